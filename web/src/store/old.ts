/**
 * What earlier pages kept in localStorage: all games as one text, and all house rules as another. It is read, written
 * to the database, and only then removed; whatever cannot be read stays where it is.
 */
import type { RuleSetId } from '../box/api';
import type { SavedGame } from './games';
import { isSaved } from './games';
import type { SavedHouse } from './houses';
import { isDraft } from './houses';

const GAMES = 'tabuleiro.games';
const HOUSES = 'tabuleiro.houses';

/** localStorage, where there is one and it may be used. */
export type Old = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface OldThings {
  readonly games: readonly SavedGame[];
  readonly houses: readonly SavedHouse[];
}

function read(old: Old | null, key: string): unknown {
  try {
    return JSON.parse(old?.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

const oldGames = (old: Old | null): readonly unknown[] => {
  const found = read(old, GAMES);
  return Array.isArray(found) ? found : [];
};
const oldHouses = (old: Old | null): readonly (readonly [RuleSetId, unknown])[] => {
  const found = read(old, HOUSES);
  return typeof found === 'object' && found !== null ? Object.entries(found) : [];
};

export const readOld = (old: Old | null): OldThings => ({
  games: oldGames(old).filter(isSaved),
  houses: oldHouses(old).flatMap(([id, draft], at) => (isDraft(draft) ? [{ id, draft, kept: at }] : [])),
});

function put(old: Old | null, key: string, rest: unknown, empty: boolean): void {
  try {
    if (empty) old?.removeItem(key);
    else old?.setItem(key, JSON.stringify(rest));
  } catch {
    // It is shorter than before; where even that is refused, it is read again at the next visit.
  }
}

/** Forgets what lies in the database now. */
export function forgetOld(old: Old | null, { games, houses }: OldThings): void {
  if (games.length) {
    const gone = new Set(games.map(({ id }) => id));
    const rest = oldGames(old).filter((game) => !isSaved(game) || !gone.has(game.id));
    put(old, GAMES, rest, rest.length === 0);
  }
  if (houses.length) {
    const gone = new Set(houses.map(({ id }) => id));
    const rest = oldHouses(old).filter(([id]) => !gone.has(id));
    put(old, HOUSES, Object.fromEntries(rest), rest.length === 0);
  }
}
