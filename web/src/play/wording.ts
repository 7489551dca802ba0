/** The same words everywhere: what the record, the strips and the prompt line say about any table. */
import type { Analysis, Outcome, RuleSetSummary, Seat, Side, TableView, Unreadable } from '../box/api';
import { opposite } from '../box/api';
import { roomOf } from '../games/open';
import type { CommonEnd, CommonEvent } from '../games/types';
import { language, t } from '../i18n';
import { list } from '../i18n/format';
import { isYou } from './seats';

type Seats = Readonly<Record<Side, Seat>>;

/** What the player would do, in words: the arrow on the board says it to the eye alone. */
export function hintText(view: TableView, found: Analysis | null): string | null {
  const best = found?.candidates[0]?.turn;
  return best ? `${t('act.hint')}: ${roomOf(view).turnText(best)}` : null;
}

/** Which line of a file or a text could not be read, if one line is to blame. */
export const problemTitle = (problem: Unreadable): string =>
  problem.line === null ? t('import.bad') : t('import.line', { n: problem.line });

/** How a side is spoken of: by its name, or as the one person who reads this. */
export const speakingOf = (side: Side, seats: Seats): { readonly name: string; readonly you: boolean } => ({
  name: seats[side].name,
  you: isYou(seats, side),
});

/** An event that every table knows, in words. */
export function commonEventText(event: CommonEvent, side: Side, seats: Seats): string {
  const { name, you } = speakingOf(side, seats);
  switch (event.kind) {
    case 'draw agreed':
      return t('event.draw');
    case 'resign':
      return you ? t('event.resign.you') : t('event.resign', { name });
    case 'flag':
      return you ? t('event.flag.you') : t('event.flag', { name });
  }
}

/** Who acts now: a side, or null for a throw that belongs to nobody and after the end. */
export const actingSide = ({ toAct }: TableView): Side | null => ('side' in toAct ? toAct.side : null);

/** Is this side the only person at the device? Then the page says "you"; two people are called by name. */
export const isAlone = (view: TableView, side: Side): boolean =>
  view.seats[side].player.kind === 'person' && view.seats[opposite(side)].player.kind === 'computer';

/** The short line under a name. Whoever sits elsewhere is not the one who reads it. */
export function stateLine(view: TableView, side: Side, isElsewhere = false): string {
  if (!view.outcome) return roomOf(view).stateLine(view, side, isElsewhere);
  if (view.outcome.winner === null) return t('turn.drawn');
  return t(view.outcome.winner === side ? 'turn.won' : 'turn.lost');
}

/** Who has won, where nothing is counted. */
export function resultText({ winner }: Outcome, seats: Seats): string {
  if (winner === null) return t('over.draw');
  const { name, you } = speakingOf(winner, seats);
  return you ? t('over.wins.you') : t('over.wins', { name });
}

/** Why a game ended, where any game can end like that. */
export const commonEndText = (reason: CommonEnd): string => t(`end.${reason}`);

/** The end of a game in two sentences. */
export const outcomeText = (
  outcome: Outcome,
  seats: Seats,
  view: TableView,
): { readonly title: string; readonly reason: string } => roomOf(view).outcome(outcome, seats, view);

/** "18" or "18, 22 and 27". */
export const squares = (all: readonly (number | string)[]): string => list(all.map(String), language());

/** The name of a rule set in the language in force. */
export const ruleSetName = (set: RuleSetSummary | undefined): string => set?.name[language()] ?? '';
