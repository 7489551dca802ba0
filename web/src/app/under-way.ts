/**
 * What the page has yet to do before it stands still: answers of the box, screens and words on their way, a turn the
 * computer is about to play, pieces in motion. The document states it, so that whoever looks at the page from outside
 * (a test, a script that prints it) waits for a state and not for a time.
 *
 * `<html data-under-way="act think">` names the work; empty, the page is at rest; missing, it has not begun.
 * What goes on for ever (a clock that runs) and what only goes away again (a toast) is not work.
 */
import type { GamesBox } from '../box/api';

const work = new Set<{ readonly what: string }>();

function state(): void {
  if (typeof document === 'undefined') return;
  document.documentElement.dataset.underWay = [...work].map(({ what }) => what).join(' ');
}

/** Notes a piece of work; the answer ends it. */
export function begin(what: string): () => void {
  const piece = { what };
  work.add(piece);
  state();
  return () => {
    // What follows from it (the next call, a new screen) happens in microtasks: it is noted before this is struck off.
    setTimeout(() => {
      if (work.delete(piece)) state();
    });
  };
}

/** Notes work until its promise is settled. */
export function underWay<T>(what: string, promise: Promise<T>): Promise<T> {
  const end = begin(what);
  promise.then(end, end);
  return promise;
}

/** A box whose every call is noted until it is answered. */
export const noted = (box: GamesBox): GamesBox =>
  new Proxy(box, {
    get: (target, call) => {
      const method: unknown = Reflect.get(target, call);
      if (typeof method !== 'function') return method;
      return (...args: unknown[]) => underWay(String(call), method(...args) as Promise<unknown>);
    },
  });
