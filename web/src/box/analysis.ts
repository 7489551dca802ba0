import type { BackgammonTurn } from './backgammon';
import type { DraughtsTurn } from './draughts';
import type { Action, NodeId, TableId } from './table';
import type { Localised, Side } from './words';

/** What to think about, and how long. */
export interface ThinkRequest {
  readonly table: TableId;
  /** `move` plays at the level of the seat; `hint` and `study` use full strength. */
  readonly purpose: 'move' | 'hint' | 'study';
  /** An upper bound in milliseconds; the answer may come sooner. */
  readonly budget: number;
}

/** One ranked turn. */
export interface Candidate {
  readonly turn: DraughtsTurn | BackgammonTurn;
  readonly action: Action;
  /** From the view of the side to move: equity in backgammon, men in draughts. */
  readonly value: number;
  /** Against the best one, never negative. */
  readonly loss: number;
  /** Share of the wins of the side to move, 0–1; null when the engine has no such number. */
  readonly wins: number | null;
}

/** Chances of a backgammon game from the view of the side to move, each 0–1. Gammons are part of wins and losses. */
export interface Chances {
  readonly win: number;
  readonly winGammon: number;
  readonly winBackgammon: number;
  readonly loseGammon: number;
  readonly loseBackgammon: number;
}

/** What to do with the cube. */
export interface CubeAdvice {
  readonly action: 'no double' | 'double, take' | 'double, drop' | 'too good';
  readonly noDouble: number;
  readonly doubleTake: number;
  readonly doubleDrop: number;
}

/** What the engine thinks of one node. Deeper ones replace shallower ones while it works. */
export interface Analysis {
  readonly table: TableId;
  readonly node: NodeId;
  /** Best first. Empty when there is nothing to choose. */
  readonly candidates: readonly Candidate[];
  /** What the engine would do now: the best turn, or roll, double, take, drop. */
  readonly action: Action | null;
  readonly unit: 'equity' | 'men';
  /** For the evaluation bar: Light's share of the wins, 0–1. */
  readonly lightShare: number;
  /** Light's value in `unit`. */
  readonly lightValue: number;
  readonly chances: Chances | null;
  readonly cube: CubeAdvice | null;
  /** One sentence why the best turn is best, where the engine can say it. */
  readonly why: Localised | null;
  readonly depth: number;
  readonly done: boolean;
}

/** Errors and luck of one side over a record. */
export interface SideReport {
  readonly errorRate: number | null;
  readonly errors: number;
  readonly blunders: number;
  readonly luck: number | null;
}

/** One throw and whether its proof agrees. */
export interface ProvenRoll {
  readonly number: number;
  readonly dice: readonly [number, number];
  readonly proof: 'agrees' | 'does not agree' | 'typed';
}

/** The proof of all dice of a table. */
export interface DiceProof {
  /** Made before the game, in hexadecimal; null when all dice were typed. */
  readonly commitment: string | null;
  readonly rolls: readonly ProvenRoll[];
  /** Are the secrets open yet, so that the sum can be repeated? They open when the game ends or on request. */
  readonly opened: boolean;
  /** What the dice have given each side so far, in equity; null while the engine has not judged them. */
  readonly luck: Readonly<Record<Side, number>> | null;
}
