/** What the screens beyond the first visit say. English fixes the keys and the holes for all languages. */
export const en = {
  // games on this device
  'shelf.under.way': 'Under way',
  'shelf.history': 'Played',
  'shelf.none': 'Nothing under way.',
  'shelf.none.played': 'No game is over yet.',
  'shelf.study': 'Study',
  'shelf.move': 'move {n}',
  'shelf.your.turn': 'your turn',
  'shelf.turn': '{name} to play',
  'shelf.setup.game': 'Board of',
  'shelf.setup.go': 'Set up',

  // two tabs
  'tabs.follows': 'This game is being played in another tab. What is done there is seen here.',
  'tabs.take': 'Play here',

  // one box for every text
  'read.title': 'Open a game or a position',
  'read.text': 'Paste it, choose a file or drop one here: {formats}.',
  'read.paste': 'Game or position',
  'read.own': 'our record',
  'read.tried': 'Tried as {formats}.',
  'read.which': 'More than one set of rules reads this position. By which?',
} as const;
