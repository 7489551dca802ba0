/** The proof of the dice: checked in the browser when the game is over; a changed roll is found and named. */
import assert from 'node:assert/strict';
import { playDice, readAnswer, readTable, startBackgammon } from './backgammon.mjs';
import { browserTest, button, fill, go, press, savedGames } from './kit.mjs';

browserTest('“Check the dice” agrees, and a tampered record is refused with its roll', async (page) => {
  await startBackgammon(page, 'backgammon');
  let table = await readTable(page);
  for (let roll = 1; roll <= 4; roll++) {
    await press(button(page, 'Roll'));
    table = await readAnswer(page, table);
    table = await playDice(page, table, { choose: (places) => places[0] });
  }
  await press(page.getByRole('tab', { name: 'Dice' }));
  await press(button(page, 'Check the dice'));
  const shut = page.locator('.proof').getByText('The secrets open when the game ends');
  assert.ok((await shut.count()) + (await page.locator('.proof .verdict').count()) > 0);
  await press(page.getByRole('tab', { name: 'Moves' }));
  await press(button(page, 'More'));

  await press(page.getByRole('menuitem', { name: 'Resign' }));
  await press(page.locator('dialog').getByRole('radio', { name: 'gammon', exact: true }));
  await press(page.locator('dialog .danger'));
  assert.match(await page.locator('.outcome').textContent(), /wins 2 points/);
  await press(page.getByRole('tab', { name: 'Dice' }));
  await press(button(page, 'Check the dice'));
  // Equal dice at the opening are thrown again, and each throw is proven.
  const [, checked] =
    /(\d+) rolls checked/.exec((await page.locator('.proof summary, .proof p').allTextContents()).join('\n')) ?? [];
  assert.ok(Number(checked) >= 4, `${checked} rolls checked`);
  assert.match(await page.locator('.roll-proof .verdict').textContent(), /It agrees/);
  await press(page.locator('.proof-rolls button').first());
  assert.match(await page.locator('.roll-proof h3').textContent(), /Proof of roll 1/);

  // The record as another person would get it, with the second roll changed.
  const [{ record }] = await savedGames(page);
  const lines = record.split('\n');
  const at = lines.findIndex((line) => line.includes('"roll":2'));
  lines[at] = lines[at].replace(/"dice":\[(\d),(\d)\]/, (_, a, b) => `"dice":[${a},${(Number(b) % 6) + 1}]`);
  await go(page, '#/analyse');
  await fill(page.locator('#import-text'), record);
  await press(button(page, 'Read it'));
  assert.ok(await page.locator('.study').isVisible());
  await go(page, '#/analyse');
  await fill(page.locator('#import-text'), lines.join('\n'));
  await press(button(page, 'Read it'));
  const problem = page.locator('.import .state.error');
  assert.match(await problem.textContent(), /roll 2/i);
});
