/** "Your first game" of chess: positions here, words by language beside. The rules come from the box. */
import type { Language } from '../../../box/api';
import type { Lesson, LessonBook } from '../../../lessons/lessons';
import { any, turns, win, worded } from '../../../lessons/lessons';
import type { WordedLesson } from '../../face';

export type LessonId = 'chess';

export const LESSONS: readonly (Lesson & { readonly id: LessonId })[] = [
  {
    id: 'chess',
    ruleSet: 'chess',
    minutes: 6,
    steps: [
      { position: null, wanted: any },
      { position: '4k3/8/8/8/8/2p5/8/1N2K3 w - - 0 1', wanted: turns('Nxc3') },
      { position: '4k3/8/8/3p1p2/4P3/8/8/4K3 w - - 0 1', wanted: turns('exd5', 'exf5') },
      { position: '4k3/8/8/8/8/8/4r3/R3K3 w - - 0 1', wanted: turns('Kxe2') },
      { position: '4k3/pppp1ppp/8/8/8/8/PPPP1PPP/4K2R w K - 0 1', wanted: turns('O-O') },
      { position: '4k3/8/8/8/5p2/8/4P3/4K3 w - - 0 1', before: ['e4'], wanted: turns('fxe3') },
      { position: '8/P3k3/8/8/8/8/8/4K3 w - - 0 1', wanted: turns('a8=Q') },
      { position: '6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1', wanted: turns('Rd8#') },
      { position: '4k3/8/8/8/8/8/8/RR2K3 w - - 0 1', wanted: win },
    ],
  },
];

const BOOKS: Readonly<Record<Language, () => Promise<LessonBook<LessonId>>>> = {
  pt: () => import('./pt').then((module) => module.pt),
  es: () => import('./es').then((module) => module.es),
  en: () => import('./en').then((module) => module.en),
  it: () => import('./it').then((module) => module.it),
};

export const lessonsIn = async (language: Language): Promise<readonly WordedLesson[]> =>
  worded(LESSONS, await BOOKS[language]());
