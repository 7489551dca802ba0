/**
 * Words by language. The English catalogue fixes the keys and the holes of every message; a key that another language
 * lacks, or a hole that is not filled, is a type error. Messages are data, not code, so tests can read all of them.
 * What every screen says is one catalogue; each game brings one more, which comes with its room.
 */
import { createSignal } from 'solid-js';
import { underWay } from '../app/under-way';
import type { Language } from '../box/api';
import type { en } from './en';

/**
 * A message that depends on a number `n`. The names are CLDR plural categories; `other` is used where one is missing.
 */
export interface Plural {
  readonly one: string;
  readonly other: string;
}

export type Message = string | Plural;

/** The same messages in another language. */
export type Translation<English> = { readonly [K in keyof English]: English[K] extends string ? string : Plural };
/** What every screen says. */
export type Catalogue = Translation<typeof en>;
export type Key = keyof typeof en;

type Holes<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;
type HolesOf<M> = M extends string ? Holes<M> : 'n' | Holes<M extends Plural ? M['other'] : never>;
type Filling<M> = [HolesOf<M>] extends [never] ? [] : [Readonly<Record<HolesOf<M>, string | number>>];

/** Puts values into the holes of a message. */
export function fill(message: Message, values: Readonly<Record<string, string | number>>, language: Language): string {
  const text =
    typeof message === 'string'
      ? message
      : new Intl.PluralRules(language).select(Number(values.n)) === 'one'
        ? message.one
        : message.other;
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** Where the messages of each language lie. */
export type Loaders<English> = Readonly<Record<Language, () => Promise<Translation<English>>>>;

const [current, setCurrent] = createSignal<Language | null>(null);

/** The language in force. */
export const language = (): Language => current() ?? 'en';

/** Messages that have been fetched, by language. */
function createBook<English>(loaders: Loaders<English>) {
  const books = new Map<Language, Translation<English>>();
  return {
    has: (wanted: Language): boolean => books.has(wanted),
    load: async (wanted: Language): Promise<void> => {
      if (!books.has(wanted)) books.set(wanted, await loaders[wanted]());
    },
    say: <K extends keyof English & string>(key: K, ...values: Filling<English[K]>): string => {
      const now = current();
      const book = now && books.get(now);
      if (!book) throw new Error(`no words yet for ${key}`);
      return fill(book[key] as Message, (values[0] ?? {}) as Readonly<Record<string, string | number>>, now);
    },
  };
}

const common = createBook<typeof en>({
  pt: () => import('./pt').then((module) => module.pt),
  es: () => import('./es').then((module) => module.es),
  en: () => import('./en').then((module) => module.en),
  it: () => import('./it').then((module) => module.it),
});

/** The message for a key in the language in force. */
export const t = common.say;

const companions = new Set<(wanted: Language) => Promise<void>>();

/** Has something else be ready before a language comes into force; the answer ends that. */
export function beforeLanguage(prepare: (wanted: Language) => Promise<void>): () => void {
  companions.add(prepare);
  return () => {
    companions.delete(prepare);
  };
}

/** A catalogue of its own: nothing of it is there before it is opened. */
export function createWords<English>(loaders: Loaders<English>) {
  const book = createBook(loaders);
  return {
    /** The message for a key in the language in force. */
    say: book.say,
    /** Fetches the language in force, and from now on every other one before it comes into force. */
    open: async (): Promise<void> => {
      companions.add(book.load);
      while (!book.has(language())) await book.load(language());
    },
  };
}

let changes = 0;

/**
 * Loads a language and makes it the one in force, for the page and for the document. Of two changes
 * under way the later one holds.
 */
export const useLanguage = (wanted: Language): Promise<void> => underWay('language', changeLanguage(wanted));

async function changeLanguage(wanted: Language): Promise<void> {
  const change = ++changes;
  const asked = new Set([common.load]);
  await common.load(wanted);
  // Words that were opened while others were on their way are waited for too.
  for (let fresh = [...companions]; fresh.length; fresh = [...companions].filter((each) => !asked.has(each))) {
    await Promise.all(
      fresh.map((prepare) => {
        asked.add(prepare);
        return prepare(wanted);
      }),
    );
  }
  if (change !== changes) return;
  setCurrent(wanted);
  if (typeof document !== 'undefined') document.documentElement.lang = wanted === 'pt' ? 'pt-BR' : wanted;
}
