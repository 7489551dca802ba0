/** Who sits where, by name. */

import type { GameKind, Seat, Side, TableView } from '../box/api';
import { opposite } from '../box/api';
import { faceOf } from '../games/faces';
import { t } from '../i18n';

type Seats = Readonly<Record<Side, Seat>>;

/** Nobody gave this person a name. */
export const unnamed: Seat = { name: '', player: { kind: 'person' } };

/** Seats as the page shows them: one without a name is called by what it is, in the language in force. */
export function namedSeats(seats: Seats, game: GameKind): Seats {
  const named = (side: Side): Seat => {
    const seat = seats[side];
    if (seat.name) return seat;
    if (seat.player.kind === 'computer') return { ...seat, name: t('player.computer') };
    const alone = seats[opposite(side)].player.kind === 'computer';
    return { ...seat, name: alone ? t('player.you') : t(`player.${faceOf({ kind: game }).sides[side]}`) };
  };
  return { light: named('light'), dark: named('dark') };
}

/** A table of this game where nobody has a name. */
export const nobody = (game: GameKind): Seats => namedSeats({ light: unnamed, dark: unnamed }, game);

/**
 * Is this side the one person at the device, without a name of their own? Then the page says
 * "you", and its verbs follow.
 */
export const isYou = (seats: Seats, side: Side): boolean =>
  seats[side].player.kind === 'person' &&
  seats[opposite(side)].player.kind === 'computer' &&
  (seats[side].name === '' || seats[side].name === t('player.you'));

/** "Ana – Bia". */
export function pairName({ seats, kind }: { readonly seats: Seats; readonly kind: GameKind }): string {
  const { light, dark } = namedSeats(seats, kind);
  return `${light.name} – ${dark.name}`;
}

export const namedView = <V extends TableView>(view: V): V => ({
  ...view,
  seats: namedSeats(view.seats, view.kind),
});
