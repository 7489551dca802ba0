/**
 * Words of strangers and of files are text and nothing else: one list of what others have tried (hostile.mjs) through
 * every field that a person, a link, a file or a server fills. `watch` in kit.mjs fails on what the policy refused.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { ALL, HOSTILE, noteWhatRuns, quoted, unharmed } from './hostile.mjs';
import { browserTest, button, fill, go, press, select, settled, strike } from './kit.mjs';

const hostileTest = (name, run) =>
  browserTest(name, { choices: { oneClick: false } }, async (page, more) => {
    await noteWhatRuns(page.context());
    await run(page, more);
  });
const main = (page) => page.getByRole('main').textContent();
/** Some of the list, others for each number. */
const some = (number, most = 3) =>
  Array.from({ length: most }, (_, at) => HOSTILE[(number * most + at) % HOSTILE.length]);

async function read(page, text) {
  await go(page, '#/analyse');
  await fill(page.locator('#import-text'), text);
  await press(page.locator('.import .row button').first());
}
async function readFile(page, name, text) {
  await go(page, '#/analyse');
  const file = { name, mimeType: 'text/plain', buffer: Buffer.from(text) };
  await page.locator('.import input[type="file"]').setInputFiles(file);
  await settled(page);
}

hostileTest('whoever looks would see it', async (page, { complaints, heard }) => {
  await go(page, '#/rules');
  await unharmed(page, 'before');
  await page.evaluate((text) => {
    document.querySelector('main').insertAdjacentHTML('beforeend', text);
  }, HOSTILE[3]);
  await assert.rejects(unharmed(page, 'after'), /an element of theirs: svg/);
  // The policy would have kept it from running, and says so.
  await heard(/policy: script-src/);
  complaints.length = 0;
  await page.evaluate(() => window.hostile('by hand'));
  await assert.rejects(unharmed(page, 'run'), /script by hand/);
});

hostileTest('addresses', async (page) => {
  const shapes = [
    (x) => `#/${x}`,
    (x) => `#/rules/${x}`,
    (x) => `#/rules/italian/${x}`,
    (x) => `#/leaflet/${x}`,
    (x) => `#/learn/${x}`,
    (x) => `#/about/${x}`,
    (x) => `#/puzzles/${x}/${x}`,
    (x) => `#/puzzles/italian/${x}`,
    (x) => `#/game/${x}`,
    (x) => `#/analyse/${x}?at=${x}`,
    (x) => `#/analyse?rules=${x}&position=${x}`,
    (x) => `#/analyse?rules=italian&position=${x}`,
    (x) => `#/analyse?game=${x}`,
    (x) => `#/setup/${x}?position=${x}`,
    (x) => `#/setup/italian?position=${x}`,
    (x) => `#/setup/backgammon?position=${x}`,
    (x) => `#/judge?rules=${x}&position=${x}&move=${x}`,
    (x) => `#/judge?rules=italian&position=W:W22,23:B11,18&move=${x}`,
    (x) => `#/judge?rules=backgammon&dice=${x}&move=${x}`,
    (x) => `#/house/${x}`,
    (x) => `#/house?rules=${x}`,
    (x) => `#/play/${x}?position=${x}`,
    (x) => `#/play/italian?position=${x}`,
    (x) => `#/friend/${x}`,
  ];
  await go(page, '#/');
  // Once as a program writes a link, once as somebody types it.
  for (const [at, shape] of shapes.entries())
    for (const text of [ALL, ...some(at, 2)])
      for (const way of text === ALL ? [encodeURIComponent] : [encodeURIComponent, (x) => x]) {
        await go(page, shape(way(text)));
        await unharmed(page, shape(text));
      }
});

hostileTest('records: tags, names and remarks of PDN', async (page) => {
  const names = HOSTILE.slice(0, -1);
  const game = (white, black, at) =>
    `[Event ${quoted(names[at])}]\n[Site ${quoted(ALL)}]\n[Date ${quoted(black)}]\n[White ${quoted(white)}]\n` +
    `[Black ${quoted(black)}]\n[Result "*"]\n[GameType "22"]\n\n` +
    `1. 22-18 {${names[at].replaceAll('}', ')')}} 12-16 {${ALL.replaceAll('}', ')')}} *\n`;
  const games = [];
  for (let at = 0; at + 1 < names.length; at += 2) games.push(game(names[at], names[at + 1], at));
  // All of them in one file: the list of its games names everybody.
  await read(page, games.join('\n'));
  await unharmed(page, 'the games of a file');
  const listed = await page.locator('.import-games').textContent();
  for (const name of names.slice(0, 2 * games.length)) assert.ok(listed.includes(name), `${name} is not listed`);
  const { length } = games;
  assert.equal(await page.locator('.import-games button').count(), length);
  for (const at of [0, length - 2]) {
    if (at) await read(page, games.join('\n'));
    await press(page.locator('.import-games button').nth(at));
    await unharmed(page, `game ${at}`);
    assert.deepEqual(await page.locator('.moves-table th[scope="col"]').allTextContents(), [
      names[2 * at],
      names[2 * at + 1],
    ]);
    await press(page.locator('.moves-entry').first());
    assert.equal(await page.locator('#study-note').inputValue(), names[2 * at].replaceAll('}', ')'));
  }
  // They stand in the lists of what is kept, too.
  await go(page, '#/analyse');
  await unharmed(page, 'kept games');
  assert.ok((await page.locator('.saved-games').textContent()).includes(names[0]));
  await go(page, '#/');
  await unharmed(page, 'the home page');
});

