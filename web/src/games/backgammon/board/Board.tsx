import type { JSX } from 'solid-js';
import { createEffect, createMemo, createSignal, For, on, onCleanup, Show } from 'solid-js';
import { begin } from '../../../app/under-way';
import { CheckerShape } from '../../../boards/checker';
import { createMotionRunner, crossFade, DURATION, EASING } from '../../../boards/motion';
import { createPointer, heldAt } from '../../../boards/pointer';
import type { BoardPlace, Checkers, Cube, Side, Step } from '../../../box/api';
import type { DiceView } from '../dice';
import { checkersShown } from '../entry';
import type { Box, Centre, Facing } from './geometry';
import { cutFor, diceArea, distanceTo, hitArea, nextSpot, outermost, placeAt, viewOf } from './geometry';
import { placesOf, walkPlaces } from './navigation';
import type { BackgammonMarks } from './Picture';
import { BackgammonPicture } from './Picture';
import { createThrow } from './throw';

/** Steps to show moving, from the board as it was before them. Each one is a new object, which is what starts it. */
export interface BackgammonMotion {
  readonly side: Side;
  readonly before: Readonly<Record<Side, Checkers>>;
  readonly steps: readonly Step[];
}

export interface BackgammonBoardProps {
  checkers: Readonly<Record<Side, Checkers>>;
  /** Whose turn it is: bar and off belong to this side. */
  mover: Side;
  facing: Facing;
  crop: boolean;
  cube: Cube | null;
  /** All dice on the table, those at rest too. */
  dice: readonly DiceView[];
  /** Changes with every throw: the dice settle. */
  throwNumber: number | null;
  marks: BackgammonMarks;
  label: string;
  describe: (place: BoardPlace) => string;
  diceLabel: string;
  grabbable: readonly BoardPlace[];
  actionable: readonly BoardPlace[];
  motion: BackgammonMotion | null;
  speed: number;
  onTap: (place: BoardPlace) => void;
  onDragStart?: (place: BoardPlace) => void;
  onDrop?: (from: BoardPlace, to: BoardPlace | null) => void;
  /** A tap on the dice: swap them, or confirm a whole turn. */
  onDice?: () => void;
  /** A digit typed at a place. */
  onDie?: (place: BoardPlace, die: number) => void;
  focusRef?: (focus: () => void) => void;
}

/** Where a checker is drawn that a finger holds. */
const FINGER = { lift: 46, scale: 1.4 } as const;

/**
 * A board to play on: the picture, and over it 26 buttons (bar, 24 points, off) that can be focused,
 * tapped, dragged from and spoken.
 */
