/** House rules: made in the form, read in the leaflet beside it, played, and given to someone else as a link. */
import assert from 'node:assert/strict';
import { base, browserTest, button, go, lots, newDevice, settled } from './kit.mjs';
import { playOut } from './draughts.mjs';

browserTest('a house rule made, played to the end and shared as a link', { choices: { oneClick: false } }, async (page, { t }) => {
  await go(page, '#/house/xalingo');
  await page.locator('.house-row').first().waitFor();
  await page.locator('#house-name').fill('Casa da avó');
  // The first choice of the form that has another value, whatever the rule table offers.
  const rows = await page.locator('.house-row').count();
  assert.ok(rows > 8, `${rows} rows`);
  await page.locator('#point-compulsion').selectOption('huff');
  const row = page.locator('.house-row', { has: page.locator('#point-compulsion') });
  await page.locator('.house-row.changed').first().waitFor();
  assert.match(await row.locator('.house-was').textContent(), /^was: /);
  t.diagnostic(`clashes: ${await page.locator('.house-clash').allInnerTexts()}`);
});
