import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import { curvedArrow } from '../../../boards/arrow';
import { CheckerShape, colourClass } from '../../../boards/checker';
import { Halo } from '../../../boards/Halo';
import { Layers } from '../../../boards/Layers';
import { Still } from '../../../boards/Still';
import type { BoardPlace, Checkers, Cube, Side } from '../../../box/api';
import { opposite } from '../../../box/api';
import type { DiceView } from '../dice';
import { DiceOf } from './Dice';
import { Ground } from './Ground';
import type { Centre, Cut, Facing } from './geometry';
import {
  barCheckerAt,
  checkerAt,
  cubeAt,
  HEIGHT,
  hitArea,
  isTop,
  nextSpot,
  outermost,
  pointMiddle,
  slabAt,
  triangle,
  viewOf,
} from './geometry';

/** A place the selected checker may reach, and the dice it takes. */
export interface Target {
  readonly place: BoardPlace;
  readonly dice: readonly number[];
}

type Steps = readonly { readonly from: BoardPlace; readonly to: BoardPlace }[];

/** Everything that can be drawn on a backgammon board besides checkers, dice and cube. */
export interface BackgammonMarks {
  readonly selected?: BoardPlace | null;
  readonly targets?: readonly Target[];
  readonly lit?: readonly BoardPlace[];
  readonly arrows?: Steps;
  /** The side whose checker on the bar was just hit. */
  readonly hit?: Side | null;
  /** The play before, by the side that does not move now. */
  readonly last?: Steps;
  readonly over?: BoardPlace | null;
  /** Places whose outermost checker can move, where that is shown. */
  readonly movable?: readonly BoardPlace[];
}

export interface BackgammonPictureProps {
  checkers: Readonly<Record<Side, Checkers>>;
  /** Whose marks these are: bar and off belong to this side. */
  mover: Side;
  facing: Facing;
  cube?: Cube | null;
  dice?: readonly DiceView[];
  marks?: BackgammonMarks;
  cut?: Cut;
  label?: string;
  /** The outermost checker of this place is drawn elsewhere (dragged, or in flight). */
  hidden?: { readonly side: Side; readonly place: BoardPlace } | null;
  /** What thrown dice show while they still turn. */
  faces?: ((index: number) => number | null) | undefined;
  children?: JSX.Element;
}

const SIDES: readonly Side[] = ['light', 'dark'];
const POINTS: readonly number[] = Array.from({ length: 24 }, (_, i) => i + 1);
const isPoint = (place: BoardPlace): place is number => typeof place === 'number';

/** The board as a picture. */
export function BackgammonPicture(props: BackgammonPictureProps): JSX.Element {
  const cut = () => props.cut ?? 'full';
  const view = () => viewOf(cut(), props.facing);
  const marks = () => props.marks ?? {};
  const own = () => props.checkers[props.mover];
  const mini = () => cut() === 'mini';
  // What is cut away is drawn nowhere: the layer above overflows its window.
  const hasHome = () => cut() !== 'crop';
  const hasRail = () => cut() === 'full' || mini();
  return (
    <Layers
      class={`bg ${cut()}`}
      mini={mini()}
      viewBox={`${view().x} ${view().y} ${view().width} ${view().height}`}
      ratio={view().width / view().height}
      label={props.label}
      ground={<Ground facing={props.facing} rich={!mini()} crop={!hasRail()} />}
    >
      <For each={marks().targets ?? []}>
        {(target) => <PlaceOutline place={target.place} {...props} cut={cut()} class="bg-target" />}
      </For>
      <For each={marks().lit ?? []}>
        {(place) => <PlaceOutline place={place} {...props} cut={cut()} class="bg-lit" />}
      </For>
      <g class="bd-pieces">
        <For each={SIDES}>
          {(side) => (
            <SideCheckers
              side={side}
              checkers={props.checkers[side]}
              facing={props.facing}
              hidden={props.hidden?.side === side ? props.hidden.place : null}
              home={hasHome()}
              still={mini()}
            />
          )}
        </For>
      </g>
      <Show when={!mini()}>
        <LastMarks
          steps={marks().last ?? []}
          side={opposite(props.mover)}
          checkers={props.checkers}
          facing={props.facing}
          home={hasHome()}
        />
      </Show>
      <For each={marks().movable ?? []}>
        {(place) => <Halo {...outermost(place, props.mover, own(), props.facing)} r={29.5} />}
      </For>
      <For each={SIDES}>
        {(side) => (
          <Show when={(props.dice ?? []).find((each) => each.side === side)}>
            {(dice) => <DiceOf dice={dice()} facing={props.facing} faces={dice().rest ? undefined : props.faces} />}
          </Show>
        )}
      </For>
      <Show when={hasRail() && props.cube}>{(cube) => <CubeShape cube={cube()} facing={props.facing} />}</Show>
      {props.children}
      <Show when={marks().selected ?? null} keyed>
        {(place) => {
          const spot = () => outermost(place, props.mover, own(), props.facing);
          return (
            <g class="mk-selected" transform={`translate(${spot().x} ${spot().y})`}>
              <circle class="mk-line" stroke-width="8" r="26" />
              <circle class="mk-case" stroke-width="4.4" r="26" />
            </g>
          );
        }}
      </Show>
      <For each={marks().targets ?? []}>
        {(target) => (
          <TargetPlate
            target={target}
            spot={nextSpot(target.place, props.mover, own(), props.facing)}
            over={marks().over === target.place}
          />
        )}
      </For>
      <For each={marks().arrows ?? []}>
        {(arrow) => <PlayArrow arrow={arrow} mover={props.mover} own={own()} facing={props.facing} />}
      </For>
      <For each={(marks().lit ?? []).filter(isPoint)}>
        {(point) => (
          <g transform={`translate(${pointMiddle(point, props.facing)} ${isTop(point, props.facing) ? 304 : 408})`}>
            <rect class="mk-no thin" x="-23" y="-23" width="46" height="46" rx="8" />
            <path class="mk-no-cross thin" d="M-10 -10l20 20m0 -20l-20 20" />
          </g>
        )}
      </For>
      <Show when={marks().hit} keyed>
        {(side) => {
          const spot = () => outermost('bar', side, props.checkers[side], props.facing);
          return (
            <g transform={`translate(${spot().x} ${spot().y})`}>
              <path class="bg-hit-case" d="M-11 -11l22 22m0 -22l-22 22" />
              <path class="bg-hit" d="M-11 -11l22 22m0 -22l-22 22" />
            </g>
          );
        }}
      </Show>
    </Layers>
  );
}

