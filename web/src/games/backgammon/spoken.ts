/** What is spoken when a table of backgammon changes: design section 7. */
import type { BackgammonView, Side } from '../../box/api';
import { opposite } from '../../box/api';
import { language } from '../../i18n';
import { inWords, list } from '../../i18n/format';
import { newEvent } from '../../play/record';
import { isYou } from '../../play/seats';
import { isAlone } from '../../play/wording';
import type { Seats } from '../room';
import type { EntryOf } from '../types';
import { ownCount } from './board/geometry';
import { diceOnTable } from './dice';
import { entryText, isBeaver, playText } from './wording';
import { words } from './words';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const entryLead = ({ event }: EntryOf<'backgammon'>): string | null =>
  event.kind === 'play' ? event.dice.join('') : null;

export const entrySpoken = (entry: EntryOf<'backgammon'>, seats: Seats): string =>
  `${entry.event.kind === 'play' ? `${entry.event.dice.join('-')}, ` : ''}${entryText(entry, seats)}.`;

/** Both sides' dice: what is to be played, and what rests from the throw before. */
export function diceSpoken(view: BackgammonView): string {
  const thrown = (view.dice?.values ?? []).map((value) => ({ value, used: false }));
  const told = diceOnTable(view, thrown).map(({ side, dice, rest }) =>
    words(rest ? 'spoken.dice.rest' : 'spoken.dice.now', {
      name: view.seats[side].name,
      dice: list(
        dice.map(({ value }) => String(value)),
        language(),
      ),
    }),
  );
  return told.join(' ') || words('spoken.dice.none');
}

/** What P tells: the pips of whoever acts first. */
export function pipsSpoken(view: BackgammonView): string {
  const side = 'side' in view.toAct ? view.toAct.side : 'light';
  const pips = (of: Side) => words('spoken.pips.of', { name: view.seats[of].name, n: view.checkers[of].pips });
  return `${pips(side)} ${pips(opposite(side))}`;
}

export function announcements(before: BackgammonView | null, after: BackgammonView): readonly string[] {
  const said: string[] = [];
  const { dice, toAct } = after;
  if (before && before.record.game !== after.record.game) said.push(spokenGame(after));
  const entry = newEvent(before, after);
  if (entry?.event.kind === 'play') {
    const { turn } = entry.event;
    said.push(
      words('spoken.play', {
        name: after.seats[entry.side].name,
        play: `${entry.event.dice.join('-')}, ${playText(turn)}`,
      }),
    );
    const struck = opposite(entry.side);
    for (const step of turn.steps) {
      if (!step.hits || typeof step.to !== 'number') continue;
      said.push(
        isAlone(after, struck)
          ? words('spoken.hit', { point: ownCount(step.to, struck) })
          : words('spoken.hits', { point: ownCount(step.to, entry.side) }),
      );
    }
  }
  // What was answered; a double or a beaver that now waits for its answer is told as a question below, the end of
  // the game with its reason.
  if (entry && (entry.event.kind === 'take' || entry.event.kind === 'beaver' || entry.event.kind === 'drop'))
    said.push(`${capital(entryText(entry, after.seats))}.`);
  if (dice && dice.number !== before?.dice?.number && toAct.kind === 'play') {
    const [a, b] = dice.values;
    said.push(
      isAlone(after, dice.side)
        ? words('spoken.roll', { a, b })
        : words('spoken.roll.other', { name: after.seats[dice.side].name, a, b }),
    );
  }
  if (toAct.kind === 'answer' && isBeaver(after))
    said.push(words('say.answer', { name: after.seats[toAct.side].name }));
  else if (toAct.kind === 'answer' && before?.toAct.kind !== 'answer')
    said.push(
      isYou(after.seats, opposite(toAct.side))
        ? words('spoken.cube.you', { value: toAct.value })
        : words('spoken.cube', { name: after.seats[opposite(toAct.side)].name, value: toAct.value }),
    );
  return said;
}

/** The next game of a match: "Game 2. Inês 2, Marco 0. Crawford game: nobody doubles." */
function spokenGame({ match, record, seats }: BackgammonView): string {
  const game = words('spoken.game', {
    n: record.game + 1,
    light: seats.light.name,
    a: match.points.light,
    dark: seats.dark.name,
    b: match.points.dark,
  });
  return match.crawford === 'now' ? `${game} ${words('crawford.said')}` : game;
}

/** A selected checker: "13 point, six of yours. Goes to 11, 7, 5." */
export function spokenPick(side: Side, place: number | 'bar', count: number, places: readonly string[]): string {
  const goes = places.join(', ');
  if (place === 'bar') return words('spoken.pick.bar', { count: inWords(count, language()), places: goes });
  return words('spoken.pick', {
    point: ownCount(place, side),
    count: inWords(count, language()),
    places: goes || words('no.move'),
  });
}
