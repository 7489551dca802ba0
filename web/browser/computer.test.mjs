/** A game against the computer at its first level, to the end. */
import assert from 'node:assert/strict';
import { playOut, startDraughts } from './draughts.mjs';
import { browserTest, lots } from './kit.mjs';

browserTest(
  'a game of draughts against the computer',
  { choices: { mode: 'computer', level: 1, levels: 10, colour: 'light', oneClick: false, evaluation: true } },
  async (page, { t }) => {
    await startDraughts(page, 'xalingo');
    const lot = lots(4);
    const game = await playOut(page, { choose: (squares) => squares[Math.floor(lot() * squares.length)] });
    t.diagnostic(JSON.stringify(game));
    assert.match(game.outcome, /(Computer|You) wins|Draw/);
  },
);
