import type { JSX } from 'solid-js';
import { createEffect, createResource, createSignal, For, on, Show } from 'solid-js';
import { houseAddress, houseDraftAddress, playAddress, ruleSetOf } from '../app/addresses';
import { useApp } from '../app/context';
import { copyText } from '../app/copy';
import { address, go } from '../app/router';
import { toast } from '../app/toasts';
import type { HouseDraft, RuleSetId, RuleSetSummary } from '../box/api';
import { FileButton } from '../components/FileButton';
import { HouseForm } from '../components/HouseForm';
import { Miniature } from '../components/Miniature';
import { NoSuchRules } from '../components/NoSuchRules';
import { RulesColumn } from '../components/RuleText';
import { openRoom } from '../games';
import { faceOf, GAMES } from '../games/faces';
import { language, t } from '../i18n';
import { problemTitle } from '../play/wording';
import { store } from '../store/store';
import { download } from './Study';

/** What house rules start from, where nothing was chosen. */
const FIRST: RuleSetId = GAMES.find((game) => game.house)?.house ?? '';

/** `#/house/xalingo`: the rule table as a form, with the leaflet it makes beside it. A link carries a whole draft. */
export default function House(props: { slug: string | null }): JSX.Element {
  const app = useApp();
  const parents = () => app.ruleSets().filter((set) => faceOf(set).house && set.origin !== 'house');
  const isParent = () => !props.slug || parents().some(({ id }) => id === ruleSetOf(props.slug ?? ''));
  return (
    <Show when={isParent()} fallback={<NoSuchRules slug={props.slug ?? ''} />}>
      <Rows slug={props.slug} parents={parents()} />
    </Show>
  );
}

