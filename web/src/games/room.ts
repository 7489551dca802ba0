/** What a game brings to a table: it comes, with its words, when the first table of the game is opened. */
import type { Component, JSX } from 'solid-js';
import type { MenuItem } from '../app/Menu';
import type {
  Analysis,
  BoardPlace,
  Candidate,
  DiagramFrame,
  Ending,
  GameKind,
  OpenTable,
  Outcome,
  RecordEntry,
  Refusal,
  RuleSetId,
  RuleSetSummary,
  Seat,
  Side,
} from '../box/api';
import type { Session } from '../play/session';
import type { SoundName } from '../sound/score';
import type { EndOf, EntryOf, PictureOf, TurnOf, ViewOf } from './types';

export type Seats = Readonly<Record<Side, Seat>>;

/** A table that somebody sits down at: to play, to study or to learn. */
export interface Sitting<K extends GameKind> {
  readonly session: Session;
  readonly view: () => ViewOf<K>;
  /** May turns be entered now? */
  readonly mayAct: () => boolean;
  /** The side that is seen at the bottom. */
  readonly bottom: () => Side;
  /** A candidate of a study, to draw as an arrow or a route. */
  readonly shown: () => Candidate | null;
}

/** What every table can do; a game says where its buttons stand. */
export type TableActs = Readonly<Record<'hint' | 'turn' | 'takeBack' | 'offerDraw' | 'resign', () => MenuItem>>;

/** The line beside a name. */
export interface StripFacts {
  /** One number. */
  readonly fact: () => { readonly value: number; readonly label: string };
  /** The score beside the name. */
  readonly score?: () => string | null;
  /** What a side holds: shown on phones. */
  readonly tokens?: () => JSX.Element;
  /** A piece of the side, where a disc is none. */
  readonly icon?: () => JSX.Element;
}

/** Where giving up can cost more or less. */
export interface Stakes {
  readonly label: string;
  readonly choices: readonly { readonly value: 1 | 2 | 3; readonly label: string }[];
  readonly cost: (name: string, stake: 1 | 2 | 3) => string;
}

/** One game under the hand at one table: the turn that is being entered, and what it needs around the board. */
export interface Hand {
  readonly board: Component<{ readonly label: string; readonly focusRef?: (focus: () => void) => void }>;
  /** Changes with every gesture. */
  readonly entry: () => unknown;
  /** Is a turn half entered, so that a hint would be in the way? */
  readonly isEntering: () => boolean;
  /** What is to be done here. */
  readonly prompt: () => string;
  /** Something that was asked for, and goes before the prompt. */
  readonly note?: () => string | null;
  /** Takes one step of the turn back; false where there was none. */
  readonly stepBack: () => boolean;
  /** A key that acts at the table; false where it means nothing. */
  readonly press?: (key: string) => boolean;
  readonly strip: (side: Side) => StripFacts;
  /** The turn that is being chosen, for the list of moves. */
  readonly pending: () => { readonly side: Side; readonly lead: string | null } | null;
  readonly actions: (acts: TableActs) => JSX.Element;
  /** The first items behind "More"; what every table has follows. */
  readonly menu: (acts: TableActs) => readonly MenuItem[];
  /** Questions that wait for an answer beside the board. */
  readonly alerts?: () => JSX.Element;
  /** Buttons and questions of a board that is only tried on. */
  readonly freeActions: () => JSX.Element;
  readonly freeAlerts?: () => JSX.Element;
  /** A move as it may be typed, and whether one is awaited. */
  readonly typing: {
    readonly example: string;
    readonly open: () => boolean;
    /** What was typed as the box reads it, where a language has letters of its own. */
    readonly read?: (text: string) => string;
  };
  readonly panels?: () => JSX.Element;
  /** Between the heading of the leaflet and its articles. */
  readonly leaflet?: () => JSX.Element;
  readonly stakes?: () => Stakes;
}

/** The part of `OpenTable` that a game decides. */
export type TableOptions = Omit<Partial<OpenTable>, 'ruleSet' | 'seats' | 'time' | 'position' | 'record' | 'secret'>;

/** How candidates are ranked. */
export interface Ranking<K extends GameKind> {
  title(view: ViewOf<K>): string;
  readonly depth: (depth: number) => string;
  readonly turn: () => string;
  readonly value: () => string;
  readonly valueText: (value: number) => string;
  readonly lossText: (loss: number) => string;
  /** A turn whose end is known, in a word or two. */
  readonly endingText?: (ending: Ending) => string;
}

/** Setting up a position by hand. A brush is what a tap puts. */
export interface SettingUp<K extends GameKind, Brush> {
  readonly brushes: readonly Brush[];
  brushName(brush: Brush): string;
  brushIcon(props: { readonly brush: Brush }): JSX.Element;
  board(props: {
    readonly picture: PictureOf<K>;
    readonly set: RuleSetSummary;
    readonly brush: Brush;
    readonly lit: readonly BoardPlace[];
    onChange(picture: PictureOf<K>): void;
  }): JSX.Element;
  /** What lies beside the board. */
  extras?(props: { readonly picture: PictureOf<K>; onChange(picture: PictureOf<K>): void }): JSX.Element;
  emptied(picture: PictureOf<K>): PictureOf<K>;
  count(picture: PictureOf<K>, side: Side): number;
  sideName(side: Side): string;
}

