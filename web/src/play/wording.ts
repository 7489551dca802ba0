/** The same words everywhere: what the record, the strips and the prompt line say about a table. */
import { ownCount } from '../boards/backgammon/geometry';
import type {
  Analysis,
  BackgammonTurn,
  BackgammonView,
  DraughtsTurn,
  DraughtsView,
  Outcome,
  Piece,
  Place,
  RecordEntry,
  RuleSetSummary,
  Seat,
  Side,
  TableView,
  Unreadable,
} from '../box/api';
import type { BackgammonEntry } from '../entry/backgammon';
import { forcedPlay, isWhole, stepsOf } from '../entry/backgammon';
import type { DraughtsEntry } from '../entry/draughts';
import { continuations, takenSoFar } from '../entry/draughts';
import { language, t } from '../i18n';
import { decimal, inWords, list, percent } from '../i18n/format';
import { isYou } from './seats';

type Seats = Readonly<Record<Side, Seat>>;

/** A play as the record prints it, or why the turn was lost. */
export const playText = (turn: BackgammonTurn): string =>
  turn.text || t(turn.lost === 'no entry' ? 'no.entry' : 'no.move');

/** A turn of either game as the record prints it. */
export const turnText = (turn: BackgammonTurn | DraughtsTurn): string => ('steps' in turn ? playText(turn) : turn.text);

/** What the player would do, in words: the arrow on the board says it to the eye alone. */
export function hintText(found: Analysis | null): string | null {
  const best = found?.candidates[0]?.turn;
  return best ? `${t('act.hint')}: ${turnText(best)}` : null;
}

/** Which line of a file or a text could not be read, if one line is to blame. */
export const problemTitle = (problem: Unreadable): string =>
  problem.line === null ? t('import.bad') : t('import.line', { n: problem.line });

/** One event in words; with seats, cube events name the player. */
export function eventText(entry: RecordEntry, seats: Seats | null): string {
  const name = seats?.[entry.side].name ?? t(entry.side === 'light' ? 'player.light' : 'player.dark');
  const you = seats !== null && isYou(seats, entry.side);
  const { event } = entry;
  switch (event.kind) {
    case 'move':
      return event.turn.text;
    case 'play':
      return playText(event.turn);
    case 'double':
      return you ? t('event.double.you', { value: event.value }) : t('event.double', { name, value: event.value });
    case 'take':
      return you ? t('event.take.you') : t('event.take', { name });
    case 'beaver':
      return you ? t('event.beaver.you', { value: event.value }) : t('event.beaver', { name, value: event.value });
    case 'drop':
      return you ? t('event.drop.you') : t('event.drop', { name });
    case 'draw agreed':
      return t('event.draw');
    case 'resign':
      return you ? t('event.resign.you') : t('event.resign', { name });
    case 'flag':
      return you ? t('event.flag.you') : t('event.flag', { name });
  }
}

/** Who acts now: a side, or null for the opening throw and after the end. */
export const actingSide = (view: TableView): Side | null =>
  view.toAct.kind === 'over' || view.toAct.kind === 'opening' ? null : view.toAct.side;

/**
 * Is it a beaver that waits for its answer? Twice raised, the cube stands on four times what it
 * shows; who beavered keeps it.
 */
export const isBeaver = (view: BackgammonView): boolean =>
  view.toAct.kind === 'answer' && view.toAct.value === 4 * (view.cube?.value ?? 1);

/** Is this side the only person at the device? Then the page says "you"; two people are called by name. */
export const isAlone = (view: TableView, side: Side): boolean =>
  view.seats[side].player.kind === 'person' &&
  view.seats[side === 'light' ? 'dark' : 'light'].player.kind === 'computer';

/** What a side has left on a draughts board: "7 men, 1 king". */
export function material(pieces: readonly Piece[], side: Side): string {
  const own = pieces.filter((piece) => piece.side === side);
  const kings = own.filter((piece) => piece.rank === 'king').length;
  const men = own.length - kings;
  const parts = [men ? t('men', { n: men }) : '', kings ? t('kings', { n: kings }) : ''].filter(Boolean);
  return parts.length ? parts.join(', ') : t('nothing');
}

