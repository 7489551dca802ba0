/** Where games and house rules lie: one database of the browser, and what can be wrong with it. */
import type { DBSchema, IDBPDatabase } from 'idb';
import { openDB } from 'idb';
import type { GameRecord, GameSummary } from './games';
import type { SavedHouse } from './houses';

interface Schema extends DBSchema {
  /** Small, and read at every visit; the records beside them one at a time. */
  readonly games: { readonly key: string; readonly value: GameSummary };
  readonly records: { readonly key: string; readonly value: GameRecord };
  readonly houses: { readonly key: string; readonly value: SavedHouse };
}

export type Database = IDBPDatabase<Schema>;

export const DATABASE = 'tabuleiro';
export const VERSION = 1;

/**
 * Why nothing is kept.
 * `full`: no room on the device. `forbidden`: this window has no store, or it fails. `blocked`: another tab with an
 * older page holds the store that must be changed for this one. `outdated`: a newer page has changed it under this one.
 */
export type Trouble = 'full' | 'forbidden' | 'blocked' | 'outdated';

/** Another tab holds the store. */
export class Blocked extends Error {
  override readonly name = 'Blocked';
}

/** What an error of the store means. */
export function troubleOf(why: unknown): Trouble {
  if (why instanceof Blocked) return 'blocked';
  const name = typeof why === 'object' && why !== null && 'name' in why ? why.name : '';
  if (name === 'QuotaExceededError') return 'full';
  return name === 'VersionError' ? 'outdated' : 'forbidden';
}

export interface Hooks {
  /** Another tab holds the store; it opens when that tab is closed. */
  readonly onBlocked: () => void;
  /** A newer page wants the store: it was let go. */
  readonly onOutdated: () => void;
  /** The browser closed it. */
  readonly onLost: () => void;
}

export async function openDatabase(hooks: Hooks, version = VERSION): Promise<Database> {
  const opened = await openDB<Schema>(DATABASE, version, {
    upgrade: (database, before) => {
      if (before < 1) {
        database.createObjectStore('games', { keyPath: 'id' });
        database.createObjectStore('records', { keyPath: 'id' });
        database.createObjectStore('houses', { keyPath: 'id' });
      }
    },
    blocked: hooks.onBlocked,
    blocking: () => {
      // Whoever does not let go keeps the newer page from its games.
      opened.close();
      hooks.onOutdated();
    },
    terminated: hooks.onLost,
  });
  return opened;
}
