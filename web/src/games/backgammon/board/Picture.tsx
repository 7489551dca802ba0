import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import { curvedArrow } from '../../../boards/arrow';
import { CheckerShape } from '../../../boards/checker';
import type { BoardPlace, Checkers, Cube, Side } from '../../../box/api';
import type { Centre, Facing } from './geometry';
import {
  barCheckerAt,
  CROP_VIEW,
  checkerAt,
  cropOffBox,
  cubeAt,
  diceAt,
  drawnOf,
  FULL_VIEW,
  HEIGHT,
  isTop,
  PIPS,
  pointBase,
  pointLeft,
  pointTip,
  printedNumber,
  railBox,
  slabAt,
  swapped,
  trayOf,
  WIDTH,
} from './geometry';

/** A place the selected checker may reach, and the dice it takes. */
export interface Target {
  readonly place: BoardPlace;
  readonly dice: readonly number[];
}

/** One die as drawn. */
export interface DieView {
  readonly value: number;
  readonly used: boolean;
}

/** Everything that can be drawn on a backgammon board besides checkers, dice and cube. */
export interface BackgammonMarks {
  readonly selected?: BoardPlace | null;
  readonly targets?: readonly Target[];
  readonly lit?: readonly BoardPlace[];
  readonly arrows?: readonly { readonly from: BoardPlace; readonly to: BoardPlace }[];
  /** The side whose checker on the bar was just hit. */
  readonly hit?: Side | null;
  readonly last?: readonly { readonly from: BoardPlace; readonly to: BoardPlace }[];
  readonly over?: BoardPlace | null;
}

export interface BackgammonPictureProps {
  checkers: Readonly<Record<Side, Checkers>>;
  /** Whose marks these are: bar and off belong to this side. */
  mover: Side;
  facing: Facing;
  cube?: Cube | null;
  dice?: { readonly side: Side; readonly dice: readonly DieView[] } | null;
  marks?: BackgammonMarks;
  cut?: 'full' | 'crop' | 'mini';
  label?: string;
  /** The outermost checker of this place is drawn elsewhere (dragged, or in flight). */
  hidden?: { readonly side: Side; readonly place: BoardPlace } | null;
  diceRef?: (element: SVGGElement) => void;
  children?: JSX.Element;
}

const SIDES: readonly Side[] = ['light', 'dark'];
const POINTS: readonly number[] = Array.from({ length: 24 }, (_, i) => i + 1);

