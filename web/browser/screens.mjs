/** Every screen of the page in the states worth looking at, reached by class and id so that it works in every language. */
import { lots, go, settled } from './kit.mjs';
import { startDraughts, square } from './draughts.mjs';
import { place, startBackgammon } from './backgammon.mjs';

const PDN =
  '[White "Ana"]\n[Black "Bia"]\n[Result "*"]\n[GameType "22"]\n\n1. 22-18 12-16 2. 26-22 8-12 3. 30-26 4-8 *\n';
const MAT =
  ' 3 point match\n\n Game 1\n Ana : 0                              Bia : 0\n  1) 31: 8/5 6/5                       42: 8/4 6/4\n  2)  Doubles => 2                      Takes\n  3) 65: 24/13                         66: 24/18(2) 13/7(2)\n  4) 53: 13/8 6/3\n';

async function importText(page, text) {
  await go(page, '#/analyse');
  await page.locator('#import-text').fill(text);
  await page.locator('.import .row button').first().click();
}
async function throwDice(page, a, b) {
  await page.locator('.die-input').first().fill(String(a));
  await page.locator('.die-input').nth(1).fill(String(b));
  await page.keyboard.press('Enter');
  await page.locator('.bg-dice').waitFor();
}
const typed = async (page, text) => {
  const before = await page.locator('.moves-entry').count();
  await page.locator('#type-move').fill(text);
  await page.keyboard.press('Enter');
  await page.waitForFunction((count) => document.querySelectorAll('.moves-entry').length > count, before);
};
const newGame = async (page) => {
  await page.locator('.action-buttons .menu > button').click();
  // Printing is last; on a phone on its side, without a header, the way home stands between.
  const { width, height } = page.viewportSize();
  await page
    .locator('[role="menuitem"]')
    .nth(height < 500 && width > height ? -3 : -2)
    .click();
  await page.locator('dialog').waitFor();
};
const resigned = async (page) => {
  await page.locator('.action-buttons .menu > button').click();
  await page.locator('[role="menuitem"].danger').click();
  await page.locator('dialog').waitFor();
};
/** Declines captures by lot until the page offers a huff. */
async function toHuff(page) {
  await startDraughts(page, 'garden');
  await page.waitForTimeout(50);
  const lot = lots(7);
  for (let turn = 0; turn < 40; turn++) {
    if (await page.locator('.prompt').count()) return;
    const moves = await page.locator('.moves-entry').count();
    const movable = await page
      .locator('[data-square][data-can="true"]')
      .evaluateAll((cells) => cells.map((cell) => cell.dataset.square));
    for (let tries = 0; tries < 20; tries++) {
      await square(page, movable[Math.floor(lot() * movable.length)]).click();
      // A quiet move leaves what could be taken; only a dot is a quiet target.
      if (await page.locator('.mk-dot').count()) break;
    }
    const dot = await page.locator('.mk-dot').first().boundingBox();
    if (!dot) continue;
    await page.mouse.click(dot.x + dot.width / 2, dot.y + dot.height / 2);
    await page.waitForFunction(
      (count) => document.querySelectorAll('.moves-entry').length > count || document.querySelector('.prompt'),
      moves,
    );
  }
}

