import type { JSX } from 'solid-js';
import { For } from 'solid-js';
import { setPreferences } from '../app/preferences';
import type { Language } from '../box/api';
import { LANGUAGES } from '../box/api';
import { language, t, useLanguage } from '../i18n';
import { Segments } from './Segments';

const LANGUAGE_NAMES = { pt: 'Português', es: 'Español', en: 'English', it: 'Italiano' } as const;

const choose = (value: Language) => {
  setPreferences('language', value);
  void useLanguage(value);
};

/** The language as one button of the header: the browser's own list opens under it. */
export function LanguageButton(): JSX.Element {
  return (
    <span class="language-button">
      <span aria-hidden="true">{language().toUpperCase()}</span>
      <select aria-label={t('language')} onChange={(event) => choose(event.currentTarget.value as Language)}>
        <For each={LANGUAGES}>
          {(value) => (
            <option value={value} lang={value} selected={value === language()}>
              {LANGUAGE_NAMES[value]}
            </option>
          )}
        </For>
      </select>
    </span>
  );
}

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
      onChoose={choose}
    />
  );
}
