/** "Your first game" of backgammon: positions here, words by language beside. The rules come from the box. */
import type { Language } from '../../../box/api';
import type { Lesson, LessonBook } from '../../../lessons/lessons';
import { any, turns, win, worded } from '../../../lessons/lessons';
import type { WordedLesson } from '../../face';

export type LessonId = 'backgammon';

export const LESSONS: readonly (Lesson & { readonly id: LessonId })[] = [
  {
    // The board of an XGID is the second player's, in our boxes Dark's; Light to move is −1.
    id: 'backgammon',
    ruleSet: 'backgammon:xalingo',
    minutes: 5,
    steps: [
      { position: 'XGID=-b----E-C---eE---c-e----B-:0:0:-1:65:0:0:0:0:10', wanted: turns('24/13') },
      { position: 'XGID=-b----E-C---eE---c-e----B-:0:0:-1:31:0:0:0:0:10', wanted: turns('8/5 6/5') },
      {
        position: 'XGID=-b----E-C---eE---c-eA---A-:0:0:-1:31:0:0:0:0:10',
        wanted: turns('8/5 6/5', '8/5* 6/5', '8/5 6/5*'),
      },
      { position: 'XGID=aa--A-E-B---eE---c-e----B-:0:0:-1:62:0:0:0:0:10', wanted: any },
      { position: 'XGID=---B-BC------------ab-b---:0:0:-1:52:0:0:0:0:10', wanted: any },
      { position: 'XGID=-----BC---------------bba-:0:0:-1:00:0:0:0:0:10', wanted: win },
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
