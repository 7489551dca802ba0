/**
 * `#/leaflet/italian`: a rule set as a leaflet for the box: one sheet of A4, printed on both sides and folded once. The
 * cover has the board set up and a code that opens these very rules; inside and on the back stand the articles.
 */
import type { JSX } from 'solid-js';
import { createEffect, createMemo, createResource, createSignal, For, on, Show } from 'solid-js';
import { houseDraftAddress, rulesAddress } from '../app/addresses';
import { useApp } from '../app/context';
import { begin } from '../app/under-way';
import type { Article, RuleSetSummary, RulesPage } from '../box/api';
import { framesOf } from '../components/diagram-frames';
import { Band, Icon } from '../components/icons';
import { Miniature } from '../components/Miniature';
import { OfRuleSet } from '../components/OfRuleSet';
import { qrCode } from '../components/qr';
import { Words } from '../components/RuleText';
import { openRoom } from '../games';
import { leafletOf } from '../games/faces';
import { language, t } from '../i18n';
import { ruleSetName } from '../play/wording';
import { store } from '../store/store';
import { isLoopback } from './loopback';
import { words } from './words';

export { default as sheet } from '../design/leaflet-print.css?url';

export default function Leaflet(props: { slug: string }): JSX.Element {
  return <OfRuleSet slug={props.slug}>{(set) => <Folded set={set} />}</OfRuleSet>;
}

/** How much of the articles is printed; the most that fits on three sides. */
interface Fullness {
  readonly paragraphs: boolean;
  readonly diagrams: boolean;
  /** In points. */
  readonly size: number;
}

const FULLNESS: readonly Fullness[] = [
  { paragraphs: true, diagrams: true, size: 9 },
  { paragraphs: true, diagrams: true, size: 8 },
  { paragraphs: true, diagrams: true, size: 7.2 },
  { paragraphs: true, diagrams: false, size: 8 },
  { paragraphs: false, diagrams: true, size: 9 },
  { paragraphs: false, diagrams: true, size: 8 },
  { paragraphs: true, diagrams: false, size: 7 },
  { paragraphs: false, diagrams: false, size: 8 },
];

function Folded(props: { set: RuleSetSummary }): JSX.Element {
  const app = useApp();
  const [page] = createResource(
    () => [props.set, language()] as const,
    async ([{ id, kind }, now]) => (await Promise.all([app.box.rulesPage(id, now), openRoom(kind)]))[0],
  );
  /** House rules travel whole in their address: another device has never heard of them. */
  const [address] = createResource(async () => {
    const own = store.houses().find(({ id }) => id === props.set.id);
    const hash = own ? houseDraftAddress((await app.box.checkHouse(own.draft)).text) : rulesAddress(props.set.id);
    return new URL(hash, location.href).href;
  });
  const code = createMemo(() => {
    const link = address();
    return link && !isLoopback(location.hostname) ? qrCode(link) : null;
  });
  const [level, setLevel] = createSignal(0);
  let flow: HTMLDivElement | undefined;
  // A fourth column is one too many: less is printed, until three sides hold it.
  createEffect(
    on([level, () => page.latest], ([at, found]) => {
      if (!found) return;
      const done = begin('leaflet');
      requestAnimationFrame(() => {
        if (flow && flow.scrollWidth > flow.clientWidth + 4 && at < FULLNESS.length - 1) setLevel(at + 1);
        done();
      });
    }),
  );
  createEffect(
    on(
      () => page.latest,
      () => setLevel(0),
    ),
  );
  const fullness = () => FULLNESS[level()]!;
  const leaflet = () => leafletOf(props.set.id, app.ruleSets());
  const articles = (found: RulesPage) => (
    <For each={found.chapters}>
      {(chapter) => (
        <>
          <h2>{chapter.title}</h2>
          <For each={chapter.articles}>
            {(article) => <Printed article={article} fullness={fullness()} leaflet={leaflet()} />}
          </For>
        </>
      )}
    </For>
  );
  return (
    <Show when={page.latest} fallback={<h1 class="visually-hidden">{ruleSetName(props.set)}</h1>}>
      {(found) => (
        <div class="leaflet-print" lang={found().language} style={{ '--leaflet-size': `${fullness().size}pt` }}>
          <div class="wrap no-print leaflet-tools">
            <h1>{words('leaflet.of', { game: found().title })}</h1>
            <p class="small">{words('leaflet.how')}</p>
            <Show when={isLoopback(location.hostname)}>
              <p class="small leaflet-no-code">{words('leaflet.loopback')}</p>
            </Show>
            <div class="row">
              <button type="button" class="button primary" onClick={() => print()}>
                <Icon name="print" size={18} />
                {t('print')}
              </button>
              <a class="button" href={rulesAddress(props.set.id)}>
                {t('rules.title')}
              </a>
            </div>
          </div>
          <section class="leaflet-side" aria-label={words('leaflet.outside')}>
            <div class="leaflet-panel leaflet-window back">
              {/* The same words flow over three panels; this one shows the third. */}
              <div class="leaflet-flow" aria-hidden="true">
                {articles(found())}
              </div>
            </div>
            <div class="leaflet-panel leaflet-cover">
              <Band />
              <h2 class="leaflet-title">{found().title}</h2>
              <p class="leaflet-from">{found().source}</p>
              <div class="leaflet-board">
                <Miniature picture={props.set.start} leaflet={leaflet()} full label={words('leaflet.setup')} />
              </div>
              <p class="leaflet-lead">{found().lead}</p>
              <Show when={code()}>
                {(modules) => (
                  <figure class="leaflet-code">
                    <Code modules={modules()} label={address() ?? ''} />
                    <figcaption>{words('leaflet.code')}</figcaption>
                  </figure>
                )}
              </Show>
            </div>
          </section>
          <section class="leaflet-side" aria-label={words('leaflet.inside')}>
            <div class="leaflet-window inside">
              <div class="leaflet-flow" ref={flow}>
                {articles(found())}
              </div>
            </div>
          </section>
        </div>
      )}
    </Show>
  );
}

function Printed(props: { article: Article; fullness: Fullness; leaflet: string }): JSX.Element {
  const frame = () =>
    props.fullness.diagrams ? props.article.diagrams.map((each) => framesOf(each)[0])[0] : undefined;
  return (
    <section class="leaflet-article">
      <Show when={frame()}>
        {(shown) => (
          <div class="leaflet-diagram">
            <Miniature picture={shown().picture} leaflet={props.leaflet} frame={shown()} />
          </div>
        )}
      </Show>
      <h3>
        <b>{props.article.label}</b> {props.article.title}
      </h3>
      <Show
        when={props.fullness.paragraphs}
        fallback={
          <Show when={props.article.short !== props.article.title}>
            <p>{props.article.short}</p>
          </Show>
        }
      >
        <For each={props.article.paragraphs}>
          {(paragraph) => (
            <p>
              <Words text={paragraph} />
            </p>
          )}
        </For>
      </Show>
    </section>
  );
}

/** A code, always black on white, with the quiet margin that readers want. */
export function Code(props: { modules: readonly (readonly boolean[])[]; label: string }): JSX.Element {
  const size = () => props.modules.length + 8;
  const path = () =>
    props.modules.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : []))).join('');
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size()} ${size()}`}
      role="img"
      aria-label={props.label}
      shape-rendering="crispEdges"
    >
      <rect class="qr-paper" width={size()} height={size()} />
      <path class="qr-ink" d={path()} />
    </svg>
  );
}
