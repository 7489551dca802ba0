import type { JSX } from 'solid-js';
import { createEffect, createMemo, createResource, createSignal, For, on, Show } from 'solid-js';
import { LEARN, lessonAddress, playAddress, puzzleAddress } from '../app/addresses';
import { announce } from '../app/announce';
import { useApp } from '../app/context';
import { preferences, setPreferences } from '../app/preferences';
import { underWay } from '../app/under-way';
import type { Seat, Side, TableView } from '../box/api';
import { CheckSign } from '../components/icons';
import { LessonCard } from '../components/LessonCard';
import { Miniature } from '../components/Miniature';
import { StateBox } from '../components/StateBox';
import { WhyNot } from '../components/WhyNot';
import { openRoom } from '../games';
import type { WordedLesson } from '../games/face';
import { faceOf, GAMES } from '../games/faces';
import { roomOf } from '../games/open';
import { language, t } from '../i18n';
import type { LessonStep } from '../lessons/lessons';
import { isWanted } from '../lessons/lessons';
import { FreeBoard } from '../play/FreeBoard';
import { newEvent } from '../play/record';
import { createSession, playInstead } from '../play/session';
import { ruleSetName } from '../play/wording';
import { studySeats } from './Analyse';
import { words as more } from './words';

/** The last step of a lesson is played to the end, against the easiest player. */
const againstTheComputer = (): Readonly<Record<Side, Seat>> => ({
  light: { name: t('player.you'), player: { kind: 'person' } },
  dark: { name: t('player.computer'), player: { kind: 'computer', level: 1 } },
});

/** `#/learn`: the lessons; `#/learn/italian`: one of them. */
export default function Learn(props: { id: string | null }): JSX.Element {
  const [lessons] = createResource(language, (now) =>
    underWay(
      'lessons',
      Promise.all(GAMES.map((game) => game.lessons(now))).then((all) => all.flat()),
    ),
  );
  // The words change with the language; the lesson under way goes on.
  const id = () => lessons.latest?.find((each) => each.id === props.id)?.id;
  return (
    <Show when={lessons.latest}>
      {(all) => (
        <Show when={id()} keyed fallback={<AllLessons lessons={all()} />}>
          {(found) => <LessonPlayer id={found} lessons={all()} />}
        </Show>
      )}
    </Show>
  );
}

function AllLessons(props: { lessons: readonly WordedLesson[] }): JSX.Element {
  const app = useApp();
  return (
    <div class="wrap page">
      <h1 class="page-title">{t('learn.title')}</h1>
      <p class="lead">{t('learn.lead')}</p>
      <p>
        <a class="link" href={puzzleAddress()}>
          {more('puzzles')}
        </a>
      </p>
      <div class="lessons">
        <For each={props.lessons}>
          {(lesson, index) => (
            <LessonCard
              number={index() + 1}
              of={props.lessons.length}
              title={lesson.words.title}
              minutes={lesson.minutes}
              done={preferences.lessons[lesson.id] ?? 0}
              steps={lesson.steps.length}
              href={lessonAddress(lesson.id)}
              board={
                <Show when={app.ruleSet(lesson.ruleSet)}>
                  {(set) => <Miniature picture={set().start} leaflet={lesson.ruleSet} />}
                </Show>
              }
            />
          )}
        </For>
      </div>
    </div>
  );
}

function LessonPlayer(props: { id: string; lessons: readonly WordedLesson[] }): JSX.Element {
  const lesson = createMemo(() => props.lessons.find((each) => each.id === props.id)!);
  const done = preferences.lessons[props.id] ?? 0;
  const [at, setAt] = createSignal(done < lesson().steps.length ? done : 0);
  const [attempt, setAttempt] = createSignal(0);
  const app = useApp();
  const words = () => lesson().words;
  const step = createMemo(() => lesson().steps[at()]);
  const openStep = async (now: LessonStep): Promise<TableView | null> => {
    const playing = now.wanted.kind === 'win';
    const { ruleSet } = lesson();
    const set = app.ruleSet(ruleSet);
    if (!set) return null;
    const game = await openRoom(set.kind);
    const read = await app.box.openTable({
      ruleSet,
      seats: playing ? againstTheComputer() : studySeats,
      time: null,
      ...(playing ? game.lessonTable : game.studyTable),
      ...(now.position ? { position: now.position } : {}),
    });
    if (!read.ok) return null;
    let view = read.value;
    for (const text of now.before ?? []) {
      const answer = await app.box.act(view.table, { kind: 'typed', text });
      if (answer.ok) view = answer.view;
    }
    return view;
  };
  const [opened] = createResource(
    () => ({ step: step(), attempt: attempt() }),
    async ({ step: now }) => (now ? openStep(now) : null),
  );
  /** The next lesson that is not done, to go on with. */
  const following = () => {
    const own = props.lessons.indexOf(lesson());
    return [...props.lessons.slice(own + 1), ...props.lessons.slice(0, own)].find(
      (other) => (preferences.lessons[other.id] ?? 0) < other.steps.length,
    );
  };
  const finished = () => at() >= lesson().steps.length;
  const pass = () => {
    const reached = Math.max(preferences.lessons[props.id] ?? 0, at() + 1);
    setPreferences('lessons', props.id, reached);
  };
  return (
    <div class="wrap lesson">
      <h1 class="screen-name">
        <span>{words().title}</span>
      </h1>
      <Show
        when={!finished()}
        fallback={
          <div class="sheet lesson-end">
            <h2>{t('learn.end')}</h2>
            <div class="row">
              <a class="button primary" href={playAddress(lesson().ruleSet)}>
                {t('learn.play', { game: ruleSetName(app.ruleSet(lesson().ruleSet)) })}
              </a>
              <Show when={following()}>
                {(next) => (
                  <a class="button" href={lessonAddress(next().id)}>
                    {t('learn.next')}: {next().words.title}
                  </a>
                )}
              </Show>
              <button type="button" class="button" onClick={() => setAt(0)}>
                {t('learn.again')}
              </button>
              <a class="button quiet" href={LEARN}>
                {t('nav.learn')}
              </a>
            </div>
          </div>
        }
      >
        <Show
          when={opened()}
          keyed
          fallback={
            <Show when={opened.state === 'ready'}>
              <StateBox kind="error" title={t('state.broken')} text={step()?.position ?? ''} />
            </Show>
          }
        >
          {(view) => (
            <StepBoard
              first={view}
              step={step()!}
              say={words().steps[at()]?.say ?? roomOf(view).lessonGoal()}
              done={words().steps[at()]?.done ?? t('learn.won')}
              at={at() + 1}
              of={lesson().steps.length}
              onPass={pass}
              onNext={() => setAt(at() + 1)}
              onRetry={() => setAttempt(attempt() + 1)}
            />
          )}
        </Show>
      </Show>
    </div>
  );
}

