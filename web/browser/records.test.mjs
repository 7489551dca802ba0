/** Records of games: read from text and files, stepped, branched, written and read again; positions as text. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { square } from './draughts.mjs';
import { browserTest, button, fill, go, press, settled, strike } from './kit.mjs';

const PDN = `[Event "Torneio da casa"]
[White "Ana"]
[Black "Bia"]
[Result "*"]
[GameType "22"]

1. 22-18 12-16 2. 26-22 8-12 3. 30-26 4-8 *
`;
const MAT = ` 3 point match

 Game 1
 Ana : 0                              Bia : 0
  1) 31: 8/5 6/5                       42: 8/4 6/4
  2)  Doubles => 2                      Takes
  3) 65: 24/13                         66: 24/18(2) 13/7(2)
  4) 53: 13/8 6/3
`;

async function paste(page, text) {
  await go(page, '#/analyse');
  await fill(page.locator('#import-text'), text);
  await press(button(page, 'Read it'));
}
async function choose(page, name, text) {
  await go(page, '#/analyse');
  await page
    .locator('.import input[type="file"]')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await settled(page);
}
/** Saves the record in a format and gives the file. */
async function save(page, format) {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, `Export: ${format}`).click()]);
  return { name: download.suggestedFilename(), text: readFileSync(await download.path(), 'utf8') };
}
const studied = async (page, entries) => {
  assert.ok(await page.locator('.study').isVisible());
  assert.equal(await page.locator('.moves-entry').count(), entries);
};
const stands = async (page, number, what) => assert.match(await square(page, number).getAttribute('aria-label'), what);
const moves = (page) => page.locator('.moves-entry span').allTextContents();
const clipboard = (page) => page.evaluate(() => navigator.clipboard.readText());

browserTest('PDN: pasted, stepped, branched, written and read again', async (page) => {
  await paste(page, PDN);
  await studied(page, 6);
  assert.deepEqual(await moves(page), ['22-18', '12-16', '26-22', '8-12', '30-26', '4-8']);
  assert.deepEqual(await page.locator('.moves-table th[scope="col"]').allTextContents(), ['Ana', 'Bia']);
  // To the start and forward again, by buttons and by keys.
  await press(button(page, 'First position'));
  await stands(page, 22, /white man/);
  await press(button(page, 'One forward'));
  await stands(page, 18, /white man/);
  await page.locator('.moves-scroll').focus();
  await strike(page, 'ArrowRight');
  await stands(page, 16, /black man/);
  await strike(page, 'ArrowLeft');
  await stands(page, 16, /empty/);
  // Another answer here is a branch; the game itself stays.
  await press(square(page, 10));
  await press(square(page, 14));
  assert.equal(await page.locator('.moves-branch .moves-entry').first().textContent(), '10-14');
  await press(page.locator('.moves-table tr:not(.moves-branch) .moves-entry').last());
  await stands(page, 8, /black man/);
  const written = await save(page, '.pdn');
  assert.match(written.name, /\.pdn$/);
  assert.match(written.text, /\[White "Ana"\]/);
  assert.match(written.text, /22-18 12-16/);
  const own = await save(page, 'Our format');
  await choose(page, written.name, written.text);
  assert.ok((await moves(page)).length >= 6);
  await choose(page, own.name, own.text);
  assert.ok((await moves(page)).length >= 6);
  assert.equal((await moves(page))[0], '22-18');
});

browserTest('.mat and SGF: read, written, read again; every position copied as text', async (page) => {
  await choose(page, 'game.mat', MAT);
  const played = await moves(page);
  assert.ok(played.includes('24/13'), played.join(' '));
  assert.match(await page.locator('.moves-event').textContent(), /Ana doubles to 2, Bia takes/);
  for (const format of ['.mat', '.sgf', 'Our format']) {
    const { name, text } = await save(page, format);
    assert.ok(text.length > 50);
    await (format === '.mat' ? choose(page, name, text) : paste(page, text));
    assert.deepEqual(await moves(page), played, `after ${format}`);
  }
  for (const [format, shape] of [
    ['XGID', /^XGID=/],
    ['GNU', /^[\w+/]{14}:[\w+/]{12}$/],
  ]) {
    await press(button(page, `Copy ${format}`));
    assert.match(await clipboard(page), shape);
  }
});

browserTest('a FEN is copied, linked, and opens the same position', async (page) => {
  await paste(page, PDN);
  await studied(page, 6);
  await press(button(page, 'Copy FEN'));
  const fen = await clipboard(page);
  assert.match(fen, /^W:W/);
  await press(button(page, 'Link to this position'));
  const link = await clipboard(page);
  const other = await page.context().newPage();
  await go(other, link);
  await press(button(other, 'Copy FEN'));
  assert.equal(await clipboard(other), fen);
});

browserTest('a study says how an ending with few pieces ends, and what each move makes of it', async (page) => {
  await go(page, '#/analyse?rules=english&position=W:WK14:BK1');
  const ending = page.locator('.analysis-ending');
  await ending.waitFor({ timeout: 30_000 });
  assert.match(await ending.textContent(), /^Known ending: /);
  const values = await page.locator('.candidates tbody td:nth-child(3)').allTextContents();
  assert.ok(values.length > 0 && values.every((value) => /^(won in \d+|draw|lost in \d+)$/.test(value)), values.join());
});

browserTest('what cannot be read is named, with its line', async (page) => {
  await paste(page, PDN.replace('26-22', '26-99'));
  const problem = page.locator('.import .state.error');
  assert.match(await problem.textContent(), /line 7.*26-99/s);
});

browserTest('a file of several games asks which one, and names the one it cannot read', async (page) => {
  await paste(page, `${PDN}\n${PDN.replace('Ana', 'Caio').replace('Bia', 'Davi')}\n${PDN.replace('26-22', '26-99')}`);
  assert.equal(await page.locator('.import-games li').count(), 2);
  assert.match(await page.locator('.import .state.error').textContent(), /26-99/);
  await press(page.locator('.import-games button').nth(1));
  await studied(page, 6);
  assert.match((await page.locator('.moves-table th[scope="col"]').allTextContents()).join(), /Caio,Davi/);
});

browserTest('a game is judged: graph, marks, and a cursor that walks', async (page) => {
  await paste(page, PDN);
  await studied(page, 6);
  await press(button(page, 'Judge the whole game'));
  assert.ok(await page.locator('.graph').isVisible());
  const slider = page.getByRole('slider', { name: /winning chances/ });
  await slider.focus();
  await strike(page, 'Home');
  assert.equal(await slider.getAttribute('aria-valuenow'), '1');
  await strike(page, 'ArrowRight');
  assert.equal(await slider.getAttribute('aria-valuenow'), '2');
});
