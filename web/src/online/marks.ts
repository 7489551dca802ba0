/** Whether the line is up, and who is there, in a few words. */
import type { OnlineSeat } from '../box/api';
import type { Following } from './following';
import { words } from './words';

/** The own line, with its lag where the server has measured one. */
export function lineText({ line, online }: Pick<Following, 'line' | 'online'>): string {
  const text = words(`line.${line()}`);
  const lag = online()?.lag ?? null;
  return line() === 'up' && lag !== null ? words('line.lag', { line: text, n: lag }) : text;
}

/** For how long somebody is gone, in milliseconds, at a moment; null while they are there. */
export const goneFor = (seat: OnlineSeat, seenAt: number, now: number): number | null =>
  seat.here || seat.gone === null ? null : seat.gone + Math.max(0, now - seenAt);

/** Whether the other one is there. */
export function presenceText(seat: OnlineSeat, seenAt: number, now: number): string {
  if (seat.here) return words('line.here');
  const gone = goneFor(seat, seenAt, now);
  if (gone === null) return words('line.never');
  const seconds = Math.floor(gone / 1000);
  return seconds < 120
    ? words('line.gone', { n: seconds })
    : words('line.gone.minutes', { n: Math.floor(seconds / 60) });
}
