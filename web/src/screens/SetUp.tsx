import type { JSX } from 'solid-js';
import { createEffect, createResource, createSignal, For, on, Show } from 'solid-js';
import { judgeAddress, playAddress, positionAddress, setupAddress } from '../app/addresses';
import { useApp } from '../app/context';
import { address, go } from '../app/router';
import type { Picture, RuleSetSummary, Setup, Side, Unreadable } from '../box/api';
import { OfRuleSet } from '../components/OfRuleSet';
import { walkChoices } from '../components/radio-keys';
import { Segments } from '../components/Segments';
import { openRoom } from '../games';
import { faceOf } from '../games/faces';
import { roomOf } from '../games/open';
import { language, t } from '../i18n';
import { ruleSetName } from '../play/wording';
import { ProblemBox } from './ProblemBox';

/** `#/setup/italian`: any position, by tap, by drag or as text, then played or studied. */
export default function SetUp(props: { slug: string }): JSX.Element {
  return <OfRuleSet slug={props.slug}>{(set) => <Opened set={set} />}</OfRuleSet>;
}

function Opened(props: { set: RuleSetSummary }): JSX.Element {
  const [room] = createResource(() => openRoom(props.set.kind));
  return (
    <Show when={room()}>
      <Editor set={props.set} />
    </Show>
  );
}

function Editor(props: { set: RuleSetSummary }): JSX.Element {
  const app = useApp();
  const { setup: game } = roomOf(props.set);
  const [setup, setSetup] = createSignal<Setup>({ picture: props.set.start, toMove: 'light' });
  const [brush, setBrush] = createSignal<unknown>(game.brushes[0]);
  let brushGroup!: HTMLDivElement;
  const [text, setText] = createSignal('');
  const [problem, setProblem] = createSignal<Unreadable | null>(null);
  const [check] = createResource(
    () => [setup(), language()] as const,
    ([now]) => app.box.checkSetup(props.set.id, now),
  );
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
  const change = (next: Picture) => setSetup({ ...setup(), picture: next });
  const count = (side: Side) => t('setup.count', { side: game.sideName(side), n: game.count(picture(), side) });
  return (
    <div class="wrap setup">
      <h1 class="screen-name">
        <span>
          {t('setup')}: {ruleSetName(props.set)}
        </span>
      </h1>
      <div class="setup-layout" classList={{ wide: faceOf(props.set).wide }}>
        <div class="setup-board">
          <game.board picture={picture()} set={props.set} brush={brush()} lit={lit()} onChange={change} />
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
                  at: game.brushes.indexOf(brush()),
                  of: game.brushes.length,
                  choose: (index) => setBrush(game.brushes[index]!),
                })
              }
            >
              <For each={game.brushes}>
                {(each) => (
                  <button
                    type="button"
                    class="brush"
                    role="radio"
                    aria-checked={brush() === each}
                    tabIndex={brush() === each ? 0 : -1}
                    aria-label={game.brushName(each)}
                    title={game.brushName(each)}
                    onClick={() => setBrush(each)}
                  >
                    <game.brushIcon brush={each} />
                  </button>
                )}
              </For>
            </div>
            <p class="small">
              {count('light')} · {count('dark')}
            </p>
            <div class="setting">
              <span>{t('setup.turn')}</span>
              <Segments
                label={t('setup.turn')}
                value={setup().toMove}
                choices={(['light', 'dark'] as const).map((value) => ({ value, label: game.sideName(value) }))}
                onChoose={(value) => setSetup({ ...setup(), toMove: value })}
              />
            </div>
            <Show when={game.extras} keyed>
              {(Extras) => <Extras picture={picture()} onChange={change} />}
            </Show>
            <div class="row">
              <button type="button" class="button compact" onClick={() => change(game.emptied(picture()))}>
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
              {/* What was typed and could not be read is another matter than the board, which can still be played. */}
              <Show when={!problem()}>
                <p class="small">{t('setup.ok')}</p>
              </Show>
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
              <button
                type="button"
                class="button compact"
                aria-disabled={!sound()}
                onClick={() => {
                  if (sound() && position()) go(judgeAddress(props.set.id, { position: position()! }));
                }}
              >
                {t('nav.judge')}
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
