/**
 * A study is walked through with the arrows, Home, End and the wheel; “?” shows every key; a promise is told in full.
 */
import assert from 'node:assert/strict';
import { browserTest, fill, go, press, settled, strike } from './kit.mjs';

const PDN = '[White "Ana"]\n[Black "Bia"]\n[Result "*"]\n[GameType "22"]\n\n1. 22-18 12-16 2. 26-22 8-12 *\n';
const current = (page) =>
  page.locator('.moves-entry[aria-current]').evaluateAll((all) => all.map((each) => each.textContent).join());

browserTest(
  'a study is walked through by keys and by the wheel, and stands in one screen',
  { size: { width: 1366, height: 768 } },
  async (page) => {
    await go(page, '#/analyse');
    await fill(page.locator('#import-text'), PDN);
    await press(page.locator('.import .row button').first());
    await page.locator('main').focus();
    await strike(page, 'Home');
    assert.equal(await current(page), '');
    await strike(page, 'ArrowRight');
    assert.equal(await current(page), '22-18');
    await strike(page, 'ArrowRight', 'ArrowRight', 'ArrowLeft');
    assert.equal(await current(page), '12-16');
    await strike(page, 'End');
    assert.equal(await current(page), '8-12');
    const board = await page.locator('.board-picture').boundingBox();
    await page.mouse.move(board.x + board.width / 2, board.y + board.height / 2);
    await page.mouse.wheel(0, -120);
    await settled(page);
    assert.equal(await current(page), '26-22');
    await page.mouse.wheel(0, 120);
    await settled(page);
    assert.equal(await current(page), '8-12');
    // Board, pad, what the engine thinks and the record: nothing of it is under the fold.
    const bottoms = await page
      .locator('.study-board .board-picture, .study-pad, .study-side, .study-moves')
      .evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().bottom)));
    assert.ok(
      bottoms.every((bottom) => bottom <= 768),
      bottoms.join(),
    );
  },
);

browserTest('“?” shows every key anywhere', async (page) => {
  await go(page, '#/');
  await strike(page, '?');
  const keys = await page.locator('dialog .keys').textContent();
  for (const key of ['G', 'U', '/', '?', 'Home']) assert.ok(keys.includes(key), key);
  await strike(page, 'Escape');
  assert.equal(await page.locator('dialog').count(), 0);
});

browserTest('“How it works” tells how the dice can be checked', async (page) => {
  await go(page, '#/');
  await press(page.getByRole('link', { name: 'How it works' }));
  const told = await page.locator('main').textContent();
  for (const word of [/seal/, /Check the dice/, /words/]) assert.match(told, word);
});
