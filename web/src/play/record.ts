/** What a record says about the node that is shown. */
import type { RecordEntry, TableView } from '../box/api';
import { lineThrough } from '../components/record-rows';
import type { EntryOf } from '../games/types';

/** The event that led to the node that is shown. */
export const lastEntry = ({ record }: TableView): RecordEntry | null =>
  lineThrough(record.line, record.current).find((entry) => entry.node === record.current) ?? null;

/**
 * The event that led from one view to the next, if one was recorded. Views are copies that crossed from the worker, so
 * that it is the node that tells them apart, never the identity of their parts.
 */
export function newEvent<V extends TableView>(before: V | null, after: V): EntryOf<V['kind']> | null {
  if (!before || before.table !== after.table || before.record.current === after.record.current) return null;
  // The record of a game holds the events of that game.
  return lastEntry(after) as EntryOf<V['kind']> | null;
}
