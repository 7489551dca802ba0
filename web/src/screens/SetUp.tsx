import type { JSX } from 'solid-js';
import { createEffect, createResource, createSignal, For, Match, on, Show, Switch } from 'solid-js';
import { playAddress, positionAddress, ruleSetOf, setupAddress } from '../app/addresses';
import { useApp } from '../app/context';
import { isPhone, preferences } from '../app/preferences';
import { address, go } from '../app/router';
import { BackgammonBoard } from '../boards/backgammon/Board';
import { CheckerShape } from '../boards/backgammon/Picture';
import { DraughtsBoard } from '../boards/draughts/Board';
import { PieceShape } from '../boards/draughts/pieces';
import type { Picture, RuleSetSummary, Setup, Side, Unreadable } from '../box/api';
import { colourOf } from '../components/Miniature';
import { walkChoices } from '../components/radio-keys';
import { Segments } from '../components/Segments';
import { StateBox } from '../components/StateBox';
import type { Brush } from '../entry/setup';
import { emptied, movePiece, putChecker, putPiece } from '../entry/setup';
import { language, t } from '../i18n';
import { placeLabel, ruleSetName } from '../play/wording';
import { ProblemBox } from './Analyse';

/** `#/setup/italian`: any position, by tap, by drag or as text, then played or studied. */
export default function SetUp(props: { slug: string }): JSX.Element {
  const app = useApp();
  const set = () => app.ruleSet(ruleSetOf(props.slug));
  return (
    <Show
      when={set()}
      keyed
      fallback={
        <div class="wrap page-narrow">
          <h1 class="visually-hidden">{t('state.rules')}</h1>
          <StateBox kind="error" title={t('state.rules')} text={t('state.lost.text', { address: props.slug })} />
        </div>
      }
    >
      {(found) => <Editor set={found} />}
    </Show>
  );
}

const BRUSHES: readonly Brush[] = [
  { kind: 'put', side: 'light', rank: 'man' },
  { kind: 'put', side: 'light', rank: 'king' },
  { kind: 'put', side: 'dark', rank: 'man' },
  { kind: 'put', side: 'dark', rank: 'king' },
  { kind: 'erase' },
];

function brushName(brush: Brush, draughts: boolean): string {
  if (brush.kind === 'erase') return t('setup.erase');
  return draughts ? t(`setup.${brush.side}.${brush.rank}`) : t(`setup.${brush.side}.checker`);
}

