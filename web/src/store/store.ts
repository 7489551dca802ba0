/**
 * The shelf of this device: games and house rules. Everything is in memory first and written after that; what cannot be
 * written waits in memory, is said, and is tried again with everything that follows.
 */
import { createSignal } from 'solid-js';
import { underWay } from '../app/under-way';
import type { HouseDraft, RuleSetId } from '../box/api';
import type { Database, Hooks, Trouble } from './database';
import { Blocked, openDatabase, troubleOf } from './database';
import type { GameSummary, SavedGame } from './games';
import { isSummary, parted, putOn } from './games';
import type { SavedHouse } from './houses';
import { isDraft } from './houses';
import type { Old, OldThings } from './old';
import { forgetOld, readOld } from './old';
import { onKept, tellKept } from './tabs';

export interface StoreOptions {
  readonly open: (hooks: Hooks) => Promise<Database>;
  /** Where earlier pages kept things. */
  readonly old: () => Old | null;
  /** Tells other tabs that a game was written, and hears it from them. */
  readonly tell?: (game: string) => void;
  readonly hear?: (heard: (game: string) => void) => void;
}

async function writeGame(database: Database, game: SavedGame): Promise<void> {
  const { summary, record } = parted(game);
  const change = database.transaction(['games', 'records'], 'readwrite');
  const written = [change.objectStore('games').put(summary), change.objectStore('records').put(record)];
  // A page that is closed in this moment has handed its game over.
  change.commit();
  await Promise.all([...written, change.done]);
}

async function deleteGame(database: Database, id: string): Promise<void> {
  const change = database.transaction(['games', 'records'], 'readwrite');
  await Promise.all([change.objectStore('games').delete(id), change.objectStore('records').delete(id), change.done]);
}

/** Copies what earlier pages kept, unless something newer lies there; all of it or nothing. */
async function writeOld(database: Database, { games, houses }: OldThings): Promise<void> {
  const change = database.transaction(['games', 'records', 'houses'], 'readwrite');
  const copies = games.map(async (game) => {
    const known = await change.objectStore('games').get(game.id);
    if (known && known.changed >= game.changed) return;
    const { summary, record } = parted(game);
    await Promise.all([change.objectStore('games').put(summary), change.objectStore('records').put(record)]);
  });
  const drafts = houses.map(async (house) => {
    if (!(await change.objectStore('houses').get(house.id))) await change.objectStore('houses').put(house);
  });
  try {
    await Promise.all([...copies, ...drafts]);
  } catch (why) {
    change.done.catch(() => undefined);
    // Where the browser has broken it off already there is nothing to break off.
    try {
      change.abort();
    } catch {}
    throw why;
  }
  await change.done;
}

