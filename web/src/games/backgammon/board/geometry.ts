/**
 * Where things lie on a backgammon board, in the units of its SVG (984 × 712). Points are counted as Light counts them.
 * Seen with Light at the bottom and home at the left, Light runs clockwise; a side change turns the board by half, a
 * mirror swaps left and right.
 */
import type { BoardPlace, Checkers, Side } from '../../../box/api';

export const WIDTH = 984;
export const HEIGHT = 712;
/** From one point to the next. */
export const PITCH = 60;
/** The checkers' field from top to bottom, and how far a point reaches into it. */
export const TOP = 34;
export const BOTTOM = 678;
const POINT_LENGTH = 272;
/** Where the two halves of the field begin. */
export const HALVES: readonly [number, number] = [100, 524];
export const HALF_WIDTH = 6 * PITCH;
/** A checker from side to side: five of them are as long as a point. */
const CHECKER = 55.2;
const BAR = 492;
const MIDDLE = HEIGHT / 2;

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

/** How much of the board is shown: all of it, without the trays, or with the tray that is borne off to. */
export type Cut = 'full' | 'crop' | 'tray' | 'mini';

/**
 * Phones and low screens cut the trays off; cube and borne-off count move into the strips. Once somebody bears off, the
 * tray of that side of the board comes into view: it is where the checkers go.
 */
export function viewOf(cut: Cut, facing: Facing): Box {
  const whole = { y: 0, height: HEIGHT };
  if (cut === 'crop') return { ...whole, x: 84, width: 816 };
  if (cut === 'tray') return { ...whole, x: swapped(facing) ? 84 : 0, width: 900 };
  return { ...whole, x: 0, width: WIDTH };
}

/** Has a side come home with all it has, or borne some off already? */
export const bearsOff = (checkers: Readonly<Record<Side, Checkers>>): boolean =>
  (['light', 'dark'] as const).some((side) => {
    const { bar, off, points } = checkers[side];
    const away = points.some((count, point) => count > 0 && point > 0 && ownCount(point, side) > 6);
    return off > 0 || (bar === 0 && !away);
  });
export const cutFor = (crop: boolean, checkers: Readonly<Record<Side, Checkers>>): Cut =>
  !crop ? 'full' : bearsOff(checkers) ? 'tray' : 'crop';

/** Left edge of a point as Light sees it unmirrored. */
function plainLeft(point: number): number {
  const [first, second] = HALVES;
  if (point <= 6) return first + PITCH * (point - 1);
  if (point <= 12) return second + PITCH * (point - 7);
  if (point <= 18) return second + PITCH * (18 - point);
  return first + PITCH * (24 - point);
}

/** Is everything swapped left to right against Light's plain view? */
export const swapped = (facing: Facing): boolean => (facing.bottom === 'dark') !== facing.mirrored;

export const pointLeft = (point: number, facing: Facing): number =>
  swapped(facing) ? WIDTH - PITCH - plainLeft(point) : plainLeft(point);
export const pointMiddle = (point: number, facing: Facing): number => pointLeft(point, facing) + PITCH / 2;

export const isTop = (point: number, facing: Facing): boolean => point > 12 === (facing.bottom === 'light');

/** The triangle of a point, open at its base. */
export function triangle(point: number, facing: Facing): string {
  const x = pointLeft(point, facing);
  const base = isTop(point, facing) ? TOP : BOTTOM;
  const tip = isTop(point, facing) ? TOP + POINT_LENGTH : BOTTOM - POINT_LENGTH;
  return `M${x + 1} ${base}L${x + PITCH / 2} ${tip}L${x + PITCH - 1} ${base}`;
}

/** The number printed at a point: always the count of the side at the bottom. */
export const printedNumber = (point: number, facing: Facing): number =>
  facing.bottom === 'light' ? point : 25 - point;

/** The number a side gives to a point counted as Light counts. */
export const ownCount = (point: number, side: Side): number => (side === 'light' ? point : 25 - point);

/**
 * How far the i-th checker of a stack lies from the first one, inwards: five, then four on them half a checker further
 * in, three, two and one, as hands pile them. Each tier stands a little higher than the one under it.
 */
function piled(index: number, inwards: 1 | -1): number {
  let tier = 0;
  let at = index;
  for (let room = 5; at >= room && room > 1; room--) {
    at -= room;
    tier++;
  }
  return inwards * (at + tier / 2) * CHECKER - 2 * tier;
}

/** Centre of the i-th checker of a point, counted from the frame inwards and then upwards. */
export function checkerAt(point: number, index: number, facing: Facing): Centre {
  const top = isTop(point, facing);
  const first = top ? TOP + CHECKER / 2 + 1 : BOTTOM - CHECKER / 2 - 1;
  return { x: pointMiddle(point, facing), y: first + piled(index, top ? 1 : -1) };
}

/** A checker on the bar waits on the half it enters through: the far half. */
export function barCheckerAt(side: Side, index: number, facing: Facing): Centre {
  return { x: BAR, y: side === facing.bottom ? 312 + piled(index, -1) : 400 + piled(index, 1) };
}

