import { begin } from '../app/under-way';

/** Where motion is unwelcome nothing travels; the pieces fade in for a moment, so that a change is still seen. */
export function crossFade(pieces: Element | null | undefined): void {
  if (globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches)
    pieces?.animate([{ opacity: 0.35 }, { opacity: 1 }], { duration: DURATION.crossFade });
}

/** Durations on the boards in milliseconds, before the speed setting. */
export const DURATION = {
  step: 200,
  /** A checker that was hit, on its way to the bar. */
  hit: 260,
  jump: 240,
  rest: 70,
  lift: 120,
  /** A throw, until the dice lie still. */
  dice: 700,
  /** How long the dice of a play that is over still lie large. */
  look: 400,
  hitSign: 600,
  crossFade: 80,
} as const;

export const EASING = 'cubic-bezier(.2,.7,.2,1)';

export interface Travel {
  /** Share of the whole travel at which each station is reached, and left again. */
  readonly offsets: readonly { readonly arrive: number; readonly leave: number }[];
  readonly total: number;
}

/** When a piece reaches each station of its route: one glide for a quiet move, jumps with rests for a capture. */
export function travelOf(stations: number, jumping: boolean): Travel {
  const hop: number = jumping ? DURATION.jump : DURATION.step;
  const hops = stations - 1;
  const total = hops * hop + Math.max(0, hops - 1) * DURATION.rest;
  const offsets = Array.from({ length: stations }, (_, index) => {
    const arrive = index === 0 ? 0 : index * hop + (index - 1) * DURATION.rest;
    const leave = index === 0 || index === hops ? arrive : arrive + DURATION.rest;
    return { arrive: total ? arrive / total : 0, leave: total ? leave / total : 0 };
  });
  return { offsets, total };
}

/** Key frames for a group that already stands at its last station. */
export function travelFrames(
  spots: readonly { readonly x: number; readonly y: number }[],
  jumping: boolean,
): { readonly frames: Keyframe[]; readonly total: number } {
  const { offsets, total } = travelOf(spots.length, jumping);
  const frames: Keyframe[] = [];
  spots.forEach((spot, index) => {
    const transform = `translate(${spot.x}px, ${spot.y}px)`;
    const { arrive, leave } = offsets[index]!;
    frames.push({ transform, offset: arrive, easing: EASING });
    if (leave > arrive) frames.push({ transform, offset: leave, easing: EASING });
  });
  return { frames, total };
}

/**
 * A sequence of animations that the next tap finishes. `run` plays steps one after the other; `finish` jumps
 * to the end of all of them.
 */
export function createMotionRunner(): {
  readonly run: (steps: readonly (() => Animation | null | Promise<void>)[], onEnd: () => void) => void;
  readonly finish: () => void;
} {
  let generation = 0;
  let current: Animation | null = null;
  let pendingEnd: (() => void) | null = null;
  const finish = () => {
    generation++;
    const end = pendingEnd;
    pendingEnd = null;
    current?.cancel();
    current = null;
    end?.();
  };
  const run = (steps: readonly (() => Animation | null | Promise<void>)[], onEnd: () => void) => {
    finish();
    const mine = ++generation;
    const noted = begin('motion');
    pendingEnd = () => {
      noted();
      onEnd();
    };
    void (async () => {
      // Whatever the steps draw must be on the page first; a signal set inside an effect is there only after it.
      await null;
      for (const step of steps) {
        if (mine !== generation) return;
        const started = step();
        if (started instanceof Promise) await started;
        else if (started) {
          current = started;
          await started.finished.catch(() => undefined);
        }
      }
      if (mine !== generation) return;
      current = null;
      finish();
    })();
  };
  return { run, finish };
}
