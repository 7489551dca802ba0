import type { Side } from './words';

/** A playing square, by its number in the numbering of the rule set. */
export type Square = number;

/** Where a playing square lies. Row 0 is the far row and column 0 the left one as Light sees the board. */
export interface PlayingSquare {
  readonly square: Square;
  readonly row: number;
  readonly column: number;
  /** In letters: `a8`. Rank 1 is Light's first row. */
  readonly name: string;
}

/** The board itself. Which squares are dark and which are played are two separate facts. */
export interface DraughtsShape {
  readonly size: 8 | 10 | 12;
  /** Is the far left square, as Light sees it (a8 on 8×8), a dark one? */
  readonly darkFarLeft: boolean;
  /** `all` is for games that move along rows and columns; their board is not chequered. */
  readonly play: 'dark' | 'light' | 'all';
  /** In order of their numbers. */
  readonly squares: readonly PlayingSquare[];
}

/** A man or a king on its square. */
export interface Piece {
  readonly square: Square;
  readonly side: Side;
  readonly rank: 'man' | 'king';
}

/** One whole turn of draughts: an optional huff, then one move with its route. */
export interface DraughtsTurn {
  /**
   * Every square the piece stands on, the first and the last included. Two entries for a quiet move, none when a
   * huff takes the last piece.
   */
  readonly path: readonly Square[];
  /** The pieces taken, in order of capture: one for each jump. Empty for a quiet move. */
  readonly taken: readonly Square[];
  /** The piece huffed before the move, or null. */
  readonly huff: Square | null;
  /** Does the piece become a king by this turn? */
  readonly crowns: boolean;
  /** As the record prints it: `22-18`, `23×14×7`. */
  readonly text: string;
}

/** The pieces the side to move may huff, and nothing if the set has no huff. */
export interface HuffRight {
  /** At least one square. */
  readonly squares: readonly Square[];
}
