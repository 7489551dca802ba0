/** Games kept on this device, as records in the project's own format. */
import { createSignal } from 'solid-js';
import type { GameKind, Picture, RuleSetId, Seat, Side } from '../box/api';

export interface SavedGame {
  readonly id: string;
  readonly ruleSet: RuleSetId;
  readonly kind: GameKind;
  readonly seats: Readonly<Record<Side, Seat>>;
  /** In the project's own format; opens the same table again. */
  readonly record: string;
  /** What the machine has yet to show of its dice; never leaves this device. */
  readonly secret?: string;
  /** How far it has got, for the list. */
  readonly move: number;
  readonly picture: Picture;
  readonly finished: boolean;
  /** Milliseconds since 1970. */
  readonly changed: number;
}

const KEY = 'tabuleiro.games';
/** Enough for a shelf; the oldest finished ones go first. */
const ROOM = 60;

function isSaved(value: unknown): value is SavedGame {
  if (typeof value !== 'object' || value === null) return false;
  const game = value as Partial<SavedGame>;
  return (
    typeof game.id === 'string' &&
    typeof game.ruleSet === 'string' &&
    typeof game.record === 'string' &&
    typeof game.changed === 'number' &&
    typeof game.seats === 'object' &&
    typeof game.picture === 'object'
  );
}

/** Reads a shelf; what is not a saved game is left out. */
export function readShelf(stored: string | null): readonly SavedGame[] {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isSaved).sort((a, b) => b.changed - a.changed) : [];
  } catch {
    return [];
  }
}

/** Puts a game on the shelf, the newest first, and makes room. */
export function putOn(shelf: readonly SavedGame[], game: SavedGame): readonly SavedGame[] {
  const all = [game, ...shelf.filter((other) => other.id !== game.id)];
  while (all.length > ROOM) {
    const oldestFinished = all.findLastIndex((other) => other.finished);
    all.splice(oldestFinished > 0 ? oldestFinished : all.length - 1, 1);
  }
  return all;
}

const storage = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null;
  }
};

const [shelf, setShelf] = createSignal<readonly SavedGame[]>(readShelf(storage()?.getItem(KEY) ?? null));

export { shelf };

const write = (games: readonly SavedGame[]): boolean => {
  setShelf(games);
  try {
    storage()?.setItem(KEY, JSON.stringify(games));
    return true;
  } catch {
    return false;
  }
};

export const keepGame = (game: SavedGame): boolean => write(putOn(shelf(), game));
export const dropGame = (id: string): boolean => write(shelf().filter((game) => game.id !== id));
export const findGame = (id: string): SavedGame | undefined => shelf().find((game) => game.id === id);
export const newGameId = (): string => `${Date.now().toString(36)}${Math.floor(Math.random() * 1296).toString(36)}`;
