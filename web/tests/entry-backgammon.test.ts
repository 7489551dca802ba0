import { describe, expect, test } from 'vitest';
import type { BackgammonView } from '../src/box/api';
import { backgammonTable } from '../src/fixtures/tables';
import type { BackgammonEntry, BackgammonResult, PlayHabits } from '../src/games/backgammon/entry';
import {
  checkersShown,
  diceShown,
  drop,
  forcedPlay,
  isWhole,
  NOTHING_PLAYED,
  playDie,
  reachFrom,
  sources,
  stepsOf,
  swapDice,
  tap,
  undo,
} from '../src/games/backgammon/entry';

const patient: PlayHabits = { oneClick: false, firstDie: false };
const game = backgammonTable('backgammonGame');
const own = (view: BackgammonView) => view.checkers.light;
const entered = (result: BackgammonResult): BackgammonEntry => {
  if (result.kind !== 'entering') throw new Error(`expected an entry, got ${result.kind}`);
  return result.entry;
};
const press = (view: BackgammonView, entry: BackgammonEntry, place: number | 'bar' | 'off', habits = patient) =>
  tap(view.plays!, entry, place, view.dice!.values, own(view), habits);

describe('reaching', () => {
  test('13 with 6-2 goes to 7, 11 and, with both, to 5', () => {
    const reach = reachFrom(game.plays!, NOTHING_PLAYED, 13, [6, 2]);
    expect(Object.fromEntries(reach.map(({ place, dice }) => [place, dice]))).toEqual({ 7: [6], 11: [2], 5: [6, 2] });
  });
  test('the swapped dice go the other way round', () => {
    const reach = reachFrom(game.plays!, swapDice(NOTHING_PLAYED), 13, [6, 2]);
    expect(reach.find(({ place }) => place === 5)?.dice).toEqual([2, 6]);
  });
  test('a double runs up to four steps', () => {
    const view = backgammonTable('backgammonDouble');
    const far = reachFrom(view.plays!, NOTHING_PLAYED, 13, [3, 3]);
    expect(far.map(({ place, dice }) => [place, dice.length])).toEqual(
      expect.arrayContaining([
        [10, 1],
        [7, 2],
        [4, 3],
      ]),
    );
  });
});

describe('tapping', () => {
  test('selects, then plays to the target', () => {
    const selected = entered(press(game, NOTHING_PLAYED, 13));
    expect(selected.selected).toBe(13);
    const played = entered(press(game, selected, 7));
    expect(stepsOf(played)).toMatchObject([{ from: 13, to: 7, die: 6 }]);
    expect(isWhole(game.plays!, played)).toBe(false);
  });
  test('one gesture with both dice is two steps and one undo', () => {
    const played = entered(press(game, { ...NOTHING_PLAYED, selected: 13 }, 5));
    expect(stepsOf(played).map(({ from, to }) => [from, to])).toEqual([
      [13, 7],
      [7, 5],
    ]);
    expect(isWhole(game.plays!, played)).toBe(true);
    expect(stepsOf(undo(played))).toEqual([]);
  });
  test('a second tap on the checker plays the first die; after a swap the other one', () => {
    expect(stepsOf(entered(press(game, { ...NOTHING_PLAYED, selected: 13 }, 13)))).toMatchObject([{ die: 6 }]);
    expect(stepsOf(entered(press(game, { ...swapDice(NOTHING_PLAYED), selected: 13 }, 13)))).toMatchObject([
      { die: 2 },
    ]);
  });
  test('with the habit of it, one tap plays the first die', () => {
    expect(stepsOf(entered(press(game, NOTHING_PLAYED, 13, { oneClick: true, firstDie: true })))).toMatchObject([
      { from: 13, to: 7, die: 6 },
    ]);
  });
  test('one click plays where only one step fits', () => {
    const forced = backgammonTable('backgammonForced');
    expect(stepsOf(entered(press(forced, NOTHING_PLAYED, 13, { oneClick: true, firstDie: false })))).toMatchObject([
      { from: 13, to: 7, die: 6 },
    ]);
  });
  test('a place that cannot be reached is a try, to be explained', () => {
    expect(press(game, { ...NOTHING_PLAYED, selected: 13 }, 12)).toEqual({ kind: 'try', from: 13, to: 12 });
  });
  test('an own checker that cannot move can still be selected', () => {
    const bar = backgammonTable('backgammonBar');
    expect(entered(press(bar, NOTHING_PLAYED, 13)).selected).toBe(13);
  });
  test('an empty point does nothing', () => expect(press(game, NOTHING_PLAYED, 9)).toEqual({ kind: 'nothing' }));
});

