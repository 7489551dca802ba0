/**
 * Dice never vanish: the opening is one die each, and what the computer threw is looked at before and after it plays.
 */
import assert from 'node:assert/strict';
import { playDice, readTable, startBackgammon, typeDice } from './backgammon.mjs';
import { browserTest, button, fill, go, press, seedChance, settled, spoken, strike } from './kit.mjs';

/** The dice on the board: whose, what they show, and whether they rest. */
const diceOf = (page) =>
  page.locator('.bg-dice').evaluateAll((groups) =>
    groups.map((group) => ({
      side: group.dataset.side,
      rest: group.classList.contains('rest'),
      values: [...group.querySelectorAll('[data-value]')].map((die) => Number(die.dataset.value)),
    })),
  );

browserTest(
  'one die each at the opening, and every throw lies there until the next',
  { choices: { typedDice: true, oneClick: false } },
  async (page) => {
    await startBackgammon(page);
    let table = await typeDice(page, await readTable(page), [6, 3]);
    assert.deepEqual(await diceOf(page), [
      { side: 'light', rest: false, values: [6] },
      { side: 'dark', rest: false, values: [3] },
    ]);
    table = await playDice(page, table, { choose: (places) => places[0] });
    assert.deepEqual(
      (await diceOf(page)).map(({ side, rest, values }) => [side, rest, ...values]),
      [
        ['light', true, 6],
        ['dark', true, 3],
      ],
    );
    await typeDice(page, table, [4, 2]);
    assert.deepEqual(await diceOf(page), [
      { side: 'light', rest: true, values: [6] },
      { side: 'dark', rest: false, values: [4, 2] },
    ]);
    await strike(page, ',');
    assert.match(await spoken(page), /Dark: 4 and 2, to play\. Light: 6, at rest\./);
  },
);

browserTest('the opening that Dark wins is one die each, too', { choices: { typedDice: true } }, async (page) => {
  await startBackgammon(page);
  await typeDice(page, await readTable(page), [2, 5]);
  assert.deepEqual(await diceOf(page), [
    { side: 'light', rest: false, values: [2] },
    { side: 'dark', rest: false, values: [5] },
  ]);
});

browserTest(
  'the computer’s dice stand before its first checker moves, and rest when it has played',
  {
    choices: { mode: 'computer', level: 1, levels: 10, colour: 'light', speed: 'normal', oneClick: false, cube: false },
  },
  async (page, { context }) => {
    await seedChance(context, 5);
    await startBackgammon(page);
    // When its dice came to lie large, and when its play was in the record.
    await page.evaluate(() => {
      window.seen = {};
      const note = () => {
        const now = performance.now();
        if (document.querySelector('.bg-dice[data-side="dark"]:not(.rest) .bg-die-place:nth-child(2)'))
          window.seen.thrown ??= now;
        if (document.querySelectorAll('.moves-entry').length > window.before) window.seen.played ??= now;
        if (!window.seen.played) requestAnimationFrame(note);
      };
      window.look = () => {
        window.before = document.querySelectorAll('.moves-entry').length;
        window.seen = {};
        note();
      };
    });
    await press(button(page, 'Roll'));
    let table = await readTable(page);
    if (!table.buttons.includes('Roll')) {
      // I begin: the computer throws as soon as I have played.
      const confirmed = playDice(page, table, { choose: (places) => places[0] });
      await confirmed;
    }
    await settled(page);
    table = await readTable(page);
    assert.ok(table.buttons.includes('Roll'), 'it is my turn to throw');
    const lying = await diceOf(page);
    const theirs = lying.find(({ side }) => side === 'dark');
    assert.ok(theirs?.rest && theirs.values.length > 0, 'its dice rest on the board');
    // Once more, with the clock: from its throw to its play.
    await press(button(page, 'Roll'));
    table = await readTable(page);
    for (;;) {
      const confirm = table.buttons.find((text) => /^(Play|Pass the dice)/.test(text));
      if (confirm && !/^Play \S/.test(confirm)) break;
      if (confirm) await press(button(page, confirm));
      else {
        const place = (name) => page.locator(`[data-place="${name}"]`);
        const target = table.places.find((each) => /reached with/.test(each.label));
        const source = table.places.find((each) => each.can);
        await place((target ?? source).place).click({ force: true });
        await settled(page);
      }
      table = await readTable(page);
    }
    await page.evaluate(() => {
      window.look();
      window.before += 1;
    });
    await press(
      button(
        page,
        table.buttons.find((text) => /^(Play|Pass the dice)/.test(text)),
      ),
    );
    const seen = await page.evaluate(() => window.seen);
    assert.ok(seen.thrown && seen.played, JSON.stringify(seen));
    assert.ok(
      seen.played - seen.thrown > 1500,
      `looked at for ${seen.played - seen.thrown} ms, the throw of 700 among them`,
    );
    assert.ok(
      (await diceOf(page)).some(({ side, rest }) => side === 'dark' && rest),
      'and they rest again',
    );
  },
);

/** Two checkers of the mover on the six point, one of the other side alone on the three; three and one thrown. */
const BLOT = `XGID=---a--B${'-'.repeat(13)}c-----:0:0:1:31:0:0:0:0:10`;

browserTest(
  'a checker that is hit goes to the bar, and a set-up position begins with both dice of its mover',
  { choices: { speed: 'normal' } },
  async (page) => {
    await page.addInitScript(() => {
      window.glides = [];
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, options) {
        if (this.querySelector?.('use'))
          window.glides.push([this.firstElementChild.getAttribute('class'), options.duration]);
        return animate.call(this, frames, options);
      };
    });
    await go(page, `#/play/backgammon-xalingo?position=${BLOT}`);
    assert.deepEqual(await diceOf(page), [{ side: 'dark', rest: false, values: [3, 1] }]);
    await page.evaluate(() => window.glides.splice(0));
    await fill(page.locator('#type-move'), '6/3* 6/5');
    await strike(page, 'Enter');
    const glides = await page.evaluate(() => window.glides.filter(([colour]) => colour === 'lt' || colour === 'dk'));
    assert.deepEqual(glides, [
      ['dk', 200],
      ['dk', 200],
      ['lt', 260],
    ]);
    assert.match(await page.locator('[data-place="bar"]').getAttribute('aria-label'), /bar/i);
  },
);
