import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import { t } from '../i18n';
import { CheckSign } from './icons';

/** A lesson: a small board, its number, its title, how far one has got. */
export function LessonCard(props: {
  board: JSX.Element;
  number: number;
  of: number;
  title: string;
  minutes: number;
  done: number;
  steps: number;
  href: string;
}): JSX.Element {
  const finished = () => props.done >= props.steps;
  return (
    <a class="sheet lesson-card" href={props.href}>
      <div class="lesson-board">{props.board}</div>
      <div>
        <div class="cap">{t('learn.card', { n: props.number, of: props.of })}</div>
        <h2>{props.title}</h2>
        <div
          class="progress"
          role="progressbar"
          aria-valuenow={props.done}
          aria-valuemin={0}
          aria-valuemax={props.steps}
          aria-label={t('learn.progress', { at: props.done, of: props.steps })}
          style={{ '--share': props.done / props.steps }}
        >
          <i />
        </div>
        <p class="small">
          <Show when={finished()} fallback={t('learn.minutes', { n: props.minutes })}>
            <span class="verdict inline">
              <CheckSign size={16} />
              {t('learn.done')}
            </span>
          </Show>
        </p>
      </div>
    </a>
  );
}
