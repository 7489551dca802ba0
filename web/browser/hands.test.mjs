/** The boards under a mouse, a finger and a keyboard. Each test names what a person does and what must follow. */
import assert from 'node:assert/strict';
import { place, readTable, startBackgammon, typeDice } from './backgammon.mjs';
import { square, startDraughts } from './draughts.mjs';
import {
  browserTest,
  button,
  drag,
  fill,
  go,
  middle,
  PHONE,
  press,
  reload,
  select,
  settled,
  spoken,
  strike,
  strikeNumber,
  tap,
} from './kit.mjs';

const label = (locator) => locator.getAttribute('aria-label');
const squareIs = async (page, number, pattern) => assert.match(await label(square(page, number)), pattern);
const placeIs = async (page, name, pattern) => assert.match(await label(place(page, name)), pattern);
const SLOW = { choices: { oneClick: false } };
/** 23 takes two and lands on 7. */
const startCapture = (page) => startDraughts(page, 'italian', '?position=W:W22,23:B2,11,15,18,19');
/** A six and a two are thrown, and Light begins. */
async function startThrown(page, dice = [6, 2]) {
  await startBackgammon(page, 'backgammon');
  await typeDice(page, await readTable(page), dice);
}
const TYPED = { choices: { typedDice: true, oneClick: false } };

browserTest('mouse: a capture is walked jump by jump, and taken pieces stay until it is whole', SLOW, async (page) => {
  await startCapture(page);
  await press(square(page, 23));
  await press(square(page, 14));
  await squareIs(page, 14, /white man, selected/);
  assert.match(await label(square(page, 19)), /black man, will be taken/);
  await strike(page, 'Escape');
  await squareIs(page, 23, /white man, selected/);
  await press(square(page, 14));
  await press(square(page, 7));
  await squareIs(page, 11, /empty/);
});

browserTest(
  'mouse: one click plays where only one move fits, by choice',
  { choices: { oneClick: true } },
  async (page) => {
    await startCapture(page);
    await press(square(page, 23));
    await squareIs(page, 7, /white man/);
  },
);

browserTest(
  'mouse: a piece dragged to the end of its only route plays it; dropped elsewhere it goes back',
  SLOW,
  async (page) => {
    await startCapture(page);
    await drag(page, square(page, 23), square(page, 29));
    assert.match(await label(square(page, 23)), /white man/);
    await drag(page, square(page, 23), square(page, 7));
    await squareIs(page, 7, /white man/);
  },
);

browserTest(
  'an animation never blocks: the next tap finishes it',
  { choices: { speed: 'slow', oneClick: true } },
  async (page) => {
    await startCapture(page);
    // At a hundredth of its speed no machine is too slow to see it, and nothing but the tap can end it.
    const motion = await page.context().newCDPSession(page);
    await motion.send('Animation.enable');
    await motion.send('Animation.setPlaybackRate', { playbackRate: 0.01 });
    await square(page, 23).click();
    await page.locator('[data-ghost]').nth(1).waitFor({ state: 'attached' });
    await square(page, 1).click();
    assert.equal(await page.locator('[data-ghost]').count(), 0);
    await settled(page);
    await squareIs(page, 7, /white man/);
  },
);

browserTest(
  'keyboard: arrows, digits, Enter, M, L and T; a typed move empties its field',
  { choices: { oneClick: false, time: '5+5' } },
  async (page) => {
    await startCapture(page);
    await reload(page);
    await strike(page, 'Tab');
    assert.equal(await page.evaluate(() => document.activeElement.className), 'skip-link');
    await strike(page, 'Enter');
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute('role')), 'gridcell');
    await strikeNumber(page, 23);
    assert.match(
      await page.evaluate(() => document.activeElement.getAttribute('aria-label')),
      /23, white man, can capture/,
    );
    await strike(page, 'm');
    assert.match(await spoken(page), /1 legal move: 23×14×7/);
    await strike(page, 't');
    assert.match(await spoken(page), /Light: \d:\d\d\. Dark: \d:\d\d\./);
    await strike(page, 'Enter');
    assert.match(await spoken(page), /23\. Goes to 14\./);
    await fill(page.locator('#type-move'), '23x14x7');
    await strike(page, 'Enter');
    await squareIs(page, 7, /white man/);
    assert.equal(await page.locator('#type-move').inputValue(), '');
    await button(page, 'One back').focus();
    await strike(page, 'l');
    assert.match(await spoken(page), /Last move: Light: 23 takes 19 and 11, lands on 7\./);
    await strike(page, 'Enter');
    assert.match(await page.locator('.say').textContent(), /An earlier position\./);
    await press(button(page, 'Back to the game'));
    await squareIs(page, 7, /white man/);
  },
);

