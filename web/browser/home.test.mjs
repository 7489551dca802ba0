/**
 * The home page: boards before anything else, there before the box has come; what the next game is, and what goes on.
 */
import assert from 'node:assert/strict';
import { startDraughts } from './draughts.mjs';
import { base, browserTest, button, fill, go, press, select, settled, strike } from './kit.mjs';

/** What lies wholly in the window, above the bar at the bottom of a phone. */
const inView = (page, selector) =>
  page.locator(selector).evaluateAll((all) => {
    const bar = document.querySelector('.shell-bottom')?.getBoundingClientRect().top ?? innerHeight;
    return all.filter((each) => {
      const box = each.getBoundingClientRect();
      return box.width > 0 && box.top >= 0 && box.left >= 0 && box.bottom <= bar + 1 && box.right <= innerWidth + 1;
    }).length;
  });

for (const [width, height] of [
  [390, 844],
  [360, 640],
])
  browserTest(
    `a phone of ${width}×${height} shows a board first, and Play`,
    { size: { width, height }, touch: true },
    async (page) => {
      await go(page, '#/');
      const card = await page.locator('.game-card').first().boundingBox();
      assert.ok(card.y < 130, `the first board begins at ${card.y}`);
      assert.ok((await inView(page, '.game-card')) > 0);
      assert.equal(await inView(page, '.play-button'), 1, 'Play is in view');
    },
  );

for (const [width, height] of [
  [1440, 900],
  [1366, 768],
  [1024, 768],
])
  browserTest(
    `a desk of ${width}×${height} shows phrases, Play, the board and the shelf in one screen`,
    { size: { width, height } },
    async (page) => {
      await go(page, '#/');
      for (const part of ['.phrase', '.play-button', '.home-board .board-picture', '.game-card .board-picture'])
        assert.ok((await inView(page, part)) > 0, part);
      const shown = await page.locator('.game-card:visible').count();
      assert.equal(await inView(page, '.game-card .board-picture'), shown, 'no board of the shelf is under the fold');
    },
  );

browserTest('the boards are there before the box has come', async (page, { context }) => {
  let release;
  const held = new Promise((resolve) => {
    release = resolve;
  });
  await context.route(/box_bg.*\.wasm$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${base()}/`);
  await page.locator('.game-card').first().waitFor();
  await page.locator('.game-card').nth(15).waitFor({ state: 'attached' });
  assert.ok((await page.locator('.game-card').count()) > 15);
  assert.ok(await page.locator('.home-board .board-picture').isVisible());
  const names = await page.locator('.game-card b').allTextContents();
  await page.locator('[data-set="draughts:italian"]').click();
  assert.ok(await page.locator('#home-game').evaluate((each) => /Italian/.test(each.selectedOptions[0].textContent)));
  release();
  await settled(page);
  assert.deepEqual(await page.locator('.game-card b').allTextContents(), names, 'and the box says the same');
  await press(page.locator('.play-button'));
  assert.match(await page.evaluate(() => location.hash), /^#\/game\//);
});

browserTest('variant, length and cube of backgammon are chosen before the first game, and kept', async (page) => {
  await go(page, '#/');
  await select(page.locator('#home-rules'), 'Tournament backgammon');
  await select(page.locator('#home-length'), 'a match to 7 points');
  await press(page.locator('.play-button'));
  await press(page.getByRole('tab', { name: 'Leaflet' }));
  assert.match(await page.locator('#panel-leaflet').textContent(), /Tournament backgammon/);
  assert.match(await page.locator('#panel-leaflet').textContent(), /7/);
  await go(page, '#/');
  assert.equal(
    await page.locator('#home-rules').evaluate((each) => each.selectedOptions[0].textContent),
    'Tournament backgammon',
  );
  // Where the leaflet leaves the cube open, it is asked for too.
  await select(page.locator('#home-rules'), 'Xalingo backgammon');
  await select(page.locator('#home-cube'), 'without the cube');
  await press(page.locator('.play-button'));
  assert.equal(await page.locator('.bg-cube').count(), 0);
});

browserTest(
  'every game that goes on can be gone on with, and the level stands at the computer',
  { choices: { mode: 'computer', level: 3, levels: 10, colour: 'light' } },
  async (page) => {
    for (const slug of ['italian', 'garden']) {
      await startDraughts(page, slug);
      assert.match(await page.locator('.strip', { hasText: 'Computer' }).textContent(), /Learner/);
      await fill(page.locator('#type-move'), slug === 'italian' ? '22-18' : '21-17');
      await strike(page, 'Enter');
    }
    await go(page, '#/');
    const rows = page.locator('.under-way-row');
    assert.equal(await rows.count(), 2);
    assert.match((await rows.allTextContents()).join('\n'), /Garden[\s\S]*Italian/);
    await press(page.getByRole('link', { name: 'Resume: Italian draughts' }));
    assert.equal((await page.locator('.moves-entry').count()) > 0, true);
    assert.ok(await button(page, 'Take back').isVisible());
  },
);
