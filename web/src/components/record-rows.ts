/** The record laid out as a table of two columns. */
import type { RecordEntry, Side } from '../box/api';
import { opposite } from '../box/api';

export type RecordRow =
  | {
      readonly kind: 'turns';
      readonly number: number;
      readonly light: RecordEntry | null;
      readonly dark: RecordEntry | null;
    }
  /** Offers, agreements, resignations: a row across, merged while they answer each other. */
  | { readonly kind: 'events'; readonly entries: readonly RecordEntry[] }
  | { readonly kind: 'branch'; readonly entries: readonly RecordEntry[] };

const isTurn = (entry: RecordEntry): boolean => 'turn' in entry.event;

/**
 * Rows run from one side to the other: in most games from Light to Dark, where Dark may begin with Light's cell empty,
 * as in matches with dice; in games that Black begins, from Dark to Light, so that the numbers are those of the
 * books. After the first row the number is the table's own count, not the number of either side's turn.
 */
export function recordRows(line: readonly RecordEntry[], first: Side = 'light'): readonly RecordRow[] {
  const rows: RecordRow[] = [];
  const second = opposite(first);
  let number = (line.find(isTurn)?.number ?? 1) - 1;
  for (const entry of line) {
    const last = rows[rows.length - 1];
    if (!isTurn(entry)) {
      if (last?.kind === 'events') rows[rows.length - 1] = { kind: 'events', entries: [...last.entries, entry] };
      else rows.push({ kind: 'events', entries: [entry] });
    } else if (entry.side === second && last?.kind === 'turns' && last[second] === null) {
      rows[rows.length - 1] = { ...last, [second]: entry };
    } else {
      // A cube between the two turns of a row splits it; the second half keeps the number.
      const before = rows.findLast((row) => row.kind === 'turns');
      if (!(entry.side === second && before?.kind === 'turns' && before[second] === null)) number++;
      rows.push({
        kind: 'turns',
        number,
        light: entry.side === 'light' ? entry : null,
        dark: entry.side === 'dark' ? entry : null,
      });
    }
    for (const branch of entry.branches) rows.push({ kind: 'branch', entries: branch });
  }
  return rows;
}

/** The number in front of the row that the next turn opens or goes on with. */
export function nextRowNumber(rows: readonly RecordRow[], side: Side, first: Side = 'light'): number {
  const last = rows.findLast((row) => row.kind === 'turns');
  if (last?.kind !== 'turns') return 1;
  const second = opposite(first);
  return side === second && last[second] === null ? last.number : last.number + 1;
}

/** All nodes of the main line in order, the start included: what first, back, forward and last walk along. */
export const nodesOf = (line: readonly RecordEntry[]): readonly number[] => [0, ...line.map((entry) => entry.node)];

/** The line that runs through a node: the main line, or it up to where a branch left and then the branch. */
export function lineThrough(line: readonly RecordEntry[], node: number): readonly RecordEntry[] {
  if (node === 0 || line.some((entry) => entry.node === node)) return line;
  for (const [index, entry] of line.entries()) {
    for (const branch of entry.branches) {
      const through = lineThrough(branch, node);
      if (through.some((other) => other.node === node)) return [...line.slice(0, index), ...through];
    }
  }
  return line;
}
