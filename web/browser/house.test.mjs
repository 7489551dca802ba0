/** House rules: made in the form, read in the leaflet beside it, played, and given to someone else as a link. */
import assert from 'node:assert/strict';
import { browserTest, button, go, lots, newDevice } from './kit.mjs';
import { playOut } from './draughts.mjs';

browserTest('a clash is said at its rows and stops play', async (page) => {
  await go(page, '#/house/italian');
  await page.locator('#point-compulsion').selectOption('huff');
  await page.locator('.house-clash').first().waitFor();
  const row = page.locator('.house-row', { has: page.locator('#point-compulsion') });
  assert.match(await row.locator('.house-was').textContent(), /^was: /);
  assert.equal(await button(page, 'Play by these rules').getAttribute('aria-disabled'), 'true');
  await button(page, 'Back to the leaflet').click();
  await page.locator('.house-clash').first().waitFor({ state: 'detached' });
  assert.equal(await page.locator('.house-row.changed').count(), 0);
});

browserTest(
  'a house rule made, read, played to the end and shared as a link',
  { choices: { oneClick: false } },
  async (page, { t }) => {
    await go(page, '#/house/garden');
    await page.locator('.house-row').first().waitFor();
    await page.locator('#house-name').fill('Casa da avó');
    // The garden leaflet enforces captures by the huff; this house forces them.
    await page.locator('#point-compulsion').selectOption('forced');
    await page.locator('.house-row.changed').waitFor();
    assert.equal(await page.locator('.house-clash').count(), 0);
    // The leaflet beside the form follows, and marks the article that changed.
    await page.locator('.house-page .article.changed').first().waitFor();
    await button(page, 'Copy link').click();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await button(page, 'Play by these rules').click();
    await page.waitForFunction(() => location.hash.startsWith('#/game/') && document.querySelector('[data-square]'));
    assert.match(await page.title(), /Casa da avó/);
    const lot = lots(1);
    const game = await playOut(page, { choose: (squares) => squares[Math.floor(lot() * squares.length)] });
    t.diagnostic(JSON.stringify(game));
    assert.match(game.outcome, /wins|Draw/);
    assert.equal(game.huffs, 0, 'nothing is huffed in this house');

    // Someone else opens the link on another device.
    const { context, complaints } = await newDevice({ choices: { oneClick: false } });
    try {
      const guest = await context.newPage();
      await guest.goto(link);
      await guest.locator('.house-row.changed').waitFor();
      assert.equal(await guest.locator('#house-name').inputValue(), 'Casa da avó');
      assert.equal(await guest.locator('#house-parent').inputValue(), 'draughts:garden');
      assert.equal(await guest.locator('#point-compulsion').inputValue(), 'forced');
      await button(guest, 'Play by these rules').click();
      await guest.locator('[data-square]').first().waitFor();
      await guest.reload();
      await guest.locator('[data-square]').first().waitFor();
      await go(guest, '#/');
      await guest.locator('.more-card', { hasText: 'Casa da avó' }).waitFor();
      assert.deepEqual(complaints, []);
    } finally {
      await context.close();
    }
  },
);
