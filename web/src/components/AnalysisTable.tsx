import type { JSX } from 'solid-js';
import { createSignal, For, Show } from 'solid-js';
import type { Analysis, Candidate, Chances } from '../box/api';
import { language, t } from '../i18n';
import { decimal, percent } from '../i18n/format';
import { isCertain, turnText } from '../play/wording';

/** How many turns are shown before all are asked for; one or two more are not worth the asking. */
const FIRST_FEW = 6;
const HARDLY_MORE = 2;

/** The best turns, ranked: value, loss as a bar and a number on one scale, wins. */
export function AnalysisTable(props: {
  analysis: Analysis;
  dice: string | null;
  onShow?: (candidate: Candidate | null) => void;
  onPlay?: (candidate: Candidate) => void;
}): JSX.Element {
  const men = () => props.analysis.unit === 'men';
  const places = () => (men() ? 2 : 3);
  const worst = () => Math.max(0.001, ...props.analysis.candidates.map((candidate) => candidate.loss));
  const [all, setAll] = createSignal(false);
  const cut = () => !all() && props.analysis.candidates.length > FIRST_FEW + HARDLY_MORE;
  const listed = () => (cut() ? props.analysis.candidates.slice(0, FIRST_FEW) : props.analysis.candidates);
  const hasWins = () => props.analysis.candidates.some((candidate) => candidate.wins !== null);
  return (
    <section class="sheet analysis">
      <header>
        <h2>{props.dice ? t('analysis.best.with', { dice: props.dice }) : t('analysis.best')}</h2>
        <span class="small">
          {men() ? t('analysis.depth', { n: props.analysis.depth }) : t('analysis.plies', { n: props.analysis.depth })}
        </span>
      </header>
      <Show when={props.analysis.candidates.length} fallback={<p class="small">{t('analysis.none')}</p>}>
        <table class="candidates">
          <thead>
            <tr>
              <th scope="col">
                <span class="visually-hidden">{t('rank')}</span>
              </th>
              <th scope="col">{men() ? t('col.move') : t('col.play')}</th>
              <th scope="col">{men() ? t('col.men') : t('col.equity')}</th>
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
                    <Show when={props.onPlay} fallback={turnText(candidate.turn)}>
                      <button
                        type="button"
                        class="candidate"
                        onFocus={() => props.onShow?.(candidate)}
                        onBlur={() => props.onShow?.(null)}
                        onClick={() => props.onPlay?.(candidate)}
                      >
                        {turnText(candidate.turn)}
                      </button>
                    </Show>
                  </td>
                  <td>
                    {men() && isCertain(candidate.value)
                      ? t(candidate.value > 0 ? 'turn.won' : 'turn.lost')
                      : decimal(candidate.value, places(), language(), true)}
                  </td>
                  <td>
                    <Show when={candidate.loss > 0} fallback="–">
                      <i class="loss-bar" style={{ '--share': candidate.loss / worst() }} />
                      {men() && isCertain(candidate.loss) ? '' : decimal(candidate.loss, places(), language())}
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
      <Show when={props.analysis.cube}>
        {(cube) => (
          <p class="analysis-cube">
            <span class="cap">{t('cube.advice')}</span> {t(`cube.${cube().action}`)}{' '}
            <span class="small">
              {decimal(cube().noDouble, 3, language(), true)} / {decimal(cube().doubleTake, 3, language(), true)}
            </span>
          </p>
        )}
      </Show>
      <Show when={props.analysis.why}>{(why) => <p class="analysis-why">{why()[language()]}</p>}</Show>
    </section>
  );
}

/** How the game ends from here: gammon, win, loss, gammon lost, as one bar with numbers and a line of words. */
export function ChancesBar(props: { title: string; chances: Chances }): JSX.Element {
  const parts = () => {
    const { win, winGammon, loseGammon } = props.chances;
    return [
      { kind: 'gammon', share: winGammon },
      { kind: 'win', share: win - winGammon },
      { kind: 'loss', share: 1 - win - loseGammon },
      { kind: 'gammon-lost', share: loseGammon },
    ].filter((part) => part.share > 0.0005);
  };
  const words = () => {
    const { win, winGammon, loseGammon } = props.chances;
    const of = (share: number) => percent(share, 1, language());
    return t('chances', { gw: of(winGammon), w: of(win - winGammon), l: of(1 - win - loseGammon), gl: of(loseGammon) });
  };
  return (
    <section class="sheet">
      <h3 class="cap chances-title">{props.title}</h3>
      <div class="chances" role="img" aria-label={words()}>
        <For each={parts()}>
          {(part) => (
            <i class={part.kind} style={{ '--share': part.share }}>
              {part.share > 0.055 ? percent(part.share, 1, language()) : ''}
            </i>
          )}
        </For>
      </div>
      <p class="small">{words()}</p>
    </section>
  );
}
