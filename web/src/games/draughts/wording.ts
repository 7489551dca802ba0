/** What a table of draughts says. */
import type { Analysis, DraughtsView, Ending, Outcome, Piece, Side } from '../../box/api';
import { language, t } from '../../i18n';
import { decimal, inWords, list } from '../../i18n/format';
import { nobody } from '../../play/seats';
import { actingSide, commonEndText, commonEventText, isAlone, resultText } from '../../play/wording';
import type { Ranking, Seats } from '../room';
import type { EndOf, EntryOf } from '../types';
import type { DraughtsEntry } from './entry';
import { continuations, takenSoFar } from './entry';
import { words } from './words';

export const entryText = ({ event, side }: EntryOf<'draughts'>, seats: Seats | null): string =>
  event.kind === 'move' ? event.turn.text : commonEventText(event, side, seats ?? nobody('draughts'));

/** What a side has left: "7 men, 1 king". */
export function material(pieces: readonly Piece[], side: Side): string {
  const own = pieces.filter((piece) => piece.side === side);
  const kings = own.filter((piece) => piece.rank === 'king').length;
  const men = own.length - kings;
  const parts = [men ? words('men', { n: men }) : '', kings ? words('kings', { n: kings }) : ''].filter(Boolean);
  return parts.length ? parts.join(', ') : words('nothing');
}

function endText(reason: EndOf<'draughts'>): string {
  switch (reason) {
    case 'all taken':
    case 'no move':
    case 'huffed':
    case 'no progress':
      return words(`end.${reason}`);
    default:
      return commonEndText(reason);
  }
}

export const outcome = (over: Outcome & { readonly reason: EndOf<'draughts'> }, seats: Seats) => ({
  title: resultText(over, seats),
  reason: endText(over.reason),
});

/** The prompt under the board. */
export function draughtsPrompt(view: DraughtsView, entry: DraughtsEntry): string {
  const side = actingSide(view);
  if (side === null) return '';
  const current = entry.path[entry.path.length - 1];
  if (current !== undefined) {
    const { next, whole } = continuations(view.turns, entry);
    if (entry.path.length === 1)
      return next.length ? words('say.where', { square: current }) : words('say.stuck', { square: current });
    return whole ? words('say.stop', { square: current }) : words('say.on', { square: current });
  }
  if (entry.huff !== null) return words('huff.done', { square: entry.huff });
  if (view.mustCapture) {
    const from = [...new Set(view.turns.flatMap((turn) => turn.path[0] ?? []))];
    const counts = new Set(view.turns.map((turn) => turn.taken.length));
    const [count] = counts;
    if (from.length === 1 && counts.size === 1 && count !== undefined)
      return words('say.must', { from: from[0]!, count: inWords(count, language(), 'piece') });
    return words('say.must.any', { from: list(from.map(String), language(), 'disjunction') });
  }
  return isAlone(view, side) ? t('say.move.you') : t('say.move', { name: view.seats[side].name });
}

/** What stands on a square: "22, white man". */
export const squareName = (pieces: readonly Piece[], square: number): string => {
  const piece = pieces.find((other) => other.square === square);
  return piece ? words(`square.${piece.side}.${piece.rank}`, { square }) : words('square.empty', { square });
};

/** What is spoken for a square: "22, white man, can capture". */
export function squareLabel(
  view: DraughtsView,
  entry: DraughtsEntry,
  pieces: readonly Piece[],
  square: number,
): string {
  const parts = [squareName(pieces, square)];
  const current = entry.path[entry.path.length - 1];
  if (square === current) parts.push(t('selected'));
  const following = continuations(view.turns, entry);
  if (current !== undefined && following.next.includes(square))
    parts.push(words(following.turns.some((turn) => turn.taken.length) ? 'target.jump' : 'target.quiet'));
  if (takenSoFar(view.turns, entry).includes(square)) parts.push(words('to.be.taken'));
  if (current === undefined) {
    const own = following.turns.filter((turn) => turn.path[0] === square);
    if (own.some((turn) => turn.taken.length)) parts.push(words('can.capture'));
    else if (own.length) parts.push(words('can.move'));
    if (entry.huff === null && view.huff?.squares.includes(square)) parts.push(words('may.be.huffed'));
  }
  return parts.join(', ');
}

/** A won position has no number worth telling: from this many men on, the value stands for the result. */
const CERTAIN = 90;
const isCertain = (value: number): boolean => Math.abs(value) >= CERTAIN;

/** At the evaluation bar: men, or a decided game as its score. */
export function evaluationText({ lightValue }: Analysis): string {
  if (isCertain(lightValue)) return lightValue > 0 ? '1–0' : '0–1';
  return decimal(lightValue, 1, language(), true);
}

/** Turns of both sides together as moves of the side that is asked about. */
const moves = ({ turns }: Ending): number => Math.ceil((turns ?? 0) / 2);

/** How a position ends with best play, in a sentence. */
export function endingSentence(ending: Ending): string {
  if (ending.result === 'drawn') return words('ending.is.drawn');
  const said = words(`ending.is.${ending.result}`, { n: moves(ending) });
  return ending.inTime ? said : `${said} ${words('ending.late')}`;
}

export const ranking: Ranking<'draughts'> = {
  title: () => t('analysis.best'),
  depth: (n) => t('analysis.depth', { n }),
  turn: () => t('col.move'),
  value: () => words('col.men'),
  valueText: (value) =>
    isCertain(value) ? t(value > 0 ? 'turn.won' : 'turn.lost') : decimal(value, 2, language(), true),
  lossText: (loss) => (isCertain(loss) ? '' : decimal(loss, 2, language())),
  endingText: (ending) => words(`ending.${ending.result}`, { n: moves(ending) }),
};
