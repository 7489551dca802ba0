/** A refused try says why: the article, the two moves, the squares on the board, and the way to the rules page. */
import assert from 'node:assert/strict';
import { browserTest, go, spoken } from './kit.mjs';
import { square, startDraughts } from './draughts.mjs';
import { place, readTable, startBackgammon, typeDice } from './backgammon.mjs';

/** White must take two with 23, not one with 22. */
const LAW_OF_QUANTITY = '?position=W:W22,23:B11,15,18,19';

browserTest(
  'taking fewer is refused in draughts, and the click opens the article',
  { choices: { oneClick: false } },
  async (page) => {
    await startDraughts(page, 'italian', LAW_OF_QUANTITY);
    await square(page, 22).click();
    await square(page, 13).click();
    const why = page.locator('.why');
    await why.waitFor();
    assert.match(await why.locator('.plate').textContent(), /6\.6/);
    assert.match(await why.locator('[role="alert"]').textContent(), /^No: article 6\.6\. .*two.*23×14×7.*one/);
    assert.deepEqual(await why.locator('.why-compare b').allTextContents(), ['Tried: 22×13', 'Legal: 23×14×7']);
    // On the board: the tried move dashed with its cross, the legal route with its numbered stations and a cross on each piece it takes.
    assert.equal(await page.locator('.mk-refused').count(), 1);
    assert.equal(await page.locator('.mk-station').count(), 2);
    assert.equal(await page.locator('.leaflet-articles [aria-current]').count(), 1);
    const href = await why.locator('a.plate').getAttribute('href');
    await why.locator('a.plate').click();
    await page.waitForFunction((wanted) => location.hash === wanted, href);
    const article = page.locator('.article.cited');
    await article.waitFor();
    assert.match(await article.locator('.plate').textContent(), /6\.6/);
    assert.ok(
      await article.evaluate(
        (element) => element.getBoundingClientRect().top >= 0 && element.getBoundingClientRect().top < innerHeight,
      ),
      'the article is in view',
    );
    assert.ok(await article.evaluate((element) => element.contains(document.activeElement)), 'and has the focus');
    await page.goBack();
    await page.locator('[data-square]').first().waitFor();
    assert.match(await square(page, 22).getAttribute('aria-label'), /white man/);
  },
);

browserTest(
  'the refusal offers the legal move, and W tells it again',
  { choices: { oneClick: false } },
  async (page) => {
    await startDraughts(page, 'italian', LAW_OF_QUANTITY);
    await square(page, 22).click();
    await square(page, 13).click();
    await page.locator('.why').waitFor();
    await page.keyboard.press('Escape');
    assert.equal(await page.locator('.why').count(), 0);
    await page.keyboard.press('w');
    assert.match(await spoken(page, 'assertive'), /article 6\.6/);
    await square(page, 22).click();
    await square(page, 13).click();
    await page.locator('.why .primary').click();
    await page.locator('.outcome, .moves-entry').first().waitFor();
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
    await place(page, 24).click();
    await place(page, 19).click();
    const why = page.locator('.why');
    await why.waitFor();
    assert.match(await why.textContent(), /The point is held/);
    assert.equal(await page.locator('.bg-lit').count(), 1, 'the point is lit');
    const href = await why.locator('a.plate').getAttribute('href');
    await why.locator('a.plate').click();
    await page.locator('.article.cited').waitFor();
    assert.equal(await page.evaluate(() => location.hash), href);
  },
);

browserTest('a typed move that is none says what was expected', {}, async (page) => {
  await startDraughts(page, 'xalingo');
  await page.locator('#type-move').fill('xyz');
  await page.keyboard.press('Enter');
  await page.locator('#type-move-error').waitFor();
  assert.equal(await page.locator('#type-move').getAttribute('aria-invalid'), 'true');
  assert.equal(await page.locator('#type-move').getAttribute('aria-describedby'), 'type-move-error');
  await page.locator('#type-move').fill('23-19');
  await page.keyboard.press('Enter');
  await page.locator('.why, .moves-entry').first().waitFor();
});
