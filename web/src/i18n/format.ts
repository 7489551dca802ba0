/** Numbers, times and dates by language. */
import type { Language } from '../box/api';

/** The tag Intl understands: our Portuguese is Brazil's. */
const tag = (language: Language): string => (language === 'pt' ? 'pt-BR' : language === 'en' ? 'en-GB' : language);

/** A decimal with a fixed number of places, and a real minus sign: +0,412 / +0.412, −0,31. */
export function decimal(value: number, places: number, language: Language, sign = false): string {
  const text = new Intl.NumberFormat(tag(language), {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    signDisplay: sign ? 'exceptZero' : 'auto',
  }).format(value);
  return text.replace('-', '−');
}

/** A share 0–1 as a percentage without the sign: 67,9. */
export const percent = (share: number, places: number, language: Language): string =>
  decimal(share * 100, places, language);

/**
 * Time left on a clock: 1:42, 12:05, 1:02:07; from two days on 2 d 23 h (dias, días, days, giorni); under ten seconds
 * with tenths.
 */
export function clockTime(milliseconds: number, language: Language): string {
  const left = Math.max(0, milliseconds);
  if (left < 10_000) return decimal(Math.floor(left / 100) / 10, 1, language);
  const seconds = Math.ceil(left / 1000);
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return `${Math.floor(hours / 24)} ${language === 'it' ? 'g' : 'd'} ${hours % 24} h`;
  const minutes = Math.floor(seconds / 60) % 60;
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** A day and time, short. */
export const dayAndTime = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(tag(language), { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' }).format(
    date,
  );

/** "11, 7, 5" or "19 and 11", as the language joins things. */
export const list = (
  items: readonly string[],
  language: Language,
  kind: 'conjunction' | 'disjunction' | 'unit' = 'conjunction',
): string =>
  new Intl.ListFormat(
    tag(language),
    kind === 'unit' ? { type: 'unit', style: 'short' } : { type: kind, style: 'long' },
  ).format(items);

/**
 * Small numbers as words, for what is spoken about pieces: in Portuguese, Spanish and Italian a piece is feminine
 * ("duas peças"), and Italian counts captured `pezzi` as masculine.
 */
const WORDS: Readonly<Record<Language, readonly string[]>> = {
  pt: [
    'nenhuma',
    'uma',
    'duas',
    'três',
    'quatro',
    'cinco',
    'seis',
    'sete',
    'oito',
    'nove',
    'dez',
    'onze',
    'doze',
    'treze',
    'quatorze',
    'quinze',
  ],
  es: [
    'ninguna',
    'una',
    'dos',
    'tres',
    'cuatro',
    'cinco',
    'seis',
    'siete',
    'ocho',
    'nueve',
    'diez',
    'once',
    'doce',
    'trece',
    'catorce',
    'quince',
  ],
  en: [
    'none',
    'one',
    'two',
    'three',
    'four',
    'five',
    'six',
    'seven',
    'eight',
    'nine',
    'ten',
    'eleven',
    'twelve',
    'thirteen',
    'fourteen',
    'fifteen',
  ],
  it: [
    'nessuna',
    'una',
    'due',
    'tre',
    'quattro',
    'cinque',
    'sei',
    'sette',
    'otto',
    'nove',
    'dieci',
    'undici',
    'dodici',
    'tredici',
    'quattordici',
    'quindici',
  ],
};

export const inWords = (count: number, language: Language, gender: 'checker' | 'piece' = 'checker'): string =>
  language === 'it' && gender === 'piece' && count === 1 ? 'uno' : (WORDS[language][count] ?? String(count));
