import type { JSX } from 'solid-js';
import { createMemo, createSignal, Show } from 'solid-js';
import { useApp } from '../../app/context';
import { preferences, setPreferences } from '../../app/preferences';
import { HOLES, Phrase } from '../../components/Phrase';
import { OwnTime, timeName } from '../../components/TimeChoice';
import type { HomeCard } from '../../games/face';
import { faceOf } from '../../games/faces';
import { language, t } from '../../i18n';
import { timesFor } from '../../play/time-control';

const [FIRST, SECOND] = HOLES;
const OPPONENTS = ['computer', 'two'] as const;
const COLOURS = ['light', 'dark', 'random'] as const;

/** What the next game will be, as phrases: each is a message of its own, so that every language orders its words. */
export function Phrases(props: { cards: readonly HomeCard[]; chosen: HomeCard }): JSX.Element {
  const app = useApp();
  const computer = () => preferences.mode !== 'two';
  const level = () => app.levels()[preferences.level - 1] ?? app.levels()[0];
  const clock = createClockPick();
  const Own = () => faceOf(props.chosen.set).phrase?.({ set: props.chosen.set, sets: app.ruleSets() });
  return (
    <div class="phrases">
      <Phrase
        text={t('phrase.game', { game: FIRST, opponent: SECOND })}
        picks={[
          {
            name: t('home.box'),
            id: 'home-game',
            choices: props.cards.map(({ name }) => name),
            at: props.cards.indexOf(props.chosen),
            choose: (index) => setPreferences('game', props.cards[index]!.set.id),
          },
          {
            name: t('home.how'),
            id: 'home-mode',
            choices: OPPONENTS.map((mode) => t(`phrase.${mode}`)),
            at: computer() ? 0 : 1,
            choose: (index) => setPreferences('mode', OPPONENTS[index]!),
          },
        ]}
      />
      {Own()}
      <Show when={computer()}>
        <Phrase
          text={FIRST}
          picks={[
            {
              name: t('home.level'),
              id: 'home-level',
              choices: app.levels().map((each) => each.name[language()]),
              at: Math.min(preferences.level, app.levels().length) - 1,
              choose: (index) => setPreferences('level', index + 1),
            },
          ]}
        >
          <span class="phrase-about"> – {level()?.[props.chosen.set.kind][language()]}</span>
        </Phrase>
      </Show>
      <Phrase
        text={computer() ? t('phrase.colour', { colour: FIRST, clock: SECOND }) : t('phrase.clock', { clock: SECOND })}
        picks={[
          {
            name: t('home.colour'),
            id: 'home-colour',
            choices: COLOURS.map((colour) => t(`phrase.${colour}`)),
            at: COLOURS.indexOf(preferences.colour),
            choose: (index) => setPreferences('colour', COLOURS[index]!),
          },
          clock.pick(),
        ]}
      />
      <Show when={clock.own()}>
        <div class="game-options">
          <OwnTime id="home-time" class="option" />
        </div>
      </Show>
    </div>
  );
}

/** The clock: one of the usual times, or one's own. */
function createClockPick() {
  const [own, setOwn] = createSignal(false);
  const times = createMemo(() => {
    const usual = timesFor(null);
    const { time } = preferences;
    return [null, ...usual, ...(time === null || usual.includes(time) ? [] : [time])];
  });
  return {
    own,
    pick: () => ({
      name: t('home.time'),
      id: 'home-time',
      choices: [...times().map((time) => (time === null ? t('phrase.noclock') : timeName(time))), t('time.other')],
      at: own() ? times().length : times().indexOf(preferences.time),
      choose: (index: number) => {
        setOwn(index === times().length);
        if (own() && preferences.time === null) setPreferences('time', times()[1] ?? null);
        if (!own()) setPreferences('time', times()[index] ?? null);
      },
    }),
  };
}
