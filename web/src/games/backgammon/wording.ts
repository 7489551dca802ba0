/** What a table of backgammon says. */
import type { Analysis, BackgammonTurn, BackgammonView, BoardPlace, Outcome, Side } from '../../box/api';
import { opposite } from '../../box/api';
import { language, t } from '../../i18n';
import { decimal, percent } from '../../i18n/format';
import { nobody } from '../../play/seats';
import {
  actingSide,
  commonEndText,
  commonEventText,
  isAlone,
  resultText,
  speakingOf,
  squares,
} from '../../play/wording';
import type { Ranking, Seats } from '../room';
import type { EndOf, EntryOf } from '../types';
import { ownCount } from './board/geometry';
import type { BackgammonEntry } from './entry';
import { forcedPlay, isWhole, stepsLeft, stepsOf } from './entry';
import { words } from './words';

/** A play as the record prints it, or why the turn was lost. */
export const playText = (turn: BackgammonTurn): string =>
  turn.text || words(turn.lost === 'no entry' ? 'no.entry' : 'no.move');

/** One event in words; with seats, cube events name the player. */
export function entryText({ event, side }: EntryOf<'backgammon'>, seats: Seats | null): string {
  const { name, you } = speakingOf(side, seats ?? nobody('backgammon'));
  switch (event.kind) {
    case 'play':
      return playText(event.turn);
    case 'double':
    case 'beaver': {
      const { kind, value } = event;
      return you ? words(`event.${kind}.you`, { value }) : words(`event.${kind}`, { name, value });
    }
    case 'take':
    case 'drop':
      return you ? words(`event.${event.kind}.you`) : words(`event.${event.kind}`, { name });
    default:
      return commonEventText(event, side, seats ?? nobody('backgammon'));
  }
}

/**
 * Is it a beaver that waits for its answer? Twice raised, the cube stands on four times what it
 * shows; who beavered keeps it.
 */
export const isBeaver = (view: BackgammonView): boolean =>
  view.toAct.kind === 'answer' && view.toAct.value === 4 * (view.cube?.value ?? 1);

export function stateLine(view: BackgammonView, side: Side, isElsewhere = false): string {
  if (actingSide(view) === side) {
    if (view.seats[side].player.kind === 'computer') return t('turn.thinking');
    return isElsewhere ? words('turn.theirs') : t('turn.yours');
  }
  const { last } = view;
  return last?.side === side ? words('dice.and', { dice: last.dice.join('-'), rest: playText(last.turn) }) : '';
}

const endText = (reason: EndOf<'backgammon'>): string =>
  reason === 'borne off' || reason === 'dropped' ? words(`end.${reason}`) : commonEndText(reason);

/** The end of a game, and what it means for the match. */
export function outcome(
  over: Outcome & { readonly reason: EndOf<'backgammon'> },
  seats: Seats,
  view: BackgammonView | null,
): { readonly title: string; readonly reason: string } {
  const { winner, stake, points: won } = over;
  const parts = [endText(over.reason)];
  if (stake === 2 || stake === 3) parts.push(words(`over.stake.${stake}`));
  if (winner === null) return { title: resultText(over, seats), reason: parts.join(' ') };
  const { name, you } = speakingOf(winner, seats);
  const result =
    won === null
      ? resultText(over, seats)
      : you
        ? words('over.points.you', { n: won })
        : words('over.points', { name, n: won });
  if (view?.cube && view.cube.value > 1) parts.push(words('over.cube', { value: view.cube.value }));
  if (!view || view.match.length === null) return { title: result, reason: parts.join(' ') };
  const { points } = view.match;
  if (!over.matchOver) {
    parts.push(
      words('over.score', { light: seats.light.name, a: points.light, dark: seats.dark.name, b: points.dark }),
    );
    return { title: result, reason: parts.join(' ') };
  }
  const score = { a: points[winner], b: points[opposite(winner)] };
  return {
    title: you ? words('over.match.you', score) : words('over.match', { name, ...score }),
    reason: [`${result}.`, ...parts].join(' '),
  };
}

/** A point as the acting side counts it, or bar or off by name. */
export const placeName = (place: BoardPlace, side: Side): string =>
  place === 'bar' ? words('bar.place') : place === 'off' ? words('off.place') : String(ownCount(place, side));

