/**
 * "Your first game": one short lesson for each game of the leaflets. Each game brings its own, positions and words;
 * here is what a lesson is. The rules come from the box.
 */
import type { RuleSetId, Square } from '../box/api';

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
  /** No lesson of another game has it: it is the address, and what was done is kept by it. */
  readonly id: string;
  readonly ruleSet: RuleSetId;
  readonly minutes: number;
  readonly steps: readonly LessonStep[];
}

export const any: Wanted = { kind: 'any' };
export const win: Wanted = { kind: 'win' };
export const turns = (...texts: string[]): Wanted => ({ kind: 'turns', texts });

/** What a step says before and after. */
export interface StepWords {
  readonly say: string;
  readonly done: string;
}

export interface LessonWords {
  readonly title: string;
  readonly steps: readonly StepWords[];
}

/** The words of a game's lessons in one language. */
export type LessonBook<Id extends string> = Readonly<Record<Id, LessonWords>>;

/** Lessons with their words. */
export const worded = <Id extends string>(
  lessons: readonly (Lesson & { readonly id: Id })[],
  book: LessonBook<Id>,
): readonly (Lesson & { readonly words: LessonWords })[] =>
  lessons.map((lesson) => ({ ...lesson, words: book[lesson.id] }));

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
