import type { JSX } from 'solid-js';
import { createMemo, For, Show } from 'solid-js';
import { aboutAddress, friendAddress, HOUSE, playAddress, RULES, setupAddress } from '../app/addresses';
import { useApp } from '../app/context';
import { isPhone, preferences, setPreferences } from '../app/preferences';
import { go } from '../app/router';
import { Miniature } from '../components/Miniature';
import { faceOf, LID, leafletOf } from '../games/faces';
import { BARE } from '../games/slugs';
import { t } from '../i18n';
import { chosenCard, shelfCards } from './home/cards';
import { GameShelf } from './home/GameShelf';
import { Phrases } from './home/Phrases';
import { UnderWay } from './home/UnderWay';

/** What shall we play? The boards, what the next game will be, and the games to go on with. */
export function Home(): JSX.Element {
  const app = useApp();
  const cards = createMemo(() => shelfCards(app.ruleSets()));
  const chosen = createMemo(() => chosenCard(cards()));
  const play = () => {
    const card = chosen();
    if (card) go(playAddress(card.set.id));
  };
  const other = () => (preferences.mode === 'two' ? 'computer' : 'two');
  return (
    <Show when={chosen()}>
      {(card) => (
        <div class="home">
          <div class="home-words">
            <div>
              <h1 class="page-title">{t('home.title')}</h1>
              <Phrases cards={cards()} chosen={card()} />
              <div class="play-row">
                <button type="button" class="button primary play-button" onClick={play}>
                  {t('home.play')}
                </button>
                <button
                  type="button"
                  class="button"
                  onClick={() => {
                    setPreferences('mode', other());
                    play();
                  }}
                >
                  {t(`mode.${other()}`)}
                </button>
                <a class="button" href={friendAddress(card().set.id)}>
                  {t('home.friend')}
                </a>
              </div>
            </div>
            <Show when={app.isReady()}>
              <UnderWay />
            </Show>
          </div>
          <Show when={!isPhone()}>
            <div class="home-board" classList={{ wide: faceOf(card().set).wide }}>
              <Miniature
                picture={card().set.start}
                leaflet={leafletOf(card().set.id, app.ruleSets())}
                grand
                label={t('home.board', { game: card().name })}
              />
            </div>
          </Show>
          <GameShelf cards={cards()} chosen={card()} onPlay={play} />
          <Promises />
        </div>
      )}
    </Show>
  );
}

/** What else there is: the rules, house rules, dice that can be checked, a position of one's own. */
function Promises(): JSX.Element {
  const promises = () => [
    { title: t('home.rules'), text: t('home.rules.text'), go: t('home.rules.go'), href: RULES },
    { title: t('home.rule'), text: t('home.rule.text'), go: t('home.rule.go'), href: HOUSE },
    ...LID.flatMap((game) => {
      const promise = game.promise();
      return promise ? [{ ...promise, href: aboutAddress(game.kind) }] : [];
    }),
  ];
  return (
    <div class="trio">
      <For each={promises()}>
        {(promise) => (
          <div>
            <h3>{promise.title}</h3>
            <p>{promise.text}</p>
            <a class="link" href={promise.href}>
              {promise.go}
            </a>
          </div>
        )}
      </For>
      <p class="home-more">
        <a class="link" href={setupAddress(faceOf({ kind: BARE }).sample)}>
          {t('home.setup')}
        </a>
      </p>
    </div>
  );
}
