/** The end of a game: the card, a rematch, turning points, a picture. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { square, startDraughts } from './draughts.mjs';
import { browserTest, button, PHONE, press, settled, strike } from './kit.mjs';

async function win(page) {
  await startDraughts(page, 'italian', '?position=W:W22,30:B18,4');
  await press(square(page, 22));
  await press(square(page, 13));
  await press(square(page, 4));
  await press(square(page, 8));
}

async function resign(page) {
  await press(button(page, 'More'));
  await press(page.getByRole('menuitem', { name: 'Resign' }));
  await press(page.locator('dialog').getByRole('button', { name: 'Resign' }));
}

browserTest('the card of the end: result, focus on what comes next, Esc shows the board', async (page) => {
  await win(page);
  await resign(page);
  const card = page.getByRole('dialog', { name: 'Dark wins' });
  assert.ok(await card.isVisible());
  assert.equal(await card.locator('.rosette path').count(), 24);
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Play again');
  await press(card.getByRole('button', { name: 'Which turns decided it?' }));
  assert.match(await card.locator('.end-facts').textContent(), /2 turns|No turn stands out/);
  await strike(page, 'Escape');
  assert.equal(await card.count(), 0);
  await press(button(page, 'See the card again'));
  // A rematch begins at once, with the same rules.
  const before = page.url();
  await press(button(page, 'Play again'));
  assert.notEqual(page.url(), before);
  assert.match(await square(page, 22).getAttribute('aria-label'), /white man/);
  assert.equal(await page.locator('.end-card').count(), 0);
});

browserTest(
  'the position at the end is saved as a picture, and the game is shared as a link',
  { size: PHONE },
  async (page) => {
    await win(page);
    await resign(page);
    await press(button(page, 'Share'));
    await press(button(page, 'Link to this game'));
    assert.match(await page.evaluate(() => navigator.clipboard.readText()), /#\/analyse\?game=/);
    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Save a picture').click()]);
    await settled(page);
    const bytes = readFileSync(await download.path());
    assert.equal(bytes.subarray(1, 4).toString(), 'PNG');
    // It is no empty sheet: many colours of the board are in it.
    const colours = await page.evaluate(async (base64) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      const pen = canvas.getContext('2d', { willReadFrequently: true });
      pen.drawImage(image, 0, 0);
      const found = new Set();
      for (let at = 20; at < image.width; at += 20) found.add([...pen.getImageData(at, at, 1, 1).data].join());
      return { width: image.width, colours: found.size };
    }, bytes.toString('base64'));
    assert.equal(colours.width, 1200);
    assert.ok(colours.colours >= 4, `${colours.colours} colours`);
  },
);

browserTest(
  'against the computer the turns that decided the game are named with what they cost, and lead to the study',
  { choices: { mode: 'computer', level: 10, levels: 10, oneClick: false } },
  async (page) => {
    // White gives a man away at once.
    await startDraughts(page, 'italian', '?position=W:W18,23,27,30,31:B11,6,1,2,3');
    await press(square(page, 18));
    await press(square(page, 15).or(square(page, 14)).first());
    await resign(page);
    const points = page.locator('.end-points a');
    await points.first().waitFor();
    assert.match(await points.first().textContent(), /costs \d/);
    await press(points.first());
    assert.match(page.url(), /#\/analyse\/.*at=\d+/);
  },
);
