import { describe, expect, test } from 'vitest';
import type { ChessView } from '../src/box/api';
import { chessTable } from '../src/fixtures/tables';
import type { ChessScene } from '../src/games/chess/entry';
import { goTo, NOTHING_ENTERED, reach, tap } from '../src/games/chess/entry';
import { emptied, movePiece, putPiece, rightsOf, withRights } from '../src/games/chess/put';
import { nameOf, SHAPE, squareOf } from '../src/games/chess/shape';
import { spokenTurn } from '../src/games/chess/spoken';
import { inEnglish, inLetters, squareLabel } from '../src/games/chess/wording';
import { useLanguage } from '../src/i18n';
import { openRooms } from './rooms';

openRooms();

const sceneOf = ({ turns, pieces }: ChessView): ChessScene => ({ legal: turns, pieces, mover: 'light' });
const promoting = chessTable('chessPromotion');
const scene = sceneOf(promoting);
const at = squareOf;
const habits = { oneClick: false };
const picked = (square: string) => ({ from: at(square), asking: [] });

test('squares have numbers and names', () => {
  expect(SHAPE.squares.map(({ square }) => squareOf(nameOf(square)))).toEqual(
    SHAPE.squares.map(({ square }) => square),
  );
  expect(SHAPE.squares[0]).toEqual({ square: 1, row: 7, column: 0, name: 'a1' });
  expect(at('h8')).toBe(64);
});

describe('entering a move', () => {
  test('a piece, then a square', () => {
    expect(tap(scene, NOTHING_ENTERED, at('a1'), habits)).toEqual({ kind: 'entering', entry: picked('a1') });
    expect(tap(scene, NOTHING_ENTERED, at('e5'), habits)).toEqual({ kind: 'nothing' });
    expect(tap(scene, picked('a1'), at('a1'), habits)).toEqual({ kind: 'entering', entry: NOTHING_ENTERED });
    expect(tap(scene, picked('a1'), at('a6'), habits)).toMatchObject({ kind: 'turn', turn: { uci: 'a1a6' } });
  });
  test('what no legal move does is tried, to hear why', () => {
    expect(tap(scene, picked('a1'), at('b3'), habits)).toEqual({ kind: 'try', text: 'a1b3' });
    expect(goTo(scene, at('h1'), at('h8'))).toEqual({ kind: 'try', text: 'h1h8' });
  });
  test('another piece of one’s own is picked up, but a king castles with its rook', () => {
    expect(tap(scene, picked('a1'), at('e1'), habits)).toEqual({ kind: 'entering', entry: picked('e1') });
    expect(tap(scene, picked('e1'), at('h1'), habits)).toMatchObject({ kind: 'turn', turn: { text: 'O-O' } });
    expect(tap(scene, picked('e1'), at('c1'), habits)).toMatchObject({ kind: 'turn', turn: { text: 'O-O-O' } });
  });
  test('a pawn on the last rank asks what it becomes', () => {
    const result = goTo(scene, at('a7'), at('a8'));
    expect(result.kind).toBe('entering');
    if (result.kind !== 'entering') return;
    expect(result.entry.asking.map(({ promotion }) => promotion)).toEqual(['queen', 'rook', 'bishop', 'knight']);
    // Another piece lets go of it.
    expect(tap(scene, result.entry, at('e1'), habits)).toEqual({ kind: 'entering', entry: picked('e1') });
  });
  test('one click is enough where one move fits', () => {
    expect(tap(scene, NOTHING_ENTERED, at('h7'), { oneClick: true })).toMatchObject({ turn: { uci: 'h1h7' } });
  });
  test('what can be reached and what can be taken', () => {
    const { quiet, captures } = reach(promoting.turns, at('h1'));
    expect(captures.map(nameOf)).toEqual(['h7']);
    expect(quiet.map(nameOf)).toContain('h6');
    const passing = reach(chessTable('chessPassing').turns, at('e5'));
    expect(passing.quiet.map(nameOf).sort()).toEqual(['d6', 'e6']);
  });
});

describe('words', () => {
  test('letters of the pieces, both ways', async () => {
    await useLanguage('pt');
    expect(inLetters('Nbxd2+')).toBe('Cbxd2+');
    expect(inLetters('O-O-O')).toBe('O-O-O');
    expect(inLetters('bxa8=Q#')).toBe('bxa8=D#');
    expect(inEnglish('Rf1')).toBe('Kf1');
    expect(inEnglish('e7e8q')).toBe('e7e8q');
    expect(inEnglish('reclamar Cf3')).toBe('claim Nf3');
    await useLanguage('en');
    expect(inEnglish('claim Nf3')).toBe('claim Nf3');
  });
  test('moves by ear', () => {
    const spoken = (text: string, view = promoting) => spokenTurn(view.turns.find((turn) => turn.text === text)!);
    expect(spoken('O-O')).toBe('Castles on the king’s side.');
    expect(spoken('a8=Q+')).toBe('Pawn a7 to a8. It becomes a queen. Check.');
    expect(spoken('exd6', chessTable('chessPassing'))).toBe('Pawn e5 takes on d6. In passing.');
  });
  test('a square says what stands there and what can be done', () => {
    const say = (square: string, entry = NOTHING_ENTERED) => squareLabel(promoting, entry, at(square));
    expect(say('h1')).toBe('h1, white rook, can move');
    expect(say('h7', picked('h1'))).toBe('h7, black rook, can be taken');
    expect(say('d4')).toBe('d4, empty');
    const checked = chessTable('chessGame');
    expect(squareLabel(checked, NOTHING_ENTERED, at('f7'))).toBe('f7, black king, in check, can move');
  });
});

test('setting up by hand', () => {
  const picture = { kind: 'chess' as const, pieces: promoting.pieces, castling: 'KQ', enPassant: 'd6' };
  const pawn = { kind: 'put', side: 'dark', piece: 'pawn' } as const;
  const put = putPiece(picture, at('d5'), pawn);
  expect(put.pieces).toContainEqual({ square: 'd5', side: 'dark', kind: 'pawn' });
  expect(put.enPassant).toBeUndefined();
  expect(putPiece(put, at('d5'), pawn).pieces).toEqual(picture.pieces);
  expect(movePiece(picture, at('a1'), null).pieces).toHaveLength(picture.pieces.length - 1);
  expect(movePiece(picture, at('a1'), at('e8')).pieces).toHaveLength(picture.pieces.length - 1);
  expect(rightsOf(picture, 'light')).toBe('both');
  expect(rightsOf(picture, 'dark')).toBe('none');
  expect(withRights(picture, 'dark', 'short').castling).toBe('KQk');
  expect(withRights(picture, 'light', 'long').castling).toBe('Q');
  expect(emptied(picture).pieces).toEqual([]);
});
