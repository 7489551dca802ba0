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

/** Every pair the design names, with the figures it states for light, dark and contrast. */
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
  ['frame-ink', 'frame', [9.6, 10.3, 21]],
  ['mk-case', 'route', [8.0, 8.8, 8.8]],
];
const BOARD: readonly (readonly [string, string, Figures])[] = [
  ['edge', 'paper', [3.8, 4.1, 21]],
  ['edge', 'sheet', [4.2, 3.8, 21]],
  ['blue', 'paper', [7.2, 9.6, 11.5]],
  ['blue', 'sheet', [7.9, 8.9, 11.5]],
  ['lt', 'pt-a', [4.5, 4.7, 5.3]],
  ['lt', 'bar', [4.4, 4.6, 5.3]],
  ['dk', 'pt-a', [3.5, 3.2, 3.9]],
  ['dk', 'pt-b', [3.8, 3.4, 12.7]],
  ['dk', 'bar', [3.5, 3.3, 3.9]],
  ['lt-rim', 'field', [9.2, 8.6, 21]],
  ['dk', 'field', [11.8, 10.6, 21]],
  ['lt', 'it', [4.3, 4.3, 5.3]],
  ['lt', 'xa', [4.6, 4.8, 5.3]],
  ['lt', 'en', [4.4, 4.5, 5.3]],
  ['dk', 'it', [3.6, 3.5, 3.9]],
  ['dk', 'xa', [3.3, 3.2, 3.9]],
  ['dk', 'en', [3.5, 3.3, 3.9]],
  ['lt-rim', 'sq-l', [9.8, 8.6, 21]],
  ['dk', 'sq-l', [12.7, 10.5, 21]],
  ['pt-a', 'field', [3.4, 3.3, 5.3]],
  ['mk-case', 'pt-a', [4.7, 5.2, 5.3]],
  ['mk-case', 'it', [4.5, 4.8, 5.3]],
];

describe('contrast of the named pairs', () => {
  for (const [index, theme] of THEMES.entries()) {
    const tokens = tokensOf(theme);
    test.each(TEXT)(`${theme}: %s on %s is readable, as stated`, (ink, ground, figures) => {
      const found = contrast(pick(tokens, ink), pick(tokens, ground));
      expect(found).toBeGreaterThanOrEqual(4.5);
      expect(Math.abs(found - figures[index]!)).toBeLessThan(0.1);
    });
    test.each(BOARD)(`${theme}: %s on %s stands out, as stated`, (shape, ground, figures) => {
      const found = contrast(pick(tokens, shape), pick(tokens, ground));
      expect(found).toBeGreaterThanOrEqual(3);
      expect(Math.abs(found - figures[index]!)).toBeLessThan(0.1);
    });
    test(`${theme}: square numbers are readable on the dark squares and on the light ones`, () => {
      // The garden set writes its numbers on the light squares it is played on.
      for (const square of ['it', 'xa', 'en'])
        expect(contrast(pick(tokens, 'sqn-d'), pick(tokens, square))).toBeGreaterThanOrEqual(4.5);
      expect(contrast(pick(tokens, 'sqn-l'), pick(tokens, 'sq-l'))).toBeGreaterThanOrEqual(4.5);
    });
    test(`${theme}: points stand out from the field, by colour or by the black outline of the contrast theme`, () => {
      const ground = pick(tokens, 'field');
      const outlined = theme === 'contrast';
      expect(outlined ? contrast('#000000', ground) : contrast(pick(tokens, 'pt-b'), ground)).toBeGreaterThanOrEqual(3);
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
        ['mk', 'mk-case', 4.5],
        ['arrow', 'mk-case', 4.5],
        ['board-focus', 'mk-case', 3],
        ['inlay', 'frame', 2],
      ];
      for (const [a, b, least] of pairs)
        expect(contrast(pick(tokens, a), pick(tokens, b)), `${a} on ${b}`).toBeGreaterThanOrEqual(least);
    });
  }
});

describe('the window rule', () => {
  const BOTH_COLOURS = ['pt-a', 'pt-b', 'bar', 'it', 'xa', 'en'];
  for (const set of ['wood', 'plain'] as const) {
    for (const theme of ['light', 'dark'] as const) {
      const tokens = tokensOf(theme, set);
      test.each(BOTH_COLOURS)(`${set}, ${theme}: both checkers clear 3:1 on %s by their fill alone`, (surface) => {
        expect(contrast(pick(tokens, 'lt'), pick(tokens, surface))).toBeGreaterThanOrEqual(3);
        expect(contrast(pick(tokens, 'dk'), pick(tokens, surface))).toBeGreaterThanOrEqual(3);
      });
      test(`${set}, ${theme}: light squares and field rely on the rim of the light checker`, () => {
        for (const surface of ['sq-l', 'field']) {
          expect(contrast(pick(tokens, 'lt-rim'), pick(tokens, surface))).toBeGreaterThanOrEqual(3);
          expect(contrast(pick(tokens, 'dk'), pick(tokens, surface))).toBeGreaterThanOrEqual(3);
        }
      });
      test(`${set}, ${theme}: points, frame and numbers of the set`, () => {
        for (const point of ['pt-a', 'pt-b'])
          expect(contrast(pick(tokens, point), pick(tokens, 'field'))).toBeGreaterThanOrEqual(3);
        expect(contrast(pick(tokens, 'frame-ink'), pick(tokens, 'frame'))).toBeGreaterThanOrEqual(4.5);
        for (const square of ['it', 'xa', 'en'])
          expect(contrast(pick(tokens, 'sqn-d'), pick(tokens, square))).toBeGreaterThanOrEqual(4.5);
      });
    }
    test.each(BOTH_COLOURS)(`${set}: %s of the light theme lies in the window 0.14–0.23`, (surface) => {
      const found = luminance(pick(tokensOf('light', set), surface));
      expect(found).toBeGreaterThanOrEqual(0.14);
      expect(found).toBeLessThanOrEqual(0.23);
    });
  }
  test('contrast theme: dark squares and bar carry both by fill, the pale points the light checker by its rim', () => {
    const tokens = tokensOf('contrast');
    for (const surface of ['pt-a', 'bar', 'it', 'xa', 'en', 'ga']) {
      expect(contrast(pick(tokens, 'lt'), pick(tokens, surface))).toBeGreaterThanOrEqual(3);
      expect(contrast(pick(tokens, 'dk'), pick(tokens, surface))).toBeGreaterThanOrEqual(3);
    }
    expect(contrast(pick(tokens, 'lt-rim'), pick(tokens, 'pt-b'))).toBeGreaterThan(12);
  });
});

test('every theme defines every colour', () => {
  const names = Object.keys(tokensOf('light')).sort();
  expect(names.length).toBeGreaterThan(40);
  for (const theme of THEMES) expect(Object.keys(tokensOf(theme)).sort()).toEqual(names);
});
