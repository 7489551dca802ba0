/** What the engine says of a position of backgammon beside the ranked plays. */
import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import type { Analysis, Chances } from '../../box/api';
import { language, t } from '../../i18n';
import { decimal, percent } from '../../i18n/format';
import { playText } from './wording';
import { words } from './words';

/** What to do with the cube. */
export function advice(props: { readonly analysis: Analysis }): JSX.Element {
  return (
    <Show when={props.analysis.cube}>
      {(cube) => (
        <p class="analysis-cube">
          <span class="cap">{words('cube.advice')}</span> {words(`cube.${cube().action}`)}{' '}
          <span class="small">
            {decimal(cube().noDouble, 3, language(), true)} / {decimal(cube().doubleTake, 3, language(), true)}
          </span>
        </p>
      )}
    </Show>
  );
}

/** How the game ends after the best play, or from here. */
export function chances(props: { readonly analysis: Analysis }): JSX.Element {
  const title = () => {
    const best = props.analysis.candidates[0]?.turn;
    return best && 'steps' in best ? t('analysis.after', { play: playText(best) }) : t('analysis.now');
  };
  return <Show when={props.analysis.chances}>{(found) => <ChancesBar title={title()} chances={found()} />}</Show>;
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
  const sentence = () => {
    const { win, winGammon, loseGammon } = props.chances;
    const of = (share: number) => percent(share, 1, language());
    return words('chances', {
      gw: of(winGammon),
      w: of(win - winGammon),
      l: of(1 - win - loseGammon),
      gl: of(loseGammon),
    });
  };
  return (
    <section class="sheet">
      <h3 class="cap chances-title">{props.title}</h3>
      <div class="chances" role="img" aria-label={sentence()}>
        <For each={parts()}>
          {(part) => (
            <i class={part.kind} style={{ '--share': part.share }}>
              {part.share > 0.055 ? percent(part.share, 1, language()) : ''}
            </i>
          )}
        </For>
      </div>
      <p class="small">{sentence()}</p>
    </section>
  );
}
