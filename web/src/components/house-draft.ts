/** The house-rules form without its looks: what is changed, what it was, and what clashes where. */
import type { Clash, HouseDraft, HousePoint, PointSetting } from '../box/api';

const same = (a: PointSetting, b: PointSetting): boolean =>
  Array.isArray(a) && Array.isArray(b)
    ? a.length === b.length && a.every((value, index) => value === b[index])
    : a === b;

/** What a point says now. */
export const settingOf = (draft: HouseDraft, point: HousePoint): PointSetting =>
  draft.changes[point.id] ?? point.parent;

export const isChanged = (draft: HouseDraft, point: HousePoint): boolean =>
  point.id in draft.changes && !same(draft.changes[point.id]!, point.parent);

/** Changes a point; what equals the parent is no change. */
export function change(draft: HouseDraft, point: HousePoint, setting: PointSetting): HouseDraft {
  const { [point.id]: _, ...others } = draft.changes;
  return { ...draft, changes: same(setting, point.parent) ? others : { ...others, [point.id]: setting } };
}

/** Moves a value of an ordered list up or down, adds it at the end, or leaves it out. */
export function reorder(
  order: readonly string[],
  value: string,
  how: 'up' | 'down' | 'add' | 'remove',
): readonly string[] {
  const at = order.indexOf(value);
  if (how === 'add') return at < 0 ? [...order, value] : order;
  if (at < 0) return order;
  if (how === 'remove') return order.filter((other) => other !== value);
  const to = how === 'up' ? at - 1 : at + 1;
  const other = order[to];
  if (other === undefined) return order;
  const moved = [...order];
  moved[at] = other;
  moved[to] = value;
  return moved;
}

/** The clashes a row is part of. */
export const clashesAt = (clashes: readonly Clash[], point: HousePoint): readonly Clash[] =>
  clashes.filter((clash) => clash.points.includes(point.id));
