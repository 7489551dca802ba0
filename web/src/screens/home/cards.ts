/** The games to choose from, in the order of the shelf. */
import { preferences } from '../../app/preferences';
import type { RuleSetSummary } from '../../box/api';
import type { HomeCard } from '../../games/face';
import { LID } from '../../games/faces';
import { language } from '../../i18n';

const cardOf = (set: RuleSetSummary): HomeCard => ({
  set,
  name: set.name[language()],
  source: set.source[language()],
  facts: set.facts.map((fact) => fact[language()]),
});

/** The leaflets of the box, what was made in this house, and the rest of the family. */
export function shelfCards(sets: readonly RuleSetSummary[]): readonly HomeCard[] {
  return [
    ...LID.flatMap((game) => game.cards(sets)),
    ...sets.filter((set) => set.origin === 'house').map(cardOf),
    ...LID.flatMap((game) => game.more(sets)).map(cardOf),
  ];
}

/** The card of the game that was chosen last. A game with one card for all its sets is found by its kind. */
export const chosenCard = (cards: readonly HomeCard[]): HomeCard | undefined =>
  cards.find(({ set }) => set.id === preferences.game) ??
  cards.find(({ set }) => set.kind === preferences.game.split(':')[0]) ??
  cards[0];
