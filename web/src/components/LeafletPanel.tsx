import type { JSX } from 'solid-js';
import { createEffect, For, Show } from 'solid-js';
import { articleAddress, rulesAddress } from '../app/addresses';
import type { RulesPage } from '../box/api';
import { t } from '../i18n';
import { citedArticle } from './plates';

/** The leaflet of the game beside its board: the articles in short, the cited one marked and in view. */
export function LeafletPanel(props: {
  page: RulesPage | undefined;
  title: string;
  source: string;
  cited: string | null;
  /** Is it looked at? What is hidden cannot be scrolled. */
  seen?: boolean;
  children?: JSX.Element;
}): JSX.Element {
  let listElement: HTMLOListElement | undefined;
  const articles = () =>
    props.page?.chapters.flatMap((chapter) => chapter.articles).filter((article) => article.short !== null) ?? [];
  const cited = () => (props.page ? citedArticle(props.page, props.cited) : null);
  createEffect(() => {
    if (!cited() || props.seen === false) return;
    const marked = listElement?.querySelector<HTMLElement>('[aria-current]');
    // Only the list scrolls; moving the page under a player's hand would be worse than an article out of view.
    if (marked && listElement) listElement.scrollTop = marked.offsetTop - listElement.clientHeight / 2;
  });
  return (
    <section class="sheet leaflet" aria-label={props.title}>
      <h2>{props.title}</h2>
      <p class="leaflet-source">{props.source}</p>
      {props.children}
      <Show when={articles().length}>
        <ol class="leaflet-articles" ref={listElement}>
          <For each={articles()}>
            {(article) => (
              <li aria-current={article === cited() ? 'true' : undefined}>
                <a href={articleAddress({ ruleSet: props.page?.ruleSet ?? '', anchor: article.anchor })}>
                  <b>{article.label}</b>
                  <span>
                    <strong>{article.title}</strong>
                    <Show when={article.short !== article.title}>{article.short}</Show>
                  </span>
                </a>
              </li>
            )}
          </For>
        </ol>
      </Show>
      <Show when={props.page}>
        {(page) => (
          <a class="link leaflet-all" href={rulesAddress(page().ruleSet)}>
            {t('rules.all')}
          </a>
        )}
      </Show>
    </section>
  );
}
