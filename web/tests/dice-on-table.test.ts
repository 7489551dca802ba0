import { describe, expect, test } from 'vitest';
import type { BackgammonView, RecordEntry, Side } from '../src/box/api';
import { backgammonTable } from '../src/fixtures/tables';
import { diceOnTable } from '../src/games/backgammon/dice';

const game = backgammonTable('backgammonGame');
const played = (side: Side, dice: readonly [number, number], node: number): RecordEntry => ({
  node,
  number: node,
  side,
  event: { kind: 'play', dice, turn: { steps: [], text: '' } as never },
  judgement: null,
  branches: [],
});
/** A table after some plays, with dice thrown or not; both sides stand where a game begins. */
const table = (line: readonly RecordEntry[], dice: BackgammonView['dice'], current = line.length): BackgammonView => ({
  ...game,
  checkers: { light: { ...game.checkers.light, pips: 167 }, dark: { ...game.checkers.dark, pips: 167 } },
  record: { line, current, atEnd: true, game: 0, games: 1 },
  dice,
  opens: true,
});
const told = (view: BackgammonView, shown: readonly number[] = []) =>
  diceOnTable(
    view,
    shown.map((value) => ({ value, used: false })),
  ).map(({ side, rest, dice }) => `${side} ${dice.map(({ value }) => value).join('')}${rest ? ' at rest' : ''}`);

describe('dice on the table', () => {
  test('nothing before the opening', () => expect(told(table([], null))).toEqual([]));
  test('the opening is one die each, whoever wins it', () => {
    expect(told(table([], { side: 'light', values: [6, 3], number: 1 }), [6, 3])).toEqual(['light 6', 'dark 3']);
    expect(told(table([], { side: 'dark', values: [5, 2], number: 1 }), [5, 2])).toEqual(['light 2', 'dark 5']);
  });
  test('a game that was set up begins with both dice of whoever is to move', () => {
    const setUp = (line: readonly RecordEntry[], dice: BackgammonView['dice']) => ({
      ...table(line, dice),
      opens: false,
    });
    expect(told(setUp([], { side: 'light', values: [6, 3], number: 1 }), [6, 3])).toEqual(['light 63']);
    expect(told(setUp([played('light', [6, 3], 1)], null))).toEqual(['light 63 at rest']);
  });
  test('each side’s last throw rests until it throws again', () => {
    const line = [played('dark', [5, 2], 1), played('light', [3, 6], 2)];
    expect(told(table(line, null))).toEqual(['light 36 at rest', 'dark 5 at rest']);
    expect(told(table(line, { side: 'dark', values: [4, 4], number: 3 }), [4, 4, 4, 4])).toEqual([
      'dark 4444',
      'light 36 at rest',
    ]);
  });
  test('of a record that is walked through only what was thrown so far', () => {
    const line = [played('dark', [5, 2], 1), played('light', [3, 6], 2)];
    expect(told(table(line, null, 1))).toEqual(['light 2 at rest', 'dark 5 at rest']);
    expect(told(table(line, null, 0))).toEqual([]);
  });
});
