import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import { useApp } from '../app/context';
import { ruleSetName } from '../play/wording';
import type { RatingOf } from './own-account';
import { strengthText } from './server';
import { words } from './words';

/** How strong one is, by rules. */
export function Ratings(props: { ratings: readonly RatingOf[] }): JSX.Element {
  const app = useApp();
  const nameOf = (rules: string): string => {
    const set = app.ruleSets().find(({ id }) => id === rules);
    return set ? ruleSetName(set) : rules;
  };
  return (
    <section class="sheet" aria-labelledby="account-ratings">
      <h2 id="account-ratings">{words('ratings.title')}</h2>
      <Show when={props.ratings.length} fallback={<p>{words('ratings.none')}</p>}>
        <ul class="account-list">
          <For each={props.ratings}>
            {(of) => (
              <li>
                <span>
                  <b>{nameOf(of.rules)}</b>
                  <small class="small">{words('ratings.games', { n: of.games })}</small>
                </span>
                <span class="account-number">
                  <b>{strengthText(of)}</b>
                  <small class="small">± {2 * of.deviation}</small>
                </span>
              </li>
            )}
          </For>
        </ul>
        <p class="small">{words('ratings.text')}</p>
      </Show>
    </section>
  );
}
