/** What a person has chosen for draughts. */
export interface DraughtsChoices {
  /** Pieces that can capture are marked. */
  captures: boolean;
}

export const DRAUGHTS_CHOICES: DraughtsChoices = { captures: false };
