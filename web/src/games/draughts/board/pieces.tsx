import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import type { Piece } from '../../../box/api';
import type { DraughtsLayout, Spot } from './geometry';
import { star } from './geometry';

/** A man or a king around the origin, lit from above whatever way the board is turned. */
export function PieceShape(props: { side: Piece['side']; rank: Piece['rank']; mini?: boolean }): JSX.Element {
  const disc = (face: number, grooved: boolean) => (
    <>
      <circle class="pc-edge" cy={face + 6} r="37" />
      <circle class="pc-face" cy={face} r="37" />
      <Show when={grooved}>
        <circle class="pc-groove" cy={face} r="25.9" />
      </Show>
    </>
  );
  return (
    <g class={props.side === 'light' ? 'pc-light' : 'pc-dark'}>
      <Show
        when={props.rank === 'king'}
        fallback={
          <>
            {disc(-3, true)}
            <Show when={!props.mini}>
              <circle class="pc-groove thin" cy="-3" r="15.5" />
            </Show>
          </>
        }
      >
        {disc(6, false)}
        {disc(-10, true)}
        <path class="pc-star" d={star({ x: 0, y: -10 })} />
      </Show>
    </g>
  );
}

/** All pieces, drawn row by row from the far side so that a stack covers what is behind it. */
export function Pieces(props: {
  layout: DraughtsLayout;
  pieces: readonly Piece[];
  mini?: boolean;
  hidden?: number | null;
}): JSX.Element {
  const ordered = () =>
    props.pieces
      .map((piece) => ({ piece, spot: props.layout.centre(piece.square) }))
      .sort((a, b) => a.spot.y - b.spot.y || a.spot.x - b.spot.x);
  return (
    <For each={ordered()}>
      {({ piece, spot }) => (
        <Show when={piece.square !== props.hidden}>
          <PieceAt piece={piece} spot={spot} mini={props.mini ?? false} />
        </Show>
      )}
    </For>
  );
}

/** One piece at a spot. */
export function PieceAt(props: {
  piece: Pick<Piece, 'side' | 'rank'>;
  spot: Spot;
  mini?: boolean;
  ref?: (element: SVGGElement) => void;
}): JSX.Element {
  return (
    <g transform={`translate(${props.spot.x} ${props.spot.y})`} ref={(element) => props.ref?.(element)}>
      <PieceShape side={props.piece.side} rank={props.piece.rank} mini={props.mini ?? false} />
    </g>
  );
}
