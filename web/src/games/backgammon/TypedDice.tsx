import type { JSX } from 'solid-js';
import { createSignal } from 'solid-js';
import { words } from './words';

/** Real dice, typed in: two small fields, or two digits in the first one. */
export function TypedDice(props: { opening: boolean; onRoll: (dice: readonly [number, number]) => void }): JSX.Element {
  let second!: HTMLInputElement;
  const [dice, setDice] = createSignal<readonly [string, string]>(['', '']);
  const valid = (text: string) => /^[1-6]$/.test(text);
  const whole = () => valid(dice()[0]) && valid(dice()[1]);
  const type = (at: 0 | 1, text: string) => {
    const digits = text.replace(/[^1-6]/g, '');
    if (at === 0 && digits.length > 1) setDice([digits[0]!, digits[1]!]);
    else setDice(at === 0 ? [digits.slice(-1), dice()[1]] : [dice()[0], digits.slice(-1)]);
    if (at === 0 && digits) second.focus();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!whole()) return;
    props.onRoll([Number(dice()[0]), Number(dice()[1])]);
    setDice(['', '']);
  };
  const field = (at: 0 | 1, label: string) => (
    <input
      class="input die-input"
      inputMode="numeric"
      maxLength={2}
      value={dice()[at]}
      aria-label={label}
      ref={(element) => {
        if (at === 1) second = element;
      }}
      onInput={(event) => {
        type(at, event.currentTarget.value);
        event.currentTarget.value = dice()[at];
      }}
    />
  );
  return (
    <form class="typed-dice" onSubmit={submit} aria-label={words('dice.type')}>
      {field(0, props.opening ? words('dice.light') : words('dice.first'))}
      {field(1, props.opening ? words('dice.dark') : words('dice.second'))}
      <button type="submit" class="button primary" aria-disabled={!whole()}>
        {words('act.roll')}
      </button>
    </form>
  );
}