export function createStore(options: StoreOptions) {
  const [shelf, setShelf] = createSignal<readonly GameSummary[]>([]);
  const [houses, setHouses] = createSignal<readonly SavedHouse[]>([]);
  const [trouble, setTrouble] = createSignal<Trouble | null>(null);
  /** What is not written yet, by what it is: the newest of each. */
  const waiting = new Map<string, (database: Database) => Promise<void>>();
  const [unsaved, setUnsaved] = createSignal(0);
  /** Games whose newest record is not in the database. */
  const inMemory = new Map<string, SavedGame>();

  let connection: Promise<Database> | null = null;
  const connect = (): Promise<Database> => {
    connection ??= new Promise<Database>((resolve, reject) => {
      let isBlocked = false;
      const forget = () => {
        connection = null;
      };
      options
        .open({
          // Nobody waits for a tab to be closed: what is kept meanwhile is written when it is.
          onBlocked: () => {
            isBlocked = true;
            setTrouble('blocked');
            reject(new Blocked());
          },
          onOutdated: () => {
            forget();
            setTrouble('outdated');
          },
          onLost: forget,
        })
        .then((database) => {
          resolve(database);
          if (!isBlocked) return;
          connection = Promise.resolve(database);
          setTrouble(null);
          void underWay('shelf', read());
        })
        .catch((why: unknown) => {
          forget();
          reject(why);
        });
    });
    return connection;
  };

  const fail = (why: unknown) => {
    // A connection that was closed behind our back: the next one who writes opens another.
    if (why instanceof Error && why.name === 'InvalidStateError') connection = null;
    setTrouble(troubleOf(why));
  };

  let flushing: Promise<void> = Promise.resolve();
  /** Writes everything that waits, one after the other; stops at the first that cannot be written. */
  const flush = (): Promise<void> => {
    flushing = flushing.then(async () => {
      let written = 0;
      try {
        for (const [name, write] of waiting) {
          await write(await connect());
          written++;
          if (waiting.get(name) === write) waiting.delete(name);
        }
        if (written || trouble() === 'full' || trouble() === 'forbidden') setTrouble(null);
      } catch (why) {
        fail(why);
      }
      setUnsaved(waiting.size);
    });
    return underWay('save', flushing);
  };
  const keep = (name: string, write: (database: Database) => Promise<void>): Promise<void> => {
    waiting.set(name, write);
    setUnsaved(waiting.size);
    return flush();
  };

  const keepGame = (game: SavedGame): Promise<void> => {
    const { summary } = parted(game);
    setShelf(putOn(shelf(), summary));
    inMemory.set(game.id, game);
    return keep(`game ${game.id}`, async (database) => {
      await writeGame(database, game);
      options.tell?.(game.id);
      if (inMemory.get(game.id) === game) inMemory.delete(game.id);
    });
  };

  /** What earlier pages kept. Where it cannot be copied it stays there, and can be played from memory. */
  const bringOld = async (database: Database): Promise<OldThings> => {
    const found = readOld(options.old());
    if (!found.games.length && !found.houses.length) return found;
    try {
      await writeOld(database, found);
      forgetOld(options.old(), found);
      return { games: [], houses: [] };
    } catch {
      // Nothing is in danger: the next visit tries again.
      return found;
    }
  };
  /** Adds what is not there yet: what was kept since then is newer. */
  const show = (games: readonly GameSummary[], drafts: readonly SavedHouse[]) => {
    const known = new Set([...shelf(), ...houses()].map(({ id }) => id));
    setShelf([...shelf(), ...games.filter(({ id }) => !known.has(id))].sort((a, b) => b.changed - a.changed));
    setHouses([...houses(), ...drafts.filter(({ id }) => !known.has(id))].sort((a, b) => a.kept - b.kept));
  };
  const remember = ({ games, houses: drafts }: OldThings) => {
    for (const game of games) inMemory.set(game.id, game);
    show(
      games.map((game) => parted(game).summary),
      drafts,
    );
  };
  /** Reads the shelf. What is wrong with it is said as soon as something is in danger. */
  const read = async (): Promise<void> => {
    try {
      const database = await connect();
      remember(await bringOld(database));
      const [games, drafts] = await Promise.all([database.getAll('games'), database.getAll('houses')]);
      show(
        games.filter(isSummary),
        drafts.filter((house) => isDraft(house.draft)),
      );
      if (waiting.size) await flush();
    } catch (why) {
      fail(why);
      remember(readOld(options.old()));
    }
  };

  const find = async (id: string): Promise<SavedGame | undefined> => {
    const kept = inMemory.get(id);
    if (kept) return kept;
    const database = await connect();
    const [summary, record] = await Promise.all([database.get('games', id), database.get('records', id)]);
    return summary && record && isSummary(summary) ? { ...summary, ...record } : undefined;
  };

  // What another tab has written stands in the lists of this one.
  options.hear?.((id) => {
    if (inMemory.has(id)) return;
    const seen = connect().then(async (database) => {
      const summary = await database.get('games', id);
      if (summary && isSummary(summary)) setShelf(putOn(shelf(), summary));
    });
    void underWay('shelf', seen.catch(fail));
  });

  return {
    shelf,
    houses,
    /** What the page must say: something is in danger, or cannot be reached. */
    notice: (): Trouble | null => {
      const now = trouble();
      return unsaved() > 0 || now === 'blocked' || now === 'outdated' ? now : null;
    },
    /** Is everything written? */
    isSafe: (): boolean => unsaved() === 0,
    open: read,
    keepGame,
    dropGame: async (id: string): Promise<void> => {
      const before = shelf();
      const kept = inMemory.get(id);
      setShelf(before.filter((game) => game.id !== id));
      inMemory.delete(id);
      waiting.delete(`game ${id}`);
      setUnsaved(waiting.size);
      forgetOld(options.old(), { games: readOld(options.old()).games.filter((game) => game.id === id), houses: [] });
      try {
        // After what is being written, which would put it back.
        const deleted = flushing.then(connect).then((database) => deleteGame(database, id));
        await underWay('save', deleted);
      } catch (why) {
        // What lived in memory alone is gone all the same.
        if (kept) return;
        setShelf(before);
        throw why;
      }
      // There may be room now for what waits.
      await flush();
    },
    findGame: (id: string): Promise<SavedGame | undefined> => underWay('shelf', find(id)),
    keepHouse: (id: RuleSetId, draft: HouseDraft): Promise<void> => {
      const kept = houses().find((house) => house.id === id)?.kept ?? Date.now();
      const house: SavedHouse = { id, draft, kept };
      setHouses([...houses().filter((other) => other.id !== id), house].sort((a, b) => a.kept - b.kept));
      return keep(`house ${id}`, async (database) => void (await database.put('houses', house)));
    },
    /** Tries again to write what waits. */
    retry: flush,
  };
}

const localStore = (): Old | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // Cookies refused.
  }
};

/** The shelf of this device. */
export const store = createStore({ open: openDatabase, old: localStore, tell: tellKept, hear: onKept });
