/** One box for every text: games and positions in every format that the games know, pasted, chosen or dropped. */
import type { JSX } from 'solid-js';
import { createSignal, For, Show } from 'solid-js';
import { positionAddress, studyAddress } from '../app/addresses';
import { useApp } from '../app/context';
import { readFile } from '../app/read-file';
import { go } from '../app/router';
import { underWay } from '../app/under-way';
import type { GamesBox, Imported, RuleSetSummary, TableView, Unreadable } from '../box/api';
import { FileButton } from '../components/FileButton';
import { StateBox } from '../components/StateBox';
import { GAMES } from '../games/faces';
import { language, t } from '../i18n';
import { list } from '../i18n/format';
import { namedSeats, pairName } from '../play/seats';
import { saveGame } from '../play/start';
import { outcomeText } from '../play/wording';
import { newGameId } from '../store/games';
import { ProblemBox } from './ProblemBox';
import { words } from './words';

/** What a text turned out to be. */
type Found =
  | { readonly kind: 'position'; readonly text: string; readonly sets: readonly RuleSetSummary[] }
  | { readonly kind: 'games'; readonly imported: Imported }
  /** `problem` where the text looks like one format and is wrong in it. */
  | { readonly kind: 'nothing'; readonly excerpt: string; readonly problem: Unreadable | null };

/** A record begins like this; of anything else one cannot say what is wrong with it. */
const LIKE_A_RECORD = /^\s*[[({;]|^\s*\d+ point match|\b1[.)]\s/;

/** No position is longer. */
const LONGEST_POSITION = 600;

/** Tries a text as everything that it could be. */
export async function readAnything(
  box: GamesBox,
  sets: readonly RuleSetSummary[],
  content: string,
  fileName: string | null,
): Promise<Found> {
  const text = content.trim();
  let problem: Unreadable | null = null;
  if (text.length <= LONGEST_POSITION) {
    const line = text.replace(/\s+/g, ' ');
    for (const face of GAMES) {
      const own = sets.filter((set) => set.kind === face.kind);
      const asked = face.positions.anySet ? face.cards(sets).map(({ set }) => set) : own;
      const read = await Promise.all(asked.map((set) => box.readPosition(set.id, line)));
      const fitting = asked.filter((_, at) => read[at]!.ok);
      if (fitting.length) return { kind: 'position', text: line, sets: fitting };
      const first = read[0];
      if (first && !first.ok && face.positions.looksLike.test(line)) problem = first.problem;
    }
  }
  const imported = await box.importRecord(content, fileName);
  if (imported.ok) return { kind: 'games', imported: imported.value };
  const likely = fileName !== null || LIKE_A_RECORD.test(text) ? imported.problem : null;
  return { kind: 'nothing', excerpt: text.slice(0, 60), problem: problem ?? likely };
}

/** Every format that is tried, in the order of the games. */
export const formatsTried = (): readonly string[] => [
  ...GAMES.flatMap((game) => game.positions.names),
  ...GAMES.flatMap((game) => game.files.map(({ name }) => name)),
  words('read.own'),
];

/** What tells the games of one file apart: how long, and how it ended. */
function gameFacts(view: TableView): string {
  const { line } = view.record;
  const length = t('import.moves', { n: line[line.length - 1]?.number ?? 0 });
  return view.outcome
    ? `${length}, ${outcomeText(view.outcome, namedSeats(view.seats, view.kind), view).title}`
    : length;
}

const FILES = GAMES.flatMap((game) => game.files);

export function ReadPanel(): JSX.Element {
  const app = useApp();
  const [text, setText] = createSignal('');
  const [found, setFound] = createSignal<Found | null>(null);
  const [over, setOver] = createSignal(false);
  const open = async (view: TableView) => {
    const id = newGameId();
    await saveGame(app, id, view);
    go(studyAddress(id));
  };
  const read = async (content: string, fileName: string | null) => {
    setFound(null);
    if (!content.trim()) return;
    try {
      const what = await underWay('file', readAnything(app.box, app.ruleSets(), content, fileName));
      const only = what.kind === 'position' && what.sets.length === 1 ? what.sets[0] : undefined;
      if (what.kind === 'position' && only) go(positionAddress(only.id, what.text));
      else if (what.kind === 'games' && what.imported.games.length === 1 && !what.imported.unread.length)
        await open(what.imported.games[0]!.view);
      else setFound(what);
    } catch (why) {
      app.fail(why);
    }
  };
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const file = event.dataTransfer?.files[0];
    const dropped = event.dataTransfer?.getData('text/plain') ?? '';
    try {
      if (file) await read(await underWay('file', readFile(file)), file.name);
      else {
        setText(dropped);
        await read(dropped, null);
      }
    } catch (why) {
      app.fail(why);
    }
  };
  const as = <K extends Found['kind']>(kind: K) => {
    const now = found();
    return now?.kind === kind ? (now as Extract<Found, { readonly kind: K }>) : null;
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one more way in, after field and button.
    <section
      class="sheet import"
      classList={{ over: over() }}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => void drop(event)}
    >
      <h2>{words('read.title')}</h2>
      <p class="small">{words('read.text', { formats: list(formatsTried(), language(), 'disjunction') })}</p>
      <div class="field">
        <label for="import-text">{words('read.paste')}</label>
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
          onClick={() => void read(text(), null)}
        >
          {t('import.read')}
        </button>
        <FileButton
          accept={[...FILES.map(({ format }) => `.${format}`), '.jsonl', '.record', '.txt', '.fen'].join(',')}
          onRead={(content, fileName) => void read(content, fileName)}
          onFailure={app.fail}
        />
      </div>
      <div role="alert">
        <Show when={as('nothing')}>
          {(nothing) => (
            <>
              <Show
                when={nothing().problem}
                fallback={<StateBox kind="error" title={t('import.bad')} text={`“${nothing().excerpt}”`} />}
              >
                {(what) => <ProblemBox problem={what()} />}
              </Show>
              <p class="small read-tried">
                {words('read.tried', { formats: list(formatsTried(), language(), 'disjunction') })}
              </p>
            </>
          )}
        </Show>
      </div>
      <Show when={as('position')}>
        {(position) => (
          <>
            <h3 class="cap">{words('read.which')}</h3>
            <div class="row read-which">
              <For each={position().sets}>
                {(set) => (
                  <a class="button compact" href={positionAddress(set.id, position().text)}>
                    {set.name[language()]}
                  </a>
                )}
              </For>
            </div>
          </>
        )}
      </Show>
      <Show when={as('games')}>
        {(games) => (
          <>
            <h3 class="cap">{t('import.games')}</h3>
            <ul class="import-games">
              <For each={games().imported.games}>
                {(game) => (
                  <li>
                    <button type="button" class="link" onClick={() => void open(game.view).catch(app.fail)}>
                      {pairName(game.view)}
                    </button>{' '}
                    <span class="small">{gameFacts(game.view)}</span>
                  </li>
                )}
              </For>
            </ul>
            <For each={games().imported.unread}>{(what) => <ProblemBox problem={what} />}</For>
          </>
        )}
      </Show>
    </section>
  );
}