/** A point, or the tray, with a line around it. */
function PlaceOutline(props: { place: BoardPlace; mover: Side; facing: Facing; cut: Cut; class: string }): JSX.Element {
  const path = () => {
    if (isPoint(props.place)) return `${triangle(props.place, props.facing)}z`;
    if (props.place === 'bar' || props.cut === 'crop') return '';
    const { x, y, width, height } = hitArea('off', props.mover, props.facing, props.cut);
    return `M${x + 10} ${y}h${width - 20}v${height}h${20 - width}z`;
  };
  return (
    <Show when={path()}>
      {(d) => (
        <g>
          <path class="bg-target-case" d={d()} />
          <path class={props.class} d={d()} />
        </g>
      )}
    </Show>
  );
}

function SideCheckers(props: {
  side: Side;
  checkers: Checkers;
  facing: Facing;
  hidden: BoardPlace | null;
  /** Is the tray in view? */
  home: boolean;
  /** Does nothing ever move here? */
  still: boolean;
}): JSX.Element {
  const stacks = () =>
    POINTS.filter((point) => (props.checkers.points[point] ?? 0) > 0).map((point) => ({
      place: point as BoardPlace,
      count: props.checkers.points[point] ?? 0,
      at: (index: number) => checkerAt(point, index, props.facing),
    }));
  const all = () => [
    ...stacks(),
    {
      place: 'bar' as const,
      count: props.checkers.bar,
      at: (index: number) => barCheckerAt(props.side, index, props.facing),
    },
  ];
  return (
    <>
      <Show when={!props.still} fallback={<StillStacks side={props.side} stacks={all()} />}>
        <For each={all()}>
          {({ place, count, at }) => <Stack side={props.side} count={count} lifted={props.hidden === place} at={at} />}
        </For>
      </Show>
      <Show when={props.home}>
        <For each={Array.from({ length: props.checkers.off }, (_, i) => i)}>
          {(index) => {
            const box = () => slabAt(props.side, index, props.facing);
            return (
              <g class={`bg-slab ${props.side}`}>
                <rect {...box()} rx="5" />
                <path d={`M${box().x + 6} ${box().y + 8.5}h44`} />
              </g>
            );
          }}
        </For>
      </Show>
    </>
  );
}

/** Checkers piled up; of more than five the last one placed carries the count. */
function Stack(props: { side: Side; count: number; lifted: boolean; at: (index: number) => Centre }): JSX.Element {
  const shown = () => (props.lifted ? props.count - 1 : props.count);
  return (
    <For each={Array.from({ length: Math.max(0, shown()) }, (_, i) => i)}>
      {(index) => (
        <g transform={`translate(${props.at(index).x} ${props.at(index).y})`}>
          <CheckerShape side={props.side} count={index === shown() - 1 && shown() > 5 ? shown() : null} />
        </g>
      )}
    </For>
  );
}

