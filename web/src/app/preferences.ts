/** What a person has chosen, kept on this device. */
import { createEffect, createRoot, createSignal } from 'solid-js';
import { createStore } from 'solid-js/store';
import type { Language, RuleSetId, Side, TimeControl } from '../box/api';
import { LANGUAGES } from '../box/api';
import type { GameChoices } from '../games/choices';
import { GAME_CHOICES } from '../games/choices';
import { readTime } from '../play/time-control';

export type Theme = 'light' | 'dark' | 'contrast';
export const THEMES: readonly Theme[] = ['light', 'dark', 'contrast'];
export type BoardSet = 'wood' | 'plain';
/** What is printed on a board of squares: in its frame numbers or letters, on every square its number, or nothing. */
export type BoardLabels = 'numbers' | 'letters' | 'squares' | 'none';
export const BOARD_LABELS: readonly BoardLabels[] = ['none', 'letters', 'numbers', 'squares'];
export type Speed = 'none' | 'fast' | 'normal' | 'slow';
export const SPEEDS: readonly Speed[] = ['none', 'fast', 'normal', 'slow'];
export type PlayMode = 'two' | 'computer' | 'link';

/** Choices of every game, and those that one game brings. */
export interface Preferences extends GameChoices {
  /** Null follows the browser. */
  language: Language | null;
  theme: Theme | null;
  set: BoardSet;
  labels: BoardLabels;
  speed: Speed;
  sound: boolean;
  /** 0–1. */
  volume: number;
  evaluation: boolean;
  targets: boolean;
  /** Pieces that can move are marked. */
  movable: boolean;
  oneClick: boolean;
  /** A turn that is the only one is played at once. */
  forced: boolean;
  /** The game that was chosen last on the home page; empty, the first of them. */
  game: RuleSetId;
  mode: PlayMode;
  level: number;
  /** Of how many levels it is one: there were three once. */
  levels: number;
  /** The edition of the page that wrote this: what was on without being asked for is off since the second. */
  edition: number;
  /** The colour a person takes against the computer. */
  colour: Side | 'random';
  time: TimeControl | null;
  names: Record<Side, string>;
  /** Lessons done, and how far others have got: lesson id → steps. */
  lessons: Record<string, number>;
}

/** A choice that is yes or no. */
export type Flag = { [K in keyof Preferences]: Preferences[K] extends boolean ? K : never }[keyof Preferences];

export const DEFAULTS: Preferences = {
  language: null,
  theme: null,
  set: 'wood',
  labels: 'numbers',
  speed: 'normal',
  sound: false,
  volume: 0.6,
  evaluation: false,
  targets: true,
  movable: false,
  oneClick: false,
  forced: false,
  game: '',
  mode: 'computer',
  level: 4,
  levels: 10,
  edition: 2,
  colour: 'light',
  time: null,
  names: { light: '', dark: '' },
  lessons: {},
  ...GAME_CHOICES,
};

/** public/boot.js reads the same key before the first paint. */
export const STORAGE_KEY = 'tabuleiro.preferences';

/** Keeps what has the right type and drops the rest, so that an old or broken store cannot break the page. */
export function readPreferences(stored: string | null): Preferences {
  const kept: Record<string, unknown> = { ...DEFAULTS };
  let parsed: unknown = null;
  try {
    parsed = JSON.parse(stored ?? 'null');
  } catch {
    // Not ours: start afresh.
  }
  if (typeof parsed === 'object' && parsed !== null) {
    for (const [key, fallback] of Object.entries(DEFAULTS)) {
      const value = (parsed as Record<string, unknown>)[key];
      if (value === undefined) continue;
      if (fallback === null || (value !== null && typeof value === typeof fallback)) kept[key] = value;
    }
  }
  const preferences = kept as unknown as Preferences;
  if (parsed && (parsed as Partial<Preferences>).levels === undefined && 'level' in (parsed as object)) {
    // One of the former three: the level that plays most like it.
    preferences.level = [2, 5, 10][preferences.level - 1] ?? DEFAULTS.level;
  }
  if (parsed && (parsed as Partial<Preferences>).edition === undefined) {
    // Nobody had chosen these: every page wrote all of its defaults down.
    preferences.evaluation = DEFAULTS.evaluation;
    preferences.oneClick = DEFAULTS.oneClick;
  }
  if (preferences.time !== null && !readTime(preferences.time)) preferences.time = null;
  if (preferences.language !== null && !LANGUAGES.includes(preferences.language)) preferences.language = null;
  if (!BOARD_LABELS.includes(preferences.labels)) preferences.labels = DEFAULTS.labels;
  if (preferences.theme !== null && !THEMES.includes(preferences.theme)) preferences.theme = null;
  return preferences;
}

/** The first language of the browser that the product speaks. */
export function languageFor(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

const storage = (): Storage | null => {
  try {
    return globalThis.localStorage ?? null;
  } catch {
    return null; // Cookies refused: choices last as long as the page.
  }
};

export const [preferences, setPreferences] = createStore<Preferences>(
  readPreferences(storage()?.getItem(STORAGE_KEY) ?? null),
);

/** A media query as a signal. */
function createMedia(query: string): () => boolean {
  const list = globalThis.matchMedia?.(query);
  const [matches, setMatches] = createSignal(list?.matches ?? false);
  list?.addEventListener('change', (event) => setMatches(event.matches));
  return matches;
}

export const prefersDark = createMedia('(prefers-color-scheme: dark)');
export const prefersContrast = createMedia('(prefers-contrast: more)');
export const prefersStill = createMedia('(prefers-reduced-motion: reduce)');
export const isPhone = createMedia('(max-width: 640px)');
/** Without room for links in the header: the bar at the bottom has them. */
export const isNarrow = createMedia('(max-width: 900px)');
/** A phone on its side, or a desk at 200 %: the board goes by height. */
export const isLandscapePhone = createMedia('(min-width: 560px) and (max-height: 520px)');

/** A board here is drawn without its frame. */
export const isSmall = (): boolean => isPhone() || isLandscapePhone();

/** The theme in force: the chosen one, or contrast and then darkness as the system asks. */
export const theme = (): Theme =>
  preferences.theme ?? (prefersContrast() ? 'contrast' : prefersDark() ? 'dark' : 'light');

const SPEED_FACTOR: Readonly<Record<Speed, number>> = { none: 0, fast: 0.55, normal: 1, slow: 1.8 };
/** What every duration on the boards is multiplied by; 0 means no travel. */
export const motionFactor = (): number => (prefersStill() ? 0 : SPEED_FACTOR[preferences.speed]);

/** Writes the preferences to the page and to the device whenever they change. */
export function keepPreferences(): void {
  createRoot(() => {
    createEffect(() => {
      const root = document.documentElement;
      root.dataset.theme = theme();
      root.dataset.set = preferences.set;
      root.dataset.speed = preferences.speed;
      // The bar of the browser goes with the header under it.
      document
        .querySelector('meta[name="theme-color"]')
        ?.setAttribute('content', getComputedStyle(root).getPropertyValue('--sheet').trim());
    });
    createEffect(() => {
      const text = JSON.stringify(preferences);
      try {
        storage()?.setItem(STORAGE_KEY, text);
      } catch {
        // A full or forbidden store must not stop a game.
      }
    });
  });
}
