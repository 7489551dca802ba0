import type { JSX } from 'solid-js';
import { createMemo, createResource, Match, Show, Switch } from 'solid-js';
import { gameAddress, ruleSetOf, studyAddress } from '../app/addresses';
import { useApp } from '../app/context';
import { unpack } from '../app/packed';
import { address, go } from '../app/router';
import type { RuleSetId, TableView, Unreadable } from '../box/api';
import { StateBox } from '../components/StateBox';
import { openRoom } from '../games';
import { faceOf } from '../games/faces';
import { BARE } from '../games/slugs';
import { t } from '../i18n';
import { unnamed } from '../play/seats';
import { saveGame } from '../play/start';
import { isUnderWay, newGameId } from '../store/games';
import { store } from '../store/store';
import { ProblemBox } from './ProblemBox';
import { Shelf } from './Shelf';
import { Study } from './Study';

/** `#/analyse`: games on this device and the way in for others; with an id or a position, the study of it. */
export default function Analyse(props: { id: string | null }): JSX.Element {
  const position = () => address().query.get('position');
  const game = () => address().query.get('game');
  return (
    <Switch fallback={<Shelf />}>
      <Match when={game()} keyed>
        {(packed) => <FromLink packed={packed} />}
      </Match>
      <Match when={props.id} keyed>
        {(id) => <StudyOf source={{ id }} />}
      </Match>
      <Match when={position()} keyed>
        {(text) => <StudyOf source={{ rules: rulesIn(address().query.get('rules')), position: text }} />}
      </Match>
    </Switch>
  );
}

/** The rules of an address; one that names none means the usual ones. */
const rulesIn = (slug: string | null): RuleSetId => (slug ? ruleSetOf(slug) : faceOf({ kind: BARE }).sample);

/** A record that came in a link: it is put on the shelf, and studied from there. */
function FromLink(props: { packed: string }): JSX.Element {
  const app = useApp();
  const [problem] = createResource(async (): Promise<Unreadable | 'broken' | null> => {
    const text = await unpack(props.packed);
    if (text === null) return 'broken';
    const read = await app.box.importRecord(text, null);
    if (!read.ok) return read.problem;
    const [first] = read.value.games;
    if (!first) return 'broken';
    const id = newGameId();
    await saveGame(app, id, first.view);
    go(studyAddress(id), true);
    return null;
  });
  const named = () => {
    const found = problem();
    return found && found !== 'broken' ? found : null;
  };
  return (
    <Show when={problem()}>
      <div class="wrap page-narrow">
        <h1 class="visually-hidden">{t('analysis')}</h1>
        <Show when={named()} fallback={<StateBox kind="error" title={t('import.bad')} text={t('import.link')} />}>
          {(found) => <ProblemBox problem={found()} />}
        </Show>
      </div>
    </Show>
  );
}

type Source = { readonly id: string } | { readonly rules: string; readonly position: string };

export const studySeats = { light: unnamed, dark: unnamed } as const;

function StudyOf(props: { source: Source }): JSX.Element {
  const app = useApp();
  const [opened] = createResource(async () => {
    const { source } = props;
    if ('id' in source) {
      const saved = await store.findGame(source.id);
      return saved
        ? app.box.openTable({ ruleSet: saved.ruleSet, seats: saved.seats, time: null, record: saved.record })
        : null;
    }
    const set = app.ruleSet(source.rules);
    return app.box.openTable({
      ruleSet: source.rules,
      seats: studySeats,
      time: null,
      position: source.position,
      ...(set ? (await openRoom(set.kind)).studyTable : {}),
    });
  });
  const view = createMemo((): TableView | null => {
    const read = opened();
    return read?.ok ? read.value : null;
  });
  /** A game that goes on is gone on with from here too. */
  const resume = () => {
    const { source } = props;
    const kept = 'id' in source ? store.shelf().find(({ id }) => id === source.id) : undefined;
    return kept && isUnderWay(kept) ? gameAddress(kept.id) : null;
  };
  const problem = () => {
    const read = opened();
    return read && !read.ok ? read.problem : null;
  };
  return (
    <Switch>
      <Match when={view()} keyed>
        {(first) => <Study first={first} resume={resume()} game={'id' in props.source ? props.source.id : null} />}
      </Match>
      <Match when={opened.state === 'ready'}>
        <div class="wrap page-narrow">
          <h1 class="visually-hidden">{t('analysis')}</h1>
          <Show
            when={problem()}
            fallback={
              <StateBox
                kind="error"
                title={t('state.lost')}
                text={t('state.lost.text', { address: address().parts.join('/') })}
              />
            }
          >
            {(found) => <ProblemBox problem={found()} />}
          </Show>
        </div>
      </Match>
    </Switch>
  );
}
