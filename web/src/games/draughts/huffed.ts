/** A huff by the other side: what could have taken, what was taken for it. */
import { createEffect, createSignal, on } from 'solid-js';
import type { DraughtsTurn, DraughtsView, Side, Square } from '../../box/api';
import { opposite } from '../../box/api';
import { newEvent } from '../../play/record';
import type { Session } from '../../play/session';
import { actingSide } from '../../play/wording';

/** What was huffed, and why. */
export interface Huffed {
  readonly by: Side;
  /** Where the piece stood when it was taken off. */
  readonly square: Square;
  /** The capture that it had let go; not known after the page was loaded in between. */
  readonly missed: DraughtsTurn | null;
}

/**
 * The captures that a side had before its last turn. A piece that could have taken and moved elsewhere is huffed where
 * it stands now.
 */
interface Passed {
  readonly captures: readonly DraughtsTurn[];
  readonly path: readonly Square[];
}

export function huffedBy(passed: Passed | null, by: Side, square: Square): Huffed {
  const from = passed?.path[passed.path.length - 1] === square ? passed.path[0] : square;
  return { by, square, missed: passed?.captures.find((turn) => turn.path[0] === from) ?? null };
}

/** The huff that was just done to the one who looks on, until the next turn. */
export function createHuffed(session: Session, view: () => DraughtsView): () => Huffed | null {
  const [huffed, setHuffed] = createSignal<Huffed | null>(null);
  const passed: Record<Side, Passed | null> = { light: null, dark: null };
  createEffect(
    on(session.change, ({ before, after, cause }) => {
      setHuffed(null);
      if (before?.kind !== 'draughts' || after.kind !== 'draughts' || cause !== 'acted') return;
      const entry = newEvent(before, after);
      const side = actingSide(before);
      if (entry?.event.kind !== 'move' || side === null) return;
      const { turn } = entry.event;
      if (turn.huff !== null && view().seats[opposite(side)].player.kind === 'person')
        setHuffed(huffedBy(passed[opposite(side)], side, turn.huff));
      passed[side] = { captures: before.turns.filter((each) => each.taken.length > 0), path: turn.path };
    }),
  );
  return huffed;
}
