/** "Your first game": every lesson from its first step to its end, by what the page itself offers. */
import assert from 'node:assert/strict';
import * as backgammon from './backgammon.mjs';
import * as draughts from './draughts.mjs';
import { browserTest, button, go, lots, press, settled } from './kit.mjs';

/** One press on the board or on a button beside it. */
async function pressOnce(page, game, choose) {
  if (game === 'backgammon') {
    const table = await backgammon.readTable(page);
    const ready = page
      .locator('.lesson-play button:not([aria-disabled="true"])')
      .filter({ hasText: /^(Play|Pass the dice|Roll)/ })
      .first();
    const wanted = backgammon.targetsOf(table).length ? backgammon.targetsOf(table) : backgammon.sourcesOf(table);
    if (await ready.isVisible()) await ready.click();
    else {
      assert.ok(wanted.length, 'nothing can be pressed, and the step goes on');
      await backgammon.mouse.press(page, table, choose(wanted));
    }
    return;
  }
  const table = await draughts.readTable(page);
  const targets = draughts.labelled(table, /can be (reached|taken)|the jump lands here/);
  const wanted = targets.length ? targets : draughts.labelled(table, /can (move|capture)/);
  if (table.huffs.length) await press(button(page, table.huffs[0]));
  else {
    assert.ok(wanted.length, 'nothing can be pressed, and the step goes on');
    await draughts.mouse.press(page, table, choose(wanted));
  }
}

/** Plays the step until it says that it is done or, in the last game, lost. */
async function playStep(page, game, choose) {
  const over = () => page.evaluate(() => document.querySelector('.verdict, .lesson-words .button.primary') !== null);
  if (await button(page, 'Show me').isVisible()) await press(button(page, 'Show me'));
  for (let presses = 0; !(await over()); presses++) {
    assert.ok(presses < 1200, 'the step comes to no end');
    await pressOnce(page, game, choose);
    await settled(page);
  }
}

for (const game of ['xalingo', 'xalingo-en', 'garden', 'italian', 'backgammon', 'chess']) {
  browserTest(
    `the first game of ${game}, step by step to its end`,
    { choices: { speed: 'none', oneClick: true } },
    async (page, { t }) => {
      const lot = lots(5);
      const choose = (places) => places[Math.floor(lot() * places.length)];
      await go(page, `#/learn/${game}`);
      const said = [];
      let finished = false;
      while (!finished) {
        const step = page.locator('.lesson-words .cap').first();
        said.push(await step.textContent());
        await playStep(page, game, choose);
        const last = button(page, 'Finish');
        finished = await last.isVisible();
        await press(finished ? last : button(page, 'Next'));
      }
      t.diagnostic(`${game}: ${said.length} steps`);
      const steps = Number(said[0].split(' ').at(-1));
      assert.ok(steps >= 5, said[0]);
      assert.deepEqual(
        said,
        Array.from({ length: steps }, (_, at) => `Step ${at + 1} of ${steps}`),
      );
      assert.match(await page.locator('.lesson-end .primary').textContent(), /^Play /);
      await go(page, '#/learn');
      assert.equal(
        await page.evaluate((id) => JSON.parse(localStorage.getItem('tabuleiro.preferences')).lessons[id], game),
        steps,
      );
    },
  );
}
