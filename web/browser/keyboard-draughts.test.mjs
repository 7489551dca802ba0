/** A whole game of draughts without a mouse, by the numbers of the squares. */
import assert from 'node:assert/strict';
import { keyboard, playOut } from './draughts.mjs';
import { browserTest, go, lots, spoken, strike, tabTo } from './kit.mjs';

browserTest(
  'a whole game of draughts by keyboard alone, from the home page to the end',
  { choices: { oneClick: false } },
  async (page, { t }) => {
    await go(page, '#/');
    await tabTo(page, '.game-card[aria-checked="true"]');
    await strike(page, 'ArrowRight');
    assert.equal(await page.evaluate(() => document.activeElement.dataset.set), 'draughts:xalingo');
    await strike(page, 'Enter');
    await strike(page, 'Tab');
    assert.ok(await page.evaluate(() => document.activeElement.dataset.square), 'the board comes first');
    await strike(page, 'm');
    assert.match(await spoken(page), /7 legal moves/);
    const lot = lots(1);
    const game = await playOut(page, {
      choose: (squares) => squares[Math.floor(lot() * squares.length)],
      hand: keyboard,
    });
    t.diagnostic(JSON.stringify(game));
    assert.match(game.outcome, /wins/);
    assert.match(await spoken(page, 'assertive'), /wins\. Every piece of the other side is taken\./);
    await strike(page, 'l');
    assert.match(await spoken(page), /^Last move: /);
  },
);
