/** Clocks: one's own time, a delay counted down beside the reserve, and a flag that falls. */
import assert from 'node:assert/strict';
import { readTable, startBackgammon, typeDice } from './backgammon.mjs';
import { square, startDraughts } from './draughts.mjs';
import { browserTest, fill, go, PHONE, press, select } from './kit.mjs';
import { judgeOnce } from './look.mjs';

/** On the first page: another clock, of this kind. */
async function chooseClock(page, kind, parts) {
  await go(page, '#/');
  await select(page.locator('#home-time'), { label: 'Another…' });
  await press(page.getByRole('radio', { name: kind, exact: true }));
  for (const [name, value] of Object.entries(parts)) await fill(page.locator(`#home-time-${name}`), String(value));
  assert.deepEqual(await judgeOnce(page), []);
}

/** Writes down everything the running clock shows from now on: a slow machine looks too late to see it itself. */
const writeDown = (page) =>
  page.evaluate(() => {
    window.clockShown = [];
    const note = () => {
      const text = document.querySelector('.clock.running')?.textContent;
      if (text !== undefined && text !== window.clockShown.at(-1)) window.clockShown.push(text);
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
    note();
  });
const written = (page) => page.evaluate(() => window.clockShown);
const shown = (page) => page.locator('.clock').allTextContents();

browserTest('a delay passes before the reserve', { choices: { mode: 'two', typedDice: true } }, async (page) => {
  await chooseClock(page, 'Delay', { minutes: 2, seconds: 4 });
  await startBackgammon(page, 'backgammon');
  assert.deepEqual(await shown(page), ['2:00', '2:00']);
  // Nobody's time runs before it is known who begins.
  await writeDown(page);
  assert.deepEqual(await written(page), []);
  await typeDice(page, await readTable(page), [3, 1]);
  await page.waitForFunction(() => /^1:5\d$/.test(window.clockShown.at(-1)));
  const times = await written(page);
  const fell = times.findIndex((text) => /^1:5\d$/.test(text));
  assert.ok(
    times.slice(0, fell).some((text) => /^[1-4]2:00$/.test(text)),
    times.join(', '),
  );
  assert.ok(
    times.slice(0, fell).every((text) => text.endsWith('2:00')),
    times.join(', '),
  );
});

browserTest(
  'every turn has its own time, and whoever lets it run out has lost',
  { size: PHONE, touch: true, choices: { mode: 'two', oneClick: false } },
  async (page) => {
    await chooseClock(page, 'Each move', { seconds: 8 });
    await startDraughts(page, 'garden');
    await press(square(page, 21));
    await press(square(page, 17));
    assert.equal(await page.locator('.moves-entry').count(), 1);
    await writeDown(page);
    await page.locator('.outcome').waitFor();
    const times = await written(page);
    assert.ok(times.length > 1, 'the clock ran');
    assert.ok(
      times.every((text) => /^low[0-8]\.\d$/.test(text)),
      times.join(', '),
    );
    assert.match(await page.locator('.outcome').textContent(), /^Light wins.*time/i);
  },
);
