/** The record laid out as a table of two columns. */
import type { RecordEntry, Side } from '../box/api';

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
 * Rows run from Light to Dark. Where Dark begins, the first row has Light's cell empty; after that the row number is
 * the table's own count, not the number of either side's turn.
 */
export function recordRows(line: readonly RecordEntry[]): readonly RecordRow[] {
  const rows: RecordRow[] = [];
  let number = (line.find(isTurn)?.number ?? 1) - 1;
  for (const entry of line) {
    const last = rows[rows.length - 1];
    if (!isTurn(entry)) {
      if (last?.kind === 'events') rows[rows.length - 1] = { kind: 'events', entries: [...last.entries, entry] };
      else rows.push({ kind: 'events', entries: [entry] });
    } else if (entry.side === 'dark' && last?.kind === 'turns' && last.dark === null) {
      rows[rows.length - 1] = { ...last, dark: entry };
    } else {
      // A cube between the two turns of a row splits it; the second half keeps the number.
      const before = rows.findLast((row) => row.kind === 'turns');
      if (!(entry.side === 'dark' && before?.kind === 'turns' && before.dark === null)) number++;
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
export function nextRowNumber(rows: readonly RecordRow[], side: Side): number {
  const last = rows.findLast((row) => row.kind === 'turns');
  if (last?.kind !== 'turns') return 1;
  return side === 'dark' && last.dark === null ? last.number : last.number + 1;
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
