/**
 * `#/judge?rules=…&position=…&move=…`: who is right? A position, a move that may be against the rules, and what every
 * rule set of the game says of it, each by its own article. The whole question stands in the address.
 */
import type { JSX } from 'solid-js';
import { createEffect, createMemo, createResource, createSignal, For, on, Show } from 'solid-js';
import { judgeAddress, ruleSetOf, setupAddress } from '../app/addresses';
import { announce } from '../app/announce';
import type { AppContext } from '../app/context';
import { useApp } from '../app/context';
import { copyText } from '../app/copy';
import { address, go } from '../app/router';
import type { GameKind, JudgedSet, Refusal, RuleSetId, RuleSetSummary, Setup, Side } from '../box/api';
import { opposite } from '../box/api';
import { StateBox } from '../components/StateBox';
import { LONGEST_MOVE } from '../components/TypeMove';
import { openRoom } from '../games';
import { faceOf } from '../games/faces';
import { roomOf } from '../games/open';
import { BARE } from '../games/slugs';
import { language, t } from '../i18n';
import { list } from '../i18n/format';
import { ruleSetName } from '../play/wording';
import { studySeats } from './Analyse';

import { VerdictCard } from './VerdictCard';
import { words } from './words';

export { default as sheet } from '../design/judge.css?url';

/** What is asked, as the address has it. */
interface Question {
  readonly ruleSet: RuleSetId;
  readonly position: string | null;
  readonly move: string | null;
  readonly dice: string | null;
}

const asked = (): Question => {
  const { query } = address();
  const rules = query.get('rules');
  return {
    ruleSet: rules ? ruleSetOf(rules) : faceOf({ kind: BARE }).sample,
    position: query.get('position'),
    move: query.get('move'),
    dice: query.get('dice'),
  };
};

const ask = ({ ruleSet, position, move, dice }: Question, replace = true): void =>
  go(
    judgeAddress(ruleSet, {
      ...(position ? { position } : {}),
      ...(dice ? { dice } : {}),
      ...(move ? { move } : {}),
    }),
    replace,
  );

/** The first position of a set as text. */
async function startOf(app: AppContext, set: RuleSetSummary): Promise<string | null> {
  const room = await openRoom(set.kind);
  if (faceOf(set).positions.anySet) return room.judging.example.position;
  const opened = await app.box.openTable({ ruleSet: set.id, seats: studySeats, time: null });
  if (!opened.ok) return null;
  const [text] = await app.box.positionTexts(opened.value.table);
  await app.box.closeTable(opened.value.table);
  return text?.text ?? null;
}

/** Why the set that the move is written by refuses it, with what could be played. */
async function refusalOf(app: AppContext, question: Question & { readonly move: string }): Promise<Refusal | null> {
  const set = app.ruleSet(question.ruleSet);
  const opened = await app.box.openTable({
    ruleSet: question.ruleSet,
    seats: studySeats,
    time: null,
    ...(question.position ? { position: question.position } : {}),
    ...(set ? (await openRoom(set.kind)).studyTable : {}),
  });
  if (!opened.ok) return null;
  try {
    const { table, toAct } = opened.value;
    const dice = question.dice?.match(/[1-6]/g)?.map(Number);
    if (toAct.kind === 'roll' && dice?.length === 2)
      await app.box.act(table, { kind: 'roll', dice: [dice[0]!, dice[1]!] });
    const answer = await app.box.act(table, { kind: 'typed', text: question.move });
    return answer.ok ? null : answer.refusal;
  } finally {
    await app.box.closeTable(opened.value.table);
  }
}

/** A move as it is printed. */
export const printed = (move: string): string => move.replaceAll(/(?<=\w)[x:](?=\w)/g, '×');

interface Verdict {
  readonly sets: readonly JudgedSet[];
  readonly refusal: Refusal | null;
  /** The points of the rules that refusals are about: what an allowing set says of the same points is its answer. */
  readonly disputed: readonly string[];
}

/** The points of the rules that the articles of refusals state. */
async function pointsOf(app: AppContext, sets: readonly JudgedSet[]): Promise<readonly string[]> {
  // Nobody has to answer a quarrel that all agree about.
  if (!sets.some(({ legal }) => legal)) return [];
  const cited = sets.flatMap(({ article }) => article ?? []);
  const stated = cited.map(async ({ ruleSet, anchor }) => {
    const { chapters } = await app.box.rulesPage(ruleSet, language());
    return chapters.flatMap(({ articles }) => articles).find((each) => each.anchor === anchor)?.points ?? [];
  });
  return [...new Set((await Promise.all(stated)).flat())];
}

/** A position as it was read, and of which game it is. */
interface Read {
  readonly kind: GameKind;
  readonly setup: Setup;
}

