/** A game kept on this device, as a record in the project's own format. */
import type { GameKind, Outcome, Picture, RuleSetId, Seat, Side } from '../box/api';
import { isGame } from '../games/faces';

/** What a list of games shows. */
export interface GameSummary {
  readonly id: string;
  readonly ruleSet: RuleSetId;
  readonly kind: GameKind;
  readonly seats: Readonly<Record<Side, Seat>>;
  /** How far it has got, for the list. */
  readonly move: number;
  readonly picture: Picture;
  readonly finished: boolean;
  /** Milliseconds since 1970. */
  readonly changed: number;
  /** Has anything been played? Games that earlier pages kept do not say. */
  readonly begun?: boolean;
  /** Who acts; nobody before a throw that belongs to nobody, and after the end. */
  readonly turn?: Side | null;
  /** How the last game ended; another one of the contest may follow. */
  readonly outcome?: Outcome | null;
  /** The points of the contest, where they are counted. */
  readonly score?: Readonly<Record<Side, number>> | null;
  /** One's own side, at a table that a server leads. */
  readonly you?: Side | null;
}

/** Does a game of this record go on? */
export const isUnderWay = (game: GameSummary): boolean => !game.finished && !game.outcome && game.begun !== false;

/** Has a game of this record ended? */
export const isPlayed = (game: GameSummary): boolean => game.finished || (game.outcome ?? null) !== null;

/** Is it the turn of the one person at this device? */
export const isYourTurn = ({ seats, turn, you }: GameSummary): boolean =>
  !!turn &&
  (turn === you ||
    (seats[turn].player.kind === 'person' && seats[turn === 'light' ? 'dark' : 'light'].player.kind === 'computer'));

/** Games that go on: those that wait for the person at this device first, then the newest. */
export const gamesUnderWay = (shelf: readonly GameSummary[]): readonly GameSummary[] =>
  shelf.filter(isUnderWay).sort((a, b) => Number(isYourTurn(b)) - Number(isYourTurn(a)) || b.changed - a.changed);

/** What opens the same table again. */
export interface GameRecord {
  readonly id: string;
  /** In the project's own format. */
  readonly record: string;
  /** What the machine has yet to show of its dice; never leaves this device. */
  readonly secret?: string;
}

export type SavedGame = GameSummary & GameRecord;

/** Is this the summary of a game that this page knows? A newer page may have kept others. */
export function isSummary(value: unknown): value is GameSummary {
  if (typeof value !== 'object' || value === null) return false;
  const game = value as Partial<GameSummary>;
  return (
    typeof game.id === 'string' &&
    typeof game.ruleSet === 'string' &&
    isGame(game.kind) &&
    typeof game.changed === 'number' &&
    typeof game.seats === 'object' &&
    typeof game.picture === 'object' &&
    isGame(game.picture?.kind)
  );
}

export const isSaved = (value: unknown): value is SavedGame =>
  isSummary(value) && typeof (value as Partial<SavedGame>).record === 'string';

/** A game as it is kept: what lists show apart from what only its table needs. */
export function parted(game: SavedGame): { readonly summary: GameSummary; readonly record: GameRecord } {
  const { record, secret, ...summary } = game;
  return { summary, record: { id: game.id, record, ...(secret ? { secret } : {}) } };
}

/** Puts a game on the shelf: the newest first, each once. */
export const putOn = (shelf: readonly GameSummary[], game: GameSummary): readonly GameSummary[] =>
  [game, ...shelf.filter((other) => other.id !== game.id)].sort((a, b) => b.changed - a.changed);

export const newGameId = (): string => `${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