/** The board as a picture. */
export function BackgammonPicture(props: BackgammonPictureProps): JSX.Element {
  const cut = () => props.cut ?? 'full';
  const view = () => (cut() === 'crop' ? CROP_VIEW : FULL_VIEW);
  const facing = () => props.facing;
  const marks = () => props.marks ?? {};
  const homeTray = (side: Side) => trayOf(side, facing());
  return (
    <svg
      class="board-picture"
      classList={{ mini: cut() === 'mini', crop: cut() === 'crop' }}
      viewBox={`${view().x} ${view().y} ${view().width} ${view().height}`}
      role={props.label ? 'img' : 'presentation'}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <rect class="bd-frame" width={WIDTH} height={HEIGHT} rx="10" />
      <Show when={cut() !== 'mini'}>
        <rect class="bd-inlay" x="5" y="4.5" width="842" height="611" rx="5" />
      </Show>
      <For each={SIDES}>
        {(side) => <rect class="bg-well" x={homeTray(side).x} y={homeTray(side).y} width="56" height="246" rx="4" />}
      </For>
      <rect class="bg-well" x={railBox(facing()).x} y="30" width="56" height="560" rx="4" />
      <rect class="bd-frame-hi" x="84" y="26" width="684" height="568" />
      <rect class="bg-field" x="88" y="30" width="312" height="560" />
      <rect class="bg-field" x="452" y="30" width="312" height="560" />
      <rect class="bg-bar" x="400" y="26" width="52" height="568" />
      <path class="bg-groove" d="M400 26v568M452 26v568M426 26v568" />
      <For each={POINTS}>
        {(point) => <path class={point % 2 ? 'bg-point-a' : 'bg-point-b'} d={`${triangle(point, facing())}z`} />}
      </For>
      <Show when={cut() !== 'mini'}>
        <g class="bg-label">
          <For each={POINTS}>
            {(point) => (
              <text x={pointLeft(point, facing()) + 26} y={isTop(point, facing()) ? 21.5 : 608.5}>
                {printedNumber(point, facing())}
              </text>
            )}
          </For>
        </g>
      </Show>
      <For each={marks().targets ?? []}>
        {(target) => (
          <Show when={typeof target.place === 'number' ? target.place : null} keyed>
            {(point) => (
              <g>
                <path class="bg-target-case" d={triangle(point, facing())} />
                <path class="bg-target" d={triangle(point, facing())} />
              </g>
            )}
          </Show>
        )}
      </For>
      <For each={marks().lit ?? []}>
        {(place) => (
          <Show when={typeof place === 'number' ? place : null} keyed>
            {(point) => (
              <g>
                <path class="bg-target-case" d={triangle(point, facing())} />
                <path class="bg-lit" d={triangle(point, facing())} />
              </g>
            )}
          </Show>
        )}
      </For>
      <Show when={cut() !== 'mini'}>
        <LastMarks last={marks().last ?? []} facing={facing()} />
      </Show>
      <g class="bd-pieces">
        <For each={SIDES}>
          {(side) => (
            <SideCheckers
              side={side}
              checkers={props.checkers[side]}
              facing={facing()}
              hidden={props.hidden?.side === side ? props.hidden.place : null}
            />
          )}
        </For>
      </g>
      <Show when={props.dice}>
        {(dice) => (
          <DiceGroup
            side={dice().side}
            dice={dice().dice}
            facing={facing()}
            ref={(element) => props.diceRef?.(element)}
          />
        )}
      </Show>
      <Show when={cut() !== 'mini' && props.cube}>
        {(cube) => <CubeShape value={cube().value} spot={cubeAt(cube().owner, facing())} />}
      </Show>
      {props.children}
      <Show when={marks().selected ?? null} keyed>
        {(place) => {
          const spot = () => outermost(place, props.mover, props.checkers[props.mover], facing());
          return (
            <g>
              <circle class="bg-ring-mark" cx={spot().x} cy={spot().y} r="24.5" />
              <circle class="bg-ring-mark-light" cx={spot().x} cy={spot().y} r="24.5" />
            </g>
          );
        }}
      </Show>
      <For each={marks().targets ?? []}>
        {(target) => (
          <TargetPlate
            target={target}
            mover={props.mover}
            own={props.checkers[props.mover]}
            facing={facing()}
            crop={cut() === 'crop'}
            over={marks().over === target.place}
          />
        )}
      </For>
      <For each={marks().arrows ?? []}>
        {(arrow) => <PlayArrow arrow={arrow} mover={props.mover} own={props.checkers[props.mover]} facing={facing()} />}
      </For>
      <For each={marks().lit ?? []}>
        {(place) => (
          <Show when={typeof place === 'number' ? place : null} keyed>
            {(point) => (
              <g transform={`translate(${pointLeft(point, facing()) + 26} ${isTop(point, facing()) ? 262 : 358})`}>
                <rect class="mk-no thin" x="-16" y="-16" width="32" height="32" rx="6" />
                <path class="mk-no-cross thin" d="M-8 -8l16 16m0 -16l-16 16" />
              </g>
            )}
          </Show>
        )}
      </For>
      <Show when={marks().hit} keyed>
        {(side) => {
          const spot = () =>
            barCheckerAt(side, Math.max(0, props.checkers[side].bar - 1), props.checkers[side].bar, facing());
          const cross = () => `M${spot().x - 11} ${spot().y - 11}l22 22m0 -22l-22 22`;
          return (
            <g>
              <path class="bg-hit-case" d={cross()} />
              <path class="bg-hit" d={cross()} />
            </g>
          );
        }}
      </Show>
    </svg>
  );
}

