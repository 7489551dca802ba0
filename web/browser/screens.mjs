/**
 * Every screen of the page in the states worth looking at, reached by class and id so that it works in every language.
 */
import assert from 'node:assert/strict';
import { place, startBackgammon } from './backgammon.mjs';
import { byMouse, startChess } from './chess.mjs';
import { square, startDraughts } from './draughts.mjs';
import { fill, go, lots, press, select, settled, strike } from './kit.mjs';

const PDN =
  '[White "Ana"]\n[Black "Bia"]\n[Result "*"]\n[GameType "22"]\n\n1. 22-18 12-16 2. 26-22 8-12 3. 30-26 4-8 *\n';
const PGN = '[White "Ana"]\n[Black "Bia"]\n[Result "*"]\n\n1. e4 e5 2. Qh5 Nc6 3. Bc4 d6 (3... g6) 4. Qxf7# 1-0\n';
const MAT = ` 3 point match

 Game 1
 Ana : 0                              Bia : 0
  1) 31: 8/5 6/5                       42: 8/4 6/4
  2)  Doubles => 2                      Takes
  3) 65: 24/13                         66: 24/18(2) 13/7(2)
  4) 53: 13/8 6/3
`;

/** Is a screen not what it should be, that is said here and not where it is judged. */
const shows = async (page, selector) => assert.ok(await page.locator(selector).count(), `${selector} is not there`);

async function importText(page, text) {
  await go(page, '#/analyse');
  await fill(page.locator('#import-text'), text);
  await press(page.locator('.import .row button').first());
}
async function throwDice(page, a, b) {
  await fill(page.locator('.die-input').first(), String(a));
  await fill(page.locator('.die-input').nth(1), String(b));
  await strike(page, 'Enter');
  await shows(page, '.bg-dice');
}
const typed = async (page, text) => {
  const before = await page.locator('.moves-entry').count();
  await fill(page.locator('#type-move'), text);
  await strike(page, 'Enter');
  assert.ok((await page.locator('.moves-entry').count()) > before, `${text} was not played`);
};
const newGame = async (page) => {
  await press(page.locator('.game-menu button[aria-haspopup]'));
  // Printing is last; on a phone on its side, without a header, the way home stands between.
  const { width, height } = page.viewportSize();
  await press(page.locator('[role="menuitem"]').nth(height <= 520 && width >= 560 ? -3 : -2));
  await shows(page, 'dialog');
};
const resigned = async (page) => {
  await press(page.locator('.game-menu button[aria-haspopup]'));
  await press(page.locator('[role="menuitem"].danger'));
  await shows(page, 'dialog');
};
/** Declines captures by lot until the page offers a huff. */
async function toHuff(page) {
  await startDraughts(page, 'garden');
  const lot = lots(7);
  for (let turn = 0; turn < 40; turn++) {
    if (await page.locator('.prompt').count()) return;
    const movable = await page
      .locator('[data-square][data-can="true"]')
      .evaluateAll((cells) => cells.map((cell) => cell.dataset.square));
    for (let tries = 0; tries < 20; tries++) {
      await press(square(page, movable[Math.floor(lot() * movable.length)]));
      // A quiet move leaves what could be taken; only a dot is a quiet target.
      if (await page.locator('.mk-dot').count()) break;
    }
    if (!(await page.locator('.mk-dot').count())) continue;
    const dot = await page.locator('.mk-dot').first().boundingBox();
    await page.mouse.click(dot.x + dot.width / 2, dot.y + dot.height / 2);
    await settled(page);
  }
  assert.fail('no huff was offered');
}

