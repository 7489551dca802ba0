/** What the screens of tables elsewhere say: it comes with the first of them. */
import { createWords } from '../../i18n';
import type { en } from './en';

export const { say: words, open: openWords } = createWords<typeof en>({
  pt: () => import('./pt').then((module) => module.pt),
  es: () => import('./es').then((module) => module.es),
  en: () => import('./en').then((module) => module.en),
  it: () => import('./it').then((module) => module.it),
});

export type OnlineKey = keyof typeof en;
