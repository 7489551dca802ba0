import { beforeEach, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/box/api';
import { goneFor } from '../src/online/marks';
import { isName, joinAddress, keepSeat, ownSeat, readDoor, seatAddress, secretOf } from '../src/online/seats';
import { apiAddress } from '../src/online/server';
import { en } from '../src/online/words/en';
import { es } from '../src/online/words/es';
import { it as italian } from '../src/online/words/it';
import { pt } from '../src/online/words/pt';

type Texts = Readonly<Record<string, string>>;
const read = (found: unknown): string => Object.values(found as Texts).join('\n');
const wire = read(import.meta.glob('../../docs/online.md', { query: '?raw', import: 'default', eager: true }));
const table = read(
  import.meta.glob('../../crates/table/src/session/refused.rs', { query: '?raw', import: 'default', eager: true }),
);
/** What is asked at the other door is answered to `tabuleiro admin`, and never to the page. */
const server = read(
  import.meta.glob(['../../crates/server/src/**/*.rs', '!../../crates/server/src/admin{.rs,/**}'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
);

const found = (text: string, pattern: RegExp): readonly string[] => [...text.matchAll(pattern)].map(([, id]) => id!);

/** The stable names of everything that a server may refuse, from where they are written down and given. */
function refusals(): ReadonlySet<string> {
  const told = wire
    .split('\n\n')
    .filter((paragraph) => paragraph.startsWith('Refusals'))
    .flatMap((paragraph) => found(paragraph, /`([a-z]+(?:-[a-z]+)+)`/g));
  return new Set([
    ...told,
    ...found(table, /=> "([a-z-]+)",/g),
    ...found(server, /Problem::(?:new|bad)\(\s*(?:[\w:]+,\s*)?"([a-z-]+)"/g),
    ...found(server, /\.no\("([a-z-]+)"\)/g),
    ...found(server, /Reason::Other\("([a-z-]+)"\)/g),
  ]);
}

describe('refusals of the server', () => {
  const all = [...refusals()];
  test('are found where they are given', () => {
    expect(all.length).toBeGreaterThan(60);
    for (const id of ['seat-taken', 'not-your-turn', 'claim-too-early', 'store-full', 'not-adjourned'])
      expect(all).toContain(id);
  });
  const books = { en, pt, es, it: italian } as unknown as Readonly<Record<string, Texts>>;
  test.each(LANGUAGES)('%s has words for every one', (language) => {
    const missing = all.filter((id) => !books[language]?.[`no.${id}`]);
    expect(missing).toEqual([]);
  });
});

describe('links', () => {
  beforeEach(() => globalThis.localStorage?.clear());
  test('open a seat, invite, or only show', () => {
    expect(readDoor(['t', 'abc'])).toEqual({ kind: 'watch' });
    expect(readDoor(['t', 'abc', 'j', 'ff'])).toEqual({ kind: 'join', secret: 'ff' });
    expect(readDoor(['t', 'abc', 's', 'ff'])).toEqual({ kind: 'seat', secret: 'ff', key: null });
    expect(readDoor(['t', 'abc', 's', 'ff.0a'])).toEqual({ kind: 'seat', secret: 'ff', key: '0a' });
    expect(readDoor(['t', 'abc', 'j'])).toEqual({ kind: 'watch' });
    expect(joinAddress('abc', 'ff')).toBe('#/t/abc/j/ff');
    expect(seatAddress('abc', { secret: 'ff', key: '0a' })).toBe('#/t/abc/s/ff.0a');
    expect(secretOf('#/t/abc/s/ff')).toBe('ff');
  });
  test('the secret and the key of a seat stay on the device', () => {
    expect(ownSeat('one')).toBeNull();
    keepSeat('one', { secret: 'ff', key: '0a', side: 'dark' });
    keepSeat('one', { secret: 'ff', join: 'ee' });
    expect(ownSeat('one')).toEqual({ secret: 'ff', key: '0a', side: 'dark', join: 'ee' });
    // Another secret is another seat: nothing of the old one goes with it.
    keepSeat('one', { secret: 'dd' });
    expect(ownSeat('one')).toEqual({ secret: 'dd' });
    for (let at = 0; at < 120; at++) keepSeat(`t${at}`, { secret: 'ff' });
    expect([ownSeat('one'), ownSeat('t119')?.secret]).toEqual([null, 'ff']);
  });
  test('the server is asked where the page stands', () => {
    expect(apiAddress('offers', 'https://games.example.org/box/#/t/1').href).toBe(
      'https://games.example.org/box/api/offers',
    );
    expect(apiAddress('offers', 'http://192.168.1.5:7117/#/').href).toBe('http://192.168.1.5:7117/api/offers');
  });
});

test('names are those that the server takes', () => {
  for (const name of ['', 'Ana', 'João Sá 2', '王', 'a'.repeat(30)]) expect(isName(name), name).toBe(true);
  for (const name of ['<b>', 'a&b', 'a\u202eb', '🎲', 'a'.repeat(31)]) expect(isName(name), name).toBe(false);
});

test('somebody is gone for longer with every second', () => {
  const seat = { name: 'Bia', taken: true, here: false, gone: 4000 };
  expect(goneFor(seat, 1000, 3000)).toBe(6000);
  expect(goneFor({ ...seat, here: true, gone: null }, 1000, 3000)).toBeNull();
});
