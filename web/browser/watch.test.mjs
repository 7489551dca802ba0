/** The watch itself: what every other test relies on is noticed. */
import assert from 'node:assert/strict';
import { base, browserTest, go } from './kit.mjs';

browserTest(
  'errors, refused and foreign requests and violations of the policy are noticed',
  async (page, { complaints, heard }) => {
    await go(page, '#/');
    await page.evaluate(async () => {
      console.error('said on the console');
      setTimeout(() => {
        throw new Error('thrown in the page');
      });
      await fetch('/nothing-here').catch(() => undefined);
      await fetch('http://127.0.0.2:9/elsewhere').catch(() => undefined);
      const script = document.createElement('script');
      script.textContent = 'window.inline = true';
      document.head.append(script);
    });
    const expected = [
      /console: said on the console/,
      /error: .*thrown in the page/,
      /failed request: .*nothing-here 404/,
      /policy: connect-src .*127\.0\.0\.2/,
      /policy: script-src-elem inline/,
    ];
    await Promise.all(expected.map(heard));
    const noticed = complaints.splice(0).join('\n');
    assert.equal(await page.evaluate(() => window.inline), undefined, 'inline script does not run');
    assert.ok(noticed.includes(base()));
  },
);