const TRAY = { width: 66, height: 308 };
/** The tray for borne-off checkers of a side. */
export function trayOf(side: Side, facing: Facing): Box {
  const x = swapped(facing) ? WIDTH - 18 - TRAY.width : 18;
  return { ...TRAY, x, y: side === facing.bottom ? BOTTOM - TRAY.height : TOP };
}

/** The i-th borne-off checker, lying on edge; the tray fills from the frame inwards. */
export function slabAt(side: Side, index: number, facing: Facing): Box {
  const high = 17;
  const offset = 4 + index * 18.6;
  return {
    x: trayOf(side, facing).x + 5,
    y: side === facing.bottom ? BOTTOM - offset - high : TOP + offset,
    width: 56,
    height: high,
  };
}

/** The middle of the cube: between the trays at the other end, or in the tray of its owner. */
export function cubeAt(owner: Side | null, facing: Facing): Centre {
  return { x: swapped(facing) ? WIDTH - 933 : 933, y: owner === null ? MIDDLE : owner === facing.bottom ? 642 : 70 };
}

/** Dice of a side around the middle of the half away from its home: one, two, four for a double; or a pair at rest. */
export function diceAt(side: Side, count: number, facing: Facing, rest = false): readonly Centre[] {
  // Unmirrored, the bottom side throws to the right half and the top side to the left one.
  const right = (side === facing.bottom) !== swapped(facing);
  const middle = right ? 704 : 280;
  const pitch = rest ? 60 : 80;
  const places =
    count === 2
      ? rest
        ? [-36, 24]
        : [-43, 41]
      : Array.from({ length: count }, (_, index) => (index - (count - 1) / 2) * pitch);
  return places.map((place) => ({ x: middle + place, y: MIDDLE }));
}

/** The area that takes a tap on the dice of a side. */
export function diceArea(side: Side, count: number, facing: Facing): Box {
  const spots = diceAt(side, count, facing);
  const first = spots[0]!;
  return { x: first.x - 42, y: first.y - 42, width: spots[spots.length - 1]!.x - first.x + 84, height: 84 };
}

/** How a die lies: up to 8° either way, the same for the same throw. */
export const tiltOf = (thrown: number, index: number): number => ((((thrown * 7 + index * 11) % 17) + 17) % 17) - 8;

/** The area that takes taps for a place. Whole columns, not single checkers. */
export function hitArea(place: BoardPlace, side: Side, facing: Facing, cut: Cut): Box {
  if (place === 'bar') return { x: 460, y: TOP, width: 64, height: BOTTOM - TOP };
  if (place === 'off') {
    const tray = trayOf(side, facing);
    // Nobody bears off yet where the trays are cut away: the place is the frame beside them.
    if (cut === 'crop') return { ...tray, x: swapped(facing) ? 884 : 84, width: 16 };
    return { ...tray, x: tray.x - 10, width: tray.width + 20 };
  }
  const top = isTop(place, facing);
  return { x: pointLeft(place, facing), y: top ? 0 : HEIGHT - 314, width: PITCH, height: 314 };
}

/** The place under a spot of the board, or null between them. */
export function placeAt(spot: Centre, side: Side, facing: Facing, cut: Cut): BoardPlace | null {
  const inside = (box: Box) =>
    spot.x >= box.x && spot.x < box.x + box.width && spot.y >= box.y && spot.y < box.y + box.height;
  if (inside(hitArea('off', side, facing, cut))) return 'off';
  for (let point = 1; point <= 24; point++) if (inside(hitArea(point, side, facing, cut))) return point;
  return inside(hitArea('bar', side, facing, cut)) ? 'bar' : null;
}

/** Distance from a spot to the middle line of a place's area, for taps that land beside what they meant. */
export function distanceTo(spot: Centre, place: BoardPlace, side: Side, facing: Facing, cut: Cut): number {
  const box = hitArea(place, side, facing, cut);
  const dx = Math.max(box.x - spot.x, 0, spot.x - (box.x + box.width));
  const dy = Math.max(box.y - spot.y, 0, spot.y - (box.y + box.height));
  return Math.hypot(dx, dy);
}

/** The spot of the outermost checker of a place: the one that is picked up. */
export function outermost(place: BoardPlace, side: Side, own: Checkers, facing: Facing): Centre {
  const last = (count: number) => Math.max(0, count - 1);
  if (place === 'bar') return barCheckerAt(side, last(own.bar), facing);
  if (place === 'off') return middleOf(slabAt(side, last(own.off), facing));
  return checkerAt(place, last(own.points[place] ?? 0), facing);
}

/** The spot where one more checker of this side will lie. */
export function nextSpot(place: BoardPlace, side: Side, own: Checkers, facing: Facing): Centre {
  if (place === 'bar') return barCheckerAt(side, own.bar, facing);
  if (place === 'off') return middleOf(slabAt(side, own.off, facing));
  return checkerAt(place, own.points[place] ?? 0, facing);
}

export const middleOf = (box: Box): Centre => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

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