function Editor(props: { set: RuleSetSummary }): JSX.Element {
  const app = useApp();
  const draughts = props.set.kind === 'draughts';
  const [setup, setSetup] = createSignal<Setup>({ picture: props.set.start, toMove: 'light' });
  const [brush, setBrush] = createSignal<Brush>(BRUSHES[0]!);
  let brushGroup!: HTMLDivElement;
  const [text, setText] = createSignal('');
  const [problem, setProblem] = createSignal<Unreadable | null>(null);
  const [check] = createResource(
    () => [setup(), language()] as const,
    ([now]) => app.box.checkSetup(props.set.id, now),
  );
  const brushes = () => (draughts ? BRUSHES : BRUSHES.filter((each) => each.kind === 'erase' || each.rank === 'man'));
  const position = () => check.latest?.texts[0]?.text ?? null;
  const sound = () => check.latest?.problems.length === 0;
  const lit = () => check.latest?.problems.flatMap((each) => each.lit) ?? [];
  createEffect(
    on(position, (now) => {
      if (now) setText(now);
    }),
  );

  const read = async (wanted: string) => {
    setProblem(null);
    try {
      const result = await app.box.readPosition(props.set.id, wanted.trim());
      if (result.ok) setSetup(result.value);
      else setProblem(result.problem);
    } catch (why) {
      app.fail(why);
    }
  };
  const given = address().query.get('position');
  if (given) void read(given);
  const picture = (): Picture => setup().picture;
  const asDraughts = () => {
    const now = picture();
    return now.kind === 'draughts' ? now : null;
  };
  const asBackgammon = () => {
    const now = picture();
    return now.kind === 'backgammon' ? now : null;
  };
  const change = (next: Picture) => setSetup({ ...setup(), picture: next });
  const count = (side: Side) => {
    const now = picture();
    return now.kind === 'draughts'
      ? now.pieces.filter((piece) => piece.side === side).length
      : 15 - now.checkers[side].off;
  };
  let dragged: number | null = null;
  return (
    <div class="wrap setup">
      <h1 class="screen-name">
        <span>
          {t('setup')}: {ruleSetName(props.set)}
        </span>
      </h1>
      <div class="setup-layout" classList={{ wide: !draughts }}>
        <div class="setup-board">
          <Switch>
            <Match when={asDraughts()}>
              {(now) => (
                <DraughtsBoard
                  shape={now().shape}
                  pieces={now().pieces}
                  colour={colourOf(props.set.id, app.ruleSets())}
                  flipped={false}
                  labels={preferences.labels}
                  crop={isPhone()}
                  marks={{ ringed: lit() }}
                  label={t('setup')}
                  motion={null}
                  speed={0}
                  describe={(square) => {
                    const piece = now().pieces.find((each) => each.square === square);
                    return piece ? t(`square.${piece.side}.${piece.rank}`, { square }) : t('square.empty', { square });
                  }}
                  grabbable={now().pieces.map((piece) => piece.square)}
                  actionable={now().shape.squares.map((place) => place.square)}
                  onTap={(square) => change(putPiece(now(), square, brush()))}
                  onDragStart={(square) => {
                    dragged = square;
                  }}
                  onDrop={(square) => {
                    if (dragged !== null) change(movePiece(now(), dragged, square));
                    dragged = null;
                  }}
                />
              )}
            </Match>
            <Match when={asBackgammon()}>
              {(now) => (
                <BackgammonBoard
                  checkers={now().checkers}
                  mover={brushSide(brush())}
                  facing={{ bottom: 'light', mirrored: preferences.mirrored }}
                  crop={isPhone()}
                  cube={now().cube}
                  dice={null}
                  throwNumber={null}
                  marks={{ lit: lit() }}
                  label={t('setup')}
                  diceLabel=""
                  motion={null}
                  speed={0}
                  describe={(place) => placeLabel(now().checkers, brushSide(brush()), 'light', place, null, [])}
                  grabbable={[]}
                  actionable={['bar', ...Array.from({ length: 24 }, (_, index) => index + 1)]}
                  onTap={(place) => change(putChecker(now(), place, brush()))}
                />
              )}
            </Match>
          </Switch>
        </div>
        <div class="stack">
          <section class="sheet">
            <h2>{t('setup.pieces')}</h2>
            <div
              ref={brushGroup}
              class="brushes"
              role="radiogroup"
              aria-label={t('setup.pieces')}
              onKeyDown={(event) =>
                walkChoices(event, brushGroup, {
                  at: brushes().indexOf(brush()),
                  of: brushes().length,
                  choose: (index) => setBrush(brushes()[index]!),
                })
              }
            >
              <For each={brushes()}>
                {(each) => (
                  <button
                    type="button"
                    class="brush"
                    role="radio"
                    aria-checked={brush() === each}
                    tabIndex={brush() === each ? 0 : -1}
                    aria-label={brushName(each, draughts)}
                    title={brushName(each, draughts)}
                    onClick={() => setBrush(each)}
                  >
                    <BrushIcon brush={each} draughts={draughts} />
                  </button>
                )}
              </For>
            </div>
            <p class="small">
              {t('setup.count', { side: t(draughts ? 'white' : 'light'), n: count('light') })} ·{' '}
              {t('setup.count', { side: t(draughts ? 'black' : 'dark'), n: count('dark') })}
            </p>
            <div class="setting">
              <span>{t('setup.turn')}</span>
              <Segments
                label={t('setup.turn')}
                value={setup().toMove}
                choices={[
                  { value: 'light', label: t(draughts ? 'white' : 'light') },
                  { value: 'dark', label: t(draughts ? 'black' : 'dark') },
                ]}
                onChoose={(value) => setSetup({ ...setup(), toMove: value })}
              />
            </div>
            <Show when={asBackgammon()}>{(now) => <DiceAndCube picture={now()} onChange={change} />}</Show>
            <div class="row">
              <button type="button" class="button compact" onClick={() => change(emptied(picture()))}>
                {t('setup.empty')}
              </button>
              <button
                type="button"
                class="button compact"
                onClick={() => setSetup({ picture: props.set.start, toMove: 'light' })}
              >
                {t('setup.start')}
              </button>
            </div>
          </section>
          <section class="sheet">
            <h2>{t('setup.text')}</h2>
            <form
              class="type-move-row"
              onSubmit={(event) => {
                event.preventDefault();
                void read(text());
              }}
            >
              <textarea
                class="input code-input"
                rows={2}
                aria-label={t('setup.text')}
                spellcheck={false}
                value={text()}
                onInput={(event) => setText(event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') {
                    event.preventDefault();
                    void read(text());
                  }
                }}
              />
              <button type="submit" class="button">
                {t('setup.read')}
              </button>
            </form>
            <Show when={problem()}>{(what) => <ProblemBox problem={what()} />}</Show>
            <Show
              when={sound()}
              fallback={
                <ul class="problems">
                  <For each={check.latest?.problems ?? []}>
                    {(each) => <li class="field-error">{each.message[language()]}</li>}
                  </For>
                </ul>
              }
            >
              <p class="small">{t('setup.ok')}</p>
            </Show>
            <div class="row">
              <button
                type="button"
                class="button primary compact"
                aria-disabled={!sound()}
                onClick={() => {
                  if (sound() && position()) go(playAddress(props.set.id, { position: position()! }));
                }}
              >
                {t('setup.play')}
              </button>
              <button
                type="button"
                class="button compact"
                aria-disabled={!sound()}
                onClick={() => {
                  if (sound() && position()) go(positionAddress(props.set.id, position()!));
                }}
              >
                {t('setup.study')}
              </button>
            </div>
          </section>
          <section class="sheet">
            <label class="cap" for="setup-game">
              {t('setup.game')}
            </label>
            <select id="setup-game" class="select" onChange={(event) => go(setupAddress(event.currentTarget.value))}>
              <For each={app.ruleSets()}>
                {(set) => (
                  <option value={set.id} selected={set.id === props.set.id}>
                    {set.name[language()]}
                  </option>
                )}
              </For>
            </select>
          </section>
        </div>
      </div>
    </div>
  );
}

