import type { BoardPlace, Language, Side } from './types';

/** The four languages of the product, in the order of the language switch. */
export const LANGUAGES = ['pt', 'es', 'en', 'it'] as const satisfies readonly Language[];

/** The other side. */
export const opposite = (side: Side): Side => (side === 'light' ? 'dark' : 'light');

/** A rule set's id as the command line spells it: `draughts:italian`, `backgammon:xalingo`, or `house:…`. */
export type RuleSetId = string;

/** An open table inside the worker. */
export type TableId = number;

/**
 * A place in the record: the position after some event. Node 0 is the start of the game on the
 * board. Ids survive branching.
 */
export type NodeId = number;

/** A playing square, by its number in the numbering of the rule set. */
export type Square = number;

/** The squares among places: the bar and what is off the board are none. */
export const isSquare = (place: BoardPlace): place is Square => typeof place === 'number';

/**
 * Time for a game, as a record writes it: `5+3` adds seconds after each turn, `2m d12` waits some
 * before it counts, `30s/move`.
 */
export type TimeControl = string;
