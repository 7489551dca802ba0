import { describe, expect, test, vi } from 'vitest';
import type { GamesBox, HouseDraft } from '../src/box/api';
import { useLanguage } from '../src/i18n';
import { namedSeats } from '../src/play/seats';
import { bringHouses, keepHouse, readHouses } from '../src/store/houses';

const draft: HouseDraft = { parent: 'draughts:garden', name: 'Casa da avó', changes: { compulsion: 'forced' } };

describe('house rules of this device', () => {
  test('what is no draft is left out', () => {
    expect([...readHouses(JSON.stringify({ a: draft, b: 7, c: { parent: 'x' } })).keys()]).toEqual(['a']);
    expect(readHouses('{').size).toBe(0);
    expect(readHouses(null).size).toBe(0);
  });
  test('a fresh box is told what was kept, and one draft that no longer fits does not stop the others', async () => {
    const shelf = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => shelf.get(key) ?? null,
      setItem: (key: string, value: string) => shelf.set(key, value),
    });
    keepHouse('one', draft);
    keepHouse('two', { ...draft, name: 'Outra' });
    keepHouse('two', { ...draft, name: 'Outra ainda' });
    const told: string[] = [];
    await bringHouses({
      keepHouse: async (each: HouseDraft) => {
        told.push(each.name);
        if (told.length === 1) throw new Error('does not fit');
        return each.name;
      },
    } as unknown as GamesBox);
    expect(told).toEqual(['Casa da avó', 'Outra ainda']);
    vi.unstubAllGlobals();
  });
});

describe('seats without a name', () => {
  const person = { name: '', player: { kind: 'person' } } as const;
  const computer = { name: '', player: { kind: 'computer', level: 1 } } as const;
  test('are called by what they are, in the language in force', async () => {
    await useLanguage('en');
    expect(namedSeats({ light: person, dark: person })).toMatchObject({
      light: { name: 'Light' },
      dark: { name: 'Dark' },
    });
    expect(namedSeats({ light: person, dark: computer })).toMatchObject({
      light: { name: 'You' },
      dark: { name: 'Computer' },
    });
    await useLanguage('pt');
    expect(namedSeats({ light: computer, dark: { ...person, name: 'Ana' } })).toMatchObject({
      light: { name: 'Computador' },
      dark: { name: 'Ana' },
    });
    await useLanguage('en');
  });
});
