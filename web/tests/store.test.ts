// Every class of it stands where the browser has it; each test has a database of its own.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { GamesBox, HouseDraft } from '../src/box/api';
import { useLanguage } from '../src/i18n';
import { namedSeats } from '../src/play/seats';
import type { Hooks } from '../src/store/database';
import { DATABASE, openDatabase, troubleOf, VERSION } from '../src/store/database';
import type { SavedGame } from '../src/store/games';
import { putOn } from '../src/store/games';
import { bringHouses } from '../src/store/houses';
import { createStore } from '../src/store/store';

const draft: HouseDraft = { parent: 'draughts:garden', name: 'Casa da avó', changes: { compulsion: 'forced' } };
const game = (id: string, changed: number, more: Partial<SavedGame> = {}): SavedGame => ({
  id,
  changed,
  finished: false,
  ruleSet: 'draughts:italian',
  kind: 'draughts',
  record: `record of ${id}`,
  move: 1,
  seats: { light: { name: 'A', player: { kind: 'person' } }, dark: { name: 'B', player: { kind: 'person' } } },
  picture: { kind: 'draughts', shape: { size: 8, darkFarLeft: false, play: 'dark', squares: [] }, pieces: [] },
  ...more,
});

/** localStorage of a device. */
function drawer(kept: Readonly<Record<string, string>> = {}) {
  const things = new Map(Object.entries(kept));
  return {
    things,
    getItem: (key: string) => things.get(key) ?? null,
    setItem: (key: string, value: string) => void things.set(key, value),
    removeItem: (key: string) => void things.delete(key),
  };
}
type Drawer = ReturnType<typeof drawer>;
/** A visit to the page: the database stays, the memory does not. */
const visit = (old: Drawer | null = drawer(), open: (hooks: Hooks) => ReturnType<typeof openDatabase> = openDatabase) =>
  createStore({ open, old: () => old });
const ids = (store: ReturnType<typeof visit>) => store.shelf().map(({ id }) => id);

const named = (name: string): Error => Object.assign(new Error(name), { name });
/** The disk is full: nothing that is larger than nothing can be put. */
const fillDisk = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw named('QuotaExceededError');
  });
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setTimeout(resolve));
};
/** Opens the database as another tab would, and holds it. */
const otherTab = (version: number): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(DATABASE, version);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory());
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('games of this device', () => {
  test('the newest first, each once', () => {
    const shelf = putOn(putOn([game('a', 1)], game('b', 2)), { ...game('a', 3), move: 9 });
    expect(shelf.map(({ id, move }) => [id, move])).toEqual([
      ['a', 9],
      ['b', 1],
    ]);
  });
  test('come back at the next visit, with their records and secrets', async () => {
    const first = visit();
    await first.open();
    await first.keepGame(game('a', 1, { secret: 'dice' }));
    await first.keepGame(game('b', 2));
    await first.keepGame(game('a', 3, { secret: 'dice', record: 'longer' }));
    expect(first.isSafe()).toBe(true);
    const second = visit();
    await second.open();
    expect(ids(second)).toEqual(['a', 'b']);
    expect(await second.findGame('a')).toEqual(game('a', 3, { secret: 'dice', record: 'longer' }));
    expect(await second.findGame('b')).toEqual(game('b', 2));
    expect(await second.findGame('c')).toBeUndefined();
    expect(second.notice()).toBeNull();
  });
  test('a list holds no records', async () => {
    const store = visit();
    await store.open();
    await store.keepGame(game('a', 1, { secret: 'dice' }));
    expect(JSON.stringify(store.shelf())).not.toMatch(/record of|dice/);
  });
  test('none is ever thrown away for another', async () => {
    const store = visit();
    await store.open();
    await Promise.all(Array.from({ length: 100 }, (_, at) => store.keepGame(game(`g${at}`, at, { finished: true }))));
    const later = visit();
    await later.open();
    expect(later.shelf()).toHaveLength(100);
    expect(await later.findGame('g0')).toBeDefined();
  });
  test('a deleted one is gone for good', async () => {
    const store = visit();
    await store.open();
    await store.keepGame(game('a', 1));
    await store.keepGame(game('b', 2));
    await store.dropGame('a');
    expect(ids(store)).toEqual(['b']);
    const later = visit();
    await later.open();
    expect(ids(later)).toEqual(['b']);
    expect(await later.findGame('a')).toBeUndefined();
  });
  test('one that cannot be deleted stays on the shelf', async () => {
    const store = visit();
    await store.open();
    await store.keepGame(game('a', 1));
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(() => {
      throw named('UnknownError');
    });
    await expect(store.dropGame('a')).rejects.toThrow('UnknownError');
    expect(ids(store)).toEqual(['a']);
  });
  test('of two tabs, each keeps its own games', async () => {
    const [one, other] = [visit(), visit()];
    await Promise.all([one.open(), other.open()]);
    await one.keepGame(game('a', 1));
    await other.keepGame(game('b', 2));
    const later = visit();
    await later.open();
    expect(ids(later)).toEqual(['b', 'a']);
    // A game of the other tab is found by its address.
    expect(await one.findGame('b')).toEqual(game('b', 2));
  });
  test('a game of a kind that only a newer page knows is left alone', async () => {
    const store = visit();
    await store.open();
    const strange = { ...game('ludo', 5), kind: 'ludo' } as unknown as SavedGame;
    await store.keepGame(strange);
    await store.keepGame(game('a', 1));
    const later = visit();
    await later.open();
    expect(ids(later)).toEqual(['a']);
    const database = await otherTab(VERSION);
    expect(database.objectStoreNames.contains('games')).toBe(true);
    expect(await later.findGame('ludo')).toBeUndefined();
    database.close();
  });
});

