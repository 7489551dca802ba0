import { describe, expect, test } from 'vitest';
import type { DraughtsView } from '../src/box/api';
import { draughtsTable } from '../src/fixtures/tables';
import type { DraughtsEntry, DraughtsScene } from '../src/games/draughts/entry';
import {
  continuations,
  drop,
  huff,
  huffFirst,
  NOTHING_ENTERED,
  piecesShown,
  stepBack,
  stopHere,
  takenSoFar,
  tap,
  targets,
} from '../src/games/draughts/entry';

const eager = { oneClick: true };
const slow = { oneClick: false };
const sceneOf = (view: DraughtsView): DraughtsScene => ({ legal: view.turns, pieces: view.pieces, mover: 'light' });
const at = (...path: number[]): DraughtsEntry => ({ huff: null, path });

describe('continuations', () => {
  const { turns } = draughtsTable('englishKing');
  test('nothing entered: every turn, and the squares pieces can be picked from', () => {
    expect(continuations(turns, NOTHING_ENTERED)).toEqual({ turns, next: [29], whole: null });
  });
  test('a flying king may land on four squares', () =>
    expect(continuations(turns, at(29)).next).toEqual([15, 11, 8, 4]));
  test('a landing square ends the turn where no further capture follows', () =>
    expect(continuations(turns, at(29, 8))).toMatchObject({ next: [], whole: { text: '29×8' } }));
  test('and goes on where one does', () =>
    expect(continuations(turns, at(29, 11))).toMatchObject({ next: [2], whole: null }));
  test('a prefix no turn has leaves nothing', () =>
    expect(continuations(turns, at(31))).toEqual({ turns: [], next: [], whole: null }));
  test('turns after a huff are kept apart from turns without', () => {
    const garden = draughtsTable('gardenHuff').turns;
    const without = continuations(garden, NOTHING_ENTERED).turns;
    const after = continuations(garden, huff(14)).turns;
    expect(without.every((turn) => turn.huff === null)).toBe(true);
    expect(after.length).toBeGreaterThan(0);
    expect(after.every((turn) => turn.huff === 14)).toBe(true);
    expect(without.length + after.length).toBe(garden.length);
  });
});

describe('tapping', () => {
  const start = sceneOf(draughtsTable('italianStart'));
  const mock = sceneOf(draughtsTable('italianGame'));
  const king = sceneOf(draughtsTable('englishKing'));
  test('picks up a piece with several moves, and its square is the first station', () =>
    expect(tap(start, NOTHING_ENTERED, 22, eager)).toEqual({ kind: 'entering', entry: at(22) }));
  test('a second tap puts it down', () =>
    expect(tap(start, at(22), 22, eager)).toEqual({ kind: 'entering', entry: NOTHING_ENTERED }));
  test('another own piece is picked up instead', () =>
    expect(tap(start, at(22), 23, eager)).toEqual({ kind: 'entering', entry: at(23) }));
  test('a target makes the whole turn', () =>
    expect(tap(start, at(22), 18, eager)).toMatchObject({ kind: 'turn', from: 2, turn: { text: '22-18' } }));
  test('one click plays where only one turn fits the piece', () =>
    expect(tap(mock, NOTHING_ENTERED, 23, eager)).toMatchObject({ kind: 'turn', from: 1, turn: { text: '23×14×7' } }));
  test('but not when that is switched off', () =>
    expect(tap(mock, NOTHING_ENTERED, 23, slow)).toEqual({ kind: 'entering', entry: at(23) }));
  test('one click plays where only one turn arrives at the square', () =>
    expect(tap(mock, NOTHING_ENTERED, 7, eager)).toMatchObject({ kind: 'turn', turn: { text: '23×14×7' } }));
  test('a piece without a legal turn can be picked up, so that the try can be explained', () =>
    expect(tap(mock, NOTHING_ENTERED, 22, eager)).toEqual({ kind: 'entering', entry: at(22) }));
  test('and its try is handed to the table', () =>
    expect(tap(mock, at(22), 15, eager)).toEqual({ kind: 'try', path: [22, 15], huff: null }));
  test('the other side’s pieces and empty squares without a turn do nothing', () => {
    expect(tap(mock, NOTHING_ENTERED, 1, eager)).toEqual({ kind: 'nothing' });
    expect(tap(start, NOTHING_ENTERED, 13, eager)).toEqual({ kind: 'nothing' });
  });
  test('a capture is walked jump by jump', () => {
    const first = tap(mock, at(23), 14, slow);
    expect(first).toEqual({ kind: 'entering', entry: at(23, 14) });
    expect(tap(mock, at(23, 14), 7, slow)).toMatchObject({ kind: 'turn', from: 3, turn: { taken: [19, 11] } });
  });
  test('a bare from–to is enough where just one route fits', () =>
    expect(tap(king, at(29), 2, slow)).toMatchObject({ kind: 'turn', from: 1, turn: { text: '29×11×2' } }));
  test('in the middle of a capture another own piece is not picked up', () =>
    expect(tap(king, at(29, 11), 31, slow)).toEqual({ kind: 'try', path: [29, 11, 31], huff: null }));
});

