/** Nothing is lost: the score of a contest, games under way, two tabs on one game, a huff that is said. */
import assert from 'node:assert/strict';
import { playTurn, readTable, square, startDraughts } from './draughts.mjs';
import { browserTest, button, fill, go, press, reload, savedGames, settled } from './kit.mjs';

const entries = (page) => page.locator('.moves-entry span').allTextContents();
async function move(page, from, to) {
  await press(square(page, from));
  await press(square(page, to));
}
const chooseFirst = (squares) => squares[0];

browserTest(
  'game after game for points: the next game keeps the score',
  { choices: { backgammonRules: 'backgammon:xalingo', matchLength: null } },
  async (page) => {
    await go(page, '#/play/backgammon-xalingo');
    await press(button(page, 'Roll'));
    await press(button(page, 'More'));
    await press(page.getByRole('menuitem', { name: 'Resign' }));
    await press(page.locator('dialog').getByRole('button', { name: 'Resign' }));
    await press(button(page, 'Next game'));
    assert.equal(await page.locator('dialog[open]').count(), 0, 'no dialog asks anything');
    const [saved] = await savedGames(page);
    assert.equal(saved.finished, false);
    assert.equal(saved.score.light + saved.score.dark, 1, 'the point is kept');
    assert.match(await page.locator('.shell').textContent(), /Game 2 of 2/);
  },
);

browserTest(
  'games under way are all listed with Resume, and a study of one has it too',
  { choices: { oneClick: false } },
  async (page) => {
    await startDraughts(page, 'italian');
    await move(page, 22, 18);
    await startDraughts(page, 'garden');
    await playTurn(page, await readTable(page), { choose: chooseFirst });
    await go(page, '#/analyse');
    const rows = page.locator('.under-way li');
    assert.equal(await rows.count(), 2);
    assert.match(await rows.nth(1).textContent(), /Italian.*Dark to play, move 1/s);
    await press(rows.nth(1).locator('a').first());
    assert.ok(await page.locator('.study').isVisible());
    await press(page.getByRole('link', { name: 'Resume', exact: true }));
    assert.match(page.url(), /#\/game\//);
    assert.deepEqual(await entries(page), ['22-18']);
    // Given up, it is part of the history, with its result.
    await press(button(page, 'More'));
    await press(page.getByRole('menuitem', { name: 'Resign' }));
    await press(page.locator('dialog').getByRole('button', { name: 'Resign' }));
    await go(page, '#/analyse');
    assert.equal(await page.locator('.under-way li').count(), 1);
    assert.match(await page.locator('.history li').textContent(), /Italian.*Light wins/s);
  },
);

browserTest('every study can be played from', async (page) => {
  await go(page, '#/analyse?rules=italian&position=W:W22,30:B12,1');
  await press(page.getByRole('link', { name: 'Play from here' }));
  assert.match(page.url(), /#\/game\//);
  assert.match(await square(page, 22).getAttribute('aria-label'), /white man/);
});

/** Two tabs on one game: the second follows what the first does, and takes the game over when it is asked to. */
async function twoTabs(page, context) {
  await startDraughts(page, 'italian');
  const address = page.url();
  const other = await context.newPage();
  await go(other, address);
  assert.match(await other.locator('.tabs-notice').textContent(), /played in another tab/);
  await move(page, 22, 18);
  await other.locator('.moves-entry', { hasText: '22-18' }).waitFor();
  await settled(other);
  // Nothing is done in the tab that follows.
  await press(square(other, 12));
  await press(square(other, 16));
  assert.deepEqual(await entries(other), ['22-18']);
  await press(button(other, 'Play here'));
  await page.locator('.tabs-notice').waitFor();
  await settled(page);
  await move(other, 12, 16);
  await page.locator('.moves-entry', { hasText: '12-16' }).waitFor();
  // Whoever closes the leading tab hands the game back.
  await other.close();
  await page.locator('.tabs-notice').waitFor({ state: 'detached' });
  await settled(page);
  await move(page, 26, 22);
  await reload(page);
  assert.deepEqual(await entries(page), ['22-18', '12-16', '26-22']);
}

browserTest('two tabs on one game lose no move', { choices: { oneClick: false } }, (page, { context }) =>
  twoTabs(page, context),
);

browserTest(
  'two tabs on one game lose no move on plain http, where a page has no locks',
  { choices: { oneClick: false } },
  async (page, { context }) => {
    await context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }));
    await twoTabs(page, context);
  },
);

browserTest(
  'the computer says that it huffs: what could have taken, what was taken for it, the article',
  { choices: { mode: 'computer', level: 6, levels: 10, oneClick: false } },
  async (page) => {
    await startDraughts(page, 'garden', '?position=W:W22,29,30,31:B18,1,2,3,4');
    await move(page, 31, 28);
    const notice = page.locator('.huff-notice');
    await notice.waitFor();
    assert.match(await notice.textContent(), /Art\. 12.*Computer huffs 22.*22 could have taken 18 with 22×13/s);
    assert.equal(await notice.getByRole('link').first().getAttribute('href'), '#/rules/garden/compulsion');
    assert.ok(await page.locator('.mk-route, .route, [class*="route"]').count(), 'the way it could have gone is drawn');
  },
);