describe('bar and bearing off', () => {
  test('with a checker on the bar only the bar is a source', () => {
    const bar = backgammonTable('backgammonBar');
    expect(sources(bar.plays!, NOTHING_PLAYED)).toEqual(['bar']);
    expect(reachFrom(bar.plays!, NOTHING_PLAYED, 'bar', [6, 2]).map(({ place }) => place)).toContain(23);
    expect(playDie(bar.plays!, NOTHING_PLAYED, 'bar', 6)).toEqual({ kind: 'nothing' });
  });
  test('a dance is whole at once and plays nothing', () => {
    const dance = backgammonTable('backgammonDance');
    expect(isWhole(dance.plays!, NOTHING_PLAYED)).toBe(true);
    expect(forcedPlay(dance.plays!)).toEqual([]);
  });
  test('5-2 takes from 5 or moves 6 to 1', () => {
    const off = backgammonTable('backgammonBearoff');
    expect(reachFrom(off.plays!, NOTHING_PLAYED, 5, [5, 2]).map(({ place }) => place)).toContain('off');
    expect(reachFrom(off.plays!, NOTHING_PLAYED, 6, [5, 2]).map(({ place }) => place)).toContain(1);
  });
});

describe('dragging and typing', () => {
  test('a checker dropped on a target plays there', () =>
    expect(stepsOf(entered(drop(game.plays!, NOTHING_PLAYED, 13, 11, [6, 2])))).toMatchObject([{ die: 2 }]));
  test('dropped beside the board it goes back', () =>
    expect(drop(game.plays!, NOTHING_PLAYED, 13, null, [6, 2])).toEqual({ kind: 'nothing' }));
  test('dropped where it may not stop it is a try', () =>
    expect(drop(game.plays!, NOTHING_PLAYED, 13, 4, [6, 2])).toEqual({ kind: 'try', from: 13, to: 4 }));
  test('a digit plays that die', () =>
    expect(stepsOf(entered(playDie(game.plays!, NOTHING_PLAYED, 8, 2)))).toMatchObject([{ from: 8, to: 6, die: 2 }]));
});

describe('forced plays', () => {
  test('the only play is found', () =>
    expect(forcedPlay(backgammonTable('backgammonForced').plays!)).toMatchObject([{ from: 13, to: 7 }]));
  test('a choice is no forced play', () => expect(forcedPlay(game.plays!)).toBeNull());
});

describe('what is shown meanwhile', () => {
  test('used dice are struck, a double shows four', () => {
    const played = entered(press(game, { ...NOTHING_PLAYED, selected: 13 }, 7));
    expect(diceShown([6, 2], played)).toEqual([
      { value: 6, used: true },
      { value: 2, used: false },
    ]);
    expect(diceShown([3, 3], NOTHING_PLAYED)).toHaveLength(4);
  });
  test('dice cannot be swapped after a step', () => {
    const played = entered(press(game, { ...NOTHING_PLAYED, selected: 13 }, 7));
    expect(swapDice(played)).toBe(played);
  });
  test('checkers and pips follow, and a hit sends the other side to the bar', () => {
    const after = checkersShown(game.checkers, 'light', [{ from: 13, to: 7, die: 6, hits: false }]);
    expect(after.light.points[13]).toBe(game.checkers.light.points[13]! - 1);
    expect(after.light.points[7]).toBe(1);
    expect(after.light.pips).toBe(game.checkers.light.pips - 6);
    const struck = checkersShown(game.checkers, 'dark', [{ from: 4, to: 5, die: 1, hits: true }]);
    expect(struck.light.bar).toBe(1);
    expect(struck.light.pips).toBe(game.checkers.light.pips + 20);
    expect(game.checkers.light.bar).toBe(0);
  });
  test('a high die that bears off a low checker counts only the way it went', () => {
    const off = backgammonTable('backgammonBearoff').checkers;
    expect(checkersShown(off, 'light', [{ from: 5, to: 'off', die: 6, hits: false }]).light.pips).toBe(
      off.light.pips - 5,
    );
  });
});
