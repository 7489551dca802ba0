/** Whole games without a mouse: draughts by the numbers of the squares, backgammon by points and dice. */
import assert from 'node:assert/strict';
import { browserTest, lots, settled, spoken } from './kit.mjs';
import { keyboard, playOut } from './draughts.mjs';
import { readAnswer, readTable } from './backgammon.mjs';
import { base } from './kit.mjs';

/** Presses Tab until the focus stands where it is wanted. */
async function tabTo(page, wanted, most = 60) {
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), wanted)) return;
  }
  assert.fail(`Tab never came to ${wanted}`);
}

browserTest('a whole game of draughts by keyboard alone, from the home page to the end', { choices: { oneClick: false } }, async (page, { t }) => {
  await page.goto(`${base()}/`);
  await settled(page);
  await tabTo(page, '.game-card[href="#/play/xalingo"]');
  await page.keyboard.press('Enter');
  await page.locator('[data-square]').first().waitFor();
  await page.keyboard.press('Tab');
  assert.ok(await page.evaluate(() => document.activeElement.dataset.square), 'the board comes first');
  await page.keyboard.press('m');
  assert.match(await spoken(page), /7 legal moves/);
  const lot = lots(1);
  const game = await playOut(page, { choose: (squares) => squares[Math.floor(lot() * squares.length)], hand: keyboard });
  t.diagnostic(JSON.stringify(game));
  assert.match(game.outcome, /wins/);
  assert.match(await spoken(page, 'assertive'), /wins\. Every piece of the other side is taken\./);
  await page.keyboard.press('l');
  assert.match(await spoken(page), /^Last move: /);
});

browserTest('a whole game of backgammon by keyboard alone, with the page’s own dice', { choices: { oneClick: false } }, async (page, { t }) => {
  await page.goto(`${base()}/#/play/backgammon`);
  await page.locator('[data-place]').first().waitFor();
  await tabTo(page, '[data-place]');
  let table = await readTable(page);
  let turns = 0;
  const focused = () => page.evaluate(() => document.activeElement?.dataset?.place ?? null);
  while (!table.outcome) {
    assert.ok(turns++ < 400, `the game does not end: ${table.say}`);
    if (table.buttons.includes('Roll')) {
      await page.keyboard.press('r');
      table = await readAnswer(page, table);
      continue;
    }
    const confirm = table.buttons.find((text) => /^(Play|Pass the dice)/.test(text));
    if (confirm) {
      await tabTo(page, '.action-buttons .primary');
      await page.keyboard.press('Enter');
    } else {
      if ((await focused()) === null) assert.fail('the focus is lost');
      // To the first checker of the way that can move, then a die.
      const from = table.places.find((each) => each.can && !/reached with/.test(each.label) && !/selected/.test(each.label)) ?? table.places.find((each) => each.can);
      await page.keyboard.press('Home');
      for (let step = 0; step < 26 && (await focused()) !== from.place; step++) await page.keyboard.press('ArrowRight');
      assert.equal(await focused(), from.place);
      const dice = (await page.locator('[data-dice]').getAttribute('aria-label')).match(/\d/g);
      const before = await readTable(page);
      for (const die of dice) {
        await page.keyboard.press(die);
        if (JSON.stringify((await readTable(page)).places) !== JSON.stringify(before.places)) break;
      }
      table = await readTable(page);
      assert.notDeepEqual(table.places, before.places, `neither die moved the checker on ${from.place}: ${table.say}`);
      continue;
    }
    table = await readAnswer(page, table);
  }
  t.diagnostic(`${turns} steps: ${table.outcome}`);
  assert.match(table.outcome, /wins \d+ points?/);
});
