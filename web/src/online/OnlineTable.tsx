import type { JSX } from 'solid-js';
import { createEffect, createMemo, createSignal, Match, on, Show, Switch } from 'solid-js';
import { HOME } from '../app/addresses';
import { Context, useApp } from '../app/context';
import { catchFocus } from '../app/focus';
import { address, go } from '../app/router';
import { toast } from '../app/toasts';
import { underWay } from '../app/under-way';
import { StateBox } from '../components/StateBox';
import { openRoom } from '../games';
import { t } from '../i18n';
import { Board } from './Board';
import type { DraftRules } from './draft';
import { rulesOf, withRules } from './draft';
import { createFollowing } from './following';
import { Join } from './Join';
import { refusalText } from './refusal';
import type { OwnSeat } from './seats';
import { keepSeat, ownSeat, readDoor, tableAddress } from './seats';
import type { Shown } from './server';
import { lookAt, Refused } from './server';
import { comeTo } from './sit';
import { Waiting } from './Waiting';
import { words } from './words';

/** How far one has come at the door of a table. */
type Entered =
  | { readonly kind: 'refused'; readonly id: string }
  | { readonly kind: 'unknown' }
  | { readonly kind: 'join'; readonly shown: Shown; readonly rules: DraftRules; readonly secret: string }
  | { readonly kind: 'table'; readonly shown: Shown; readonly rules: DraftRules; readonly own: OwnSeat | null };

/** `#/t/ID` with whatever opens a seat there: who has one sits down, who is invited is asked, all others watch. */
export function OnlineTable(props: { id: string }): JSX.Element {
  const app = useApp();
  const [entered, setEntered] = createSignal<Entered | null>(null);
  const enter = async (): Promise<Entered> => {
    const door = readDoor(address().parts);
    if (door.kind === 'seat') {
      keepSeat(props.id, { secret: door.secret, ...(door.key ? { key: door.key } : {}) });
      // From now on the secret lies on this device, and nobody reads it over a shoulder or in the history.
      go(tableAddress(props.id), true);
    }
    const shown = await lookAt(props.id);
    const rules = await rulesOf(app, shown.draft);
    if (!rules) return { kind: 'unknown' };
    await openRoom(rules.set.kind);
    const own = ownSeat(props.id);
    if (own) {
      const seat = await comeTo(app.box, shown, rules, own);
      if (door.kind === 'join') go(tableAddress(props.id), true);
      return { kind: 'table', shown, rules, own: seat };
    }
    if (door.kind === 'join') return { kind: 'join', shown, rules, secret: door.secret };
    return { kind: 'table', shown, rules, own: null };
  };
  const open = (): void => {
    const entering = enter()
      .catch((why: unknown): Entered => {
        if (why instanceof Refused) return { kind: 'refused', id: why.id };
        throw why;
      })
      .then(setEntered);
    void underWay('table', entering).catch(app.fail);
  };
  // Another link to the same table may be opened in the same window.
  const door = createMemo(() => JSON.stringify(readDoor(address().parts)));
  createEffect(
    on(door, (now, before) => {
      if (before === undefined || (JSON.parse(now) as { kind: string }).kind !== 'watch') open();
    }),
  );
  // What was pressed at the door is gone once one is inside.
  createEffect(on(entered, () => catchFocus(document.getElementById('main')), { defer: true }));
  return (
    <Switch fallback={<Opening />}>
      <Match when={entered()?.kind === 'refused' && (entered() as Extract<Entered, { kind: 'refused' }>)} keyed>
        {(now) => <Shut text={refusalText(now.id)} onRetry={open} />}
      </Match>
      <Match when={entered()?.kind === 'unknown'}>
        <Shut text={words('join.unknown')} onRetry={open} />
      </Match>
      <Match when={entered()?.kind === 'join' && (entered() as Extract<Entered, { kind: 'join' }>)} keyed>
        {(now) => (
          <Context.Provider value={withRules(app, now.rules)}>
            <Join
              shown={now.shown}
              rules={now.rules}
              secret={now.secret}
              onSeat={(own) => {
                setEntered({ kind: 'table', shown: now.shown, rules: now.rules, own });
                go(tableAddress(props.id), true);
              }}
              onWatch={() => {
                setEntered({ kind: 'table', shown: now.shown, rules: now.rules, own: null });
                go(tableAddress(props.id), true);
              }}
            />
          </Context.Provider>
        )}
      </Match>
      <Match when={entered()?.kind === 'table' && (entered() as Extract<Entered, { kind: 'table' }>)} keyed>
        {(now) => (
          <Context.Provider value={withRules(app, now.rules)}>
            <Followed id={props.id} rules={now.rules} shown={now.shown} own={now.own} />
          </Context.Provider>
        )}
      </Match>
    </Switch>
  );
}

function Opening(): JSX.Element {
  return (
    <div class="wrap page-narrow" aria-busy="true">
      <h1 class="visually-hidden">{t('state.loading')}</h1>
      <StateBox kind="waiting" title={t('state.loading')} text={words('line.connecting')} />
    </div>
  );
}

/** Nobody is let in here. */
function Shut(props: { text: string; onRetry?: () => void }): JSX.Element {
  return (
    <div class="wrap page-narrow">
      <h1 class="visually-hidden">{words('no.title')}</h1>
      <StateBox kind="error" title={words('no.title')} text={props.text}>
        <div class="row">
          <Show when={props.onRetry}>
            {(retry) => (
              <button type="button" class="button compact" onClick={() => retry()()}>
                {t('state.retry')}
              </button>
            )}
          </Show>
          <a class="button compact" href={HOME}>
            {t('home')}
          </a>
        </div>
      </StateBox>
    </div>
  );
}

/** A table with its line: before it has begun somebody waits, then it is played. */
function Followed(props: { id: string; rules: DraftRules; shown: Shown; own: OwnSeat | null }): JSX.Element {
  const app = useApp();
  const following = createFollowing({
    box: app.box,
    table: props.id,
    key: () => ownSeat(props.id)?.key ?? props.own?.key ?? null,
    onRefused: (id) => toast({ text: refusalText(id) }),
    onFailure: app.fail,
  });
  const gone = () => ['closed', 'over'].includes(following.online()?.state ?? '');
  createEffect(
    on(
      () => following.view()?.table,
      () => catchFocus(document.getElementById('main')),
      { defer: true },
    ),
  );
  return (
    <Switch fallback={<Opening />}>
      <Match when={following.shut()}>{(id) => <Shut text={refusalText(id())} />}</Match>
      <Match when={following.view()?.table} keyed>
        {(_table) => (
          <Board id={props.id} rules={props.rules} own={props.own} shown={props.shown} following={following} />
        )}
      </Match>
      <Match when={following.online() && gone()}>
        <Shut text={words('closed')} />
      </Match>
      <Match when={following.online()}>
        <Waiting shown={props.shown} rules={props.rules} own={props.own} following={following} />
      </Match>
    </Switch>
  );
}
