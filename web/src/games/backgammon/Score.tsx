import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import type { BackgammonView } from '../../box/api';
import { words } from './words';

/** Is there a score to tell: in a match, or once games were played for points? */
export const hasScore = ({ match }: BackgammonView): boolean =>
  match.length !== null || match.points.light + match.points.dark > 0;

/** The score, the cube and whose home is where. */
export function Score(props: { view: BackgammonView; left: boolean }): JSX.Element {
  const cube = () => props.view.cube;
  return (
    <div class="score">
      <Show when={hasScore(props.view)}>
        <p class="score-points">
          <span>
            <b>{props.view.match.points.light}</b>
            <small>{props.view.seats.light.name}</small>
          </span>
          <i aria-hidden="true">–</i>
          <span>
            <b>{props.view.match.points.dark}</b>
            <small>{props.view.seats.dark.name}</small>
          </span>
        </p>
      </Show>
      <dl class="facts">
        <dt>{words('new.length')}</dt>
        <dd>
          {props.view.match.length === null
            ? words('new.length.money')
            : words('match.to', { n: props.view.match.length })}
        </dd>
        <Show when={cube()}>
          {(value) => (
            <>
              <dt>{words('cube')}</dt>
              <dd>
                {value().owner === null
                  ? `${value().value} · ${words('cube.middle')}`
                  : words('cube.held', { value: value().value, name: props.view.seats[value().owner!].name })}
              </dd>
            </>
          )}
        </Show>
        <Show when={props.view.match.crawford !== 'off'}>
          <dt>{words('crawford')}</dt>
          <dd>{words(`crawford.${props.view.match.crawford}`)}</dd>
        </Show>
        <dt>{words('your.home')}</dt>
        <dd>{props.left ? words('side.left') : words('side.right')}</dd>
      </dl>
    </div>
  );
}