/** All piles of a side where nothing moves. */
function StillStacks(props: {
  side: Side;
  stacks: readonly { readonly count: number; readonly at: (index: number) => Centre }[];
}): JSX.Element {
  const spots = () => props.stacks.flatMap(({ count, at }) => Array.from({ length: count }, (_, index) => at(index)));
  return (
    <>
      <Still shape="ck" side={props.side} at={spots()} />
      <For each={props.stacks.filter(({ count }) => count > 5)}>
        {({ count, at }) => (
          <text
            class={`bg-count ${colourClass(props.side)}`}
            transform={`translate(${at(count - 1).x} ${at(count - 1).y + 9})`}
          >
            {count}
          </text>
        )}
      </For>
    </>
  );
}

/** The cube; in the middle and never turned, it shows 64 as it does in the box. */
function CubeShape(props: { cube: Cube; facing: Facing }): JSX.Element {
  const spot = () => cubeAt(props.cube.owner, props.facing);
  const value = () => (props.cube.owner === null && props.cube.value === 1 ? 64 : props.cube.value);
  return (
    <g class="bg-cube lt" style={{ transform: `translate(${spot().x}px, ${spot().y}px)` }}>
      <rect class="bg-die-shade" x="-26" y="-22" width="54" height="52" rx="9" />
      <rect class="bg-die-edge" x="-27" y="-27" width="54" height="54" rx="9" />
      <rect class="c-f" x="-23" y="-23" width="46" height="46" rx="8" />
      <text class="bg-cube-value" classList={{ long: value() > 9, longer: value() > 99 }} y={value() > 99 ? 8 : 10}>
        {value()}
      </text>
    </g>
  );
}

/** Where the checker would lie, with what the dice for it add up to. */
function TargetPlate(props: { target: Target; spot: Centre; over: boolean }): JSX.Element {
  const total = () => props.target.dice.reduce((sum, die) => sum + die, 0);
  return (
    <g transform={`translate(${props.spot.x} ${props.spot.y})${props.over ? ' scale(1.2)' : ''}`}>
      <circle class="bg-plate" r="24" />
      <text class="bg-plate-number" y="8.5">
        {total()}
      </text>
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
    const bow = (from.y + to.y) / 2 < HEIGHT / 2 === to.x > from.x ? 0.22 : -0.22;
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

/** Of some steps where checkers left from and where they came to, without the places they only passed. */
function ends(steps: Steps): { readonly from: readonly BoardPlace[]; readonly to: readonly BoardPlace[] } {
  const from = steps.map((step) => step.from);
  const to: BoardPlace[] = [];
  for (const step of steps) to.push(step.to);
  for (const place of [...to]) {
    const at = from.indexOf(place);
    if (at < 0) continue;
    from.splice(at, 1);
    to.splice(to.indexOf(place), 1);
  }
  return { from: [...new Set(from)], to: [...new Set(to)] };
}

/** The play before: a dashed ring where a checker lay, a lozenge on the one that came. */
function LastMarks(props: {
  steps: Steps;
  side: Side;
  checkers: Readonly<Record<Side, Checkers>>;
  facing: Facing;
  home: boolean;
}): JSX.Element {
  const own = () => props.checkers[props.side];
  const seen = (place: BoardPlace) => place !== 'off' || props.home;
  const left = () => ends(props.steps).from.filter((place) => isPoint(place) || place === 'bar');
  const came = () =>
    ends(props.steps).to.filter((place) => seen(place) && (!isPoint(place) || (own().points[place] ?? 0) > 0));
  // Where the other side has come since, a ring would lie on its checkers.
  const free = (place: BoardPlace) =>
    !isPoint(place) || (props.checkers[opposite(props.side)].points[place] ?? 0) === 0;
  return (
    <>
      <For each={left().filter(free)}>
        {(place) => {
          const spot = () => nextSpot(place, props.side, own(), props.facing);
          return (
            <g transform={`translate(${spot().x} ${spot().y})`}>
              <circle class="mk-case" stroke-width="5.5" r="23" />
              <circle class="mk-line bg-left" stroke-width="2.6" r="23" />
            </g>
          );
        }}
      </For>
      <For each={came()}>
        {(place) => {
          const spot = () => outermost(place, props.side, own(), props.facing);
          return <path class="bg-last" d="M0 -11L11 0L0 11L-11 0Z" transform={`translate(${spot().x} ${spot().y})`} />;
        }}
      </For>
    </>
  );
}
