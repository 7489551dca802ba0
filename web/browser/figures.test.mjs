/**
 * Figures as Lighthouse takes them, on loopback: first contentful paint, and interaction to next paint while the
 * computer thinks. Milliseconds depend on who else uses the machine: where the same browser is slow at next to nothing
 * in the same run, the bounds grow with it. The figures themselves are kept under artefacts/.
 */
import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readTable, startDraughts } from './draughts.mjs';
import { base, browserTest, button, fill, lots, newDevice, settled, spoken, strike } from './kit.mjs';
import { ARTEFACTS } from './paths.mjs';

const figures = {};
const keep = (name, value) => {
  figures[name] = value;
  mkdirSync(ARTEFACTS, { recursive: true });
  writeFileSync(join(ARTEFACTS, 'figures.json'), `${JSON.stringify(figures, null, 2)}\n`);
};
const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const middleOf = (numbers) => sorted(numbers)[Math.floor(numbers.length / 2)];
/** Of several first visits: the fastest is the page's own time, the middle one what this machine made of it. */
const summary = (times) => ({ fastest: sorted(times)[0], middle: middleOf(times), all: times });

const firstPaint = (page) =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const look = (list) => {
          const [paint] = list.getEntriesByName('first-contentful-paint');
          if (paint) resolve(Math.round(paint.startTime));
        };
        new PerformanceObserver(look).observe({ type: 'paint', buffered: true });
      }),
  );

/** A second, or so many times as long as a page with one word and nothing to load takes. */
const FIRST_PAINT = { within: 1000, times: 12 };

browserTest('the first contentful paint comes within a second, or soon after that of a bare page', async (_, { t }) => {
  const times = { bare: [], page: [], ready: [] };
  for (let visit = 0; visit < 5; visit++) {
    // Every visit is the first one: a device of its own, with nothing kept.
    const { context } = await newDevice({ keeps: true });
    await context.route('**/bare', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>bare</title><h1>Tabuleiro</h1>' }),
    );
    const bare = await context.newPage();
    await bare.goto(`${base()}/bare`);
    times.bare.push(await firstPaint(bare));
    await bare.close();
    const page = await context.newPage();
    await page.goto(`${base()}/`);
    await settled(page);
    times.page.push(await firstPaint(page));
    times.ready.push(Math.round(await page.evaluate(() => performance.now())));
    await context.close();
  }
  const [bare, page, ready] = [times.bare, times.page, times.ready].map(summary);
  keep('first contentful paint of a bare page, ms', bare);
  keep('first contentful paint, ms', page);
  keep('home page ready, ms', ready);
  t.diagnostic(`first contentful paint ${page.fastest} ms (${page.all}), of a bare page ${bare.fastest} (${bare.all})`);
  t.diagnostic(`games on the page and nothing under way after ${ready.fastest} ms (${ready.all})`);
  const limit = Math.max(FIRST_PAINT.within, FIRST_PAINT.times * bare.middle);
  assert.ok(page.fastest < limit, `${page.fastest} ms of ${limit}`);
});

const THINKING = {
  keeps: true,
  choices: {
    mode: 'computer',
    level: 10,
    levels: 10,
    colour: 'light',
    oneClick: false,
    evaluation: false,
    speed: 'none',
  },
};

/** Writes down how long the page takes from each press or key to the next picture. */
const measureInteractions = () => {
  window.interactions = [];
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) window.interactions.push({ id: entry.interactionId, duration: entry.duration });
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
};
/** The interactions since it was last asked, each with its longest event; what is quicker than a frame is left out. */
const takeInteractions = (page) =>
  page.evaluate(async () => {
    // What was entered last is written down with the next picture.
    for (let frame = 0; frame < 3; frame++) await new Promise((resolve) => requestAnimationFrame(resolve));
    const longest = new Map();
    for (const { id, duration } of window.interactions.splice(0))
      longest.set(id, Math.max(duration, longest.get(id) ?? 0));
    return [...longest.values()];
  });

/** One of four things a person does at a table without playing. */
async function fidget(page, table, at, lot) {
  const cell = table.cells[Math.floor(lot() * table.cells.length)];
  if (at % 4 === 0) await page.mouse.click(cell.x, cell.y);
  else if (at % 4 === 1) await page.keyboard.press('m');
  else if (at % 4 === 2) await button(page, 'Turn board').click();
  else await page.getByRole('tab', { name: at % 8 === 3 ? 'Leaflet' : 'Moves' }).click();
}

/** Is the computer thinking at this moment, by what the page says of itself? */
const thinks = (page) => page.evaluate(() => / ?think/.test(document.documentElement.dataset.underWay));

/** Interactions that are wanted while the computer thinks. */
const WANTED = 24;
/** A tenth of a second, or so many times as long as at rest. */
const ANSWER = { within: 100, times: 4 };
/** One frame: what is below it is not told apart. */
const FRAME = 16;

browserTest('the page answers while the computer thinks as it does at rest', THINKING, async (page, { t }) => {
  await page.addInitScript(measureInteractions);
  await startDraughts(page, 'italian');
  const lot = lots(3);
  const times = { rest: [], thinking: [] };
  let during = 0;
  let rested = 0;
  for (let turn = 0; during < WANTED; turn++) {
    assert.ok(turn < 40, `only ${during} interactions while the computer thought in ${turn} turns`);
    let table = await readTable(page);
    if (table.outcome !== null) {
      // Whoever plays by lot loses now and then before enough was measured.
      await startDraughts(page, 'italian');
      table = await readTable(page);
    }
    for (let at = 0; at < 4; at++) {
      await fidget(page, table, rested++, lot);
      await settled(page);
    }
    await strike(page, 'Escape');
    times.rest.push(...(await takeInteractions(page)));
    // The moves of the table, as the page speaks them; one is typed.
    await strike(page, 'm');
    const moves = /legal moves?: (.*)$/
      .exec(await spoken(page))[1]
      .replace(/\.$/, '')
      .split(', ');
    await fill(page.locator('#type-move'), moves[Math.floor(lot() * moves.length)]);
    await takeInteractions(page);
    await page.keyboard.press('Enter');
    // Only what begins and ends within one thought counts: a page that could not answer meanwhile would have none.
    for (let at = 0; await thinks(page); at++) {
      await fidget(page, table, at, lot);
      if (await thinks(page)) during++;
    }
    times.thinking.push(...(await takeInteractions(page)));
    await settled(page);
    // A press that came after the computer's turn may have taken up a piece.
    await strike(page, 'Escape');
  }
  // Interactions below one frame are not reported: the quickest answers count as one frame.
  const among = (reported, all) => [...reported, ...Array(Math.max(0, all - reported.length)).fill(FRAME)];
  const rest = middleOf(among(times.rest, rested));
  const thinking = middleOf(among(times.thinking, during));
  const worst = sorted(times.thinking).at(-1) ?? FRAME;
  t.diagnostic(`${during} interactions while the computer thinks: ${thinking} ms in the middle, ${worst} at worst`);
  t.diagnostic(
    `${rested} interactions at rest: ${rest} ms in the middle, ${sorted(times.rest).at(-1) ?? FRAME} at worst`,
  );
  keep('interaction to next paint, ms', { thinking, rest, worst, interactions: during });
  const limit = Math.max(ANSWER.within, ANSWER.times * rest);
  assert.ok(thinking < limit, `${thinking} ms of ${limit} while the computer thinks`);
});
