/** The proof of the dice: checked in the browser when the game is over; a changed roll is found and named. */
import assert from 'node:assert/strict';
import { browserTest, button, go } from './kit.mjs';
import { playDice, readAnswer, readTable, startBackgammon } from './backgammon.mjs';

browserTest('“Check the dice” agrees, and a tampered record is refused with its roll', async (page) => {
  await startBackgammon(page, 'backgammon');
  let table = await readTable(page);
  for (let roll = 1; roll <= 4; roll++) {
    await button(page, 'Roll').click();
    table = await readAnswer(page, table);
    table = await playDice(page, table, { choose: (places) => places[0] });
  }
  await button(page, 'Check the dice').click();
  await page
    .locator('.proof')
    .getByText('The secrets open when the game ends')
    .or(page.locator('.proof .verdict').first())
    .first()
    .waitFor();
  await button(page, 'More').click();
  await page.getByRole('menuitem', { name: 'Resign' }).click();
  await page.locator('dialog').getByRole('radio', { name: 'gammon', exact: true }).click();
  await page.locator('dialog .danger').click();
  await page.locator('.outcome').waitFor();
  assert.match(await page.locator('.outcome').textContent(), /wins 2 points/);
  await button(page, 'Check the dice').click();
  await page.locator('.proof .verdict').first().waitFor();
  // Equal dice at the opening are thrown again, and each throw is proven.
  const [, checked] =
    /(\d+) rolls checked/.exec((await page.locator('.proof summary, .proof p').allTextContents()).join('\n')) ?? [];
  assert.ok(Number(checked) >= 4, `${checked} rolls checked`);
  assert.match(await page.locator('.roll-proof .verdict').textContent(), /It agrees/);
  await page.locator('.proof-rolls button').first().click();
  assert.match(await page.locator('.roll-proof h3').textContent(), /Proof of roll 1/);

  // The record as another person would get it, with the second roll changed.
  const record = await page.evaluate(() => JSON.parse(localStorage.getItem('tabuleiro.games'))[0].record);
  const lines = record.split('\n');
  const at = lines.findIndex((line) => line.includes('"roll":2'));
  lines[at] = lines[at].replace(/"dice":\[(\d),(\d)\]/, (_, a, b) => `"dice":[${a},${(Number(b) % 6) + 1}]`);
  await go(page, '#/analyse');
  await page.locator('#import-text').fill(record);
  await button(page, 'Read it').click();
  await page.locator('.study').waitFor();
  await go(page, '#/analyse');
  await page.locator('#import-text').fill(lines.join('\n'));
  await button(page, 'Read it').click();
  const problem = page.locator('.import .state.error');
  await problem.waitFor();
  assert.match(await problem.textContent(), /roll 2/i);
});
