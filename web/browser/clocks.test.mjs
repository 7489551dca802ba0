/** Clocks: one's own time, a delay counted down beside the reserve, and a flag that falls. */
import assert from 'node:assert/strict';
import { PHONE, browserTest, go } from './kit.mjs';
import { startDraughts, square } from './draughts.mjs';
import { readTable, startBackgammon, typeDice } from './backgammon.mjs';
import { STANDARDS, judge } from './look.mjs';

/** On the first page: another clock, of this kind. */
async function chooseClock(page, kind, parts) {
  await go(page, '#/');
  await page.locator('#home-time').selectOption({ label: 'Another…' });
  await page.getByRole('radio', { name: kind, exact: true }).click();
  for (const [name, value] of Object.entries(parts)) await page.locator(`#home-time-${name}`).fill(String(value));
  assert.deepEqual(await judge(page, STANDARDS), []);
}
const shown = (page) => page.locator('.clock').allTextContents();

browserTest('a delay passes before the reserve', { choices: { mode: 'two', typedDice: true } }, async (page) => {
  await chooseClock(page, 'Delay', { minutes: 2, seconds: 9 });
  await startBackgammon(page, 'backgammon');
  assert.deepEqual(await shown(page), ['2:00', '2:00']);
  // Nobody's time runs before it is known who begins.
  await typeDice(page, await readTable(page), [3, 1]);
  await page.waitForFunction(() => /^\d2:00$/.test(document.querySelector('.clock.running')?.textContent ?? ''));
  await page.waitForFunction(() => /^1:5\d$/.test(document.querySelector('.clock.running')?.textContent ?? ''), null, {
    timeout: 20_000,
  });
});

browserTest(
  'every turn has its own time, and whoever lets it run out has lost',
  { size: PHONE, touch: true, choices: { mode: 'two', oneClick: false } },
  async (page) => {
    await chooseClock(page, 'Each move', { seconds: 8 });
    await startDraughts(page, 'garden');
    await square(page, 21).click();
    await square(page, 17).click();
    await page.waitForFunction(() => document.querySelectorAll('.moves-entry').length === 1);
    const low = page.locator('.clock.low.running');
    await low.waitFor();
    assert.match(await low.textContent(), /^low[0-7]\.\d$/);
    await page.locator('.outcome').waitFor();
    assert.match(await page.locator('.outcome').textContent(), /^Light wins.*time/i);
  },
);
