import type { JSX } from 'solid-js';
import { Show } from 'solid-js';
import { ruleSetOf } from '../app/addresses';
import { useApp } from '../app/context';
import type { RuleSetSummary } from '../box/api';
import { t } from '../i18n';
import { StateBox } from './StateBox';

/** A screen about the rule set that its address names; where there is none, that is said. */
export function OfRuleSet(props: { slug: string; children: (set: RuleSetSummary) => JSX.Element }): JSX.Element {
  const app = useApp();
  return (
    <Show
      when={app.ruleSet(ruleSetOf(props.slug))}
      keyed
      fallback={
        <div class="wrap page-narrow">
          <h1 class="visually-hidden">{t('state.rules')}</h1>
          <StateBox kind="error" title={t('state.rules')} text={t('state.lost.text', { address: props.slug })} />
        </div>
      }
    >
      {(found) => props.children(found)}
    </Show>
  );
}
