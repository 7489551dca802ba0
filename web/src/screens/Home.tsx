import type { JSX } from 'solid-js';
import { createSignal, For, Index, Show } from 'solid-js';
import { gameAddress, HOUSE, lessonAddress, playAddress, RULES, setupAddress } from '../app/addresses';
import { useApp } from '../app/context';
import type { PlayMode } from '../app/preferences';
import { preferences, setPreferences } from '../app/preferences';
import type { RuleSetSummary } from '../box/api';
import { GameCard } from '../components/GameCard';
import { LevelChoice } from '../components/LevelChoice';
import { Miniature } from '../components/Miniature';
import { walkChoices } from '../components/radio-keys';
import { Segments } from '../components/Segments';
import { TimeChoice } from '../components/TimeChoice';
import type { HomeCard } from '../games/face';
import { faceOf, GAMES, LID, leafletOf } from '../games/faces';
import { BARE } from '../games/slugs';
import { language, t } from '../i18n';
import { namedSeats } from '../play/seats';
import { unfinished } from '../play/start';
import { store } from '../store/store';

/** What shall we play? Modes, the game to go on with, the five games of the box, and the rest. */
export function Home(): JSX.Element {
  const app = useApp();
  const more = () => LID.flatMap((game) => game.more(app.ruleSets()) ?? []);
  const house = () => app.ruleSets().filter((set) => set.origin === 'house');
  return (
    <div class="wrap home">
      <div class="lid">
        <div>
          <h1 class="page-title">{t('home.title')}</h1>
          <p class="lead">{t('home.lead')}</p>
          <Modes levels={app.capabilities.levels} online={app.capabilities.online} />
          <GameOptions />
        </div>
        <Continue />
      </div>
      <Shelf cards={LID.flatMap((game) => game.cards(app.ruleSets()))} more={more()} />
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
        <For each={LID.flatMap((game) => game.promise() ?? [])}>
          {(promise) => (
            <div class="sheet">
              <h3>{promise.title}</h3>
              <p>{promise.text}</p>
              <a class="link" href={promise.href}>
                {promise.go}
              </a>
            </div>
          )}
        </For>
      </div>
      <p class="home-more">
        <a class="link" href={setupAddress(faceOf({ kind: BARE }).sample)}>
          {t('home.setup')}
        </a>
      </p>
    </div>
  );
}

/** The games of the box, and behind a button what else some of them bring. */
function Shelf(props: {
  cards: readonly HomeCard[];
  more: readonly { readonly sets: readonly RuleSetSummary[]; readonly label: string }[];
}): JSX.Element {
  const app = useApp();
  const [open, setOpen] = createSignal<number | null>(null);
  return (
    <>
      <div class="shelf-head">
        <h2 class="section-title">{t('home.box')}</h2>
        <Index each={props.more}>
          {(family, index) => (
            <button
              type="button"
              class="link"
              aria-expanded={open() === index}
              aria-controls={`family-${index}`}
              onClick={() => setOpen(open() === index ? null : index)}
            >
              {family().label}
            </button>
          )}
        </Index>
      </div>
      <div class="game-cards">
        <For each={props.cards}>
          {(card) => <GameCard card={card} sets={app.ruleSets()} href={playAddress(card.set.id)} />}
        </For>
      </div>
      <Index each={props.more}>
        {(family, index) => (
          <div id={`family-${index}`} hidden={open() !== index}>
            <MoreGames title={t('home.family')} sets={family().sets} />
          </div>
        )}
      </Index>
    </>
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
function GameOptions(): JSX.Element {
  return (
    <div class="game-options">
      <Show when={preferences.mode === 'computer'}>
        <LevelChoice id="home-level" class="option" kinds={GAMES.map(({ kind }) => kind)} />
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
  const game = () => unfinished(store.shelf());
  const lesson = LID.find((face) => face.firstLesson)?.firstLesson;
  const first = () => app.ruleSet(lesson?.ruleSet ?? '') ?? app.ruleSets()[0];
  return (
    <Show
      when={game()}
      fallback={
        <div class="sheet continue">
          <div>
            <div class="cap">{t('home.lesson')}</div>
            <h2>{first()?.name[language()]}</h2>
            <p class="small">{t('home.lesson.text')}</p>
            <a class="button primary" href={lessonAddress(lesson?.id ?? '')}>
              {t('home.lesson.start')}
            </a>
          </div>
          <Show when={first()}>
            {(set) => (
              <div class="continue-board">
                <Miniature picture={set().start} leaflet={set().id} />
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
            <div class="continue-board" classList={{ wide: faceOf(saved()).wide }}>
              <Miniature picture={saved().picture} leaflet={leafletOf(saved().ruleSet, app.ruleSets())} />
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
              <Miniature picture={set.start} leaflet={leafletOf(set.id, app.ruleSets())} />
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
