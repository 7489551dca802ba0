/** What the browser tests share: Debian's chromium, a page that is watched, and a test that fails on anything the page should not do. */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { openChromium } from './chromium.mjs';
import { ARTEFACTS } from './paths.mjs';

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 360, height: 740 };

/** A person's choices that keep tests quick: no travel of pieces, no engine beside the game. */
const CHOICES = { language: 'en', theme: 'light', speed: 'none', mode: 'two', evaluation: false };

export const base = () => {
  const address = process.env.TABULEIRO_PAGE;
  if (!address) throw new Error('no page: start the tests with `npm run browser`');
  return address;
};

let browser = null;
after(() => browser?.close());

/** Notes everything that must not happen on a page: errors, refused or foreign requests, violations of the policy. */
async function watch(context, complaints) {
  const origin = new URL(base()).origin;
  const complain = (kind, text) => complaints.push(`${kind}: ${text}`);
  await context.exposeBinding('reportViolation', (_, text) => complain('policy', text));
  await context.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      window.reportViolation(`${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`),
    ),
  );
  context.on('console', (message) => {
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

/** A fresh person on a fresh device: own storage, own choices, nothing kept from others. */
export async function newDevice({ size = DESK, choices = {}, storage = [], touch = false, ...options } = {}) {
  browser ??= await openChromium();
  const localStorage = [
    { name: 'tabuleiro.preferences', value: JSON.stringify({ ...CHOICES, ...choices }) },
    ...storage,
  ];
  const context = await browser.newContext({
    viewport: size,
    hasTouch: touch,
    acceptDownloads: true,
    permissions: ['clipboard-read', 'clipboard-write'],
    reducedMotion: 'no-preference',
    storageState: { cookies: [], origins: [{ origin: new URL(base()).origin, localStorage }] },
    ...options,
  });
  context.setDefaultTimeout(30_000);
  const complaints = [];
  await watch(context, complaints);
  return { context, complaints };
}

/** A test on a page of its own. The page is at `about:blank`; `go` brings it to an address. */
export function browserTest(name, options, run) {
  if (typeof options === 'function') return browserTest(name, {}, options);
  test(name, { timeout: options.timeout ?? 300_000 }, async (t) => {
    const { context, complaints } = await newDevice(options);
    const page = await context.newPage();
    try {
      await run(page, { t, context, complaints });
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

/** Goes to an address of the page and waits until its screen stands. */
export async function go(page, hash) {
  if (page.url().startsWith(base()))
    await page.evaluate((to) => {
      location.hash = to;
    }, hash);
  else await page.goto(`${base()}/${hash}`);
  await settled(page);
}

/** Waits until the screen has its heading and nothing on it is still loading. */
export const settled = (page) =>
  page.waitForFunction(() => document.querySelector('main h1') && !document.querySelector('main [aria-busy="true"]'));

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
export const drag = async (page, from, to) => slide(page, await middle(from), await middle(to));

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

/** Presses Tab until the focus stands where it is wanted. */
export async function tabTo(page, wanted, most = 60) {
  for (let pressed = 0; pressed < most; pressed++) {
    await page.keyboard.press('Tab');
    if (await page.evaluate((selector) => document.activeElement?.matches(selector), wanted)) return;
  }
  assert.fail(`Tab never came to ${wanted}`);
}