for (const captures of [true, false])
  browserTest(
    `pieces that can capture are ${captures ? '' : 'not '}marked where that is ${captures ? '' : 'not '}chosen`,
    { choices: { captures, oneClick: false } },
    async (page) => {
      await startDraughts(page, 'garden', '?position=W:W22,29:B18,1');
      assert.equal((await page.locator('.board .mk-must').count()) > 0, captures);
    },
  );

browserTest(
  'the evaluation bar is off in a game until it is chosen',
  { choices: { edition: undefined, evaluation: true } },
  async (page) => {
    await startDraughts(page, 'italian');
    assert.equal(await page.locator('.evaluation').count(), 0, 'an earlier page had switched it on by itself');
    await go(page, '#/analyse?rules=italian&position=W:W22,30:B12,1');
    assert.equal(await page.locator('.evaluation').count(), 1);
  },
);

browserTest(
  'the end of a game is shown as the end',
  { choices: { evaluation: true, oneClick: false } },
  async (page) => {
    await startDraughts(page, 'italian', '?position=W:W22:B18');
    await press(square(page, 22));
    await press(square(page, 15).or(square(page, 13)).first());
    const bar = page.getByRole('meter');
    assert.equal(await bar.getAttribute('aria-valuenow'), '100');
    assert.equal(await bar.getAttribute('aria-valuetext'), '1–0');
  },
);

browserTest('two people with a clock get no hint', { choices: { time: '5+3' } }, async (page) => {
  await startDraughts(page, 'italian');
  assert.equal(await button(page, 'Hint').count(), 0);
});

const PDN = `[Event "House"]
[White "Ana"]
[Black "Bia"]
[Result "*"]
[GameType "21"]

1. 11-15 23-19 2. 8-11 22-17 *
`;

async function read(page, text) {
  await go(page, '#/analyse');
  await fill(page.locator('#import-text'), text);
  await press(button(page, 'Read it'));
}

browserTest('English PDN keeps its numbers: Black begins and stands left', async (page) => {
  await read(page, PDN);
  assert.deepEqual(await page.locator('.moves-table th[scope="col"]').allTextContents(), ['Bia', 'Ana']);
  const rows = page.locator('.moves-table tbody tr');
  assert.equal(await rows.count(), 2);
  assert.equal((await rows.nth(0).textContent()).replace(/\s+/g, ''), '111-1523-19');
});

const XGID = 'XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:0:0:10';

browserTest('one box takes XGID, GNU ID and FEN, and a refusal names the formats tried', async (page) => {
  await read(page, XGID);
  assert.match(page.url(), /position=XGID/);
  await read(page, '4HPwATDgc/ABMA:cIkFAAAAAAAE');
  assert.ok(await page.locator('.study').isVisible());
  await read(page, 'W:W22,30:B12,1');
  await press(page.locator('.read-which').getByRole('link', { name: 'Italian draughts' }));
  assert.match(await square(page, 22).getAttribute('aria-label'), /white man/);
  await read(page, 'what is this');
  const said = await page.locator('.import').textContent();
  for (const format of ['XGID', 'GNU ID', 'FEN', 'PDN', '.mat', 'SGF', 'our record'])
    assert.match(said.slice(said.indexOf('Tried as')), new RegExp(format.replace('.', '\\.')));
  assert.doesNotMatch(said, /point match/);
});

browserTest('a file that is dropped is read like a pasted text', async (page) => {
  await go(page, '#/analyse');
  await page.locator('.import').evaluate((panel, text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'game.pdn', { type: 'text/plain' }));
    panel.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, PDN);
  await page.locator('.study').waitFor();
  await settled(page);
  assert.deepEqual(await entries(page), ['11-15', '23-19', '8-11', '22-17']);
});

browserTest(
  'the player to move in a pasted position sits at the bottom, with the numbers of the mover, and plays it',
  { choices: { mode: 'computer', level: 1, levels: 10, oneClick: false } },
  async (page) => {
    await read(page, XGID);
    // The mover's own 6 point is in the lower half of the board.
    const spot = async (name) => page.locator(`[data-place="${name}"]`).boundingBox();
    const board = await page.locator('.free-board .board, .free-board [role="grid"]').first().boundingBox();
    const six = await spot(19);
    assert.ok(six.y > board.y + board.height / 2, 'Dark, who is to move, sits at the bottom');
    assert.match(await page.locator('[data-place="19"]').getAttribute('aria-label'), /^6 point, 5 dark/);
    await press(page.getByRole('link', { name: 'Play from here' }));
    const [saved] = await savedGames(page);
    assert.equal(saved.seats.dark.player.kind, 'person');
    assert.equal(saved.seats.light.player.kind, 'computer');
  },
);
