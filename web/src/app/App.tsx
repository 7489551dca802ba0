import type { JSX } from 'solid-js';
import {
  batch,
  createEffect,
  createResource,
  createSignal,
  ErrorBoundary,
  lazy,
  Match,
  onCleanup,
  Suspense,
  Switch,
} from 'solid-js';
import type { GamesBox, LevelWords, RuleSetSummary } from '../box/api';
import { StateBox } from '../components/StateBox';
import { withRooms } from '../games';
import { lidLevels, lidSets, openLid } from '../games/lid';
import { beforeLanguage, language, t } from '../i18n';
import { Home } from '../screens/Home';
import { bringHouses } from '../store/houses';
import { store } from '../store/store';
import { HOME } from './addresses';
import type { AppContext } from './context';
import { Context, useApp } from './context';
import { address } from './router';
import { Shell } from './Shell';
import { openSheet } from './sheet';
import { toast } from './toasts';
import { underWay } from './under-way';

/** A screen that comes with the words of the later screens, and with a style sheet where it brings one. */
const worded = <Screen extends { readonly default: unknown; readonly sheet?: string }>(
  screen: Promise<Screen>,
): Promise<Screen> =>
  underWay(
    'screen',
    Promise.all([
      screen.then((opened) => (opened.sheet ? openSheet(opened.sheet).then(() => opened) : opened)),
      import('../screens/words').then((words) => words.openWords()),
    ]).then(([opened]) => opened),
  );

const About = lazy(() => underWay('screen', import('../screens/About')));
const Play = lazy(() => underWay('screen', import('../screens/Play')));
const Game = lazy(() => worded(import('../screens/Game')));
const Analyse = lazy(() => worded(import('../screens/Analyse')));
const Judge = lazy(() => worded(import('../screens/Judge')));
const Puzzles = lazy(() => worded(import('../screens/Puzzles')));
const Leaflet = lazy(() => worded(import('../screens/Leaflet')));
const SetUp = lazy(() => underWay('screen', import('../screens/SetUp')));
const Rules = lazy(() => worded(import('../screens/Rules')));
const House = lazy(() => underWay('screen', import('../screens/House')));
const Learn = lazy(() => worded(import('../screens/Learn')));
const Online = lazy(() =>
  worded(import('../online/screens').then((screens) => screens.openWords().then(() => screens))),
);
const Settings = lazy(() => underWay('screen', import('../screens/Settings')));

const wordsOf = (why: unknown): string => (why instanceof Error ? why.message : String(why));

/** What broke; that nothing is lost is said only where it is true. */
const brokenText = (why: unknown): string =>
  store.isSafe() ? t('state.broken.text', { why: wordsOf(why) }) : wordsOf(why);

/** What is seen of rule sets in the language in force. */
const shown = (sets: readonly RuleSetSummary[]): string =>
  JSON.stringify(
    sets.map(({ id, origin, name, facts }) => [id, origin, name[language()], facts.map((fact) => fact[language()])]),
  );

/** The whole page over a box that may still be opening. The home page stands before that. */
export function App(props: { openBox: () => Promise<GamesBox> }): JSX.Element {
  const [attempt, setAttempt] = createSignal(1);
  const [levels, setLevels] = createSignal<readonly LevelWords[]>(lidLevels());
  const [ruleSets, setRuleSets] = createSignal<readonly RuleSetSummary[]>(lidSets());
  const [opened] = createResource(attempt, async () => {
    const [opening] = await Promise.all([props.openBox(), underWay('shelf', store.open())]);
    const box = withRooms(opening);
    await bringHouses(box, store.houses());
    const [capabilities, words, sets] = await Promise.all([box.capabilities(), box.levels(), box.ruleSets()]);
    batch(() => {
      setLevels(words);
      // What stands on the shelf already is not drawn again.
      if (shown(sets) !== shown(ruleSets())) setRuleSets(sets);
    });
    return { box, capabilities };
  });
  const ready = () => (opened.state === 'ready' ? opened() : undefined);
  const app: AppContext = {
    get box() {
      const now = ready();
      if (!now) throw new Error('the box is not open yet');
      return now.box;
    },
    isReady: () => ready() !== undefined,
    get capabilities() {
      return ready()?.capabilities ?? { levels: levels().length, online: false };
    },
    levels,
    ruleSets,
    refreshRuleSets: async () => {
      setRuleSets(await app.box.ruleSets());
    },
    ruleSet: (id) => ruleSets().find((set) => set.id === id),
    fail: (why) => toast({ text: brokenText(why) }),
  };
  onCleanup(
    beforeLanguage(async (wanted) => {
      const now = ready();
      if (now) {
        await now.box.speak(wanted);
        setLevels(await now.box.levels());
        await app.refreshRuleSets();
      } else {
        await openLid(wanted);
        setLevels(lidLevels());
        setRuleSets(lidSets());
      }
    }),
  );
  return (
    <Shell>
      <Context.Provider value={app}>
        <Switch fallback={<Screens />}>
          <Match when={opened.error as unknown}>
            {(why) => (
              <div class="wrap page-narrow">
                <h1 class="visually-hidden">{t('state.failed')}</h1>
                <StateBox kind="error" title={t('state.failed')} text={t('state.failed.text', { why: wordsOf(why()) })}>
                  <div class="row">
                    <button type="button" class="button compact" onClick={() => setAttempt(attempt() + 1)}>
                      {t('state.retry')}
                    </button>
                  </div>
                </StateBox>
              </div>
            )}
          </Match>
        </Switch>
      </Context.Provider>
    </Shell>
  );
}

