import type { JSX } from 'solid-js';
import { t } from '../i18n';
import { KeyList, SettingsForm } from './SettingsForm';

/** `#/settings`: every choice on one page, and the keys. */
export default function Settings(): JSX.Element {
  return (
    <div class="wrap page">
      <h1 class="page-title">{t('settings')}</h1>
      <div class="settings-page">
        <section class="sheet">
          <SettingsForm />
        </section>
        <section class="sheet">
          <h2>{t('set.keys')}</h2>
          <KeyList />
        </section>
      </div>
    </div>
  );
}