/** `modal`: a dialog stands over the page, so that a switch behind it cannot be reached. */
export const PLAY = [
  { name: 'home', open: (page) => go(page, '#/') },
  {
    name: 'home-family',
    open: async (page) => {
      await go(page, '#/');
      // On a phone all of them stand side by side already.
      const more = page.locator('.shelf-head button');
      if (await more.isVisible()) await press(more);
    },
  },
  {
    name: 'italian',
    open: async (page) => {
      await startDraughts(page, 'italian');
      await typed(page, '22-18');
      await typed(page, '12-16');
      await press(square(page, 26));
    },
  },
  {
    name: 'refused',
    open: async (page) => {
      await startDraughts(page, 'italian', '?position=W:W22,23:B11,15,18,19');
      await press(square(page, 22));
      await press(square(page, 13));
      await shows(page, '.why');
    },
  },
  { name: 'huff', open: toHuff },
  {
    name: 'over',
    open: async (page) => {
      await startDraughts(page, 'xalingo');
      await typed(page, '22-18');
      await resigned(page);
      await press(page.locator('dialog .danger'));
      await shows(page, '.outcome');
    },
  },
  { name: 'international', open: (page) => startDraughts(page, 'international') },
  { name: 'canadian', open: (page) => startDraughts(page, 'canadian') },
  {
    name: 'chess',
    open: async (page) => {
      await startChess(page);
      for (const way of ['e2e4', 'e7e5', 'g1f3', 'b8c6', 'f1c4', 'g8f6', 'e1g1']) await byMouse(page, way);
      await press(page.locator('[data-square="34"], [data-square="43"]').first());
    },
  },
  {
    name: 'chess-promotion',
    open: async (page) => {
      await startChess(page, 'chess', 'r3k2r/1P3ppp/8/3q4/8/8/5PPP/R3K2R w KQkq - 0 1');
      await byMouse(page, 'b7a8');
      await shows(page, '.promotion');
    },
  },
  {
    name: 'chess-refused',
    open: async (page) => {
      await startChess(page, 'chess', 'r3k2r/ppp2ppp/8/8/2b5/8/PPP2PPP/R3K2R w KQkq - 0 1');
      await byMouse(page, 'e1g1');
      await shows(page, '.why');
    },
  },
  { name: 'opening', open: (page) => startBackgammon(page, 'backgammon') },
  {
    name: 'backgammon',
    open: async (page) => {
      await startBackgammon(page, 'backgammon');
      await throwDice(page, 6, 2);
      await press(place(page, 24), { force: true });
    },
  },
  {
    name: 'cube',
    open: async (page) => {
      await startBackgammon(page, 'backgammon');
      await throwDice(page, 3, 1);
      await typed(page, '8/5 6/5');
      await press(page.locator('.action-buttons > button').first());
      await shows(page, '.prompt');
    },
  },
  {
    name: 'gammon',
    open: async (page) => {
      await startBackgammon(page, 'backgammon');
      await throwDice(page, 3, 1);
      await typed(page, '8/5 6/5');
      await resigned(page);
      await press(page.locator('dialog [role="radio"]').nth(1));
      await press(page.locator('dialog .danger'));
      await shows(page, '.outcome');
    },
  },
  {
    name: 'resign',
    modal: true,
    open: async (page) => {
      await startBackgammon(page, 'backgammon');
      await throwDice(page, 3, 1);
      await resigned(page);
    },
  },
  {
    name: 'new-game',
    modal: true,
    open: async (page) => {
      await startBackgammon(page, 'backgammon');
      await newGame(page);
    },
  },
  {
    name: 'new-game-draughts',
    modal: true,
    open: async (page) => {
      await startDraughts(page, 'garden');
      await newGame(page);
    },
  },
  {
    name: 'menu',
    modal: true,
    open: async (page) => {
      await startDraughts(page, 'xalingo');
      await press(page.locator('.game-menu button[aria-haspopup]'));
    },
  },
];

