/**
 * Time controls as a record writes them: `5+3`, `2m d12`, `30s/move`. The table reads more forms than the page offers.
 */
import type { TimeControl } from '../box/api';

/** Seconds added after each turn, seconds that pass before the reserve is touched, or so many seconds for each turn. */
export const TIME_KINDS = ['increment', 'delay', 'move'] as const;
export type TimeKind = (typeof TIME_KINDS)[number];

/** The parts of a time control. `minutes` says nothing where each turn has its own time. */
export interface TimeParts {
  readonly kind: TimeKind;
  readonly minutes: number;
  readonly seconds: number;
}

/** Nobody sits at a board for longer. */
export const MOST_MINUTES = 300;
export const MOST_SECONDS = 600;

const FORMS: Readonly<Record<TimeKind, RegExp>> = {
  increment: /^(\d+)\+(\d+)$/,
  delay: /^(\d+)m d(\d+)$/,
  move: /^()(\d+)s\/move$/,
};

/** The parts of a time control, or null where it is none that the page offers. */
export function readTime(written: unknown): TimeParts | null {
  if (typeof written !== 'string') return null;
  for (const kind of TIME_KINDS) {
    const parts = FORMS[kind].exec(written);
    if (parts) return fitting({ kind, minutes: Number(parts[1]), seconds: Number(parts[2]) });
  }
  return null;
}

export function writeTime({ kind, minutes, seconds }: TimeParts): TimeControl {
  return kind === 'increment'
    ? `${minutes}+${seconds}`
    : kind === 'delay'
      ? `${minutes}m d${seconds}`
      : `${seconds}s/move`;
}

/** Whole numbers within bounds, or null where there would be no time at all. */
export function fitting({ kind, minutes, seconds }: TimeParts): TimeParts | null {
  const whole = (number: number, least: number, most: number) =>
    Number.isInteger(number) && number >= least && number <= most;
  const own =
    kind === 'move'
      ? whole(seconds, 1, MOST_SECONDS)
      : whole(minutes, 1, MOST_MINUTES) && whole(seconds, 0, MOST_SECONDS);
  return own ? { kind, minutes: kind === 'move' ? 0 : minutes, seconds } : null;
}

/**
 * Times to choose from. A match of backgammon adds what clubs give it: two minutes a point,
 * and twelve seconds of delay.
 */
export const timesFor = (points: number | null): readonly TimeControl[] => [
  '3+2',
  '5+5',
  '10+5',
  '15+10',
  '30+20',
  `${2 * (points ?? 5)}m d12`,
  '30s/move',
];
