import type { JSX } from 'solid-js';
import { createEffect, createSignal, Show } from 'solid-js';
import type { Refusal } from '../box/api';
import { language, t } from '../i18n';

/** No move of any game is written with more letters; what is longer would push the board away when it is refused. */
export const LONGEST_MOVE = 120;

/**
 * A text field for those who would rather type. It is always there for the tab key and for those who listen, and seen
 * while it has the focus.
 */
export function TypeMove(props: {
  example: string;
  refusal: Refusal | null;
  disabled: boolean;
  /** Was it asked for? */
  open?: boolean;
  onClose?: () => void;
  onType: (text: string) => Promise<boolean>;
}): JSX.Element {
  let field!: HTMLInputElement;
  const [text, setText] = createSignal('');
  const [typed, setTyped] = createSignal(false);
  createEffect(() => {
    if (props.open) field.focus();
  });
  const error = () =>
    typed() && props.refusal ? `${props.refusal.title[language()]}. ${props.refusal.sentence[language()]}` : null;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!text().trim() || props.disabled) return;
    setTyped(true);
    if (await props.onType(text().trim())) {
      setText('');
      setTyped(false);
      props.onClose?.();
    }
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !props.onClose) return;
    event.preventDefault();
    setText('');
    props.onClose();
  };
  return (
    <form
      class="type-move"
      classList={{ open: (props.open ?? false) || error() !== null, unseen: props.disabled }}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      autocomplete="off"
    >
      <label for="type-move">{t('type.label')}</label>
      <div class="type-move-row">
        <input
          ref={field}
          id="type-move"
          disabled={props.disabled}
          class="input"
          value={text()}
          inputMode="text"
          maxLength={LONGEST_MOVE}
          autocapitalize="off"
          spellcheck={false}
          placeholder={t('type.example', { example: props.example })}
          aria-invalid={error() ? 'true' : 'false'}
          aria-describedby={error() ? 'type-move-error' : undefined}
          onInput={(event) => {
            setText(event.currentTarget.value);
            setTyped(false);
          }}
        />
        <button type="submit" class="button">
          {t('type.play')}
        </button>
      </div>
      <Show when={error()}>
        {(why) => (
          <p id="type-move-error" class="field-error">
            {why()}
          </p>
        )}
      </Show>
    </form>
  );
}
