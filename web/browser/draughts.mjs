/**
 * Playing draughts on the page as a person does: by what the board shows and says, with the mouse or with keys. English
 * labels.
 */
import assert from 'node:assert/strict';
import { button, go, slide, strikeNumber } from './kit.mjs';

export const square = (page, number) => page.locator(`[data-square="${number}"]`);

/** Runs in the page: everything the table shows when it has come to rest. */
async function look() {
  await window.atRest(1);
  return {
    moves: document.querySelectorAll('.moves-entry').length,
    outcome: document.querySelector('.outcome')?.textContent ?? null,
    // That a piece was huffed is told in the same place, and refuses nothing.
    refused: document.querySelector('.why:not(.huff-notice)') !== null,
    huffs: [...document.querySelectorAll('.prompt button')].map((each) => each.textContent),
    selected: Number(document.querySelector('[data-square][aria-selected="true"]')?.dataset.square ?? 0),
    say: document.querySelector('.say')?.textContent ?? '',
    mayStop: [...document.querySelectorAll('.action-buttons .primary')].some(
      (each) => each.textContent === 'Stop here',
    ),
    cells: [...document.querySelectorAll('[data-square]')].map((cell) => {
      const box = cell.getBoundingClientRect();
      return {
        square: Number(cell.dataset.square),
        label: cell.getAttribute('aria-label'),
        x: box.x + box.width / 2,
        y: box.y + box.height / 2,
      };
    }),
  };
}

export const readTable = (page) => page.evaluate(look);
/** The table after something was done at it: what was done must be seen. */
async function readAnswer(page, before) {
  const table = await readTable(page);
  assert.notDeepEqual(table, before, `the table did not answer: ${before.say}`);
  return table;
}

/** The squares of a table whose label matches. */
export const labelled = (table, pattern) =>
  table.cells.filter((cell) => pattern.test(cell.label)).map((cell) => cell.square);
const spotOf = (table, number) => table.cells.find((cell) => cell.square === number);

/**
 * How a hand enters squares: the mouse presses and now and then drags; the keyboard types the number of the square and
 * Enter.
 */
export const mouse = {
  press: (page, table, number) => {
    const spot = spotOf(table, number);
    return page.mouse.click(spot.x, spot.y);
  },
  carry: (page, table, from, to) => slide(page, spotOf(table, from), spotOf(table, to)),
};
export const keyboard = {
  press: async (page, _table, number) => {
    await strikeNumber(page, number);
    assert.equal(
      await page.evaluate(() => document.activeElement?.dataset?.square),
      String(number),
      'typing a number goes to its square',
    );
    await page.keyboard.press('Enter');
  },
  carry: null,
};

/**
 * Plays the game that is open to its end. `choose(squares, table, what)` picks among the squares the page itself
 * offers. Against the computer a table at rest is always the person's: it has answered. Gives what happened.
 */
export async function playOut(page, { choose, hand = mouse, mostTurns = 300 }) {
  const seen = { turns: 0, huffs: 0, drags: 0, captures: 0 };
  let table = await readTable(page);
  while (!table.outcome) {
    assert.ok(seen.turns < mostTurns, `the game did not end in ${mostTurns} turns: ${table.say}`);
    table = await playTurn(page, table, { choose, hand, seen });
    seen.turns++;
  }
  return { ...seen, outcome: table.outcome };
}

/**
 * One turn: a huff that is offered, a piece that can move, then wherever the page says it can go, until the move stands
 * in the record.
 */
export async function playTurn(page, first, { choose, hand = mouse, seen = {} }) {
  const { moves } = first;
  let table = first;
  const count = (what) => {
    seen[what] = (seen[what] ?? 0) + 1;
  };
  if (table.huffs.length) {
    count('huffs');
    await button(page, table.huffs[0]).click();
    table = await readAnswer(page, table);
    // Huffing the last piece ends the game without a move.
    if (table.outcome) return table;
  }
  const movable = labelled(table, /can (move|capture)/);
  assert.ok(movable.length, `nothing can move, and the game goes on: ${table.say}`);
  if (labelled(table, /can capture/).length) count('captures');
  await hand.press(page, table, choose(movable, table, 'piece'));
  table = await readAnswer(page, table);
  while (!table.outcome && table.moves === moves) {
    assert.ok(!table.refused, 'a move the page offered was refused');
    const targets = labelled(table, /can be reached|the jump lands here/);
    if (targets.length === 0) {
      // Where the rules let a player stop, the page offers a button.
      assert.ok(table.mayStop, `the move leads nowhere: ${table.say}`);
      await button(page, 'Stop here').click();
    } else if (hand.carry && moves % 5 === 2) {
      count('drags');
      await hand.carry(page, table, table.selected, choose(targets, table, 'target'));
    } else {
      await hand.press(page, table, choose(targets, table, 'target'));
    }
    table = await readAnswer(page, table);
  }
  return table;
}

/** Starts a fresh game of a rule set. */
export async function startDraughts(page, slug, query = '') {
  await go(page, `#/play/${slug}${query}`);
  assert.match(await page.evaluate(() => location.hash), /^#\/game\//);
  assert.ok(await page.locator('[data-square]').count(), 'a board stands there');
}
