/**
 * Where things lie on a backgammon board, in the units of its SVG (852 × 620). Points are counted as Light counts them.
 * Seen with Light at the bottom and home at the left, Light runs clockwise; a side change turns the board by half, a
 * mirror swaps left and right.
 */
import type { BoardPlace, Side } from '../../../box/api';

export const WIDTH = 852;
export const HEIGHT = 620;
export const POINT_WIDTH = 52;
export const FULL_VIEW = { x: 0, y: 0, width: WIDTH, height: HEIGHT };
/**
 * Phones cut off the wells and all of the frame but a line; cube and borne-off count move into the strips. A column is
 * 27.5 px on a phone of 360.
 */
export const CROP_VIEW = { x: 86, y: 2, width: 680, height: HEIGHT - 4 };

export interface Facing {
  readonly bottom: Side;
  readonly mirrored: boolean;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Centre {
  readonly x: number;
  readonly y: number;
}

/** Left edge of a point as Light sees it unmirrored. */
function plainLeft(point: number): number {
  if (point <= 6) return 88 + POINT_WIDTH * (point - 1);
  if (point <= 12) return 452 + POINT_WIDTH * (point - 7);
  if (point <= 18) return 452 + POINT_WIDTH * (18 - point);
  return 88 + POINT_WIDTH * (24 - point);
}

/** Is everything swapped left to right against Light's plain view? */
export const swapped = (facing: Facing): boolean => (facing.bottom === 'dark') !== facing.mirrored;

export const pointLeft = (point: number, facing: Facing): number =>
  swapped(facing) ? WIDTH - POINT_WIDTH - plainLeft(point) : plainLeft(point);

export const isTop = (point: number, facing: Facing): boolean => point > 12 === (facing.bottom === 'light');

/** The number printed at a point: always the count of the side at the bottom. */
export const printedNumber = (point: number, facing: Facing): number =>
  facing.bottom === 'light' ? point : 25 - point;

/** The number a side gives to a point counted as Light counts. */
export const ownCount = (point: number, side: Side): number => (side === 'light' ? point : 25 - point);

/** Base line and tip of a point's triangle. */
export const pointBase = (top: boolean): number => (top ? 30 : 590);
export const pointTip = (top: boolean): number => (top ? 250 : 370);

/** How many checkers of a stack are drawn, and how far apart. */
export const drawnOf = (count: number): number => Math.min(count, 8);
const pitchOf = (count: number): number => (count > 5 ? 192 / (drawnOf(count) - 1) : 48);

/** Centre of the i-th checker (from the frame inwards) of a stack of `count`. */
export function checkerAt(point: number, index: number, count: number, facing: Facing): Centre {
  const offset = index * pitchOf(count);
  return { x: pointLeft(point, facing) + 26, y: isTop(point, facing) ? 55 + offset : 565 - offset };
}

/** A checker on the bar waits on the half it enters through: the far half. */
export function barCheckerAt(side: Side, index: number, count: number, facing: Facing): Centre {
  const offset = index * (count > 4 ? 144 / (count - 1) : 48);
  return { x: 426, y: side === facing.bottom ? 248 - offset : 372 + offset };
}

/** The tray for borne-off checkers of a side. */
export function trayOf(side: Side, facing: Facing): Box {
  const x = swapped(facing) ? WIDTH - 72 : 16;
  return { x, y: side === facing.bottom ? 344 : 30, width: 56, height: 246 };
}

/** The i-th borne-off checker, lying on edge; the tray fills from the frame inwards. */
export function slabAt(side: Side, index: number, facing: Facing): Box {
  const tray = trayOf(side, facing);
  const offset = 4 + index * 16;
  return {
    x: tray.x + 4,
    y: side === facing.bottom ? tray.y + tray.height - offset - 14 : tray.y + offset,
    width: 48,
    height: 14,
  };
}

/** The rail the cube lies on, and the cube. */
export const railBox = (facing: Facing): Box => ({ x: swapped(facing) ? 16 : 780, y: 30, width: 56, height: 560 });
export function cubeAt(owner: Side | null, facing: Facing): Box {
  const x = swapped(facing) ? WIDTH - 785 - 46 : 785;
  const y = owner === null ? 287 : owner === facing.bottom ? 538 : 36;
  return { x, y, width: 46, height: 46 };
}

/** Dice of a side: two, or four for a double, centred on the half away from its home. */
export function diceAt(side: Side, count: 2 | 4, facing: Facing): readonly Centre[] {
  // Unmirrored, the bottom side throws to the right half and the top side to the left one.
  const right = (side === facing.bottom) !== swapped(facing);
  const middle = right ? 608 : 244;
  const first = middle - (count === 2 ? 30 : 90);
  return Array.from({ length: count }, (_, i) => ({ x: first + 60 * i, y: 310 }));
}

/** The area that takes a tap on the dice of a side. */
export function diceArea(side: Side, count: 2 | 4, facing: Facing): Box {
  const spots = diceAt(side, count, facing);
  const first = spots[0]!;
  return { x: first.x - 32, y: first.y - 34, width: spots[spots.length - 1]!.x - first.x + 64, height: 68 };
}

/**
 * Where a phone, which has no tray, shows "off": in the middle of the half where the side's own dice do not lie. For
 * the bottom side that is its home.
 */
export function cropOffBox(side: Side, facing: Facing): Box {
  const diceAtRight = diceAt(side, 2, facing)[0]!.x > 426;
  return { x: (diceAtRight ? 88 : 452) + 112, y: 280, width: 88, height: 60 };
}

/** The area that takes taps for a place. Whole columns, not single checkers. */
export function hitArea(place: BoardPlace, side: Side, facing: Facing, crop: boolean): Box {
  if (place === 'bar') return { x: 400, y: 26, width: 52, height: 568 };
  if (place === 'off')
    return crop ? cropOffBox(side, facing) : { ...trayOf(side, facing), x: trayOf(side, facing).x - 8, width: 72 };
  const top = isTop(place, facing);
  return { x: pointLeft(place, facing), y: top ? 0 : 348, width: POINT_WIDTH, height: 272 };
}

/** The place under a spot of the board, or null between them. */
export function placeAt(spot: Centre, side: Side, facing: Facing, crop: boolean): BoardPlace | null {
  const inside = (box: Box) =>
    spot.x >= box.x && spot.x < box.x + box.width && spot.y >= box.y && spot.y < box.y + box.height;
  if (inside(hitArea('off', side, facing, crop))) return 'off';
  for (let point = 1; point <= 24; point++) if (inside(hitArea(point, side, facing, crop))) return point;
  return inside(hitArea('bar', side, facing, crop)) ? 'bar' : null;
}

/** Distance from a spot to the middle line of a place's area, for taps that land beside what they meant. */
export function distanceTo(spot: Centre, place: BoardPlace, side: Side, facing: Facing, crop: boolean): number {
  const box = hitArea(place, side, facing, crop);
  const dx = Math.max(box.x - spot.x, 0, spot.x - (box.x + box.width));
  const dy = Math.max(box.y - spot.y, 0, spot.y - (box.y + box.height));
  return Math.hypot(dx, dy);
}

/** Pips of a die on a grid of three. */
export const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [-1, 0],
    [-1, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ],
};
