/**
 * What the browser tests share: Debian's chromium, a page that is watched, a test that fails on anything the page
 * should not do, and hands that let go only when the page is at rest again.
 */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openChromium } from './chromium.mjs';
import { ARTEFACTS } from './paths.mjs';
import { letPagesRest, settled } from './rest.mjs';

export { settled };

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };

/** A person's choices that keep tests quick: no travel of pieces, no engine beside the game. */
const CHOICES = {
  language: 'en',
  theme: 'light',
  speed: 'none',
  mode: 'two',
  evaluation: false,
  cube: true,
  edition: 2,
};

export const base = () => {
  const address = process.env.TABULEIRO_PAGE;
  if (!address) throw new Error('no page: start the tests with `npm run browser`');
  return address;
};

/** Upper bounds for a machine that is kept busy by others; no test waits for a time to pass. */
const PATIENCE = { action: Number(process.env.TABULEIRO_PATIENCE ?? 120_000), test: 600_000 };

/** What is said where a page wants to be kept for offline and the device keeps none. */
const NOT_KEPT = 'Service Worker registration blocked by Playwright';

/**
 * A debug build of the program compresses every answer anew, which is a fifth of the work of opening a page (1,070 and
 * 830 ms of the processor's time). Where times, offline and two at a table are tested, in the whole browser, it is as
 * everybody gets it.
 */
const PLAIN = process.env.TABULEIRO_BROWSER === 'shell' ? { extraHTTPHeaders: { 'Accept-Encoding': 'identity' } } : {};

let browser = null;
after(() => browser?.close());

