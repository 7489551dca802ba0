/** Sitting down at a table elsewhere, and coming back. */
import type { GamesBox, Side } from '../box/api';
import { opposite } from '../box/api';
import type { DraftRules } from './draft';
import type { OwnSeat } from './seats';
import { keepSeat, ownName, secretOf } from './seats';
import type { Seated, Shown, SittingDown } from './server';
import { Refused, sitDown, takeOffer } from './server';

const seatNumber = (side: Side): number => (side === 'light' ? 0 : 1);

/** Is it played with dice, so that whoever sits down has to seal their own? */
const hasDice = ({ set }: DraftRules): boolean => set.frame !== null;

/** The side of the seat that is free. */
export const freeSide = ({ taken }: Pick<Shown, 'taken'>): Side => (taken[0] ? 'dark' : 'light');

/** Sits down on a free seat by whatever opens it; what is new about the seat is kept on this device. */
async function take(
  box: GamesBox,
  table: string,
  rules: DraftRules,
  side: Side,
  known: Partial<OwnSeat>,
  ask: (sitting: SittingDown) => Promise<Seated>,
): Promise<OwnSeat> {
  const once = async (at: Side): Promise<OwnSeat> => {
    const sealed = hasDice(rules) ? await box.sealDice(table, at, known.key ?? null) : null;
    const seated = await ask({ label: ownName(), ...(sealed ? { dice: sealed.commitment } : {}) });
    return keepSeat(table, {
      ...known,
      secret: secretOf(seated.seat),
      side: seated.side,
      ...(sealed ? { key: sealed.key } : {}),
    });
  };
  return once(side).catch((why: unknown) => {
    // The link does not say whose seat it opens.
    if (why instanceof Refused && why.id === 'dice-not-sealed') return once(opposite(side));
    throw why;
  });
}

/** The creator of a table, or whoever comes back to an own seat. */
export async function comeTo(box: GamesBox, shown: Shown, rules: DraftRules, own: OwnSeat): Promise<OwnSeat> {
  const { table, taken } = shown;
  const side = own.side ?? freeSide(shown);
  if (shown.state === 'waiting' && !taken[seatNumber(side)])
    return take(box, table, rules, side, own, (sitting) => sitDown(table, own.secret, sitting));
  const seated = await sitDown(table, own.secret, {});
  return keepSeat(table, { ...own, side: seated.side });
}

/** A friend, by the secret of a link; `mine` is drawn here, so that the same request can be made once more. */
export const joinBy = (
  box: GamesBox,
  shown: Shown,
  rules: DraftRules,
  secret: string,
  mine: string,
): Promise<OwnSeat> =>
  take(box, shown.table, rules, freeSide(shown), {}, (sitting) => sitDown(shown.table, secret, { ...sitting, mine }));

/** Anybody, at a public table. */
export const takeOpen = (box: GamesBox, shown: Shown, rules: DraftRules, mine: string): Promise<OwnSeat> =>
  take(box, shown.table, rules, freeSide(shown), {}, (sitting) => takeOffer(shown.table, { ...sitting, mine }));
