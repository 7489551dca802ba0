/**
 * Contrast as it is painted: with grain, lamp and the tone of each square, both pieces stand 3 : 1 from the worst
 * square of every board, and points from the field. The tokens alone are judged in tests/tokens.test.ts.
 */
import assert from 'node:assert/strict';
import { startBackgammon } from './backgammon.mjs';
import { square, startDraughts } from './draughts.mjs';
import { browserTest } from './kit.mjs';
import { contrast, luminance, readPng } from './png.mjs';

/** The design states 3.0 for the dark piece on the red squares: there is nothing to spare, and a pixel's rounding. */
const LEAST = 2.95;

/** The luminance of what lies around a spot, as the eye takes it together. */
function around(picture, x, y, reach, wanted = () => true) {
  const found = [];
  for (let dy = -reach; dy <= reach; dy++)
    for (let dx = -reach; dx <= reach; dx++)
      if (wanted(Math.hypot(dx, dy) / reach))
        found.push(luminance(picture.colour(Math.round(x + dx), Math.round(y + dy))));
  return found.reduce((sum, each) => sum + each, 0) / found.length;
}

const shot = async (page) => {
  const board = page.locator('.board-picture').first();
  const box = await board.boundingBox();
  return { picture: readPng(await board.screenshot()), box };
};

for (const theme of ['light', 'dark'])
  for (const set of ['wood', 'plain'])
    browserTest(
      `${set}, ${theme}: pieces and points as painted`,
      { choices: { theme, set, oneClick: false } },
      async (page, { t }) => {
        const figures = [];
        for (const slug of ['italian', 'xalingo', 'xalingo-en']) {
          await startDraughts(page, slug, '?position=W:W32:B1');
          const { picture, box } = await shot(page);
          const at = async (number) => {
            const cell = await square(page, number).boundingBox();
            return { x: cell.x - box.x + cell.width / 2, y: cell.y - box.y + cell.height / 2, half: cell.width / 2 };
          };
          /** The flat band between bevel and dish, 0.66 to 0.84 of the piece, which is 0.79 of the square. */
          const piece = async (number) => {
            const { x, y, half } = await at(number);
            const reach = Math.round(half * 0.79);
            return around(picture, x, y - half * 0.05, reach, (share) => share > 0.68 && share < 0.8);
          };
          const [light, dark] = [await piece(32), await piece(1)];
          const grounds = [];
          for (let number = 2; number < 32; number++) {
            const { x, y, half } = await at(number);
            grounds.push(around(picture, x, y, Math.round(half * 0.8)));
          }
          const worst = (side) => Math.min(...grounds.map((ground) => contrast(side, ground)));
          figures.push(`${slug}: light ${worst(light).toFixed(2)}, dark ${worst(dark).toFixed(2)}`);
          assert.ok(worst(light) >= LEAST && worst(dark) >= LEAST, figures.at(-1));
        }
        await startBackgammon(page, 'backgammon');
        const { picture } = await shot(page);
        const unit = picture.width / 984;
        const look = (x, y, reach) => around(picture, x * unit, y * unit, Math.round(reach * unit));
        // Empty points of both colours, near their base, against the field in the middle of their half.
        const points = [2, 3, 4, 5].map((point) => look(130 + 60 * (point - 1), 650, 9));
        const field = look(190, 390, 12);
        const apart = Math.min(...points.map((point) => contrast(point, field)));
        figures.push(`points ${apart.toFixed(2)}`);
        assert.ok(apart >= LEAST, figures.at(-1));
        t.diagnostic(figures.join('; '));
      },
    );