/** Notes everything that must not happen on a page: errors, refused or foreign requests, violations of the policy. */
async function watch(context, complain) {
  const origin = new URL(base()).origin;
  await context.exposeBinding('reportViolation', (_, text) => complain('policy', text));
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      window.reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
    ),
  );
  context.on('console', (message) => {
    if (message.text() === NOT_KEPT) return;
    if (['error', 'warning'].includes(message.type())) complain('console', message.text());
  });
  context.on('weberror', (event) => complain('error', event.error().stack ?? event.error().message));
  context.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url()))
      complain('foreign request', request.url());
  });
  context.on('requestfailed', (request) => {
    if (!/ERR_ABORTED/.test(request.failure()?.errorText ?? ''))
      complain('failed request', `${request.url()} ${request.failure()?.errorText}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400) complain('failed request', `${response.url()} ${response.status()}`);
  });
}

/**
 * A fresh person on a fresh device: own storage, own choices, nothing kept from others. Only where a test is about it
 * (`keeps`) is the page kept for offline: fetching everything for each of them would be a third of all the work.
 */
export async function newDevice({
  keeps = false,
  size = DESK,
  choices = {},
  storage = [],
  touch = false,
  ...options
} = {}) {
  browser ??= await openChromium();
  const localStorage = [
    { name: 'tabuleiro.preferences', value: JSON.stringify({ ...CHOICES, ...choices }) },
    ...storage,
  ];
  const context = await browser.newContext({
    viewport: size,
    hasTouch: touch,
    acceptDownloads: true,
    serviceWorkers: keeps ? 'allow' : 'block',
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'no-preference',
    ...PLAIN,
    storageState: { cookies: [], origins: [{ origin: new URL(base()).origin, localStorage }] },
    ...options,
  });
  context.setDefaultTimeout(PATIENCE.action);
  const complaints = [];
  const listeners = new Set();
  await watch(context, (kind, text) => {
    complaints.push(`${kind}: ${text}`);
    for (const listen of listeners) listen();
  });
  await letPagesRest(context);
  /** Waits until something was complained about: it is told from the browser a moment after it happened. */
  const heard = (pattern) =>
    new Promise((resolve, reject) => {
      const bound = setTimeout(() => reject(new Error(`never heard ${pattern}`)), PATIENCE.action);
      const listen = () => {
        if (!complaints.some((each) => pattern.test(each))) return;
        clearTimeout(bound);
        listeners.delete(listen);
        resolve();
      };
      listeners.add(listen);
      listen();
    });
  return { context, complaints, heard };
}

/** A test on a page of its own. The page is at `about:blank`; `go` brings it to an address. */
export function browserTest(name, options, run) {
  if (typeof options === 'function') return browserTest(name, {}, options);
  test(name, { timeout: PATIENCE.test }, async (t) => {
    const { context, complaints, heard } = await newDevice(options);
    const page = await context.newPage();
    try {
      await run(page, { t, context, complaints, heard });
      assert.deepEqual([...new Set(complaints)], [], 'the page complained');
    } catch (error) {
      mkdirSync(join(ARTEFACTS, 'failed'), { recursive: true });
      await page
        .screenshot({ path: join(ARTEFACTS, 'failed', `${name.replace(/[^\p{L}\d]+/gu, '-')}.png`) })
        .catch(() => undefined);
      if (complaints.length) t.diagnostic(complaints.join('\n'));
      throw error;
    } finally {
      await context.close();
    }
  });
}

/** Goes to an address of the page (after the #, or a whole link) and waits until its screen stands. */
export async function go(page, to) {
  if (to.startsWith('#') && page.url().startsWith(base()))
    await page.evaluate((hash) => {
      location.hash = hash;
    }, to);
  else await page.goto(to.startsWith('#') ? `${base()}/${to}` : to);
  await settled(page);
}

export async function reload(page) {
  await page.reload();
  await settled(page);
}

/** Presses something, and waits until everything that follows from it has come. */
export async function press(locator, options) {
  await locator.click(options);
  await settled(locator.page());
}
export async function tap(locator) {
  await locator.tap();
  await settled(locator.page());
}
/** Strikes keys one after the other, each with what follows from it. */
export async function strike(page, ...keys) {
  for (const key of keys) {
    await page.keyboard.press(key);
    await settled(page);
  }
}
export async function fill(locator, text) {
  await locator.fill(text);
  await settled(locator.page());
}
export async function select(locator, option) {
  await locator.selectOption(option);
  await settled(locator.page());
}
/** Types the number of a square: the digits follow at once, as the page waits only a moment for the second. */
export async function strikeNumber(page, number) {
  await Promise.all([...String(number)].map((digit) => page.keyboard.press(digit)));
  await settled(page);
}

export const button = (page, name) => page.getByRole('button', { name, exact: true });
export const spoken = async (page, urgency = 'polite') =>
  (await page.locator(`[data-live="${urgency}"]`).textContent()).trim();
export const middle = async (locator) => {
  const box = await locator.boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Presses at one spot, moves in steps, lets go at another. */
export async function slide(page, a, b) {
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 3 });
  await page.mouse.move(b.x, b.y, { steps: 3 });
  await page.mouse.up();
}
export async function drag(page, from, to) {
  await slide(page, await middle(from), await middle(to));
  await settled(page);
}

/** The same numbers every time: a game that is played by lot can be played again. */
export function lots(seed) {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * The games box draws its chance (the dice) from the browser; here it draws the same numbers every time, so that a game
 * with the page's own dice can be played again. Before the page is opened.
 */
export async function seedChance(context, seed) {
  await context.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    const draw = `{
      const lot = (${lots})(${seed});
      crypto.getRandomValues = (bytes) => bytes.map((_, at) => (bytes[at] = Math.floor(lot() * 256)));
    }`;
    await route.fulfill({ response, body: `${draw}\n${await response.text()}` });
  });
}

/** The games that lie in the database of the device, whole, the newest first. */
export const savedGames = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('tabuleiro');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const database = opening.result;
          const read = database.transaction(['games', 'records']);
          const [games, records] = ['games', 'records'].map((name) => read.objectStore(name).getAll());
          read.oncomplete = () => {
            database.close();
            const recordOf = ({ id }) => records.result.find((each) => each.id === id);
            resolve(games.result.map((game) => ({ ...game, ...recordOf(game) })).sort((a, b) => b.changed - a.changed));
          };
        };
      }),
  );

/** Presses Tab until the focus stands where it is wanted. */
export async function tabTo(page, wanted, most = 60) {
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), wanted)) return;
  }
  assert.fail(`Tab never came to ${wanted}`);
}
