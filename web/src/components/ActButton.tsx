import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import type { IconName } from './icons';
import { Icon } from './icons';

/**
 * A button of the action row: a sign and its word. Where the word finds no room beside the sign it is not shown; it is
 * still the button's name.
 */
export function ActButton(props: {
  icon: IconName;
  label: string;
  /** The sign alone, even where there is room. */
  bare?: boolean;
  disabled?: boolean;
  onPress: () => void;
}): JSX.Element {
  return (
    <button
      type="button"
      class="button act"
      classList={{ bare: props.bare ?? false }}
      aria-label={props.label}
      aria-disabled={props.disabled ?? false}
      title={props.bare ? props.label : undefined}
      onClick={() => {
        if (!props.disabled) props.onPress();
      }}
    >
      <span class="act-inner">
        <Icon name={props.icon} size={20} />
        <Show when={!props.bare}>
          <span>{props.label}</span>
        </Show>
      </span>
    </button>
  );
}
