import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import type { Side } from '../box/api';
import { t } from '../i18n';
import { CheckerIcon } from './icons';

/**
 * One line beside the board: who, what state, one number, the clock. On phones also the cube
 * and the checkers borne off.
 */
export function PlayerStrip(props: {
  side: Side;
  name: string;
  state: string;
  acting: boolean;
  fact: { readonly value: number; readonly label: string };
  /** Points in the match, if one is played. */
  score?: number | null;
  cube?: number | null;
  off?: number | null;
  clock?: JSX.Element;
}): JSX.Element {
  return (
    <div class="strip" classList={{ acting: props.acting }} role="group" aria-label={props.name}>
      <CheckerIcon side={props.side} size={34} />
      <div class="strip-who">
        <b>
          {props.name}
          <Show when={props.score != null}>
            <i class="strip-score">{t('match.points', { n: props.score! })}</i>
          </Show>
        </b>
        <span>{props.state}</span>
      </div>
      <Show when={props.cube}>
        {(value) => (
          <span class="strip-cube">
            <span class="visually-hidden">{t('cube')} </span>
            {value()}
          </span>
        )}
      </Show>
      <Show when={props.off}>
        {(count) => (
          <span class="strip-off">
            <b>{count()}</b> {t('off')}
          </span>
        )}
      </Show>
      <div class="strip-fact">
        <b>{props.fact.value}</b> <span>{props.fact.label}</span>
      </div>
      {props.clock}
    </div>
  );
}
