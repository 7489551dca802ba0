/** A throw of dice: in from the side of whoever throws, turning over and over, two small bounces, and still. */
import { createEffect, createSignal, on, onCleanup } from 'solid-js';
import { begin } from '../../../app/under-way';
import { DURATION } from '../../../boards/motion';
import type { Side } from '../../../box/api';

/** How long a face is seen while a die turns, and when the last one stays, in milliseconds. */
const FACE = 70;
const SETTLED = 420;

/** From `away` units off, 2¼ turns; down at 420 of 700 ms, and up a little twice. */
const frames = (away: number, sideways: number): Keyframe[] => [
  {
    transform: `translate(${sideways}px, ${away}px) rotate(-810deg)`,
    opacity: 0.5,
    easing: 'cubic-bezier(.3,.6,.5,1)',
  },
  { transform: 'none', opacity: 1, offset: 0.6 },
  { transform: 'scale(1.1)', offset: 0.7 },
  { transform: 'none', offset: 0.8 },
  { transform: 'scale(1.03)', offset: 0.9 },
  { transform: 'none' },
];

export function createThrow(of: {
  readonly number: () => number | null;
  readonly speed: () => number;
  readonly bottom: () => Side;
  /** The groups of dice that are thrown. */
  readonly dice: () => Iterable<SVGGElement>;
}): { readonly faces: () => ((index: number) => number | null) | undefined; readonly finish: () => void } {
  const [turn, setTurn] = createSignal<number | null>(null);
  let moving: Animation[] = [];
  let end: () => void = () => undefined;
  const finish = () => end();
  const start = () => {
    finish();
    const noted = begin('throw');
    for (const group of of.dice()) {
      const below = group.dataset.side === of.bottom() ? 1 : -1;
      for (const [index, die] of [...group.querySelectorAll('.bg-die-turn')].entries())
        moving.push(die.animate(frames(140 * below, 40 - 80 * index), { duration: DURATION.dice * of.speed() }));
    }
    setTurn(0);
    const faces = setInterval(() => setTurn((now) => (now ?? 0) + 1), FACE * of.speed());
    const still = setTimeout(() => {
      clearInterval(faces);
      setTurn(null);
    }, SETTLED * of.speed());
    const over = setTimeout(finish, DURATION.dice * of.speed());
    end = () => {
      end = () => undefined;
      clearInterval(faces);
      clearTimeout(still);
      clearTimeout(over);
      for (const each of moving) each.cancel();
      moving = [];
      setTurn(null);
      noted();
    };
  };
  createEffect(
    on(
      of.number,
      (number, before) => {
        if (number !== null && number !== before && of.speed() > 0 && document.visibilityState !== 'hidden')
          queueMicrotask(start);
      },
      { defer: true },
    ),
  );
  onCleanup(finish);
  return {
    faces: () => {
      const now = turn();
      return now === null ? undefined : (index) => ((now * 5 + index * 2) % 6) + 1;
    },
    finish,
  };
}
