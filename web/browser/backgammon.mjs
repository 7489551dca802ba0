/**
 * Playing backgammon on the page as a person does: by what the board shows and says, with the mouse or with keys.
 * English labels.
 */
import assert from 'node:assert/strict';
import { button, go, slide } from './kit.mjs';

export const place = (page, name) => page.locator(`[data-place="${name}"]`);

/** Runs in the page: everything the table shows when it has come to rest. */
async function look() {
  await window.atRest(1);
  const buttons = [...document.querySelectorAll('.action-buttons button')]
    .filter((each) => each.getAttribute('aria-disabled') !== 'true')
    .map((each) => each.textContent);
  const places = [...document.querySelectorAll('[data-place]')];
  return {
    moves: document.querySelectorAll('.moves-entry').length,
    events: document.querySelectorAll('.moves-event').length,
    outcome: document.querySelector('.outcome')?.textContent ?? null,
    refused: document.querySelector('.why') !== null,
    say: document.querySelector('.say')?.textContent ?? '',
    acting:
      [...document.querySelectorAll('.strip')]
        .find((strip) => strip.classList.contains('acting'))
        ?.getAttribute('aria-label') ?? null,
    offer: document.querySelector('.prompt h2')?.textContent ?? null,
    buttons,
    places: places.map((each) => {
      const box = each.getBoundingClientRect();
      return {
        place: each.dataset.place,
        label: each.getAttribute('aria-label'),
        can: each.dataset.can === 'true',
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
      };
    }),
  };
}

export const readTable = (page) => page.evaluate(look);
/** The table after something was done at it: what was done must be seen. */
export async function readAnswer(page, before) {
  const table = await readTable(page);
  assert.notDeepEqual(table, before, `the table did not answer: ${before.say}`);
  return table;
}

const spotOf = (table, name) => table.places.find((each) => each.place === name);
const isTarget = (each) => /reached with/.test(each.label);
export const sourcesOf = (table) =>
  table.places.filter((each) => each.can && !isTarget(each)).map((each) => each.place);
export const targetsOf = (table) => table.places.filter(isTarget).map((each) => each.place);

export const mouse = {
  press: (page, table, name) => page.mouse.click(spotOf(table, name).x, spotOf(table, name).y),
  carry: (page, table, from, to) => slide(page, spotOf(table, from), spotOf(table, to)),
};

/** Plays the dice that are thrown: forced turns as they are offered, others checker by checker, then confirms. */
export async function playDice(page, first, { choose, seen = {} }) {
  let table = first;
  const { moves } = first;
  const count = (what) => {
    seen[what] = (seen[what] ?? 0) + 1;
  };
  while (!table.outcome && table.moves === moves) {
    assert.ok(!table.refused, `a step the page offered was refused: ${table.say}`);
    const confirm = table.buttons.find((text) => /^(Play|Pass the dice)/.test(text));
    const targets = targetsOf(table);
    if (confirm) {
      if (/^Play \S/.test(confirm)) count('forced');
      if (confirm === 'Pass the dice') count('passes');
      await button(page, confirm).click();
    } else if (targets.length) {
      const selected = table.places.find((each) => /selected/.test(each.label))?.place;
      const to = choose(targets, table, 'target');
      if (selected !== undefined && selected !== 'bar' && (seen.steps ?? 0) % 4 === 3) {
        count('drags');
        await mouse.carry(page, table, selected, to);
      } else {
        await mouse.press(page, table, to);
      }
      count('steps');
    } else {
      const sources = sourcesOf(table);
      assert.ok(sources.length, `nothing can move: ${table.say}`);
      await mouse.press(page, table, choose(sources, table, 'source'));
    }
    table = await readAnswer(page, table);
  }
  return table;
}

/** Types two dice where the page asks for them. */
export async function typeDice(page, table, [a, b]) {
  const fields = page.locator('.die-input');
  await fields.nth(0).fill(String(a));
  await fields.nth(1).fill(String(b));
  await page.keyboard.press('Enter');
  return readAnswer(page, table);
}

/** Starts a fresh game. */
export async function startBackgammon(page, slug = 'backgammon', query = '') {
  await go(page, `#/play/${slug}${query}`);
  assert.match(await page.evaluate(() => location.hash), /^#\/game\//);
  assert.ok(await page.locator('[data-place]').count(), 'a board stands there');
}