function StepBoard(props: {
  first: TableView;
  step: LessonStep;
  say: string;
  done: string;
  at: number;
  of: number;
  onPass: () => void;
  onNext: () => void;
  onRetry: () => void;
}): JSX.Element {
  const app = useApp();
  const [result, setResult] = createSignal<'open' | 'right' | 'other'>('open');
  const playing = () => props.step.wanted.kind === 'win';
  const session = createSession({
    box: app.box,
    first: props.first,
    computerActs: playing(),
    budget: 500,
    evaluates: () => false,
    onFailure: app.fail,
  });
  createEffect(
    on(session.change, ({ before, after, cause }) => {
      if (cause !== 'acted') return;
      if (playing()) {
        if (!after.outcome) return;
        const won = after.outcome.winner === 'light';
        setResult(won ? 'right' : 'other');
        announce(won ? `${t('learn.right')} ${props.done}` : t('learn.lost'), 'assertive');
        if (won) props.onPass();
        return;
      }
      const event = newEvent(before, after)?.event;
      if (!event || !('turn' in event)) return;
      const right = isWanted(props.step.wanted, event.turn);
      setResult(right ? 'right' : 'other');
      announce(right ? `${t('learn.right')} ${props.done}` : t('learn.other'), 'assertive');
      if (right) props.onPass();
    }),
  );
  const open = () => result() === 'open' && session.computerSide() === null;
  const showMe = () => {
    const { wanted } = props.step;
    if (wanted.kind === 'turns') void session.act({ kind: 'typed', text: wanted.texts[0]! });
  };
  return (
    <div class="lesson-layout" classList={{ wide: faceOf(props.first).wide }}>
      <div class="lesson-play">
        <FreeBoard session={session} bottom="light" open={open()} />
      </div>
      <div class="lesson-words stack">
        <section class="sheet">
          <p class="cap">{t('learn.step', { at: props.at, of: props.of })}</p>
          <p class="lesson-say">{props.say}</p>
          <div
            class="progress"
            role="progressbar"
            aria-valuenow={props.at}
            aria-valuemin={0}
            aria-valuemax={props.of}
            aria-label={t('learn.progress', { at: props.at, of: props.of })}
            style={{ '--share': (props.at - (result() === 'right' ? 0 : 1)) / props.of }}
          >
            <i />
          </div>
          <Show when={result() === 'right'}>
            <p class="verdict">
              <CheckSign size={18} />
              {t('learn.right')}
            </p>
            <p class="serif">{props.done}</p>
          </Show>
          <Show when={result() === 'other'}>
            <p class="serif">{playing() ? t('learn.lost') : t('learn.other')}</p>
          </Show>
          <div class="row">
            <Show when={result() === 'right'}>
              <button type="button" class="button primary" onClick={props.onNext}>
                {props.at === props.of ? t('learn.finish') : t('learn.next')}
              </button>
            </Show>
            <Show when={result() === 'other'}>
              <button type="button" class="button primary" onClick={props.onRetry}>
                {t('learn.retry')}
              </button>
            </Show>
            {/* Who has played a whole game has had the lesson, won or lost. */}
            <Show when={result() === 'other' && playing()}>
              <button
                type="button"
                class="button"
                onClick={() => {
                  props.onPass();
                  props.onNext();
                }}
              >
                {t('learn.finish')}
              </button>
            </Show>
            <Show when={result() === 'open' && props.step.wanted.kind === 'turns'}>
              <button type="button" class="button compact" onClick={showMe}>
                {t('learn.show')}
              </button>
            </Show>
          </div>
        </section>
        <Show when={session.refusal()}>
          {(refusal) => (
            <WhyNot refusal={refusal()} onPlayInstead={() => playInstead(session)} onClose={session.clearRefusal} />
          )}
        </Show>
      </div>
    </div>
  );
}
