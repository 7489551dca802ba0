/** What a game shows before anybody plays it: small, since all of it is part of the first visit. */
import type { JSX } from 'solid-js';
import type { Flag } from '../app/preferences';
import type { DiagramFrame, GameKind, Language, RecordFormat, RuleSetId, RuleSetSummary, Side } from '../box/api';
import type { Key } from '../i18n';
import type { Lesson, LessonWords } from '../lessons/lessons';
import type { PictureOf } from './types';

/** A card on the lid of the box. */
export interface HomeCard {
  readonly set: RuleSetSummary;
  readonly name: string;
  readonly source: string;
  /** Two short facts. */
  readonly facts: readonly string[];
}

/** A position to draw small, in the colours of a printed set. */
export interface MiniatureProps<K extends GameKind> {
  readonly picture: PictureOf<K>;
  /** The printed set whose board it is: see `leafletOf`. */
  readonly leaflet: RuleSetId;
  readonly label?: string;
  /** As a board to sit down at: with frame, labels and grain. */
  readonly grand?: boolean;
  /** With everything that is on the table, as in a diagram. */
  readonly full?: boolean;
  /** What a diagram shows on it. */
  readonly frame?: Pick<DiagramFrame, 'route' | 'arrows' | 'lit'>;
}

/** A choice of the settings that only this game has. */
export interface FlagSetting {
  readonly flag: Flag;
  readonly label: Key;
}

/** What players call the two sides of a game: the pieces' tone on printed boards, the colours of the Laws in chess. */
export type SideWords = Readonly<Record<Side, 'light' | 'dark' | 'white' | 'black'>>;

/** A lesson in one language. */
export interface WordedLesson extends Lesson {
  readonly words: LessonWords;
}

/**
 * Written as methods, so that the face of one game is a face of some game: whoever has a picture asks the face of that
 * picture's kind.
 */
export interface GameFace<K extends GameKind> {
  readonly kind: K;
  /** Is its board wider than high? */
  readonly wide: boolean;
  readonly sides: SideWords;
  /** The set of an address that names none. */
  readonly sample: RuleSetId;
  /** The set that house rules start from unless another one is chosen; null where the game has no house rules. */
  readonly house: RuleSetId | null;
  /** The lesson for somebody who has never been here; one game is enough to have it. */
  readonly firstLesson: { readonly id: string; readonly ruleSet: RuleSetId } | null;
  /** The formats of other programs that its records are read and written in, as people call them. */
  readonly files: readonly { readonly format: Exclude<RecordFormat, 'own'>; readonly name: string }[];
  /**
   * The formats that its positions are read from, as people call them, and how such a text looks. Where any set reads
   * what one of them reads, one is asked.
   */
  readonly positions: { readonly names: readonly string[]; readonly looksLike: RegExp; readonly anySet: boolean };
  /** Its cards on the lid. */
  cards(sets: readonly RuleSetSummary[]): readonly HomeCard[];
  /** Sets that stand on the shelf after the cards. */
  more(sets: readonly RuleSetSummary[]): readonly RuleSetSummary[];
  /** What only this game leaves open, as a phrase of the home page. */
  phrase?(props: { readonly set: RuleSetSummary; readonly sets: readonly RuleSetSummary[] }): JSX.Element;
  /** Something the home page may promise of it. */
  promise(): {
    readonly title: string;
    readonly text: string;
    readonly go: string;
    /** The whole of it, paragraph by paragraph. */
    readonly about: (language: Language) => Promise<readonly string[]>;
  } | null;
  readonly settings: { readonly look: readonly FlagSetting[]; readonly play: readonly FlagSetting[] };
  /** Keys that only its tables know. */
  readonly keys: readonly (readonly [string, Key])[];
  miniature(props: MiniatureProps<K>): JSX.Element;
  /** Its lessons; they come when they are first asked for. */
  lessons(language: Language): Promise<readonly WordedLesson[]>;
}
