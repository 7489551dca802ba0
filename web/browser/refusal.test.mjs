/** A refused try says why: the article, the two moves, the squares on the board, and the way to the rules page. */
import assert from 'node:assert/strict';
import { place, readTable, startBackgammon, typeDice } from './backgammon.mjs';
import { square, startDraughts } from './draughts.mjs';
import { browserTest, fill, press, settled, spoken, strike } from './kit.mjs';

/** White must take two with 23, not one with 22. */
const LAW_OF_QUANTITY = '?position=W:W22,23:B11,15,18,19';

browserTest(
  'taking fewer is refused in draughts, and the click opens the article',
  { choices: { oneClick: false } },
  async (page) => {
    await startDraughts(page, 'italian', LAW_OF_QUANTITY);
    await press(square(page, 22));
    await press(square(page, 13));
    const why = page.locator('.why');
    assert.match(await why.locator('.plate').textContent(), /6\.6/);
    assert.match(await why.locator('[role="alert"]').textContent(), /^No: article 6\.6\. .*two.*23×14×7.*one/);
    assert.deepEqual(await why.locator('.why-compare b').allTextContents(), ['Tried: 22×13', 'Legal: 23×14×7']);
    // On the board: the tried move dashed with its cross, the legal route with its numbered stations and a cross on
    // each piece it takes.
    assert.equal(await page.locator('.mk-refused').count(), 1);
    assert.equal(await page.locator('.mk-station').count(), 2);
    assert.equal(await page.locator('.leaflet-articles [aria-current]').count(), 1);
    const href = await why.locator('a.plate').getAttribute('href');
    await press(why.locator('a.plate'));
    assert.equal(await page.evaluate(() => location.hash), href);
    const article = page.locator('.article.cited');
    assert.match(await article.locator('.plate').textContent(), /6\.6/);
    assert.ok(
      await article.evaluate(
        (element) => element.getBoundingClientRect().top >= 0 && element.getBoundingClientRect().top < innerHeight,
      ),
      'the article is in view',
    );
    assert.ok(await article.evaluate((element) => element.contains(document.activeElement)), 'and has the focus');
    await page.goBack();
    await settled(page);
    assert.match(await square(page, 22).getAttribute('aria-label'), /white man/);
  },
);

browserTest(
  'the refusal offers the legal move, and W tells it again',
  { choices: { oneClick: false } },
  async (page) => {
    await startDraughts(page, 'italian', LAW_OF_QUANTITY);
    await press(square(page, 22));
    await press(square(page, 13));
    assert.equal(await page.locator('.why').count(), 1);
    await strike(page, 'Escape');
    assert.equal(await page.locator('.why').count(), 0);
    await strike(page, 'w');
    assert.match(await spoken(page, 'assertive'), /article 6\.6/);
    await press(square(page, 22));
    await press(square(page, 13));
    await press(page.locator('.why .primary'));
    assert.match(await square(page, 7).getAttribute('aria-label'), /white man/);
    assert.match(await square(page, 19).getAttribute('aria-label'), /empty/);
    assert.match(await spoken(page), /23 takes 19 and 11, lands on 7/);
  },
);

browserTest(
  'a held point is refused in backgammon',
  { choices: { typedDice: true, oneClick: false } },
  async (page) => {
    await startBackgammon(page, 'backgammon');
    await typeDice(page, await readTable(page), [6, 5]);
    // Light's 24 with a five comes to 19, where five dark checkers stand.
    await press(place(page, 24));
    await press(place(page, 19));
    const why = page.locator('.why');
    assert.match(await why.textContent(), /The point is held/);
    assert.equal(await page.locator('.bg-lit').count(), 1, 'the point is lit');
    const href = await why.locator('a.plate').getAttribute('href');
    await press(why.locator('a.plate'));
    assert.equal(await page.locator('.article.cited').count(), 1);
    assert.equal(await page.evaluate(() => location.hash), href);
  },
);

browserTest('a typed move that is none says what was expected', {}, async (page) => {
  await startDraughts(page, 'xalingo');
  await fill(page.locator('#type-move'), 'xyz');
  await strike(page, 'Enter');
  assert.equal(await page.locator('#type-move-error').count(), 1);
  assert.equal(await page.locator('#type-move').getAttribute('aria-invalid'), 'true');
  assert.equal(await page.locator('#type-move').getAttribute('aria-describedby'), 'type-move-error');
  await fill(page.locator('#type-move'), '23-19');
  await strike(page, 'Enter');
  assert.ok(await page.locator('.why, .moves-entry').count());
});
