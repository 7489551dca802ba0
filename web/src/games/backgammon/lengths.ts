/** How long a contest of backgammon can be. */
import type { BackgammonFrame } from '../../box/api';

const MATCHES: readonly number[] = [1, 3, 5, 7, 9, 11, 15, 21];
/** The lengths a frame knows; null is a game, and as many more as people like. */
export const lengthsOf = (frame: BackgammonFrame): readonly (number | null)[] =>
  frame.lengths === 'match' ? MATCHES : frame.lengths === 'match or money' ? [null, ...MATCHES] : [null];
/** The chosen length where the frame has it, or the frame's first one. */
export const lengthFor = (frame: BackgammonFrame, chosen: number | null): number | null => {
  const lengths = lengthsOf(frame);
  return lengths.includes(chosen) ? chosen : (lengths[0] ?? null);
};