/** A move that is put to every rule set of the game. */
export interface Judging<K extends GameKind> {
  /** What is asked where nothing was: a position, and a move that rule sets quarrel about. */
  readonly example: { readonly ruleSet: RuleSetId; readonly position: string; readonly move: string };
  /** A move as it may be typed. */
  readonly typed: string;
  /** What was typed as the box reads it, and what the box writes as it is shown. */
  readonly read?: (text: string) => string;
  readonly shown?: (move: string) => string;
  /** A board on which any move can be made, legal or not; it comes out as text. */
  board(props: {
    readonly picture: PictureOf<K>;
    readonly set: RuleSetSummary;
    readonly side: Side;
    /** The move that stands; drawn as refused where the rules of this board refuse it. */
    readonly move: string | null;
    readonly refusal: Refusal | null;
    onMove(move: string | null): void;
  }): JSX.Element;
  /** Must somebody say what was thrown before this can be judged? */
  needsDice(picture: PictureOf<K>): boolean;
  /** The picture on the board of another set. */
  carried(picture: PictureOf<K>, set: RuleSetSummary): PictureOf<K>;
}

/**
 * Written as methods, so that the room of one game is a room of some game: whoever has a view asks the room of that
 * view's kind.
 */
export interface GameRoom<K extends GameKind> {
  readonly kind: K;
  sit(at: Sitting<K>): Hand;

  /** The choices of this device for a game to be played. */
  tableFor(set: RuleSetSummary | undefined): TableOptions;
  /** A table to try things on, and one that a lesson ends at: to be won against the computer. */
  readonly studyTable: TableOptions;
  readonly lessonTable: TableOptions;
  /** What the last step of a lesson asks for. */
  lessonGoal(): string;
  readonly newGame: {
    /** The set to be played after this one, and what the game is called. */
    readonly ruleSet: (now: RuleSetId) => RuleSetId;
    readonly title: (set: RuleSetSummary | undefined) => string;
    /** At a table elsewhere the dice are always thrown. */
    readonly Options: Component<{ readonly set: RuleSetSummary | undefined; readonly elsewhere?: boolean }> | null;
    /** Points that are played for, which the clubs' clocks go by. */
    readonly points: (set: RuleSetSummary | undefined) => number | null;
  };
  /** A view as a picture for the shelf. */
  picture(view: ViewOf<K>): PictureOf<K>;

  /** The points of a contest of several games, where they are counted. */
  score?(view: ViewOf<K>): Readonly<Record<Side, number>> | null;
  /** The points that a contest is played to, where there are any. */
  contestLength?(view: ViewOf<K>): number | null;
  /** The short line under a name while the game goes on; the player may sit at another device. */
  stateLine(view: ViewOf<K>, side: Side, isElsewhere: boolean): string;
  /** The end of a game in two sentences. */
  outcome(
    outcome: Outcome & { readonly reason: EndOf<K> },
    seats: Seats,
    view: ViewOf<K> | null,
  ): { readonly title: string; readonly reason: string };
  turnText(turn: TurnOf<K>): string;
  /** A refusal with its moves as they are shown, where the box writes them otherwise. */
  spelled?(refusal: Refusal): Refusal;
  /** One event in the list of moves; with seats, it names the player. */
  entryText(entry: EntryOf<K>, seats: Seats | null): string;
  /** The side whose turns stand in the first column of the list; Light's where nothing is said. */
  firstColumn?(line: readonly RecordEntry[], pending?: Side): Side;
  /** The side that sits at the bottom where no computer plays; Light where nothing is said. */
  bottom?(view: ViewOf<K>): Side;
  /** What stands in front of a turn: its dice. */
  entryLead(entry: EntryOf<K>): string | null;
  /** One event for those who listen. */
  entrySpoken(entry: EntryOf<K>, seats: Seats): string;
  /** What is said of the change from one view to the next. */
  announcements(before: ViewOf<K> | null, after: ViewOf<K>): readonly string[];
  /** The legal turns as texts, where they can be told one by one. */
  legalTurns(view: ViewOf<K>): readonly string[] | null;
  /** What a key tells of a table; null where it tells nothing. */
  tell(key: string, view: ViewOf<K>): string | null;
  /** The sound of a change that is not the end of the game. */
  soundOf(
    before: ViewOf<K>,
    after: ViewOf<K>,
    alreadyShown: number,
  ): { readonly name: SoundName; readonly jumps?: number } | null;

  /** How long the computer waits before it acts, in milliseconds: there may be something to look at first. */
  pause?(view: ViewOf<K>): number | null;

  /** What stands at the evaluation bar. */
  evaluationText(analysis: Analysis): string;
  readonly ranking: Ranking<K>;
  /** What the engine says beside the ranked turns. */
  advice?(props: { readonly analysis: Analysis }): JSX.Element;
  chances?(props: { readonly analysis: Analysis }): JSX.Element;
  /** Events that stand in the graph of a game as a plate with a value, and what they are called. */
  readonly plates: { name(): string; value(entry: EntryOf<K>): number | null } | null;
  /** The picture after the turn that a frame of a diagram shows, or null if it shows none. */
  pictureAfter(frame: DiagramFrame & { readonly picture: PictureOf<K> }): PictureOf<K> | null;
  readonly setup: SettingUp<K, unknown>;
  readonly judging: Judging<K>;
}
