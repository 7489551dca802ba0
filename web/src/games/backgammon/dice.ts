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
 * The dice of the throw after so many plays by who threw them, if it was the opening one: each side threw one, and the
 * higher one plays both, whatever order they are written in. Games of others may begin with a double.
 */
function openingDice({ opens }: BackgammonView, before: number, player: Side, [a, b]: Values) {
  if (!opens || before > 0 || a === b) return null;
  const [own, other] = [Math.max(a, b), Math.min(a, b)];
  return player === 'light' ? { light: own, dark: other } : { light: other, dark: own };
}

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
function lastThrows(view: BackgammonView, plays: readonly Thrown[]): Partial<Record<Side, DiceView>> {
  const found: Partial<Record<Side, DiceView>> = {};
  plays.forEach(({ side, dice }, index) => {
    const opening = openingDice(view, index, side, dice);
    if (opening)
      for (const each of ['light', 'dark'] as const)
        found[each] = { side: each, dice: still([opening[each]]), rest: true, number: 0 };
    else found[side] = { side, dice: still(dice), rest: true, number: index + 1 };
  });
  return found;
}

/** All dice on the table: what was just thrown as it is being played (`shown`), and the rest at rest. */
export function diceOnTable(view: BackgammonView, shown: readonly DieView[]): readonly DiceView[] {
  const plays = playsSoFar(view);
  const lying = lastThrows(view, plays);
  const thrown = view.dice;
  if (!thrown) return Object.values(lying);
  const { side, values } = thrown;
  const opening = openingDice(view, plays.length, side, values);
  if (opening)
    return (['light', 'dark'] as const).map((each) => ({
      side: each,
      dice: shown.filter((die) => die.value === opening[each]).slice(0, 1),
      rest: false,
      number: 0,
    }));
  const other = lying[opposite(side)];
  return [{ side, dice: shown, rest: false, number: plays.length + 1 }, ...(other ? [other] : [])];
}
