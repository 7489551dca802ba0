/**
 * A match to three through its Crawford game: the score, the double that is refused by its article, the next games, the
 * end, and every game of it kept.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { readAnswer, readTable, startBackgammon, typeDice } from './backgammon.mjs';
import { browserTest, button, fill, press, spoken, strike } from './kit.mjs';

const choices = { typedDice: true, matchLength: 3, names: { light: 'Ana', dark: 'Rui' } };

browserTest('a match to three through the Crawford game to its end', { choices }, async (page) => {
  await startBackgammon(page, 'backgammon');
  let table = await readTable(page);
  const points = async () => (await page.locator('.strip-score').allTextContents()).toReversed();
  const opens = async (dice, play) => {
    table = await typeDice(page, table, dice);
    await fill(page.locator('#type-move'), play);
    await strike(page, 'Enter');
    table = await readAnswer(page, table);
  };
  const resigns = async (as) => {
    await press(button(page, 'More'));
    await press(page.getByRole('menuitem', { name: 'Resign' }));
    await press(page.getByRole('radio', { name: as, exact: true }));
    await press(page.locator('dialog').getByRole('button', { name: 'Resign' }));
    table = await readAnswer(page, table);
  };
  const nextGame = async () => {
    await press(button(page, 'Next game'));
    table = await readAnswer(page, table);
  };

  assert.deepEqual(await points(), ['0 pts', '0 pts']);
  await opens([3, 1], '8/5 6/5');
  await resigns('gammon');
  assert.match(table.outcome, /Ana wins 2 points.*The score: Ana 2, Rui 0\./);

  // One point short: the next game is the Crawford game, and it is said.
  await nextGame();
  assert.match(await spoken(page), /Game 2\. Ana 2, Rui 0\. Crawford game: nobody doubles\./);
  assert.match(table.say, /^Crawford game: nobody doubles\./);
  assert.deepEqual(await points(), ['2 pts', '0 pts']);
  await opens([4, 2], '8/4 6/4');
  assert.equal(table.acting, 'Rui');
  assert.equal(await button(page, 'Double').getAttribute('aria-disabled'), 'true');
  // A person can press it all the same, and is told why not.
  await press(button(page, 'Double'), { force: true });
  assert.match(await page.locator('.why').textContent(), /Crawford/);
  const plate = page.locator('.why .plate');
  assert.match(await plate.getAttribute('href'), /#\/rules\/backgammon\//, 'the refusal has its article');
  table = await readTable(page);
  await opens([6, 5], '24/13');
  await resigns('single game');
  assert.match(table.outcome, /Rui wins 1 point.*Ana 2, Rui 1\./);

  // After it the trailing side doubles, and the match ends with the cube on two.
  await nextGame();
  assert.match(await spoken(page), /Game 3\. Ana 2, Rui 1\.$/);
  await opens([6, 1], '13/7 8/7');
  await press(button(page, 'Double'));
  table = await readAnswer(page, table);
  assert.equal(table.offer, 'Rui doubles to 2');
  await press(button(page, 'Take'));
  table = await readAnswer(page, table);
  await resigns('single game');
  assert.match(table.outcome, /^Ana wins the match, 4 to 1Ana wins 2 points\..*The cube stands on 2\./);
  assert.match(await spoken(page, 'assertive'), /Ana wins the match, 4 to 1\./);

  // All three games are in the record: on the screen one after the other, and in the file.
  const pad = page.locator('.game-pad');
  assert.equal(await pad.locator('span').textContent(), 'Game 3 of 3');
  await press(button(page, 'Earlier game'));
  await press(button(page, 'Earlier game'));
  assert.equal(await pad.locator('span').textContent(), 'Game 1 of 3');
  assert.match(await page.locator('.moves-table').textContent(), /8\/5 6\/5.*Rui resigns/);
  assert.deepEqual(await points(), ['2 pts', '0 pts'], 'the score after the game that is shown');
  await press(button(page, 'Back to the game'));
  assert.equal(await pad.locator('span').textContent(), 'Game 3 of 3');
  await press(page.getByRole('link', { name: 'Study it' }));
  assert.ok(await page.locator('.study .game-pad').isVisible());
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export: .mat').click()]);
  const text = readFileSync(await download.path(), 'utf8');
  for (const game of [1, 2, 3]) assert.match(text, new RegExp(`Game ${game}\\b`));
  assert.match(text, /3 point match/);
});
