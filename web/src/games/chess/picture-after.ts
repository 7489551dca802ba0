import type { DiagramFrame } from '../../box/api';
import { isSquare } from '../../box/api';
import type { PictureOf } from '../types';
import { nameOf } from './shape';

/** The picture after the move that a frame shows, or null if it shows none. */
export function pictureAfter({
  picture,
  arrows,
}: DiagramFrame & { readonly picture: PictureOf<'chess'> }): PictureOf<'chess'> | null {
  const [arrow] = arrows;
  if (!arrow || !isSquare(arrow.from) || !isSquare(arrow.to)) return null;
  const [from, to] = [nameOf(arrow.from), nameOf(arrow.to)];
  return {
    ...picture,
    pieces: picture.pieces
      .filter(({ square }) => square !== to)
      .map((piece) => (piece.square === from ? { ...piece, square: to } : piece)),
  };
}
