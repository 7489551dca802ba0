/** Playing chess on the page as a person does: by the names of the squares. */
import assert from 'node:assert/strict';
import { drag, go, press, settled, strike } from './kit.mjs';

/** The box counts squares from a1 along the ranks. */
export const numberOf = (name) => 'abcdefgh'.indexOf(name[0]) + 8 * (Number(name[1]) - 1) + 1;
export const square = (page, name) => page.locator(`[data-square="${numberOf(name)}"]`);
const movesMade = (page) => page.locator('.moves-entry').count();

/** Starts a fresh game of a rule set, from a position where one is given. */
export async function startChess(page, slug = 'chess', position = null) {
  await go(page, `#/play/${slug}${position ? `?position=${encodeURIComponent(position)}` : ''}`);
  assert.match(await page.evaluate(() => location.hash), /^#\/game\//);
  assert.equal(await page.locator('[data-square]').count(), 64, 'a board stands there');
}

/** A move by two presses of the mouse: `e2e4`; every third one is dragged. */
export async function byMouse(page, way) {
  const before = await movesMade(page);
  const [from, to] = [square(page, way.slice(0, 2)), square(page, way.slice(2, 4))];
  if (before % 3 === 2) await drag(page, from, to);
  else {
    await press(from);
    await press(to);
  }
}

/** Walks with the arrows from the square that has the focus to another, as White sees the board. */
export async function walkTo(page, name) {
  const now = () => page.evaluate(() => Number(document.activeElement?.dataset?.square ?? 0));
  const at = await now();
  assert.ok(at, 'the focus is on the board');
  const [column, row] = [(at - 1) % 8, Math.floor((at - 1) / 8)];
  const goal = numberOf(name) - 1;
  const across = (goal % 8) - column;
  const up = Math.floor(goal / 8) - row;
  for (let step = 0; step < Math.abs(across); step++)
    await page.keyboard.press(across > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let step = 0; step < Math.abs(up); step++) await page.keyboard.press(up > 0 ? 'ArrowUp' : 'ArrowDown');
  await settled(page);
  assert.equal(await now(), numberOf(name), `the arrows lead to ${name}`);
}

/** A move by keys alone. */
export async function byKeys(page, way) {
  await walkTo(page, way.slice(0, 2));
  await strike(page, 'Enter');
  await walkTo(page, way.slice(2, 4));
  await strike(page, 'Enter');
}

/** What stands in the list of moves. */
export const moveList = (page) => page.locator('.moves-entry').allTextContents();
