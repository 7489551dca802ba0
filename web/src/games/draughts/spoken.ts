/** What is spoken when a table of draughts changes: design section 7. */
import type { DraughtsTurn, DraughtsView } from '../../box/api';
import { language, t } from '../../i18n';
import { list } from '../../i18n/format';
import { newEvent } from '../../play/record';
import { isAlone } from '../../play/wording';
import type { Seats } from '../room';
import type { EntryOf } from '../types';
import { entryText } from './wording';
import { words } from './words';

/** A turn in words: "23 takes 19 and 11, lands on 7." */
export function spokenTurn(turn: DraughtsTurn): string {
  if (turn.path.length === 0) return turn.huff === null ? '' : words('spoken.huffed', { square: turn.huff });
  const from = turn.path[0]!;
  const to = turn.path[turn.path.length - 1]!;
  const sentences = [
    turn.huff === null ? '' : words('spoken.huffed', { square: turn.huff }),
    turn.taken.length
      ? words('spoken.capture', { from, taken: list(turn.taken.map(String), language()), to })
      : words('spoken.move', { from, to }),
    turn.crowns ? words('spoken.king', { square: to }) : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

export const entrySpoken = (entry: EntryOf<'draughts'>, seats: Seats): string =>
  entry.event.kind === 'move' ? spokenTurn(entry.event.turn) : `${entryText(entry, seats)}.`;

export function announcements(before: DraughtsView | null, after: DraughtsView): readonly string[] {
  const said: string[] = [];
  const entry = newEvent(before, after);
  if (entry?.event.kind === 'move') {
    const what = spokenTurn(entry.event.turn);
    said.push(isAlone(after, entry.side) ? what : t('spoken.by', { name: after.seats[entry.side].name, what }));
  }
  if (after.huff && after.toAct.kind === 'move' && after.seats[after.toAct.side].player.kind === 'person')
    said.push(words('spoken.huff', { squares: list(after.huff.squares.map(String), language(), 'disjunction') }));
  return said;
}

/** A piece that was picked up, and where it goes. */
export const spokenPick = (square: number, places: readonly number[]): string =>
  places.length
    ? words('spoken.pick.square', { square, places: places.join(', ') })
    : words('spoken.pick.stuck', { square });
