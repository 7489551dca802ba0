import type { JSX } from 'solid-js';
import { t } from '../i18n';
import { StateBox } from './StateBox';

/** An address names rules that nobody has here. */
export function NoSuchRules(props: { slug: string }): JSX.Element {
  return (
    <div class="wrap page-narrow">
      <h1 class="visually-hidden">{t('state.rules')}</h1>
      <StateBox kind="error" title={t('state.rules')} text={t('state.lost.text', { address: props.slug })} />
    </div>
  );
}
