/**
 * Entering a turn of draughts, square by square. Nothing here knows a rule: what may follow is read off the legal
 * turns. A half-entered turn lives only here; it reaches the table as one action when it is whole.
 */
import type { DraughtsTurn, Piece, Side, Square } from '../../box/api';

/** What has been entered so far. */
export interface DraughtsEntry {
  /** The piece huffed before the move. */
  readonly huff: Square | null;
  /** Squares stood on so far; empty while no piece is picked up. */
  readonly path: readonly Square[];
}

export const NOTHING_ENTERED: DraughtsEntry = { huff: null, path: [] };

/** What can follow a prefix. */
export interface Continuations {
  /** The legal turns that begin like this. */
  readonly turns: readonly DraughtsTurn[];
  /** The squares the piece may go to next, in the order of the turns. */
  readonly next: readonly Square[];
  /** The turn that ends exactly here, if there is one: with `next`, the player may also stop. */
  readonly whole: DraughtsTurn | null;
}

const startsWith = (path: readonly Square[], prefix: readonly Square[]): boolean =>
  prefix.length <= path.length && prefix.every((square, index) => path[index] === square);

/** The legal turns that begin with what has been entered. */
export function continuations(legal: readonly DraughtsTurn[], entry: DraughtsEntry): Continuations {
  const turns = legal.filter((turn) => turn.huff === entry.huff && startsWith(turn.path, entry.path));
  const at = entry.path.length;
  const next = [...new Set(turns.flatMap((turn) => turn.path[at] ?? []))];
  return { turns, next, whole: turns.find((turn) => turn.path.length === at) ?? null };
}

/** What a tap or a drop leads to. */
export type DraughtsResult =
  | { readonly kind: 'entering'; readonly entry: DraughtsEntry }
  /** A whole turn; `from` stations of it are already shown, the rest is still to be walked. */
  | { readonly kind: 'turn'; readonly turn: DraughtsTurn; readonly from: number }
  /** No legal turn begins like this: ask the table why. */
  | { readonly kind: 'try'; readonly path: readonly Square[]; readonly huff: Square | null }
  | { readonly kind: 'nothing' };

/** How eager the entry is. */
export interface EntryHabits {
  /** Play at once where only one turn fits. */
  readonly oneClick: boolean;
}

const NOTHING: DraughtsResult = { kind: 'nothing' };

/** A board as entry sees it. */
export interface DraughtsScene {
  readonly legal: readonly DraughtsTurn[];
  readonly pieces: readonly Piece[];
  readonly mover: Side;
}

const ownPiece = (scene: DraughtsScene, entry: DraughtsEntry, square: Square): boolean =>
  square !== entry.huff && scene.pieces.some((piece) => piece.square === square && piece.side === scene.mover);

/** A tap on a square. */
export function tap(scene: DraughtsScene, entry: DraughtsEntry, square: Square, habits: EntryHabits): DraughtsResult {
  if (entry.path.length === 0) return pickUp(scene, entry, square, habits);
  const current = entry.path[entry.path.length - 1];
  if (square === current) {
    if (entry.path.length === 1) return { kind: 'entering', entry: { ...entry, path: [] } };
    const { whole } = continuations(scene.legal, entry);
    return whole ? { kind: 'turn', turn: whole, from: entry.path.length } : NOTHING;
  }
  if (entry.path.length === 1 && ownPiece(scene, entry, square))
    return pickUp(scene, { ...entry, path: [] }, square, habits);
  return goTo(scene, entry, square, habits);
}

/** A piece dragged from one square and let go over another; null is beside the board. */
export function drop(
  scene: DraughtsScene,
  entry: DraughtsEntry,
  square: Square | null,
  habits: EntryHabits,
): DraughtsResult {
  const current = entry.path[entry.path.length - 1];
  if (square === null || current === undefined || square === current) return NOTHING;
  if (scene.pieces.some((piece) => piece.square === square && square !== entry.path[0] && square !== entry.huff))
    return NOTHING;
  return goTo(scene, entry, square, habits);
}

