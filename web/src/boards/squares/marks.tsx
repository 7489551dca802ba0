import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import type { Square } from '../../box/api';
import { curvedArrow } from '../arrow';
import { Halo } from '../Halo';
import type { BoardLayout } from './geometry';
import { corners, lineThrough } from './geometry';

/** Everything that can be drawn on a squared board besides the pieces. Each mark has a shape of its own. */
export interface BoardMarks {
  readonly selected?: Square | null;
  /** Where the selected piece may go without taking. */
  readonly quiet?: readonly Square[];
  /** What it may take by going there. */
  readonly captures?: readonly Square[];
  /** Where its next jump may land. */
  readonly jumps?: readonly Square[];
  readonly last?: { readonly from: Square; readonly to: Square } | null;
  /** A capture with numbered stations and crosses on the pieces to be taken. */
  readonly route?: { readonly path: readonly Square[]; readonly taken: readonly Square[] } | null;
  readonly refused?: readonly Square[] | null;
  /** Pieces that may be huffed, or that a rule speaks about. */
  readonly ringed?: readonly Square[];
  /** Pieces that can move, where that is shown. */
  readonly movable?: readonly Square[];
  readonly arrows?: readonly { readonly from: Square; readonly to: Square }[];
  /** Where the dragged piece would land. */
  readonly over?: Square | null;
}

/** Squares whose number would be crossed by a mark. */
export function markedSquares(marks: BoardMarks): Set<Square> {
  const marked = new Set<Square>();
  if (marks.last) marked.add(marks.last.from).add(marks.last.to);
  for (const square of [...(marks.route?.path ?? []), ...(marks.route?.taken ?? [])]) marked.add(square);
  const refused = marks.refused;
  if (refused?.length) marked.add(refused[0]!).add(refused[refused.length - 1]!);
  if (marks.selected != null) marked.add(marks.selected);
  if (marks.over != null) marked.add(marks.over);
  return marked;
}

/** Marks that lie on the wood, under the pieces. */
export function MarksBelow(props: { layout: BoardLayout; marks: BoardMarks }): JSX.Element {
  const at = (square: Square) => props.layout.centre(square);
  const scale = () => props.layout.signScale;
  return (
    <>
      <Show when={props.marks.last}>
        {(last) => (
          <g>
            <path class="mk-line" stroke-width="8" d={corners(at(last().from), 'brackets')} />
            <path class="mk-case" stroke-width="4.4" d={corners(at(last().from), 'brackets')} />
            <path class="mk-corner" d={corners(at(last().to), 'filled')} />
          </g>
        )}
      </Show>
      <Show when={props.marks.selected ?? null} keyed>
        {(square) => {
          const box = () => ({ x: at(square).x - 45, y: at(square).y - 45, width: 90, height: 90, rx: 14 });
          return (
            <g class="mk-selected">
              <rect class="mk-line" stroke-width="9" {...box()} />
              <rect class="mk-case" stroke-width="5" {...box()} />
            </g>
          );
        }}
      </Show>
      <For each={props.marks.quiet ?? []}>
        {(square) => <circle class="mk-dot" cx={at(square).x} cy={at(square).y} r={13.5 * scale()} />}
      </For>
      <Show when={props.marks.refused}>
        {(refused) => (
          <g>
            <path class="mk-case" stroke-width="14" d={lineThrough(refused().map(at))} />
            <path class="mk-refused" d={lineThrough(refused().map(at))} />
          </g>
        )}
      </Show>
      <Show when={props.marks.route}>
        {(route) => (
          <g class="mk-route-group">
            <path class="mk-route-case" d={lineThrough(route().path.map(at))} />
            <path class="mk-route" d={lineThrough(route().path.map(at))} />
          </g>
        )}
      </Show>
    </>
  );
}

