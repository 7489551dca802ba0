/** Chess: whole games by mouse and by keyboard, promotion, castling, refusals, set-up, files, offline. */
import assert from 'node:assert/strict';
import { byKeys, byMouse, moveList, square, startChess } from './chess.mjs';
import { browserTest, button, fill, go, press, reload, select, spoken, strike, tabTo } from './kit.mjs';
import { judgeOnce } from './look.mjs';

/** The opera game, to mate in the seventeenth move. */
const OPERA =
  'e2e4 e7e5 g1f3 d7d6 d2d4 c8g4 d4e5 g4f3 d1f3 d6e5 f1c4 g8f6 f3b3 d8e7 b1c3 c7c6 c1g5 b7b5 c3b5 c6b5 c4b5 b8d7 ' +
  'e1c1 a8d8 d1d7 d8d7 h1d1 e7e6 b5d7 f6d7 b3b8 d7b8 d1d8';
const PROMOTES = '7k/P7/8/8/8/8/8/4K3 w - - 0 1';
const SIMPLE = { choices: { oneClick: false } };

browserTest('a whole game of chess by mouse, to mate, and back again', SIMPLE, async (page) => {
  await startChess(page);
  for (const way of OPERA.split(' ')) await byMouse(page, way);
  assert.match(await page.locator('.outcome').first().textContent(), /Checkmate\. White wins/);
  assert.match(await spoken(page, 'assertive'), /Checkmate\./);
  const moves = await moveList(page);
  assert.equal(moves.length, 33);
  assert.ok(moves.includes('O-O-O'), moves.join(' '));
  assert.equal(moves.at(-1), 'Rd8#');
  // It lies on the shelf as it was played, and comes back from there.
  await reload(page);
  assert.deepEqual(await moveList(page), moves);
  assert.match(await square(page, 'd8').getAttribute('aria-label'), /^d8, white rook/);
});

browserTest('a whole game of chess by keyboard alone, from the home page to mate', SIMPLE, async (page) => {
  await go(page, '#/');
  await tabTo(page, '.game-card[aria-checked="true"]');
  for (let step = 0; step < 30; step++) {
    if ((await page.evaluate(() => document.activeElement.dataset.set)) === 'chess') break;
    await strike(page, 'ArrowRight');
  }
  assert.equal(await page.evaluate(() => document.activeElement.dataset.set), 'chess');
  await strike(page, 'Enter', 'Tab');
  assert.ok(await page.evaluate(() => document.activeElement.dataset.square), 'the board comes first');
  await strike(page, 'm');
  assert.match(await spoken(page), /20 legal moves/);
  for (const way of ['e2e4', 'e7e5', 'f1c4', 'b8c6', 'd1h5', 'g8f6']) await byKeys(page, way);
  await strike(page, 'l');
  assert.match(await spoken(page), /Knight g8 to f6\./);
  await byKeys(page, 'h5f7');
  assert.match(await page.locator('.outcome').first().textContent(), /Checkmate/);
  assert.equal((await moveList(page)).at(-1), 'Qxf7#');
});

for (const [hand, name] of [
  ['mouse', 'Knight'],
  ['keys', 'Rook'],
])
  browserTest(`what a pawn becomes is chosen by ${hand}`, SIMPLE, async (page) => {
    await startChess(page, 'chess', PROMOTES);
    if (hand === 'mouse') await byMouse(page, 'a7a8');
    else {
      await page.locator('[data-square][tabindex="0"]').focus();
      await byKeys(page, 'a7a8');
    }
    const chooser = page.locator('.promotion');
    assert.deepEqual(await chooser.locator('button').evaluateAll((all) => all.map((each) => each.ariaLabel)), [
      'Queen',
      'Rook',
      'Bishop',
      'Knight',
    ]);
    assert.match(await spoken(page), /What does the pawn become\? Queen, rook, bishop,? or knight\./);
    assert.equal(await page.evaluate(() => document.activeElement.ariaLabel), 'Queen');
    // It can be thought over.
    await strike(page, 'Escape');
    assert.equal(await chooser.count(), 0);
    if (hand === 'mouse') {
      await press(square(page, 'a8'));
      await press(chooser.getByRole('button', { name }));
    } else {
      await strike(page, 'Enter', 'ArrowDown', 'Enter');
    }
    assert.equal((await moveList(page)).at(-1), hand === 'mouse' ? 'a8=N' : 'a8=R+');
    assert.match(await square(page, 'a8').getAttribute('aria-label'), new RegExp(`white ${name.toLowerCase()}`));
  });