export default function Judge(): JSX.Element {
  const app = useApp();
  const set = createMemo(() => app.ruleSet(asked().ruleSet));
  /** The position, read by the set it is written by; the beginning where none is given. */
  const written = createMemo(() => [set(), asked().position, language()] as const, undefined, {
    // Another move leaves the board alone.
    equals: (before, now) => before?.every((each, at) => each === now?.[at]) ?? false,
  });
  const [setup] = createResource(written, async ([rules, given]): Promise<Read | null> => {
    if (!rules) return null;
    await openRoom(rules.kind);
    const text = given ?? (await startOf(app, rules));
    const read = text === null ? null : await app.box.readPosition(rules.id, text);
    return read?.ok ? { kind: rules.kind, setup: read.value } : null;
  });
  /** A link may lead from one game to another: the position of the one is none of the other. */
  const fitting = (kind: GameKind): Setup | null => (setup.latest?.kind === kind ? setup.latest.setup : null);
  return (
    <div class="wrap judge">
      <Show
        when={set()}
        fallback={
          <>
            <h1 class="visually-hidden">{t('nav.judge')}</h1>
            <StateBox kind="error" title={t('state.rules')} text={t('state.lost.text', { address: asked().ruleSet })} />
          </>
        }
      >
        {(rules) => (
          <Show
            when={fitting(rules().kind)}
            fallback={
              <>
                <h1>{t('nav.judge')}</h1>
                <Show when={setup.state === 'ready'}>
                  <StateBox kind="error" title={t('import.bad')} text={words('judge.unread.position')} />
                  <StartButtons set={rules()} />
                </Show>
              </>
            }
          >
            {(position) => <Asked set={rules()} setup={position()} />}
          </Show>
        )}
      </Show>
    </div>
  );
}

/** Ways to another position. */
function StartButtons(props: { set: RuleSetSummary }): JSX.Element {
  const app = useApp();
  const begin = async () => {
    const position = await startOf(app, props.set);
    ask({ ruleSet: props.set.id, position, move: null, dice: null });
  };
  const example = async () => {
    const { judging } = await openRoom(props.set.kind);
    ask({ ...judging.example, dice: null });
  };
  return (
    <>
      <button type="button" class="button compact" onClick={() => void begin().catch(app.fail)}>
        {words('judge.start')}
      </button>
      <button type="button" class="button compact" onClick={() => void example().catch(app.fail)}>
        {words('judge.example')}
      </button>
    </>
  );
}

