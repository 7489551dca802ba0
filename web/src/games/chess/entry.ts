/**
 * Entering a move of chess: a piece, then a square, then what a pawn becomes. Nothing here knows a rule: what may
 * follow is read off the legal moves.
 */
import type { ChessPiece, ChessTurn, Side, Square } from '../../box/api';
import { nameOf, squareOf } from './shape';

export interface ChessEntry {
  /** The piece that was picked up. */
  readonly from: Square | null;
  /** The moves that differ only in what the pawn becomes: one of them is asked for. */
  readonly asking: readonly ChessTurn[];
}

export const NOTHING_ENTERED: ChessEntry = { from: null, asking: [] };

/** A board as entry sees it. */
export interface ChessScene {
  readonly legal: readonly ChessTurn[];
  readonly pieces: readonly ChessPiece[];
  readonly mover: Side;
}

/** What a tap or a drop leads to. */
export type ChessResult =
  | { readonly kind: 'entering'; readonly entry: ChessEntry }
  | { readonly kind: 'turn'; readonly turn: ChessTurn }
  /** No legal move goes there: ask the table why. */
  | { readonly kind: 'try'; readonly text: string }
  | { readonly kind: 'nothing' };

const NOTHING: ChessResult = { kind: 'nothing' };

export const turnsFrom = (legal: readonly ChessTurn[], from: Square): readonly ChessTurn[] =>
  legal.filter((turn) => turn.from === from);

export const pieceOn = (pieces: readonly ChessPiece[], square: Square): ChessPiece | undefined =>
  pieces.find((piece) => squareOf(piece.square) === square);

/**
 * The moves of a piece to a square. Where a king can step where it would also castle to, castling is shown by the rook.
 */
function turnsTo({ legal }: ChessScene, from: Square, to: Square): readonly ChessTurn[] {
  const own = turnsFrom(legal, from);
  const going = own.filter((turn) => turn.to === to);
  const plain = going.filter((turn) => !turn.rook);
  if (plain.length) return plain;
  return going.length ? going : own.filter((turn) => turn.rook?.from === to);
}

const isOwn = ({ pieces, mover }: ChessScene, square: Square): boolean => pieceOn(pieces, square)?.side === mover;

function pickUp(scene: ChessScene, square: Square, oneClick: boolean): ChessResult {
  if (isOwn(scene, square)) {
    const own = turnsFrom(scene.legal, square);
    const only = own.length === 1 ? own[0] : undefined;
    // A piece without a legal move is picked up too: only a try can be explained.
    return oneClick && only ? { kind: 'turn', turn: only } : { kind: 'entering', entry: { from: square, asking: [] } };
  }
  const arriving = scene.legal.filter((turn) => turn.to === square);
  const only = arriving.length === 1 ? arriving[0] : undefined;
  return oneClick && only ? { kind: 'turn', turn: only } : NOTHING;
}

/** What a pawn may become, in the order in which it is wanted. */
const WANTED: readonly ChessTurn['promotion'][] = ['queen', 'rook', 'bishop', 'knight'];
const byWorth = (a: ChessTurn, b: ChessTurn): number => WANTED.indexOf(a.promotion) - WANTED.indexOf(b.promotion);

/** The piece in hand goes to a square. */
export function goTo(scene: ChessScene, from: Square, to: Square): ChessResult {
  const turns = [...turnsTo(scene, from, to)].sort(byWorth);
  const [first, second] = turns;
  if (!first) return { kind: 'try', text: nameOf(from) + nameOf(to) };
  return second ? { kind: 'entering', entry: { from, asking: turns } } : { kind: 'turn', turn: first };
}

/** A tap on a square. */
export function tap(
  scene: ChessScene,
  entry: ChessEntry,
  square: Square,
  habits: { readonly oneClick: boolean },
): ChessResult {
  const { from } = entry;
  if (from === null || entry.asking.length) return pickUp(scene, square, habits.oneClick);
  if (square === from) return { kind: 'entering', entry: NOTHING_ENTERED };
  // Tapping another piece of one's own picks that up, unless the king castles with it.
  if (isOwn(scene, square) && !turnsTo(scene, from, square).length) return pickUp(scene, square, habits.oneClick);
  return goTo(scene, from, square);
}

/** Where the piece in hand may go, and what it may take there. */
export function reach(
  legal: readonly ChessTurn[],
  from: Square,
): {
  readonly quiet: readonly Square[];
  readonly captures: readonly Square[];
} {
  const own = turnsFrom(legal, from);
  const squares = (taking: boolean) => [
    ...new Set(own.filter((turn) => (turn.taken === turn.to) === taking).map((turn) => turn.to)),
  ];
  return { quiet: squares(false), captures: squares(true) };
}
