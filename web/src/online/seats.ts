/**
 * Own seats at tables elsewhere, kept on this device: the secret that opens a seat, and the key of one's own dice,
 * which no server ever sees. Both stand in the link to one's own seat, and nowhere else.
 */
import { writeAddress } from '../app/router';
import type { Side } from '../box/api';

export interface OwnSeat {
  readonly secret: string;
  /** The key of one's own dice, where the game has any and this device has it. */
  readonly key?: string;
  /** The side in the first game, once it is known. */
  readonly side?: Side;
  /** The secret that lets a friend in, for whoever laid the table out. */
  readonly join?: string;
}

const SEATS = 'tabuleiro.seats';
const NAME = 'tabuleiro.name';
/** The oldest are forgotten beyond that. */
const MOST = 100;

/** Where a private window or a full disk refuses, seats last as long as the page. */
const memory = new Map<string, string>();

function read(name: string): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

function write(name: string, text: string): void {
  memory.set(name, text);
  try {
    localStorage.setItem(name, text);
  } catch {
    // It stays in memory.
  }
}

function all(): Readonly<Record<string, OwnSeat>> {
  try {
    const kept: unknown = JSON.parse(read(SEATS) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as Record<string, OwnSeat>) : {};
  } catch {
    return {};
  }
}

export const ownSeat = (table: string): OwnSeat | null => all()[table] ?? null;

/** All tables at which this device has a seat. */
export const ownTables = (): readonly (readonly [string, OwnSeat])[] => Object.entries(all());

/** Keeps what is known of an own seat, beside what was known already. */
export function keepSeat(table: string, seat: Partial<OwnSeat> & Pick<OwnSeat, 'secret'>): OwnSeat {
  const { [table]: before, ...others } = all();
  const same = before?.secret === seat.secret ? before : undefined;
  const kept: OwnSeat = { ...same, ...seat };
  const newest = Object.entries(others).slice(1 - MOST);
  write(SEATS, JSON.stringify({ ...Object.fromEntries(newest), [table]: kept }));
  return kept;
}

/** What one was called last. */
export const ownName = (): string => {
  const name = read(NAME)?.trim() ?? '';
  return isName(name) ? name : '';
};
export const keepName = (name: string): void => write(NAME, name);

/** Names as the server takes them: at most 30 letters, digits and spaces. */
export const isName = (name: string): boolean => /^[\p{Alphabetic}\p{N} ]{0,30}$/u.test(name.trim());

/** The parts of an address of a table: `#/t/ID`, `#/t/ID/j/SECRET`, `#/t/ID/s/SECRET.KEY`. */
export type Door =
  | { readonly kind: 'watch' }
  | { readonly kind: 'join'; readonly secret: string }
  | { readonly kind: 'seat'; readonly secret: string; readonly key: string | null };

export function readDoor(parts: readonly string[]): Door {
  const [, , kind, text = ''] = parts;
  const [secret = '', key] = text.split('.');
  if (kind === 'j' && secret) return { kind: 'join', secret };
  if (kind === 's' && secret) return { kind: 'seat', secret, key: key || null };
  return { kind: 'watch' };
}

export const tableAddress = (table: string): string => writeAddress(['t', table]);
export const joinAddress = (table: string, secret: string): string => writeAddress(['t', table, 'j', secret]);
export const seatAddress = (table: string, { secret, key }: OwnSeat): string =>
  writeAddress(['t', table, 's', key ? `${secret}.${key}` : secret]);

/** The secret at the end of a link as the server writes it. */
export const secretOf = (link: string): string => link.slice(link.lastIndexOf('/') + 1);
