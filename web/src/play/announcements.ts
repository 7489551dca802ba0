/**
 * What is spoken when a table changes: design section 7. Pure, so that every sentence can be tested in every language.
 */
import { ownCount } from '../boards/backgammon/geometry';
import type { BackgammonView, DraughtsTurn, DraughtsView, RecordEntry, Refusal, Side, TableView } from '../box/api';
import { opposite } from '../box/api';
import { isNumber } from '../components/plates';
import { lineThrough } from '../components/record-rows';
import { language, t } from '../i18n';
import { inWords, list } from '../i18n/format';
import { isYou } from './seats';
import { eventText, isAlone, isBeaver, outcomeText, playText } from './wording';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A turn of draughts in words: "23 takes 19 and 11, lands on 7." */
export function spokenTurn(turn: DraughtsTurn): string {
  if (turn.path.length === 0) return turn.huff === null ? '' : t('spoken.huffed', { square: turn.huff });
  const from = turn.path[0]!;
  const to = turn.path[turn.path.length - 1]!;
  const sentences = [
    turn.huff === null ? '' : t('spoken.huffed', { square: turn.huff }),
    turn.taken.length
      ? t('spoken.capture', { from, taken: list(turn.taken.map(String), language()), to })
      : t('spoken.move', { from, to }),
    turn.crowns ? t('spoken.king', { square: to }) : '',
  ];
  return sentences.filter(Boolean).join(' ');
}

/** The sentences for the change from one view of a table to the next one, in order. */
export function announcementsFor(before: TableView | null, after: TableView): readonly string[] {
  const said =
    after.kind === 'draughts'
      ? draughtsChange(before?.kind === 'draughts' ? before : null, after)
      : backgammonChange(before?.kind === 'backgammon' ? before : null, after);
  if (after.drawOffer && !before?.drawOffer)
    return [...said, t('say.offer', { name: after.seats[after.drawOffer].name })];
  if (after.outcome && !before?.outcome) {
    const { title, reason } = outcomeText(after.outcome, after.seats, after);
    return [...said, `${title}. ${reason}`];
  }
  return said;
}

/**
 * The event that led from one view to the next, if one was recorded. Views are copies that crossed from the worker, so
 * that it is the node that tells them apart, never the identity of their parts.
 */
export function newEvent(before: TableView | null, after: TableView): RecordEntry | null {
  if (!before || before.table !== after.table || before.record.current === after.record.current) return null;
  return (
    lineThrough(after.record.line, after.record.current).find((entry) => entry.node === after.record.current) ?? null
  );
}

function draughtsChange(before: DraughtsView | null, after: DraughtsView): readonly string[] {
  const said: string[] = [];
  const entry = newEvent(before, after);
  if (entry?.event.kind === 'move') {
    const what = spokenTurn(entry.event.turn);
    said.push(isAlone(after, entry.side) ? what : t('spoken.by', { name: after.seats[entry.side].name, what }));
  }
  if (after.huff && after.toAct.kind === 'move' && after.seats[after.toAct.side].player.kind === 'person')
    said.push(t('spoken.huff', { squares: list(after.huff.squares.map(String), language(), 'disjunction') }));
  return said;
}

function backgammonChange(before: BackgammonView | null, after: BackgammonView): readonly string[] {
  const said: string[] = [];
  const { dice, toAct } = after;
  if (before && before.record.game !== after.record.game) said.push(spokenGame(after));
  const entry = newEvent(before, after);
  if (entry?.event.kind === 'play') {
    const { turn } = entry.event;
    said.push(
      t('spoken.play', {
        name: after.seats[entry.side].name,
        play: `${entry.event.dice.join('-')}, ${playText(turn)}`,
      }),
    );
    const struck = opposite(entry.side);
    for (const step of turn.steps) {
      if (!step.hits || typeof step.to !== 'number') continue;
      said.push(
        isAlone(after, struck)
          ? t('spoken.hit', { point: ownCount(step.to, struck) })
          : t('spoken.hits', { point: ownCount(step.to, entry.side) }),
      );
    }
  }
  // What was answered; a double or a beaver that now waits for its answer is told as a question below, the end of
  // the game with its reason.
  if (entry && (entry.event.kind === 'take' || entry.event.kind === 'beaver' || entry.event.kind === 'drop'))
    said.push(`${capital(eventText(entry, after.seats))}.`);
  if (dice && dice.number !== before?.dice?.number && toAct.kind === 'play') {
    const [a, b] = dice.values;
    said.push(
      isAlone(after, dice.side)
        ? t('spoken.roll', { a, b })
        : t('spoken.roll.other', { name: after.seats[dice.side].name, a, b }),
    );
  }
  if (toAct.kind === 'answer' && isBeaver(after)) said.push(t('say.answer', { name: after.seats[toAct.side].name }));
  else if (toAct.kind === 'answer' && before?.toAct.kind !== 'answer')
    said.push(
      isYou(after.seats, opposite(toAct.side))
        ? t('spoken.cube.you', { value: toAct.value })
        : t('spoken.cube', { name: after.seats[opposite(toAct.side)].name, value: toAct.value }),
    );
  return said;
}

/** The next game of a match: "Game 2. Inês 2, Marco 0. Crawford game: nobody doubles." */
function spokenGame({ match, record, seats }: BackgammonView): string {
  const game = t('spoken.game', {
    n: record.game + 1,
    light: seats.light.name,
    a: match.points.light,
    dark: seats.dark.name,
    b: match.points.dark,
  });
  return match.crawford === 'now' ? `${game} ${t('crawford.said')}` : game;
}

/** A refusal: "No: article 6.6. 22×15 takes one, 23×14×7 takes two." */
export function spokenRefusal(refusal: Refusal): string {
  if (!refusal.article) return t('spoken.refusal.plain', { sentence: refusal.sentence[language()] });
  const { tried, instead } = refusal;
  const count = (taken: readonly number[]) => inWords(taken.length, language(), 'piece');
  const compare =
    tried && instead && tried.taken.length && instead.taken.length && tried.taken.length !== instead.taken.length
      ? t('spoken.compare', {
          tried: tried.text,
          few: count(tried.taken),
          legal: instead.text,
          many: count(instead.taken),
        })
      : refusal.sentence[language()];
  const { label } = refusal.article;
  if (label === null) return t('spoken.refusal.plain', { sentence: compare });
  return isNumber(label) ? t('spoken.refusal', { label, compare }) : t('spoken.refusal.heading', { label, compare });
}

/** A selected checker: "13 point, six of yours. Goes to 11, 7, 5." */
export function spokenPick(side: Side, place: number | 'bar', count: number, places: readonly string[]): string {
  const goes = places.join(', ');
  if (place === 'bar') return t('spoken.pick.bar', { count: inWords(count, language()), places: goes });
  return t('spoken.pick', {
    point: ownCount(place, side),
    count: inWords(count, language()),
    places: goes || t('no.move'),
  });
}
