/** A whole game of backgammon without a mouse, by points and dice. */
import assert from 'node:assert/strict';
import { base, browserTest, tabTo } from './kit.mjs';
import { readAnswer, readTable } from './backgammon.mjs';

browserTest(
  'a whole game of backgammon by keyboard alone, with the page’s own dice',
  { choices: { oneClick: false } },
  async (page, { t }) => {
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
        const from =
          table.places.find((each) => each.can && !/reached with/.test(each.label) && !/selected/.test(each.label)) ??
          table.places.find((each) => each.can);
        await page.keyboard.press('Home');
        for (let step = 0; step < 26 && (await focused()) !== from.place; step++)
          await page.keyboard.press('ArrowRight');
        assert.equal(await focused(), from.place);
        const dice = (await page.locator('[data-dice]').getAttribute('aria-label')).match(/\d/g);
        const before = await readTable(page);
        for (const die of dice) {
          await page.keyboard.press(die);
          if (JSON.stringify((await readTable(page)).places) !== JSON.stringify(before.places)) break;
        }
        table = await readTable(page);
        assert.notDeepEqual(
          table.places,
          before.places,
          `neither die moved the checker on ${from.place}: ${table.say}`,
        );
        continue;
      }
      table = await readAnswer(page, table);
    }
    t.diagnostic(`${turns} steps: ${table.outcome}`);
    assert.match(table.outcome, /wins \d+ points?/);
  },
);
