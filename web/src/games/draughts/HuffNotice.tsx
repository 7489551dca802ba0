import type { JSX } from 'solid-js';
import { createResource, Show } from 'solid-js';
import { articleAddress } from '../../app/addresses';
import { useApp } from '../../app/context';
import type { DraughtsView } from '../../box/api';
import { citation } from '../../components/plates';
import { language, t } from '../../i18n';
import { list } from '../../i18n/format';
import type { Huffed } from './huffed';
import { words } from './words';

/** The point of the rules that a huff goes by. */
const COMPULSION = 'compulsion';

/** Says that a piece was huffed, what it could have taken, and by which article. */
export function HuffNotice(props: { huffed: Huffed; view: DraughtsView }): JSX.Element {
  const app = useApp();
  const [page] = createResource(
    () => [props.view.ruleSet, language()] as const,
    ([ruleSet, now]) => app.box.rulesPage(ruleSet, now),
    // The table stays while the page is on its way.
    { initialValue: null },
  );
  const article = () => {
    const found = page.latest?.chapters
      .flatMap((chapter) => chapter.articles)
      .find(({ points }) => points.includes(COMPULSION));
    return found ? { ruleSet: props.view.ruleSet, anchor: found.anchor, label: found.label } : null;
  };
  const missed = () => props.huffed.missed;
  return (
    <section class="why huff-notice" role="status">
      <h2>
        <Show when={article()}>
          {(found) => (
            <a class="plate" href={articleAddress(found())}>
              {citation(found())}
            </a>
          )}
        </Show>
        <span>
          {words('huffed.title', { name: props.view.seats[props.huffed.by].name, square: props.huffed.square })}
        </span>
      </h2>
      <p>
        <Show when={missed()} fallback={words('huffed.text', { square: props.huffed.square })}>
          {(turn) => (
            <>
              {words('huffed.missed', {
                from: turn().path[0]!,
                taken: list(turn().taken.map(String), language()),
                move: turn().text,
                square: props.huffed.square,
              })}
            </>
          )}
        </Show>
      </p>
      <Show when={article()}>
        {(found) => (
          <div class="row">
            <a class="button compact" href={articleAddress(found())}>
              {t('why.read')}
            </a>
          </div>
        )}
      </Show>
    </section>
  );
}
