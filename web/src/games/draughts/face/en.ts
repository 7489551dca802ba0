/** What the home page and the settings say of draughts. English fixes the keys and the holes for all languages. */
export const en = {
  'source.xalingo': 'Leaflet 6028, Portuguese text',
  'source.xalingo-en': 'Leaflet 6028, English text',
  'source.garden': 'Leaflet of a garden game',
  'source.italian': 'Federation, articles 5 and 6',
  'level.draughts': 'Draughts',
  'set.captures': 'Mark pieces that can capture',
  'keys.m': 'tell the legal moves',
} as const;
