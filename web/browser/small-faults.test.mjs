/** Small things that were wrong once: words that did not count, fields that stayed, focus that began in a corner. */
import assert from 'node:assert/strict';
import { place, readTable, sourcesOf, startBackgammon, typeDice } from './backgammon.mjs';
import { square, startDraughts } from './draughts.mjs';
import { browserTest, button, fill, go, press, strike } from './kit.mjs';

async function resign(page) {
  await press(button(page, 'More'));
  await press(page.getByRole('menuitem', { name: 'Resign' }));
  await press(page.locator('dialog').getByRole('button', { name: 'Resign' }).last());
}

browserTest(
  'of a double the prompt counts the steps that are left',
  { choices: { typedDice: true, oneClick: false } },
  async (page) => {
    const position = encodeURIComponent('XGID=-b----E-C---eE---c-e----B-:0:0:1:00:0:0:0:0:10');
    await startBackgammon(page, 'backgammon', `?position=${position}`);
    let table = await typeDice(page, await readTable(page), [3, 3]);
    for (const left of ['3 more', '2 more', 'one more']) {
      await press(place(page, sourcesOf(table)[0]), { force: true });
      const target = page.locator('[data-place][aria-label*="reached with 3"]').first();
      await press(target, { force: true });
      table = await readTable(page);
      assert.match(table.say, new RegExp(`, and ${left}\\.$`));
    }
  },
);

browserTest('a throw counts though its game was given up before it was played', async (page) => {
  await startBackgammon(page);
  while (!(await page.locator('.bg-dice').count())) await press(button(page, 'Roll'));
  await resign(page);
  await strike(page, 'Escape');
  await press(page.getByRole('tab', { name: 'Dice' }));
  const told = await page.locator('.proof').textContent();
  assert.match(told, /[1-9]\d* rolls? so far/);
});

browserTest('a move is typed only while one can be played, with an example of this very game', async (page) => {
  await startDraughts(page, 'italian');
  assert.match(await page.locator('#type-move').getAttribute('placeholder'), /^For example \d+-\d+$/);
  await startDraughts(page, 'russian');
  assert.match(await page.locator('#type-move').getAttribute('placeholder'), /^For example [a-h]\d-[a-h]\d$/);
  await startBackgammon(page);
  assert.match(await page.locator('#type-move').getAttribute('placeholder'), /^For example \d+\/\d+$/);
  await startDraughts(page, 'italian');
  await resign(page);
  assert.ok(await page.locator('#type-move').isDisabled());
  assert.equal(await page.locator('.type-move.unseen').count(), 1);
});

browserTest('a text that cannot be read is not beside a position that can be played', async (page) => {
  await go(page, '#/setup/italian');
  await fill(page.locator('.setup input[type="text"], .setup textarea').first(), 'no position');
  await strike(page, 'Enter');
  const read = page.locator('.setup').getByRole('button', { name: /Read|Open/ });
  if (await read.count()) await press(read.first());
  const told = await page.locator('.setup').textContent();
  assert.match(told, /Can’t read/);
  assert.doesNotMatch(told, /This position can be played/);
});

browserTest('the theme is day or night, the sides are Light and Dark', async (page) => {
  await startDraughts(page, 'italian');
  await press(button(page, 'Settings'));
  const names = await page.locator('dialog').getByRole('radio').allTextContents();
  assert.ok(names.includes('Day') && names.includes('Night'), names.join());
  assert.ok(!names.some((name) => /^(Light|Dark)$/.test(name.trim())), names.join());
});

browserTest('times have 24 hours, and every game is listed', { choices: { oneClick: false } }, async (page) => {
  for (let game = 0; game < 8; game++) {
    await startDraughts(page, 'italian');
    await press(square(page, 22));
    await press(square(page, 18));
  }
  await go(page, '#/analyse');
  assert.equal(await page.locator('.saved-games li').count(), 8);
  const told = await page.locator('.saved-games li').first().textContent();
  assert.match(told, /\d\d:\d\d/);
  assert.doesNotMatch(told, /\b[AP]M\b/i);
});

browserTest('the focus begins on a piece that can move', async (page) => {
  await startDraughts(page, 'italian');
  assert.match(await page.locator('[data-square][tabindex="0"]').getAttribute('aria-label'), /white man/);
  await startDraughts(page, 'italian', '?position=B:W22,30:B12,18');
  assert.match(await page.locator('[data-square][tabindex="0"]').getAttribute('aria-label'), /black man/);
});

browserTest(
  'a throw on a small phone leaves the header where it is',
  { size: { width: 360, height: 640 }, touch: true },
  async (page) => {
    await startBackgammon(page);
    await button(page, 'Roll').tap();
    await page.locator('.bg-dice').first().waitFor();
    assert.equal(await page.evaluate(() => scrollY), 0);
    assert.ok((await page.locator('.shell-header').boundingBox()).y >= 0);
  },
);

browserTest('no two cards of the shelf read alike', async (page) => {
  await go(page, '#/');
  const facts = await page
    .locator('.game-card')
    .evaluateAll((all) => all.map((card) => [card.dataset.set, card.querySelector('small').textContent]));
  const of = (id) => facts.find(([set]) => set === `draughts:${id}`)[1];
  assert.equal(new Set(['brazilian', 'spanish', 'portuguese', 'xalingo'].map(of)).size, 4);
});
