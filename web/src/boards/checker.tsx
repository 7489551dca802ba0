import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import type { Side } from '../box/api';

/** The class of a colour: what the sheet's symbols take their variables from. */
export const colourClass = (side: Side): 'lt' | 'dk' => (side === 'light' ? 'lt' : 'dk');

/** A checker around the origin, 55.2 wide. */
export function CheckerShape(props: { side: Side; count?: number | null }): JSX.Element {
  return (
    <g class={colourClass(props.side)}>
      <use href="#ck" transform="scale(.6)" />
      <Show when={props.count}>
        {(count) => (
          <text class="bg-count" y="9">
            {count()}
          </text>
        )}
      </Show>
    </g>
  );
}
