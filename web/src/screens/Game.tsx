import type { JSX } from 'solid-js';
import { createEffect, createResource, createSignal, Match, on, onCleanup, Show, Switch } from 'solid-js';
import { gameAddress, HOME, studyAddress } from '../app/addresses';
import { useApp } from '../app/context';
import { preferences } from '../app/preferences';
import { go } from '../app/router';
import { underWay } from '../app/under-way';
import type { RuleSetId, TableView } from '../box/api';
import { StateBox } from '../components/StateBox';
import { openRoom } from '../games';
import { language, t } from '../i18n';
import { GameTable } from '../play/GameTable';
import { createSession } from '../play/session';
import { bottomSide, saveGame, startGame } from '../play/start';
import { ruleSetName } from '../play/wording';
import { store } from '../store/store';
import { leadOf, onKept } from '../store/tabs';
import { NewGameDialog } from './NewGame';
import { words } from './words';

/** A table as it was opened: by the tab that plays, or by one that looks on. */
interface Opened {
  readonly view: TableView;
  readonly leads: boolean;
}

/** A game that is kept on this device. Of the tabs that show it one leads; the others see what it does. */
export default function Game(props: { id: string }): JSX.Element {
  const app = useApp();
  const [opened, setOpened] = createSignal<Opened | 'lost' | null>(null);
  const lead = leadOf(props.id);
  onCleanup(lead.leave);
  let asked = 0;
  const open = async (leads: boolean) => {
    const question = ++asked;
    const saved = await store.findGame(props.id);
    if (!saved) {
      setOpened('lost');
      return;
    }
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
    // Something newer was asked for meanwhile.
    if (question === asked) setOpened(read.ok ? { view: read.value, leads } : 'lost');
    else if (read.ok) await app.box.closeTable(read.value.table);
  };
  createEffect(
    on(lead.leads, (leads) => {
      if (leads !== null) void underWay('table', open(leads).catch(app.fail));
    }),
  );
  onCleanup(
    onKept((id) => {
      if (id === props.id && lead.leads() === false) void underWay('table', open(false).catch(app.fail));
    }),
  );
  const table = () => {
    const now = opened();
    return now === 'lost' ? null : now;
  };
  return (
    <Switch fallback={<h1 class="visually-hidden">{t('state.loading')}</h1>}>
      <Match when={table()} keyed>
        {(now) => <Table id={props.id} first={now.view} leads={now.leads} onTake={lead.take} />}
      </Match>
      <Match when={opened() === 'lost'}>
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

function Table(props: { id: string; first: TableView; leads: boolean; onTake: () => void }): JSX.Element {
  const app = useApp();
  const [asking, setAsking] = createSignal(false);
  const session = createSession({
    box: app.box,
    first: props.first,
    computerActs: props.leads,
    budget: BUDGET,
    evaluates: () => preferences.evaluation,
    onChange: ({ cause, after }) => {
      if (props.leads && cause !== 'walked' && after.record.atEnd) void saveGame(app, props.id, after).catch(app.fail);
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
  /** A rematch: the same rules and the same people. */
  const again = async () => {
    const { ruleSet, seats } = props.first;
    const id = await startGame(app, { ruleSet, mode: 'two', seats });
    if (id) go(gameAddress(id));
  };
  const bottom = bottomSide(props.first);
  return (
    <>
      <GameTable
        session={session}
        page={page.latest}
        bottom={bottom}
        looksOn={!props.leads}
        onNewGame={() => setAsking(true)}
        onAgain={() => void again().catch(app.fail)}
        studyHref={(node) => studyAddress(props.id, node)}
        notice={
          <Show when={!props.leads}>
            <section class="sheet tabs-notice" role="status">
              <p>{words('tabs.follows')}</p>
              <button type="button" class="button compact" onClick={() => props.onTake()}>
                {words('tabs.take')}
              </button>
            </section>
          </Show>
        }
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
