/** House rules: made in the form, read in the leaflet beside it, played, and given to someone else as a link. */
import assert from 'node:assert/strict';
import { playOut } from './draughts.mjs';
import { browserTest, button, fill, go, lots, newDevice, press, reload, select } from './kit.mjs';

browserTest('a clash is said at its rows and stops play', async (page) => {
  await go(page, '#/house/italian');
  await select(page.locator('#point-compulsion'), 'huff');
  assert.ok(await page.locator('.house-clash').count());
  const row = page.locator('.house-row', { has: page.locator('#point-compulsion') });
  assert.match(await row.locator('.house-was').textContent(), /^was: /);
  assert.equal(await button(page, 'Play by these rules').getAttribute('aria-disabled'), 'true');
  await press(button(page, 'Back to the leaflet'));
  assert.equal(await page.locator('.house-clash').count(), 0);
  assert.equal(await page.locator('.house-row.changed').count(), 0);
});

browserTest(
  'a house rule made, read, played to the end and shared as a link',
  { choices: { oneClick: false } },
  async (page, { t }) => {
    await go(page, '#/house/garden');
    await fill(page.locator('#house-name'), 'Casa da avó');
    // The garden leaflet enforces captures by the huff; this house forces them.
    await select(page.locator('#point-compulsion'), 'forced');
    assert.equal(await page.locator('.house-row.changed').count(), 1);
    assert.equal(await page.locator('.house-clash').count(), 0);
    // The leaflet beside the form follows, and marks the article that changed.
    assert.ok(await page.locator('.house-page .article.changed').count());
    await press(button(page, 'Copy link'));
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await press(button(page, 'Play by these rules'));
    assert.ok(await page.locator('[data-square]').count());
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
      await go(guest, link);
      assert.equal(await guest.locator('.house-row.changed').count(), 1);
      assert.equal(await guest.locator('#house-name').inputValue(), 'Casa da avó');
      assert.equal(await guest.locator('#house-parent').inputValue(), 'draughts:garden');
      assert.equal(await guest.locator('#point-compulsion').inputValue(), 'forced');
      await press(button(guest, 'Play by these rules'));
      assert.ok(await guest.locator('[data-square]').count());
      await reload(guest);
      assert.ok(await guest.locator('[data-square]').count());
      await go(guest, '#/');
      assert.ok(await guest.locator('.game-card', { hasText: 'Casa da avó' }).isVisible());
      assert.deepEqual(complaints, []);
    } finally {
      await context.close();
    }
  },
);
