/** What the browser scripts share: the development server, Debian's chromium, and the screens to visit. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { createServer } from 'vite';

export const WEB = join(dirname(fileURLToPath(import.meta.url)), '..');
export const ARTEFACTS = join(WEB, '..', 'artefacts');

const CANDIDATES = [process.env.CHROMIUM, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];

/** Debian's chromium with a profile of its own. */
export async function launch() {
  const executablePath = CANDIDATES.find((path) => path && existsSync(path));
  if (!executablePath) throw new Error('no chromium: apt-get install chromium, or set CHROMIUM');
  const profile = mkdtempSync(join(tmpdir(), 'tabuleiro-browser-'));
  const context = await chromium.launchPersistentContext(profile, { executablePath, args: FLAGS, viewport: null, hasTouch: true });
  return {
    context,
    close: async () => {
      await context.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Starts server and browser, runs the work, and leaves nothing behind. */
export async function withBrowser(work) {
  const server = await createServer({ root: WEB, logLevel: 'error', server: { port: 0 } });
  await server.listen();
  const { port } = server.httpServer.address();
  const { context, close } = await launch();
  try {
    return await work(context, `http://localhost:${port}`);
  } finally {
    await close();
    await server.close();
  }
}

const person = (name) => ({ name, player: { kind: 'person' } });
const saved = (id, ruleSet, kind, dark) => ({
  id, ruleSet, kind, record: id, move: 19, finished: false, changed: 1_760_000_000_000, seats: { light: person('Inês'), dark: person(dark) },
  picture: { kind: 'backgammon', checkers: { light: { points: [], bar: 0, off: 0, pips: 0 }, dark: { points: [], bar: 0, off: 0, pips: 0 } }, cube: null, dice: null, toMove: 'light' },
});

/** The recorded games, put on the shelf of the device. */
export const SHELF = [saved('italianGame', 'draughts:italian', 'draughts', 'Paolo'), saved('backgammonGame', 'backgammon:tournament', 'backgammon', 'Marco'), saved('backgammonOffer', 'backgammon:tournament', 'backgammon', 'Marco'), saved('gardenHuff', 'draughts:garden', 'draughts', 'Rosa')];

const tapSquare = (square) => async (page) => { await page.locator(`[data-square="${square}"]`).click({ force: true }); };
const tapPlace = (place) => async (page) => { await page.locator(`[data-place="${place}"]`).click({ force: true, position: { x: 8, y: 12 } }); };

/** Every screen, in the state worth looking at. */
export const SCREENS = [
  { name: 'home', hash: '#/' },
  { name: 'italian', hash: '#/game/italianGame', steps: [tapSquare(22), tapSquare(15)] },
  { name: 'backgammon', hash: '#/game/backgammonGame', steps: [tapPlace(13)] },
  { name: 'cube', hash: '#/game/backgammonOffer' },
  { name: 'huff', hash: '#/game/gardenHuff' },
  { name: 'study', hash: '#/analyse/backgammonGame', steps: [async (page) => { await page.locator('.study-side > .row button').last().click(); }] },
  { name: 'analyse', hash: '#/analyse' },
  { name: 'setup', hash: '#/setup/italian' },
  { name: 'rules', hash: '#/rules/italian/6.6' },
  { name: 'all-rules', hash: '#/rules' },
  { name: 'house', hash: '#/house/xalingo', steps: [async (page) => { await page.selectOption('#point-compulsion', 'huff'); }] },
  { name: 'learn', hash: '#/learn' },
  { name: 'lesson', hash: '#/learn/italian' },
  { name: 'settings', hash: '#/settings' },
];
export const GALLERY = ['boards', 'table', 'study', 'rules', 'controls'];

/** Opens a screen with given choices and brings it into its state. */
export async function openScreen(page, base, screen, preferences) {
  await page.goto('about:blank');
  await page.goto(`${base}/gallery.html?only=none`);
  await page.evaluate(([choices, shelf]) => {
    localStorage.setItem('tabuleiro.preferences', JSON.stringify(choices));
    localStorage.setItem('tabuleiro.games', JSON.stringify(shelf));
  }, [{ speed: 'none', mode: 'two', lessons: { garden: 4, italian: 2 }, ...preferences }, screen.name === 'home' ? SHELF.slice(0, 1) : SHELF]);
  await page.goto(`${base}/dev.html${screen.hash}`);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await page.waitForTimeout(350);
  for (const step of screen.steps ?? []) {
    await step(page);
    await page.waitForTimeout(250);
  }
}
