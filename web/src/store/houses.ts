/**
 * House rules kept on this device, as drafts by the id of the set they make. The box forgets them with the page and is
 * told again at the next visit.
 */
import type { GamesBox, HouseDraft, RuleSetId } from '../box/api';

export interface SavedHouse {
  readonly id: RuleSetId;
  readonly draft: HouseDraft;
  /** Milliseconds since 1970, when it was first kept: lists go by it. */
  readonly kept: number;
}

export function isDraft(value: unknown): value is HouseDraft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Partial<HouseDraft>;
  return (
    typeof draft.parent === 'string' &&
    typeof draft.name === 'string' &&
    typeof draft.changes === 'object' &&
    draft.changes !== null
  );
}

/** Tells a box that has just been opened which rules this house plays. */
export async function bringHouses(box: GamesBox, houses: readonly SavedHouse[]): Promise<void> {
  for (const { draft } of houses) {
    // A draft of an older rule table that no longer fits stays where it is, out of use.
    await box.keepHouse(draft).catch(() => undefined);
  }
}
