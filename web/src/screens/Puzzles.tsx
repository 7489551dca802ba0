/** `#/puzzles`: the puzzle of the day and those of every rule set; `#/puzzles/italian/12`: one of them. */
import type { JSX } from 'solid-js';
import { createMemo, createResource, createSignal, For, Show } from 'solid-js';
import { positionAddress, puzzleAddress, ruleSetOf } from '../app/addresses';
import { announce } from '../app/announce';
import { useApp } from '../app/context';
import type { RuleSetSummary, TableView } from '../box/api';
import { CheckSign, CrossSign } from '../components/icons';
import { Miniature } from '../components/Miniature';
import { StateBox } from '../components/StateBox';
import { openRoom } from '../games';
import { faceOf } from '../games/faces';
import { roomOf } from '../games/open';
import { t } from '../i18n';
import { FreeBoard } from '../play/FreeBoard';
import { createSession } from '../play/session';
import { bottomSide } from '../play/start';
import { actingSide, ruleSetName } from '../play/wording';
import type { Puzzle } from '../puzzles/puzzles';
import {
  answered,
  hasPuzzles,
  keepSolved,
  ofTheDay,
  openPuzzle,
  puzzlesOf,
  solvedOf,
  standing,
} from '../puzzles/puzzles';
import { words } from './words';

export { default as sheet } from '../design/puzzles.css?url';

export default function Puzzles(props: { slug: string | null; number: string | null }): JSX.Element {
  const app = useApp();
  const set = () => (props.slug ? app.ruleSet(ruleSetOf(props.slug)) : undefined);
  return (
    <Show when={props.slug} fallback={<AllPuzzles />}>
      <Show when={set()} keyed fallback={<Lost />}>
        {(found) => <Series set={found} number={props.number} />}
      </Show>
    </Show>
  );
}

function Lost(): JSX.Element {
  return (
    <div class="wrap page-narrow">
      <h1 class="visually-hidden">{words('puzzles')}</h1>
      <StateBox kind="error" title={t('state.rules')} text={words('puzzle.none')} />
    </div>
  );
}

function AllPuzzles(): JSX.Element {
  const app = useApp();
  const sets = () => app.ruleSets().filter(hasPuzzles);
  const today = () => ofTheDay(app.ruleSets(), new Date());
  return (
    <div class="wrap page">
      <h1 class="page-title">{words('puzzles')}</h1>
      <p class="lead">{words('puzzles.lead')}</p>
      <p>
        <a class="button primary" href={puzzleAddress(today().set.id, 'day')}>
          {words('puzzle.day', { game: ruleSetName(today().set) })}
        </a>
      </p>
      <ul class="puzzle-sets">
        <For each={sets()}>
          {(set) => (
            <li>
              <a href={puzzleAddress(set.id, String(firstOpen(solvedOf(set.id)) + 1))}>
                <span class="puzzle-board">
                  <Miniature picture={set.start} leaflet={set.id} />
                </span>
                <b>{ruleSetName(set)}</b>
                <span class="small">{words('puzzles.solved', { n: solvedOf(set.id).length })}</span>
              </a>
            </li>
          )}
        </For>
      </ul>
    </div>
  );
}

/** The first that is not solved yet. */
const firstOpen = (solved: readonly number[]): number => {
  let at = 0;
  while (solved.includes(at)) at++;
  return at;
};

function Series(props: { set: RuleSetSummary; number: string | null }): JSX.Element {
  const [puzzles] = createResource(async () => {
    const [all] = await Promise.all([puzzlesOf(props.set.id), openRoom(props.set.kind)]);
    return all;
  });
  const app = useApp();
  const at = createMemo(() => {
    const of = puzzles.latest?.length ?? 0;
    if (!of) return null;
    if (props.number === 'day') return ofTheDay(app.ruleSets(), new Date()).at % of;
    return (Math.max(1, Number.parseInt(props.number ?? '1', 10) || 1) - 1) % of;
  });
  const shown = createMemo(() => {
    const now = at();
    return now === null ? null : { at: now, puzzle: puzzles.latest![now]!, of: puzzles.latest!.length };
  });
  return (
    <Show when={shown()} keyed fallback={<Show when={puzzles.state === 'ready'}>{<Lost />}</Show>}>
      {(now) => <One set={props.set} at={now.at} of={now.of} puzzle={now.puzzle} />}
    </Show>
  );
}

