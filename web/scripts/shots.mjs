/** Screenshots of every screen and of the gallery at 360, 768 and 1440 px in three themes, into /artefacts/shots. `npm run shots -- home,italian light` narrows it. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { ARTEFACTS, GALLERY, SCREENS, openScreen, withBrowser } from './browser.mjs';

const [names, themes] = [process.argv[2]?.split(','), process.argv[3]?.split(',')];
const WIDTHS = [[360, 740], [768, 1024], [1440, 900]];
const THEMES = ['light', 'dark', 'contrast'].filter((theme) => !themes || themes.includes(theme));
const LANGUAGE = { 360: 'pt', 768: 'it', 1440: 'en' };
const folder = join(ARTEFACTS, 'shots');
mkdirSync(folder, { recursive: true });

await withBrowser(async (context, base) => {
  const page = await context.newPage();
  const complaints = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => { if (message.type() === 'error') complaints.push(message.text()); });
  let taken = 0;
  for (const [width, height] of WIDTHS) {
    await page.setViewportSize({ width, height });
    for (const theme of THEMES) {
      for (const screen of SCREENS) {
        if (names && !names.includes(screen.name)) continue;
        await openScreen(page, base, screen, { theme, language: LANGUAGE[width] });
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (beyond > 0) complaints.push(`${screen.name} at ${width}: ${beyond} px too wide`);
        await page.screenshot({ path: join(folder, `${screen.name}-${width}-${theme}.png`), fullPage: width !== 1440 || !['italian', 'backgammon', 'cube', 'huff'].includes(screen.name) });
        taken++;
      }
      for (const section of GALLERY) {
        if (names && !names.includes(`gallery-${section}`)) continue;
        await page.goto(`${base}/gallery.html?only=${section}&theme=${theme}&lang=${LANGUAGE[width]}`);
        await page.locator('main section').first().waitFor();
        await page.waitForTimeout(200);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        if (beyond > 0) complaints.push(`gallery ${section} at ${width}: ${beyond} px too wide`);
        await page.screenshot({ path: join(folder, `gallery-${section}-${width}-${theme}.png`), fullPage: true });
        taken++;
      }
    }
  }
  console.log(`${taken} screenshots in artefacts/shots`);
  if (complaints.length) {
    console.error([...new Set(complaints)].join('\n'));
    process.exitCode = 1;
  }
});
