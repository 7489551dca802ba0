/**
 * Where things lie on a squared board, in the units of its SVG: a square is 100, a frame with labels 40, without 14.
 */
import type { Square } from '../../box/api';
import type { BoardShape, PlayingSquare } from './shape';

export const CELL = 100;
export const FRAME = 40;
/** A frame that carries no labels: on phones, in diagrams, on miniatures. */
export const BARE_FRAME = 14;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

export type Cut = 'full' | 'crop' | 'mini';

/** A board of a given shape seen from one side. */
export interface BoardLayout {
  readonly size: number;
  readonly frame: number;
  /** The side of the whole board, frame included. */
  readonly side: number;
  readonly viewBox: string;
  /** What a mark or a number is multiplied by so that small squares keep readable signs on phones. */
  readonly signScale: number;
  /** Where the squares begin and how wide they are, as shares of the picture: the cells lie there. */
  readonly inset: number;
  readonly centre: (square: Square) => Spot;
  /** Row and column as drawn, from the top left. */
  readonly cell: (square: Square) => { readonly row: number; readonly column: number };
  readonly at: (row: number, column: number) => PlayingSquare | null;
  readonly isDark: (row: number, column: number) => boolean;
  readonly files: readonly string[];
  readonly ranks: readonly string[];
}

export function layoutOf(shape: BoardShape, flipped: boolean, cut: Cut): BoardLayout {
  const { size } = shape;
  const frame = cut === 'full' ? FRAME : BARE_FRAME;
  const side = size * CELL + 2 * frame;
  const places = new Map<Square, PlayingSquare>(shape.squares.map((place) => [place.square, place]));
  const drawn = new Map<number, PlayingSquare>();
  const turned = (index: number) => (flipped ? size - 1 - index : index);
  for (const place of shape.squares) drawn.set(turned(place.row) * size + turned(place.column), place);
  const cell = (square: Square) => {
    const place = places.get(square);
    if (!place) throw new RangeError(`no square ${square} on this board`);
    return { row: turned(place.row), column: turned(place.column) };
  };
  const files = Array.from({ length: size }, (_, i) => 'abcdefghijkl'[turned(i)] ?? '');
  const ranks = Array.from({ length: size }, (_, i) => String(size - turned(i)));
  return {
    size,
    frame,
    side,
    files,
    ranks,
    cell,
    viewBox: `0 0 ${side} ${side}`,
    signScale: cut === 'crop' ? size / 8 : 1,
    inset: frame / side,
    centre: (square) => {
      const { row, column } = cell(square);
      return { x: frame + column * CELL + CELL / 2, y: frame + row * CELL + CELL / 2 };
    },
    at: (row, column) =>
      row < 0 || column < 0 || row >= size || column >= size ? null : (drawn.get(row * size + column) ?? null),
    // An even board looks the same after half a turn, so turning it does not move the dark squares.
    isDark: (row, column) => ((row + column) % 2 === 0) === shape.darkFarLeft,
  };
}

const squareAt = (layout: BoardLayout, row: number, column: number): string =>
  `M${layout.frame + column * CELL} ${layout.frame + row * CELL}h${CELL}v${CELL}h${-CELL}z`;

/** All squares that are wanted as one path: one element instead of 72. */
function squaresOf(layout: BoardLayout, wanted: (row: number, column: number) => boolean): string {
  let path = '';
  for (let row = 0; row < layout.size; row++)
    for (let column = 0; column < layout.size; column++) if (wanted(row, column)) path += squareAt(layout, row, column);
  return path;
}
export const darkSquares = (layout: BoardLayout): string => squaresOf(layout, layout.isDark);
export const lightSquares = (layout: BoardLayout): string =>
  squaresOf(layout, (row, column) => !layout.isDark(row, column));

/** Squares whose veneer is a little deeper, paler or warmer than the rest: by their place, so always the same ones. */
export function tones(layout: BoardLayout): Readonly<Record<'deep' | 'pale' | 'warm', string>> {
  const spread = (row: number, column: number) => (row * 7 + column * 13 + row * column * 5) % 11;
  const among = (dark: boolean, values: readonly number[]) =>
    squaresOf(layout, (row, column) => layout.isDark(row, column) === dark && values.includes(spread(row, column)));
  return { deep: among(true, [3, 7]), pale: among(true, [5, 9]), warm: among(false, [4, 8]) };
}

/** The numbers that stand in the frame beside each row: of its first and of its last playing square. */
export function rowEnds(layout: BoardLayout): readonly { readonly left: number; readonly right: number }[] {
  return Array.from({ length: layout.size }, (_, row) => {
    const places = Array.from({ length: layout.size }, (_, column) => layout.at(row, column)).filter(
      (place) => place !== null,
    );
    return { left: places[0]?.square ?? 0, right: places[places.length - 1]?.square ?? 0 };
  });
}

/** The hairlines of a board that is played on all squares. */
export function gridLines(layout: BoardLayout): string {
  const side = layout.size * CELL;
  let path = '';
  for (let i = 1; i < layout.size; i++) {
    const offset = layout.frame + i * CELL;
    path += `M${layout.frame} ${offset}h${side}M${offset} ${layout.frame}v${side}`;
  }
  return path;
}

/** Four corners of a square: open brackets with an arm, or filled triangles with a leg. */
export function corners({ x, y }: Spot, kind: 'brackets' | 'filled'): string {
  const [reach, leg] = kind === 'filled' ? [48, 27] : [43, 24];
  let path = '';
  for (const [sx, sy] of [
    [-1, -1],
    [1, -1],
    [1, 1],
    [-1, 1],
  ] as const) {
    const cx = x + sx * reach;
    const cy = y + sy * reach;
    path +=
      kind === 'filled'
        ? `M${cx} ${cy}h${-sx * leg}L${cx} ${cy - sy * leg}z`
        : `M${cx - sx * leg} ${cy}H${cx}V${cy - sy * leg}`;
  }
  return path;
}

/** A line through the centres of squares. */
export const lineThrough = (spots: readonly Spot[]): string => `M${spots.map(({ x, y }) => `${x} ${y}`).join('L')}`;
