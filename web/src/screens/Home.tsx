import type { JSX } from 'solid-js';
import { createSignal, For, Show } from 'solid-js';
import { gameAddress, HOUSE, lessonAddress, playAddress, RULES, rulesAddress, setupAddress } from '../app/addresses';
import { useApp } from '../app/context';
import type { PlayMode } from '../app/preferences';
import { preferences, setPreferences } from '../app/preferences';
import type { RuleSetSummary } from '../box/api';
import { GameCard } from '../components/GameCard';
import { colourOf, Miniature } from '../components/Miniature';
import { walkChoices } from '../components/radio-keys';
import { Segments } from '../components/Segments';
import { TimeChoice } from '../components/TimeChoice';
import { language, t } from '../i18n';
import { namedSeats } from '../play/seats';
import { unfinished } from '../play/start';
import { levelName } from '../play/wording';
import { shelf } from '../store/games';

/** Where each leaflet of the box comes from, in as few words as a card has room for. */
const LEAFLET_SOURCES: Readonly<
  Record<string, 'source.xalingo' | 'source.xalingo-en' | 'source.garden' | 'source.italian'>
> = {
  'draughts:xalingo': 'source.xalingo',
  'draughts:xalingo-en': 'source.xalingo-en',
  'draughts:garden': 'source.garden',
  'draughts:italian': 'source.italian',
};

/** What shall we play? Modes, the game to go on with, the five games of the box, and the rest. */
export function Home(): JSX.Element {
  const app = useApp();
  const [all, setAll] = createSignal(false);
  const leaflets = () => app.ruleSets().filter((set) => set.origin === 'leaflet' && set.kind === 'draughts');
  const backgammon = () =>
    app.ruleSet(preferences.backgammonRules) ?? app.ruleSets().find((set) => set.kind === 'backgammon');
  const family = () => app.ruleSets().filter((set) => set.origin === 'family' && set.kind === 'draughts');
  const house = () => app.ruleSets().filter((set) => set.origin === 'house');
  return (
    <div class="wrap home">
      <div class="lid">
        <div>
          <h1 class="page-title">{t('home.title')}</h1>
          <p class="lead">{t('home.lead')}</p>
          <Modes levels={app.capabilities.levels} online={app.capabilities.online} />
          <GameOptions levels={app.capabilities.levels} />
        </div>
        <Continue />
      </div>
      <div class="shelf-head">
        <h2 class="section-title">{t('home.box')}</h2>
        <Show when={family().length}>
          <button
            type="button"
            class="link"
            aria-expanded={all()}
            aria-controls="family"
            onClick={() => setAll(!all())}
          >
            {t('home.more', { n: family().length })}
          </button>
        </Show>
      </div>
      <div class="game-cards">
        <Show when={backgammon()}>
          {(set) => (
            <GameCard
              set={set()}
              sets={app.ruleSets()}
              href={playAddress(set().id)}
              name={t('home.backgammon')}
              source={t('home.backgammon.source')}
            />
          )}
        </Show>
        <For each={leaflets()}>
          {(set) => (
            <GameCard
              set={set}
              sets={app.ruleSets()}
              href={playAddress(set.id)}
              source={t(LEAFLET_SOURCES[set.id] ?? 'rules.house')}
            />
          )}
        </For>
      </div>
      <div id="family" hidden={!all()}>
        <MoreGames title={t('home.family')} sets={family()} />
      </div>
      <Show when={house().length}>
        <MoreGames title={t('home.house')} sets={house()} />
      </Show>
      <div class="trio">
        <div class="sheet">
          <h3>{t('home.rules')}</h3>
          <p>{t('home.rules.text')}</p>
          <a class="link" href={RULES}>
            {t('home.rules.go')}
          </a>
        </div>
        <div class="sheet">
          <h3>{t('home.rule')}</h3>
          <p>{t('home.rule.text')}</p>
          <a class="link" href={HOUSE}>
            {t('home.rule.go')}
          </a>
        </div>
        <div class="sheet">
          <h3>{t('home.dice')}</h3>
          <p>{t('home.dice.text')}</p>
          <a class="link" href={rulesAddress(preferences.backgammonRules)}>
            {t('home.dice.go')}
          </a>
        </div>
      </div>
      <p class="home-more">
        <a class="link" href={setupAddress('draughts:italian')}>
          {t('home.setup')}
        </a>
      </p>
    </div>
  );
}

const MODES: readonly PlayMode[] = ['two', 'computer', 'link'];

function Modes(props: { levels: number; online: boolean }): JSX.Element {
  let group!: HTMLDivElement;
  const modes = () => MODES.filter((mode) => mode !== 'link' || props.online);
  const choose = (mode: PlayMode) => setPreferences('mode', mode);
  const onKeyDown = (event: KeyboardEvent) =>
    walkChoices(event, group, {
      at: modes().indexOf(preferences.mode),
      of: modes().length,
      choose: (index) => choose(modes()[index]!),
    });
  const sub = (mode: PlayMode) =>
    mode === 'two'
      ? t('mode.two.sub')
      : mode === 'computer'
        ? t('mode.computer.sub', { n: props.levels })
        : t('mode.link.sub');
  return (
    <div ref={group} class="modes" role="radiogroup" aria-label={t('home.how')} onKeyDown={onKeyDown}>
      <For each={modes()}>
        {(mode) => (
          <button
            type="button"
            class="mode"
            role="radio"
            aria-checked={preferences.mode === mode}
            tabIndex={preferences.mode === mode ? 0 : -1}
            onClick={() => choose(mode)}
          >
            <ModeIcon mode={mode} />
            <b>{t(`mode.${mode}`)}</b>
            <i>{sub(mode)}</i>
          </button>
        )}
      </For>
    </div>
  );
}