/** `modal`: a dialog stands over the page, so that a switch behind it cannot be reached. */
export const PLAY = [
  { name: 'home', open: (page) => go(page, '#/') },
  {
    name: 'home-family',
    open: async (page) => {
      await go(page, '#/');
      await page.locator('.shelf-head button').click();
    },
  },
  {
    name: 'italian',
    open: async (page) => {
      await startDraughts(page, 'italian');
      await typed(page, '22-18');
      await typed(page, '12-16');
      await square(page, 26).click();
    },
  },
  {
    name: 'refused',
    open: async (page) => {
      await startDraughts(page, 'italian', '?position=W:W22,23:B11,15,18,19');
      await square(page, 22).click();
      await square(page, 13).click();
      await page.locator('.why').waitFor();
    },
  },
  { name: 'huff', open: toHuff },
  {
    name: 'over',
    open: async (page) => {
      await startDraughts(page, 'xalingo');
      await typed(page, '22-18');
      await resigned(page);
      await page.locator('dialog .danger').click();
      await page.locator('.outcome').waitFor();
    },
  },
  { name: 'international', open: (page) => startDraughts(page, 'international') },
  { name: 'canadian', open: (page) => startDraughts(page, 'canadian') },
  { name: 'opening', open: (page) => startBackgammon(page, 'backgammon') },
  {
    name: 'backgammon',
    open: async (page) => {
      await startBackgammon(page, 'backgammon');
      await throwDice(page, 6, 2);
      await page.locator('.bg-dice').waitFor();
      await place(page, 24).click({ force: true });
    },
  },
  {
    name: 'cube',
    open: async (page) => {
      await startBackgammon(page, 'backgammon');
      await throwDice(page, 3, 1);
      await typed(page, '8/5 6/5');
      await page.locator('.action-buttons > button').first().click();
      await page.locator('.prompt').waitFor();
    },
  },
  {
    name: 'gammon',
    open: async (page) => {
      await startBackgammon(page, 'backgammon');
      await throwDice(page, 3, 1);
      await typed(page, '8/5 6/5');
      await resigned(page);
      await page.locator('dialog [role="radio"]').nth(1).click();
      await page.locator('dialog .danger').click();
      await page.locator('.outcome').waitFor();
    },
  },
  {
    name: 'resign',
    modal: true,
    open: async (page) => {
      await startBackgammon(page, 'backgammon');
      await throwDice(page, 3, 1);
      await page.locator('.bg-dice').waitFor();
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
      await page.locator('.action-buttons .menu > button').click();
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
      await page.locator('.saved-games').waitFor();
    },
  },
  {
    name: 'delete',
    modal: true,
    open: async (page) => {
      await go(page, '#/analyse');
      await page.locator('.saved-games button').first().click();
      await page.locator('dialog').waitFor();
    },
  },
  {
    name: 'unreadable',
    open: async (page) => {
      await importText(page, PDN.replace('26-22', '26-99'));
      await page.locator('.import .state.error').waitFor();
    },
  },
  {
    name: 'several',
    open: async (page) => {
      await importText(page, `${PDN}\n${PDN}`);
      await page.locator('.import-games').waitFor();
    },
  },
  {
    name: 'study',
    open: async (page) => {
      await importText(page, PDN);
      await page.locator('.study .moves-entry').first().waitFor();
      await page.locator('.study-moves > .row button').last().click();
      await page.locator('.graph').waitFor();
      await page.locator('.candidates').waitFor();
    },
  },
  {
    name: 'study-backgammon',
    open: async (page) => {
      await importText(page, MAT);
      await page.locator('.study .moves-entry').first().waitFor();
      await page.locator('.study-moves > .row button').last().click();
      await page.locator('.graph').waitFor();
      await page.locator('.moves-entry').first().click();
      await page.locator('.candidates, .analysis').first().waitFor();
    },
  },
  {
    name: 'setup',
    open: async (page) => {
      await go(page, '#/setup/italian');
      await page.locator('.brush').first().waitFor();
    },
  },
  {
    name: 'setup-backgammon',
    open: async (page) => {
      await go(page, '#/setup/backgammon');
      await page.locator('.brush').first().waitFor();
    },
  },
];

export const READING = [
  { name: 'all-rules', open: (page) => go(page, '#/rules') },
  {
    name: 'rules',
    open: async (page) => {
      await go(page, '#/rules/italian/6.6');
      await page.locator('.article.cited').waitFor();
    },
  },
  {
    name: 'rules-backgammon',
    open: async (page) => {
      await go(page, '#/rules/backgammon');
      await page.locator('.article').first().waitFor();
    },
  },
  {
    name: 'house',
    open: async (page) => {
      await go(page, '#/house/italian');
      await page.locator('#point-compulsion').selectOption('huff');
      await page.locator('.house-clash').first().waitFor();
    },
  },
  {
    name: 'learn',
    open: async (page) => {
      await go(page, '#/learn');
      await page.locator('.lesson-card').first().waitFor();
    },
  },
  {
    name: 'lesson',
    open: async (page) => {
      await go(page, '#/learn/italian');
      await page.locator('[data-square]').first().waitFor();
    },
  },
  {
    name: 'lesson-backgammon',
    open: async (page) => {
      await go(page, '#/learn/backgammon');
      await page.locator('[data-place]').first().waitFor();
    },
  },
  { name: 'settings', open: (page) => go(page, '#/settings') },
  {
    name: 'settings-sheet',
    modal: true,
    open: async (page) => {
      await go(page, '#/');
      await page.locator('.shell-settings').click();
      await page.locator('dialog').waitFor();
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
  for (const _ of await page.locator('dialog[open]').all()) await page.keyboard.press('Escape');
  if (page.url() !== 'about:blank')
    await page.evaluate(() => {
      location.hash = '#/';
    });
  await screen.open(page);
  await page.waitForTimeout(60);
}
