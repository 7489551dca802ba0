/** How the rule sets of each game are written in an address. */
import type { GameKind } from '../box/api';

/** The game whose sets are written by their name alone. */
export const BARE = 'draughts' satisfies GameKind;

/**
 * The sets of the others are written with their game; one of them by its game alone: '' is one whose name is that of
 * its game.
 */
export const PLAIN: Readonly<Record<Exclude<GameKind, typeof BARE>, string>> = {
  backgammon: 'tournament',
  chess: '',
};
