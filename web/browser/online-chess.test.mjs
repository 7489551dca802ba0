/** A game of chess by link, in the letters of two languages, to mate. */
import assert from 'node:assert/strict';
import { byMouse, moveList } from './chess.mjs';
import { fill, strike } from './kit.mjs';
import { invite, join_, onlineTest, ownServer, tableOf, until, verifyRecord } from './online.mjs';

const server = await ownServer();
const mayMove = (page) => until(page, () => document.querySelector('#type-move:not([disabled])'));

onlineTest('a game of chess by link, in the letters of two languages, to mate', async (enter) => {
  const ana = await enter('Ana', { choices: { oneClick: false } });
  const rui = await enter('Rui', { choices: { language: 'pt' } });
  const link = await invite(ana, 'chess', server.base);
  await join_(rui, link);
  await ana.page.locator('.table-board').waitFor();
  for (const [mine, theirs] of [
    ['e2e4', 'e5'],
    ['f1c4', 'Cc6'],
    ['d1h5', 'Cf6'],
  ]) {
    await mayMove(ana.page);
    await byMouse(ana.page, mine);
    await mayMove(rui.page);
    await fill(rui.page.locator('#type-move'), theirs);
    await strike(rui.page, 'Enter');
  }
  await mayMove(ana.page);
  await byMouse(ana.page, 'h5f7');
  await ana.page.locator('.outcome').waitFor();
  await rui.page.locator('.outcome').waitFor();
  assert.deepEqual(await moveList(ana.page), ['e4', 'e5', 'Bc4', 'Nc6', 'Qh5', 'Nf6', 'Qxf7#']);
  assert.deepEqual(await moveList(rui.page), ['e4', 'e5', 'Bc4', 'Cc6', 'Dh5', 'Cf6', 'Dxf7#']);
  const { ok, moves } = await verifyRecord(server, tableOf(ana));
  assert.deepEqual({ ok, moves }, { ok: true, moves: 7 });
});

onlineTest('Chess960 by link begins with the same first rank on both devices', async (enter) => {
  const ana = await enter('Ana');
  const rui = await enter('Rui');
  const rank = ({ page }) =>
    page.locator('.table-board [data-square]').evaluateAll((cells) =>
      cells
        .filter(({ dataset }) => Number(dataset.square) <= 8)
        .map((cell) => cell.ariaLabel.split(',').slice(0, 2).join())
        .sort(),
    );
  const seen = new Set();
  for (let table = 0; table < 3; table++) {
    const link = await invite(ana, 'chess-960', server.base);
    await join_(rui, link);
    await ana.page.locator('.table-board').waitFor();
    const [one, other] = await Promise.all([rank(ana), rank(rui)]);
    assert.deepEqual(one, other);
    seen.add(one.join());
  }
  assert.ok(seen.size > 1, 'it is drawn by lot');
});
