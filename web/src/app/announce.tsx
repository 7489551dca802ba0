import type { JSX } from 'solid-js';
import { createSignal } from 'solid-js';

interface Saying {
  readonly text: string;
  readonly count: number;
}
const SILENCE: Saying = { text: '', count: 0 };
const [polite, setPolite] = createSignal<Saying>(SILENCE);
const [assertive, setAssertive] = createSignal<Saying>(SILENCE);

/** Says something to those who listen: the opponent's turn, dice, cube politely; results and refusals at once. */
export function announce(text: string, urgency: 'polite' | 'assertive' = 'polite'): void {
  (urgency === 'polite' ? setPolite : setAssertive)((before) => ({ text, count: before.count + 1 }));
}

/** The two live regions. A space that comes and goes makes the same sentence heard twice. */
export function LiveRegions(): JSX.Element {
  const worded = (saying: Saying) => saying.text + (saying.count % 2 ? '\u00A0' : '');
  return (
    <div class="visually-hidden">
      <div aria-live="polite" data-live="polite">
        {worded(polite())}
      </div>
      <div aria-live="assertive" data-live="assertive">
        {worded(assertive())}
      </div>
    </div>
  );
}
