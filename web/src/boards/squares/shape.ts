/** What lies on a board of squares, whatever is played on it. */
import type { Side, Square } from '../../box/api';

export interface PlayingSquare {
  readonly square: Square;
  /** From the far side and from the left, as Light sees them. */
  readonly row: number;
  readonly column: number;
  readonly name: string;
}

/** Which squares are dark and which are played are two separate facts. */
export interface BoardShape {
  readonly size: number;
  readonly darkFarLeft: boolean;
  readonly play: 'dark' | 'light' | 'all';
  /** Is a board that is played on all squares of two colours? */
  readonly chequered?: boolean;
  readonly squares: readonly PlayingSquare[];
}

export interface BoardPiece {
  readonly square: Square;
  readonly side: Side;
  /** Its symbol in the sheet. */
  readonly rank: string;
}
