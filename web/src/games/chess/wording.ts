/** What a table of chess says. */
import type { Analysis, ChessPiece, ChessTurn, ChessView, Ending, Outcome, Refusal, Square } from '../../box/api';
import { language, t } from '../../i18n';
import { decimal } from '../../i18n/format';
import { nobody } from '../../play/seats';
import { actingSide, commonEndText, commonEventText, isAlone, resultText, speakingOf } from '../../play/wording';
import type { Ranking, Seats } from '../room';
import type { EndOf, EntryOf } from '../types';
import type { ChessEntry } from './entry';
import { pieceOn, turnsFrom } from './entry';
import { nameOf, squareOf } from './shape';
import { words } from './words';

const ENGLISH = 'KQRBN';

/** A move as records write it, in the letters of the language in force. */
export const inLetters = (english: string): string =>
  english.replace(/[KQRBN]/g, (letter) => words('letters').charAt(ENGLISH.indexOf(letter)));

/** What somebody typed in those letters, as records write it. */
export function inEnglish(typed: string): string {
  const claims = typed.toLowerCase().startsWith(words('claim.word')) ? words('claim.word').length : 0;
  const move = typed.slice(claims).replace(/[A-Z]/g, (letter) => {
    const at = words('letters').indexOf(letter);
    return at < 0 ? letter : ENGLISH.charAt(at);
  });
  return claims ? `claim${move}` : move;
}

export const turnText = (turn: ChessTurn): string => inLetters(turn.text);

/** A refusal with its legal move in the letters of the language. */
export const spelled = (refusal: Refusal): Refusal =>
  refusal.instead ? { ...refusal, instead: { ...refusal.instead, text: inLetters(refusal.instead.text) } } : refusal;

export function entryText({ event, side }: EntryOf<'chess'>, seats: Seats | null): string {
  if (event.kind === 'chess') return turnText(event.turn);
  const at = seats ?? nobody('chess');
  if (event.kind !== 'claim') return commonEventText(event, side, at);
  const { name, you } = speakingOf(side, at);
  return you ? words('event.claim.you') : words('event.claim', { name });
}

/** The short line under a name: checks where they win, else the pieces that are left. */
export function stateLine(view: ChessView, side: 'light' | 'dark'): string {
  if (view.checks) return words('checks', { n: view.checks.by[side], of: view.checks.wins });
  return words('pieces', { n: view.pieces.filter((piece) => piece.side === side).length });
}

function endText({ reason, winner }: Outcome & { readonly reason: EndOf<'chess'> }): string {
  switch (reason) {
    case 'checkmate':
    case 'stalemate':
    case 'dead position':
    case 'checks':
    case 'no progress':
      return words(`end.${reason}`);
    case 'flag':
      return winner === null ? words('end.flag.drawn') : commonEndText(reason);
    case 'resigned':
      return winner === null ? words('end.resigned.drawn') : commonEndText(reason);
    default:
      return commonEndText(reason);
  }
}

function title(over: Outcome, seats: Seats): string {
  if (over.reason === 'stalemate' && over.winner === null) return words('over.stalemate');
  if (over.reason !== 'checkmate' || over.winner === null) return resultText(over, seats);
  const { name, you } = speakingOf(over.winner, seats);
  return you ? words('over.mate.you') : words('over.mate', { name });
}

export const outcome = (over: Outcome & { readonly reason: EndOf<'chess'> }, seats: Seats) => ({
  title: title(over, seats),
  reason: endText(over),
});

/** The prompt under the board. */
export function chessPrompt(view: ChessView, entry: ChessEntry): string {
  const side = actingSide(view);
  if (side === null) return '';
  if (entry.asking.length) return words('say.promote');
  if (entry.from !== null) {
    const square = nameOf(entry.from);
    return turnsFrom(view.turns, entry.from).length ? words('say.where', { square }) : words('say.stuck', { square });
  }
  const move = isAlone(view, side) ? t('say.move.you') : t('say.move', { name: view.seats[side].name });
  return view.check === null ? move : `${words('say.check')} ${move}`;
}

/** What stands on a square: "e4, white pawn". */
export function squareName(pieces: readonly ChessPiece[], at: Square): string {
  const piece = pieces.find(({ square }) => squareOf(square) === at);
  const square = nameOf(at);
  return piece
    ? words('square.piece', { square, piece: words(`${piece.side}.${piece.kind}`) })
    : words('square.empty', { square });
}

/** What is spoken for a square: "e4, white pawn, can move". */
export function squareLabel(view: ChessView, entry: ChessEntry, square: Square): string {
  const parts = [squareName(view.pieces, square)];
  if (view.check === square) parts.push(words('in.check'));
  if (entry.from === null) {
    if (turnsFrom(view.turns, square).length) parts.push(words('can.move'));
  } else if (entry.from === square) {
    parts.push(t('selected'));
  } else {
    const own = turnsFrom(view.turns, entry.from);
    const to = own.find((turn) => turn.to === square);
    if (to) parts.push(words(to.taken === null ? 'target.quiet' : 'target.capture'));
    else if (own.some((turn) => turn.rook?.from === square) && pieceOn(view.pieces, square))
      parts.push(words('castle.with'));
  }
  return parts.join(', ');
}

/** At the evaluation bar: pawns, or a mate that was found. */
export function evaluationText({ lightValue, ending }: Analysis): string {
  if (ending) return `${lightValue < 0 ? '−' : ''}#${moves(ending)}`;
  return decimal(lightValue, 1, language(), true);
}

/** Turns of both sides together as moves of the side that mates. */
const moves = ({ turns }: Ending): number => Math.ceil((turns ?? 0) / 2);

/** A mate is no number of pawns. */
const MATE = 200;

export const ranking: Ranking<'chess'> = {
  title: () => t('analysis.best'),
  depth: (n) => t('analysis.depth', { n }),
  turn: () => t('col.move'),
  value: () => words('col.pawns'),
  valueText: (value) => decimal(value, 2, language(), true),
  lossText: (loss) => (loss >= MATE ? '' : decimal(loss, 2, language())),
  endingText: (ending) => (ending.result === 'drawn' ? '' : words(`ending.${ending.result}`, { n: moves(ending) })),
};
