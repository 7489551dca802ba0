/** Setting up a position by hand: pieces go where a tap says. No rule decides here; the box judges the result. */
import type { ChessKind, Side, Square } from '../../box/api';
import type { PictureOf } from '../types';
import { nameOf, squareOf } from './shape';

export type Brush =
  | { readonly kind: 'put'; readonly side: Side; readonly piece: ChessKind }
  | { readonly kind: 'erase' };

type ChessPicture = PictureOf<'chess'>;

/** Whoever moves pieces by hand leaves no pawn that has just gone two squares. */
const changed = ({ enPassant: _, ...picture }: ChessPicture, pieces: ChessPicture['pieces']): ChessPicture => ({
  ...picture,
  pieces: [...pieces].sort((a, b) => squareOf(a.square) - squareOf(b.square)),
});

/** A tap on a square: puts the piece, or takes off what is already the same. */
export function putPiece(picture: ChessPicture, at: Square, brush: Brush): ChessPicture {
  const square = nameOf(at);
  const there = picture.pieces.find((piece) => piece.square === square);
  const others = picture.pieces.filter((piece) => piece.square !== square);
  if (brush.kind === 'erase' || (there?.side === brush.side && there.kind === brush.piece))
    return changed(picture, others);
  return changed(picture, [...others, { square, side: brush.side, kind: brush.piece }]);
}

/** Moves a piece, for those who drag; beside the board it is taken off. */
export function movePiece(picture: ChessPicture, from: Square, to: Square | null): ChessPicture {
  const piece = picture.pieces.find(({ square }) => square === nameOf(from));
  if (!piece || to === from) return picture;
  const others = picture.pieces.filter(
    ({ square }) => square !== piece.square && (to === null || square !== nameOf(to)),
  );
  return changed(picture, to === null ? others : [...others, { ...piece, square: nameOf(to) }]);
}

export const emptied = (picture: ChessPicture): ChessPicture => ({ kind: picture.kind, pieces: [] });

/** Ways to castle: on neither side, the king's, the queen's, both. */
export const RIGHTS = ['none', 'short', 'long', 'both'] as const;
export type Rights = (typeof RIGHTS)[number];

const LETTERS = { light: 'KQ', dark: 'kq' } as const;

/** What a side may do, as a FEN says it. */
export function rightsOf({ castling = '' }: ChessPicture, side: Side): Rights {
  const [short, long] = [...LETTERS[side]].map((letter) => castling.includes(letter));
  return short ? (long ? 'both' : 'short') : long ? 'long' : 'none';
}

/** The rights of both sides with those of one changed. */
export function withRights(picture: ChessPicture, side: Side, rights: Rights): ChessPicture {
  const written = (each: Side, has: Rights) =>
    (has === 'short' || has === 'both' ? LETTERS[each].charAt(0) : '') +
    (has === 'long' || has === 'both' ? LETTERS[each].charAt(1) : '');
  const of = (each: Side) => written(each, each === side ? rights : rightsOf(picture, each));
  return { ...picture, castling: of('light') + of('dark') };
}
