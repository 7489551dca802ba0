import type { BoardColour } from '../../boards/squares/Picture';
import type { RuleSetId } from '../../box/api';

const COLOURS: Readonly<Record<string, BoardColour>> = {
  'draughts:xalingo': 'xa',
  'draughts:xalingo-en': 'en',
  'draughts:garden': 'ga',
};

/** One board colour for each leaflet; the rest of the family has the Italian one's. */
export const colourOf = (leaflet: RuleSetId): BoardColour => COLOURS[leaflet] ?? 'it';
