import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import type { Facing } from './geometry';
import {
  BOTTOM,
  HALF_WIDTH,
  HALVES,
  HEIGHT,
  isTop,
  pointMiddle,
  printedNumber,
  TOP,
  triangle,
  WIDTH,
} from './geometry';

const POINTS: readonly number[] = Array.from({ length: 24 }, (_, i) => i + 1);
const HIGH = BOTTOM - TOP;
const FIELDS = HALVES.map((x) => `M${x} ${TOP}h${HALF_WIDTH}v${HIGH}h${-HALF_WIDTH}z`).join('');
const SHADES = HALVES.map((x) => `M${x} ${TOP}h${HALF_WIDTH}v15h${-HALF_WIDTH}z`).join('');

/** The frame from top to bottom, on both sides of both trays. */
const UPRIGHTS = (
  [
    [0, 18],
    [84, 16],
    [884, 16],
    [966, 18],
  ] as const
)
  .map(([x, wide]) => `M${x} ${TOP}h${wide}v${HIGH}h${-wide}z`)
  .join('');

/** What lies under the checkers and never moves: frame, trays, bar, points, numbers. */
export function Ground(props: { facing: Facing; rich: boolean; crop: boolean }): JSX.Element {
  const points = (odd: boolean) =>
    POINTS.filter((point) => (point % 2 === 1) === odd)
      .map((point) => `${triangle(point, props.facing)}z`)
      .join('');
  const all = () => points(true) + points(false);
  return (
    <>
      <rect class="bd-frame" width={WIDTH} height={HEIGHT} />
      <Show when={props.rich}>
        <path
          class="bd-along bd-grain"
          d={`M0 0H${WIDTH}V${TOP}H0ZM0 ${BOTTOM}H${WIDTH}V${HEIGHT}H0ZM460 ${TOP}h64v${HIGH}h-64z`}
        />
        <path class="bd-across bd-grain" d={UPRIGHTS} />
        <rect class="bd-inlay" x="5" y="5" width={WIDTH - 10} height={HEIGHT - 10} rx="7" />
      </Show>
      <For each={[18, 900]}>
        {(x) => (
          <For each={[TOP, BOTTOM - 308]}>
            {(y) => (
              <>
                <rect class="bg-tray" x={x} y={y} width="66" height="308" rx="4" />
                <rect class="bg-tray-shade" x={x} y={y} width="66" height="16" rx="4" />
              </>
            )}
          </For>
        )}
      </For>
      <rect class="bg-bar" x="460" y={TOP} width="64" height={HIGH} />
      <Show when={props.rich}>
        <g class="bg-hinge">
          <rect x="484" y="70" width="16" height="40" rx="3" />
          <rect x="484" y="602" width="16" height="40" rx="3" />
          <path d="M492 70v40M492 602v40" />
        </g>
      </Show>
      <path class="bg-field" d={FIELDS} />
      <Show when={props.rich}>
        <path class="bd-along bd-veneer" d={FIELDS} />
      </Show>
      <path class="bg-point-a" d={points(true)} />
      <path class="bg-point-b" d={points(false)} />
      <Show when={props.rich}>
        <path class="bd-across bd-veneer" d={all()} />
        <path class="bg-string" d={all()} />
        <path class="bd-recess" d={SHADES} />
        <path class="bg-side-shade" d={HALVES.map((x) => `M${x} ${TOP}v${HIGH}`).join('')} />
        <rect class="bd-lamp" x={HALVES[0]} y={TOP} width={HALVES[1] + HALF_WIDTH - HALVES[0]} height={HIGH} />
        <g class="bd-label" font-size={props.crop ? 21 : 17}>
          <For each={POINTS}>
            {(point) => (
              <text x={pointMiddle(point, props.facing)} y={isTop(point, props.facing) ? 24 : 701}>
                {printedNumber(point, props.facing)}
              </text>
            )}
          </For>
        </g>
      </Show>
    </>
  );
}
