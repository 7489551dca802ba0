import type { JSX } from 'solid-js';
import { createMemo, For, Show } from 'solid-js';
import type { BoardLabels } from '../../app/preferences';
import { Layers } from '../Layers';
import { Ground } from './Ground';
import type { BoardLayout, Cut } from './geometry';
import { CELL, layoutOf } from './geometry';
import type { BoardMarks } from './marks';
import { MarksAbove, MarksBelow, markedSquares } from './marks';
import { Pieces, StillPieces } from './pieces';
import type { BoardPiece, BoardShape } from './shape';

/** One board colour per leaflet; the rest of the family uses the Italian one. */
export type BoardColour = 'it' | 'xa' | 'en' | 'ga';

export interface SquaredPictureProps {
  shape: BoardShape;
  pieces: readonly BoardPiece[];
  colour: BoardColour;
  flipped?: boolean;
  cut?: Cut;
  labels?: BoardLabels;
  marks?: BoardMarks;
  /** Pieces that are drawn elsewhere (dragged, or in flight). */
  hidden?: readonly number[];
  /** Drawn between pieces and upper marks: what is in flight. */
  children?: JSX.Element;
  /** With a label the picture is an image of its own; without, it is decoration beside text or cells that speak. */
  label?: string;
  layout?: BoardLayout;
}

/** How a board is cut: a frame without labels is a narrow one. */
export const cutFor = (crop: boolean, labels: BoardLabels): Cut => (crop || labels === 'none' ? 'crop' : 'full');

/** The board as a picture: the same drawing for a miniature, a diagram, a phone and a desk. */
export function SquaredPicture(props: SquaredPictureProps): JSX.Element {
  const cut = () => props.cut ?? 'full';
  const layout = createMemo(() => props.layout ?? layoutOf(props.shape, props.flipped ?? false, cut()));
  const marks = () => props.marks ?? {};
  const labels = (): BoardLabels => (cut() === 'mini' ? 'none' : (props.labels ?? 'numbers'));
  return (
    <Layers
      class={`colour-${props.colour}${layout().size > 8 ? ' many' : ''}${cut() === 'full' ? '' : ' bare'}`}
      mini={cut() === 'mini'}
      viewBox={layout().viewBox}
      ratio={1}
      label={props.label}
      ground={<Ground layout={layout()} shape={props.shape} cut={cut()} labels={labels()} />}
    >
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
        <Show
          when={cut() === 'mini'}
          fallback={<Pieces layout={layout()} pieces={props.pieces} hidden={props.hidden ?? []} />}
        >
          <StillPieces layout={layout()} pieces={props.pieces} />
        </Show>
      </g>
      {props.children}
      <MarksAbove layout={layout()} marks={marks()} wedges={cut() === 'full'} />
    </Layers>
  );
}

/**
 * Numbers in the corner of squares: of every playing square where that is chosen (of empty ones where a piece would
 * cover half of a readable number), else of those the piece in hand may go to.
 */
function SquareLabels(props: {
  layout: BoardLayout;
  shape: BoardShape;
  pieces: readonly BoardPiece[];
  marks: BoardMarks;
  labels: BoardLabels;
  crop: boolean;
}): JSX.Element {
  const visible = () => {
    const targets = [...(props.marks.quiet ?? []), ...(props.marks.jumps ?? [])];
    if (props.labels !== 'squares')
      return props.crop ? [] : props.shape.squares.filter((place) => targets.includes(place.square));
    const hidden = markedSquares(props.marks);
    if (props.crop || props.layout.size > 8)
      for (const square of [...props.pieces.map((piece) => piece.square), ...targets]) hidden.add(square);
    return props.shape.squares.filter((place) => !hidden.has(place.square));
  };
  const size = () => (props.crop ? 25 * (props.layout.size / 8) : props.layout.size > 8 ? 24 : 19);
  return (
    <g class="bd-number" font-size={size()}>
      <For each={visible()}>
        {(place) => {
          const cell = () => props.layout.cell(place.square);
          const dark = () =>
            (props.shape.play !== 'all' || props.shape.chequered) && props.layout.isDark(cell().row, cell().column);
          return (
            <text
              classList={{ 'on-light': !dark() }}
              x={props.layout.frame + cell().column * CELL + 6}
              y={props.layout.frame + cell().row * CELL + size() * 0.94 + 3}
            >
              {props.labels === 'letters' || props.shape.play === 'all' ? place.name : place.square}
            </text>
          );
        }}
      </For>
    </g>
  );
}
