import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import { CheckerShape } from '../boards/checker';
import type { Side } from '../box/api';

const POINTS = Array.from({ length: 24 }, (_, index) => index);

/** The board's 24 points round the winner's piece; round both after a draw. */
export function Rosette(props: { winner: Side | null }): JSX.Element {
  return (
    <svg class="rosette" viewBox="-72 -72 144 144" aria-hidden="true">
      <For each={POINTS}>
        {(point) => (
          <g transform={`rotate(${point * 15})`}>
            <path class={point % 2 ? 'b' : 'a'} style={{ '--i': point }} d="M-8.6 -68 8.6 -68 0 -34z" />
          </g>
        )}
      </For>
      <circle class="rosette-seat" r="38" />
      <Show
        when={props.winner}
        fallback={
          <>
            <g transform="translate(-11 0)">
              <CheckerShape side="light" />
            </g>
            <g transform="translate(11 0)">
              <CheckerShape side="dark" />
            </g>
          </>
        }
      >
        {(side) => (
          <g transform="scale(1.3)">
            <CheckerShape side={side()} />
          </g>
        )}
      </Show>
    </svg>
  );
}
