/** What the home page says of chess. English fixes the keys and the holes for all languages. */
export const en = {
  'level.chess': 'Chess',
  'chess.fact': 'Laws of FIDE',
  'chess.fact.960': 'First rank by lot',
} as const;
