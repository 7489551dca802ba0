/** What the home page and the settings say of backgammon. English fixes the keys and the holes for all languages. */
export const en = {
  'frame.match': 'A match to any length',
  'frame.money': 'Match or money play',
  'frame.game': 'One game, or many for points',
  'frame.cube': 'With the doubling cube',
  'frame.cube.off': 'Doubling cube if you like',
  'home.dice': 'Dice you can check',
  'home.dice.text': 'Neither we nor your opponent can foresee or change a roll.',
  'home.dice.go': 'How it works',
  'home.backgammon': 'Backgammon',
  'home.backgammon.source': 'Xalingo, Aquamarine, tournament',
  'set.firstdie': 'A tap on a checker plays the first die',
  'set.mirrored': 'Backgammon with home at the right',
  'keys.r': 'roll',
  'keys.d': 'double',
  'keys.p': 'tell the pips',
  'keys.b': 'go to the bar',
} as const;
