import type { JSX } from 'solid-js';
import { createResource, createSignal, For, onCleanup, Show } from 'solid-js';
import { friendAddress } from '../app/addresses';
import { Context, useApp } from '../app/context';
import { preferences } from '../app/preferences';
import { go } from '../app/router';
import { underWay } from '../app/under-way';
import { StateBox } from '../components/StateBox';
import { openRoom } from '../games';
import { t } from '../i18n';
import { ruleSetName } from '../play/wording';
import { AccountLink } from './AccountLink';
import type { DraftRules } from './draft';
import { clockText, cubeText, lengthText, rulesOf, withRules } from './draft';
import { Join } from './Join';
import { whyNot } from './refusal';
import { ownSeat, tableAddress } from './seats';
import type { Shown } from './server';
import { offers, strengthText } from './server';
import { words } from './words';

/** The list is looked at again by itself. */
const EVERY = 10_000;

interface Offer {
  readonly shown: Shown;
  readonly rules: DraftRules;
}

/** Open tables at which somebody waits for anybody. */
export function Lobby(): JSX.Element {
  const app = useApp();
  const [chosen, setChosen] = createSignal<Offer | null>(null);
  const [listed, { refetch }] = createResource(async (): Promise<readonly Offer[] | Error> => {
    try {
      const found = await Promise.all(
        (await offers()).map(async (shown) => ({ shown, rules: await rulesOf(app, shown.draft) })),
      );
      return found.flatMap(({ shown, rules }) => (rules && ownSeat(shown.table) === null ? [{ shown, rules }] : []));
    } catch (why) {
      return why instanceof Error ? why : new Error(String(why));
    }
  });
  const timer = setInterval(() => {
    if (document.visibilityState === 'visible' && !chosen()) void refetch();
  }, EVERY);
  onCleanup(() => clearInterval(timer));
  const list = () => (listed.latest instanceof Error ? [] : (listed.latest ?? []));
  const problem = () => (listed.latest instanceof Error ? listed.latest : null);
  /** Who waits, and how strong they are where they have an account. */
  const host = ({ names, ratings }: Shown): string => {
    const strength = ratings.find((each) => each);
    const name = names.find((each) => each) ?? words('lobby.somebody');
    return strength ? `${name} ${strengthText(strength)}` : name;
  };
  const choose = async (offer: Offer) => {
    await openRoom(offer.rules.set.kind);
    setChosen(offer);
  };
  return (
    <Show
      when={chosen()}
      keyed
      fallback={
        <div class="wrap page-narrow online-page">
          <h1 class="page-title">{words('lobby.title')}</h1>
          <p class="lead">{words('lobby.lead')}</p>
          <Show when={problem()}>
            {(why) => <StateBox kind="error" title={words('no.title')} text={whyNot(why())} />}
          </Show>
          <Show
            when={list().length}
            fallback={
              <Show when={!problem() && listed.state === 'ready'}>
                <StateBox kind="empty" title={words('lobby.none')} text={words('lobby.none.text')} />
              </Show>
            }
          >
            <ul class="online-offers">
              <For each={list()}>
                {(offer) => (
                  <li class="sheet">
                    <div>
                      <b>{ruleSetName(offer.rules.set)}</b>
                      <small class="small">
                        {[
                          host(offer.shown),
                          lengthText(offer.shown.draft),
                          cubeText(offer.shown.draft),
                          clockText(offer.shown.draft.clock),
                          offer.rules.house ? t('home.house') : null,
                        ]
                          .filter(Boolean)
                          .join(' · ')}
                      </small>
                    </div>
                    <button
                      type="button"
                      class="button compact"
                      aria-label={`${words('lobby.take')}: ${ruleSetName(offer.rules.set)}`}
                      onClick={() => void underWay('room', choose(offer)).catch(app.fail)}
                    >
                      {words('lobby.take')}
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </Show>
          <div class="row">
            <a class="button primary" href={`${friendAddress(preferences.game || app.ruleSets()[0]?.id || '')}?public`}>
              {words('lobby.offer')}
            </a>
            <button type="button" class="button" onClick={() => void refetch()}>
              {words('lobby.again')}
            </button>
            <AccountLink />
          </div>
        </div>
      }
    >
      {(offer) => (
        <Context.Provider value={withRules(app, offer.rules)}>
          <Join
            shown={offer.shown}
            rules={offer.rules}
            secret={null}
            onSeat={() => go(tableAddress(offer.shown.table))}
            onWatch={() => go(tableAddress(offer.shown.table))}
          />
        </Context.Provider>
      )}
    </Show>
  );
}
