/** The boards under a mouse, a finger and a keyboard. Each test names what a person does and what must follow. */
import assert from 'node:assert/strict';
import { PHONE, browserTest, button, drag, go, middle, spoken } from './kit.mjs';
import { square, startDraughts } from './draughts.mjs';
import { place, readTable, startBackgammon, typeDice } from './backgammon.mjs';

const label = (locator) => locator.getAttribute('aria-label');
const labelBecomes = (page, selector, pattern) =>
  page.waitForFunction(
    ([where, text]) => new RegExp(text).test(document.querySelector(where)?.getAttribute('aria-label') ?? ''),
    [selector, pattern],
  );
const squareBecomes = (page, number, pattern) => labelBecomes(page, `[data-square="${number}"]`, pattern);
const placeBecomes = (page, name, pattern) => labelBecomes(page, `[data-place="${name}"]`, pattern);
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
  await square(page, 23).click();
  await square(page, 14).click();
  await squareBecomes(page, 14, 'white man, selected');
  assert.match(await label(square(page, 19)), /black man, will be taken/);
  await page.keyboard.press('Escape');
  await squareBecomes(page, 23, 'white man, selected');
  await square(page, 14).click();
  await square(page, 7).click();
  await squareBecomes(page, 11, 'empty');
});

browserTest('mouse: one click plays where only one move fits', async (page) => {
  await startCapture(page);
  await square(page, 23).click();
  await squareBecomes(page, 7, 'white man');
});

browserTest(
  'mouse: a piece dragged to the end of its only route plays it; dropped elsewhere it goes back',
  SLOW,
  async (page) => {
    await startCapture(page);
    await drag(page, square(page, 23), square(page, 29));
    assert.match(await label(square(page, 23)), /white man/);
    await drag(page, square(page, 23), square(page, 7));
    await squareBecomes(page, 7, 'white man');
  },
);

browserTest('an animation never blocks: the next tap finishes it', { choices: { speed: 'slow' } }, async (page) => {
  await startCapture(page);
  await square(page, 23).click();
  await page.locator('[data-ghost]').nth(1).waitFor({ state: 'attached' });
  await square(page, 1).click();
  await page.locator('[data-ghost]').first().waitFor({ state: 'detached', timeout: 300 });
});

browserTest(
  'keyboard: arrows, digits, Enter, M, L and T; a typed move empties its field',
  { choices: { oneClick: false, time: '5+5' } },
  async (page) => {
    await startCapture(page);
    await page.reload();
    await square(page, 23).waitFor();
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate(() => document.activeElement.className), 'skip-link');
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate(() => document.activeElement.getAttribute('role')), 'gridcell');
    await page.keyboard.type('23');
    assert.match(
      await page.evaluate(() => document.activeElement.getAttribute('aria-label')),
      /23, white man, can capture/,
    );
    await page.keyboard.press('m');
    assert.match(await spoken(page), /1 legal move: 23×14×7/);
    await page.keyboard.press('t');
    assert.match(await spoken(page), /Light: \d:\d\d\. Dark: \d:\d\d\./);
    await page.keyboard.press('Enter');
    assert.match(await spoken(page), /23\. Goes to 14\./);
    await page.locator('#type-move').fill('23x14x7');
    await page.keyboard.press('Enter');
    await squareBecomes(page, 7, 'white man');
    assert.equal(await page.locator('#type-move').inputValue(), '');
    await button(page, 'One back').focus();
    await page.keyboard.press('l');
    assert.match(await spoken(page), /Last move: Light: 23 takes 19 and 11, lands on 7\./);
    await page.keyboard.press('Enter');
    await page.locator('.say', { hasText: 'An earlier position.' }).waitFor();
    await button(page, 'Back to the game').click();
    await squareBecomes(page, 7, 'white man');
  },
);

browserTest('a dialog takes the focus, keeps it and gives it back', async (page) => {
  await startDraughts(page, 'xalingo');
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Resign' }).click();
  assert.ok(await page.evaluate(() => document.activeElement.closest('dialog') !== null));
  await page.keyboard.press('Escape');
  assert.equal(await page.locator('dialog').count(), 0);
  assert.match(await page.evaluate(() => document.activeElement.textContent), /More/);
});

