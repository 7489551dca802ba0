import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import type { Side } from '../box/api';
import { CheckerIcon } from './icons';

/**
 * One line beside the board: who, what state, one number, the clock. On phones also what the
 * side holds.
 */
export function PlayerStrip(props: {
  side: Side;
  name: string;
  state: string;
  acting: boolean;
  fact: { readonly value: number; readonly label: string };
  /** The level of a computer. */
  level?: string | null;
  /** The score beside the name, if there is one. */
  score?: string | null;
  /** A piece of the side; a disc where nothing is said. */
  icon?: JSX.Element;
  /** What the side holds. */
  tokens?: JSX.Element;
  clock?: JSX.Element;
}): JSX.Element {
  return (
    <div class="strip" classList={{ acting: props.acting }} role="group" aria-label={props.name}>
      {props.icon ?? <CheckerIcon side={props.side} size={38} />}
      <div class="strip-who">
        <b>
          {props.name}
          <Show when={props.score}>
            <i class="strip-score">{props.score}</i>
          </Show>
        </b>
        <span>
          <Show when={props.level}>
            {(level) => <i classList={{ 'strip-level': true, alone: !props.state }}>{level()}</i>}
          </Show>
          {props.state}
        </span>
      </div>
      {props.tokens}
      <div class="strip-fact">
        <b>{props.fact.value}</b> <span>{props.fact.label}</span>
      </div>
      {props.clock}
    </div>
  );
}
