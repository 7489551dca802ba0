import { describe, expect, test } from 'vitest';
import type { Tokens } from './contrast';
import { contrast, luminance, tokensOf } from './contrast';

const THEMES = ['light', 'dark', 'contrast'] as const;
type Figures = readonly [number, number, number];

const pick = (tokens: Tokens, name: string): string => {
  const value = tokens[name];
  if (!value) throw new Error(`no token ${name}`);
  return value;
};
const between = (tokens: Tokens, one: string, other: string): number =>
  contrast(pick(tokens, one), pick(tokens, other));

/** Every pair of the interface that the design names, with the figures it states for light, dark and contrast. */
const TEXT: readonly (readonly [string, string, Figures])[] = [
  ['ink', 'paper', [14.5, 15.1, 21]],
  ['ink2', 'paper', [6.7, 8.2, 21]],
  ['ink2', 'sheet', [7.4, 7.6, 21]],
  ['ink2', 'sunk', [5.9, 8.4, 21]],
  ['ink2', 'green-soft', [6.2, 5.9, 21]],
  ['on-green', 'green', [7.6, 8.4, 9.9]],
  ['green', 'paper', [6.9, 9.2, 9.9]],
  ['red', 'sheet', [6.7, 8.0, 8.8]],
  ['red', 'red-soft', [5.7, 6.9, 8.8]],
  ['ink', 'red-soft', [13.6, 12.0, 21]],
  ['mk-case', 'route', [8.0, 8.8, 8.8]],
];
/** Shapes and lines. */
const SHAPES: readonly (readonly [string, string, Figures])[] = [
  ['edge', 'paper', [3.8, 4.1, 21]],
  ['edge', 'sheet', [4.2, 3.8, 21]],
  ['blue', 'paper', [7.2, 9.6, 11.5]],
  ['blue', 'sheet', [7.9, 8.9, 11.5]],
  ['terra', 'paper', [4.3, 3.7, 5.0]],
  ['pine', 'sheet', [5.5, 3.0, 5.8]],
];

describe('contrast of the named pairs', () => {
  for (const [index, theme] of THEMES.entries()) {
    const tokens = tokensOf(theme);
    test.each(TEXT)(`${theme}: %s on %s is readable, as stated`, (ink, ground, figures) => {
      expect(between(tokens, ink, ground)).toBeGreaterThanOrEqual(4.5);
      expect(Math.abs(between(tokens, ink, ground) - figures[index]!)).toBeLessThan(0.1);
    });
    test.each(SHAPES)(`${theme}: %s on %s stands out, as stated`, (shape, ground, figures) => {
      // The pine of the dark theme is ornament alone, and lies at 2.96.
      expect(between(tokens, shape, ground)).toBeGreaterThan(2.95);
      expect(Math.abs(between(tokens, shape, ground) - figures[index]!)).toBeLessThan(0.1);
    });
    test(`${theme}: what the page itself pairs up`, () => {
      const pairs: readonly (readonly [string, string, number])[] = [
        ['paper', 'ink', 4.5],
        ['green', 'sheet', 4.5],
        ['red', 'paper', 4.5],
        ['ink2', 'red-soft', 4.5],
        ['ink', 'green-soft', 4.5],
        ['ink', 'sunk', 4.5],
        ['lt-rim', 'lt', 4.5],
        ['mk', 'mk-case', 16],
        ['arrow', 'mk-case', 4.5],
        ['board-focus', 'mk-case', 3],
        ['inlay', 'frame', 2],
      ];
      for (const [a, b, least] of pairs) expect(between(tokens, a, b), `${a} on ${b}`).toBeGreaterThanOrEqual(least);
    });
  }
});

/** Surfaces that carry both colours: the window rule asks their luminance to lie between the two. */
const BOTH_COLOURS = ['pt-a', 'pt-b', 'bar', 'it', 'xa', 'en', 'ga'];

describe('the boards, over the two sets and the two coloured themes', () => {
  for (const set of ['wood', 'plain'] as const)
    for (const theme of ['light', 'dark'] as const) {
      const tokens = tokensOf(theme, set);
      test.each(BOTH_COLOURS)(
        `${set}, ${theme}: both pieces stand on %s by their fill, and it keeps the window`,
        (on) => {
          expect(between(tokens, 'lt', on)).toBeGreaterThanOrEqual(3.5);
          expect(between(tokens, 'dk', on)).toBeGreaterThanOrEqual(3.15);
          expect(luminance(pick(tokens, on))).toBeGreaterThanOrEqual(0.13);
          expect(luminance(pick(tokens, on))).toBeLessThanOrEqual(0.23);
        },
      );
      test.each(['field', 'sq-l', 'tk'])(`${set}, ${theme}: %s shows the light piece by its rim`, (on) => {
        expect(between(tokens, 'lt-rim', on)).toBeGreaterThanOrEqual(on === 'tk' ? 5.5 : 7.15);
        expect(between(tokens, 'dk', on)).toBeGreaterThanOrEqual(on === 'tk' ? 7.5 : 10.4);
      });
      test(`${set}, ${theme}: points, frame, counts and numbers`, () => {
        for (const point of ['pt-a', 'pt-b']) expect(between(tokens, point, 'field')).toBeGreaterThanOrEqual(3.15);
        expect(between(tokens, 'frame-ink', 'frame-hi')).toBeGreaterThanOrEqual(6.1);
        expect(between(tokens, 'frame-ink', 'tray')).toBeGreaterThanOrEqual(6.1);
        expect(between(tokens, 'lt-ink', 'lt-dish')).toBeGreaterThanOrEqual(6.05);
        expect(between(tokens, 'dk-ink', 'dk')).toBeGreaterThanOrEqual(6.05);
        // The garden plays on light squares, and writes its numbers there.
        for (const square of ['it', 'xa', 'en']) expect(between(tokens, 'sqn-d', square)).toBeGreaterThanOrEqual(4.55);
        for (const square of ['sq-l', 'tk']) expect(between(tokens, 'sqn-l', square)).toBeGreaterThanOrEqual(4.5);
      });
    }
  test('contrast: dark squares carry both by fill, points and bar by the outline of the piece', () => {
    const tokens = tokensOf('contrast');
    for (const surface of ['pt-a', 'it', 'xa', 'en', 'ga', 'tray'])
      for (const piece of ['lt', 'dk']) expect(between(tokens, piece, surface)).toBeGreaterThanOrEqual(3);
    expect(between(tokens, 'lt-rim', 'pt-b')).toBeGreaterThan(12);
    expect(between(tokens, 'dk-rim', 'bar')).toBe(21);
    expect(between(tokens, 'string', 'field')).toBe(21);
  });
});

test('every theme defines every colour, and the plain set exists in both coloured ones', () => {
  const names = Object.keys(tokensOf('light')).sort();
  expect(names.length).toBeGreaterThan(50);
  for (const theme of THEMES) expect(Object.keys(tokensOf(theme)).sort()).toEqual(names);
  for (const theme of ['light', 'dark'] as const) {
    const changed = Object.entries(tokensOf(theme, 'plain')).filter(([name, value]) => value !== tokensOf(theme)[name]);
    expect(changed.length).toBeGreaterThan(25);
  }
});
