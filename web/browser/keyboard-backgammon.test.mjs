/** A whole game of backgammon without a mouse, by points and dice. */
import assert from 'node:assert/strict';
import { readAnswer, readTable } from './backgammon.mjs';
import { browserTest, go, seedChance, strike, tabTo } from './kit.mjs';

const SEED = Number(process.env.SEED ?? 1);

/** The shortest walk from one place to another: right goes on in playing order, left back, Home to the bar. */
function keysTo(there, here, side) {
  const points = Array.from({ length: 24 }, (_, at) => String(side === 'Light' ? 24 - at : at + 1));
  const way = ['bar', ...points, 'off'];
  const steps = way.indexOf(there) - way.indexOf(here);
  if (way.indexOf(there) < Math.abs(steps)) return ['Home', ...Array(way.indexOf(there)).fill('ArrowRight')];
  return Array(Math.abs(steps)).fill(steps > 0 ? 'ArrowRight' : 'ArrowLeft');
}

browserTest(
  'a whole game of backgammon by keyboard alone, with the page’s own dice',
  { choices: { oneClick: false } },
  async (page, { t, context }) => {
    await seedChance(context, SEED);
    await go(page, '#/play/backgammon');
    await tabTo(page, '[data-place]');
    let table = await readTable(page);
    let done = 0;
    const focused = () => page.evaluate(() => document.activeElement?.dataset?.place ?? null);
    while (!table.outcome) {
      assert.ok(done++ < 1000, `the game does not end: ${table.say}`);
      const before = table;
      if (table.buttons.includes('Roll')) {
        await page.keyboard.press('r');
      } else if (table.buttons.some((text) => /^(Play|Pass the dice)/.test(text))) {
        await tabTo(page, '.action-buttons .primary');
        await page.keyboard.press('Enter');
      } else {
        assert.notEqual(await focused(), null, 'the focus is lost');
        // To the first checker of the way that can move, then a die.
        const from =
          table.places.find((each) => each.can && !/reached with/.test(each.label) && !/selected/.test(each.label)) ??
          table.places.find((each) => each.can);
        for (const key of keysTo(from.place, await focused(), table.acting)) await page.keyboard.press(key);
        assert.equal(await focused(), from.place);
        const dice = (await page.locator('[data-dice]').getAttribute('aria-label')).match(/\d/g);
        const reached = await readTable(page);
        for (const die of dice) {
          await strike(page, die);
          table = await readTable(page);
          if (JSON.stringify(table.places) !== JSON.stringify(reached.places)) break;
        }
        assert.notDeepEqual(
          table.places,
          reached.places,
          `neither die moved the checker on ${from.place}: ${table.say}`,
        );
        continue;
      }
      table = await readAnswer(page, before);
    }
    t.diagnostic(`${done} steps with seed ${SEED}: ${table.outcome}`);
    assert.match(table.outcome, /wins \d+ points?/);
  },
);