function ModeIcon(props: { mode: PlayMode }): JSX.Element {
  return (
    <svg class="mode-icon" width="38" height="38" viewBox="0 0 38 38" aria-hidden="true">
      <Show when={props.mode === 'two'}>
        <circle class="light" cx="13" cy="19" r="10.5" />
        <circle class="dark" cx="25" cy="19" r="10.5" />
      </Show>
      <Show when={props.mode === 'computer'}>
        <circle class="light" cx="13" cy="19" r="10.5" />
        <rect class="dark" x="16" y="10" width="18" height="18" rx="3" />
        <path class="cross" d="M21 19h8M25 15v8" />
      </Show>
      <Show when={props.mode === 'link'}>
        <path class="line" d="M9 19h20" />
        <circle class="light" cx="8.5" cy="19" r="7.5" />
        <circle class="dark" cx="29.5" cy="19" r="7.5" />
      </Show>
    </svg>
  );
}

/** What the next game starts with: level and colour against the computer, and the clock. */
function GameOptions(props: { levels: number }): JSX.Element {
  const levels = () =>
    Array.from({ length: props.levels }, (_, index) => ({ value: index + 1, label: levelName(index + 1) }));
  return (
    <div class="game-options">
      <Show when={preferences.mode === 'computer'}>
        <div class="option">
          <span class="cap">{t('home.level')}</span>
          <Segments
            label={t('home.level')}
            value={preferences.level}
            choices={levels()}
            onChoose={(value) => setPreferences('level', value)}
          />
        </div>
        <div class="option">
          <span class="cap">{t('home.colour')}</span>
          <Segments
            label={t('home.colour')}
            value={preferences.colour}
            choices={[
              { value: 'light', label: t('light') },
              { value: 'dark', label: t('dark') },
              { value: 'random', label: t('random') },
            ]}
            onChoose={(value) => setPreferences('colour', value)}
          />
        </div>
      </Show>
      <TimeChoice id="home-time" class="option" points={null} />
    </div>
  );
}

/** The game to go on with; without one, the first lesson. */
function Continue(): JSX.Element {
  const app = useApp();
  const game = () => unfinished(shelf());
  const first = () => app.ruleSet('draughts:xalingo') ?? app.ruleSets()[0];
  return (
    <Show
      when={game()}
      fallback={
        <div class="sheet continue">
          <div>
            <div class="cap">{t('home.lesson')}</div>
            <h2>{first()?.name[language()]}</h2>
            <p class="small">{t('home.lesson.text')}</p>
            <a class="button primary" href={lessonAddress('xalingo')}>
              {t('home.lesson.start')}
            </a>
          </div>
          <Show when={first()}>
            {(set) => (
              <div class="continue-board">
                <Miniature picture={set().start} colour={colourOf(set().id)} />
              </div>
            )}
          </Show>
        </div>
      }
    >
      {(saved) => {
        const seats = () => namedSeats(saved().seats);
        const opponent = () =>
          seats().light.player.kind === 'computer'
            ? seats().light
            : seats().dark.player.kind === 'computer'
              ? seats().dark
              : null;
        const words = () =>
          opponent()
            ? t('home.continue.with', { name: opponent()!.name, n: saved().move })
            : t('home.continue.two', { light: seats().light.name, dark: seats().dark.name, n: saved().move });
        return (
          <div class="sheet continue">
            <div>
              <div class="cap">{t('home.continue')}</div>
              <h2>{app.ruleSet(saved().ruleSet)?.name[language()] ?? saved().ruleSet}</h2>
              <p class="small">{words()}</p>
              <a class="button primary" href={gameAddress(saved().id)}>
                {t('home.resume')}
              </a>
            </div>
            <div class="continue-board" classList={{ wide: saved().kind === 'backgammon' }}>
              <Miniature picture={saved().picture} colour={colourOf(saved().ruleSet, app.ruleSets())} />
            </div>
          </div>
        );
      }}
    </Show>
  );
}

function MoreGames(props: { title: string; sets: readonly RuleSetSummary[] }): JSX.Element {
  const app = useApp();
  return (
    <section class="more-games">
      <h2 class="cap">{props.title}</h2>
      <div class="more-cards">
        <For each={props.sets}>
          {(set) => (
            <a class="more-card" href={playAddress(set.id)}>
              <Miniature picture={set.start} colour={colourOf(set.id, app.ruleSets())} />
              <div>
                <h3>{set.name[language()]}</h3>
                <ul>
                  <For each={set.facts}>{(fact) => <li>{fact[language()]}</li>}</For>
                </ul>
              </div>
            </a>
          )}
        </For>
      </div>
    </section>
  );
}
