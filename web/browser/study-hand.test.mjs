/** A study under the hand: keys and wheel walk, "?" shows the keys, comments are kept, arrows are drawn. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { square, startDraughts } from './draughts.mjs';
import { browserTest, button, fill, go, middle, press, reload, settled, spoken, strike, strikeNumber } from './kit.mjs';

const current = (page) => page.locator('.moves-entry[aria-current="true"] span').allTextContents();

async function studied(page) {
  await startDraughts(page, 'italian');
  for (const number of [22, 18, 12, 16, 26, 22]) await press(square(page, number));
  await go(page, page.url().replace('#/game/', '#/analyse/'));
}

browserTest(
  'arrows, Home, End and the wheel walk; "?" shows every key',
  { choices: { oneClick: false } },
  async (page) => {
    await studied(page);
    assert.deepEqual(await current(page), ['26-22']);
    await strike(page, 'ArrowLeft');
    assert.deepEqual(await current(page), ['12-16']);
    await strike(page, 'Home');
    assert.deepEqual(await current(page), []);
    await strike(page, 'ArrowRight');
    assert.deepEqual(await current(page), ['22-18']);
    await strike(page, 'End');
    assert.deepEqual(await current(page), ['26-22']);
    const board = await middle(page.locator('.study-board'));
    await page.mouse.move(board.x, board.y);
    await page.mouse.wheel(0, -120);
    await page.locator('.moves-entry[aria-current="true"]', { hasText: '12-16' }).waitFor();
    await strike(page, '?');
    const dialog = page.getByRole('dialog', { name: 'Keys' });
    assert.match(await dialog.textContent(), /Home End.*walk through a study/s);
    await strike(page, 'Escape');
    assert.equal(await dialog.count(), 0);
  },
);

browserTest(
  'a comment stays with its turn, an arrow with its position',
  { choices: { oneClick: false } },
  async (page) => {
    await studied(page);
    await strike(page, 'ArrowLeft');
    await fill(page.locator('#study-note'), 'I was afraid of the shot.');
    await square(page, 23).scrollIntoViewIfNeeded();
    await settled(page);
    const [a, b] = [await middle(square(page, 23)), await middle(square(page, 19))];
    await page.mouse.move(a.x, a.y);
    await page.mouse.down({ button: 'right' });
    await page.mouse.move(b.x, b.y, { steps: 3 });
    await page.mouse.up({ button: 'right' });
    await settled(page);
    assert.equal(await page.locator('.drawn-head').count(), 1);
    await press(page.getByRole('button', { name: 'One forward' }));
    assert.equal(await page.locator('.drawn-head').count(), 0);
    assert.equal(await page.locator('#study-note').inputValue(), '');
    await reload(page);
    await strike(page, 'ArrowLeft');
    assert.equal(await page.locator('#study-note').inputValue(), 'I was afraid of the shot.');
    assert.equal(await page.locator('.drawn-head').count(), 1, 'the arrow is kept too');
  },
);

browserTest(
  'arrows and rings are drawn by keys, told, and go out with the record',
  { choices: { oneClick: false } },
  async (page) => {
    await studied(page);
    await strike(page, 'ArrowLeft');
    await square(page, 23).focus();
    await strike(page, 'a');
    assert.match(await spoken(page), /Arrow from 23/);
    await strikeNumber(page, 19);
    await strike(page, 'a');
    assert.match(await spoken(page), /Arrow from 23 to 19\./);
    await strike(page, 'a', 'a');
    assert.match(await spoken(page), /Ring on 19\./);
    assert.equal(await page.locator('.drawn-head').count(), 1);
    assert.match(await page.locator('.study-board').textContent(), /Drawn here: Arrow from 23 to 19\. Ring on 19\./);
    const saving = page.waitForEvent('download');
    await press(button(page, 'Export: .pdn'));
    const text = readFileSync(await (await saving).path(), 'utf8');
    assert.match(text, /12-16 \{\[%cal G23-19\]\[%csl G19\]\}/);
    await go(page, '#/analyse');
    await fill(page.locator('#import-text'), text);
    await press(page.locator('.import .row button').first());
    await strike(page, 'ArrowLeft');
    assert.equal(await page.locator('.drawn-head').count(), 1, 'and come in with it');
    // The same once more takes it away.
    await square(page, 23).focus();
    await strike(page, 'a');
    await strikeNumber(page, 19);
    await strike(page, 'a');
    assert.match(await spoken(page), /Mark taken away\./);
    assert.equal(await page.locator('.drawn-head').count(), 0);
  },
);
