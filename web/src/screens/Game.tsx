import type { JSX } from 'solid-js';
import { createEffect, createResource, createSignal, Match, Show, Switch } from 'solid-js';
import { gameAddress, HOME, studyAddress } from '../app/addresses';
import { useApp } from '../app/context';
import { preferences } from '../app/preferences';
import { go } from '../app/router';
import type { RuleSetId, TableView } from '../box/api';
import { StateBox } from '../components/StateBox';
import { openRoom } from '../games';
import { language, t } from '../i18n';
import { GameTable } from '../play/GameTable';
import { createSession } from '../play/session';
import { bottomSide, saveGame, startGame } from '../play/start';
import { ruleSetName } from '../play/wording';
import { store } from '../store/store';
import { NewGameDialog } from './NewGame';

/** A game that is kept on this device. */
export default function Game(props: { id: string }): JSX.Element {
  const app = useApp();
  const [opened] = createResource(async () => {
    const saved = await store.findGame(props.id);
    if (!saved) return null;
    // The room comes while the table is opened.
    const [read] = await Promise.all([
      app.box.openTable({
        ruleSet: saved.ruleSet,
        seats: saved.seats,
        time: null,
        record: saved.record,
        ...(saved.secret ? { secret: saved.secret } : {}),
      }),
      openRoom(saved.kind),
    ]);
    return read.ok ? read.value : null;
  });
  return (
    <Switch>
      <Match when={opened()}>{(view) => <Table id={props.id} first={view()} />}</Match>
      <Match when={opened.state === 'ready'}>
        <div class="wrap page-narrow">
          <h1 class="visually-hidden">{t('state.lost')}</h1>
          <StateBox kind="error" title={t('state.lost')} text={t('state.lost.text', { address: props.id })}>
            <div class="row">
              <a class="button compact" href={HOME}>
                {t('home')}
              </a>
            </div>
          </StateBox>
        </div>
      </Match>
    </Switch>
  );
}

/** How long the computer may think about one turn. */
const BUDGET = 1500;

function Table(props: { id: string; first: TableView }): JSX.Element {
  const app = useApp();
  const [asking, setAsking] = createSignal(false);
  const session = createSession({
    box: app.box,
    first: props.first,
    computerActs: true,
    budget: BUDGET,
    evaluates: () => preferences.evaluation,
    onChange: ({ cause, after }) => {
      if (cause !== 'walked' && after.record.atEnd) void saveGame(app, props.id, after).catch(app.fail);
    },
    onFailure: app.fail,
  });
  const [page] = createResource(
    () => [props.first.ruleSet, language()] as const,
    ([ruleSet, now]) => app.box.rulesPage(ruleSet, now),
  );
  createEffect(() => {
    document.title = `${ruleSetName(app.ruleSet(props.first.ruleSet))} – Tabuleiro`;
  });
  const start = async (ruleSet: RuleSetId) => {
    setAsking(false);
    const id = await startGame(app, { ruleSet, mode: preferences.mode === 'two' ? 'two' : 'computer' });
    if (id) go(gameAddress(id));
  };
  const bottom = bottomSide(props.first);
  return (
    <>
      <GameTable
        session={session}
        page={page.latest}
        bottom={bottom}
        onNewGame={() => setAsking(true)}
        studyHref={studyAddress(props.id)}
      />
      <Show when={asking()}>
        <NewGameDialog
          kind={props.first.kind}
          ruleSet={props.first.ruleSet}
          onStart={(ruleSet) => void start(ruleSet).catch(app.fail)}
          onClose={() => setAsking(false)}
        />
      </Show>
    </>
  );
}