const triangle = (point: number, facing: Facing): string => {
  const x = pointLeft(point, facing);
  const top = isTop(point, facing);
  return `M${x + 1} ${pointBase(top)}L${x + 26} ${pointTip(top)}L${x + 51} ${pointBase(top)}`;
};

/** The spot of the outermost checker of a place: the one that is picked up. */
export function outermost(place: BoardPlace, side: Side, own: Checkers, facing: Facing): Centre {
  if (place === 'bar') return barCheckerAt(side, Math.max(0, own.bar - 1), own.bar, facing);
  if (place === 'off') return middleOf(slabAt(side, Math.max(0, own.off - 1), facing));
  const count = own.points[place] ?? 0;
  return checkerAt(place, Math.max(0, drawnOf(count) - 1), count, facing);
}

/** The spot where one more checker of this side will lie. */
export function nextSpot(place: BoardPlace, side: Side, own: Checkers, facing: Facing): Centre {
  if (place === 'bar') return barCheckerAt(side, own.bar, own.bar + 1, facing);
  if (place === 'off') return middleOf(slabAt(side, own.off, facing));
  const count = (own.points[place] ?? 0) + 1;
  return checkerAt(place, drawnOf(count) - 1, count, facing);
}

const middleOf = (box: { x: number; y: number; width: number; height: number }): Centre => ({
  x: box.x + box.width / 2,
  y: box.y + box.height / 2,
});

function SideCheckers(props: {
  side: Side;
  checkers: Checkers;
  facing: Facing;
  hidden: BoardPlace | null;
}): JSX.Element {
  const stacks = () =>
    POINTS.filter((point) => (props.checkers.points[point] ?? 0) > 0).map((point) => ({
      point,
      count: props.checkers.points[point] ?? 0,
    }));
  const indices = (count: number) => Array.from({ length: drawnOf(count) }, (_, i) => i);
  return (
    <>
      <For each={stacks()}>
        {({ point, count }) => (
          <For each={indices(count)}>
            {(index) => {
              const last = index === drawnOf(count) - 1;
              const spot = () => checkerAt(point, index, count, props.facing);
              return (
                <Show when={!(last && props.hidden === point)}>
                  <g transform={`translate(${spot().x} ${spot().y})`}>
                    <CheckerShape side={props.side} count={last && count > 5 ? count : null} />
                  </g>
                </Show>
              );
            }}
          </For>
        )}
      </For>
      <For each={indices(props.checkers.bar)}>
        {(index) => {
          const last = () => index === drawnOf(props.checkers.bar) - 1;
          const spot = () => barCheckerAt(props.side, index, drawnOf(props.checkers.bar), props.facing);
          return (
            <Show when={!(last() && props.hidden === 'bar')}>
              <g transform={`translate(${spot().x} ${spot().y})`}>
                <CheckerShape side={props.side} count={last() && props.checkers.bar > 4 ? props.checkers.bar : null} />
              </g>
            </Show>
          );
        }}
      </For>
      <For each={Array.from({ length: props.checkers.off }, (_, i) => i)}>
        {(index) => {
          const box = () => slabAt(props.side, index, props.facing);
          return (
            <rect
              class={`bg-slab ${props.side}`}
              x={box().x}
              y={box().y}
              width={box().width}
              height={box().height}
              rx="3"
            />
          );
        }}
      </For>
    </>
  );
}

function DiceGroup(props: {
  side: Side;
  dice: readonly DieView[];
  facing: Facing;
  ref: (element: SVGGElement) => void;
}): JSX.Element {
  const spots = () => diceAt(props.side, props.dice.length === 4 ? 4 : 2, props.facing);
  return (
    <g ref={props.ref} class="bg-dice">
      <For each={props.dice}>
        {(die, index) => (
          <g transform={`translate(${spots()[index()]?.x ?? 0} ${spots()[index()]?.y ?? 0})`}>
            <DieShape side={props.side} die={die} />
          </g>
        )}
      </For>
    </g>
  );
}

