import type { RuleSetId } from '../../box/api';

/** What a person has chosen for backgammon. */
export interface BackgammonChoices {
  backgammonRules: RuleSetId;
  /** Null plays game after game, for points. */
  matchLength: number | null;
  cube: boolean;
  /** Options of money play. */
  jacoby: boolean;
  beavers: boolean;
  typedDice: boolean;
  /** A tap on a checker plays the first die. */
  firstDie: boolean;
  /** Dice are thrown where nothing is to be decided before. */
  autoRoll: boolean;
  /** Checkers are borne off where every die bears one off. */
  autoBearOff: boolean;
  /** Home at the right. */
  mirrored: boolean;
}

export const BACKGAMMON_CHOICES: BackgammonChoices = {
  backgammonRules: 'backgammon:xalingo',
  matchLength: null,
  // Somebody who has never played is not to be doubled: the home page asks before the first game.
  cube: false,
  jacoby: false,
  beavers: false,
  typedDice: false,
  firstDie: false,
  autoRoll: false,
  autoBearOff: false,
  mirrored: false,
};