export const STUDY = [
  {
    name: 'analyse',
    open: async (page) => {
      await startDraughts(page, 'xalingo');
      await typed(page, '22-18');
      await go(page, '#/analyse');
      await shows(page, '.saved-games');
    },
  },
  {
    name: 'delete',
    modal: true,
    open: async (page) => {
      await go(page, '#/analyse');
      await press(page.locator('.saved-games button').first());
      await shows(page, 'dialog');
    },
  },
  {
    name: 'unreadable',
    open: async (page) => {
      await importText(page, PDN.replace('26-22', '26-99'));
      await shows(page, '.import .state.error');
    },
  },
  {
    name: 'several',
    open: async (page) => {
      await importText(page, `${PDN}\n${PDN}`);
      await shows(page, '.import-games');
    },
  },
  {
    name: 'study',
    open: async (page) => {
      await importText(page, PDN);
      await shows(page, '.study .moves-entry');
      await press(page.locator('.study-moves > .row button').last());
      await shows(page, '.graph');
      await shows(page, '.candidates');
    },
  },
  {
    name: 'study-backgammon',
    open: async (page) => {
      await importText(page, MAT);
      await shows(page, '.study .moves-entry');
      await press(page.locator('.study-moves > .row button').last());
      await shows(page, '.graph');
      await press(page.locator('.moves-entry').first());
      await shows(page, '.candidates, .analysis');
    },
  },
  {
    name: 'study-chess',
    open: async (page) => {
      await importText(page, PGN);
      await shows(page, '.study .moves-entry');
      await press(page.locator('.study-moves > .row button').last());
      await shows(page, '.graph');
      await press(page.locator('.moves-entry').nth(2));
      await shows(page, '.candidates');
    },
  },
  {
    name: 'setup-chess',
    open: async (page) => {
      await go(page, '#/setup/chess');
      await shows(page, '.brush');
    },
  },
  {
    name: 'setup',
    open: async (page) => {
      await go(page, '#/setup/italian');
      await shows(page, '.brush');
    },
  },
  {
    name: 'setup-backgammon',
    open: async (page) => {
      await go(page, '#/setup/backgammon');
      await shows(page, '.brush');
    },
  },
  {
    name: 'judge',
    open: async (page) => {
      await go(page, '#/judge?rules=italian&position=W:W22,23,25,27,28,30,31,32:B1,2,3,5,8,9,12,18,20&move=22x13');
      await shows(page, '.verdict-card');
    },
  },
  {
    name: 'judge-chess',
    open: async (page) => {
      await go(page, '#/judge?rules=chess&position=r3k2r/ppp2ppp/8/8/2b5/8/PPP2PPP/R3K2R w KQkq - 0 1&move=e1g1');
      await shows(page, '.verdict-card');
    },
  },
  {
    name: 'puzzle',
    open: async (page) => {
      await go(page, '#/puzzles/italian/1');
      await shows(page, '.puzzle');
    },
  },
];

export const READING = [
  { name: 'all-rules', open: (page) => go(page, '#/rules') },
  {
    name: 'rules',
    open: async (page) => {
      await go(page, '#/rules/italian/6.6');
      await shows(page, '.article.cited');
    },
  },
  {
    name: 'rules-backgammon',
    open: async (page) => {
      await go(page, '#/rules/backgammon');
      await shows(page, '.article');
    },
  },
  {
    name: 'rules-chess',
    open: async (page) => {
      await go(page, '#/rules/chess/castling');
      await shows(page, '.article.cited');
    },
  },
  {
    name: 'house-chess',
    open: async (page) => {
      await go(page, '#/house/chess');
      await select(page.locator('#point-castling'), 'none');
    },
  },
  {
    name: 'lesson-chess',
    open: async (page) => {
      await go(page, '#/learn/chess');
      await shows(page, '.lesson-layout');
    },
  },
  {
    name: 'house',
    open: async (page) => {
      await go(page, '#/house/italian');
      await select(page.locator('#point-compulsion'), 'huff');
      await shows(page, '.house-clash');
    },
  },
  {
    name: 'learn',
    open: async (page) => {
      await go(page, '#/learn');
      await shows(page, '.lesson-card');
    },
  },
  {
    name: 'lesson',
    open: async (page) => {
      await go(page, '#/learn/italian');
      await shows(page, '[data-square]');
    },
  },
  {
    name: 'lesson-backgammon',
    open: async (page) => {
      await go(page, '#/learn/backgammon');
      await shows(page, '[data-place]');
    },
  },
  {
    name: 'puzzles',
    open: async (page) => {
      await go(page, '#/puzzles');
      await shows(page, '.puzzle-sets');
    },
  },
  {
    name: 'leaflet',
    open: async (page) => {
      await go(page, '#/leaflet/italian');
      await shows(page, '.leaflet-side');
    },
  },
  { name: 'settings', open: (page) => go(page, '#/settings') },
  {
    name: 'settings-sheet',
    modal: true,
    open: async (page) => {
      await go(page, '#/');
      await press(page.locator('.shell-settings'));
      await shows(page, 'dialog');
    },
  },
  { name: 'lost', open: (page) => go(page, '#/nowhere') },
  {
    name: 'no-rules',
    open: async (page) => {
      await go(page, '#/rules/nothing');
    },
  },
];

export const SCREENS = [...PLAY, ...STUDY, ...READING];

/** Two persons, dice typed in, nothing moving: what the states above start from. */
export const CHOICES = { typedDice: true, oneClick: false };

/** Opens a screen as if it were the first: what stood over the last one is gone. */
export async function openScreen(page, screen) {
  for (const _ of await page.locator('dialog[open]').all()) await strike(page, 'Escape');
  if (page.url() !== 'about:blank') await go(page, '#/');
  await screen.open(page);
  await settled(page);
}
