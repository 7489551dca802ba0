/** A whole game of each leaflet of draughts by mouse, two at one table. */
import assert from 'node:assert/strict';
import { playOut, startDraughts } from './draughts.mjs';
import { browserTest, lots } from './kit.mjs';

const GAMES = [
  { slug: 'xalingo', seed: 1 },
  { slug: 'xalingo-en', seed: 1 },
  { slug: 'garden', seed: 1 },
  { slug: 'italian', seed: 1 },
];

for (const { slug, seed } of GAMES) {
  browserTest(`a whole game of ${slug} by mouse`, { choices: { oneClick: false } }, async (page, { t }) => {
    await startDraughts(page, slug);
    const lot = lots(Number(process.env.SEED ?? seed));
    const game = await playOut(page, { choose: (squares) => squares[Math.floor(lot() * squares.length)] });
    t.diagnostic(`${slug}: ${JSON.stringify(game)}`);
    assert.match(game.outcome, /(Light|Dark) wins/);
    assert.ok(game.drags > 0, 'some moves were dragged');
    assert.ok(game.captures > 0);
    if (slug === 'garden') assert.ok(game.huffs > 0, 'a huff was offered and taken');
  });
}
