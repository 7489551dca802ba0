/** axe-core over every screen and the gallery, in three themes and two widths. Fails on anything serious or critical. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GALLERY, SCREENS, openScreen, withBrowser } from './browser.mjs';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const found = new Map();
let pages = 0;

async function judge(page, name) {
  // The whole page in view, or the bar at the bottom would hide what a reader scrolls to.
  const { width, height } = page.viewportSize();
  await page.setViewportSize({ width, height: Math.min(8000, Math.max(height, await page.evaluate(() => document.documentElement.scrollHeight))) });
  await page.evaluate(source);
  const { violations } = await page.evaluate(() => window.axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }));
  pages++;
  await page.setViewportSize({ width, height });
  for (const { id, impact, help, nodes } of violations) {
    const key = `${impact} ${id}: ${help}`;
    found.set(key, [...(found.get(key) ?? []), ...nodes.slice(0, 2).map((node) => `${name}: ${node.html.slice(0, 140)} ${node.any[0]?.message?.slice(0, 120) ?? ''}`)]);
  }
}

await withBrowser(async (context, base) => {
  const page = await context.newPage();
  for (const [width, height] of [[360, 740], [1440, 900]]) {
    await page.setViewportSize({ width, height });
    for (const theme of ['light', 'dark', 'contrast']) {
      for (const screen of SCREENS) {
        await openScreen(page, base, screen, { theme, language: 'en' });
        await judge(page, `${screen.name} ${width} ${theme}`);
      }
      for (const section of GALLERY) {
        await page.goto(`${base}/gallery.html?only=${section}&theme=${theme}`);
        await page.locator('main section').first().waitFor();
        await judge(page, `gallery ${section} ${width} ${theme}`);
      }
    }
  }
});

const serious = [...found].filter(([key]) => /^(serious|critical)/.test(key));
for (const [key, where] of found) console.log(`${key}\n  ${[...new Set(where)].slice(0, 5).join('\n  ')}`);
console.log(`${pages} pages, ${serious.length} kinds of serious or critical findings, ${found.size - serious.length} lesser ones`);
process.exitCode = serious.length ? 1 : 0;
