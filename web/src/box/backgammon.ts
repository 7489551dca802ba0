import type { Side } from './words';

/**
 * A place of the backgammon board. Points are always counted as Light counts them, 1–24, for both sides:
 * Light moves down to `off`, Dark moves up to `off`. Only texts (`24/18`) use the mover's own count.
 */
export type Place = number | 'bar' | 'off';

/** One die played with one checker. */
export interface Step {
  readonly from: Place;
  readonly to: Place;
  readonly die: number;
  readonly hits: boolean;
}

/** A whole play: up to four steps, in the order they are made. No step at all is a turn lost. */
export interface BackgammonTurn {
  readonly steps: readonly Step[];
  /** As the record prints it: `13/5`, `bar/21 24/21`, in the mover's own count; empty for a turn lost. */
  readonly text: string;
  /** For a turn lost: was it a checker that could not enter, or no die that could be played? Null otherwise. */
  readonly lost: 'no entry' | 'no move' | null;
}

/** One more step, and the node it leads to. */
export interface PlayEdge extends Step {
  readonly node: number;
}

/** A stage of entering a play. */
export interface PlayNode {
  /** The steps that can still grow into a whole legal play. */
  readonly next: readonly PlayEdge[];
  /** May the turn be confirmed here? With compulsory dice this is true exactly where `next` is empty. */
  readonly done: boolean;
}

/**
 * Every way to enter every legal play, as a graph whose root is node 0. Different orders that reach the same
 * board share a node, so a double stays small where a list of ordered plays would not, and the page needs
 * no rule of backgammon to offer exactly the steps that are legal.
 */
export interface PlayGraph {
  readonly nodes: readonly PlayNode[];
}

/** Checkers of one side, by place. `points[p]` is the count on point p as Light counts; index 0 is unused. */
export interface Checkers {
  readonly points: readonly number[];
  readonly bar: number;
  readonly off: number;
  readonly pips: number;
}

/** The doubling cube. */
export interface Cube {
  readonly value: number;
  /** Who may double next; null while it lies in the middle. */
  readonly owner: Side | null;
}

/** The dice on the table. */
export interface Dice {
  readonly side: Side;
  readonly values: readonly [number, number];
  /** Number of the throw in this game, from 1; the proof panel uses it. */
  readonly number: number;
}

/** The score around the game. */
export interface MatchScore {
  /** Points to play to; null for a single game or money play. */
  readonly length: number | null;
  readonly points: Readonly<Record<Side, number>>;
  readonly crawford: 'off' | 'not yet' | 'now' | 'past';
}
