/** What the server refuses, in words. */
import { Refused } from './server';
import type { OnlineKey } from './words';
import { words } from './words';

/** Why something is not possible, by the stable name that the server gives. */
export function refusalText(id: string): string {
  const key = `no.${id}`;
  // The rules of a move are judged here before it is sent: what the server adds to that is a bug, and named.
  return isKnown(key) ? words(key) : words('no.other', { id });
}

type Plain = Exclude<Extract<OnlineKey, `no.${string}`>, 'no.other'>;
const isKnown = (key: string): key is Plain => {
  try {
    return typeof words(key as Plain) === 'string';
  } catch {
    return false;
  }
};

export const whyNot = (why: unknown): string =>
  why instanceof Refused ? refusalText(why.id) : why instanceof Error ? why.message : String(why);
