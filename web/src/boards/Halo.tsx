import type { JSX } from 'solid-js';

/** A thin ring round a piece that can move. */
export function Halo(props: { x: number; y: number; r: number }): JSX.Element {
  return (
    <g class="halo" transform={`translate(${props.x} ${props.y})`}>
      <circle class="mk-line" stroke-width="6" r={props.r} />
      <circle class="can-move" r={props.r} />
    </g>
  );
}
