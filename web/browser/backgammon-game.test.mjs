/** A whole game of backgammon by mouse with real dice typed in: a double, a take, and a gammon worth four. */
import assert from 'node:assert/strict';
import { playDice, readAnswer, readTable, startBackgammon, typeDice } from './backgammon.mjs';
import { browserTest, button, press, spoken } from './kit.mjs';

/**
 * Light runs home on doubles; Dark gets out of Light’s home, then creeps: fifteen off before Dark has one. The first
 * throws are mixed, to bring hits, the bar and choices.
 */
const LIGHT_DICE = [
  [3, 1],
  [6, 5],
  [4, 2],
  [6, 6],
  [5, 5],
  [4, 4],
  [6, 6],
  [5, 5],
  [3, 3],
  [6, 6],
  [6, 6],
  [5, 5],
  [6, 6],
  [6, 6],
  [6, 6],
  [6, 6],
  [6, 6],
];
const DARK_DICE = [
  [2, 1],
  [4, 3],
  [6, 5],
  [6, 4],
  [5, 4],
  [2, 1],
  [2, 1],
  [1, 1],
  [2, 1],
  [2, 1],
  [2, 1],
  [2, 1],
];

browserTest(
  'a whole game of backgammon by mouse: double, take, gammon',
  { choices: { typedDice: true } },
  async (page, { t }) => {
    await startBackgammon(page, 'backgammon');
    const seen = { turns: 0 };
    const thrown = { Light: 0, Dark: 0 };
    let table = await readTable(page);
    assert.match(table.say, /One die each, typed with Light’s first/);
    // One die each: 6 against 2, and Light starts with these dice.
    table = await typeDice(page, table, [6, 2]);
    assert.equal(table.acting, 'Light');
    let doubled = false;
    while (!table.outcome) {
      assert.ok(seen.turns < 120, 'the game does not end');
      const side = table.acting;
      if (table.buttons.includes('Roll') || /type/.test(table.say)) {
        if (!doubled && side === 'Light' && seen.turns >= 4) {
          doubled = true;
          await press(button(page, 'Double'));
          table = await readAnswer(page, table);
          assert.equal(table.offer, 'Light doubles to 2');
          assert.match(await page.locator('.prompt').textContent(), /Drop, and you lose 1 point/);
          await press(button(page, 'Take'));
          table = await readAnswer(page, table);
          assert.equal(table.offer, null);
          assert.match(await page.locator('.moves-event').last().textContent(), /Light doubles to 2, Dark takes/);
        }
        const dice =
          side === 'Light'
            ? LIGHT_DICE[Math.min(thrown.Light++, LIGHT_DICE.length - 1)]
            : DARK_DICE[thrown.Dark++ % DARK_DICE.length];
        table = await typeDice(page, table, dice);
      } else {
        // Both bring up the checker furthest back; the board lists its points as Light counts them, from 24 down.
        table = await playDice(page, table, { choose: (names) => (side === 'Light' ? names[0] : names.at(-1)), seen });
        seen.turns++;
      }
    }
    t.diagnostic(JSON.stringify({ ...seen, outcome: table.outcome }));
    assert.ok(doubled);
    assert.match(table.outcome, /Light wins 4 points.*Gammon/);
    assert.match(await spoken(page, 'assertive'), /Light wins 4 points/);
    assert.ok(seen.drags > 0, 'some steps were dragged');
  },
);