describe('what earlier pages kept in localStorage', () => {
  const kept = () =>
    drawer({
      'tabuleiro.games': JSON.stringify([game('a', 1, { secret: 'dice' }), game('b', 2)]),
      'tabuleiro.houses': JSON.stringify({ z: draft, y: { ...draft, name: 'Outra' } }),
    });
  test('moves into the database and is removed only then', async () => {
    const old = kept();
    const store = visit(old);
    await store.open();
    expect(ids(store)).toEqual(['b', 'a']);
    expect(await store.findGame('a')).toEqual(game('a', 1, { secret: 'dice' }));
    expect(store.houses().map(({ id }) => id)).toEqual(['z', 'y']);
    expect([...old.things.keys()]).toEqual([]);
    const later = visit(old);
    await later.open();
    expect(ids(later)).toEqual(['b', 'a']);
    expect(later.houses().map(({ draft: { name } }) => name)).toEqual(['Casa da avó', 'Outra']);
  });
  test('does not replace what is newer', async () => {
    const store = visit();
    await store.open();
    await store.keepGame(game('a', 9, { record: 'newer' }));
    const later = visit(kept());
    await later.open();
    expect(await later.findGame('a')).toMatchObject({ changed: 9, record: 'newer' });
    expect(await later.findGame('b')).toEqual(game('b', 2));
  });
  test('stays where it is, and can be played, when the disk is full', async () => {
    const old = kept();
    fillDisk();
    const store = visit(old);
    await store.open();
    expect(ids(store)).toEqual(['b', 'a']);
    expect(await store.findGame('a')).toEqual(game('a', 1, { secret: 'dice' }));
    expect(store.houses()).toHaveLength(2);
    expect([...old.things.keys()]).toEqual(['tabuleiro.games', 'tabuleiro.houses']);
    // Nothing is in danger: it lies where it lay.
    expect(store.notice()).toBeNull();
    vi.restoreAllMocks();
    const later = visit(old);
    await later.open();
    expect([...old.things.keys()]).toEqual([]);
    expect(ids(later)).toEqual(['b', 'a']);
  });
  test('stays where it is in a window without a database', async () => {
    const old = kept();
    const store = visit(old, () => Promise.reject(named('SecurityError')));
    await store.open();
    expect(ids(store)).toEqual(['b', 'a']);
    expect(await store.findGame('b')).toEqual(game('b', 2));
    expect([...old.things.keys()]).toHaveLength(2);
    await store.dropGame('b');
    expect(JSON.parse(old.things.get('tabuleiro.games')!)).toHaveLength(1);
  });
  test('what cannot be read stays', async () => {
    const broken = drawer({ 'tabuleiro.games': '[{', 'tabuleiro.houses': 'nonsense' });
    const store = visit(broken);
    await store.open();
    expect(broken.things.get('tabuleiro.games')).toBe('[{');
    expect(broken.things.get('tabuleiro.houses')).toBe('nonsense');
    const mixed = drawer({
      'tabuleiro.games': JSON.stringify([{ id: 1 }, game('a', 1)]),
      'tabuleiro.houses': JSON.stringify({ a: draft, b: 7 }),
    });
    const other = visit(mixed);
    await other.open();
    expect(ids(other)).toEqual(['a']);
    expect(JSON.parse(mixed.things.get('tabuleiro.games')!)).toEqual([{ id: 1 }]);
    expect(JSON.parse(mixed.things.get('tabuleiro.houses')!)).toEqual({ b: 7 });
  });
});