browserTest('a dialog takes the focus, keeps it and gives it back', async (page) => {
  await startDraughts(page, 'xalingo');
  await press(button(page, 'More'));
  await press(page.getByRole('menuitem', { name: 'Resign' }));
  assert.ok(await page.evaluate(() => document.activeElement.closest('dialog') !== null));
  await strike(page, 'Escape');
  assert.equal(await page.locator('dialog').count(), 0);
  assert.match(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), /More/);
});

browserTest(
  'mouse: a checker goes by click and click, undo takes it back, the dice are swapped and confirmed by a click',
  TYPED,
  async (page) => {
    await startThrown(page);
    await press(place(page, 24));
    assert.match(await spoken(page), /24 point, two of yours\. Goes to /);
    assert.equal(await page.locator('.bg-plate-number').count(), 3);
    await press(place(page, 18));
    await placeIs(page, 18, /1 light checker/);
    await press(button(page, 'Undo'));
    await placeIs(page, 18, /empty/);
    const dice = page.locator('[data-dice]');
    assert.match(await label(dice), /Dice 6 and 2: swap them/);
    await press(dice);
    await press(place(page, 13));
    // A second press on the same checker plays the first die, which is now the two.
    await press(place(page, 13));
    await placeIs(page, 11, /1 light checker/);
    await drag(page, place(page, 24), place(page, 18));
    await placeIs(page, 18, /1 light checker/);
    assert.match(await label(dice), /play the turn/);
    await press(dice);
    assert.equal(await page.locator('.moves-entry').count(), 1);
  },
);

browserTest('keyboard: points by arrows, a die by its digit, U, B and P', TYPED, async (page) => {
  await startThrown(page);
  await place(page, 13).focus();
  await strike(page, '2');
  await placeIs(page, 11, /1 light checker/);
  await strike(page, 'u');
  await placeIs(page, 11, /empty/);
  await strike(page, 'ArrowDown');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.place), '12');
  await strike(page, 'b');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.place), 'bar');
  await strike(page, 'p');
  assert.match(await spoken(page), /Light: 167 pips\. Dark: 167 pips\./);
});

/** A finger, through the browser's own input events. Where it lifts a piece, that is seen before it lets go. */
async function fingerDrag(page, from, to, { lifts }) {
  const [a, b] = [await middle(from), await middle(to)];
  const input = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => input.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [a]);
  for (let step = 1; step <= 6; step++)
    await touch('touchMove', [{ x: a.x + ((b.x - a.x) * step) / 6, y: a.y + ((b.y - a.y) * step) / 6 }]);
  if (lifts) await page.locator('.board-dragging').waitFor({ state: 'attached' });
  else assert.equal(await page.locator('.board-dragging').count(), 0);
  await touch('touchEnd', []);
  await settled(page);
}
const HAND = { size: PHONE, touch: true };

browserTest('finger: a piece is lifted and dropped at the end of its route', { ...HAND, ...SLOW }, async (page) => {
  await startCapture(page);
  await fingerDrag(page, square(page, 23), square(page, 7), { lifts: true });
  await squareIs(page, 7, /white man/);
});

browserTest('finger: dragging from an empty square scrolls the page', HAND, async (page) => {
  // A table stands in the window as a whole; a study is longer than a phone.
  await go(page, '#/analyse?rules=italian&position=W:W23:B18,11');
  await fingerDrag(page, square(page, 26), square(page, 10), { lifts: false });
  await page.waitForFunction(() => scrollY > 40);
});

browserTest(
  'finger: a tap beside a checker of 25 px finds the one that was meant',
  { ...HAND, choices: { typedDice: true, oneClick: false } },
  async (page) => {
    await startThrown(page);
    const box = await place(page, 9).boundingBox();
    await page.touchscreen.tap(box.x + 5, box.y + box.height - 30);
    await settled(page);
    await placeIs(page, 8, /selected/);
  },
);

browserTest('finger: every cell of 12×12 can be hit', { ...HAND, ...SLOW }, async (page) => {
  await startDraughts(page, 'canadian');
  const box = await square(page, 45).boundingBox();
  assert.ok(box.width >= 24 && box.height >= 24, `${box.width} × ${box.height}`);
  await tap(square(page, 45));
  await squareIs(page, 45, /selected/);
  assert.equal(await page.locator('.mk-dot').count(), 2);
});

browserTest(
  'phone: the theme is in the settings sheet, which closes with Esc and returns the focus',
  HAND,
  async (page) => {
    await go(page, '#/');
    await press(button(page, 'Settings'));
    await press(page.getByRole('radio', { name: 'Contrast' }));
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'contrast');
    await strike(page, 'Escape');
    assert.equal(await page.locator('dialog').count(), 0);
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), 'Settings');
  },
);

browserTest(
  'choices are kept, and the first language is the browser’s',
  { choices: { language: null }, locale: 'it-CH' },
  async (page) => {
    await go(page, '#/');
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'it');
    await select(page.locator('.language-button select'), 'Português');
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'pt-BR');
    await reload(page);
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'pt-BR');
  },
);