type BackgammonPicture = Extract<Picture, { kind: 'backgammon' }>;

const CUBES: readonly { readonly value: number; readonly owner: Side | null }[] = [
  { value: 1, owner: null },
  ...[2, 4, 8, 16].flatMap((value) => [
    { value, owner: 'light' as const },
    { value, owner: 'dark' as const },
  ]),
];
const DICE: readonly (readonly [number, number])[] = Array.from({ length: 6 }, (_, a) =>
  Array.from({ length: a + 1 }, (_, b): readonly [number, number] => [a + 1, b + 1]),
).flat();

/** The dice on the table, if they are thrown, and where the cube lies. */
function DiceAndCube(props: { picture: BackgammonPicture; onChange: (picture: Picture) => void }): JSX.Element {
  const cubeName = (cube: { readonly value: number; readonly owner: Side | null }) =>
    `${cube.value} · ${cube.owner ? t(cube.owner) : t('cube.middle')}`;
  return (
    <>
      <div class="setting">
        <label for="setup-dice">{t('setup.dice')}</label>
        <select
          id="setup-dice"
          class="select compact"
          onChange={(event) =>
            props.onChange({ ...props.picture, dice: DICE[event.currentTarget.selectedIndex - 1] ?? null })
          }
        >
          <option selected={props.picture.dice === null}>{t('setup.nodice')}</option>
          <For each={DICE}>
            {(dice) => <option selected={props.picture.dice?.join() === dice.join()}>{dice.join('-')}</option>}
          </For>
        </select>
      </div>
      <div class="setting">
        <label for="setup-cube">{t('setup.cube')}</label>
        <select
          id="setup-cube"
          class="select compact"
          onChange={(event) =>
            props.onChange({ ...props.picture, cube: CUBES[event.currentTarget.selectedIndex - 1] ?? null })
          }
        >
          <option selected={props.picture.cube === null}>{t('no')}</option>
          <For each={CUBES}>
            {(cube) => (
              <option selected={props.picture.cube?.value === cube.value && props.picture.cube.owner === cube.owner}>
                {cubeName(cube)}
              </option>
            )}
          </For>
        </select>
      </div>
    </>
  );
}

const brushSide = (brush: Brush): Side => (brush.kind === 'put' ? brush.side : 'light');

function BrushIcon(props: { brush: Brush; draughts: boolean }): JSX.Element {
  const put = () => (props.brush.kind === 'put' ? props.brush : null);
  return (
    <svg
      width="44"
      height="44"
      viewBox={props.draughts ? '-50 -54 100 108' : '-28 -28 56 56'}
      aria-hidden="true"
      class="checker-icon"
    >
      <Show
        when={put()}
        fallback={
          <path
            class="brush-erase"
            d={props.draughts ? 'M-26 -26 26 26M26 -26-26 26' : 'M-14 -14 14 14M14 -14-14 14'}
          />
        }
      >
        {(brush) =>
          props.draughts ? <PieceShape side={brush().side} rank={brush().rank} /> : <CheckerShape side={brush().side} />
        }
      </Show>
    </svg>
  );
}