/** Marks that lie over the pieces. */
export function MarksAbove(props: { layout: BoardLayout; marks: BoardMarks; wedges: boolean }): JSX.Element {
  const at = (square: Square) => props.layout.centre(square);
  const scale = () => Math.min(props.layout.signScale, 1.5);
  return (
    <>
      <For each={props.marks.ringed ?? []}>
        {(square) => <Must x={at(square).x} y={at(square).y - 3} wedges={props.wedges} />}
      </For>
      <For each={props.marks.movable ?? []}>{(square) => <Halo x={at(square).x} y={at(square).y} r={43} />}</For>
      <Show when={props.marks.over ?? null} keyed>
        {(square) => <rect class="mk-over" x={at(square).x - 46} y={at(square).y - 46} width="92" height="92" rx="6" />}
      </Show>
      <For each={props.marks.jumps ?? []}>
        {(square) => (
          <g>
            <circle class="mk-case" stroke-width="14" cx={at(square).x} cy={at(square).y} r="27" />
            <circle class="mk-jump" cx={at(square).x} cy={at(square).y} r="27" />
          </g>
        )}
      </For>
      <For each={props.marks.captures ?? []}>
        {(square) => (
          <g>
            <circle class="mk-line" stroke-width="9" cx={at(square).x} cy={at(square).y + 1} r="44" />
            <circle class="mk-case" stroke-width="5" cx={at(square).x} cy={at(square).y + 1} r="44" />
          </g>
        )}
      </For>
      <Show when={props.marks.route}>
        {(route) => <Stations layout={props.layout} path={route().path} taken={route().taken} scale={scale()} />}
      </Show>
      <For each={props.marks.arrows ?? []}>
        {(arrow) => {
          const drawn = () => curvedArrow(at(arrow.from), at(arrow.to), 0.12, 26);
          return (
            <g>
              <path class="mk-arrow-case" d={drawn().line} />
              <path class="mk-arrow-head-case" d={drawn().head} />
              <path class="mk-arrow" d={drawn().line} />
              <path class="mk-arrow-head" d={drawn().head} />
            </g>
          );
        }}
      </For>
      <Show when={props.marks.refused}>
        {(refused) => {
          const end = () => at(refused()[refused().length - 1]!);
          return (
            <g transform={`translate(${end().x} ${end().y}) scale(${scale()})`}>
              <rect class="mk-no" x="-28" y="-28" width="56" height="56" rx="9" />
              <path class="mk-no-cross" d="M-12 -12l24 24m0 -24l-24 24" />
            </g>
          );
        }}
      </Show>
    </>
  );
}

/** A red ring with four wedges that point at it; small squares have room for the ring alone. */
function Must(props: { x: number; y: number; wedges: boolean }): JSX.Element {
  return (
    <g transform={`translate(${props.x} ${props.y})`}>
      <circle class="mk-case" stroke-width="10" r="43" />
      <circle class="mk-must" r="43" />
      <Show when={props.wedges}>
        <For each={[45, 135, 225, 315]}>
          {(turn) => <path class="mk-wedge" d="M0 -45L-13 -61H13Z" transform={`translate(0 3)rotate(${turn})`} />}
        </For>
      </Show>
    </g>
  );
}

/** A cross on each piece that is taken, and the landings in their order. */
function Stations(props: {
  layout: BoardLayout;
  path: readonly Square[];
  taken: readonly Square[];
  scale: number;
}): JSX.Element {
  const spots = () => props.path.map(props.layout.centre);
  return (
    <g class="mk-route-group">
      <For each={props.taken}>
        {(square) => {
          const spot = () => props.layout.centre(square);
          const cross = () => `M${spot().x - 17} ${spot().y - 21}l34 34m0 -34l-34 34`;
          return (
            <g>
              <path class="mk-cross-case" d={cross()} />
              <path class="mk-cross" d={cross()} />
            </g>
          );
        }}
      </For>
      <For each={spots().slice(1)}>
        {(spot, index) => (
          <g transform={`translate(${spot.x} ${spot.y}) scale(${props.scale})`}>
            <circle class="mk-station" r="24" />
            <text class="mk-station-number" y="9.5">
              {index() + 1}
            </text>
          </g>
        )}
      </For>
    </g>
  );
}
