/** What is played at a table, by which rules, how long and on which clock. */
import type { JSX } from 'solid-js';
import { createResource, For, Show } from 'solid-js';
import { rulesAddress } from '../app/addresses';
import { useApp } from '../app/context';
import type { Article, Side } from '../box/api';
import { Miniature } from '../components/Miniature';
import { Words } from '../components/RuleText';
import { leafletOf } from '../games/faces';
import { language, t } from '../i18n';
import { ruleSetName } from '../play/wording';
import type { DraftRules } from './draft';
import { clockText, cubeText, lengthText, pageOf } from './draft';
import type { Draft } from './server';
import { words } from './words';

export function Terms(props: { rules: DraftRules; draft: Draft; side: Side | null }): JSX.Element {
  const app = useApp();
  const { set, house } = props.rules;
  const changed = new Set(Object.keys(house?.changes ?? {}));
  const [page] = createResource(
    () => (house ? language() : null),
    (now) => pageOf(props.rules, app, now),
  );
  const differing = (): readonly Article[] =>
    page.latest?.chapters
      .flatMap(({ articles }) => articles)
      .filter(({ points }) => points.some((point) => changed.has(point))) ?? [];
  const parent = () => ruleSetName(app.ruleSet(house?.parent ?? ''));
  return (
    <section class="sheet online-terms">
      <div class="online-terms-board">
        <Miniature picture={set.start} leaflet={leafletOf(set.id, app.ruleSets())} label={ruleSetName(set)} />
      </div>
      <dl>
        <dt>{words('join.game')}</dt>
        <dd>
          <b>{ruleSetName(set)}</b>
          <Show when={!house}>
            {' · '}
            <a class="link" href={rulesAddress(set.id)}>
              {words('join.rules')}
            </a>
          </Show>
        </dd>
        <dt>{words('join.length')}</dt>
        <dd>{[lengthText(props.draft), cubeText(props.draft)].filter(Boolean).join(', ')}</dd>
        <dt>{words('join.clock')}</dt>
        <dd>{clockText(props.draft.clock)}</dd>
        <Show when={props.side}>
          {(side) => (
            <>
              <dt>{words('join.side')}</dt>
              <dd>{t(side())}</dd>
            </>
          )}
        </Show>
      </dl>
      <Show when={house}>
        <div class="online-differs">
          <p>
            <b>{words('join.house', { parent: parent() })}</b>
          </p>
          <Show when={changed.size} fallback={<p>{words('join.same')}</p>}>
            <h2 class="cap">{words('join.differs')}</h2>
            <For each={differing()}>
              {(article) => (
                <div class="online-article">
                  <span class="plate">{article.label}</span>
                  <div>
                    <b>{article.title}</b>
                    <For each={article.paragraphs}>
                      {(paragraph) => (
                        <p>
                          <Words text={paragraph} />
                        </p>
                      )}
                    </For>
                  </div>
                </div>
              )}
            </For>
          </Show>
        </div>
      </Show>
    </section>
  );
}
