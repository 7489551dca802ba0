import type { JSX } from 'solid-js';
import { For, Index, Show } from 'solid-js';
import { colourClass } from '../../../boards/checker';
import type { Side } from '../../../box/api';
import type { DiceView, DieView } from '../dice';
import type { Facing } from './geometry';
import { diceAt, PIPS, tiltOf } from './geometry';

/**
 * A side's dice: thrown, or small and at rest until the side throws again. The way between the two is a short glide.
 */
export function DiceOf(props: {
  dice: DiceView;
  facing: Facing;
  faces?: ((index: number) => number | null) | undefined;
}): JSX.Element {
  const count = () => props.dice.dice.length;
  const place = (index: number): string => {
    const spot = diceAt(props.dice.side, count(), props.facing, props.dice.rest)[index] ?? { x: 0, y: 0 };
    const tilt = tiltOf(props.dice.number, index);
    return `translate(${spot.x}px, ${spot.y}px) rotate(${tilt}deg) scale(${props.dice.rest ? 0.75 : 1})`;
  };
  return (
    <g class="bg-dice" classList={{ rest: props.dice.rest }} data-side={props.dice.side}>
      <Index each={props.dice.dice}>
        {(die, index) => (
          <g class="bg-die-place" style={{ transform: place(index) }}>
            <DieShape
              side={props.dice.side}
              die={{ ...die(), value: props.faces?.(index) ?? die().value }}
              rest={props.dice.rest}
            />
          </g>
        )}
      </Index>
    </g>
  );
}

/** A die around the origin, 64 wide. */
export function DieShape(props: { side: Side; die: DieView; rest?: boolean }): JSX.Element {
  return (
    <g class="bg-die-turn" data-value={props.die.value}>
      <g class={`bg-die ${colourClass(props.side)}`} classList={{ used: props.die.used }}>
        <Show when={!props.rest}>
          <rect class="bg-die-shade" x="-33" y="-28" width="69" height="67" rx="13" />
        </Show>
        <rect class="bg-die-edge" x="-32" y="-32" width="64" height="64" rx="12" />
        <rect class="c-f" x="-28.5" y="-28.5" width="57" height="57" rx="15" />
        <For each={PIPS[props.die.value] ?? []}>
          {([x, y]) => <circle class="c-i" cx={x * 17.3} cy={y * 17.3} r="5.6" />}
        </For>
      </g>
      <Show when={props.die.used}>
        <path class="bg-die-strike-case" d="M-30 30L30 -30" />
        <path class="bg-die-strike" d="M-30 30L30 -30" />
      </Show>
    </g>
  );
}