/** The short line under a name. */
export function stateLine(view: TableView, side: Side): string {
  if (view.outcome) {
    if (view.outcome.winner === null) return t('turn.drawn');
    return t(view.outcome.winner === side ? 'turn.won' : 'turn.lost');
  }
  if (view.kind === 'draughts') return material(view.pieces, side);
  if (actingSide(view) === side) return t(view.seats[side].player.kind === 'computer' ? 'turn.thinking' : 'turn.yours');
  const { last } = view;
  return last?.side === side ? t('dice.and', { dice: last.dice.join('-'), rest: playText(last.turn) }) : '';
}

/** The end of a game in two sentences. */
export function outcomeText(
  outcome: Outcome,
  seats: Seats,
  table?: TableView,
): { readonly title: string; readonly reason: string } {
  const { winner, stake, points: won } = outcome;
  const you = winner !== null && isYou(seats, winner);
  const name = winner === null ? '' : seats[winner].name;
  const result =
    winner === null
      ? t('over.draw')
      : won !== null
        ? you
          ? t('over.points.you', { n: won })
          : t('over.points', { name, n: won })
        : you
          ? t('over.wins.you')
          : t('over.wins', { name });
  const parts = [t(`end.${outcome.reason}`)];
  let title = result;
  if (stake === 2 || stake === 3) parts.push(t(`over.stake.${stake}`));
  if (table?.kind === 'backgammon' && winner !== null) {
    if (table.cube && table.cube.value > 1) parts.push(t('over.cube', { value: table.cube.value }));
    const { length, points } = table.match;
    const loser = winner === 'light' ? 'dark' : 'light';
    if (length !== null) {
      if (outcome.matchOver) {
        title = you
          ? t('over.match.you', { a: points[winner], b: points[loser] })
          : t('over.match', { name, a: points[winner], b: points[loser] });
        parts.unshift(`${result}.`);
      } else {
        parts.push(
          t('over.score', { light: seats.light.name, a: points.light, dark: seats.dark.name, b: points.dark }),
        );
      }
    }
  }
  return { title, reason: parts.join(' ') };
}

/** "18" or "18, 22 and 27". */
export const squares = (all: readonly (number | string)[]): string => list(all.map(String), language());

/** The prompt under a draughts board. */
export function draughtsPrompt(view: DraughtsView, entry: DraughtsEntry): string {
  const side = actingSide(view);
  if (side === null) return '';
  const current = entry.path[entry.path.length - 1];
  if (current !== undefined) {
    const { next, whole } = continuations(view.turns, entry);
    if (entry.path.length === 1)
      return next.length ? t('say.where', { square: current }) : t('say.stuck', { square: current });
    return whole ? t('say.stop', { square: current }) : t('say.on', { square: current });
  }
  if (entry.huff !== null) return t('huff.done', { square: entry.huff });
  if (view.mustCapture) {
    const from = [...new Set(view.turns.flatMap((turn) => turn.path[0] ?? []))];
    const counts = new Set(view.turns.map((turn) => turn.taken.length));
    const [count] = counts;
    if (from.length === 1 && counts.size === 1 && count !== undefined)
      return t('say.must', { from: from[0]!, count: inWords(count, language(), 'piece') });
    return t('say.must.any', { from: list(from.map(String), language(), 'disjunction') });
  }
  return isAlone(view, side) ? t('say.move.you') : t('say.move', { name: view.seats[side].name });
}

/** A point as the acting side counts it, or bar or off by name. */
export const placeName = (place: Place, side: Side): string =>
  place === 'bar' ? t('bar.place') : place === 'off' ? t('off.place') : String(ownCount(place, side));

/** Steps as they were entered: "13/7, 13/11". */
export const stepsText = (
  steps: readonly { readonly from: Place; readonly to: Place; readonly hits: boolean }[],
  side: Side,
): string =>
  steps.map((step) => `${placeName(step.from, side)}/${placeName(step.to, side)}${step.hits ? '*' : ''}`).join(' ');

