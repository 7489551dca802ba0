import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import { language, t } from '../i18n';
import { clockTime } from '../i18n/format';
import { isLow } from '../play/clock';
import { Hourglass } from './icons';

/**
 * A clock: an ink plate with an hourglass while it runs, an outline while it waits. Silent; the page speaks at 60, 30
 * and 10 seconds. A delay is counted down beside the reserve, as on the clocks of backgammon clubs.
 */
export function Clock(props: {
  left: number;
  delay?: number;
  running: boolean;
  name: string;
  yours?: boolean;
}): JSX.Element {
  const delay = () => props.delay ?? 0;
  return (
    <div
      class="clock"
      classList={{ running: props.running, low: isLow(props.left) }}
      role="timer"
      aria-live="off"
      aria-label={props.yours ? t('clock.yours') : t('clock.of', { name: props.name })}
    >
      <Show when={props.running}>
        <Hourglass />
      </Show>
      <Show when={isLow(props.left)}>
        <span class="clock-low">{t('clock.low')}</span>
      </Show>
      <Show when={props.running && delay() > 0}>
        <span class="clock-delay">{Math.ceil(delay() / 1000)}</span>
      </Show>
      <span class="clock-time">{clockTime(props.left - delay(), language())}</span>
    </div>
  );
}
