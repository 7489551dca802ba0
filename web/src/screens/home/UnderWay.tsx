import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import { gameAddress, lessonAddress } from '../../app/addresses';
import { useApp } from '../../app/context';
import { Miniature } from '../../components/Miniature';
import { LID, leafletOf } from '../../games/faces';
import { language, t } from '../../i18n';
import { namedSeats } from '../../play/seats';
import type { GameSummary } from '../../store/games';
import { gamesUnderWay, isYourTurn } from '../../store/games';
import { store } from '../../store/store';

/** So many stand on the home page; all of them stand under Analyse. */
const SHOWN = 3;

/** Games to go on with; without one, the first lesson. */
export function UnderWay(): JSX.Element {
  const app = useApp();
  const games = () => gamesUnderWay(store.shelf());
  const lesson = LID.find((face) => face.firstLesson)?.firstLesson;
  const first = () => app.ruleSet(lesson?.ruleSet ?? '') ?? app.ruleSets()[0];
  return (
    <section class="under-way">
      <Show
        when={games().length}
        fallback={
          <Show when={first()}>
            {(set) => (
              <>
                <h2 class="section-title">{t('home.lesson')}</h2>
                <div class="under-way-row">
                  <Miniature picture={set().start} leaflet={set().id} />
                  <div>
                    <b>{set().name[language()]}</b>
                    <small>{t('home.lesson.text')}</small>
                  </div>
                  <a class="button compact" href={lessonAddress(lesson?.id ?? '')}>
                    {t('home.lesson.start')}
                  </a>
                </div>
              </>
            )}
          </Show>
        }
      >
        <h2 class="section-title">{t('home.underway')}</h2>
        <For each={games().slice(0, SHOWN)}>{(game) => <Row game={game} />}</For>
      </Show>
    </section>
  );
}

function Row(props: { game: GameSummary }): JSX.Element {
  const app = useApp();
  const seats = () => namedSeats(props.game.seats, props.game.kind);
  const computer = () => (['light', 'dark'] as const).find((side) => seats()[side].player.kind === 'computer');
  const name = () => app.ruleSet(props.game.ruleSet)?.name[language()] ?? props.game.ruleSet;
  const level = () => {
    const side = computer();
    const player = side && seats()[side].player;
    return player?.kind === 'computer' ? app.levels()[player.level - 1]?.name[language()] : undefined;
  };
  const line = () => {
    const side = computer();
    if (!side) return t('home.pair', { light: seats().light.name, dark: seats().dark.name });
    return [t('home.against', { name: seats()[side].name }), level()].filter(Boolean).join(', ');
  };
  return (
    <div class="under-way-row">
      <Miniature picture={props.game.picture} leaflet={leafletOf(props.game.ruleSet, app.ruleSets())} />
      <div>
        <b>{name()}</b>
        <small>
          <Show when={isYourTurn(props.game)}>
            <span class="your-move">{t('home.yourmove')}</span>
            {' · '}
          </Show>
          {line()}
        </small>
      </div>
      <a class="button compact" href={gameAddress(props.game.id)} aria-label={`${t('home.resume')}: ${name()}`}>
        {t('home.resume')}
      </a>
    </div>
  );
}
