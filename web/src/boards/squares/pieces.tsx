import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import { colourClass } from '../checker';
import { Still } from '../Still';
import type { BoardLayout, Spot } from './geometry';
import type { BoardPiece } from './shape';

/** A piece around the origin, lit from above whatever way the board is turned. */
export function PieceShape(props: { side: BoardPiece['side']; rank: BoardPiece['rank'] }): JSX.Element {
  return (
    <g class={`pc ${colourClass(props.side)}`}>
      <use href={`#${props.rank}`} transform="scale(.86)" />
    </g>
  );
}

/** The same on a miniature, where nothing moves. */
export function StillPieces(props: { layout: BoardLayout; pieces: readonly BoardPiece[] }): JSX.Element {
  const at = (side: BoardPiece['side'], rank: BoardPiece['rank']) =>
    props.pieces
      .filter((piece) => piece.side === side && piece.rank === rank)
      .map(({ square }) => props.layout.centre(square));
  return (
    <For each={[...new Set(props.pieces.map(({ rank }) => rank))]}>
      {(rank) => (
        <For each={['dark', 'light'] as const}>{(side) => <Still shape={rank} side={side} at={at(side, rank)} />}</For>
      )}
    </For>
  );
}

/** All pieces, drawn row by row from the far side so that a stack covers what is behind it. */
export function Pieces(props: {
  layout: BoardLayout;
  pieces: readonly BoardPiece[];
  hidden: readonly number[];
}): JSX.Element {
  const ordered = () =>
    props.pieces
      .map((piece) => ({ piece, spot: props.layout.centre(piece.square) }))
      .sort((a, b) => a.spot.y - b.spot.y || a.spot.x - b.spot.x);
  return (
    <For each={ordered()}>
      {({ piece, spot }) => (
        <Show when={!props.hidden.includes(piece.square)}>
          <PieceAt piece={piece} spot={spot} />
        </Show>
      )}
    </For>
  );
}

/** One piece at a spot. */
export function PieceAt(props: {
  piece: Pick<BoardPiece, 'side' | 'rank'>;
  spot: Spot;
  ref?: (element: SVGGElement) => void;
}): JSX.Element {
  return (
    <g transform={`translate(${props.spot.x} ${props.spot.y})`} ref={(element) => props.ref?.(element)}>
      <PieceShape side={props.piece.side} rank={props.piece.rank} />
    </g>
  );
}
