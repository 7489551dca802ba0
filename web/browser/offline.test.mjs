/** After one visit the page needs no network: it opens again, and a whole game is played on it. */
import assert from 'node:assert/strict';
import { base, browserTest, button, go, lots, settled } from './kit.mjs';
import { playOut, startDraughts } from './draughts.mjs';
import { playDice, readAnswer, readTable, startBackgammon } from './backgammon.mjs';

browserTest(
  'a whole game offline after the first visit',
  { choices: { oneClick: false } },
  async (page, { t, context }) => {
    await page.goto(`${base()}/`);
    await settled(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    await settled(page);
    await startDraughts(page, 'xalingo');
    const lot = lots(1);
    const game = await playOut(page, { choose: (squares) => squares[Math.floor(lot() * squares.length)] });
    t.diagnostic(JSON.stringify(game));
    assert.match(game.outcome, /wins/);
    // Screens that were never opened before, and the computer's nets, are there too.
    for (const hash of [
      '#/rules/italian',
      '#/house/xalingo',
      '#/learn/garden',
      '#/analyse',
      '#/setup/italian',
      '#/settings',
    ]) {
      await go(page, hash);
      assert.equal(await page.locator('main .state.error').count(), 0, hash);
    }
  },
);

browserTest(
  'the computer plays backgammon offline',
  { choices: { mode: 'computer', level: 1, colour: 'light' } },
  async (page, { context }) => {
    await page.goto(`${base()}/`);
    await settled(page);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.reload();
    await settled(page);
    await startBackgammon(page, 'backgammon');
    let table = await readTable(page);
    // Until the computer has played twice.
    while ((await page.locator('.moves-entry').count()) < 4) {
      if (table.acting === 'Computer') table = await readAnswer(page, table);
      else if (table.offer) {
        await button(page, 'Take').click();
        table = await readAnswer(page, table);
      } else if (table.buttons.includes('Roll')) {
        await button(page, 'Roll').click();
        table = await readAnswer(page, table);
      } else table = await playDice(page, table, { choose: (places) => places[0] });
    }
  },
);