describe('a capture that may stop', () => {
  const scene = sceneOf(draughtsTable('gardenStop'));
  test('after the first jump both stopping and going on are open', () => {
    expect(tap(scene, at(27), 20, eager)).toEqual({ kind: 'entering', entry: at(27, 20) });
    expect(stopHere(scene, at(27, 20))).toMatchObject({ kind: 'turn', turn: { text: '27×20' } });
    expect(tap(scene, at(27, 20), 20, eager)).toMatchObject({ kind: 'turn', turn: { text: '27×20' } });
    expect(tap(scene, at(27, 20), 11, eager)).toMatchObject({ kind: 'turn', turn: { text: '27×20×11' } });
  });
  test('stopping means nothing before a jump', () => expect(stopHere(scene, at(27))).toEqual({ kind: 'nothing' }));
});

describe('dragging', () => {
  const mock = sceneOf(draughtsTable('italianGame'));
  test('to the end of the only route', () =>
    expect(drop(mock, at(23), 7, slow)).toMatchObject({ kind: 'turn', turn: { text: '23×14×7' } }));
  test('beside the board, back to its own square, or onto another piece leaves it where it was', () => {
    expect(drop(mock, at(23), null, slow)).toEqual({ kind: 'nothing' });
    expect(drop(mock, at(23), 23, slow)).toEqual({ kind: 'nothing' });
    expect(drop(mock, at(23), 16, slow)).toEqual({ kind: 'nothing' });
  });
  test('to a square the rules forbid is a try', () =>
    expect(drop(mock, at(22), 15, slow)).toEqual({ kind: 'try', path: [22, 15], huff: null }));
});

describe('a huff', () => {
  const garden = draughtsTable('gardenHuff');
  test('comes before a move', () =>
    expect(huffFirst(sceneOf(garden), 14)).toEqual({ kind: 'entering', entry: huff(14) }));
  test('of the last piece is the whole turn', () => {
    const last = { path: [], taken: [], huff: 14, crowns: false, text: '~14' };
    expect(huffFirst({ ...sceneOf(garden), legal: [last] }, 14)).toEqual({ kind: 'turn', turn: last, from: 0 });
  });
});

describe('what is shown meanwhile', () => {
  const view = draughtsTable('italianGame');
  test('the piece stands at its station, and taken pieces stay', () => {
    const shown = piecesShown(view.pieces, at(23, 14));
    expect(shown).toHaveLength(view.pieces.length);
    expect(shown.find((piece) => piece.square === 14)).toMatchObject({ side: 'light', rank: 'man' });
    expect(shown.some((piece) => piece.square === 23)).toBe(false);
    expect(takenSoFar(view.turns, at(23, 14))).toEqual([19]);
  });
  test('a huffed piece is gone at once', () => {
    const garden = draughtsTable('gardenHuff');
    expect(piecesShown(garden.pieces, huff(14)).some((piece) => piece.square === 14)).toBe(false);
  });
  test('targets are dots for quiet moves and rings for jumps', () => {
    expect(targets(draughtsTable('italianStart').turns, at(22))).toEqual({ quiet: [19, 18], jumps: [] });
    expect(targets(view.turns, at(23))).toEqual({ quiet: [], jumps: [14] });
    expect(targets(view.turns, NOTHING_ENTERED)).toEqual({ quiet: [], jumps: [] });
  });
  test('stepping back goes station by station, then the huff', () => {
    expect(stepBack(at(23, 14))).toEqual(at(23));
    expect(stepBack(at(23))).toEqual(NOTHING_ENTERED);
    expect(stepBack(huff(14))).toEqual(NOTHING_ENTERED);
  });
});
