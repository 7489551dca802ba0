import type { JSX } from 'solid-js';
import { createEffect, createMemo, createSignal, For, Match, on, Show, Switch } from 'solid-js';
import { articleAddress, positionAddress } from '../app/addresses';
import type { Article, Diagram, RuleSetId, RulesPage, RuleText } from '../box/api';
import { t } from '../i18n';
import { framesOf } from './diagram-frames';
import { Icon } from './icons';
import { Miniature } from './Miniature';
import { citedArticle } from './plates';

/** Rule text with its moves and references. */
export function Words(props: { text: readonly RuleText[] }): JSX.Element {
  return (
    <For each={props.text}>
      {(part) => (
        <Switch>
          <Match when={part.kind === 'words' ? part : null}>{(words) => words().text}</Match>
          <Match when={part.kind === 'strong' ? part : null}>{(strong) => <strong>{strong().text}</strong>}</Match>
          <Match when={part.kind === 'move' ? part : null}>
            {(move) => <span class="rule-move">{move().text}</span>}
          </Match>
          <Match when={part.kind === 'article' ? part : null}>
            {(article) => (
              <a class="rule-ref" href={articleAddress(article().ref)}>
                {article().ref.label ?? article().ref.anchor}
              </a>
            )}
          </Match>
        </Switch>
      )}
    </For>
  );
}

/** An example that can be played through, frame by frame. */
export function DiagramPlayer(props: { diagram: Diagram; ruleSet: RuleSetId; leaflet: RuleSetId }): JSX.Element {
  const [at, setAt] = createSignal(0);
  const frames = createMemo(() => framesOf(props.diagram));
  const frame = () => frames()[at()] ?? frames()[0];
  const captioned = () => frames().some((each) => each.caption.length);
  const go = (to: number) => setAt(Math.max(0, Math.min(frames().length - 1, to)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') go(at() + 1);
    else if (event.key === 'ArrowLeft') go(at() - 1);
    else return;
    event.preventDefault();
  };
  return (
    <Show when={frame()}>
      {(shown) => (
        <figure class="diagram" onKeyDown={onKeyDown}>
          <div class="diagram-board">
            <Miniature
              picture={shown().picture}
              leaflet={props.leaflet}
              full
              label={`${t('rules.example')}: ${t('rules.step', { at: at() + 1, of: frames().length })}`}
              frame={shown()}
            />
          </div>
          <Show when={captioned()}>
            <figcaption aria-live="polite">
              <Words text={shown().caption} />
            </figcaption>
          </Show>
          <div class="diagram-pad">
            <Show when={frames().length > 1}>
              <button
                type="button"
                class="icon-button"
                aria-label={t('pad.back')}
                aria-disabled={at() === 0}
                onClick={() => go(at() - 1)}
              >
                <Icon name="back" filled />
              </button>
              <span class="small">{t('rules.step', { at: at() + 1, of: frames().length })}</span>
              <button
                type="button"
                class="icon-button"
                aria-label={t('pad.forward')}
                aria-disabled={at() === frames().length - 1}
                onClick={() => go(at() + 1)}
              >
                <Icon name="forward" filled />
              </button>
            </Show>
            <a class="button compact" href={positionAddress(props.ruleSet, props.diagram.position)}>
              {t('rules.try')}
            </a>
          </div>
        </figure>
      )}
    </Show>
  );
}

/** One article: the plate in the margin, the text, notes on how we read it, examples. */
export function ArticleView(props: {
  article: Article;
  ruleSet: RuleSetId;
  leaflet: RuleSetId;
  cited: boolean;
  changed?: boolean;
}): JSX.Element {
  const address = () => articleAddress({ ruleSet: props.ruleSet, anchor: props.article.anchor });
  return (
    <section
      class="article"
      classList={{ cited: props.cited, changed: props.changed ?? false }}
      id={`art-${props.article.anchor}`}
      aria-labelledby={`art-${props.article.anchor}-title`}
    >
      <a class="plate article-plate" href={address()} aria-label={t('rules.link', { label: props.article.label })}>
        {props.article.label}
      </a>
      <h3 id={`art-${props.article.anchor}-title`} tabIndex={-1}>
        {props.article.title}
      </h3>
      <For each={props.article.paragraphs}>
        {(paragraph) => (
          <p>
            <Words text={paragraph} />
          </p>
        )}
      </For>
      <p class="article-place">{props.article.place}</p>
      <For each={props.article.notes}>
        {(note) => (
          <aside class="article-note">
            <span class="cap">{t('rules.note')}</span>
            <p>
              <Words text={note} />
            </p>
          </aside>
        )}
      </For>
      <For each={props.article.diagrams}>
        {(diagram) => <DiagramPlayer diagram={diagram} ruleSet={props.ruleSet} leaflet={props.leaflet} />}
      </For>
    </section>
  );
}

/** All chapters of a rules page in one column; goes to the cited article when it changes. */
export function RulesColumn(props: {
  page: RulesPage;
  leaflet: RuleSetId;
  cited: string | null;
  changedPoints?: ReadonlySet<string>;
}): JSX.Element {
  const cited = () => citedArticle(props.page, props.cited);
  createEffect(
    on(cited, (found) => {
      if (!found) return;
      queueMicrotask(() => {
        const article = document.getElementById(`art-${found.anchor}`);
        article?.scrollIntoView({ block: 'start' });
        article?.querySelector<HTMLElement>('h3')?.focus({ preventScroll: true });
      });
    }),
  );
  const changed = (article: Article) => article.points.some((point) => props.changedPoints?.has(point));
  return (
    <div class="rules-column">
      <For each={props.page.chapters}>
        {(chapter) => (
          <section class="chapter">
            <h2>{chapter.title}</h2>
            <For each={chapter.articles}>
              {(article) => (
                <ArticleView
                  article={article}
                  ruleSet={props.page.ruleSet}
                  leaflet={props.leaflet}
                  cited={article === cited()}
                  changed={changed(article)}
                />
              )}
            </For>
          </section>
        )}
      </For>
    </div>
  );
}
