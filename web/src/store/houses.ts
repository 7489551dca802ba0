/**
 * House rules kept on this device, as drafts by the id of the set they make. The box forgets them with the page and is
 * told again at the next visit.
 */
import type { GamesBox, HouseDraft, RuleSetId } from '../box/api';

const KEY = 'tabuleiro.houses';

function isDraft(value: unknown): value is HouseDraft {
  if (typeof value !== 'object' || value === null) return false;
  const draft = value as Partial<HouseDraft>;
  return (
    typeof draft.parent === 'string' &&
    typeof draft.name === 'string' &&
    typeof draft.changes === 'object' &&
    draft.changes !== null
  );
}

/** Reads what was kept; what is no draft is left out. */
export function readHouses(stored: string | null): ReadonlyMap<RuleSetId, HouseDraft> {
  try {
    const parsed: unknown = JSON.parse(stored ?? '{}');
    return new Map(
      Object.entries(parsed as object).filter((entry): entry is [RuleSetId, HouseDraft] => isDraft(entry[1])),
    );
  } catch {
    return new Map();
  }
}

const stored = (): string | null => {
  try {
    return globalThis.localStorage?.getItem(KEY) ?? null;
  } catch {
    return null; // Cookies refused: rules last as long as the page.
  }
};

/** Keeps a draft under the id the box gave it. */
export function keepHouse(id: RuleSetId, draft: HouseDraft): void {
  try {
    globalThis.localStorage?.setItem(KEY, JSON.stringify(Object.fromEntries([...readHouses(stored()), [id, draft]])));
  } catch {
    // A full or forbidden store must not stop a game.
  }
}

/** Tells a box that has just been opened which rules this house plays. */
export async function bringHouses(box: GamesBox): Promise<void> {
  for (const draft of readHouses(stored()).values()) {
    // A draft of an older rule table that no longer fits stays where it is, out of use.
    await box.keepHouse(draft).catch(() => undefined);
  }
}
