import type { JSX } from 'solid-js';
import { createSignal, For, onMount, Show } from 'solid-js';
import { useApp } from '../app/context';
import { catchFocus } from '../app/focus';
import { language, t } from '../i18n';
import { dayAndTime } from '../i18n/format';
import { ruleSetName } from '../play/wording';
import { Problem } from './Field';
import type { Played } from './own-account';
import { history } from './own-account';
import { tableAddress } from './seats';
import { recordLink } from './server';
import { words } from './words';

/** What one has played, page by page. */
export function History(): JSX.Element {
  const app = useApp();
  const [played, setPlayed] = createSignal<readonly Played[]>([]);
  const [next, setNext] = createSignal<string | null>(null);
  const [seen, setSeen] = createSignal(false);
  const [problem, setProblem] = createSignal<unknown>(null);
  let title!: HTMLHeadingElement;
  const more = async () => {
    try {
      const page = await history(next());
      setPlayed([...played(), ...page.tables]);
      setNext(page.next);
      setSeen(true);
      setProblem(null);
    } catch (why) {
      setProblem(why);
    }
  };
  onMount(() => void more());
  const nameOf = ({ draft }: Played): string => {
    const set = app.ruleSets().find(({ id }) => id === draft.rules);
    return set ? ruleSetName(set) : t('home.house');
  };
  const opponent = ({ names, computer, seat }: Played): string => {
    const level = computer[1 - seat];
    if (level) return app.levels()[level - 1]?.name[language()] ?? words('history.computer');
    return names[1 - seat] || words('lobby.somebody');
  };
  const result = ({ won, lost, drawn, state }: Played): string => {
    if (won + lost + drawn === 0) return words(state === 'live' ? 'history.live' : 'history.nothing');
    if (won + lost + drawn === 1) return words(won ? 'history.won' : lost ? 'history.lost' : 'history.drawn');
    return words('history.score', { won, lost, drawn });
  };
  const when = ({ begun }: Played): string => dayAndTime(new Date(begun), language());
  const change = (by: number): string => (by < 0 ? `−${-by}` : `+${by}`);
  return (
    <section class="sheet" aria-labelledby="account-history">
      <h2 ref={title} id="account-history" tabIndex={-1}>
        {words('history.title')}
      </h2>
      <Problem why={problem()} />
      <Show when={seen() && played().length === 0}>
        <p>{words('history.none')}</p>
      </Show>
      <ul class="account-list">
        <For each={played()}>
          {(each) => (
            <li>
              <span>
                <a href={tableAddress(each.table)}>
                  <b>{nameOf(each)}</b>
                </a>
                <small class="small">
                  {[words('history.against', { name: opponent(each) }), when(each)].join(' · ')}
                </small>
              </span>
              <span class="account-number">
                <b>
                  {result(each)}
                  {each.change === null ? '' : ` ${change(each.change)}`}
                </b>
                <a
                  class="small"
                  href={recordLink(each.table)}
                  download={`${each.table}.jsonl`}
                  aria-label={`${words('act.record')}: ${nameOf(each)}, ${when(each)}`}
                >
                  {words('act.record')}
                </a>
              </span>
            </li>
          )}
        </For>
      </ul>
      <Show when={next()}>
        <button type="button" class="button compact" onClick={() => void more().then(() => catchFocus(title))}>
          {words('history.more')}
        </button>
      </Show>
    </section>
  );
}
