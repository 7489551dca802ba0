/** After one visit the page needs no network: it opens again, and a whole game is played on it. */
import assert from 'node:assert/strict';
import { playDice, readAnswer, readTable, startBackgammon } from './backgammon.mjs';
import { playOut, playTurn, readTable as readDraughts, startDraughts } from './draughts.mjs';
import { browserTest, button, go, lots, press, reload, settled } from './kit.mjs';

/** One visit, until everything is kept; then the network goes, and the page is opened again. */
async function visitAndCut(page, context) {
  await go(page, '#/');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await context.setOffline(true);
  await reload(page);
}

browserTest(
  'a whole game offline after the first visit',
  { keeps: true, choices: { oneClick: false } },
  async (page, { t, context }) => {
    await visitAndCut(page, context);
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
  { keeps: true, choices: { mode: 'computer', level: 1, levels: 10, colour: 'light' } },
  async (page, { context }) => {
    await visitAndCut(page, context);
    await startBackgammon(page, 'backgammon');
    let table = await readTable(page);
    // Until the computer has played twice.
    while ((await page.locator('.moves-entry').count()) < 4) {
      if (table.offer) {
        await press(button(page, 'Take'));
        table = await readAnswer(page, table);
      } else if (table.buttons.includes('Roll')) {
        await press(button(page, 'Roll'));
        table = await readAnswer(page, table);
      } else table = await playDice(page, table, { choose: (places) => places[0] });
    }
  },
);

browserTest(
  'the computer plays draughts offline by rules that were never played here',
  { keeps: true, choices: { mode: 'computer', level: 3, levels: 10, colour: 'light' } },
  async (page, { context }) => {
    await visitAndCut(page, context);
    await startDraughts(page, 'italian');
    const kept = await page.evaluate(async () => {
      const shelf = await caches.open('tabuleiro.data');
      return (await shelf.keys()).map(({ url }) => url);
    });
    assert.ok(!kept.some((url) => url.includes('italian')), 'its table is not here');
    for (const made of [2, 4]) {
      await playTurn(page, await readDraughts(page), { choose: (squares) => squares[0] });
      await settled(page);
      assert.equal(await page.locator('.moves-entry').count(), made, 'the computer has answered');
    }
  },
);
