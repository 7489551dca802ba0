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

  // who is right?
  'judge.lead': 'Make the move that is in dispute, legal or not. Every leaflet answers.',
  'judge.played': '{name} played {move}.',
  'judge.sum': { one: '{name} is right in {n} of {of} leaflets.', other: '{name} is right in {n} of {of} leaflets.' },
  'judge.claim': '{name} played',
  'judge.objects': '{name} objects',
  'judge.nobody': 'No leaflet objects.',
  'judge.instead': 'for example {move}',
  'judge.allowed': 'Allowed. {name} is right',
  'judge.refused': 'Refused. {name} is right',
  'judge.read': 'Read the article',
  'judge.fine': 'Nothing in this leaflet forbids it.',
  'judge.others': 'Not on this board, or not with these pieces: {names}.',
  'judge.by': 'Written by the rules of',
  'judge.type': 'The move as text',
  'judge.ask': 'Ask',
  'judge.dice': 'Dice',
  'judge.clear': 'Another move',
  'judge.example': 'An example',
  'judge.start': 'From the beginning',
  'judge.link': 'Copy the link to this verdict',
  'judge.unread': '“{move}” is no move on this board. Write it as {example}.',
  'judge.unread.position': 'This position cannot be read by these rules.',
  'judge.needs.dice': 'Say what was thrown: two numbers from 1 to 6.',

  // the end of a game
  'end.see': 'See the board',
  'end.again.card': 'See the card again',
  'end.study': 'Study it',
  'end.share': 'Share',
  'copy.plain': 'Without encryption (http) the browser lets no page copy. Here it is: {text}',
  'end.picture': 'Save a picture',
  'end.looking': 'Looking for the turns that decided it…',
  'end.points': 'Turning points',
  'end.points.ask': 'Which turns decided it?',
  'end.points.none': 'No turn stands out: nobody erred much.',
  'end.facts': { one: '{n} turn, {marked} worth a look', other: '{n} turns, {marked} worth a look' },
  'end.loss': 'costs {loss}',

  // puzzles
  puzzles: 'Puzzles',
  'puzzles.lead': 'Positions with one answer, found in games of our own and in endgame tables, and proved.',
  'puzzles.solved': { one: '{n} solved', other: '{n} solved' },
  'puzzle.day': 'Today’s: {game}',
  'puzzle.number': 'puzzle {at} of {of}',
  'puzzle.kind.m': 'Take the most',
  'puzzle.kind.e': 'Win the ending',
  'puzzle.kind.p': 'Find the play',
  'puzzle.task.m': '{side} to play. One move takes more pieces than any other.',
  'puzzle.task.e': '{side} to play. One move wins; every other lets the win slip.',
  'puzzle.task.p': '{side} to play. One play is far better than the rest.',
  'puzzle.right': 'Right.',
  'puzzle.wrong': 'Not this one.',
  'puzzle.show': 'Show the answer',
  'puzzle.answer': 'The answer: {move}.',
  'puzzle.next': 'Next puzzle',
  'puzzle.none': 'There are no puzzles here.',

  // study
  'study.note': 'Comment on this turn',
  'mark.from': 'Arrow from {from}: go on and press A, or here again for a ring.',
  'mark.arrow': 'Arrow from {from} to {to}.',
  'mark.ring': 'Ring on {at}.',
  'mark.gone': 'Mark taken away.',
  'mark.list': 'Drawn here: {marks}',

  // leaflet to print
  'leaflet.of': 'Leaflet: {game}',
  'leaflet.how': 'Print both sides of one sheet, turned over the short edge, and fold it once.',
  'leaflet.loopback':
    'No code is printed: this page was opened at an address that only this machine knows. ' +
    'Open it by the name of this machine in the house network, and the code leads there.',
  'leaflet.outside': 'Outside: back and cover',
  'leaflet.inside': 'Inside',
  'leaflet.setup': 'The board set up',
  'leaflet.code': 'Read these rules on the page, and play by them.',
  'leaflet.print': 'Leaflet to print',
} as const;
