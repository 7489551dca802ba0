/** Puzzles: one answer, kept on the device, by mouse and by keys. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { square } from './draughts.mjs';
import { browserTest, button, go, press, reload, settled, spoken, strike, strikeNumber } from './kit.mjs';
import { WEB } from './paths.mjs';

const { puzzles } = JSON.parse(readFileSync(join(WEB, 'src/puzzles/data/draughts-italian.json'), 'utf8'));
/** The first that asks to win an ending: a quiet move, so that two presses are the answer. */
const ending = puzzles.findIndex(([kind, , answer]) => kind === 'e' && /^\d+-\d+$/.test(answer));
const squaresOf = (answer) => answer.split('-').map(Number);

browserTest('a puzzle is solved on the board, and that is kept', { choices: { oneClick: false } }, async (page) => {
  await go(page, '#/learn');
  await press(page.getByRole('link', { name: 'Puzzles' }));
  assert.ok((await page.locator('.puzzle-sets li').count()) > 15);
  await go(page, `#/puzzles/italian/${ending + 1}`);
  assert.ok(await page.getByRole('heading', { name: 'Win the ending' }).isVisible());
  // One word for one side, whoever speaks of it.
  const [, side] = /(White|Black) to play/.exec(await page.locator('.puzzle-side').textContent());
  assert.equal(await page.locator('.say').textContent(), `Your move, ${side}.`);
  assert.doesNotMatch(await page.locator('.puzzle').textContent(), /\b(Light|Dark)\b/);
  const [from, to] = squaresOf(puzzles[ending][2]);
  await press(square(page, from));
  await press(square(page, to));
  await page.locator('.puzzle-right').waitFor();
  assert.match(await spoken(page, 'assertive'), /Right\./);
  await reload(page);
  await go(page, '#/puzzles');
  assert.match(await page.locator('.puzzle-sets li', { hasText: 'Italian' }).textContent(), /1 solved/);
});

browserTest(
  'another move is not the answer; the answer can be shown',
  { choices: { oneClick: false } },
  async (page) => {
    await go(page, `#/puzzles/italian/${ending + 1}`);
    const [from, right] = squaresOf(puzzles[ending][2]);
    await square(page, from).focus();
    await strikeNumber(page, from);
    await strike(page, 'Enter');
    const targets = await page
      .locator('[data-square][aria-label*="can be reached"]')
      .evaluateAll((all) => all.map((each) => Number(each.dataset.square)));
    const other = targets.find((target) => target !== right);
    assert.ok(other, 'the piece has another way');
    await strikeNumber(page, other);
    await strike(page, 'Enter');
    await page.locator('.puzzle-wrong').waitFor();
    await press(button(page, 'Show the answer'));
    assert.match(await page.locator('.puzzle-answer').textContent(), /The answer: \d/);
    await press(button(page, 'Try again'));
    assert.match(await square(page, from).getAttribute('aria-label'), /white|black/);
    await press(page.getByRole('link', { name: 'Next puzzle' }));
    assert.match(page.url(), new RegExp(`#/puzzles/italian/${ending + 2}$`));
  },
);

browserTest('the puzzle of the day opens, and every set has its own', async (page) => {
  await go(page, '#/puzzles');
  await press(page.getByRole('link', { name: /^Today’s: / }));
  assert.ok(await page.locator('.puzzle h1').isVisible());
  await go(page, '#/puzzles/backgammon-xalingo/1');
  assert.ok(await page.getByRole('heading', { name: 'Find the play' }).isVisible());
  await press(button(page, 'Show the answer'));
  await settled(page);
  assert.match(await page.locator('.puzzle-answer').textContent(), /The answer: /);
});
