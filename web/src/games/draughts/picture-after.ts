import type { DiagramFrame } from '../../box/api';
import type { PictureOf } from '../types';

/** The picture after the turn that a frame shows, or null if it shows none. */
export function pictureAfter({
  picture,
  route,
}: DiagramFrame & { readonly picture: PictureOf<'draughts'> }): PictureOf<'draughts'> | null {
  const from = route?.path[0];
  const to = route?.path[route.path.length - 1];
  if (!route || from === undefined || to === undefined) return null;
  const gone = new Set([...route.taken, ...(route.huff === null ? [] : [route.huff])]);
  const pieces = picture.pieces.filter((piece) => !gone.has(piece.square));
  return {
    ...picture,
    pieces: pieces.map((piece) =>
      piece.square === from ? { ...piece, square: to, rank: route.crowns ? 'king' : piece.rank } : piece,
    ),
  };
}
