/** What is spoken when a table of chess changes. */
import type { ChessTurn, ChessView } from '../../box/api';
import { language, t } from '../../i18n';
import { list } from '../../i18n/format';
import { newEvent } from '../../play/record';
import { isAlone } from '../../play/wording';
import type { Seats } from '../room';
import type { EntryOf } from '../types';
import { nameOf } from './shape';
import { entryText } from './wording';
import { words } from './words';

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A move in words: "Knight g1 to f3. Check." */
export function spokenTurn(turn: ChessTurn): string {
  const place = { piece: capitalised(words(`piece.${turn.piece}`)), from: nameOf(turn.from), to: nameOf(turn.to) };
  const castles = turn.rook && words(turn.rook.from > turn.from ? 'spoken.short' : 'spoken.long');
  const sentences = [
    castles ?? words(turn.taken === null ? 'spoken.goes' : 'spoken.takes', place),
    turn.taken !== null && turn.taken !== turn.to ? words('spoken.passing') : '',
    turn.promotion ? words('spoken.becomes', { piece: words(`piece.${turn.promotion}`) }) : '',
    turn.mate ? words('spoken.mate') : turn.check ? words('spoken.check') : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

export const entrySpoken = (entry: EntryOf<'chess'>, seats: Seats): string =>
  entry.event.kind === 'chess' ? spokenTurn(entry.event.turn) : `${entryText(entry, seats)}.`;

export function announcements(before: ChessView | null, after: ChessView): readonly string[] {
  const said: string[] = [];
  const entry = newEvent(before, after);
  if (entry?.event.kind === 'chess') {
    const what = spokenTurn(entry.event.turn);
    said.push(isAlone(after, entry.side) ? what : t('spoken.by', { name: after.seats[entry.side].name, what }));
  }
  if (after.claim && after.toAct.kind === 'move' && after.seats[after.toAct.side].player.kind === 'person')
    said.push(words(`claim.${after.claim}`));
  return said;
}

/** A piece that was picked up, and where it goes. */
export function spokenPick(square: number, places: readonly number[]): string {
  const name = nameOf(square);
  return places.length
    ? words('spoken.pick', { square: name, places: places.map(nameOf).join(', ') })
    : words('spoken.pick.stuck', { square: name });
}

/** What a pawn may become, as a question. */
export const spokenChoice = (turns: readonly ChessTurn[]): string =>
  words('spoken.choose', {
    question: words('say.promote'),
    pieces: capitalised(
      list(
        turns.flatMap(({ promotion }) => (promotion ? [words(`piece.${promotion}`)] : [])),
        language(),
        'disjunction',
      ),
    ),
  });
