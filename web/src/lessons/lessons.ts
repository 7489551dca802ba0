/**
 * "Your first game": one short lesson for each game of the leaflets. Positions here, words by language beside.
 * The rules come from the box.
 */
import type { Language, RuleSetId, Square } from '../box/api';

/** What the step wants to see. */
export type Wanted =
  /** Any legal turn. */
  | { readonly kind: 'any' }
  /** One of these turns, as the record prints them; the first one is shown on request. */
  | { readonly kind: 'turns'; readonly texts: readonly string[] }
  | { readonly kind: 'huff'; readonly square: Square }
  /** The end of a game against the computer, won. */
  | { readonly kind: 'win' };

export interface LessonStep {
  /** FEN or XGID; null is the first position. */
  readonly position: string | null;
  /** Turns made before the person's: typed as a person would. */
  readonly before?: readonly string[];
  readonly wanted: Wanted;
}

export interface Lesson {
  readonly id: LessonId;
  readonly ruleSet: RuleSetId;
  readonly minutes: number;
  readonly steps: readonly LessonStep[];
}

export type LessonId = 'backgammon' | 'xalingo' | 'xalingo-en' | 'garden' | 'italian';

const any: Wanted = { kind: 'any' };
const win: Wanted = { kind: 'win' };
const turns = (...texts: string[]): Wanted => ({ kind: 'turns', texts });

export const LESSONS: readonly Lesson[] = [
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

/** What a step says before and after. */
export interface StepWords {
  readonly say: string;
  readonly done: string;
}

export interface LessonWords {
  readonly title: string;
  readonly steps: readonly StepWords[];
}

export type LessonBook = Readonly<Record<LessonId, LessonWords>>;

const BOOKS: Readonly<Record<Language, () => Promise<LessonBook>>> = {
  pt: () => import('./words.pt').then((module) => module.pt),
  es: () => import('./words.es').then((module) => module.es),
  en: () => import('./words.en').then((module) => module.en),
  it: () => import('./words.it').then((module) => module.it),
};

export const openBook = (language: Language): Promise<LessonBook> => BOOKS[language]();

/**
 * Does a turn do what the step wants? Plays are compared whatever the order of their parts and with or
 * without the star of a hit.
 */
export function isWanted(wanted: Wanted, turn: { readonly text: string; readonly huff?: Square | null }): boolean {
  if (wanted.kind === 'any') return true;
  if (wanted.kind === 'win') return false;
  if (wanted.kind === 'huff') return turn.huff === wanted.square;
  const plain = (text: string) => text.replaceAll('*', '').replaceAll('x', '×').split(' ').sort().join(' ');
  return wanted.texts.some((text) => plain(text) === plain(turn.text));
}
