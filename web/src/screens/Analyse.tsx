import type { JSX } from 'solid-js';
import { createMemo, createResource, createSignal, For, Match, Show, Switch } from 'solid-js';
import { ruleSetOf, setupAddress, studyAddress } from '../app/addresses';
import { useApp } from '../app/context';
import { Dialog } from '../app/Dialog';
import { unpack } from '../app/packed';
import { address, go } from '../app/router';
import { toast } from '../app/toasts';
import type { Imported, RuleSetId, TableView, Unreadable } from '../box/api';
import { FileButton } from '../components/FileButton';
import { Miniature } from '../components/Miniature';
import { StateBox } from '../components/StateBox';
import { openRoom } from '../games';
import { faceOf, GAMES, leafletOf } from '../games/faces';
import { BARE } from '../games/slugs';
import { language, t } from '../i18n';
import { dayAndTime } from '../i18n/format';
import { namedSeats, pairName, unnamed } from '../play/seats';
import { saveGame } from '../play/start';
import { outcomeText, problemTitle, ruleSetName } from '../play/wording';
import type { GameSummary } from '../store/games';
import { newGameId } from '../store/games';
import { store } from '../store/store';
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
  const problem = () => {
    const read = opened();
    return read && !read.ok ? read.problem : null;
  };
  return (
    <Switch>
      <Match when={view()} keyed>
        {(first) => <Study first={first} />}
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

/** What could not be read, where, and what was expected. */
export function ProblemBox(props: { problem: Unreadable }): JSX.Element {
  return (
    <StateBox
      kind="error"
      title={problemTitle(props.problem)}
      text={t('import.expected', { excerpt: props.problem.excerpt, expected: props.problem.expected[language()] })}
    />
  );
}

function Shelf(): JSX.Element {
  const app = useApp();
  const [deleting, setDeleting] = createSignal<GameSummary | null>(null);
  return (
    <div class="wrap page">
      <h1 class="page-title">{t('analysis.title')}</h1>
      <div class="analyse-home">
        <section>
          <h2 class="section-title">{t('saved')}</h2>
          <Show
            when={store.shelf().length}
            fallback={<StateBox kind="empty" title={t('saved.none')} text={t('saved.none.text')} />}
          >
            <ul class="saved-games">
              <For each={store.shelf()}>
                {(game) => (
                  <li>
                    <a href={studyAddress(game.id)}>
                      <span class="saved-board">
                        <Miniature picture={game.picture} leaflet={leafletOf(game.ruleSet, app.ruleSets())} />
                      </span>
                      <span>
                        <b>{ruleSetName(app.ruleSet(game.ruleSet)) || game.ruleSet}</b>
                        <span class="small">
                          {pairName(game.seats)}, {dayAndTime(new Date(game.changed), language())}
                        </span>
                      </span>
                    </a>
                    <button
                      type="button"
                      class="button quiet compact"
                      aria-label={`${t('delete')}: ${pairName(game.seats)}`}
                      onClick={() => setDeleting(game)}
                    >
                      {t('delete')}
                    </button>
                  </li>
                )}
              </For>
            </ul>
          </Show>
        </section>
        <div class="stack">
          <ImportPanel />
          <section class="sheet">
            <h2>{t('setup')}</h2>
            <div class="row">
              <For each={app.ruleSets().filter((set) => set.origin === 'leaflet')}>
                {(set) => (
                  <a class="button compact" href={setupAddress(set.id)}>
                    {set.name[language()]}
                  </a>
                )}
              </For>
            </div>
          </section>
        </div>
      </div>
      <Show when={deleting()}>
        {(game) => (
          <Dialog title={t('saved.delete')} scrim onClose={() => setDeleting(null)}>
            <p>
              {pairName(game().seats)}, {dayAndTime(new Date(game().changed), language())}
            </p>
            <div class="row dialog-actions">
              <button
                type="button"
                class="button danger"
                onClick={() => {
                  store
                    .dropGame(game().id)
                    .then(() => toast({ text: t('saved.deleted') }))
                    .catch(app.fail);
                  setDeleting(null);
                }}
              >
                {t('delete')}
              </button>
              <button type="button" class="button" onClick={() => setDeleting(null)}>
                {t('cancel')}
              </button>
            </div>
          </Dialog>
        )}
      </Show>
    </div>
  );
}

/** What tells the games of one file apart: how long, and how it ended. */
function gameFacts(view: TableView): string {
  const { line } = view.record;
  const length = t('import.moves', { n: line[line.length - 1]?.number ?? 0 });
  return view.outcome ? `${length}, ${outcomeText(view.outcome, namedSeats(view.seats), view).title}` : length;
}

/** Files of other programs. */
const FILES = GAMES.flatMap((game) => game.files);

/** Opens a record from text or a file. */
function ImportPanel(): JSX.Element {
  const app = useApp();
  const [text, setText] = createSignal('');
  const [problem, setProblem] = createSignal<Unreadable | null>(null);
  const [found, setFound] = createSignal<Imported | null>(null);
  const open = async (view: TableView) => {
    const id = newGameId();
    await saveGame(app, id, view);
    go(studyAddress(id));
  };
  const read = async (content: string, fileName: string | null) => {
    setProblem(null);
    setFound(null);
    try {
      const result = await app.box.importRecord(content, fileName);
      if (!result.ok) setProblem(result.problem);
      else if (result.value.games.length === 1 && result.value.unread.length === 0)
        await open(result.value.games[0]!.view);
      else setFound(result.value);
    } catch (why) {
      app.fail(why);
    }
  };
  return (
    <section class="sheet import">
      <h2>{t('import')}</h2>
      <p class="small">{t('import.text', { formats: FILES.map(({ name }) => name).join(', ') })}</p>
      <div class="field">
        <label for="import-text">{t('import.paste')}</label>
        <textarea
          id="import-text"
          class="input"
          spellcheck={false}
          value={text()}
          onInput={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <div class="row">
        <button
          type="button"
          class="button compact"
          aria-disabled={!text().trim()}
          onClick={() => {
            if (text().trim()) void read(text(), null);
          }}
        >
          {t('import.read')}
        </button>
        <FileButton
          accept={[...FILES.map(({ format }) => `.${format}`), '.jsonl', '.record', '.txt'].join(',')}
          onRead={(content, fileName) => void read(content, fileName)}
          onFailure={app.fail}
        />
      </div>
      <Show when={problem()}>{(what) => <ProblemBox problem={what()} />}</Show>
      <Show when={found()}>
        {(imported) => (
          <>
            <h3 class="cap">{t('import.games')}</h3>
            <ul class="import-games">
              <For each={imported().games}>
                {(game) => (
                  <li>
                    <button type="button" class="link" onClick={() => void open(game.view).catch(app.fail)}>
                      {pairName(game.view.seats)}
                    </button>{' '}
                    <span class="small">{gameFacts(game.view)}</span>
                  </li>
                )}
              </For>
            </ul>
          </>
        )}
      </Show>
      <For each={found()?.unread}>{(what) => <ProblemBox problem={what} />}</For>
    </section>
  );
}
