import type { JSX } from 'solid-js';
import { createSignal, For, Show } from 'solid-js';
import type { Analysis, Candidate, GameKind } from '../box/api';
import type { GameRoom } from '../games/room';
import { language, t } from '../i18n';
import { percent } from '../i18n/format';

/** How many turns are shown before all are asked for; one or two more are not worth the asking. */
const FIRST_FEW = 6;
const HARDLY_MORE = 2;

/** The best turns, ranked: value, loss as a bar and a number on one scale, wins. */
export function AnalysisTable(props: {
  analysis: Analysis;
  game: GameRoom<GameKind>;
  title: string;
  onShow?: (candidate: Candidate | null) => void;
  onPlay?: (candidate: Candidate) => void;
}): JSX.Element {
  const ranking = () => props.game.ranking;
  const worst = () => Math.max(0.001, ...props.analysis.candidates.map((candidate) => candidate.loss));
  const [all, setAll] = createSignal(false);
  const cut = () => !all() && props.analysis.candidates.length > FIRST_FEW + HARDLY_MORE;
  const listed = () => (cut() ? props.analysis.candidates.slice(0, FIRST_FEW) : props.analysis.candidates);
  const hasWins = () => props.analysis.candidates.some((candidate) => candidate.wins !== null);
  const valueText = ({ ending, value }: Candidate) =>
    (ending && ranking().endingText?.(ending)) ?? ranking().valueText(value);
  return (
    <section class="sheet analysis">
      <header>
        <h2>{props.title}</h2>
        <span class="small">{ranking().depth(props.analysis.depth)}</span>
      </header>
      <Show when={props.analysis.candidates.length} fallback={<p class="small">{t('analysis.none')}</p>}>
        <table class="candidates">
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">{t('rank')}</span>
              </th>
              <th scope="col">{ranking().turn()}</th>
              <th scope="col">{ranking().value()}</th>
              <th scope="col">{t('col.loss')}</th>
              <Show when={hasWins()}>
                <th scope="col" class="wide">
                  {t('col.wins')}
                </th>
              </Show>
            </tr>
          </thead>
          <tbody>
            <For each={listed()}>
              {(candidate, index) => (
                <tr
                  classList={{ best: index() === 0 }}
                  onPointerEnter={() => props.onShow?.(candidate)}
                  onPointerLeave={() => props.onShow?.(null)}
                >
                  <td class="num">{index() + 1}</td>
                  <td>
                    <Show when={props.onPlay} fallback={props.game.turnText(candidate.turn)}>
                      <button
                        type="button"
                        class="candidate"
                        onFocus={() => props.onShow?.(candidate)}
                        onBlur={() => props.onShow?.(null)}
                        onClick={() => props.onPlay?.(candidate)}
                      >
                        {props.game.turnText(candidate.turn)}
                      </button>
                    </Show>
                  </td>
                  <td>{valueText(candidate)}</td>
                  <td>
                    <Show when={candidate.loss > 0} fallback="–">
                      <i class="loss-bar" style={{ '--share': candidate.loss / worst() }} />
                      {ranking().lossText(candidate.loss)}
                    </Show>
                  </td>
                  <Show when={hasWins()}>
                    <td class="wide">{candidate.wins === null ? '' : percent(candidate.wins, 1, language())}</td>
                  </Show>
                </tr>
              )}
            </For>
          </tbody>
        </table>
        <Show when={cut()}>
          <button type="button" class="link candidates-all" onClick={() => setAll(true)}>
            {t('analysis.all', { n: props.analysis.candidates.length })}
          </button>
        </Show>
      </Show>
      {props.game.advice?.(props)}
      <Show when={props.analysis.why}>{(why) => <p class="analysis-why">{why()[language()]}</p>}</Show>
    </section>
  );
}
