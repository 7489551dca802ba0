import type { JSX } from 'solid-js';
import { words } from './words';

/** So many turns of a shaken pointer are taken: two digits each for where and when, well within what the dice take. */
const SHAKEN = 30;

/** Words for the dice, once the machine has shown its seal: typed, or shaken together with the pointer. */
export function DiceWords(props: {
  value: string;
  onChange: (value: string) => void;
  onEnter: () => void;
}): JSX.Element {
  let shaken: string[] = [];
  const digits = (value: number) => (Math.abs(Math.round(value * 7)) % 1296).toString(36).padStart(2, '0');
  const shake = (event: PointerEvent) => {
    if (!event.buttons) return;
    shaken = [...shaken, digits(event.clientX) + digits(event.clientY) + digits(event.timeStamp)].slice(-SHAKEN);
    if (shaken.length > 7) props.onChange(shaken.join(''));
  };
  return (
    <span class="dice-words">
      <input
        class="input"
        maxLength={200}
        autocomplete="off"
        value={props.value}
        placeholder={words('dice.words.hint')}
        aria-label={words('dice.words')}
        onInput={(event) => props.onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') props.onEnter();
        }}
      />
      {/* For the pointer alone: by keyboard and by ear there is the field. */}
      <button
        type="button"
        class="button quiet"
        tabIndex={-1}
        aria-hidden="true"
        title={words('dice.shake.label')}
        onPointerDown={(event) => {
          shaken = [];
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={shake}
      >
        {words('dice.shake')}
      </button>
    </span>
  );
}
