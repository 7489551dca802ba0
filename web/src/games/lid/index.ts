/**
 * The games of the box as the page can show them before the box itself has come: what each is called, two facts, the
 * first position, and the levels of the computer. Recorded from the box: tests/lid.test.ts compares, and writes it
 * again.
 */
import { createSignal } from 'solid-js';
import type { Language, LevelWords, Localised, Picture, RuleSetSummary } from '../../box/api';
import STARTS from './starts.json';

/** In one language. Facts and sources of the sets, and the texts of each level. */
export interface LidWords {
  readonly sets: Readonly<
    Record<string, { readonly name: string; readonly source: string; readonly facts: readonly string[] }>
  >;
  readonly levels: readonly { readonly [Text in keyof LevelWords]: string }[];
}

/** A first position of draughts: which squares are played, how they are counted, and where the men stand. */
export interface DraughtsStart {
  readonly size: 8 | 10 | 12;
  readonly play: 'dark' | 'light' | 'all';
  readonly darkFarLeft: boolean;
  /** Is the first square the last one, counted from the far left? */
  readonly fromBelow: boolean;
  /** Empty rows behind the men, and rows of men. */
  readonly behind: number;
  readonly rows: number;
}

interface Start extends Pick<RuleSetSummary, 'kind' | 'origin' | 'frame'> {
  readonly draughts?: DraughtsStart;
  readonly picture?: Picture;
}

const LANGUAGE_FILES: Readonly<Record<Language, () => Promise<{ readonly default: LidWords }>>> = {
  pt: () => import('./pt.json'),
  es: () => import('./es.json'),
  en: () => import('./en.json'),
  it: () => import('./it.json'),
};

const [words, setWords] = createSignal<LidWords | null>(null);

/** Fetches what the lid says in a language. */
export async function openLid(language: Language): Promise<void> {
  setWords((await LANGUAGE_FILES[language]()).default);
}

const spoken = (text: string): Localised => ({ pt: text, es: text, en: text, it: text });

/** The first position of a set of draughts. */
export function pictureOf({ size, play, darkFarLeft, fromBelow, behind, rows }: DraughtsStart): Picture {
  const cells = Array.from({ length: size * size }, (_, at) => ({
    row: Math.floor(at / size),
    column: at % size,
  })).filter(({ row, column }) => play === 'all' || (((row + column) % 2 === 0) === darkFarLeft) === (play === 'dark'));
  const squares = (fromBelow ? [...cells].reverse() : cells).map(({ row, column }, at) => ({
    square: at + 1,
    row,
    column,
    name: `${'abcdefghijkl'[column]}${size - row}`,
  }));
  const stands = (row: number) => row >= behind && row < behind + rows;
  const pieces = squares.flatMap(({ square, row }) =>
    stands(row) || stands(size - 1 - row)
      ? [{ square, side: stands(row) ? ('dark' as const) : ('light' as const), rank: 'man' as const }]
      : [],
  );
  return { kind: 'draughts', shape: { size, darkFarLeft, play, squares }, pieces };
}

const BACK = ['rook', 'knight', 'bishop', 'queen', 'king', 'bishop', 'knight', 'rook'] as const;

/** The first position of chess. */
const chessmen = (): Picture => ({
  kind: 'chess',
  castling: 'KQkq',
  pieces: [1, 2, 7, 8].flatMap((rank) =>
    BACK.map((kind, file) => ({
      square: `${'abcdefgh'[file]}${rank}`,
      side: rank < 3 ? 'light' : 'dark',
      kind: rank % 7 === 1 ? kind : 'pawn',
    })),
  ),
});

/** The sets of the box, in the order the box has them. */
export function lidSets(): readonly RuleSetSummary[] {
  const said = words();
  if (!said) return [];
  return Object.entries(STARTS as unknown as Readonly<Record<string, Start>>).flatMap(([id, start]) => {
    const set = said.sets[id];
    const picture = start.draughts ? pictureOf(start.draughts) : (start.picture ?? chessmen());
    if (!set) return [];
    return [
      {
        id,
        kind: start.kind,
        origin: start.origin,
        frame: start.frame,
        parent: null,
        name: spoken(set.name),
        source: spoken(set.source),
        facts: set.facts.map(spoken),
        start: picture,
      },
    ];
  });
}

export const lidLevels = (): readonly LevelWords[] =>
  (words()?.levels ?? []).map(({ name, draughts, backgammon, chess }) => ({
    name: spoken(name),
    draughts: spoken(draughts),
    backgammon: spoken(backgammon),
    chess: spoken(chess),
  }));
