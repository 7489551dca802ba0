import type { JSX } from 'solid-js';
import { For } from 'solid-js';
import { walkChoices } from './radio-keys';

export interface Choice<T> {
  readonly value: T;
  readonly label: string;
  /** For a label in a language of its own, such as "PT". */
  readonly lang?: string;
  readonly name?: string;
}

/** A segmented control: a radio group walked with the arrow keys. */
export function Segments<T extends string | number | null>(props: {
  label: string;
  choices: readonly Choice<T>[];
  value: T;
  onChoose: (value: T) => void;
  wrapping?: boolean;
  class?: string;
}): JSX.Element {
  let group!: HTMLDivElement;
  const tabStop = (value: T) =>
    value === props.value ||
    (value === props.choices[0]?.value && !props.choices.some((choice) => choice.value === props.value));
  const onKeyDown = (event: KeyboardEvent) =>
    walkChoices(event, group, {
      at: props.choices.findIndex((choice) => choice.value === props.value),
      of: props.choices.length,
      choose: (index) => props.onChoose(props.choices[index]!.value),
    });
  return (
    <div
      ref={group}
      class={`segments ${props.class ?? ''}`}
      classList={{ wrapping: props.wrapping ?? false }}
      role="radiogroup"
      aria-label={props.label}
      onKeyDown={onKeyDown}
    >
      <For each={props.choices}>
        {(choice) => (
          <button
            type="button"
            role="radio"
            aria-checked={props.value === choice.value}
            tabIndex={tabStop(choice.value) ? 0 : -1}
            lang={choice.lang}
            aria-label={choice.name}
            onClick={() => props.onChoose(choice.value)}
          >
            {choice.label}
          </button>
        )}
      </For>
    </div>
  );
}

/** A switch; its label stands beside it and is repeated for those who listen. */
export function Switch(props: {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  describedBy?: string;
}): JSX.Element {
  return (
    <button
      type="button"
      class="switch"
      role="switch"
      aria-checked={props.checked}
      aria-label={props.label}
      aria-describedby={props.describedBy}
      onClick={() => props.onChange(!props.checked)}
    />
  );
}
