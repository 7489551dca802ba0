import type { JSX } from 'solid-js';
import { t } from '../i18n';

/**
 * The evaluation bar: Light's share from the bottom (from the left on phones), a dashed half line, the number outside.
 */
export function EvaluationBar(props: { share: number; text: string; flipped?: boolean }): JSX.Element {
  const share = () => Math.min(1, Math.max(0, props.share));
  return (
    <div
      class="evaluation"
      classList={{ flipped: props.flipped ?? false }}
      role="meter"
      aria-valuenow={Math.round(share() * 100)}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuetext={props.text}
      aria-label={t('evaluation.name')}
      style={{ '--share': share() }}
    >
      <span class="evaluation-bar">
        <i />
      </span>
      <b aria-hidden="true">{props.text}</b>
    </div>
  );
}
