import type { JSX } from 'solid-js';
import { For, Show } from 'solid-js';
import { Prompt } from '../../app/Dialog';
import type { Square } from '../../box/api';
import { language } from '../../i18n';
import { list } from '../../i18n/format';
import { words } from './words';

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
      title={words('huff.title')}
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
                {words('huff.one', { square })}
              </button>
            )}
          </For>
          <button type="button" class="button" onClick={props.onLetGo}>
            {words('huff.let')}
          </button>
        </>
      }
    >
      <Show
        when={only()}
        fallback={words('huff.text', {
          name: props.name,
          squares: list(props.squares.map(String), language(), 'disjunction'),
        })}
      >
        {(square) => <>{words('huff.text.one', { name: props.name, square: square() })}</>}
      </Show>
    </Prompt>
  );
}
