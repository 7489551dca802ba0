/** The dice that lie on the table. They never vanish: a side's last throw rests there until it throws again. */
import type { BackgammonView, Side } from '../../box/api';
import { opposite } from '../../box/api';

/** One die as drawn. */
export interface DieView {
  readonly value: number;
  readonly used: boolean;
}

/** Dice of one side: four for a double, one at the opening. */
export interface DiceView {
  readonly side: Side;
  readonly dice: readonly DieView[];
  readonly rest: boolean;
  /** Which throw it was: dice of the same throw always lie the same way. */
  readonly number: number;
}

type Values = readonly [number, number];

/**
 * Was this throw the opening one? Then each side threw one die, and the higher one, which comes first, plays both:
 * nothing was played before, and both sides stand as far from the end.
 */
function isOpening([own, other]: Values, before: number, pips: Readonly<Record<Side, number>>): boolean {
  return before === 0 && pips.light === pips.dark && own > other;
}

/** Which of two dice of the opening was this side's: the first is that of the side that plays. */
const openingDie = (side: Side, player: Side): 0 | 1 => (side === player ? 0 : 1);

const still = (values: readonly number[]): readonly DieView[] => values.map((value) => ({ value, used: false }));

/** Dice that lie there and have not been played, as in a picture. */
export const lyingDice = (side: Side, values: Values | null): readonly DiceView[] =>
  values ? [{ side, dice: still(values), rest: false, number: values[0] }] : [];

type Thrown = { readonly side: Side; readonly dice: Values };

/** The plays of the game as far as it is shown. */
function playsSoFar({ record }: BackgammonView): readonly Thrown[] {
  const end = record.line.findIndex((entry) => entry.node === record.current);
  return record.line
    .slice(0, end + 1)
    .flatMap(({ side, event }) => (event.kind === 'play' ? [{ side, dice: event.dice }] : []));
}

/** What each side threw last. */
function lastThrows(plays: readonly Thrown[]): Partial<Record<Side, DiceView>> {
  const found: Partial<Record<Side, DiceView>> = {};
  plays.forEach(({ side, dice }, index) => {
    // How the sides stood before the first play is not told: a first play with the higher die its own is an opening.
    if (isOpening(dice, index, { light: 0, dark: 0 }))
      for (const each of ['light', 'dark'] as const)
        found[each] = { side: each, dice: still([dice[openingDie(each, side)]]), rest: true, number: 0 };
    else found[side] = { side, dice: still(dice), rest: true, number: index + 1 };
  });
  return found;
}

/** All dice on the table: what was just thrown as it is being played (`shown`), and the rest at rest. */
export function diceOnTable(view: BackgammonView, shown: readonly DieView[]): readonly DiceView[] {
  const plays = playsSoFar(view);
  const lying = lastThrows(plays);
  const thrown = view.dice;
  if (!thrown) return Object.values(lying);
  const pips = { light: view.checkers.light.pips, dark: view.checkers.dark.pips };
  const { side, values } = thrown;
  if (isOpening(values, plays.length, pips))
    return (['light', 'dark'] as const).map((each) => ({
      side: each,
      dice: shown.filter((die) => die.value === values[openingDie(each, side)]).slice(0, 1),
      rest: false,
      number: 0,
    }));
  const other = lying[opposite(side)];
  return [{ side, dice: shown, rest: false, number: plays.length + 1 }, ...(other ? [other] : [])];
}