function One(props: { set: RuleSetSummary; at: number; of: number; puzzle: Puzzle }): JSX.Element {
  const app = useApp();
  const [opened] = createResource(async () => {
    const [first, wanted] = await Promise.all([
      openPuzzle(app.box, props.set, props.puzzle[1]),
      answered(app.box, props.set, props.puzzle),
    ]);
    return first && wanted ? { first, wanted } : null;
  });
  return (
    <Show when={opened()} fallback={<Show when={opened.state === 'ready'}>{<Lost />}</Show>}>
      {(ready) => <Task {...props} first={ready().first} wanted={ready().wanted} />}
    </Show>
  );
}

function Task(props: {
  set: RuleSetSummary;
  at: number;
  of: number;
  puzzle: Puzzle;
  first: TableView;
  wanted: string;
}): JSX.Element {
  const app = useApp();
  /** How the last try went; `shown` after the answer was asked for. */
  const [state, setState] = createSignal<'open' | 'right' | 'wrong' | 'shown'>('open');
  let showing = false;
  const session = createSession({
    box: app.box,
    first: props.first,
    computerActs: false,
    budget: 0,
    evaluates: () => false,
    onChange: ({ cause }) => {
      if (cause === 'acted') void judge().catch(app.fail);
    },
    onFailure: app.fail,
  });
  const side = actingSide(props.first) ?? 'light';
  const judge = async () => {
    const right = (await standing(app.box, session.table)) === props.wanted;
    if (showing) {
      setState('shown');
      return;
    }
    setState(right ? 'right' : 'wrong');
    if (right) keepSolved(props.set.id, props.at);
    announce(right ? words('puzzle.right') : words('puzzle.wrong'), 'assertive');
  };
  const again = async () => {
    showing = false;
    await session.undo();
    setState('open');
  };
  const show = async () => {
    if (state() === 'wrong') await session.undo();
    showing = true;
    await session.act({ kind: 'typed', text: props.puzzle[2] });
  };
  const task = () => words(`puzzle.task.${props.puzzle[0]}`, { side: roomOf(props.set).setup.sideName(side) });
  const next = () => puzzleAddress(props.set.id, String(((props.at + 1) % props.of) + 1));
  return (
    <div class="wrap puzzle" classList={{ wide: faceOf(props.set).wide }}>
      <div class="puzzle-play">
        <FreeBoard session={session} bottom={bottomSide(props.first)} open={state() === 'open'} />
      </div>
      <div class="puzzle-side">
        <p class="cap">
          {ruleSetName(props.set)}, {words('puzzle.number', { at: props.at + 1, of: props.of })}
        </p>
        <h1>{words(`puzzle.kind.${props.puzzle[0]}`)}</h1>
        <p class="serif">{task()}</p>
        <div class="puzzle-answer" role="status">
          <Show when={state() === 'right'}>
            <p class="puzzle-right">
              <CheckSign size={24} /> {words('puzzle.right')}
            </p>
          </Show>
          <Show when={state() === 'wrong'}>
            <p class="puzzle-wrong">
              <CrossSign size={24} /> {words('puzzle.wrong')}
            </p>
          </Show>
          <Show when={state() === 'shown'}>
            <p>{words('puzzle.answer', { move: props.puzzle[2] })}</p>
          </Show>
        </div>
        <div class="row">
          <Show when={state() === 'wrong' || state() === 'shown'}>
            <button type="button" class="button compact" onClick={() => void again().catch(app.fail)}>
              {t('state.retry')}
            </button>
          </Show>
          <Show when={state() === 'open' || state() === 'wrong'}>
            <button type="button" class="button compact" onClick={() => void show().catch(app.fail)}>
              {words('puzzle.show')}
            </button>
          </Show>
          <a class="button compact" classList={{ primary: state() === 'right' }} href={next()}>
            {words('puzzle.next')}
          </a>
          <a class="button quiet compact" href={positionAddress(props.set.id, props.puzzle[1])}>
            {t('setup.study')}
          </a>
        </div>
        <p class="small">
          {words('puzzles.solved', { n: solvedOf(props.set.id).length })}{' '}
          <a href={puzzleAddress()}>{words('puzzles')}</a>
        </p>
      </div>
    </div>
  );
}
