/** The chessboard. Its squares are numbers from 1 at a1 along the ranks, as the box counts them. */
import type { BoardPiece, BoardShape } from '../../boards/squares/shape';
import type { ChessKind, ChessPiece, Square } from '../../box/api';

export const nameOf = (square: Square): string =>
  'abcdefgh'.charAt((square - 1) % 8) + String(Math.floor((square - 1) / 8) + 1);

export const squareOf = (name: string): Square =>
  'abcdefgh'.indexOf(name.charAt(0)) + 8 * (Number(name.charAt(1)) - 1) + 1;

export const SHAPE: BoardShape = {
  size: 8,
  darkFarLeft: false,
  play: 'all',
  chequered: true,
  squares: Array.from({ length: 64 }, (_, at) => ({
    square: at + 1,
    row: 7 - Math.floor(at / 8),
    column: at % 8,
    name: nameOf(at + 1),
  })),
};

/** The symbol of a piece. */
export const symbolOf = (kind: ChessKind): string => `chess-${kind}`;

/** Pieces as the board draws them. */
export const drawn = (pieces: readonly ChessPiece[]): readonly BoardPiece[] =>
  pieces.map(({ square, side, kind }) => ({ square: squareOf(square), side, rank: symbolOf(kind) }));
