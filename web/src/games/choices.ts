/** What a person has chosen for one game only: kept beside the choices of all games, in one flat record. */
import type { GameKind } from '../box/api';
import type { BackgammonChoices } from './backgammon/choices';
import { BACKGAMMON_CHOICES } from './backgammon/choices';
import type { DraughtsChoices } from './draughts/choices';
import { DRAUGHTS_CHOICES } from './draughts/choices';

interface Choices {
  readonly draughts: DraughtsChoices;
  readonly backgammon: BackgammonChoices;
  readonly chess: object;
}

const CHOICES: { readonly [K in GameKind]: Choices[K] } = {
  draughts: DRAUGHTS_CHOICES,
  backgammon: BACKGAMMON_CHOICES,
  chess: {},
};

export interface GameChoices extends BackgammonChoices, DraughtsChoices {}

export const GAME_CHOICES: GameChoices = { ...CHOICES.draughts, ...CHOICES.backgammon };