browserTest('a refused move names its article in four languages, and offers a legal one', SIMPLE, async (page) => {
  await startChess(page, 'chess', 'r3k2r/ppp2ppp/8/8/2b5/8/PPP2PPP/R3K2R w KQkq - 0 1');
  const speak = (language) => select(page.locator('.language-button select'), language);
  for (const language of ['Português', 'Español', 'Italiano', 'English']) await speak(language);
  await byMouse(page, 'e1g1');
  const why = page.locator('.why');
  assert.match(await why.locator('.plate').textContent(), /3\.8\.2/);
  assert.match(await why.locator('[role="alert"]').textContent(), /f1/);
  assert.ok(await page.locator('.mk-no').count(), 'the refused move is crossed out');
  assert.deepEqual(await judgeOnce(page), []);
  const said = new Set();
  for (const language of ['Português', 'Español', 'Italiano', 'English']) {
    await speak(language);
    said.add(await why.locator('p').nth(1).textContent());
  }
  assert.equal(said.size, 4, [...said].join('\n'));
  await press(why.locator('.primary'));
  assert.equal((await moveList(page)).length, 1);
});

browserTest('moves are typed in the letters of the language', { choices: { language: 'pt' } }, async (page) => {
  await startChess(page);
  for (const text of ['Cf3', 'e7e5', 'Ng1', 'Cc6']) {
    await fill(page.locator('#type-move'), text);
    await strike(page, 'Enter');
  }
  assert.deepEqual(await moveList(page), ['Cf3', 'e5', 'Cg1', 'Cc6']);
});

browserTest('a draw by repetition is claimed with a button', SIMPLE, async (page) => {
  await startChess(page);
  for (const way of 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8'.split(' ')) await byMouse(page, way);
  await press(button(page, 'Claim a draw'));
  assert.match(await page.locator('.outcome').first().textContent(), /Draw/i);
});

browserTest('a draw is claimed with the move that would repeat the position', SIMPLE, async (page) => {
  await startChess(page);
  assert.equal(await page.locator('.strip use[href="#chess-king"]').count(), 2, 'kings beside the names');
  for (const way of 'g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1'.split(' ')) await byMouse(page, way);
  await press(button(page, 'Claim with a move'));
  await byMouse(page, 'f6g8');
  assert.match(await page.locator('.outcome').first().textContent(), /Draw/i);
  assert.equal((await moveList(page)).filter((text) => /^N/.test(text)).length, 7, 'the move is said, not made');
});

browserTest('a position is set up, checked and studied', SIMPLE, async (page) => {
  await go(page, `#/setup/chess?position=${encodeURIComponent('4k3/8/8/8/8/8/4P3/4K3 w - - 0 1')}`);
  await press(page.getByRole('radio', { name: 'White queen' }).or(page.getByRole('button', { name: 'White queen' })));
  await press(square(page, 'd8'));
  await press(square(page, 'd1'));
  assert.ok(await page.locator('.problems .field-error').count(), 'a king that could be taken');
  await press(square(page, 'd8'));
  assert.equal(await page.locator('.code-input').inputValue(), '4k3/8/8/8/8/8/4P3/3QK3 w - - 0 1');
  await press(button(page, 'Analyse'));
  assert.match(await page.evaluate(() => location.hash), /^#\/analyse/);
  assert.match(await square(page, 'd1').getAttribute('aria-label'), /^d1, white queen/);
  await byMouse(page, 'd1d7');
  assert.deepEqual(await moveList(page), ['Qd7+']);
});

browserTest('PGN is read with its variations and written again', SIMPLE, async (page) => {
  await go(page, '#/analyse');
  const pgn = '[White "Ana"]\n[Black "Bia"]\n[Result "*"]\n\n1. e4 e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *\n';
  await fill(page.locator('#import-text'), pgn);
  await press(page.locator('.import .row button').first());
  const moves = await moveList(page);
  assert.ok(moves.includes('c5') && moves.includes('Nc6'), moves.join(' '));
});

browserTest(
  'the computer plays chess without a network',
  {
    keeps: true,
    choices: { mode: 'computer', level: 1, levels: 10, colour: 'light', oneClick: false },
  },
  async (page, { context }) => {
    await go(page, '#/');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await reload(page);
    await startChess(page);
    await byMouse(page, 'e2e4');
    assert.equal((await moveList(page)).length, 2, 'the computer has answered');
    for (const hash of ['#/rules/chess', '#/house/chess', '#/learn/chess', '#/setup/chess', '#/judge?rules=chess']) {
      await go(page, hash);
      assert.equal(await page.locator('main .state.error').count(), 0, hash);
    }
  },
);
