import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import type { Side } from '../box/api';

/** A checker around the origin. */
export function CheckerShape(props: { side: Side; count?: number | null }): JSX.Element {
  return (
    <g class={props.side === 'light' ? 'bg-light' : 'bg-dark'}>
      <circle class="bg-face" r="23.2" />
      <circle class="bg-ring" r="16.5" />
      <Show when={props.count}>
        {(count) => (
          <text class="bg-count" y="8">
            {count()}
          </text>
        )}
      </Show>
    </g>
  );
}