/** Steps as they were entered: "13/7, 13/11". */
export const stepsText = (
  steps: readonly { readonly from: BoardPlace; readonly to: BoardPlace; readonly hits: boolean }[],
  side: Side,
): string =>
  steps.map((step) => `${placeName(step.from, side)}/${placeName(step.to, side)}${step.hits ? '*' : ''}`).join(' ');

/** That the machine waits for words to its seal, in short; nothing where it doesn't. */
const sealed = ({ seal }: BackgammonView): string =>
  seal ? words('say.sealed', { seal: `${seal.slice(0, 4)}…${seal.slice(-4)}` }) : '';

/** The prompt under the board. */
export function backgammonPrompt(view: BackgammonView, entry: BackgammonEntry): string {
  const { toAct } = view;
  if (toAct.kind === 'opening') {
    const throwing =
      view.diceFrom === 'typed' ? words('say.type.opening', { light: view.seats.light.name }) : words('say.opening');
    return [view.match.crawford === 'now' ? words('crawford.said') : '', throwing, sealed(view)]
      .filter(Boolean)
      .join(' ');
  }
  if (toAct.kind === 'roll') {
    if (view.diceFrom === 'typed') return words('say.type');
    const mayDouble = toAct.double === 'yes';
    const rolling = isAlone(view, toAct.side)
      ? words(mayDouble ? 'say.roll.double.you' : 'say.roll.you')
      : words(mayDouble ? 'say.roll.double' : 'say.roll', { name: view.seats[toAct.side].name });
    return `${rolling} ${sealed(view)}`.trim();
  }
  if (toAct.kind === 'answer') return words('say.answer', { name: view.seats[toAct.side].name });
  if (toAct.kind !== 'play' || !view.dice || !view.plays) return '';
  const [a, b] = view.dice.values;
  const steps = stepsOf(entry);
  const graph = view.plays;
  if (isWhole(graph, entry)) {
    if (steps.length) return words('say.whole', { play: stepsText(steps, toAct.side) });
    return words(view.checkers[toAct.side].bar ? 'say.noentry' : 'say.none', { a, b });
  }
  if (entry.selected === 'bar') return words('say.bar', { a, b });
  if (entry.selected !== null) return words('say.point', { a, b, point: placeName(entry.selected, toAct.side) });
  if (steps.length) return words('say.more', { play: stepsText(steps, toAct.side), n: stepsLeft(graph, entry) });
  const forced = forcedPlay(graph);
  if (forced?.length) return words('say.forced', { a, b, play: stepsText(forced, toAct.side) });
  return words('say.choose', { a, b });
}

/** What is spoken for a place of a backgammon board: "13 point, 6 light checkers, selected". */
export function placeLabel(
  checkers: BackgammonView['checkers'],
  mover: Side,
  counting: Side,
  place: BoardPlace,
  selected: BoardPlace | null,
  reached: readonly { readonly place: BoardPlace; readonly dice: readonly number[] }[],
): string {
  const parts: string[] = [];
  if (place === 'bar') {
    const { light, dark } = checkers;
    parts.push(light.bar + dark.bar ? words('bar.has', { light: light.bar, dark: dark.bar }) : words('bar.empty'));
  } else if (place === 'off') {
    parts.push(words('off.has', { n: checkers[mover].off }));
  } else {
    const point = ownCount(place, counting);
    const light = checkers.light.points[place] ?? 0;
    const dark = checkers.dark.points[place] ?? 0;
    parts.push(
      light
        ? words('point.light', { point, n: light })
        : dark
          ? words('point.dark', { point, n: dark })
          : words('point.empty', { n: point }),
    );
  }
  if (place === selected) parts.push(t('selected'));
  const target = reached.find((other) => other.place === place);
  if (target) parts.push(words('reached.with', { dice: squares(target.dice) }));
  return parts.join(', ');
}

/** At the evaluation bar: Light's per cent. */
export const evaluationText = ({ lightShare }: Analysis): string => percent(lightShare, 0, language());

export const ranking: Ranking<'backgammon'> = {
  title: ({ dice }) => (dice ? words('analysis.best.with', { dice: dice.values.join('-') }) : t('analysis.best')),
  depth: (n) => words('analysis.plies', { n }),
  turn: () => words('col.play'),
  value: () => words('col.equity'),
  valueText: (value) => decimal(value, 3, language(), true),
  lossText: (loss) => decimal(loss, 3, language()),
};