describe('nothing is lost in silence', () => {
  test('a full disk is said, and what waits is written when there is room', async () => {
    const store = visit();
    await store.open();
    await store.keepGame(game('a', 1));
    const disk = fillDisk();
    await store.keepGame(game('b', 2));
    await store.keepGame(game('b', 3, { record: 'later' }));
    expect(store.notice()).toBe('full');
    expect(store.isSafe()).toBe(false);
    // It is still there to be played and saved as a file.
    expect(ids(store)).toEqual(['b', 'a']);
    expect(await store.findGame('b')).toMatchObject({ record: 'later' });
    disk.mockRestore();
    await store.dropGame('a');
    expect(store.notice()).toBeNull();
    expect(store.isSafe()).toBe(true);
    const later = visit();
    await later.open();
    expect(await later.findGame('b')).toMatchObject({ record: 'later' });
  });
  test('a transaction that the browser breaks off for want of room is a full disk too', () => {
    expect(troubleOf(new DOMException('', 'QuotaExceededError'))).toBe('full');
    expect(troubleOf(new DOMException('', 'VersionError'))).toBe('outdated');
    expect(troubleOf(new DOMException('', 'SecurityError'))).toBe('forbidden');
    expect(troubleOf(undefined)).toBe('forbidden');
  });
  test('a window without a store says so as soon as there is something to lose', async () => {
    vi.stubGlobal('indexedDB', undefined);
    const store = visit(null);
    await store.open();
    expect(store.notice()).toBeNull();
    await store.keepGame(game('a', 1));
    expect(store.notice()).toBe('forbidden');
    expect(await store.findGame('a')).toEqual(game('a', 1));
    await store.dropGame('a');
    expect(store.isSafe()).toBe(true);
    await store.keepHouse('house:1', draft);
    expect(store.notice()).toBe('forbidden');
    // The store comes back, as when a person allows it.
    vi.stubGlobal('indexedDB', new IDBFactory());
    await store.retry();
    expect(store.notice()).toBeNull();
    const later = visit();
    await later.open();
    expect(later.houses()).toMatchObject([{ id: 'house:1', draft }]);
  });
  test('another tab that holds the store back is said, and nobody waits for it', async () => {
    const first = visit();
    await first.open();
    await first.keepGame(game('a', 1));
    const holding = await otherTab(VERSION);
    const store = visit(drawer(), (hooks) => openDatabase(hooks, VERSION + 1));
    await store.open();
    expect(store.notice()).toBe('blocked');
    await store.keepGame(game('b', 2));
    expect(store.isSafe()).toBe(false);
    holding.close();
    await settle();
    expect(store.notice()).toBeNull();
    expect(store.isSafe()).toBe(true);
    expect(ids(store)).toEqual(['b', 'a']);
    expect(await store.findGame('a')).toEqual(game('a', 1));
  });
  test('a newer page gets the store, and the older one says that it keeps nothing more', async () => {
    const store = visit();
    await store.open();
    await store.keepGame(game('a', 1));
    const newer = await otherTab(VERSION + 1);
    await settle();
    expect(store.notice()).toBe('outdated');
    await store.keepGame(game('a', 2));
    expect(store.isSafe()).toBe(false);
    expect(store.notice()).toBe('outdated');
    newer.close();
    // A visit that starts as the older page is told the same.
    const late = visit();
    await late.open();
    expect(late.notice()).toBe('outdated');
  });
  test('a store that the browser closed is opened again', async () => {
    let lose: () => void = () => undefined;
    const store = visit(drawer(), (hooks) => {
      lose = hooks.onLost;
      return openDatabase(hooks);
    });
    await store.open();
    await store.keepGame(game('a', 1));
    lose();
    await store.keepGame(game('b', 2));
    expect(store.isSafe()).toBe(true);
  });
  test('also where it closed it without a word', async () => {
    const opened: { close: () => void }[] = [];
    const store = visit(drawer(), async (hooks) => {
      const database = await openDatabase(hooks);
      opened.push(database);
      return database;
    });
    await store.open();
    opened[0]!.close();
    await store.keepGame(game('a', 1));
    expect(store.notice()).toBe('forbidden');
    await store.retry();
    expect(store.isSafe()).toBe(true);
    expect(opened).toHaveLength(2);
  });
  test('a game that is deleted while it is written stays deleted', async () => {
    const store = visit();
    await store.open();
    const writing = store.keepGame(game('a', 1));
    await Promise.all([writing, store.dropGame('a')]);
    const later = visit();
    await later.open();
    expect(ids(later)).toEqual([]);
  });
});

