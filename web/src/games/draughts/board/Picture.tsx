import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import type { BoardLabels } from '../../../app/preferences';
import type { DraughtsShape, Piece } from '../../../box/api';
import type { Cut, DraughtsLayout } from './geometry';
import { CELL, darkSquares, gridLines, layoutOf } from './geometry';
import type { DraughtsMarks } from './marks';
import { MarksAbove, MarksBelow, markedSquares } from './marks';
import { Pieces } from './pieces';

/** One board colour per leaflet; the rest of the family uses the Italian one. */
export type BoardColour = 'it' | 'xa' | 'en' | 'ga';

export interface DraughtsPictureProps {
  shape: DraughtsShape;
  pieces: readonly Piece[];
  colour: BoardColour;
  flipped?: boolean;
  cut?: Cut;
  labels?: BoardLabels;
  marks?: DraughtsMarks;
  /** A piece that is drawn elsewhere (dragged, or in flight). */
  hidden?: number | null;
  /** Drawn between pieces and upper marks: what is in flight. */
  children?: JSX.Element;
  /** With a label the picture is an image of its own; without, it is decoration beside text or cells that speak. */
  label?: string;
  layout?: DraughtsLayout;
}

/** The board as a picture: the same SVG for a miniature, a diagram, a phone and a desk. */
export function DraughtsPicture(props: DraughtsPictureProps): JSX.Element {
  const cut = () => props.cut ?? 'full';
  const mini = () => cut() === 'mini';
  const layout = () => props.layout ?? layoutOf(props.shape, props.flipped ?? false, cut());
  const marks = () => props.marks ?? {};
  const labels = () => (mini() ? 'none' : (props.labels ?? 'both'));
  const inner = () => layout().size * CELL;
  return (
    <svg
      class="board-picture"
      classList={{
        mini: mini(),
        'many-squares': cut() === 'crop' && layout().size > 8,
        [`colour-${props.colour}`]: true,
      }}
      viewBox={layout().viewBox}
      role={props.label ? 'img' : 'presentation'}
      aria-label={props.label}
      aria-hidden={props.label ? undefined : 'true'}
    >
      <rect class="bd-frame" width={layout().side} height={layout().side} rx={mini() ? 14 : 10} />
      <Show when={!mini()}>
        <rect class="bd-inlay" x="6" y="6" width={layout().side - 12} height={layout().side - 12} rx="5" />
      </Show>
      <rect
        class="bd-frame-hi"
        x={layout().frame - 5}
        y={layout().frame - 5}
        width={inner() + 10}
        height={inner() + 10}
      />
      <rect class="bd-light" x={layout().frame} y={layout().frame} width={inner()} height={inner()} />
      <path class="bd-dark" d={darkSquares(layout(), props.shape)} />
      <Show when={props.shape.play === 'all'}>
        <path class="bd-grid" d={gridLines(layout())} />
      </Show>
      <Show when={(labels() === 'letters' || labels() === 'both') && cut() === 'full'}>
        <FrameLetters layout={layout()} />
      </Show>
      <MarksBelow layout={layout()} marks={marks()} />
      <Show when={labels() !== 'none'}>
        <SquareLabels
          layout={layout()}
          shape={props.shape}
          pieces={props.pieces}
          marks={marks()}
          labels={labels()}
          crop={cut() === 'crop'}
        />
      </Show>
      <g class="bd-pieces">
        <Pieces layout={layout()} pieces={props.pieces} hidden={props.hidden ?? null} mini={mini()} />
      </g>
      {props.children}
      <MarksAbove layout={layout()} marks={marks()} />
    </svg>
  );
}

function FrameLetters(props: { layout: DraughtsLayout }): JSX.Element {
  const size = () => 2 * props.layout.size;
  const middle = (index: number) => props.layout.frame + index * CELL + CELL / 2;
  return (
    <g class="bd-label" font-size={size()}>
      <For each={props.layout.files}>
        {(file, index) => (
          <text x={middle(index())} y={props.layout.side - 20 + size() * 0.42}>
            {file}
          </text>
        )}
      </For>
      <For each={props.layout.ranks}>
        {(rank, index) => (
          <text x="20" y={middle(index()) + size() * 0.36}>
            {rank}
          </text>
        )}
      </For>
    </g>
  );
}

/**
 * Numbers in the corner of the playing squares. Phones and boards larger than 8×8 show them larger and on empty squares
 * only; a phone that shows letters writes them here too, since its frame is cut off.
 */
function SquareLabels(props: {
  layout: DraughtsLayout;
  shape: DraughtsShape;
  pieces: readonly Piece[];
  marks: DraughtsMarks;
  labels: BoardLabels;
  crop: boolean;
}): JSX.Element {
  const visible = () => {
    const hidden = markedSquares(props.marks);
    // Where squares are small a piece would cover half of a readable number.
    if (props.crop || props.layout.size > 8) {
      for (const piece of props.pieces) hidden.add(piece.square);
      for (const square of props.marks.quiet ?? []) hidden.add(square);
      for (const square of props.marks.jumps ?? []) hidden.add(square);
    }
    if (props.labels === 'letters' && !props.crop) return [];
    return props.shape.squares.filter((place) => !hidden.has(place.square));
  };
  const size = () => (props.crop ? 25 : 15.5) * (props.layout.size / 8);
  return (
    <g class="bd-number" font-size={size()}>
      <For each={visible()}>
        {(place) => {
          const cell = () => props.layout.cell(place.square);
          const dark = () => props.shape.play === 'all' || props.layout.isDark(cell().row, cell().column);
          return (
            <text
              classList={{ 'on-light': !dark() }}
              x={props.layout.frame + cell().column * CELL + 5}
              y={props.layout.frame + cell().row * CELL + size() * 0.94 + 1}
            >
              {props.labels === 'letters' ? place.name : place.square}
            </text>
          );
        }}
      </For>
    </g>
  );
}
