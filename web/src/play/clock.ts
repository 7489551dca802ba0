/** Time left, told at the right moments. */
import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import type { ClockView, Side } from '../box/api';

/** What remains at a moment of time that a side had when the clock was looked at. */
const remaining = (had: Readonly<Record<Side, number>>, { running, at }: ClockView, side: Side, now: number): number =>
  Math.max(0, had[side] - (running === side ? Math.max(0, now - at) : 0));

/** Milliseconds a side has left at a moment. */
export const timeLeft = (clock: ClockView, side: Side, now: number): number => remaining(clock.left, clock, side, now);

/** What is left of the delay at a moment: until it is over, the reserve stands still. */
export const delayLeft = (clock: ClockView, side: Side, now: number): number =>
  remaining(clock.delay, clock, side, now);

/** Under ten seconds: tenths, a red border and a word. */
export const isLow = (left: number): boolean => left < 10_000;

const SPOKEN_SECONDS = [60, 30, 10];

/** The seconds to speak when time fell from one moment to the next, or null. */
export function secondsToSpeak(before: number, after: number): number | null {
  return SPOKEN_SECONDS.find((seconds) => before > seconds * 1000 && after <= seconds * 1000) ?? null;
}

/** The current time as a signal that ticks while a clock runs: four times a second, ten times when it is low. */
export function createTick(clock: () => ClockView | null): () => number {
  const [now, setNow] = createSignal(Date.now());
  createEffect(
    on(clock, (view) => {
      setNow(Date.now());
      if (!view?.running) return;
      const side = view.running;
      let timer: ReturnType<typeof setTimeout>;
      const tick = () => {
        setNow(Date.now());
        timer = setTimeout(tick, isLow(timeLeft(view, side, Date.now()) - 1000) ? 100 : 250);
      };
      timer = setTimeout(tick, 100);
      onCleanup(() => clearTimeout(timer));
    }),
  );
  return now;
}
