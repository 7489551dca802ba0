import type { JSX } from 'solid-js';
import { setPreferences } from '../app/preferences';
import { LANGUAGES } from '../box/api';
import { language, t, useLanguage } from '../i18n';
import { Segments } from './Segments';

const LANGUAGE_NAMES = { pt: 'Português', es: 'Español', en: 'English', it: 'Italiano' } as const;

/** The four languages, each under its own name. */
export function LanguageSwitch(): JSX.Element {
  return (
    <Segments
      label={t('language')}
      value={language()}
      choices={LANGUAGES.map((value) => ({
        value,
        label: value.toUpperCase(),
        lang: value,
        name: LANGUAGE_NAMES[value],
      }))}
      onChoose={(value) => {
        setPreferences('language', value);
        void useLanguage(value);
      }}
    />
  );
}