export function BackgammonBoard(props: BackgammonBoardProps): JSX.Element {
  let surface!: HTMLDivElement;
  let flying: SVGGElement | undefined;
  const [focus, setFocus] = createSignal<BoardPlace>('bar');
  const [still, setStill] = createSignal<Readonly<Record<Side, Checkers>> | null>(null);
  const [flight, setFlight] = createSignal<{
    readonly side: Side;
    readonly from: BoardPlace;
    readonly at: Centre;
    readonly to: Centre;
  } | null>(null);
  const [hit, setHit] = createSignal<Side | null>(null);
  const runner = createMotionRunner();
  onCleanup(runner.finish);
  const cut = createMemo(() => cutFor(props.crop, props.checkers));
  const view = () => viewOf(cut(), props.facing);
  /** A side whose dice lie large until its last checker has come to lie. */
  const [playing, setPlaying] = createSignal<Side | null>(null);
  const thrown = createThrow({
    number: () => props.throwNumber,
    speed: () => props.speed,
    bottom: () => props.facing.bottom,
    dice: () => surface.parentElement?.querySelectorAll<SVGGElement>('.bg-dice:not(.rest)') ?? [],
  });
  const dice = () => props.dice.map((each) => (each.side === playing() ? { ...each, rest: false } : each));

  createEffect(
    on(
      () => props.motion,
      (motion) => {
        if (!motion) return;
        const other: Side = motion.side === 'light' ? 'dark' : 'light';
        const wasHit = motion.steps.some((step) => step.hits);
        thrown.finish();
        const end = () => {
          setStill(null);
          setFlight(null);
          if (playing()) {
            const small = begin('dice');
            setTimeout(() => {
              setPlaying(null);
              small();
            }, DURATION.look);
          }
          if (wasHit) {
            setHit(other);
            const gone = begin('hit');
            setTimeout(() => {
              setHit(null);
              gone();
            }, DURATION.hitSign);
          }
        };
        if (props.speed === 0 || document.visibilityState === 'hidden') {
          crossFade(surface.parentElement?.querySelector('.bd-pieces'));
          runner.run([], end);
          return;
        }
        setPlaying(motion.side);
        const glide = (duration: number, at: Centre, to: Centre) =>
          flying?.animate(
            [{ transform: `translate(${at.x}px, ${at.y}px)` }, { transform: `translate(${to.x}px, ${to.y}px)` }],
            { duration: duration * props.speed, easing: EASING, fill: 'both' },
          ) ?? null;
        const glides = motion.steps.flatMap((step, index) => {
          const before = checkersShown(motion.before, motion.side, motion.steps.slice(0, index));
          const moves = () => {
            const at = outermost(step.from, motion.side, before[motion.side], props.facing);
            const to = nextSpot(step.to, motion.side, before[motion.side], props.facing);
            setStill(before);
            setFlight({ side: motion.side, from: step.from, at, to });
            return glide(DURATION.step, at, to);
          };
          // A checker that was hit goes to the bar, where it is hidden until it is there.
          const goes = () => {
            const after = checkersShown(motion.before, motion.side, motion.steps.slice(0, index + 1));
            const at = outermost(step.to, other, before[other], props.facing);
            const to = outermost('bar', other, after[other], props.facing);
            setStill(after);
            setFlight({ side: other, from: 'bar', at, to });
            return glide(DURATION.hit, at, to);
          };
          return step.hits ? [moves, goes] : [moves];
        });
        runner.run(glides, end);
      },
    ),
  );

  const shown = () => still() ?? props.checkers;
  const hidden = () => {
    const inFlight = flight();
    const held = pointer.held();
    return inFlight
      ? { side: inFlight.side, place: inFlight.from }
      : held
        ? { side: props.mover, place: held.place }
        : null;
  };

  /** A tap beside what it meant goes to the nearest place where it means something, at most one column away. */
  const nearest = (spot: Centre, among: readonly BoardPlace[], reach: number): BoardPlace | null => {
    let best: BoardPlace | null = null;
    let least = reach;
    for (const place of among) {
      const distance = distanceTo(spot, place, props.mover, props.facing, cut());
      if (distance < least) {
        least = distance;
        best = place;
      }
    }
    return best;
  };

  const pointer = createPointer<BoardPlace>({
    surface: () => surface,
    spotOf: (event) => {
      const box = surface.getBoundingClientRect();
      const scale = view().width / box.width;
      return { x: view().x + (event.clientX - box.left) * scale, y: view().y + (event.clientY - box.top) * scale };
    },
    placeAt: (spot) => placeAt(spot, props.mover, props.facing, cut()),
    nearest,
    pressReach: (event) => (event.pointerType === 'mouse' ? 8 : 40),
    dropReach: 36,
    actionable: () => props.actionable,
    grabbable: () => props.grabbable,
    targets: () => (props.marks.targets ?? []).map((target) => target.place),
    drags: () => props.onDrop !== undefined,
    ignores: (event) => (event.target as HTMLElement).closest('[data-dice]') !== null,
    onPress: () => {
      thrown.finish();
      runner.finish();
    },
    onTap: (place) => {
      setFocus(place);
      props.onTap(place);
    },
    onDragStart: (place) => props.onDragStart?.(place),
    onDrop: (from, to) => props.onDrop?.(from, to),
  });

  const focusPlace = (place: BoardPlace) => {
    setFocus(place);
    surface.querySelector<HTMLElement>(`[data-place="${place}"]`)?.focus();
  };
  props.focusRef?.(() => focusPlace(focus()));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const target = walkPlaces(focus(), event.key, props.mover);
    if (target !== null) {
      event.preventDefault();
      focusPlace(target);
    } else if (/^[1-6]$/.test(event.key)) {
      runner.finish();
      props.onDie?.(focus(), Number(event.key));
    } else if (event.key.toLowerCase() === 'b') {
      focusPlace('bar');
    }
  };
  // Enter, space and a screen reader's own click arrive without a pointer.
  const onClick = (event: MouseEvent) => {
    if (event.detail !== 0) return;
    const name = (event.target as HTMLElement).closest<HTMLElement>('[data-place]')?.dataset.place;
    if (!name) return;
    runner.finish();
    props.onTap(name === 'bar' || name === 'off' ? name : Number(name));
  };

  // In the order of the side at the bottom, whoever moves: a button that changes its place in the page drops the focus.
  const places = createMemo(() => placesOf(props.facing.bottom));
  const share = (area: Box) => ({
    '--x': (area.x - view().x) / view().width,
    '--y': (area.y - view().y) / view().height,
    '--w': area.width / view().width,
    '--h': area.height / view().height,
  });
  const areaOf = (place: BoardPlace) => share(hitArea(place, props.mover, props.facing, cut()));
  /** The dice of the side that plays: they can be pressed. */
  const inHand = () => props.dice.find((each) => !each.rest && each.side === props.mover);
  const diceBox = () => share(diceArea(props.mover, inHand()?.dice.length ?? 2, props.facing));
  return (
    <div class="board" classList={{ 'board-dragging': pointer.held() !== null }}>
      <BackgammonPicture
        checkers={shown()}
        mover={props.mover}
        facing={props.facing}
        cube={props.cube}
        dice={dice()}
        cut={cut()}
        faces={thrown.faces()}
        marks={flight() ? {} : { ...props.marks, hit: hit(), over: pointer.over() }}
        hidden={hidden()}
      >
        <Show when={flight()}>
          {(moving) => (
            <g
              transform={`translate(${moving().to.x} ${moving().to.y})`}
              ref={(element) => {
                flying = element;
              }}
            >
              <CheckerShape side={moving().side} />
            </g>
          )}
        </Show>
        <Show when={pointer.held()}>
          {(held) => (
            <g transform={heldAt(held(), FINGER)}>
              <CheckerShape side={props.mover} />
            </g>
          )}
        </Show>
      </BackgammonPicture>
      <div
        ref={surface}
        class="board-surface"
        role="group"
        aria-label={props.label}
        {...pointer.handlers}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <For each={places()}>
          {(place) => (
            <button
              type="button"
              class="board-place"
              data-place={place}
              style={areaOf(place)}
              data-can={props.actionable.includes(place) ? 'true' : 'false'}
              tabIndex={focus() === place ? 0 : -1}
              aria-label={props.describe(place)}
              aria-pressed={props.marks.selected === place}
              onFocus={() => setFocus(place)}
            />
          )}
        </For>
        <Show when={inHand() && props.onDice}>
          <button
            type="button"
            class="board-place board-dice"
            data-dice=""
            data-can="true"
            style={diceBox()}
            aria-label={props.diceLabel}
            onClick={() => {
              runner.finish();
              props.onDice?.();
            }}
          />
        </Show>
      </div>
    </div>
  );
}
