/** Puzzles: made and proved by `tabuleiro puzzles make`, one file for each rule set, fetched when it is opened. */
import { createSignal } from 'solid-js';
import { underWay } from '../app/under-way';
import type { GamesBox, RuleSetId, RuleSetSummary, Side, TableView } from '../box/api';
import { roomOf } from '../games/open';
import { unnamed } from '../play/seats';

/** Take the most, win the ending, find the play. */
export type PuzzleKind = 'm' | 'e' | 'p';

/** What is asked, the position as text, and the one answer as the rules write it. */
export type Puzzle = readonly [PuzzleKind, string, string];

interface PuzzleFile {
  readonly rules: RuleSetId;
  readonly puzzles: readonly Puzzle[];
}

const FILES = import.meta.glob<PuzzleFile>('./data/*.json', { import: 'default' });
const fileOf = (ruleSet: RuleSetId): string => `./data/${ruleSet.replace(':', '-')}.json`;

/** Rule sets that have puzzles. */
export const hasPuzzles = ({ id }: RuleSetSummary): boolean => fileOf(id) in FILES;

export const puzzlesOf = async (ruleSet: RuleSetId): Promise<readonly Puzzle[]> => {
  const load = FILES[fileOf(ruleSet)];
  return load ? (await underWay('puzzles', load())).puzzles : [];
};

const DAY = 86_400_000;

/** The puzzle of a day, the same on every device: the sets take turns, and each goes through its own. */
export function ofTheDay(
  sets: readonly RuleSetSummary[],
  now: Date,
): { readonly set: RuleSetSummary; readonly at: number } {
  const day = Math.floor((now.getTime() - now.getTimezoneOffset() * 60_000) / DAY);
  const known = sets.filter(hasPuzzles);
  return { set: known[day % known.length]!, at: Math.floor(day / known.length) };
}

/** Opens the table of a puzzle; the sides are called there as the task calls them. */
export async function openPuzzle(box: GamesBox, set: RuleSetSummary, position: string): Promise<TableView | null> {
  const { sideName } = roomOf(set).setup;
  const seat = (side: Side) => ({ ...unnamed, name: sideName(side) });
  const seats = { light: seat('light'), dark: seat('dark') };
  const opened = await box.openTable({ ruleSet: set.id, seats, time: null, position });
  return opened.ok ? opened.value : null;
}

/** The position after a table's last turn, as text: two turns that lead to it are the same answer. */
export const standing = async (box: GamesBox, table: number): Promise<string | null> =>
  (await box.positionTexts(table))[0]?.text ?? null;

/** The position that the answer leads to. */
export async function answered(
  box: GamesBox,
  set: RuleSetSummary,
  [, position, answer]: Puzzle,
): Promise<string | null> {
  const first = await openPuzzle(box, set, position);
  if (!first) return null;
  try {
    const done = await box.act(first.table, { kind: 'typed', text: answer });
    return done.ok ? await standing(box, first.table) : null;
  } finally {
    await box.closeTable(first.table);
  }
}

const KEY = 'tabuleiro.puzzles';

/** What was solved on this device: numbers of puzzles by rule set. */
type Solved = Readonly<Record<RuleSetId, readonly number[]>>;

function read(): Solved {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Solved) : {};
  } catch {
    return {}; // No store, or not ours.
  }
}

const [solved, setSolved] = createSignal<Solved>(read());

export const solvedOf = (ruleSet: RuleSetId): readonly number[] => {
  const found = solved()[ruleSet];
  return Array.isArray(found) ? found : [];
};

export function keepSolved(ruleSet: RuleSetId, at: number): void {
  const all = { ...read(), [ruleSet]: [...new Set([...solvedOf(ruleSet), at])].sort((a, b) => a - b) };
  setSolved(all);
  try {
    localStorage.setItem(KEY, JSON.stringify(all));
  } catch {
    // A full or forbidden store must not stop anybody.
  }
}
