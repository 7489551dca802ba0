/** "Your first game" of draughts: positions here, words by language beside. The rules come from the box. */
import type { Language } from '../../../box/api';
import type { Lesson, LessonBook } from '../../../lessons/lessons';
import { any, turns, win, worded } from '../../../lessons/lessons';
import type { WordedLesson } from '../../face';

export type LessonId = 'xalingo' | 'xalingo-en' | 'garden' | 'italian';

export const LESSONS: readonly (Lesson & { readonly id: LessonId })[] = [
  {
    id: 'xalingo',
    ruleSet: 'draughts:xalingo',
    minutes: 4,
    steps: [
      { position: null, wanted: any },
      { position: 'W:W22,30:B18,3', wanted: turns('22×15') },
      { position: 'W:W15,32:B18,3', wanted: turns('15×22') },
      { position: 'W:W23,21:B17,19,11,2', wanted: turns('23×16×7') },
      { position: 'W:W6,30:B21,4', wanted: turns('6-1', '6-2') },
      { position: 'W:WK29,31:B18,3', wanted: any },
      { position: 'W:WK29,K32,20:B3,8', wanted: win },
    ],
  },
  {
    id: 'xalingo-en',
    ruleSet: 'draughts:xalingo-en',
    minutes: 3,
    steps: [
      { position: null, wanted: any },
      { position: 'W:W22,30:B18,3', wanted: turns('22×15') },
      { position: 'W:W23,21:B17,19,11,2', wanted: turns('21×14') },
      { position: 'W:WK29,31:B18,7,3', wanted: turns('29×11×2') },
      { position: 'W:WK29,K32,20:B3,8', wanted: win },
    ],
  },
  {
    id: 'garden',
    ruleSet: 'draughts:garden',
    minutes: 4,
    steps: [
      { position: null, wanted: any },
      { position: 'W:W27:B23,15,2', wanted: turns('27×20×11') },
      { position: 'B:W18,31:B14,2', before: ['2-6'], wanted: { kind: 'huff', square: 14 } },
      { position: 'W:WK29:B22,3', wanted: turns('29×19') },
      { position: 'W:WK30,22,23:B9,10', wanted: win },
    ],
  },
  {
    id: 'italian',
    ruleSet: 'draughts:italian',
    minutes: 5,
    steps: [
      { position: null, wanted: any },
      { position: 'W:W22,30:B18,3', wanted: turns('22×13') },
      { position: 'W:WK4,18,20,21,22,23,24,27:B1,5,6,9,11,16,19', wanted: turns('23×14×7') },
      { position: 'W:W22,31:BK18,3', wanted: any },
      { position: 'W:W21,K32:B18,28,3', wanted: turns('32×23') },
      { position: 'W:WK29,K22,23:B9', wanted: win },
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
