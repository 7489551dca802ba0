import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import { colourClass } from '../../../boards/checker';
import { Still } from '../../../boards/Still';
import type { Piece } from '../../../box/api';
import type { DraughtsLayout, Spot } from './geometry';

/** A man or a king around the origin, lit from above whatever way the board is turned. */
export function PieceShape(props: { side: Piece['side']; rank: Piece['rank'] }): JSX.Element {
  return (
    <g class={`pc ${colourClass(props.side)}`}>
      <use href={props.rank === 'king' ? '#king' : '#man'} transform="scale(.86)" />
    </g>
  );
}

/** The same on a miniature, where nothing moves. */
export function StillPieces(props: { layout: DraughtsLayout; pieces: readonly Piece[] }): JSX.Element {
  const at = (side: Piece['side'], rank: Piece['rank']) =>
    props.pieces
      .filter((piece) => piece.side === side && piece.rank === rank)
      .map(({ square }) => props.layout.centre(square));
  return (
    <For each={['man', 'king'] as const}>
      {(rank) => (
        <For each={['dark', 'light'] as const}>{(side) => <Still shape={rank} side={side} at={at(side, rank)} />}</For>
      )}
    </For>
  );
}

/** All pieces, drawn row by row from the far side so that a stack covers what is behind it. */
export function Pieces(props: {
  layout: DraughtsLayout;
  pieces: readonly Piece[];
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
          <PieceAt piece={piece} spot={spot} />
        </Show>
      )}
    </For>
  );
}

/** One piece at a spot. */
export function PieceAt(props: {
  piece: Pick<Piece, 'side' | 'rank'>;
  spot: Spot;
  ref?: (element: SVGGElement) => void;
}): JSX.Element {
  return (
    <g transform={`translate(${props.spot.x} ${props.spot.y})`} ref={(element) => props.ref?.(element)}>
      <PieceShape side={props.piece.side} rank={props.piece.rank} />
    </g>
  );
}
