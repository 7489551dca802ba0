/** Looking at every screen: nothing wider than the window, nothing serious for axe-core in any theme, and a picture of each kept under artefacts/. */
import assert from 'node:assert/strict';
import { mkdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { browserTest } from './kit.mjs';
import { ARTEFACTS } from './paths.mjs';
import { CHOICES, openScreen } from './screens.mjs';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
export const STANDARDS = {
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};
/** As much of a page as is looked at in one go. On a longer one a bar that sticks to the window lies over some target, which a reader scrolls from under it. */
const TALLEST = 8000;
const LONG_PAGE = { ...STANDARDS, rules: { 'target-size': { enabled: false } } };
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
const setTheme = (page, theme) =>
  page.evaluate(async (wanted) => {
    document.documentElement.dataset.theme = wanted;
    await Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => undefined)));
  }, theme);

/** What may still come into a page after it was measured: a line of the computer's, say. */
const ROOM_TO_GROW = 400;
/** Brings the whole page into view: the bar at the bottom of a phone would hide what a reader scrolls to. */
async function bringIntoView(page, size, tall) {
  await page.setViewportSize({
    width: size.width,
    height: Math.min(TALLEST, Math.max(size.height, tall) + ROOM_TO_GROW),
  });
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

/** A test over some screens at one size. */
export function looksRight(name, screens, { size, touch = false }) {
  browserTest(name, { size, touch, choices: CHOICES }, async (page, { t }) => {
    mkdirSync(SHOTS, { recursive: true });
    const found = [];
    let judged = 0;
    for (const screen of screens) {
      await openScreen(page, screen);
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (beyond > 0) found.push(`${screen.name}: ${beyond} px wider than the window`);
      const tall = await page.evaluate(() => document.documentElement.scrollHeight);
      await page.screenshot({ path: join(SHOTS, `${screen.name}-${size.width}.png`), fullPage: tall < 6000 });
      await bringIntoView(page, size, tall);
      for (const theme of ['dark', 'contrast', 'light']) {
        await setTheme(page, theme);
        if (theme !== 'light' && IN_EVERY_THEME.includes(screen.name))
          await page.screenshot({
            path: join(SHOTS, `${screen.name}-${size.width}-${theme}.png`),
            clip: { x: 0, y: 0, width: size.width, height: Math.min(tall, 4000) },
          });
        for (const violation of await judge(
          page,
          theme !== 'light' ? COLOURS : tall + ROOM_TO_GROW > TALLEST ? LONG_PAGE : STANDARDS,
        ))
          found.push(`${screen.name} ${theme}: ${violation}`);
        judged++;
      }
      await page.setViewportSize(size);
    }
    t.diagnostic(`${screens.length} screens at ${size.width} px, ${judged} times judged by axe-core`);
    assert.equal(found.join('\n'), '');
  });
}
