/** Draws the icons of the installed page from public/icon.svg: `npm run icons`, when the drawing has changed. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openChromium } from '../browser/chromium.mjs';
import { WEB } from '../browser/paths.mjs';

/** `inset` is the share of the side that a mask may cut away on each edge; the ground fills it. */
const ICONS = [
  { file: 'icon-192.png', side: 192, inset: 0 },
  { file: 'icon-512.png', side: 512, inset: 0 },
  { file: 'icon-maskable-512.png', side: 512, inset: 0.14 },
  { file: 'apple-touch-icon.png', side: 180, inset: 0.06 },
];
const drawing = readFileSync(join(WEB, 'public', 'icon.svg'), 'utf8');

const browser = await openChromium();
const page = await browser.newPage();
for (const { file, side, inset } of ICONS) {
  const [edge, inner] = [Math.round(side * inset), side - 2 * Math.round(side * inset)];
  await page.setViewportSize({ width: side, height: side });
  const ground = `margin:0;background:${inset ? '#4A2F20' : 'transparent'}`;
  const place = `position:absolute;left:${edge}px;top:${edge}px;width:${inner}px;height:${inner}px`;
  await page.setContent(`<body style="${ground}"><div style="${place}">${drawing}</div></body>`);
  writeFileSync(join(WEB, 'public', file), await page.screenshot({ omitBackground: inset === 0 }));
}
await browser.close();
