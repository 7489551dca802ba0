/**
 * Words by language. The English catalogue fixes the keys and the holes of every message; a key that another language
 * lacks, or a hole that is not filled, is a type error. Messages are data, not code, so tests can read all of them.
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
export type Key = keyof typeof en;
export type Catalogue = { readonly [K in Key]: (typeof en)[K] extends string ? string : Plural };

type Holes<S extends string> = S extends `${string}{${infer Name}}${infer Rest}` ? Name | Holes<Rest> : never;
type HolesOf<K extends Key> = (typeof en)[K] extends string
  ? Holes<(typeof en)[K]>
  : 'n' | Holes<(typeof en)[K] extends Plural ? (typeof en)[K]['other'] : never>;
type Filling<K extends Key> = [HolesOf<K>] extends [never] ? [] : [Readonly<Record<HolesOf<K>, string | number>>];

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

const LOADERS: Readonly<Record<Language, () => Promise<Catalogue>>> = {
  pt: () => import('./pt').then((module) => module.pt),
  es: () => import('./es').then((module) => module.es),
  en: () => import('./en').then((module) => module.en),
  it: () => import('./it').then((module) => module.it),
};

const [current, setCurrent] = createSignal<{ readonly language: Language; readonly words: Catalogue } | null>(null);

/** The language in force. */
export const language = (): Language => current()?.language ?? 'en';

const companions = new Set<(wanted: Language) => Promise<void>>();

/** Has something else be ready before a language comes into force; the answer ends that. */
export function beforeLanguage(prepare: (wanted: Language) => Promise<void>): () => void {
  companions.add(prepare);
  return () => {
    companions.delete(prepare);
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
  const [words] = await Promise.all([LOADERS[wanted](), ...[...companions].map((prepare) => prepare(wanted))]);
  if (change !== changes) return;
  setCurrent({ language: wanted, words });
  if (typeof document !== 'undefined') document.documentElement.lang = wanted === 'pt' ? 'pt-BR' : wanted;
}

/** The message for a key in the language in force. */
export function t<K extends Key>(key: K, ...values: Filling<K>): string {
  const now = current();
  if (!now) throw new Error(`no language yet for ${key}`);
  return fill(now.words[key], (values[0] ?? {}) as Readonly<Record<string, string | number>>, now.language);
}