hostileTest('records: PGN, .mat, SGF and what cannot be read', async (page) => {
  const [white, black] = [HOSTILE[2], HOSTILE[5]];
  await readFile(
    page,
    `${HOSTILE[2].replaceAll('/', '')}.pgn`,
    `[Event ${quoted(ALL)}]\n[White ${quoted(white)}]\n[Black ${quoted(black)}]\n[Result "*"]\n\n` +
      `1. e4 {${ALL.replaceAll('}', ')')}} e5 (1... c5 {${white}}) 2. Nf3 *\n`,
  );
  await unharmed(page, 'PGN');
  assert.deepEqual(await page.locator('.moves-table th[scope="col"]').allTextContents(), [white, black]);

  await readFile(
    page,
    'game.mat',
    `; [Player 1 ${quoted(ALL)}]\n 3 point match\n\n Game 1\n ${white} : 0      ${HOSTILE[6].replace(':', '')} : 0\n` +
      '  1) 31: 8/5 6/5                       42: 8/4 6/4\n',
  );
  await unharmed(page, '.mat');
  assert.ok((await main(page)).includes(white));

  const escaped = (text) => text.replace(/[\\\]:]/g, '\\$&');
  await readFile(
    page,
    'game.sgf',
    `(;FF[4]GM[6]PW[${escaped(white)}]PB[${escaped(black)}]EV[${escaped(ALL)}];W[31hehfff]C[${escaped(ALL)}];B[42])`,
  );
  await unharmed(page, 'SGF');

  for (const text of [
    ...some(2, 8),
    ALL,
    `1. ${ALL} *`,
    `[White ${quoted(ALL)}]\n1. 22-99 *`,
    `{"record":${quoted(ALL)}}`,
  ]) {
    await read(page, text);
    await unharmed(page, `a record of ${text.slice(0, 40)}`);
  }
});

hostileTest('what is typed: moves, dice, positions, remarks, names at this device', async (page) => {
  await go(page, '#/play/italian');
  for (const text of HOSTILE) {
    await fill(page.locator('#type-move'), text);
    await strike(page, 'Enter');
    await unharmed(page, `a move ${text}`);
  }
  assert.equal(await page.locator('.moves-entry').count(), 0);

  // Names at this device, into the record and out of it.
  await press(button(page, 'More').first());
  await press(page.getByRole('menuitem', { name: 'New game' }));
  const names = [HOSTILE[2], HOSTILE[5]];
  for (const [at, side] of ['light', 'dark'].entries()) await fill(page.locator(`#name-${side}`), names[at]);
  await press(page.locator('dialog .primary'));
  await unharmed(page, 'names at this device');
  const strips = (await page.locator('.strip').allTextContents()).join(' ');
  for (const name of names) assert.ok(strips.includes(name.slice(0, 24)), strips);
  await fill(page.locator('#type-move'), '22-18');
  await strike(page, 'Enter');
  await unharmed(page, 'a move of theirs');

  await read(page, '[GameType "22"]\n\n1. 22-18 12-16 *\n');
  for (const text of [...some(3, 10), ALL]) {
    await fill(page.locator('#study-note'), text);
    await strike(page, 'Tab');
    await unharmed(page, `a remark ${text}`);
    assert.equal(await page.locator('#study-note').inputValue(), text);
  }
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Export: Our format').click()]);
  const record = readFileSync(await download.path(), 'utf8');
  await readFile(page, 'kept.jsonl', record);
  await press(page.locator('.moves-entry').last());
  await unharmed(page, 'our own record');
  const kept = await page.locator('.moves-entry').evaluateAll((each) => each.length);
  assert.equal(kept, 2);

  await go(page, '#/setup/italian');
  for (const text of [ALL, ...some(0, 8)]) {
    await fill(page.locator('.code-input').first(), text);
    await press(page.locator('.code-input').first().locator('xpath=following::button[1]'));
    await unharmed(page, `a position ${text}`);
  }

  await go(page, '#/judge?rules=italian&position=W:W22,23:B11,18');
  for (const text of some(1, 8)) {
    await fill(page.locator('#judge-move'), text);
    await strike(page, 'Enter');
    await unharmed(page, `a disputed move ${text}`);
    assert.ok((await page.locator('#judge-problem').textContent()).includes(text.trim().slice(0, 20)));
  }
  await go(page, '#/judge?rules=backgammon&position=XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10&move=8/5+6/5');
  for (const text of some(1, 6)) {
    await fill(page.locator('#judge-dice'), text);
    await strike(page, 'Tab');
    await unharmed(page, `dice ${text}`);
  }
});

hostileTest('house rules: their names, their text, their links', async (page) => {
  await go(page, '#/house/garden');
  for (const text of HOSTILE) {
    await fill(page.locator('#house-name'), text);
    await unharmed(page, `a house called ${text}`);
  }
  await select(page.locator('#point-compulsion'), 'forced');
  const name = HOSTILE[4].slice(0, 40);
  await fill(page.locator('#house-name'), name);
  await press(button(page, 'Copy link'));
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await press(button(page, 'Play by these rules'));
  await unharmed(page, 'a table of this house');
  await go(page, '#/');
  await unharmed(page, 'the shelf with this house');
  await go(page, link);
  assert.equal(await page.locator('#house-name').inputValue(), name);
  await unharmed(page, 'a link to this house');
  const toml = new URLSearchParams(new URL(link).hash.split('?')[1]).get('rules');
  for (const text of [ALL, ...some(2, 10)]) {
    const changed = toml.replace(/"[^"\n]*"/, () => JSON.stringify(text));
    for (const written of [changed, `${toml}\n${text} = ${JSON.stringify(text)}\n`]) {
      await go(page, `#/house?rules=${encodeURIComponent(written)}`);
      await unharmed(page, `rules with ${text}`);
    }
  }
});
