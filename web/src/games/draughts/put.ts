/** Setting up a position by hand: pieces go where a tap says. No rule decides here; the box judges the result. */
import type { Side, Square } from '../../box/api';
import type { PictureOf } from '../types';

export type Brush =
  | { readonly kind: 'put'; readonly side: Side; readonly rank: 'man' | 'king' }
  | { readonly kind: 'erase' };

type DraughtsPicture = PictureOf<'draughts'>;

/** A tap on a square: puts the piece, or takes off what is already the same. */
export function putPiece(picture: DraughtsPicture, square: Square, brush: Brush): DraughtsPicture {
  const there = picture.pieces.find((piece) => piece.square === square);
  const others = picture.pieces.filter((piece) => piece.square !== square);
  if (brush.kind === 'erase' || (there?.side === brush.side && there.rank === brush.rank))
    return { ...picture, pieces: others };
  return {
    ...picture,
    pieces: [...others, { square, side: brush.side, rank: brush.rank }].sort((a, b) => a.square - b.square),
  };
}

/** Moves a piece, for those who drag. */
export function movePiece(picture: DraughtsPicture, from: Square, to: Square | null): DraughtsPicture {
  if (to === from) return picture;
  const piece = picture.pieces.find((other) => other.square === from);
  if (!piece) return picture;
  const others = picture.pieces.filter((other) => other.square !== from && other.square !== to);
  return {
    ...picture,
    pieces: to === null ? others : [...others, { ...piece, square: to }].sort((a, b) => a.square - b.square),
  };
}

/** The board with nothing on it. */
export const emptied = (picture: DraughtsPicture): DraughtsPicture => ({ ...picture, pieces: [] });