function Loading(): JSX.Element {
  return (
    <div class="wrap page-narrow" aria-busy="true">
      <StateBox kind="waiting" title={t('state.loading')} text={t('state.loading.text')} />
    </div>
  );
}

function Screens(): JSX.Element {
  const app = useApp();
  const [part, second] = [() => address().parts[0] ?? '', () => address().parts[1]];
  createEffect(() => {
    // The heading of the screen names the window; screens that open a game say more themselves.
    const names: Record<string, string> = {
      analyse: t('analysis'),
      setup: t('setup'),
      rules: t('rules.title'),
      house: t('house.title'),
      judge: t('nav.judge'),
      learn: t('nav.learn'),
      settings: t('settings'),
    };
    const name = names[part()];
    document.title = name ? `${name} – Tabuleiro` : 'Tabuleiro';
  });
  return (
    <ErrorBoundary fallback={(why: unknown, reset) => <Broken why={why} onRetry={reset} />}>
      <Suspense fallback={<Loading />}>
        <Switch fallback={<Lost />}>
          <Match when={part() === ''}>
            <Home />
          </Match>
          <Match when={part() === 'about' && second()} keyed>
            {(kind) => <About kind={kind} />}
          </Match>
          {/* Every other screen asks the box. */}
          <Match when={!app.isReady()}>
            <Loading />
          </Match>
          <Match when={part() === 'play' && second()} keyed>
            {(slug) => <Play slug={slug} />}
          </Match>
          <Match when={part() === 'game' && second()} keyed>
            {(id) => <Game id={id} />}
          </Match>
          <Match when={part() === 'analyse'}>
            <Analyse id={second() ?? null} />
          </Match>
          <Match when={part() === 'setup' && second()} keyed>
            {(slug) => <SetUp slug={slug} />}
          </Match>
          <Match when={part() === 'rules'}>
            <Rules slug={second() ?? null} article={address().parts[2] ?? null} />
          </Match>
          <Match when={part() === 'house'}>
            <House slug={second() ?? null} />
          </Match>
          <Match when={part() === 'judge'}>
            <Judge />
          </Match>
          <Match when={part() === 'puzzles'}>
            <Puzzles slug={second() ?? null} number={address().parts[2] ?? null} />
          </Match>
          <Match when={part() === 'leaflet' && second()} keyed>
            {(slug) => <Leaflet slug={slug} />}
          </Match>
          <Match when={part() === 'learn'}>
            <Learn id={second() ?? null} />
          </Match>
          <Match when={['t', 'friend', 'lobby', 'account'].includes(part()) && (second() ?? part())} keyed>
            {(at) => <Online at={at} />}
          </Match>
          <Match when={part() === 'settings'}>
            <Settings />
          </Match>
        </Switch>
      </Suspense>
    </ErrorBoundary>
  );
}

function Broken(props: { why: unknown; onRetry: () => void }): JSX.Element {
  return (
    <div class="wrap page-narrow">
      <h1 class="visually-hidden">{t('state.broken')}</h1>
      <StateBox kind="error" title={t('state.broken')} text={brokenText(props.why)}>
        <div class="row">
          <button type="button" class="button compact" onClick={props.onRetry}>
            {t('state.retry')}
          </button>
        </div>
      </StateBox>
    </div>
  );
}

function Lost(): JSX.Element {
  return (
    <div class="wrap page-narrow">
      <h1 class="visually-hidden">{t('state.lost')}</h1>
      <StateBox
        kind="error"
        title={t('state.lost')}
        text={t('state.lost.text', { address: address().parts.join('/') })}
      >
        <div class="row">
          <a class="button compact" href={HOME}>
            {t('home')}
          </a>
        </div>
      </StateBox>
    </div>
  );
}