/** The prompt under a backgammon board. */
export function backgammonPrompt(view: BackgammonView, entry: BackgammonEntry): string {
  const { toAct } = view;
  if (toAct.kind === 'opening') {
    const throwing =
      view.diceFrom === 'typed' ? t('say.type.opening', { light: view.seats.light.name }) : t('say.opening');
    return view.match.crawford === 'now' ? `${t('crawford.said')} ${throwing}` : throwing;
  }
  if (toAct.kind === 'roll') {
    if (view.diceFrom === 'typed') return t('say.type');
    const mayDouble = toAct.double === 'yes';
    if (isAlone(view, toAct.side)) return t(mayDouble ? 'say.roll.double.you' : 'say.roll.you');
    return t(mayDouble ? 'say.roll.double' : 'say.roll', { name: view.seats[toAct.side].name });
  }
  if (toAct.kind === 'answer') return t('say.answer', { name: view.seats[toAct.side].name });
  if (toAct.kind !== 'play' || !view.dice || !view.plays) return '';
  const [a, b] = view.dice.values;
  const steps = stepsOf(entry);
  const graph = view.plays;
  if (isWhole(graph, entry)) {
    if (steps.length) return t('say.whole', { play: stepsText(steps, toAct.side) });
    return t(view.checkers[toAct.side].bar ? 'say.noentry' : 'say.none', { a, b });
  }
  if (entry.selected === 'bar') return t('say.bar', { a, b });
  if (entry.selected !== null) return t('say.point', { a, b, point: placeName(entry.selected, toAct.side) });
  if (steps.length) return t('say.more', { play: stepsText(steps, toAct.side) });
  const forced = forcedPlay(graph);
  if (forced?.length) return t('say.forced', { a, b, play: stepsText(forced, toAct.side) });
  return t('say.choose', { a, b });
}

/** What is spoken for a square of a draughts board: "22, white man, can capture". */
export function squareLabel(
  view: DraughtsView,
  entry: DraughtsEntry,
  pieces: readonly Piece[],
  square: number,
): string {
  const piece = pieces.find((other) => other.square === square);
  const parts = [piece ? t(`square.${piece.side}.${piece.rank}`, { square }) : t('square.empty', { square })];
  const current = entry.path[entry.path.length - 1];
  if (square === current) parts.push(t('selected'));
  const following = continuations(view.turns, entry);
  if (current !== undefined && following.next.includes(square))
    parts.push(t(following.turns.some((turn) => turn.taken.length) ? 'target.jump' : 'target.quiet'));
  if (takenSoFar(view.turns, entry).includes(square)) parts.push(t('to.be.taken'));
  if (current === undefined) {
    const own = following.turns.filter((turn) => turn.path[0] === square);
    if (own.some((turn) => turn.taken.length)) parts.push(t('can.capture'));
    else if (own.length) parts.push(t('can.move'));
    if (entry.huff === null && view.huff?.squares.includes(square)) parts.push(t('may.be.huffed'));
  }
  return parts.join(', ');
}

/** What is spoken for a place of a backgammon board: "13 point, 6 light checkers, selected". */
export function placeLabel(
  checkers: BackgammonView['checkers'],
  mover: Side,
  counting: Side,
  place: Place,
  selected: Place | null,
  reached: readonly { readonly place: Place; readonly dice: readonly number[] }[],
): string {
  const parts: string[] = [];
  if (place === 'bar') {
    const { light, dark } = checkers;
    parts.push(light.bar + dark.bar ? t('bar.has', { light: light.bar, dark: dark.bar }) : t('bar.empty'));
  } else if (place === 'off') {
    parts.push(t('off.has', { n: checkers[mover].off }));
  } else {
    const point = ownCount(place, counting);
    const light = checkers.light.points[place] ?? 0;
    const dark = checkers.dark.points[place] ?? 0;
    parts.push(
      light
        ? t('point.light', { point, n: light })
        : dark
          ? t('point.dark', { point, n: dark })
          : t('point.empty', { n: point }),
    );
  }
  if (place === selected) parts.push(t('selected'));
  const target = reached.find((other) => other.place === place);
  if (target) parts.push(t('reached.with', { dice: squares(target.dice) }));
  return parts.join(', ');
}

/** A won position has no number worth telling: from this many men on, the value stands for the result. */
const CERTAIN = 90;
export const isCertain = (value: number): boolean => Math.abs(value) >= CERTAIN;

/** What stands at the evaluation bar: men in draughts, Light's per cent in backgammon; a decided game as its score. */
export function evaluationText(found: Analysis): string {
  if (found.unit !== 'men') return percent(found.lightShare, 0, language());
  if (isCertain(found.lightValue)) return found.lightValue > 0 ? '1–0' : '0–1';
  return decimal(found.lightValue, 1, language(), true);
}

/** The level's name. */
export const levelName = (level: number): string =>
  level === 1 ? t('level.1') : level === 2 ? t('level.2') : level === 3 ? t('level.3') : t('level.n', { n: level });

/** The name of a rule set in the language in force. */
export const ruleSetName = (set: RuleSetSummary | undefined): string => set?.name[language()] ?? '';