/** A die around the origin, 48 wide. */
export function DieShape(props: { side: Side; die: DieView }): JSX.Element {
  return (
    <g class="bg-die-turn">
      <g class={`bg-die ${props.side}`} classList={{ used: props.die.used }}>
        <rect class="bg-die-face" x="-24" y="-24" width="48" height="48" rx="9" />
        <For each={PIPS[props.die.value] ?? []}>
          {([x, y]) => <circle class="bg-pip" cx={x * 12} cy={y * 12} r="4.6" />}
        </For>
      </g>
      <Show when={props.die.used}>
        <path class="bg-die-strike" d="M-26 26L26 -26" />
      </Show>
    </g>
  );
}

function CubeShape(props: { value: number; spot: { x: number; y: number } }): JSX.Element {
  return (
    <g transform={`translate(${props.spot.x} ${props.spot.y})`}>
      <rect class="bg-cube" width="46" height="46" rx="7" />
      <text class="bg-cube-value" classList={{ long: props.value > 99 }} x="23" y="33">
        {props.value}
      </text>
    </g>
  );
}

/** A plate with the number that is played; two overlapping plates when both dice are used. */
function TargetPlate(props: {
  target: Target;
  mover: Side;
  own: Checkers;
  facing: Facing;
  crop: boolean;
  over: boolean;
}): JSX.Element {
  const spot = (): Centre => {
    if (props.target.place !== 'off') return nextSpot(props.target.place, props.mover, props.own, props.facing);
    return middleOf(props.crop ? cropOffBox(props.mover, props.facing) : trayOf(props.mover, props.facing));
  };
  const several = () => props.target.dice.length > 1;
  const total = () => props.target.dice.reduce((sum, die) => sum + die, 0);
  return (
    <g transform={`translate(${spot().x} ${spot().y})${props.over ? ' scale(1.2)' : ''}`}>
      <Show when={several()}>
        <rect class="bg-plate" x="-12" y="-24" width="34" height="34" rx="7" />
      </Show>
      <g transform={several() ? 'translate(-3 3)' : ''}>
        <Show when={props.target.place === 'off' && props.crop}>
          <path class="bg-plate" d={swapped(props.facing) ? 'M17 -11l19 11-19 11z' : 'M-17 -11l-19 11 19 11z'} />
        </Show>
        <rect class="bg-plate" x="-17" y="-17" width="34" height="34" rx="7" />
        <text class="bg-plate-number" y="7.5">
          {total()}
        </text>
      </g>
    </g>
  );
}

function PlayArrow(props: {
  arrow: { from: BoardPlace; to: BoardPlace };
  mover: Side;
  own: Checkers;
  facing: Facing;
}): JSX.Element {
  const drawn = () => {
    const from = outermost(props.arrow.from, props.mover, props.own, props.facing);
    const to = nextSpot(props.arrow.to, props.mover, props.own, props.facing);
    // Bow towards the middle of the board, so that the arrow leaves the stacks free.
    const bow = (from.y + to.y) / 2 < 310 === to.x > from.x ? 0.22 : -0.22;
    return curvedArrow(from, to, bow, 20);
  };
  return (
    <g>
      <path class="mk-arrow-case" d={drawn().line} />
      <path class="mk-arrow-head-case" d={drawn().head} />
      <path class="mk-arrow" d={drawn().line} />
      <path class="mk-arrow-head" d={drawn().head} />
    </g>
  );
}

/** The last play: a small notch in the frame at the point a checker came to. */
function LastMarks(props: { last: readonly { from: BoardPlace; to: BoardPlace }[]; facing: Facing }): JSX.Element {
  const ends = () => [
    ...new Set(props.last.map((step) => step.to).filter((place): place is number => typeof place === 'number')),
  ];
  const notch = (point: number) => {
    const x = pointLeft(point, props.facing) + 26;
    return isTop(point, props.facing) ? `M${x - 9} 25.5h18l-9 7.5z` : `M${x - 9} 594.5h18l-9 -7.5z`;
  };
  return <For each={ends()}>{(point) => <path class="bg-last" d={notch(point)} />}</For>;
}
