import type { JSX } from 'solid-js';
import { For } from 'solid-js';

/**
 * A select whose chosen words may be long: the browser's own control cuts them at its edge, so the words stand in a box
 * of their own that wraps, and the control lies over it unseen, with its list, its keys and its name.
 */
export function LongSelect(props: {
  id: string;
  choices: readonly { readonly value: string; readonly label: string }[];
  value: string;
  describedBy?: string;
  onChoose: (value: string) => void;
}): JSX.Element {
  return (
    <span class="long-select">
      <span class="select" aria-hidden="true">
        {props.choices.find((choice) => choice.value === props.value)?.label}
      </span>
      <select
        id={props.id}
        aria-describedby={props.describedBy}
        onChange={(event) => props.onChoose(event.currentTarget.value)}
      >
        <For each={props.choices}>
          {(choice) => (
            <option value={choice.value} selected={choice.value === props.value}>
              {choice.label}
            </option>
          )}
        </For>
      </select>
    </span>
  );
}