describe('house rules of this device', () => {
  test('a fresh box is told what was kept, and one draft that no longer fits does not stop the others', async () => {
    const store = visit();
    await store.open();
    vi.spyOn(Date, 'now').mockReturnValueOnce(1).mockReturnValueOnce(2);
    await store.keepHouse('two', draft);
    await store.keepHouse('one', { ...draft, name: 'Outra' });
    await store.keepHouse('one', { ...draft, name: 'Outra ainda' });
    const later = visit();
    await later.open();
    const told: string[] = [];
    await bringHouses(
      {
        keepHouse: async (each: HouseDraft) => {
          told.push(each.name);
          if (told.length === 1) throw new Error('does not fit');
          return each.name;
        },
      } as unknown as GamesBox,
      later.houses(),
    );
    expect(told).toEqual(['Casa da avó', 'Outra ainda']);
  });
});

describe('seats without a name', () => {
  const person = { name: '', player: { kind: 'person' } } as const;
  const computer = { name: '', player: { kind: 'computer', level: 1 } } as const;
  test('are called by what they are, in the language in force', async () => {
    await useLanguage('en');
    expect(namedSeats({ light: person, dark: person }, 'draughts')).toMatchObject({
      light: { name: 'Light' },
      dark: { name: 'Dark' },
    });
    // The Laws of FIDE know White and Black.
    expect(namedSeats({ light: person, dark: person }, 'chess')).toMatchObject({
      light: { name: 'White' },
      dark: { name: 'Black' },
    });
    expect(namedSeats({ light: person, dark: computer }, 'draughts')).toMatchObject({
      light: { name: 'You' },
      dark: { name: 'Computer' },
    });
    await useLanguage('pt');
    expect(namedSeats({ light: computer, dark: { ...person, name: 'Ana' } }, 'draughts')).toMatchObject({
      light: { name: 'Computador' },
      dark: { name: 'Ana' },
    });
    await useLanguage('en');
  });
});
