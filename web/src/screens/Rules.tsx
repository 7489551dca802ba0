import type { JSX } from 'solid-js';
import { createResource, For, Show } from 'solid-js';
import {
  articleAddress,
  houseAddress,
  judgeAddress,
  leafletAddress,
  playAddress,
  ruleSetOf,
  rulesAddress,
} from '../app/addresses';
import { useApp } from '../app/context';
import { isNarrow } from '../app/preferences';
import type { RuleSetSummary, RulesPage } from '../box/api';
import { Icon } from '../components/icons';
import { Miniature } from '../components/Miniature';
import { NoSuchRules } from '../components/NoSuchRules';
import { citedArticle } from '../components/plates';
import { RulesColumn } from '../components/RuleText';
import { openRoom } from '../games';
import { leafletOf } from '../games/faces';
import { language, t } from '../i18n';
import { words } from './words';

/** `#/rules`: all leaflets; `#/rules/italian/most-pieces` or `…/6.6`: one, at an article. */
export default function Rules(props: { slug: string | null; article: string | null }): JSX.Element {
  const app = useApp();
  const set = () => (props.slug ? app.ruleSet(ruleSetOf(props.slug)) : undefined);
  return (
    <Show when={props.slug} fallback={<AllRules />}>
      <Show when={set()} fallback={<NoSuchRules slug={props.slug ?? ''} />}>
        {(found) => <OneLeaflet set={found()} article={props.article} />}
      </Show>
    </Show>
  );
}

function AllRules(): JSX.Element {
  const app = useApp();
  const groups = () =>
    [
      { title: t('rules.leaflets'), sets: app.ruleSets().filter((set) => set.origin === 'leaflet') },
      { title: t('rules.family'), sets: app.ruleSets().filter((set) => set.origin === 'family') },
      { title: t('rules.house'), sets: app.ruleSets().filter((set) => set.origin === 'house') },
    ].filter((group) => group.sets.length);
  return (
    <div class="wrap page">
      <h1 class="page-title">{t('rules.title')}</h1>
      <p class="lead">{t('rules.lead')}</p>
      <For each={groups()}>
        {(group) => (
          <section class="more-games">
            <h2 class="section-title">{group.title}</h2>
            <div class="more-cards">
              <For each={group.sets}>
                {(set) => (
                  <a class="more-card" href={rulesAddress(set.id)}>
                    <Miniature picture={set.start} leaflet={leafletOf(set.id, app.ruleSets())} />
                    <div>
                      <h3>{set.name[language()]}</h3>
                      <p class="game-source">{set.source[language()]}</p>
                    </div>
                  </a>
                )}
              </For>
            </div>
          </section>
        )}
      </For>
    </div>
  );
}

function OneLeaflet(props: { set: RuleSetSummary; article: string | null }): JSX.Element {
  const app = useApp();
  const [page] = createResource(
    () => [props.set, language()] as const,
    // Its diagrams are played through as the game is.
    async ([{ id, kind }, now]) => (await Promise.all([app.box.rulesPage(id, now), openRoom(kind)]))[0],
  );
  return (
    <div class="wrap rules">
      <Show when={page.latest}>
        {(leaflet) => (
          <div class="rules-layout">
            <Contents page={leaflet()} article={props.article} />
            <article class="sheet rules-leaflet" lang={leaflet().language}>
              <header class="rules-head">
                <h1 class="page-title">{leaflet().title}</h1>
                <p class="leaflet-source">{leaflet().source}</p>
                <p class="rules-lead">{leaflet().lead}</p>
                <div class="row no-print">
                  <a class="button primary compact" href={playAddress(props.set.id)}>
                    {t('rules.play')}
                  </a>
                  <a class="button compact" href={houseAddress(props.set.id)}>
                    {t('rules.change')}
                  </a>
                  <a class="button compact" href={judgeAddress(props.set.id)}>
                    {t('nav.judge')}
                  </a>
                  <a class="button compact" href={leafletAddress(props.set.id)}>
                    {words('leaflet.print')}
                  </a>
                  <button type="button" class="button compact" onClick={() => print()}>
                    <Icon name="print" size={18} />
                    {t('rules.print')}
                  </button>
                </div>
              </header>
              <RulesColumn page={leaflet()} leaflet={leafletOf(props.set.id, app.ruleSets())} cited={props.article} />
            </article>
          </div>
        )}
      </Show>
    </div>
  );
}

function Contents(props: { page: RulesPage; article: string | null }): JSX.Element {
  return (
    <nav class="rules-contents" aria-label={t('rules.contents')}>
      <details open={!isNarrow()}>
        <summary class="cap">{t('rules.contents')}</summary>
        <For each={props.page.chapters}>
          {(chapter) => (
            <>
              <h3>{chapter.title}</h3>
              <ol>
                <For each={chapter.articles}>
                  {(article) => (
                    <li>
                      <a
                        href={articleAddress({ ruleSet: props.page.ruleSet, anchor: article.anchor })}
                        aria-current={article === citedArticle(props.page, props.article) ? 'location' : undefined}
                      >
                        <b>{article.label}</b>
                        <span>{article.title}</span>
                      </a>
                    </li>
                  )}
                </For>
              </ol>
            </>
          )}
        </For>
      </details>
    </nav>
  );
}
