/** The leaflet to print: two sides, all articles, and why no code where no other device could open it. */
import assert from 'node:assert/strict';
import { browserTest, go, press, settled } from './kit.mjs';

for (const [language, link] of [
  ['en', 'Leaflet to print'],
  ['pt', 'Folheto para imprimir'],
])
  browserTest(`a folded leaflet in the reader's language: ${language}`, { choices: { language } }, async (page) => {
    await go(page, '#/rules/italian');
    const articles = await page.locator('.rules-column .article').count();
    await press(page.getByRole('link', { name: link }));
    await settled(page);
    assert.equal(await page.locator('.leaflet-side').count(), 2);
    // Every article stands once inside and on the back, and nothing runs over the third panel.
    const flow = page.locator('.leaflet-window.inside .leaflet-flow');
    assert.equal(await flow.locator('.leaflet-article').count(), articles);
    assert.ok(await flow.evaluate((element) => element.scrollWidth <= element.clientWidth + 4), 'it fits');
    assert.equal((await page.locator('.leaflet-cover .leaflet-board svg').count()) > 0, true);
    // From this address no other device could be led anywhere.
    assert.equal(await page.locator('.leaflet-code').count(), 0);
    assert.ok(await page.locator('.leaflet-no-code').isVisible());
  });

browserTest('two pages of A4 come out of the printer', async (page) => {
  await go(page, '#/leaflet/xalingo');
  const pdf = await page.pdf({ preferCSSPageSize: true, printBackground: true });
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page[^s]/g) ?? [];
  assert.equal(pages.length, 2);
});
