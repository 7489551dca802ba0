import type { BackgammonTurn, Checkers, Cube, Dice, MatchScore, Place, PlayGraph, Step } from './backgammon';
import type { DraughtsShape, DraughtsTurn, HuffRight, Piece, Square } from './draughts';
import type { ArticleRef, Localised, RuleSetId, Side } from './words';

/** An open table inside the worker. */
export type TableId = number;

/**
 * A place in the record: the position after some event. Node 0 is the start of the game on the
 * board. Ids survive branching.
 */
export type NodeId = number;

/** Who must do what. `opening` is the throw of one die each; `answer` is take or drop. */
export type ToAct =
  | { readonly kind: 'move'; readonly side: Side }
  | { readonly kind: 'opening' }
  | { readonly kind: 'roll'; readonly side: Side; readonly double: DoubleRight }
  | { readonly kind: 'play'; readonly side: Side }
  | {
      readonly kind: 'answer';
      readonly side: Side;
      readonly value: number;
      readonly mayBeaver: boolean;
      readonly costOfDrop: number;
    }
  | { readonly kind: 'over' };

/** May the side that is about to roll double first, and if not, why? */
export type DoubleRight = 'yes' | 'no cube' | 'not the owner' | 'crawford' | 'dead cube';

/** Who sits at the table. */
export interface Seat {
  readonly name: string;
  /** A computer seat has the level it plays at, 1 the weakest. */
  readonly player: { readonly kind: 'person' } | { readonly kind: 'computer'; readonly level: number };
}

/** Both clocks. Milliseconds left are true at the moment `at` (by Date.now()); the running one falls from there. */
export interface ClockView {
  readonly left: Readonly<Record<Side, number>>;
  /** How much of it is delay, which passes before the reserve is touched. */
  readonly delay: Readonly<Record<Side, number>>;
  readonly running: Side | null;
  readonly at: number;
}

/** What happened at one step of the record. */
export type RecordEvent =
  | { readonly kind: 'move'; readonly turn: DraughtsTurn }
  | { readonly kind: 'play'; readonly dice: readonly [number, number]; readonly turn: BackgammonTurn }
  | { readonly kind: 'double'; readonly value: number }
  | { readonly kind: 'take' }
  | { readonly kind: 'beaver'; readonly value: number }
  | { readonly kind: 'drop' }
  | { readonly kind: 'draw agreed' }
  | { readonly kind: 'resign'; readonly points: number }
  | { readonly kind: 'flag' };

/** How a finished analysis judged an event. */
export interface Judgement {
  /** Light's share of the wins after the event, 0–1. */
  readonly lightShare: number;
  readonly mark: 'blunder' | 'error' | null;
  /** What the event cost against the best one, in the unit of the game (equity or men); 0 for the best. */
  readonly loss: number;
  /** What the dice gave, in equity; null without dice. */
  readonly luck: number | null;
}

/** One event of the record, with the branches that left the line just before it. */
export interface RecordEntry {
  readonly node: NodeId;
  /** The number printed in front of the row, from 1. */
  readonly number: number;
  readonly side: Side;
  readonly event: RecordEvent;
  readonly judgement: Judgement | null;
  readonly branches: readonly (readonly RecordEntry[])[];
}

/** The record as a main line with branches. */
export interface RecordView {
  readonly line: readonly RecordEntry[];
  /** The node that is shown. */
  readonly current: NodeId;
  /** Is `current` the end of the line it lies on? */
  readonly atEnd: boolean;
  /** Which game of the match is shown, from 0. */
  readonly game: number;
  /** How many games of the match have begun. */
  readonly games: number;
}

/** Why the game ended. */
export type EndReason =
  | 'all taken'
  | 'no move'
  | 'huffed'
  | 'borne off'
  | 'dropped'
  | 'resigned'
  | 'flag'
  | 'agreed'
  | 'repetition'
  | 'no progress'
  | 'rule';

/** The end of a game; `winner` is null for a draw. */
export interface Outcome {
  readonly winner: Side | null;
  readonly reason: EndReason;
  /** Backgammon: 1, 2, 3 for single, gammon, backgammon. */
  readonly stake: 1 | 2 | 3 | null;
  /** Backgammon: stake times cube. */
  readonly points: number | null;
  /** Is the match over too, or may `next` be acted? */
  readonly matchOver: boolean;
}

