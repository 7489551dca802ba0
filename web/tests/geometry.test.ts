import { describe, expect, test } from 'vitest';
import { DURATION, travelFrames, travelOf } from '../src/boards/motion';
import { darkSquares, layoutOf } from '../src/boards/squares/geometry';
import { createNumberTyping, walk } from '../src/boards/squares/navigation';
import { SHAPES } from '../src/fixtures/shapes';
import * as bg from '../src/games/backgammon/board/geometry';
import { placesOf, walkPlaces } from '../src/games/backgammon/board/navigation';

const italian = SHAPES['draughts:italian']!;
const xalingo = SHAPES['draughts:xalingo']!;
const garden = SHAPES['draughts:garden']!;

describe('draughts board', () => {
  test('view boxes by the design', () => {
    expect(layoutOf(italian, false, 'full').viewBox).toBe('0 0 880 880');
    expect(layoutOf(italian, false, 'crop').viewBox).toBe('0 0 828 828');
    expect(layoutOf(SHAPES['draughts:canadian']!, false, 'full').viewBox).toBe('0 0 1280 1280');
    expect(layoutOf(italian, false, 'mini').viewBox).toBe('0 0 828 828');
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
    expect(darkSquares(turned)).toBe(darkSquares(layoutOf(italian, false, 'full')));
  });
  test('half of the squares are dark', () =>
    expect(darkSquares(layoutOf(italian, false, 'full')).split('M')).toHaveLength(33));
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
      100, 400, 524, 824, 824, 524, 400, 100,
    ]);
    expect(bg.isTop(24, light)).toBe(true);
    expect(bg.isTop(1, light)).toBe(false);
  });
  test('mirrored: x becomes 984 − 60 − x', () => expect(bg.pointLeft(1, mirrored)).toBe(984 - 60 - 100));
  test('from Dark’s side the board is turned by half: Dark’s home lies at the bottom right', () => {
    expect(bg.isTop(24, dark)).toBe(false);
    expect(bg.pointLeft(24, dark)).toBe(984 - 60 - 100);
    expect(bg.printedNumber(24, dark)).toBe(1);
  });
  test('more than five are piled up: five, four, three, two, one', () => {
    expect(bg.checkerAt(13, 0, light).y).toBeCloseTo(62.6);
    expect(bg.checkerAt(13, 4, light).y).toBeCloseTo(62.6 + 4 * 55.2);
    // Each tier begins half a checker further in, and stands two units higher.
    expect([5, 9, 12, 14].map((index) => Math.round(bg.checkerAt(13, index, light).y))).toEqual([88, 114, 139, 165]);
    expect(bg.checkerAt(6, 5, light).y).toBeCloseTo(649.4 - 27.6 - 2);
    for (let index = 0; index < 15; index++)
      expect(bg.checkerAt(13, index, light).y).toBeLessThanOrEqual(bg.checkerAt(13, 4, light).y);
  });
  test('a checker on the bar waits on the half it enters through', () => {
    expect(bg.barCheckerAt('light', 0, light)).toEqual({ x: 492, y: 312 });
    expect(bg.barCheckerAt('dark', 0, light)).toEqual({ x: 492, y: 400 });
  });
  test('cube and dice', () => {
    expect(bg.cubeAt('dark', light)).toEqual({ x: 933, y: 70 });
    expect(bg.cubeAt(null, light).y).toBe(356);
    expect(bg.cubeAt('light', light).y).toBe(642);
    expect(bg.diceAt('light', 2, light).map(({ x }) => x)).toEqual([661, 745]);
    expect(bg.diceAt('dark', 2, light).map(({ x }) => x)).toEqual([237, 321]);
    expect(bg.diceAt('light', 1, light).map(({ x }) => x)).toEqual([704]);
    expect(bg.diceAt('dark', 4, light).map(({ x }) => x)).toEqual([160, 240, 320, 400]);
    expect(bg.diceAt('dark', 2, light, true).map(({ x }) => x)).toEqual([244, 304]);
    for (let thrown = 0; thrown < 40; thrown++) expect(Math.abs(bg.tiltOf(thrown, 1))).toBeLessThanOrEqual(8);
  });
  test('fifteen slabs fit into the tray', () => {
    const tray = bg.trayOf('light', light);
    const last = bg.slabAt('light', 14, light);
    expect(last.y).toBeGreaterThanOrEqual(tray.y);
    expect(bg.slabAt('light', 0, light).y + 17).toBeLessThanOrEqual(tray.y + tray.height);
  });
  test('a tap in the middle of every area finds its place', () => {
    for (const facing of [light, dark, mirrored])
      for (const cut of ['full', 'crop', 'tray'] as const)
        for (const place of placesOf('light')) {
          const { x, y, width, height } = bg.hitArea(place, 'light', facing, cut);
          expect(bg.placeAt({ x: x + width / 2, y: y + height / 2 }, 'light', facing, cut)).toBe(place);
        }
  });
  test('the tray comes into view where the trays are cut off, once somebody bears off', () => {
    const points = (at: number, count: number) => Array.from({ length: 25 }, (_, i) => (i === at ? count : 0));
    const side = (at: number, count: number, off = 0) => ({ points: points(at, count), bar: 0, off, pips: 0 });
    expect(bg.cutFor(true, { light: side(8, 15), dark: side(12, 15) })).toBe('crop');
    expect(bg.cutFor(true, { light: side(6, 15), dark: side(12, 15) })).toBe('tray');
    expect(bg.cutFor(true, { light: side(8, 15), dark: side(18, 14, 1) })).toBe('tray');
    expect(bg.cutFor(false, { light: side(6, 15), dark: side(12, 15) })).toBe('full');
    for (const facing of [light, dark, mirrored])
      for (const each of ['light', 'dark'] as const) {
        const view = bg.viewOf('tray', facing);
        const tray = bg.trayOf(each, facing);
        expect(tray.x).toBeGreaterThan(view.x);
        expect(tray.x + tray.width).toBeLessThan(view.x + view.width);
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
  test('a step takes 200 ms', () => expect(travelOf(2, false).total).toBe(200));
  test('jumps take 240 ms with 70 ms of rest between them', () => {
    const { total, offsets } = travelOf(4, true);
    expect(total).toBe(3 * DURATION.jump + 2 * DURATION.rest);
    expect(offsets[1]!.leave - offsets[1]!.arrive).toBeCloseTo(70 / total);
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
