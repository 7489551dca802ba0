import { describe, expect, test } from 'vitest';
import { DURATION, travelFrames, travelOf } from '../src/boards/motion';
import { SHAPES } from '../src/fixtures/shapes';
import * as bg from '../src/games/backgammon/board/geometry';
import { placesOf, walkPlaces } from '../src/games/backgammon/board/navigation';
import { darkSquares, layoutOf } from '../src/games/draughts/board/geometry';
import { createNumberTyping, walk } from '../src/games/draughts/board/navigation';

const italian = SHAPES['draughts:italian']!;
const xalingo = SHAPES['draughts:xalingo']!;
const garden = SHAPES['draughts:garden']!;

describe('draughts board', () => {
  test('view boxes by the design', () => {
    expect(layoutOf(italian, false, 'full').viewBox).toBe('0 0 880 880');
    expect(layoutOf(italian, false, 'crop').viewBox).toBe('32 32 816 816');
    expect(layoutOf(SHAPES['draughts:canadian']!, false, 'full').viewBox).toBe('0 0 1280 1280');
    expect(layoutOf(italian, false, 'mini').viewBox).toBe('0 0 840 840');
  });
  test('Italian 1 is a8, Xalingo 1 is b8, garden plays the light a8', () => {
    expect(layoutOf(italian, false, 'full').centre(1)).toEqual({ x: 90, y: 90 });
    expect(layoutOf(xalingo, false, 'full').centre(1)).toEqual({ x: 190, y: 90 });
    expect(layoutOf(garden, false, 'full').centre(1)).toEqual({ x: 90, y: 90 });
    expect([italian, xalingo, garden].map((shape) => shape.squares[0]!.name)).toEqual(['a8', 'b8', 'a8']);
  });
  test('the colour of a square and whether it is played are two facts', () => {
    expect(layoutOf(italian, false, 'full').isDark(0, 0)).toBe(true);
    expect(layoutOf(garden, false, 'full').isDark(0, 0)).toBe(false);
    for (const shape of [italian, xalingo])
      for (const { row, column } of shape.squares)
        expect(layoutOf(shape, false, 'full').isDark(row, column)).toBe(true);
    for (const { row, column } of garden.squares)
      expect(layoutOf(garden, false, 'full').isDark(row, column)).toBe(false);
  });
  test('turning the board turns pieces and labels, not the squares’ colours', () => {
    const turned = layoutOf(italian, true, 'full');
    expect(turned.centre(32)).toEqual({ x: 90, y: 90 });
    expect(turned.files.join('')).toBe('hgfedcba');
    expect(turned.ranks.join('')).toBe('12345678');
    expect(darkSquares(turned, italian)).toBe(darkSquares(layoutOf(italian, false, 'full'), italian));
  });
  test('half of the squares are dark', () =>
    expect(darkSquares(layoutOf(italian, false, 'full'), italian).split('M')).toHaveLength(33));
  test('phones keep signs readable on larger boards', () => {
    expect(layoutOf(SHAPES['draughts:canadian']!, false, 'crop').signScale).toBe(1.5);
    expect(layoutOf(SHAPES['draughts:canadian']!, false, 'full').signScale).toBe(1);
  });
});

describe('walking over a draughts board', () => {
  const layout = layoutOf(italian, false, 'full');
  test('left and right along the row', () => {
    expect(walk(layout, 18, 'ArrowRight')).toBe(19);
    expect(walk(layout, 18, 'ArrowLeft')).toBe(17);
    expect(walk(layout, 17, 'ArrowLeft')).toBe(17);
  });
  test('up and up again stays in one column', () => {
    const first = walk(layout, 27, 'ArrowUp')!;
    const second = walk(layout, first, 'ArrowUp')!;
    expect(layout.cell(second).column).toBe(layout.cell(27).column);
    expect(walk(layout, first, 'ArrowDown')).toBe(27);
  });
  test('every square can be reached', () => {
    const seen = new Set([1]);
    const queue = [1];
    while (queue.length)
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = walk(layout, queue[0]!, key)!;
        if (!seen.has(next)) {
          seen.add(next);
          queue.push(next);
        }
        if (key === 'ArrowRight') queue.shift();
      }
    expect(seen.size).toBe(32);
  });
  test('home and end', () => {
    expect(walk(layout, 22, 'Home')).toBe(21);
    expect(walk(layout, 22, 'End')).toBe(24);
    expect(walk(layout, 22, 'x')).toBeNull();
  });
  test('digits go to a square', () => {
    let now = 0;
    const type = createNumberTyping(() => now);
    const exists = (square: number) => square >= 1 && square <= 32;
    expect(type('2', exists)).toBe(2);
    now += 300;
    expect(type('3', exists)).toBe(23);
    now += 300;
    expect(type('4', exists)).toBe(4);
    now += 2000;
    expect(type('9', exists)).toBe(9);
    expect(type('0', exists)).toBeNull();
  });
});