/** What both kinds of table show. */
interface TableCommon {
  readonly table: TableId;
  readonly ruleSet: RuleSetId;
  readonly seats: Readonly<Record<Side, Seat>>;
  readonly toAct: ToAct;
  readonly record: RecordView;
  readonly clock: ClockView | null;
  readonly outcome: Outcome | null;
  /** The side whose draw offer stands, if any. */
  readonly drawOffer: Side | null;
  /** May the last event be taken back? */
  readonly mayUndo: boolean;
}

/** A table of draughts. */
export interface DraughtsView extends TableCommon {
  readonly kind: 'draughts';
  readonly shape: DraughtsShape;
  readonly pieces: readonly Piece[];
  /** Every legal turn of the side to move, each with its whole route. */
  readonly turns: readonly DraughtsTurn[];
  /** Is every turn in `turns` a capture because the rules force one? */
  readonly mustCapture: boolean;
  readonly huff: HuffRight | null;
  readonly last: DraughtsTurn | null;
  /** Pieces each side has taken so far. */
  readonly taken: Readonly<Record<Side, number>>;
}

/** A table of backgammon. */
export interface BackgammonView extends TableCommon {
  readonly kind: 'backgammon';
  readonly checkers: Readonly<Record<Side, Checkers>>;
  /** Thrown and not yet played out; null before the roll. */
  readonly dice: Dice | null;
  readonly cube: Cube | null;
  readonly match: MatchScore;
  /** The legal plays of the side to act, when it must play. */
  readonly plays: PlayGraph | null;
  /** The last play and its dice. */
  readonly last: {
    readonly side: Side;
    readonly dice: readonly [number, number];
    readonly turn: BackgammonTurn;
  } | null;
  /** `typed` when people roll real dice and type them in. */
  readonly diceFrom: 'fair' | 'typed';
}

/** Everything the page needs to draw one table. Plain JSON. */
export type TableView = DraughtsView | BackgammonView;

/**
 * What a person, or the computer, does at the table. A turn is one action; half-entered turns stay in the page.
 * A computer seat answers a draw offer within the same call: the view then shows a draw, or no standing offer.
 */
export type Action =
  | { readonly kind: 'move'; readonly path: readonly Square[]; readonly huff: Square | null }
  /** A step the page found in no legal play is sent with die 0, to be told why not. */
  | { readonly kind: 'play'; readonly steps: readonly Step[] }
  | { readonly kind: 'roll'; readonly dice?: readonly [number, number] }
  | { readonly kind: 'void throw' }
  | { readonly kind: 'double' }
  | { readonly kind: 'take' }
  | { readonly kind: 'beaver' }
  | { readonly kind: 'drop' }
  | { readonly kind: 'resign'; readonly stake?: 1 | 2 | 3 }
  | { readonly kind: 'offer draw' }
  | { readonly kind: 'accept draw' }
  | { readonly kind: 'decline draw' }
  | { readonly kind: 'flag' }
  | { readonly kind: 'next game' }
  | { readonly kind: 'typed'; readonly text: string };

/** A move put beside another one in a refusal. */
export interface Contender {
  /** `22×15`, `13/5`. */
  readonly text: string;
  /** Squares of the route, or places of the first step. At least two when something can be drawn. */
  readonly route: readonly (Square | Place)[];
  readonly taken: readonly Square[];
  /** What the rule compares: "takes 1". */
  readonly verdict: Localised;
}

/** Why a try was refused, in a form that can be read, spoken, drawn and put right. */
export interface Refusal {
  /** A stable id of the rule that forbids it: `takes-fewer`, `point-held`, `unreadable`. */
  readonly reason: string;
  /** Null only when no article is at stake, e.g. text that is no move. */
  readonly article: ArticleRef | null;
  readonly title: Localised;
  /** One sentence. */
  readonly sentence: Localised;
  /** Squares or places to light on the board. */
  readonly lit: readonly (Square | Place)[];
  readonly tried: Contender | null;
  /** A legal turn in its place, and the action that plays it. */
  readonly instead: (Contender & { readonly action: Action }) | null;
}

/** The answer to an action. */
export type Answer =
  | { readonly ok: true; readonly view: TableView }
  | { readonly ok: false; readonly refusal: Refusal };
