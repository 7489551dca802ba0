import type { JSX } from 'solid-js';
import { createResource, createSignal, For, Show } from 'solid-js';
import { judgeAddress, playAddress, positionAddress, recordAddress } from '../app/addresses';
import { useApp } from '../app/context';
import { copyText } from '../app/copy';
import { pack } from '../app/packed';
import { address } from '../app/router';
import type { Candidate, PositionText, RecordEntry, RecordFormat, Side, SideReport, TableView } from '../box/api';
import { opposite } from '../box/api';
import { AnalysisTable } from '../components/AnalysisTable';
import { EvaluationBar } from '../components/Evaluation';
import { Graph } from '../components/Graph';
import { Icon } from '../components/icons';
import { MoveList, RecordPad } from '../components/MoveList';
import { WhyNot } from '../components/WhyNot';
import { faceOf } from '../games/faces';
import { roomOf } from '../games/open';
import { t } from '../i18n';
import { FreeBoard } from '../play/FreeBoard';
import { createShare } from '../play/parts';
import { createSession, playInstead } from '../play/session';
import { bottomSide } from '../play/start';
import { createWalking } from '../play/walking';
import { outcomeText, ruleSetName } from '../play/wording';
import { DrawnMarks } from './DrawnMarks';
import type { Notes } from './notes';
import { keepNotes, noted, notesOf, readNote, writeNote } from './notes';
import { words } from './words';

/** What the engine may spend on one position here, and on each move when it judges a game. */
const STUDY_BUDGET = 4000;
const JUDGE_BUDGET = 250;

/** Hands a text to the person as a file. */
export function download(fileName: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  URL.revokeObjectURL(url);
}

/** The entry that leads to a node, on the line or beside it. */
const entryAt = (line: readonly RecordEntry[], node: number): RecordEntry | undefined =>
  line.find((entry) => entry.node === node) ??
  line.flatMap(({ branches }) => branches.flatMap((branch) => entryAt(branch, node) ?? []))[0];

/** A game or a position under the lens. */
export function Study(props: { first: TableView; resume: string | null; game: string | null }): JSX.Element {
  const app = useApp();
  const session = createSession({
    box: app.box,
    first: props.first,
    computerActs: false,
    budget: STUDY_BUDGET,
    evaluates: () => true,
    onFailure: app.fail,
  });
  const view = session.view;
  const game = roomOf(props.first);
  const [turned, setTurned] = createSignal(false);
  const [shown, setShown] = createSignal<Candidate | null>(null);
  const [report, setReport] = createSignal<Readonly<Record<Side, SideReport>> | null>(null);
  const [judging, setJudging] = createSignal<{ readonly at: number; readonly of: number } | null>(null);
  const bottom = (): Side => (turned() ? opposite(bottomSide(props.first)) : bottomSide(props.first));
  const best = () => session.analysis()?.candidates[0] ?? null;
  /** How the game ended, where its end is shown. */
  const ended = () => {
    const { outcome, seats } = view();
    return outcome ? outcomeText(outcome, seats, view()) : null;
  };
  const share = createShare(session);
  const [texts] = createResource(
    () => `${view().record.current}/${view().toAct.kind}`,
    () => app.box.positionTexts(session.table),
  );
  const judgeHref = () => {
    const text = texts.latest?.[0]?.text;
    return text && !view().outcome ? judgeAddress(view().ruleSet, { position: text }) : null;
  };
  const playHref = () => {
    const text = texts.latest?.[0]?.text;
    return text && !view().outcome ? playAddress(view().ruleSet, { position: text }) : null;
  };
  let board!: HTMLDivElement;
  createWalking({
    record: () => view().record,
    goTo: (node) => void session.goTo(node),
    board: () => board,
  });
  const judge = async () => {
    setJudging({ at: 0, of: view().record.line.length });
    try {
      const result = await app.box.analyseRecord(session.table, JUDGE_BUDGET, setJudging);
      setReport(result.report);
      session.refresh(result.view);
    } catch (why) {
      app.fail(why);
    } finally {
      setJudging(null);
    }
  };
  // An address may name a turn: a turning point, a line somebody talks about.
  const at = Number(address().query.get('at') ?? Number.NaN);
  if (props.first.record.line.some(({ node }) => node === at)) void session.goTo(at);
  const [boardBox, setBoardBox] = createSignal<HTMLElement | null>(null);
  const [notes, setNotes] = createSignal<Notes>(props.game ? notesOf(props.game) : {});
  /** What the record itself says of the turn that is shown, or before all of them. */
  const recorded = () => {
    const { line, current, note } = view().record;
    return (current === 0 ? note : entryAt(line, current)?.note) ?? '';
  };
  /** Marks belong to the position they were drawn on, as the comment does. */
  const note = () => readNote(notes()[String(view().record.current)] ?? recorded());
  const write = ({ text, marks }: ReturnType<typeof readNote>) => {
    const after = noted(notes(), view().record.current, writeNote(text, marks), recorded());
    setNotes(after);
    if (props.game) keepNotes(props.game, after);
  };
  const judged = () => view().record.line.filter((entry) => entry.judgement !== null).length > 1;
  return (
    <div class="wrap study">
      <h1 class="visually-hidden">
        {t('analysis')}: {ruleSetName(app.ruleSet(view().ruleSet))}
      </h1>
      <div class="study-layout" classList={{ wide: faceOf(props.first).wide }}>
        <div class="study-left">
          <div
            class="study-board"
            ref={(box) => {
              board = box;
              setBoardBox(box);
            }}
          >
            <Show when={boardBox()}>
              {(box) => (
                <DrawnMarks over={box()} marks={note().marks} onChange={(marks) => write({ ...note(), marks })} />
              )}
            </Show>
            <FreeBoard session={session} bottom={bottom()} shown={shown() ?? best()} />
            <EvaluationBar share={share().share} text={share().text} flipped={bottom() === 'dark'} />
          </div>
          <div class="study-pad card">
            <RecordPad record={view().record} onGo={(node) => void session.goTo(node)} />
          </div>
          <div class="study-moves stack">
            <MoveList
              game={game}
              record={view().record}
              seats={view().seats}
              onGo={(node) => void session.goTo(node)}
              onGame={(number) => void session.goToGame(number)}
              padless
            />
            <div class="study-note">
              <label for="study-note">{words('study.note')}</label>
              <textarea
                id="study-note"
                class="input"
                rows={1}
                value={note().text}
                onInput={(event) => write({ ...note(), text: event.currentTarget.value })}
              />
            </div>
            <div class="row">
              <button type="button" class="button compact" onClick={() => setTurned(!turned())}>
                <Icon name="turn" size={18} />
                {t('act.turn')}
              </button>
              <Show when={props.resume}>
                {(href) => (
                  <a class="button compact" href={href()}>
                    {t('home.resume')}
                  </a>
                )}
              </Show>
              <Show when={playHref()}>
                {(href) => (
                  <a class="button compact" href={href()}>
                    {t('setup.play')}
                  </a>
                )}
              </Show>
              <Show when={judgeHref()}>
                {(href) => (
                  <a class="button compact" href={href()}>
                    {t('nav.judge')}
                  </a>
                )}
              </Show>
              <Show when={view().record.line.length}>
                <button
                  type="button"
                  class="button compact"
                  aria-disabled={judging() !== null}
                  onClick={() => {
                    if (!judging()) void judge();
                  }}
                >
                  {judging() ? t('analysis.judging', { at: judging()!.at, of: judging()!.of }) : t('analysis.record')}
                </button>
              </Show>
            </div>
          </div>
        </div>
        <div class="study-side stack">
          <Show when={session.refusal()}>
            {(refusal) => (
              <WhyNot refusal={refusal()} onPlayInstead={() => playInstead(session)} onClose={session.clearRefusal} />
            )}
          </Show>
          <Show
            when={session.analysis()}
            fallback={
              <section class="sheet">
                <h2>{ended()?.title ?? t('analysis.best')}</h2>
                <p class="serif">{ended()?.reason ?? t('analysis.thinking', { n: 0 })}</p>
              </section>
            }
          >
            {(found) => (
              <AnalysisTable
                analysis={found()}
                game={game}
                title={game.ranking.title(view())}
                onShow={setShown}
                onPlay={(candidate) => void session.act(candidate.action)}
              />
            )}
          </Show>
          <Show when={game.chances} keyed>
            {(Chances) => <Show when={session.analysis()}>{(found) => <Chances analysis={found()} />}</Show>}
          </Show>
        </div>
      </div>
      <Show when={judged()}>
        <Graph
          game={game}
          line={view().record.line}
          current={view().record.current}
          seats={view().seats}
          report={report()}
          onGo={(node) => void session.goTo(node)}
        />
      </Show>
      <SharePanel session={session} view={view()} texts={texts.latest ?? []} notes={notes()} />
    </div>
  );
}

