import type { JSX } from 'solid-js';
import { createSignal, For, onCleanup, onMount, Show } from 'solid-js';
import { useApp } from '../../app/context';
import { isPhone, setPreferences } from '../../app/preferences';
import { begin } from '../../app/under-way';
import { Miniature } from '../../components/Miniature';
import { walkChoices } from '../../components/radio-keys';
import type { HomeCard } from '../../games/face';
import { faceOf, leafletOf } from '../../games/faces';
import { t } from '../../i18n';

/** So many boards stand on a shelf in view, on a desk and on a phone; the others follow after so many milliseconds. */
const AT_ONCE = { desk: 8, phone: 3 };
const LATER = 300;

/** The boards of the box side by side; one of them is chosen. */
export function GameShelf(props: { cards: readonly HomeCard[]; chosen: HomeCard; onPlay: () => void }): JSX.Element {
  const app = useApp();
  let row!: HTMLDivElement;
  const [all, setAll] = createSignal(false);
  // What a desk does not show at once is drawn when the rest of the page stands.
  const [later, setLater] = createSignal(false);
  onMount(() => {
    const end = begin('shelf');
    const timer = setTimeout(() => {
      setLater(true);
      end();
    }, LATER);
    onCleanup(() => {
      clearTimeout(timer);
      end();
    });
  });
  const first = () => (isPhone() ? AT_ONCE.phone : AT_ONCE.desk);
  const drawn = () =>
    later() || all() || props.cards.indexOf(props.chosen) >= first() ? props.cards : props.cards.slice(0, first());
  const choose = (index: number) => setPreferences('game', props.cards[index]!.set.id);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      props.onPlay();
      return;
    }
    walkChoices(event, row, { at: props.cards.indexOf(props.chosen), of: props.cards.length, choose });
  };
  return (
    <section class="shelf" classList={{ all: all() }}>
      <div class="shelf-head">
        <h2 class="section-title">{t('home.box')}</h2>
        <button type="button" class="link" aria-expanded={all()} onClick={() => setAll(!all())}>
          {all() ? t('home.fewer') : t('home.all', { n: props.cards.length })}
        </button>
      </div>
      <div ref={row} class="shelf-row" role="radiogroup" aria-label={t('home.box')} onKeyDown={onKeyDown}>
        <For each={drawn()}>
          {(card, index) => (
            <button
              type="button"
              class="game-card"
              classList={{ wide: faceOf(card.set).wide }}
              role="radio"
              data-set={card.set.id}
              aria-checked={card === props.chosen}
              tabIndex={card === props.chosen ? 0 : -1}
              onClick={() => choose(index())}
            >
              <Miniature picture={card.set.start} leaflet={leafletOf(card.set.id, app.ruleSets())} />
              <b>{card.name}</b>
              <Show when={card.facts.length}>
                <small>{card.facts[card.facts.length - 1]}</small>
              </Show>
            </button>
          )}
        </For>
      </div>
    </section>
  );
}
