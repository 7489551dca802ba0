import type { Language } from '../../../box/api';

const LANGUAGES: Readonly<Record<Language, () => Promise<readonly string[]>>> = {
  pt: () => import('./pt').then((module) => module.pt),
  es: () => import('./es').then((module) => module.es),
  en: () => import('./en').then((module) => module.en),
  it: () => import('./it').then((module) => module.it),
};

/** How the dice can be checked, paragraph by paragraph. */
export const aboutDice = (language: Language): Promise<readonly string[]> => LANGUAGES[language]();