function pickUp(scene: DraughtsScene, entry: DraughtsEntry, square: Square, habits: EntryHabits): DraughtsResult {
  if (ownPiece(scene, entry, square)) {
    const picked = { ...entry, path: [square] };
    const { turns } = continuations(scene.legal, picked);
    const only = turns.length === 1 ? turns[0] : undefined;
    // A piece without a legal turn is picked up too: only a try can be explained.
    return habits.oneClick && only ? { kind: 'turn', turn: only, from: 1 } : { kind: 'entering', entry: picked };
  }
  const arriving = scene.legal.filter((turn) => turn.huff === entry.huff && turn.path[turn.path.length - 1] === square);
  const only = arriving.length === 1 ? arriving[0] : undefined;
  return habits.oneClick && only ? { kind: 'turn', turn: only, from: 1 } : NOTHING;
}

function goTo(scene: DraughtsScene, entry: DraughtsEntry, square: Square, habits: EntryHabits): DraughtsResult {
  const { turns, next } = continuations(scene.legal, entry);
  if (next.includes(square)) {
    const further = { ...entry, path: [...entry.path, square] };
    const after = continuations(scene.legal, further);
    if (after.whole && after.next.length === 0) return { kind: 'turn', turn: after.whole, from: further.path.length };
    const only = after.turns.length === 1 ? after.turns[0] : undefined;
    return habits.oneClick && only
      ? { kind: 'turn', turn: only, from: further.path.length }
      : { kind: 'entering', entry: further };
  }
  // A bare from–to is enough where just one route fits.
  const arriving = turns.filter((turn) => turn.path[turn.path.length - 1] === square);
  const only = arriving.length === 1 ? arriving[0] : undefined;
  if (only) return { kind: 'turn', turn: only, from: entry.path.length };
  if (arriving.length > 1) return NOTHING;
  return { kind: 'try', path: [...entry.path, square], huff: entry.huff };
}

/** Ends a capture here, where the rules let a player stop. */
export function stopHere(scene: DraughtsScene, entry: DraughtsEntry): DraughtsResult {
  const { whole } = continuations(scene.legal, entry);
  return whole && entry.path.length > 1 ? { kind: 'turn', turn: whole, from: entry.path.length } : NOTHING;
}

/** One station back; from the first station the piece is put down, and then the huff is taken back. */
export function stepBack(entry: DraughtsEntry): DraughtsEntry {
  return entry.path.length > 0 ? { ...entry, path: entry.path.slice(0, -1) } : NOTHING_ENTERED;
}

/** A piece huffed, and nothing more yet. */
export const huff = (square: Square): DraughtsEntry => ({ huff: square, path: [] });

/** Huffs a piece. The last piece of a side ends the game: that turn has no move after it. */
export function huffFirst(scene: DraughtsScene, square: Square): DraughtsResult {
  const entry = huff(square);
  const { whole } = continuations(scene.legal, entry);
  return whole ? { kind: 'turn', turn: whole, from: 0 } : { kind: 'entering', entry };
}

/** The pieces as they stand while the turn is being entered: taken ones stay until it is whole. */
export function piecesShown(pieces: readonly Piece[], entry: DraughtsEntry): readonly Piece[] {
  const [from] = entry.path;
  const at = entry.path[entry.path.length - 1];
  return pieces.flatMap((piece) => {
    if (piece.square === entry.huff) return [];
    return piece.square === from && at !== undefined ? [{ ...piece, square: at }] : [piece];
  });
}

/** The pieces jumped so far, in order. */
export function takenSoFar(legal: readonly DraughtsTurn[], entry: DraughtsEntry): readonly Square[] {
  if (entry.path.length < 2) return [];
  const turn = continuations(legal, entry).turns[0];
  return turn ? turn.taken.slice(0, entry.path.length - 1) : [];
}

/** Where the picked piece may go next, by kind. */
export function targets(
  legal: readonly DraughtsTurn[],
  entry: DraughtsEntry,
): { readonly quiet: readonly Square[]; readonly jumps: readonly Square[] } {
  if (entry.path.length === 0) return { quiet: [], jumps: [] };
  const at = entry.path.length;
  const quiet = new Set<Square>();
  const jumps = new Set<Square>();
  for (const turn of continuations(legal, entry).turns) {
    const square = turn.path[at];
    if (square !== undefined) (turn.taken.length ? jumps : quiet).add(square);
  }
  return { quiet: [...quiet], jumps: [...jumps] };
}
