import type { JSX } from 'solid-js';
import { createSignal, Show } from 'solid-js';
import type { Refusal } from '../box/api';
import { language, t } from '../i18n';

/** A text field for those who would rather type. */
export function TypeMove(props: {
  example: string;
  refusal: Refusal | null;
  disabled: boolean;
  onType: (text: string) => Promise<boolean>;
}): JSX.Element {
  const [text, setText] = createSignal('');
  const [typed, setTyped] = createSignal(false);
  const error = () =>
    typed() && props.refusal ? `${props.refusal.title[language()]}. ${props.refusal.sentence[language()]}` : null;
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (!text().trim() || props.disabled) return;
    setTyped(true);
    if (await props.onType(text().trim())) {
      setText('');
      setTyped(false);
    }
  };
  return (
    <form class="type-move" onSubmit={submit} autocomplete="off">
      <label for="type-move">{t('type.label')}</label>
      <div class="type-move-row">
        <input
          id="type-move"
          class="input"
          value={text()}
          inputMode="text"
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
