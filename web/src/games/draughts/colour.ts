import type { RuleSetId } from '../../box/api';
import type { BoardColour } from './board/Picture';

const COLOURS: Readonly<Record<string, BoardColour>> = {
  'draughts:xalingo': 'xa',
  'draughts:xalingo-en': 'en',
  'draughts:garden': 'ga',
};

/** One board colour for each leaflet; the rest of the family has the Italian one's. */
export const colourOf = (leaflet: RuleSetId): BoardColour => COLOURS[leaflet] ?? 'it';
