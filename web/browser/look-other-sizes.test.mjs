/** A phone on its side and a desk of 3840 px: the whole board is in view, and nothing is wider than the window. */
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { browserTest } from './kit.mjs';
import { SHOTS, tooWide } from './look.mjs';
import { CHOICES, openScreen, SCREENS } from './screens.mjs';

const GAMES = ['italian', 'refused', 'huff', 'international', 'canadian', 'backgammon', 'cube'];

for (const [name, size] of [
  ['a phone on its side', { width: 740, height: 360 }],
  ['a desk of 3840 px', { width: 3840, height: 2160 }],
]) {
  browserTest(`every screen on ${name}`, { size, choices: CHOICES }, async (page) => {
    mkdirSync(SHOTS, { recursive: true });
    const found = [];
    for (const screen of SCREENS) {
      await openScreen(page, screen);
      found.push(...(await tooWide(page)).map((fault) => `${screen.name}: ${fault}`));
      if (GAMES.includes(screen.name)) {
        await page.evaluate(() => scrollTo(0, 0));
        const board = await page.locator('.board').first().boundingBox();
        const [top, foot] = [Math.round(board.y), Math.round(board.y + board.height)];
        if (top < 0 || foot > size.height + 1)
          found.push(`${screen.name}: the board stands from ${top} to ${foot} of ${size.height}`);
      }
      await page.screenshot({ path: join(SHOTS, `${screen.name}-${size.width}x${size.height}.png`) });
    }
    assert.equal(found.join('\n'), '');
  });
}