function Rows(props: { slug: string | null; parents: readonly RuleSetSummary[] }): JSX.Element {
  const app = useApp();
  const fromLink = address().query.get('rules');
  const [draft, setDraft] = createSignal<HouseDraft>({
    parent: props.slug ? ruleSetOf(props.slug) : FIRST,
    name: '',
    changes: {},
  });
  createEffect(
    on(
      () => props.slug,
      (slug) => {
        if (slug && ruleSetOf(slug) !== draft().parent)
          setDraft({ parent: ruleSetOf(slug), name: draft().name, changes: {} });
      },
    ),
  );
  const read = (text: string) =>
    app.box
      .houseFromText(text.trim())
      .then((found) =>
        found.ok
          ? setDraft(found.value)
          : toast({
              text: `${problemTitle(found.problem)}. ${found.problem.expected[language()]}`,
            }),
      )
      .catch(app.fail);
  if (fromLink) void read(fromLink);
  const [form] = createResource(
    () => [draft().parent, language()] as const,
    ([parent]) => app.box.houseForm(parent),
  );
  const [check] = createResource(
    () => [draft(), language()] as const,
    ([now]) => app.box.checkHouse(now),
  );
  const [page] = createResource(
    () => [draft(), language()] as const,
    async ([now, words]) => {
      const set = app.ruleSet(now.parent);
      return (await Promise.all([app.box.housePage(now, words), set && openRoom(set.kind)]))[0];
    },
  );
  const changed = () => new Set(Object.keys(draft().changes));
  // Beside the form the leaflet shows the article of the row that was changed last.
  let leafletSheet!: HTMLElement;
  let touched: string | null = null;
  const onChange = (next: HouseDraft) => {
    const before = draft().changes;
    touched =
      [...new Set([...Object.keys(before), ...Object.keys(next.changes)])].find(
        (point) => JSON.stringify(before[point]) !== JSON.stringify(next.changes[point]),
      ) ?? null;
    setDraft(next);
  };
  createEffect(
    on(page, (leaflet) => {
      const article =
        touched === null
          ? undefined
          : leaflet?.chapters.flatMap((chapter) => chapter.articles).find((each) => each.points.includes(touched!));
      touched = null;
      queueMicrotask(() => {
        const shown = article && document.getElementById(`art-${article.anchor}`);
        if (shown && leafletSheet.scrollHeight > leafletSheet.clientHeight)
          leafletSheet.scrollTop += shown.getBoundingClientRect().top - leafletSheet.getBoundingClientRect().top - 24;
      });
    }),
  );
  const clashes = () => check.latest?.clashes ?? [];
  const fine = () => check.state === 'ready' && clashes().length === 0;
  const named = (): HouseDraft => ({ ...draft(), name: draft().name.trim() || t('house.name.default') });
  const keep = async (): Promise<RuleSetId | null> => {
    if (!fine()) {
      toast({ text: t('house.fix') });
      return null;
    }
    const id = await app.box.keepHouse(named());
    await store.keepHouse(id, named());
    await app.refreshRuleSets();
    return id;
  };
  const play = () =>
    void keep()
      .then((id) => {
        if (id) go(playAddress(id));
      })
      .catch(app.fail);
  const link = () => new URL(houseDraftAddress(check.latest?.text ?? ''), location.href).href;
  return (
    <div class="wrap page">
      <h1 class="page-title">{t('house.title')}</h1>
      <p class="lead">{t('house.lead')}</p>
      <div class="house-layout">
        <section class="sheet house-panel">
          <div class="field-pair">
            <div class="field">
              <label for="house-parent">{t('house.from')}</label>
              <select
                id="house-parent"
                class="select"
                onChange={(event) => go(houseAddress(event.currentTarget.value))}
              >
                <For each={props.parents}>
                  {(set) => (
                    <option value={set.id} selected={set.id === draft().parent}>
                      {set.name[language()]}
                    </option>
                  )}
                </For>
              </select>
            </div>
            <div class="field">
              <label for="house-name">{t('house.name')}</label>
              <input
                id="house-name"
                class="input"
                maxLength={40}
                placeholder={t('house.name.default')}
                value={draft().name}
                onInput={(event) => setDraft({ ...draft(), name: event.currentTarget.value })}
              />
            </div>
          </div>
          <Show when={form.latest}>
            {(shown) => <HouseForm form={shown()} draft={draft()} clashes={clashes()} onChange={onChange} />}
          </Show>
          <div class="house-actions">
            <p class="small">{changed().size ? t('house.changes', { n: changed().size }) : t('house.none')}</p>
            <button type="button" class="button primary wide" aria-disabled={!fine()} onClick={play}>
              {t('house.play')}
            </button>
            <div class="row">
              <button
                type="button"
                class="button compact"
                aria-disabled={!fine()}
                onClick={() =>
                  void keep()
                    .then((id) => {
                      if (id && store.isSafe()) toast({ text: t('house.kept') });
                    })
                    .catch(app.fail)
                }
              >
                {t('house.keep')}
              </button>
              <button type="button" class="button compact" onClick={() => void copyText(link())}>
                {t('house.link')}
              </button>
              <button
                type="button"
                class="button compact"
                onClick={() => download(`${named().name}.toml`, check.latest?.text ?? '')}
              >
                {t('house.file')}
              </button>
              <FileButton accept=".toml,.txt" onRead={(text) => void read(text)} onFailure={app.fail} />
              <button type="button" class="button quiet compact" onClick={() => setDraft({ ...draft(), changes: {} })}>
                {t('house.reset')}
              </button>
            </div>
          </div>
        </section>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the leaflet scrolls and must be reached with keys. */}
        <section class="sheet house-page" ref={leafletSheet} tabIndex={0} aria-label={t('house.page')}>
          <h2 class="cap">{t('house.page')}</h2>
          <Show when={check.latest?.start}>
            {(start) => (
              <div class="house-board">
                <Miniature picture={start()} leaflet={draft().parent} label={t('house.page')} />
              </div>
            )}
          </Show>
          <Show when={page.latest}>
            {(leaflet) => (
              <RulesColumn page={leaflet()} leaflet={draft().parent} cited={null} changedPoints={changed()} />
            )}
          </Show>
        </section>
      </div>
    </div>
  );
}
