import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import { Prompt } from '../app/Dialog';
import type { Square } from '../box/api';
import { language, t } from '../i18n';
import { list } from '../i18n/format';

/** The huff, offered before the move. Simply moving lets it go too. */
export function HuffPrompt(props: {
  name: string;
  squares: readonly Square[];
  onHuff: (square: Square) => void;
  onLetGo: () => void;
}): JSX.Element {
  const only = () => (props.squares.length === 1 ? props.squares[0] : undefined);
  return (
    <Prompt
      title={t('huff.title')}
      onEscape={props.onLetGo}
      actions={
        <>
          <For each={props.squares}>
            {(square, index) => (
              <button
                type="button"
                class="button"
                classList={{ primary: index() === 0 && props.squares.length === 1 }}
                onClick={() => props.onHuff(square)}
              >
                {t('huff.one', { square })}
              </button>
            )}
          </For>
          <button type="button" class="button" onClick={props.onLetGo}>
            {t('huff.let')}
          </button>
        </>
      }
    >
      <Show
        when={only()}
        fallback={t('huff.text', {
          name: props.name,
          squares: list(props.squares.map(String), language(), 'disjunction'),
        })}
      >
        {(square) => <>{t('huff.text.one', { name: props.name, square: square() })}</>}
      </Show>
    </Prompt>
  );
}

/** A double to answer, or a beaver. Take and drop have equal size; drop states what it costs. */
export function CubeOffer(props: {
  name: string;
  value: number;
  cost: number;
  mayBeaver: boolean;
  isBeaver?: boolean;
  onTake: () => void;
  onDrop: () => void;
  onBeaver: () => void;
}): JSX.Element {
  const offer = () => ({ name: props.name, value: props.value });
  return (
    <Prompt
      title={props.isBeaver ? t('event.beaver', offer()) : t('offer.title', offer())}
      trap
      actions={
        <>
          <button type="button" class="button primary equal" onClick={props.onTake}>
            {t('offer.take')}
          </button>
          <button type="button" class="button equal" onClick={props.onDrop}>
            {t('offer.drop')}
          </button>
          <Show when={props.mayBeaver}>
            <button type="button" class="button" onClick={props.onBeaver}>
              {t('offer.beaver')}
            </button>
          </Show>
        </>
      }
    >
      {/* Who beavers has taken the double already and keeps the cube. */}
      {props.isBeaver
        ? t('offer.beaver.text', { name: props.name, n: props.cost })
        : t('offer.text', { n: props.cost })}
      <Show when={props.mayBeaver}> {t('offer.beaver.help', { value: props.value * 2 })}</Show>
    </Prompt>
  );
}