browserTest(
  'mouse: a checker goes by click and click, undo takes it back, the dice are swapped and confirmed by a click',
  TYPED,
  async (page) => {
    await startThrown(page);
    await place(page, 24).click();
    assert.match(await spoken(page), /24 point, two of yours\. Goes to /);
    assert.equal(await page.locator('.bg-plate-number').count(), 3);
    await place(page, 18).click();
    await placeBecomes(page, 18, '1 light checker');
    await button(page, 'Undo').click();
    await placeBecomes(page, 18, 'empty');
    const dice = page.locator('[data-dice]');
    assert.match(await label(dice), /Dice 6 and 2: swap them/);
    await dice.click();
    await place(page, 13).click();
    // A second press on the same checker plays the first die, which is now the two.
    await place(page, 13).click();
    await placeBecomes(page, 11, '1 light checker');
    await drag(page, place(page, 24), place(page, 18));
    await placeBecomes(page, 18, '1 light checker');
    assert.match(await label(dice), /play the turn/);
    await dice.click();
    await page.locator('.moves-entry').waitFor();
  },
);

browserTest('keyboard: points by arrows, a die by its digit, U, B and P', TYPED, async (page) => {
  await startThrown(page);
  await place(page, 13).focus();
  await page.keyboard.press('2');
  await placeBecomes(page, 11, '1 light checker');
  await page.keyboard.press('u');
  await placeBecomes(page, 11, 'empty');
  await page.keyboard.press('ArrowDown');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.place), '12');
  await page.keyboard.press('b');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.place), 'bar');
  await page.keyboard.press('p');
  assert.match(await spoken(page), /Light: 167 pips\. Dark: 167 pips\./);
});

/** A finger, through the browser's own input events; gives how many boards had a piece lifted on the way. */
async function fingerDrag(page, from, to) {
  const [a, b] = [await middle(from), await middle(to)];
  const input = await page.context().newCDPSession(page);
  const touch = (type, touchPoints) => input.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', [a]);
  for (let step = 1; step <= 6; step++)
    await touch('touchMove', [{ x: a.x + ((b.x - a.x) * step) / 6, y: a.y + ((b.y - a.y) * step) / 6 }]);
  const lifted = await page.locator('.board-dragging').count();
  await touch('touchEnd', []);
  return lifted;
}
const HAND = { size: PHONE, touch: true };

browserTest('finger: a piece is lifted and dropped at the end of its route', { ...HAND, ...SLOW }, async (page) => {
  await startCapture(page);
  assert.equal(await fingerDrag(page, square(page, 23), square(page, 7)), 1);
  await squareBecomes(page, 7, 'white man');
});

browserTest('finger: dragging from an empty square scrolls the page', HAND, async (page) => {
  await startCapture(page);
  await fingerDrag(page, square(page, 26), square(page, 10));
  await page.waitForFunction(() => scrollY > 40);
});

browserTest(
  'finger: a tap beside a checker of 25 px finds the one that was meant',
  { ...HAND, choices: { typedDice: true, oneClick: false } },
  async (page) => {
    await startThrown(page);
    const box = await place(page, 9).boundingBox();
    await page.touchscreen.tap(box.x + 5, box.y + box.height - 30);
    await placeBecomes(page, 8, 'selected');
  },
);

browserTest('finger: every cell of 12×12 can be hit', { ...HAND, ...SLOW }, async (page) => {
  await startDraughts(page, 'canadian');
  const box = await square(page, 45).boundingBox();
  assert.ok(box.width >= 24 && box.height >= 24, `${box.width} × ${box.height}`);
  await square(page, 45).tap();
  await squareBecomes(page, 45, 'selected');
  assert.equal(await page.locator('.mk-dot').count(), 2);
});

browserTest(
  'phone: the theme is in the settings sheet, which closes with Esc and returns the focus',
  HAND,
  async (page) => {
    await go(page, '#/');
    await button(page, 'Settings').click();
    await page.getByRole('radio', { name: 'Contrast' }).click();
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'contrast');
    await page.keyboard.press('Escape');
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
    await page.getByRole('radio', { name: 'Português' }).click();
    await page.waitForFunction(() => document.documentElement.lang === 'pt-BR');
    await page.reload();
    await page.locator('h1').waitFor();
    assert.equal(await page.evaluate(() => document.documentElement.lang), 'pt-BR');
  },
);
