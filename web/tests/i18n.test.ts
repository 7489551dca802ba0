import { describe, expect, test } from 'vitest';
import type { GameKind, Language } from '../src/box/api';
import { LANGUAGES } from '../src/box/api';
import { en as backgammonEn } from '../src/games/backgammon/words/en';
import { es as backgammonEs } from '../src/games/backgammon/words/es';
import { it as backgammonIt } from '../src/games/backgammon/words/it';
import { pt as backgammonPt } from '../src/games/backgammon/words/pt';
import { en as chessEn } from '../src/games/chess/words/en';
import { es as chessEs } from '../src/games/chess/words/es';
import { it as chessIt } from '../src/games/chess/words/it';
import { pt as chessPt } from '../src/games/chess/words/pt';
import { en as draughtsEn } from '../src/games/draughts/words/en';
import { es as draughtsEs } from '../src/games/draughts/words/es';
import { it as draughtsIt } from '../src/games/draughts/words/it';
import { pt as draughtsPt } from '../src/games/draughts/words/pt';
import { GAMES } from '../src/games/faces';
import type { Message, Plural } from '../src/i18n';
import { fill } from '../src/i18n';
import { en } from '../src/i18n/en';
import { es } from '../src/i18n/es';
import { clockTime, decimal, inWords, list, percent } from '../src/i18n/format';
import { it as italian } from '../src/i18n/it';
import { pt } from '../src/i18n/pt';
import { en as onlineEn } from '../src/online/words/en';
import { es as onlineEs } from '../src/online/words/es';
import { it as onlineIt } from '../src/online/words/it';
import { pt as onlinePt } from '../src/online/words/pt';
import { en as screensEn } from '../src/screens/words/en';
import { es as screensEs } from '../src/screens/words/es';
import { it as screensIt } from '../src/screens/words/it';
import { pt as screensPt } from '../src/screens/words/pt';

type Messages = Readonly<Record<string, Message>>;

/** What every screen says, with what the games say there, and what each game says at its tables. */
const COMMON: Readonly<Record<Language, Messages>> = { en, pt, es, it: italian };
const ROOMS: Readonly<Record<GameKind, Readonly<Record<Language, Messages>>>> = {
  draughts: { en: draughtsEn, pt: draughtsPt, es: draughtsEs, it: draughtsIt },
  backgammon: { en: backgammonEn, pt: backgammonPt, es: backgammonEs, it: backgammonIt },
  chess: { en: chessEn, pt: chessPt, es: chessEs, it: chessIt },
};
/** What the screens beyond the first visit say. */
const SCREENS: Readonly<Record<Language, Messages>> = { en: screensEn, pt: screensPt, es: screensEs, it: screensIt };
/** What the tables elsewhere say. */
const ONLINE: Readonly<Record<Language, Messages>> = { en: onlineEn, pt: onlinePt, es: onlineEs, it: onlineIt };
const ALL = { common: COMMON, screens: SCREENS, online: ONLINE, ...ROOMS };
const OTHERS = LANGUAGES.filter((language) => language !== 'en');
const texts = (message: Message): readonly string[] =>
  typeof message === 'string' ? [message] : [message.one, message.other];
const holes = (text: string): readonly string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!).sort();

/** Values that are the same word, a proper name or pure notation in English and in the language. */
const SAME: Readonly<Record<Exclude<Language, 'en'>, readonly string[]>> = {
  pt: [
    'setup.castling.short',
    'setup.castling.long',
    'spoken.choose',
    'square.piece',
    'pips',
    'phrase.backgammon',
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
    'setup.castling.short',
    'setup.castling.long',
    'setup.castling.none',
    'spoken.choose',
    'square.piece',
    'pips',
    'no',
    'home.backgammon',
    'phrase.backgammon',
    'level.backgammon',
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
    'setup.castling.short',
    'setup.castling.long',
    'setup.castling.none',
    'spoken.choose',
    'square.piece',
    'no',
    'player.computer',
    'home.backgammon',
    'phrase.backgammon',
    'level.backgammon',
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

describe.each(Object.entries(ALL))('the words of %s', (_, books) => {
  const keys = Object.keys(books.en);
  const of = (language: Language, key: string): Message => books[language][key]!;
  test.each(OTHERS)('%s has exactly the keys of English', (language) =>
    expect(Object.keys(books[language]).sort()).toEqual([...keys].sort()),
  );
  test.each(OTHERS)('no value of %s is the English one, but for the words both share', (language) => {
    const same = keys.filter((key) =>
      texts(of(language, key)).some((text, index) => text === texts(of('en', key))[index]),
    );
    expect(same.sort()).toEqual(SAME[language].filter((key) => keys.includes(key)).sort());
  });
  test.each(OTHERS)('%s has the same holes in every message', (language) => {
    for (const key of keys) {
      const message = of(language, key);
      const original = of('en', key);
      if (typeof original === 'string') expect(holes(message as string), key).toEqual(holes(original));
      // "one" may say the number in words.
      else expect(holes((message as Plural).other), key).toEqual(holes(original.other));
    }
  });
  test.each(LANGUAGES)('%s: no empty value, no exclamation mark, no stray space', (language) => {
    for (const key of keys)
      for (const text of texts(of(language, key))) expect(text, key).toMatch(/^(?!\s)[^!]+(?<!\s)$/);
  });
});

test('words that are named as shared are in some catalogue', () => {
  const keys = Object.values(ALL).flatMap((books) => Object.keys(books.en));
  for (const same of Object.values(SAME)) expect(same.filter((key) => !keys.includes(key))).toEqual([]);
});

test('what a game says at its tables it does not say again on the lid', () => {
  for (const books of Object.values(ROOMS))
    expect(Object.keys(books.en).filter((key) => Object.hasOwn(COMMON.en, key))).toEqual([]);
});

describe('lessons', () => {
  const lessons = async (language: Language) => (await Promise.all(GAMES.map((game) => game.lessons(language)))).flat();
  test.each(OTHERS)('%s says every step, and nothing in English', async (language) => {
    const english = await lessons('en');
    const other = await lessons(language);
    english.forEach(({ id, words }, at) => {
      expect(other[at]!.id).toBe(id);
      expect(other[at]!.words.steps).toHaveLength(words.steps.length);
      other[at]!.words.steps.forEach((step, index) => {
        expect(step.say).not.toBe(words.steps[index]!.say);
        expect(step.done).not.toBe(words.steps[index]!.done);
      });
    });
  });
});

describe('filling', () => {
  test('plurals by the rules of the language', () => {
    expect(fill(draughtsEn.men, { n: 1 }, 'en')).toBe('1 man');
    expect(fill(draughtsEn.men, { n: 7 }, 'en')).toBe('7 men');
    expect(fill(draughtsPt.men, { n: 1 }, 'pt')).toBe('1 pedra');
    expect(fill(draughtsIt.kings, { n: 2 }, 'it')).toBe('2 dame');
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
    expect(clockTime(47 * 3_600_000, 'en')).toBe('47:00:00');
    expect(clockTime(71 * 3_600_000, 'pt')).toBe('2 d 23 h');
    expect(clockTime(48 * 3_600_000, 'it')).toBe('2 g 0 h');
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
