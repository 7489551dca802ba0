/** What is done for a person, by choice, where there is nothing to decide. */
import { createEffect, onCleanup } from 'solid-js';
import { begin } from '../app/under-way';
import type { Session } from './session';

/** Long enough to see that it happens, in milliseconds. */
const PAUSE = 450;

/**
 * Does at a table that is played at whatever `wanted` says, a moment after it is wanted, unless something else came
 * between. Nothing is done in a study.
 */
export function doForPerson(session: Session, wanted: () => (() => void) | null): void {
  createEffect(() => {
    const act = session.isPlayed ? wanted() : null;
    if (!act) return;
    const end = begin('comfort');
    const timer = setTimeout(() => {
      act();
      end();
    }, PAUSE);
    onCleanup(() => {
      clearTimeout(timer);
      end();
    });
  });
}
