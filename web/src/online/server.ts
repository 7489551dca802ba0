/** What is asked of the server beside the line to a table; docs/online.md describes it. */
import { underWay } from '../app/under-way';
import type { RuleSetId, Side } from '../box/api';

/** What a table is to be, as the header of a record has it. */
export interface Draft {
  readonly rules: RuleSetId;
  readonly house?: string;
  readonly terms?: Readonly<Record<string, unknown>>;
  readonly clock?: string;
  readonly start?: string;
}

/** A table as everybody sees it who has its name. Lists go by seat: seat 0 is Light's in the first game. */
export interface Shown {
  readonly table: string;
  readonly state: 'waiting' | 'live' | 'over' | 'closed';
  readonly v: number;
  readonly public: boolean;
  readonly begun: number;
  readonly draft: Draft;
  readonly names: readonly [string, string];
  readonly taken: readonly [boolean, boolean];
  readonly ratings: Ratings;
}

/** How strong somebody with an account is; docs/online.md says what the numbers mean. */
export interface Strength {
  readonly rating: number;
  readonly deviation: number;
  readonly provisional: boolean;
}

/** By seat; nothing for guests, the computer and house rules. */
export type Ratings = readonly [Strength | null, Strength | null];

/** As it stands beside a name: with a question mark while little is known. */
export const strengthText = ({ rating, provisional }: Strength): string => `${rating}${provisional ? '?' : ''}`;

/** A table that was laid out, with the parts of its links after the #. */
export interface LaidOut {
  readonly table: string;
  readonly side: Side;
  readonly seat: string;
  readonly join: string;
  readonly watch: string;
}

/** Somebody sits. */
export interface Seated {
  readonly table: string;
  readonly seat: string;
  readonly side: Side;
}

/** What whoever sits down brings. */
export interface SittingDown {
  readonly mine?: string;
  readonly label?: string;
  readonly dice?: object;
}

/** The server has said no, by a stable name. */
export class Refused extends Error {
  override readonly name = 'Refused';
  constructor(readonly id: string) {
    super(id);
  }
}

/** Nobody answers: there is no server, or no line to it. */
export const NO_ANSWER = 'no-answer';

/** The address of something under `api/`, wherever the page stands. */
export const apiAddress = (path: string, page: string = location.href): URL =>
  new URL(`api/${path}`, page.split('#')[0]);

export async function ask<T>(path: string, body?: object, headers: Readonly<Record<string, string>> = {}): Promise<T> {
  const request: RequestInit = body
    ? { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(body) }
    : {};
  const answer = await fetch(apiAddress(path), request).catch(() => {
    throw new Refused(NO_ANSWER);
  });
  const said: unknown = await answer.json().catch(() => null);
  if (answer.ok && said !== null) return said as T;
  const id = (said as { readonly error?: unknown } | null)?.error;
  throw new Refused(typeof id === 'string' ? id : NO_ANSWER);
}

export const noted =
  <Args extends readonly unknown[], T>(call: (...args: Args) => Promise<T>) =>
  (...args: Args): Promise<T> =>
    underWay('server', call(...args));

/** A table's name comes from a link, too: whatever stands there, it is one part of an address and no way to another. */
const named = (table: string): string => (/^\.+$/.test(table) ? '-' : encodeURIComponent(table));

export const layOut = noted((draft: Draft, side: Side, isPublic: boolean) =>
  ask<LaidOut>('tables', { ...draft, side, public: isPublic }),
);
export const lookAt = noted((table: string) => ask<Shown>(`tables/${named(table)}`));
export const sitDown = noted((table: string, secret: string, sitting: SittingDown) =>
  ask<Seated>(`tables/${named(table)}/seat`, { secret, ...sitting }),
);
export const offers = noted(() => ask<readonly Shown[]>('offers'));
export const takeOffer = noted((table: string, sitting: SittingDown) => ask<Seated>(`offers/${named(table)}`, sitting));
/** Where others in the house find this page, for whoever sits at the machine that serves it. */
export const network = noted(async () => (await ask<{ readonly network: string | null }>('network')).network);

/** Calls a table off at which nobody else sits yet: there is no record of it, so the box has nothing to say. */
export const callOff = noted(async (table: string) => {
  const answer = await ask<{ readonly t: string; readonly id?: string }>(`tables/${named(table)}/command`, {
    c: randomDigits(16),
    v: 0,
    do: 'abort',
  });
  if (answer.t !== 'ok') throw new Refused(answer.id ?? NO_ANSWER);
});

/** The computer takes the seat that is free. */
export const askComputer = noted((table: string, level: number) =>
  ask<Shown>(`tables/${named(table)}/computer`, { level }),
);

/** The line to a table, from so many lines of its record on. */
export function lineAddress(table: string, from: number): string {
  const address = apiAddress(`tables/${named(table)}/socket?from=${from}`);
  address.protocol = address.protocol.replace('http', 'ws');
  return address.href;
}

/** The record as the server has it: `tabuleiro verify` reads it. */
export const recordLink = (table: string): string => apiAddress(`tables/${named(table)}/record`).href;

/** So many bytes by lot, as hexadecimal digits. */
export const randomDigits = (bytes: number): string =>
  [...crypto.getRandomValues(new Uint8Array(bytes))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
