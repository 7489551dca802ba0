import { describe, expect, test } from 'vitest';
import type { GameKind, GamesBox, Language, TableView } from '../src/box/api';
import { RULE_SETS } from '../src/fixtures/rule-sets';
import { backgammonTable, chessTable, draughtsTable } from '../src/fixtures/tables';
import { openRoom, withRooms } from '../src/games';
import { faceOf, GAMES, isGame, LID, leafletOf } from '../src/games/faces';
import { roomOf } from '../src/games/open';
import { language, t, useLanguage } from '../src/i18n';
import { openRooms } from './rooms';

openRooms();

const sources = import.meta.glob(['../src/**/*.{ts,tsx}', '!../src/wasm/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
}) as Readonly<Record<string, string>>;

describe('the seam', () => {
  /** The boundary has the types of every game, fixtures and the gallery show single ones. */
  const free = /\/src\/(games|box|fixtures|gallery)\//;
  /** The order of the style sheets names files. */
  const shared = Object.entries(sources).filter(([path]) => !free.test(path) && !path.endsWith('/design/index.ts'));
  const code = (text: string): string => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '');
  test('nothing outside games/ asks which game it has before it', () => {
    for (const [path, text] of shared) {
      // A catalogue takes in what the games say on the lid, and greets with their names.
      const rest = /\/i18n\/(en|es|it|pt)\.ts$/.test(path)
        ? code(text).replace(/^import .*$|^ {2}\.\.\.\w+,$|^ {4}'.*$/gm, '')
        : code(text);
      expect(rest, path).not.toMatch(/backgammon|draughts|chess/i);
    }
  });
  test('nothing outside games/ reaches into one game', () => {
    for (const [path, text] of shared) {
      if (/\/i18n\/(en|es|it|pt)\.ts$/.test(path)) continue;
      expect(text, path).not.toMatch(/from '[^']*games\/(backgammon|chess|draughts)/);
    }
  });
  test('one game does not reach into another', () => {
    for (const [path, text] of Object.entries(sources)) {
      const [, game] = /\/games\/(\w+)\//.exec(path) ?? [];
      const others = GAMES.map(({ kind }) => kind).filter((kind) => kind !== game);
      if (game) for (const other of others) expect(text, path).not.toMatch(new RegExp(`from '[^']*/${other}/`));
    }
  });
});

describe('every game', () => {
  const kinds = GAMES.map(({ kind }) => kind);
  const tables: Readonly<Record<GameKind, TableView>> = {
    draughts: draughtsTable('italianGame'),
    backgammon: backgammonTable('backgammonGame'),
    chess: chessTable('chessGame'),
  };
  test('is on the lid and in the lists once', () => {
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(LID.map(({ kind }) => kind).sort()).toEqual([...kinds].sort());
    for (const kind of kinds) expect(isGame(kind)).toBe(true);
    expect(isGame('toString')).toBe(false);
    expect(isGame(null)).toBe(false);
  });
  test.each(kinds)('%s has a face and a room of its own', (kind) => {
    expect(faceOf({ kind }).kind).toBe(kind);
    expect(roomOf({ kind }).kind).toBe(kind);
    expect(
      faceOf({ kind })
        .cards(RULE_SETS)
        .every(({ set }) => set.kind === kind),
    ).toBe(true);
    expect(faceOf({ kind }).sample.split(':')[0]).toBe(kind);
  });
  test.each(kinds)('%s tells its tables', (kind) => {
    const view = tables[kind];
    const room = roomOf(view);
    expect(room.picture(view).kind).toBe(kind);
    for (const entry of view.record.line) {
      expect(room.entryText(entry, null)).not.toBe('');
      expect(room.entrySpoken(entry, view.seats)).toMatch(/\.$/);
    }
    expect(room.setup.count(room.setup.emptied(room.picture(view)), 'light')).toBe(0);
    expect(room.setup.brushes.map((brush) => room.setup.brushName(brush))).not.toContain('');
  });
  test('an unknown one has no room', () =>
    expect(() => roomOf({ kind: 'ludo' as GameKind })).toThrow('the room of ludo is not open'));
});

describe('a box with rooms', () => {
  test('hands a table out when the room of its game stands open', async () => {
    const view = draughtsTable('italianGame');
    const box = withRooms({
      openTable: async () => ({ ok: true, value: view }),
      importRecord: async () => ({ ok: true, value: { games: [{ title: '', view }], unread: [] } }),
      ruleSets: async () => RULE_SETS,
    } as unknown as GamesBox);
    expect(await box.openTable({ ruleSet: '', seats: view.seats, time: null })).toMatchObject({ value: view });
    expect(await box.importRecord('', null)).toMatchObject({ value: { games: [{ view }] } });
    expect(await box.ruleSets()).toBe(RULE_SETS);
    expect(await openRoom('draughts')).toBe(roomOf(view));
  });
});

describe('words that come with a room', () => {
  test('are there in every language before it comes into force', async () => {
    const view = backgammonTable('backgammonGame');
    const said: Partial<Record<Language, string>> = {};
    for (const wanted of ['pt', 'es', 'it', 'en'] as const) {
      await useLanguage(wanted);
      expect(language()).toBe(wanted);
      said[wanted] = `${t('home')} ${roomOf(view).lessonGoal()}`;
    }
    expect(new Set(Object.values(said)).size).toBe(4);
  });
});

test('house rules keep the board of the set they were made from', () => {
  const [parent] = RULE_SETS;
  const house = { ...parent!, id: 'house:1', parent: parent!.id };
  expect(leafletOf('house:1', [...RULE_SETS, house])).toBe(parent!.id);
  expect(leafletOf('draughts:italian', RULE_SETS)).toBe('draughts:italian');
});
