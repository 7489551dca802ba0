/** Games against the computer at its first level, to the end. */
import assert from 'node:assert/strict';
import { browserTest, lots } from './kit.mjs';
import { playOut, startDraughts } from './draughts.mjs';
import { playDice, readAnswer, readTable, startBackgammon } from './backgammon.mjs';
import { button } from './kit.mjs';

const AGAINST = { mode: 'computer', level: 1, colour: 'light', oneClick: false, evaluation: true };

browserTest('a game of draughts against the computer', { choices: AGAINST }, async (page, { t }) => {
  await startDraughts(page, 'xalingo');
  const lot = lots(4);
  const game = await playOut(page, {
    choose: (squares) => squares[Math.floor(lot() * squares.length)],
    mine: (table) => !/thinking/.test(table.say) && /can (move|capture)/.test(JSON.stringify(table.cells)) && table.moves % 2 === 0,
  });
  t.diagnostic(JSON.stringify(game));
  assert.match(game.outcome, /Computer wins|You win|Draw/);
});