/** The position as text in one click, a link to it, the record as a file, and paper. */
function SharePanel(props: {
  session: ReturnType<typeof createSession>;
  view: TableView;
  texts: readonly PositionText[];
  /** They go out with the record. */
  notes: Notes;
}): JSX.Element {
  const app = useApp();
  const notes = () => (Object.keys(props.notes).length ? props.notes : null);
  const save = async (format: RecordFormat) => {
    try {
      const file = await app.box.exportRecord(props.session.table, format, notes());
      download(file.fileName, file.text);
    } catch (why) {
      app.fail(why);
    }
  };
  const copyGame = async () => {
    try {
      const { text } = await app.box.exportRecord(props.session.table, 'own', notes());
      await copyText(new URL(recordAddress(await pack(text)), location.href).href);
    } catch (why) {
      app.fail(why);
    }
  };
  const link = () => {
    const text = props.texts[0]?.text;
    return text ? new URL(positionAddress(props.view.ruleSet, text), location.href).href : null;
  };
  return (
    <section class="sheet share no-print">
      <h2>{t('position')}</h2>
      <ul class="position-texts">
        <For each={props.texts}>
          {(position) => (
            <li>
              <span class="cap">{position.format}</span>
              <code class="code">{position.text}</code>
              <button
                type="button"
                class="button compact"
                aria-label={t('position.copy', { format: position.format })}
                onClick={() => void copyText(position.text)}
              >
                <Icon name="copy" size={18} />
                {t('copy')}
              </button>
            </li>
          )}
        </For>
      </ul>
      <div class="row">
        <Show when={link()}>
          {(href) => (
            <button type="button" class="button compact" onClick={() => void copyText(href())}>
              {t('share')}
            </button>
          )}
        </Show>
        <Show when={props.view.record.line.length}>
          <button type="button" class="button compact" onClick={() => void copyGame()}>
            {t('share.game')}
          </button>
        </Show>
        <For each={[...faceOf(props.view).files.map(({ format }) => format), 'own' as const]}>
          {(format) => (
            <button type="button" class="button compact" onClick={() => void save(format)}>
              {t('export')}: {format === 'own' ? t('export.own') : `.${format}`}
            </button>
          )}
        </For>
        <button type="button" class="button compact" onClick={() => print()}>
          <Icon name="print" size={18} />
          {t('print')}
        </button>
      </div>
    </section>
  );
}
