/** What a person has chosen for one game only: kept beside the choices of all games, in one flat record. */
import type { GameKind } from '../box/api';
import type { BackgammonChoices } from './backgammon/choices';
import { BACKGAMMON_CHOICES } from './backgammon/choices';

interface Choices {
  readonly draughts: object;
  readonly backgammon: BackgammonChoices;
}

const CHOICES: { readonly [K in GameKind]: Choices[K] } = { draughts: {}, backgammon: BACKGAMMON_CHOICES };

export interface GameChoices extends BackgammonChoices {}

export const GAME_CHOICES: GameChoices = { ...CHOICES.draughts, ...CHOICES.backgammon };
