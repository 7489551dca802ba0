/** Every sound of the page as notes: pure data, so that lengths and levels can be tested. Design section 7. */

/**
 * One voice: a pitched tap or note, or filtered noise. Times in seconds from the start, `level` 0–1 before the volume.
 */
export interface Voice {
  readonly at: number;
  readonly length: number;
  readonly level: number;
  readonly source:
    | { readonly kind: 'tone'; readonly from: number; readonly to: number }
    | { readonly kind: 'noise'; readonly around: number };
}

export type SoundName =
  | 'step'
  | 'capture'
  | 'hit'
  | 'king'
  | 'dice'
  | 'cube'
  | 'refusal'
  | 'turn'
  | 'tick'
  | 'win'
  | 'draw'
  | 'loss';

/** Nothing is louder than −12 dB. */
export const PEAK = 10 ** (-12 / 20);

const tap = (at: number, pitch: number, length = 0.04, level = 0.9): readonly Voice[] => [
  { at, length, level: level * 0.7, source: { kind: 'tone', from: pitch, to: pitch * 0.72 } },
  { at, length: length * 0.6, level: level * 0.3, source: { kind: 'noise', around: pitch * 4 } },
];
const note = (at: number, pitch: number, length: number, level = 0.6): Voice => ({
  at,
  length,
  level,
  source: { kind: 'tone', from: pitch, to: pitch },
});

const WOOD = 420;
const TONE = 2 ** (2 / 12);

/** The voices of a sound; a capture has a tap for each jump, rising by a tone, in the rhythm of the jumps. */
export function score(name: SoundName, jumps = 1, rhythm = 0.34): readonly Voice[] {
  switch (name) {
    case 'step':
      return tap(0, WOOD);
    case 'capture':
      return Array.from({ length: Math.max(1, jumps) }, (_, i) => tap(i * rhythm, WOOD * TONE ** i)).flat();
    case 'hit':
      return tap(0, WOOD * 0.5, 0.07);
    case 'king':
      return [...tap(0, WOOD), ...tap(0.11, WOOD * TONE * TONE)];
    case 'dice':
      return [
        ...Array.from(
          { length: 7 },
          (_, i): Voice => ({
            at: i * 0.042,
            length: 0.03,
            level: 0.28 + 0.05 * (i % 3),
            source: { kind: 'noise', around: 1700 + 260 * (i % 4) },
          }),
        ),
        ...tap(0.31, WOOD * 1.5, 0.035, 0.7),
        ...tap(0.38, WOOD * 1.3, 0.035, 0.6),
      ];
    case 'cube':
      return [{ at: 0, length: 0.12, level: 0.7, source: { kind: 'noise', around: 220 } }, note(0, 110, 0.12, 0.3)];
    case 'refusal':
      return tap(0, WOOD * 0.6, 0.05, 0.5);
    case 'turn':
      return [note(0, 523.25, 0.14), note(0.15, 783.99, 0.2)];
    case 'tick':
      return tap(0, WOOD * 2.4, 0.02, 0.5);
    case 'win':
      return phrase(783.99);
    case 'draw':
      return phrase(659.26);
    case 'loss':
      return phrase(440);
  }
}

/** The same short phrase, ending up, level or down. */
const phrase = (end: number): readonly Voice[] => [
  note(0, 523.25, 0.16),
  note(0.17, 659.26, 0.16),
  note(0.34, end, 0.34),
];
