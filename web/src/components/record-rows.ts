/** The record laid out as a table of two columns. */
import type { RecordEntry } from '../box/api';

export type RecordRow =
  | { readonly kind: 'turns'; readonly number: number; readonly light: RecordEntry | null; readonly dark: RecordEntry | null }
  /** Cube events, agreements, resignations: a row across, merged while they answer each other. */
  | { readonly kind: 'events'; readonly entries: readonly RecordEntry[] }
  | { readonly kind: 'branch'; readonly entries: readonly RecordEntry[] };

const isTurn = (entry: RecordEntry): boolean => entry.event.kind === 'move' || entry.event.kind === 'play';

export function recordRows(line: readonly RecordEntry[]): readonly RecordRow[] {
  const rows: RecordRow[] = [];
  for (const entry of line) {
    const last = rows[rows.length - 1];
    if (!isTurn(entry)) {
      if (last?.kind === 'events') rows[rows.length - 1] = { kind: 'events', entries: [...last.entries, entry] };
      else rows.push({ kind: 'events', entries: [entry] });
    } else if (entry.side === 'dark' && last?.kind === 'turns' && last.dark === null && last.number === entry.number) {
      rows[rows.length - 1] = { ...last, dark: entry };
    } else {
      rows.push({ kind: 'turns', number: entry.number, light: entry.side === 'light' ? entry : null, dark: entry.side === 'dark' ? entry : null });
    }
    for (const branch of entry.branches) rows.push({ kind: 'branch', entries: branch });
  }
  return rows;
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