describe('backgammon board', () => {
  const light = { bottom: 'light', mirrored: false } as const;
  const dark = { bottom: 'dark', mirrored: false } as const;
  const mirrored = { bottom: 'light', mirrored: true } as const;
  test('points as Light counts, home at the left', () => {
    expect([1, 6, 7, 12, 13, 18, 19, 24].map((point) => bg.pointLeft(point, light))).toEqual([
      88, 348, 452, 712, 712, 452, 348, 88,
    ]);
    expect(bg.isTop(24, light)).toBe(true);
    expect(bg.isTop(1, light)).toBe(false);
  });
  test('mirrored: x becomes 852 − 52 − x', () => expect(bg.pointLeft(1, mirrored)).toBe(852 - 52 - 88));
  test('from Dark’s side the board is turned by half: Dark’s home lies at the bottom right', () => {
    expect(bg.isTop(24, dark)).toBe(false);
    expect(bg.pointLeft(24, dark)).toBe(852 - 52 - 88);
    expect(bg.printedNumber(24, dark)).toBe(1);
  });
  test('a stack never passes the fifth slot', () => {
    expect(bg.checkerAt(13, 4, 5, light).y).toBe(247);
    expect(bg.checkerAt(13, 5, 6, light).y).toBeCloseTo(247);
    expect(bg.checkerAt(13, bg.drawnOf(15) - 1, 15, light).y).toBeCloseTo(247);
    expect(bg.drawnOf(15)).toBe(8);
  });
  test('a checker on the bar waits on the half it enters through', () => {
    expect(bg.barCheckerAt('light', 0, 1, light)).toEqual({ x: 426, y: 248 });
    expect(bg.barCheckerAt('dark', 0, 1, light)).toEqual({ x: 426, y: 372 });
  });
  test('cube and dice', () => {
    expect(bg.cubeAt('dark', light)).toMatchObject({ x: 785, y: 36 });
    expect(bg.cubeAt(null, light).y).toBe(287);
    expect(bg.cubeAt('light', light).y).toBe(538);
    expect(bg.diceAt('light', 2, light).map(({ x }) => x - 24)).toEqual([554, 614]);
    expect(bg.diceAt('dark', 2, light).map(({ x }) => x - 24)).toEqual([190, 250]);
  });
  test('fifteen slabs fit into the tray', () => {
    const tray = bg.trayOf('light', light);
    const last = bg.slabAt('light', 14, light);
    expect(last.y).toBeGreaterThanOrEqual(tray.y);
    expect(bg.slabAt('light', 0, light).y + 14).toBeLessThanOrEqual(tray.y + tray.height);
  });
  test('a tap in the middle of every area finds its place', () => {
    for (const facing of [light, dark, mirrored])
      for (const crop of [false, true])
        for (const place of placesOf('light')) {
          const { x, y, width, height } = bg.hitArea(place, 'light', facing, crop);
          expect(bg.placeAt({ x: x + width / 2, y: y + height / 2 }, 'light', facing, crop)).toBe(place);
        }
  });
  test('"off" stays in view when the wells are cut off', () => {
    for (const facing of [light, dark, mirrored])
      for (const side of ['light', 'dark'] as const) {
        const box = bg.cropOffBox(side, facing);
        expect(box.x).toBeGreaterThan(bg.CROP_VIEW.x);
        expect(box.x + box.width).toBeLessThan(bg.CROP_VIEW.x + bg.CROP_VIEW.width);
        expect(bg.diceAt(side, 4, facing).every(({ x }) => x + 24 < box.x || x - 24 > box.x + box.width)).toBe(true);
      }
  });
  test('keys walk in playing order and across', () => {
    expect(placesOf('light').slice(0, 3)).toEqual(['bar', 24, 23]);
    expect(placesOf('dark').slice(0, 3)).toEqual(['bar', 1, 2]);
    expect(placesOf('light')).toHaveLength(26);
    expect(walkPlaces(13, 'ArrowRight', 'light')).toBe(12);
    expect(walkPlaces(13, 'ArrowLeft', 'light')).toBe(14);
    expect(walkPlaces(8, 'ArrowUp', 'light')).toBe(17);
    expect(walkPlaces('off', 'ArrowRight', 'light')).toBe('off');
    expect(walkPlaces(8, 'a', 'light')).toBeNull();
  });
});

describe('motion', () => {
  test('a step takes 220 ms', () => expect(travelOf(2, false).total).toBe(220));
  test('jumps take 260 ms with 80 ms of rest between them', () => {
    const { total, offsets } = travelOf(4, true);
    expect(total).toBe(3 * DURATION.jump + 2 * DURATION.rest);
    expect(offsets[1]!.leave - offsets[1]!.arrive).toBeCloseTo(80 / total);
    expect(offsets[3]).toEqual({ arrive: 1, leave: 1 });
  });
  test('key frames start and end at the stations, in order', () => {
    const { frames } = travelFrames(
      [
        { x: 0, y: 0 },
        { x: 100, y: 100 },
        { x: 200, y: 0 },
      ],
      true,
    );
    const offsets = frames.map((frame) => frame.offset as number);
    expect(offsets[0]).toBe(0);
    expect(offsets.at(-1)).toBe(1);
    expect([...offsets].sort((a, b) => a - b)).toEqual(offsets);
  });
});