function Asked(props: { set: RuleSetSummary; setup: Setup }): JSX.Element {
  const app = useApp();
  const room = () => roomOf(props.set);
  const [typed, setTyped] = createSignal('');
  const needsDice = () => room().judging.needsDice(props.setup.picture);
  const problem = () => {
    const now = asked().move ? verdict.latest : null;
    return now && 'problem' in now ? now.problem : null;
  };
  const mover = (): Side => props.setup.toMove;
  const name = (side: Side) => room().setup.sideName(side);
  const [verdict] = createResource(
    () => {
      const question = asked();
      return question.move ? ([{ ...question, move: question.move }, needsDice(), language()] as const) : null;
    },
    async ([question, diceless]): Promise<Verdict | { readonly problem: string }> => {
      if (diceless && !question.dice) return { problem: words('judge.needs.dice') };
      const { ruleSet, position, dice, move } = question;
      try {
        const sets = await app.box.judge(ruleSet, position, diceless ? dice : null, move);
        const refusal = sets[0]?.legal === false ? await refusalOf(app, question) : null;
        return { sets, refusal, disputed: await pointsOf(app, sets) };
      } catch {
        // The only thing that is refused here is a text that is no move.
        return { problem: words('judge.unread', { move, example: room().judging.typed }) };
      }
    },
    // The board stays while the answer is on its way.
    { initialValue: null },
  );
  const found = () => {
    const now = asked().move ? verdict.latest : null;
    return now && 'sets' in now ? now : null;
  };
  const applying = () => found()?.sets.filter(({ applies }) => applies) ?? [];
  const others = () => found()?.sets.filter(({ applies }) => !applies) ?? [];
  const right = () => applying().filter(({ legal }) => legal).length;
  const sum = () => words('judge.sum', { name: name(mover()), n: right(), of: applying().length });
  const firstObjection = () => applying().find(({ legal }) => legal === false) ?? null;
  createEffect(
    on(found, (now) => {
      if (now && applying().length) announce(`${words('judge.played', playedOf())} ${sum()}`);
    }),
  );
  const shown = (move: string): string => room().judging.shown?.(move) ?? printed(move);
  const playedOf = () => ({ name: name(mover()), move: shown(applying()[0]?.text ?? asked().move ?? '') });
  const put = (move: string | null) => {
    setTyped('');
    ask({ ...asked(), move });
  };
  return (
    <>
      <div class="judge-head">
        <h1>{t('nav.judge')}</h1>
        <p aria-live="off">
          <Show when={applying().length} fallback={words('judge.lead')}>
            {words('judge.played', playedOf())} <b class="judge-sum">{sum()}</b>
          </Show>
        </p>
      </div>
      <div class="judge-left" classList={{ wide: faceOf(props.set).wide }}>
        <div class="judge-board">
          {room().judging.board({
            get picture() {
              return props.setup.picture;
            },
            get set() {
              return props.set;
            },
            get side() {
              return mover();
            },
            get move() {
              return asked().move;
            },
            get refusal() {
              return found()?.refusal ?? null;
            },
            onMove: put,
          })}
        </div>
        <Show when={applying().length}>
          <div class="judge-claims">
            <div>
              <small>{words('judge.claim', { name: name(mover()) })}</small>
              <b>{playedOf().move}</b>
              <span>{found()?.refusal?.tried?.verdict[language()]}</span>
            </div>
            <div>
              <Show when={firstObjection()} fallback={<small>{words('judge.nobody')}</small>}>
                {(objection) => (
                  <>
                    <small>{words('judge.objects', { name: name(opposite(mover())) })}</small>
                    <Show when={found()?.refusal?.instead} fallback={<span>{objection().sentence?.[language()]}</span>}>
                      {(instead) => (
                        <>
                          <b>{room().judging.shown?.(instead().text) ?? instead().text}</b>
                          <span>{instead().verdict[language()]}</span>
                        </>
                      )}
                    </Show>
                  </>
                )}
              </Show>
            </div>
          </div>
        </Show>
        <form
          class="judge-form"
          autocomplete="off"
          onSubmit={(event) => {
            event.preventDefault();
            const move = typed().trim();
            if (move) ask({ ...asked(), move: room().judging.read?.(move) ?? move });
          }}
        >
          <label for="judge-move">{words('judge.type')}</label>
          <input
            id="judge-move"
            class="input"
            maxLength={LONGEST_MOVE}
            value={typed() || (asked().move ?? '')}
            placeholder={t('type.example', { example: room().judging.typed })}
            autocapitalize="off"
            spellcheck={false}
            aria-invalid={problem() ? 'true' : 'false'}
            aria-describedby={problem() ? 'judge-problem' : undefined}
            onInput={(event) => setTyped(event.currentTarget.value)}
          />
          <Show when={needsDice()}>
            <label for="judge-dice">{words('judge.dice')}</label>
            <input
              id="judge-dice"
              class="input judge-dice"
              inputMode="numeric"
              maxLength={3}
              value={asked().dice ?? ''}
              onChange={(event) => ask({ ...asked(), dice: event.currentTarget.value.replace(/[^1-6]/g, '') || null })}
            />
          </Show>
          <button type="submit" class="button primary compact">
            {words('judge.ask')}
          </button>
        </form>
        <Show when={problem()}>
          {(why) => (
            <p id="judge-problem" class="field-error" role="alert">
              {why()}
            </p>
          )}
        </Show>
        <div class="row judge-ways">
          <label for="judge-rules">{words('judge.by')}</label>
          <select
            id="judge-rules"
            class="select compact"
            onChange={(event) => ask({ ruleSet: event.currentTarget.value, position: null, move: null, dice: null })}
          >
            <For each={app.ruleSets()}>
              {(each) => (
                <option value={each.id} selected={each.id === props.set.id}>
                  {each.name[language()]}
                </option>
              )}
            </For>
          </select>
          <Show when={asked().move}>
            <button type="button" class="button compact" onClick={() => put(null)}>
              {words('judge.clear')}
            </button>
          </Show>
          <a class="button compact" href={setupAddress(props.set.id, asked().position ?? undefined)}>
            {t('setup')}
          </a>
          <StartButtons set={props.set} />
        </div>
      </div>
      <div class="judge-right">
        <Show when={applying().length}>
          <div class="verdicts">
            <For each={applying()}>
              {(judged) => (
                <VerdictCard
                  judged={judged}
                  set={app.ruleSet(judged.ruleSet)}
                  picture={props.setup.picture}
                  disputed={found()?.disputed ?? []}
                  played={name(mover())}
                  objects={name(opposite(mover()))}
                />
              )}
            </For>
          </div>
          <Show when={others().length}>
            <p class="small">
              {words('judge.others', {
                names: list(
                  others().map(({ ruleSet }) => ruleSetName(app.ruleSet(ruleSet))),
                  language(),
                ),
              })}
            </p>
          </Show>
          <div class="row">
            <button type="button" class="button compact" onClick={() => void copyText(location.href)}>
              {words('judge.link')}
            </button>
          </div>
        </Show>
      </div>
    </>
  );
}
