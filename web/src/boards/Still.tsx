import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import type { Side } from '../box/api';
import { colourClass } from './checker';

/**
 * Pieces of one shape and colour where nothing moves: one line without a stroke, with a marker of the sheet at each of
 * its corners. A shelf has hundreds of pieces, and a `use` for each costs a tree of its own.
 */
export function Still(props: {
  shape: string;
  side: Side;
  at: readonly { readonly x: number; readonly y: number }[];
}): JSX.Element {
  const url = () => `url(#${props.shape}-${colourClass(props.side)})`;
  return (
    <Show when={props.at.length}>
      <polyline
        class="bd-still"
        points={props.at.map(({ x, y }) => `${x},${y}`).join(' ')}
        marker-start={url()}
        marker-mid={url()}
        marker-end={url()}
      />
    </Show>
  );
}
