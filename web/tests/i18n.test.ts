import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/box/api';
import type { Message, Plural } from '../src/i18n';
import { fill } from '../src/i18n';
import { en } from '../src/i18n/en';
import { es } from '../src/i18n/es';
import { clockTime, decimal, inWords, list, percent } from '../src/i18n/format';
import { it as italian } from '../src/i18n/it';
import { pt } from '../src/i18n/pt';
import { en as lessonsEn } from '../src/lessons/words.en';
import { es as lessonsEs } from '../src/lessons/words.es';
import { it as lessonsIt } from '../src/lessons/words.it';
import { pt as lessonsPt } from '../src/lessons/words.pt';

const CATALOGUES = { pt, es, it: italian } as const;
const texts = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : [message.one, message.other];
const holes = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();

/** Values that are the same word, a proper name or pure notation in English and in the language. */
const SAME: Readonly<Record<keyof typeof CATALOGUES, readonly string[]>> = {
  pt: [
    'pips',
    'dice.and',
    'crawford',
    'cube.held',
    'why.article',
    'import.expected',
    'spoken.play',
    'spoken.by',
    'spoken.clocks',
  ],
  es: [
    'pips',
    'no',
    'home.backgammon',
    'dice.and',
    'error',
    'crawford',
    'cube.held',
    'why.article',
    'import.expected',
    'spoken.play',
    'spoken.by',
    'spoken.clocks',
    'spoken.refusal.heading',
    'spoken.refusal.plain',
  ],
  it: [
    'no',
    'player.computer',
    'home.backgammon',
    'dice.and',
    'crawford',
    'cube.held',
    'why.article',
    'import.expected',
    'spoken.play',
    'spoken.by',
    'spoken.clocks',
    'spoken.refusal.heading',
    'spoken.refusal.plain',
  ],
};

describe.each(Object.entries(CATALOGUES))('%s', (language, catalogue) => {
  const keys = Object.keys(en) as (keyof typeof en)[];
  test('has exactly the keys of English', () => expect(Object.keys(catalogue).sort()).toEqual([...keys].sort()));
  test('no value is the English one, but for the words both share', () => {
    const same = keys.filter((key) => texts(catalogue[key]).some((text, index) => text === texts(en[key])[index]));
    expect(same.sort()).toEqual([...SAME[language as keyof typeof SAME]].sort());
  });
  test('has the same holes in every message', () => {
    for (const key of keys) {
      const message = catalogue[key];
      const original: Message = en[key];
      if (typeof original === 'string') expect(holes(message as string), key).toEqual(holes(original));
      // "one" may say the number in words.
      else expect(holes((message as Plural).other), key).toEqual(holes(original.other));
    }
  });
  test('no empty value, no exclamation mark, no stray space', () => {
    for (const key of keys) for (const text of texts(catalogue[key])) expect(text, key).toMatch(/^(?!\s)[^!]+(?<!\s)$/);
  });
});

test('English follows its own manners', () => {
  for (const [key, message] of Object.entries(en) as [string, Message][])
    for (const text of texts(message)) expect(text, key).toMatch(/^(?!\s)[^!]+(?<!\s)$/);
});

describe('lessons', () => {
  const books = { pt: lessonsPt, es: lessonsEs, it: lessonsIt };
  test.each(Object.entries(books))('%s says every step, and nothing in English', (_, book) => {
    for (const [id, lesson] of Object.entries(lessonsEn)) {
      const other = book[id as keyof typeof book];
      expect(other.steps).toHaveLength(lesson.steps.length);
      other.steps.forEach((step, index) => {
        expect(step.say).not.toBe(lesson.steps[index]!.say);
        expect(step.done).not.toBe(lesson.steps[index]!.done);
      });
    }
  });
});

describe('filling', () => {
  test('plurals by the rules of the language', () => {
    expect(fill(en.men, { n: 1 }, 'en')).toBe('1 man');
    expect(fill(en.men, { n: 7 }, 'en')).toBe('7 men');
    expect(fill(pt.men, { n: 1 }, 'pt')).toBe('1 pedra');
    expect(fill(italian.kings, { n: 2 }, 'it')).toBe('2 dame');
  });
  test('holes', () => expect(fill('{a} and {b}', { a: 6, b: 2 }, 'en')).toBe('6 and 2'));
});

describe('numbers', () => {
  test('decimals and signs by language, with a real minus', () => {
    expect(decimal(0.412, 3, 'en', true)).toBe('+0.412');
    expect(decimal(0.412, 3, 'pt', true)).toBe('+0,412');
    expect(decimal(-0.31, 2, 'it', true)).toBe('−0,31');
    expect(decimal(-0.31, 2, 'en')).toBe('−0.31');
    expect(decimal(0, 1, 'en', true)).toBe('0.0');
  });
  test('per cent', () => expect(percent(0.679, 1, 'es')).toBe('67,9'));
  test('clocks', () => {
    expect(clockTime(102_000, 'en')).toBe('1:42');
    expect(clockTime(125_000, 'it')).toBe('2:05');
    expect(clockTime(3_727_000, 'en')).toBe('1:02:07');
    expect(clockTime(9_450, 'en')).toBe('9.4');
    expect(clockTime(9_450, 'pt')).toBe('9,4');
    expect(clockTime(-5, 'en')).toBe('0.0');
  });
  test('lists', () => {
    expect(list(['19', '11'], 'pt')).toBe('19 e 11');
    expect(list(['19', '11'], 'es')).toBe('19 y 11');
    expect(list(['18', '22'], 'it', 'disjunction')).toBe('18 o 22');
  });
  test('counts in words, with their gender', () => {
    expect(LANGUAGES.map((language) => inWords(2, language))).toEqual(['duas', 'dos', 'two', 'due']);
    expect(inWords(1, 'it', 'piece')).toBe('uno');
    expect(inWords(1, 'it')).toBe('una');
    expect(inWords(40, 'en')).toBe('40');
  });
});
