/**
 * Looking at every screen: nothing wider than the window, nothing serious for axe-core in any theme, and a picture of
 * each kept under artefacts/.
 */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { browserTest, settled } from './kit.mjs';
import { ARTEFACTS } from './paths.mjs';
import { CHOICES, openScreen } from './screens.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const STANDARDS = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/**
 * As much of a page as is looked at in one go. On a longer one a bar that sticks to the window lies over some target,
 * which a reader scrolls from under it.
 */
const TALLEST = 8000;
const LONG_PAGE = { ...STANDARDS, rules: { 'target-size': { enabled: false } } };
/** What is judged on a page of this height. */
export const standardsFor = (tall) => (tall > TALLEST ? LONG_PAGE : STANDARDS);
/** What a theme can change. */
const COLOURS = { resultTypes: ['violations'], runOnly: { type: 'rule', values: ['color-contrast'] } };
/** Pictures of these in all three themes, of the rest in the light one. */
const IN_EVERY_THEME = [
  'home',
  'italian',
  'refused',
  'huff',
  'backgammon',
  'cube',
  'study',
  'study-backgammon',
  'rules',
  'house',
  'lesson',
  'settings',
];
export const SHOTS = join(ARTEFACTS, 'shots');

/** Changes the theme and waits until no colour is still on its way. */
async function setTheme(page, theme) {
  await page.evaluate((wanted) => {
    document.documentElement.dataset.theme = wanted;
  }, theme);
  await settled(page);
}

const heightOf = (page) => page.evaluate(() => document.documentElement.scrollHeight);
/**
 * Brings the whole page into view: the bar at the bottom of a phone would hide what a reader scrolls to. A board grows
 * with the window, and the page with it: the window follows until it holds all of it. Gives the height of the page.
 */
export async function bringIntoView(page, size) {
  for (let height = size.height; ; ) {
    const tall = await heightOf(page);
    const wanted = Math.min(TALLEST, Math.max(height, tall));
    if (wanted === height) return tall;
    height = wanted;
    await page.setViewportSize({ width: size.width, height });
    await settled(page);
  }
}

/** Runs axe, and tells what it finds serious. */
export async function judge(page, options) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate((how) => window.axe.run(document, how), options);
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ impact, id, help, nodes }) =>
        `${impact} ${id}: ${help}: ${nodes
          .slice(0, 2)
          .map((node) => `${node.target} ${node.any[0]?.message ?? ''}`)
          .join(' | ')}`,
    );
}

/** Is the page that stands there wider than its window? */
export async function tooWide(page) {
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return beyond > 0 ? [`${beyond} px wider than the window`] : [];
}

/** Judges the page that stands there once, in its own theme and as a whole; the window is as before afterwards. */
export async function judgeOnce(page) {
  const size = page.viewportSize();
  const found = await tooWide(page);
  found.push(...(await judge(page, standardsFor(await bringIntoView(page, size)))));
  await page.setViewportSize(size);
  await settled(page);
  return found;
}

/** A test over some screens at one size, once each. */
export function standsRight(name, screens, { size, touch = false }) {
  browserTest(name, { size, touch, choices: CHOICES }, async (page) => {
    const found = [];
    for (const screen of screens) {
      await openScreen(page, screen);
      found.push(...(await judgeOnce(page)).map((fault) => `${screen.name}: ${fault}`));
    }
    assert.equal(found.join('\n'), '');
  });
}

/** A test over some screens at one size in every theme, with pictures. */
export function looksRight(name, screens, { size, touch = false }) {
  browserTest(name, { size, touch, choices: CHOICES }, async (page, { t }) => {
    mkdirSync(SHOTS, { recursive: true });
    const found = [];
    let judged = 0;
    for (const screen of screens) {
      await openScreen(page, screen);
      found.push(...(await tooWide(page)).map((fault) => `${screen.name}: ${fault}`));
      const fullPage = (await heightOf(page)) < 6000;
      await page.screenshot({ path: join(SHOTS, `${screen.name}-${size.width}.png`), fullPage });
      const tall = await bringIntoView(page, size);
      for (const theme of ['dark', 'contrast', 'light']) {
        await setTheme(page, theme);
        if (theme !== 'light' && IN_EVERY_THEME.includes(screen.name))
          await page.screenshot({
            path: join(SHOTS, `${screen.name}-${size.width}-${theme}.png`),
            clip: { x: 0, y: 0, width: size.width, height: Math.min(tall, 4000) },
          });
        for (const violation of await judge(page, theme !== 'light' ? COLOURS : standardsFor(tall)))
          found.push(`${screen.name} ${theme}: ${violation}`);
        judged++;
      }
      await page.setViewportSize(size);
    }
    t.diagnostic(`${screens.length} screens at ${size.width} px, ${judged} times judged by axe-core`);
    assert.equal(found.join('\n'), '');
  });
}
