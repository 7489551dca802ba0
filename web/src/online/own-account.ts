/** What is asked of the server about accounts; docs/online.md describes it. */
import { createSignal } from 'solid-js';
import { writeAddress } from '../app/router';
import { ownTables } from './seats';
import type { Draft, Strength } from './server';
import { apiAddress, ask, noted, Refused } from './server';

export const ACCOUNT = writeAddress(['account']);

/** How strong somebody is under some rules. */
export interface RatingOf extends Strength {
  readonly rules: string;
  readonly games: number;
}

/** Whoever has signed in. */
export interface Own {
  readonly name: string;
  readonly made: number;
  readonly ratings: readonly RatingOf[];
}

/** A browser in which one has signed in. */
export interface Session {
  readonly session: string;
  readonly device: string;
  readonly made: number;
  readonly seen: number;
  readonly this: boolean;
}

/** A table at which one has played. */
export interface Played {
  readonly table: string;
  readonly draft: Draft;
  readonly state: 'live' | 'over';
  readonly begun: number;
  readonly seat: 0 | 1;
  readonly names: readonly [string, string];
  readonly computer: readonly [number | null, number | null];
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
  /** How much the rating has changed; nothing where it was not rated. */
  readonly change: number | null;
}

interface Known {
  /** Are there accounts at this server? */
  readonly accounts: boolean;
  readonly account: Own | null;
}

const [known, setKnown] = createSignal<Known | null>(null);
let asked: Promise<void> | null = null;

const look = noted(async () => {
  try {
    setKnown(await ask<Known>('account'));
  } catch (why) {
    // Where there is no server there are no accounts, and nothing of it is said; what was known stays.
    setKnown(known() ?? { accounts: false, account: null });
    throw why;
  }
});

/** Looks again who has signed in here. */
export const lookAgain = (): Promise<void> => {
  asked = look();
  return asked;
};

/** What is known of the own account: asked for once, and again where something has changed. Nobody is nobody. */
export function ownAccount(): Known | null {
  if (!asked) lookAgain().catch(() => undefined);
  return known();
}

const then = <Args extends readonly unknown[]>(call: (...args: Args) => Promise<unknown>) =>
  noted(async (...args: Args) => {
    await call(...args);
    await lookAgain();
  });

export const signUp = then((name: string, passphrase: string) => ask('account', { name, passphrase }));
export const signIn = then((name: string, passphrase: string) => ask('account/login', { name, passphrase }));
export const signOut = then(() => ask('account/logout', {}));
export const changePassphrase = then((passphrase: string, fresh: string) =>
  ask('account/passphrase', { passphrase, new: fresh }),
);
export const deleteAccount = then((passphrase: string) => ask('account/delete', { passphrase }));
export const sessions = noted(() => ask<readonly Session[]>('account/sessions'));
/** Ends one session, or all of them with this one. */
export const endSessions = then((session: string | null) => ask('account/sessions/end', session ? { session } : {}));
export const history = noted((from: string | null) =>
  ask<{ readonly tables: readonly Played[]; readonly next: string | null }>(
    `account/history${from ? `?from=${encodeURIComponent(from)}` : ''}`,
  ),
);
/** Everything in one file. */
export const exportLink = (): string => apiAddress('account/export').href;

const PAUSE = 1500;
/** What is no game of this account stays where it is: it is another's, or the server has cleared it away. */
const PASSED_OVER = ['seat-claimed', 'not-your-seat', 'no-such-table'];

/** Takes the games of this device into the account; how many are there now. */
export const claimAll = noted(async (): Promise<number> => {
  let claimed = 0;
  for (const [table, { secret }] of ownTables()) {
    for (let again = true; again; ) {
      again = false;
      try {
        await ask(`tables/${table}/claim`, {}, { Authorization: `Bearer ${secret}` });
        claimed++;
      } catch (why) {
        if (!(why instanceof Refused)) throw why;
        again = why.id === 'too-many-requests';
        if (!again && !PASSED_OVER.includes(why.id)) throw why;
        if (again) await new Promise((resolve) => setTimeout(resolve, PAUSE));
      }
    }
  }
  return claimed;
});

/** Whether a passphrase is long enough, as the server counts letters. */
export const isPassphrase = (passphrase: string): boolean => [...passphrase].length >= 10;
