/** English. This catalogue fixes the keys and the holes for all languages. */
export const en = {
  // shell
  'nav': 'Navigation', 'nav.play': 'Play', 'nav.analyse': 'Analyse', 'nav.learn': 'Learn', 'nav.rules': 'Rules',
  'skip.board': 'Skip to the board', 'skip.content': 'Skip to the content', 'home': 'Home page',
  'language': 'Language', 'theme': 'Theme', 'theme.light': 'Light', 'theme.dark': 'Dark', 'theme.contrast': 'Contrast',
  'settings': 'Settings', 'close': 'Close', 'cancel': 'Cancel', 'dismiss': 'Dismiss', 'back': 'Back', 'copy': 'Copy', 'copied': 'Copied.', 'print': 'Print', 'delete': 'Delete',
  'light': 'Light', 'dark': 'Dark', 'white': 'White', 'black': 'Black', 'cube': 'Cube', 'off': 'off', 'pips': 'pips', 'moves': 'Moves', 'random': 'By lot',

  // home
  'home.title': 'What shall we play?',
  'home.lead': 'Backgammon and draughts as the leaflets in the box print them: every rule exact, every refused move explained.',
  'home.how': 'How to play',
  'mode.two': 'Two at this table', 'mode.two.sub': 'One device, no account',
  'mode.computer': 'Against the computer', 'mode.computer.sub': { one: '{n} level, works offline', other: '{n} levels, works offline' },
  'mode.link': 'By link', 'mode.link.sub': 'Send it and play',
  'home.level': 'Level', 'home.colour': 'You play', 'home.time': 'Clock',
  'home.continue': 'Continue', 'home.continue.with': 'With {name}, move {n}.', 'home.continue.two': '{light} and {dark}, move {n}.', 'home.resume': 'Resume',
  'home.lesson': 'Lesson 1', 'home.lesson.text': 'A first game in a few minutes, with every rule when you need it.', 'home.lesson.start': 'Start the lesson',
  'source.xalingo': 'Leaflet 6028, Portuguese text', 'source.xalingo-en': 'Leaflet 6028, English text', 'source.garden': 'Leaflet of a garden game', 'source.italian': 'Federation, articles 5 and 6',
  'frame.match': 'A match to any length', 'frame.money': 'Match or money play', 'frame.game': 'One game, or many for points', 'frame.cube': 'With the doubling cube', 'frame.cube.off': 'Doubling cube if you like',
  'home.box': 'In the box', 'home.more': { one: '{n} more kind of draughts', other: '{n} more draughts: 10×10, 12×12…' }, 'home.house': 'House rules', 'home.family': 'The rest of the family',
  'home.rules': 'Rules you can read', 'home.rules.text': 'Every game has its leaflet, article by article, with examples you can play.', 'home.rules.go': 'Open the rules',
  'home.rule': 'Your house rules', 'home.rule.text': 'Change one line of the table and play at once, against the computer too.', 'home.rule.go': 'Write a rule',
  'home.dice': 'Dice you can check', 'home.dice.text': 'Neither we nor your opponent can foresee or change a roll.', 'home.dice.go': 'How it works',
  'home.setup': 'Set up a position', 'home.backgammon': 'Backgammon', 'home.backgammon.source': 'Xalingo, Aquamarine, tournament',
  'level.1': 'Beginner', 'level.2': 'Club', 'level.3': 'Strong', 'level.n': 'Level {n}',
  'time.none': 'No clock', 'time.increment': '{minutes} min + {seconds} s', 'time.delay': '{minutes} min, {seconds} s delay', 'time.move': '{seconds} s a move', 'time.other': 'Another…', 'time.minutes': 'Minutes', 'time.seconds': 'Seconds',
  'time.kind': 'Kind of clock', 'time.kind.increment': 'Added', 'time.kind.delay': 'Delay', 'time.kind.move': 'Each move', 'time.kind.increment.help': 'The seconds are added after every turn.', 'time.kind.delay.help': 'The seconds pass first at every turn; only then do the minutes run.', 'time.kind.move.help': 'Every turn has its own seconds; what is left over is lost.',

  // new game
  'new': 'New game', 'new.title': 'New game: {game}', 'new.start': 'Start', 'new.rules': 'Rules', 'new.name.light': 'Light plays', 'new.name.dark': 'Dark plays',
  'new.length.money': 'Game after game, for points', 'new.jacoby': 'Jacoby rule', 'new.jacoby.help': 'A gammon counts only once the cube was turned', 'new.beavers': 'Beavers', 'new.beavers.help': 'Who takes may double again at once',
  'new.length': 'Length', 'new.length.game': 'One game', 'new.length.to': 'To {n}', 'new.cube': 'Doubling cube', 'new.dice': 'Dice', 'new.dice.fair': 'From the page, with proof', 'new.dice.typed': 'Real dice, typed in',
  'yes': 'Yes', 'no': 'No', 'player.you': 'You', 'player.computer': 'Computer', 'player.light': 'Light', 'player.dark': 'Dark',

  // the game
  'game.of': '{game}: game', 'game.board': 'Board of {game}', 'turn.yours': 'your turn', 'turn.thinking': 'thinking', 'turn.won': 'won', 'turn.lost': 'lost', 'turn.drawn': 'drawn',
  'taken': 'taken', 'men': { one: '{n} man', other: '{n} men' }, 'kings': { one: '{n} king', other: '{n} kings' }, 'nothing': 'no pieces',
  'choosing': 'choosing…', 'no.entry': 'no entry', 'no.move': 'no move', 'dice.and': '{dice}, {rest}',
  'moves.empty': 'The moves will stand here.', 'pad': 'Walk through the game', 'pad.first': 'First position', 'pad.back': 'One back', 'pad.forward': 'One forward', 'pad.last': 'Last position',
  // To one person against the computer the page says "you".
  'event.double.you': 'You double to {value}', 'event.take.you': 'you take', 'event.beaver.you': 'you beaver to {value}', 'event.drop.you': 'you drop', 'event.resign.you': 'you resign', 'event.flag.you': 'you ran out of time', 'over.wins.you': 'You win', 'over.points.you': { one: 'You win {n} point', other: 'You win {n} points' }, 'over.match.you': 'You win the match, {a} to {b}', 'spoken.cube.you': 'You double to {value}.', 'clock.yours': 'Your clock',
  'event.double': '{name} doubles to {value}', 'event.take': '{name} takes', 'event.beaver': '{name} beavers to {value}', 'event.drop': '{name} drops', 'event.draw': 'draw agreed', 'event.resign': '{name} resigns', 'event.flag': '{name} ran out of time',
  'clock.of': 'Clock of {name}', 'clock.low': 'low', 'evaluation.name': 'Light’s winning chances', 'blunder': 'blunder', 'error': 'error',
  'say.move': 'Your move, {name}.', 'say.move.you': 'Your move.', 'say.must': 'You must capture: {from} takes {count}.', 'say.must.any': 'You must capture, with {from}.', 'say.where': 'Where does {square} go?',
  'say.on': '{square} goes on: choose the next square.', 'say.stop': 'Go on, or stop on {square}.', 'say.stuck': '{square} cannot move now. Try it and see why.',
  'say.thinking': '{name} is thinking.', 'say.thinking.for': { one: '{name} is thinking, {n} s.', other: '{name} is thinking, {n} s.' }, 'say.past': 'An earlier position.', 'say.offer': '{name} offers a draw.',
  'say.opening': 'One die each: the higher one starts.', 'say.roll': '{name} rolls.', 'say.roll.double': '{name} rolls or doubles.', 'say.roll.you': 'Roll the dice.', 'say.roll.double.you': 'Roll, or double.', 'say.answer': '{name}: take or drop?', 'say.type': 'Throw your dice and type them.', 'say.type.opening': 'One die each, typed with {light}’s first: the higher one starts.',
  'say.choose': '{a} and {b}: choose a checker.', 'say.point': '{a} and {b}: where does the checker on {point} go?', 'say.bar': '{a} and {b}: where does the checker on the bar enter?',
  'say.forced': '{a} and {b}: only {play} can be played.', 'say.whole': '{play}. Play it?', 'say.more': '{play}, and one more.', 'say.none': '{a} and {b}: no checker can move.', 'say.noentry': '{a} and {b}: no entry.',
  'act.turn': 'Turn board', 'act.draw': 'Draw', 'act.resign': 'Resign', 'act.undo': 'Undo', 'act.takeback': 'Take back', 'act.hint': 'Hint', 'act.stop': 'Stop here', 'act.roll': 'Roll', 'act.double': 'Double', 'act.play': 'Play', 'act.pass': 'Pass the dice', 'act.forced': 'Play {play}',
  'act.return': 'Back to the game', 'act.next': 'Next game', 'act.again': 'Play again', 'act.analyse': 'Analyse', 'act.void': 'Void throw', 'act.accept': 'Accept', 'act.decline': 'Decline', 'act.more': 'More', 'draw.declined': '{name} plays on.',
  'double.no cube': 'This game has no cube.', 'double.not the owner': 'The cube is on the other side.', 'double.crawford': 'No doubling in the Crawford game.', 'double.dead cube': 'Doubling can win nothing more.',
  'resign.title': 'Resign this game?', 'resign.text': '{name} wins.', 'resign.points': { one: '{name} wins {n} point.', other: '{name} wins {n} points.' }, 'resign.as': 'It counts as', 'stake.1': 'single game', 'stake.2': 'gammon', 'stake.3': 'backgammon',
  'over.wins': '{name} wins', 'over.draw': 'Draw', 'over.points': { one: '{name} wins {n} point', other: '{name} wins {n} points' },
  'over.stake.2': 'Gammon.', 'over.stake.3': 'Backgammon.', 'over.cube': 'The cube stands on {value}.', 'over.match': '{name} wins the match, {a} to {b}', 'over.score': 'The score: {light} {a}, {dark} {b}.',
  'end.all taken': 'Every piece of the other side is taken.', 'end.no move': 'The other side has no move left.', 'end.huffed': 'The last piece was huffed.', 'end.borne off': 'All checkers are off.', 'end.dropped': 'The double was dropped.', 'end.resigned': 'The other side resigned.', 'end.flag': 'The other side ran out of time.',
  'end.agreed': 'Both sides agreed.', 'end.repetition': 'The same position for the third time.', 'end.no progress': 'Too many moves without a capture or a man moved.', 'end.rule': 'The rules end the game here.',
  'match.to': 'match to {n}', 'crawford': 'Crawford', 'crawford.off': 'not used', 'crawford.not yet': 'not yet', 'crawford.now': 'this game', 'crawford.past': 'past', 'your.home': 'Light’s home', 'side.left': 'on the left', 'side.right': 'on the right', 'cube.middle': 'in the middle', 'cube.held': '{value} · {name}',
  'match.game': 'Game {n} of {of}', 'match.earlier': 'Earlier game', 'match.later': 'Later game', 'match.points': { one: '{n} pt', other: '{n} pts' }, 'spoken.game': 'Game {n}. {light} {a}, {dark} {b}.', 'crawford.said': 'Crawford game: nobody doubles.',
  'dice.type': 'Type the dice', 'dice.first': 'First die', 'dice.second': 'Second die', 'dice.light': 'Light’s die', 'dice.dark': 'Dark’s die',

  // refusals, huff, cube
  'why.reading': 'Our reading', 'why.article': 'Art. {label}', 'why.play': 'Play {play}', 'why.read': 'Read the article', 'why.tried': 'Tried:', 'why.legal': 'Legal:',
  'huff.title': 'Huff a piece?', 'huff.text': '{name} could have captured with {squares} and did not. You may take one off before you move.', 'huff.text.one': '{name} could have captured with {square} and did not. You may take {square} off before you move.', 'huff.one': 'Huff {square}', 'huff.let': 'Let it go', 'huff.done': '{square} is huffed. Now make your move.',
  'offer.title': '{name} doubles to {value}', 'offer.text': { one: 'Take, and the cube is yours. Drop, and you lose {n} point.', other: 'Take, and the cube is yours. Drop, and you lose {n} points.' }, 'offer.take': 'Take', 'offer.drop': 'Drop', 'offer.beaver': 'Beaver', 'offer.beaver.text': { one: 'Take, and {name} keeps the cube. Drop, and you lose {n} point.', other: 'Take, and {name} keeps the cube. Drop, and you lose {n} points.' }, 'offer.beaver.help': 'Beaver, and it goes to {value} at once and stays yours.',

  // typing a move
  'type.label': 'Type a move', 'type.draughts': 'For example {example}', 'type.play': 'Play it',

  // dice proof
  'proof.title': 'The dice of this game', 'proof.checked': { one: '{n} roll checked', other: '{n} rolls checked' }, 'proof.unchecked': { one: '{n} roll so far', other: '{n} rolls so far' }, 'proof.commitment': 'Commitment made before the game:', 'proof.check': 'Check the dice',
  'proof.of': 'Proof of roll {n}: {dice}', 'proof.1': 'Before the game each side sealed a secret.', 'proof.2': 'The secrets and the number {n} make the dice.', 'proof.3': 'This device repeated the sum.', 'proof.agrees': 'It agrees: {dice}', 'proof.disagrees': 'Roll {n} does not agree.', 'proof.typed': 'Typed at the table, no proof.', 'proof.closed': 'The secrets open when the game ends; then every roll can be checked.', 'proof.luck': 'Luck so far', 'proof.rolls': 'Rolls',

  // analysis
  'analysis': 'Analysis', 'analysis.title': 'Study a game', 'analysis.best': 'Best moves', 'analysis.best.with': 'Best plays with {dice}', 'analysis.depth': 'depth {n}', 'analysis.plies': '{n}-ply', 'col.play': 'Play', 'col.move': 'Move', 'col.equity': 'Equity', 'col.men': 'Men', 'col.loss': 'Loss', 'col.wins': 'Wins %', 'rank': 'Rank',
  'analysis.all': 'All {n} in order', 'import.moves': { one: '{n} move', other: '{n} moves' }, 'analysis.after': 'After {play}', 'analysis.now': 'From here', 'chances': 'Gammon {gw} · win {w} · loss {l} · gammon lost {gl} (%)', 'analysis.record': 'Judge the whole game', 'analysis.judging': 'Judging move {at} of {of}', 'analysis.none': 'Nothing to choose here.', 'analysis.thinking': { one: 'thinking, {n} s', other: 'thinking, {n} s' },
  'graph.title': 'Light’s winning chances', 'graph.summary': 'From move 1 to {n}: Light begins with {first} per cent and ends with {last}.', 'graph.table': 'The same as a table', 'graph.move': 'Move', 'graph.share': 'Light, %', 'graph.mark': 'Mark', 'graph.at': 'Move {n}: {share} per cent for Light', 'error.rate': 'error rate', 'errors': { one: '{n} error', other: '{n} errors' }, 'blunders': { one: '{n} blunder', other: '{n} blunders' }, 'luck': 'luck {value}',
  'cube.no double': 'No double', 'cube.double, take': 'Double, take', 'cube.double, drop': 'Double, drop', 'cube.too good': 'Too good to double', 'cube.advice': 'Cube',
  'import': 'Open a record', 'import.text': 'Paste a game, or choose a file: PDN, .mat, SGF or ours.', 'import.file': 'Choose a file', 'import.read': 'Read it', 'import.games': 'Games in this file', 'import.paste': 'Record', 'import.line': 'Can’t read line {n}', 'import.bad': 'Can’t read this', 'import.expected': '“{excerpt}”: {expected}',
  'share.game': 'Link to this game', 'import.link': 'The link was cut or changed on its way. Copy it again, whole.',
  'export': 'Export', 'export.own': 'Our format', 'position': 'Position', 'position.copy': 'Copy {format}', 'share': 'Link to this position', 'saved': 'Games on this device', 'saved.none': 'No games yet', 'saved.none.text': 'Games you play are kept here.', 'saved.delete': 'Delete this game?', 'saved.deleted': 'Game deleted.',

  // setting up
  'setup': 'Set up a position', 'setup.game': 'Game', 'setup.pieces': 'What to put', 'setup.light.man': 'White man', 'setup.light.king': 'White king', 'setup.dark.man': 'Black man', 'setup.dark.king': 'Black king', 'setup.erase': 'Take off', 'setup.light.checker': 'Light checker', 'setup.dark.checker': 'Dark checker', 'setup.turn': 'To move', 'setup.empty': 'Empty board', 'setup.start': 'First position', 'setup.text': 'As text', 'setup.read': 'Read', 'setup.play': 'Play from here', 'setup.study': 'Analyse', 'setup.ok': 'This position can be played.',
  'setup.cube': 'Cube', 'setup.dice': 'Dice', 'setup.nodice': 'Before the roll', 'setup.count': { one: '{side}: {n} piece', other: '{side}: {n} pieces' },

  // rules
  'rules.title': 'Rules', 'rules.lead': 'One leaflet for each game, article by article. Where a printed text leaves a hole, a note says how we read it.', 'rules.contents': 'Contents', 'rules.note': 'How we read it', 'rules.example': 'Example', 'rules.step': 'Step {at} of {of}', 'rules.try': 'Go on from here', 'rules.link': 'Address of article {label}', 'rules.play': 'Play by these rules', 'rules.change': 'Make house rules from these', 'rules.print': 'Print this leaflet', 'rules.leaflets': 'The leaflets of the box', 'rules.family': 'The family', 'rules.house': 'House rules', 'rules.all': 'All rules',

  // house rules
  'house.title': 'House rules', 'house.lead': 'Start from a leaflet and change what your house plays differently.', 'house.from': 'Start from', 'house.name': 'Name', 'house.name.default': 'Rules of this house', 'house.was': 'was: {value}', 'house.reset': 'Back to the leaflet', 'house.changes': { one: '{n} change', other: '{n} changes' }, 'house.none': 'No change yet', 'house.play': 'Play by these rules', 'house.keep': 'Keep', 'house.kept': 'Kept on this device.', 'house.link': 'Copy link', 'house.file': 'Save as file', 'house.page': 'The leaflet these rules make', 'house.up': 'Move “{value}” up', 'house.down': 'Move “{value}” down', 'house.remove': 'Leave out “{value}”', 'house.nothing': 'none', 'house.fix': 'Settle the marked rows first.',

  // lessons
  'learn.win.draughts': 'Now finish a game against the computer. White is yours: take the last black pieces, or leave them no move.', 'learn.win.backgammon': 'Now finish a game against the computer. Press Roll, take checkers off with both numbers, and have all of them off first.', 'learn.won': 'You have won your first game.', 'learn.lost': 'This one is not won. Set it up again and have another try.',
  'learn.title': 'Your first game', 'learn.lead': 'A short lesson for each game of the box. You move; the leaflet explains.', 'learn.card': 'Lesson {n} of {of}', 'learn.minutes': { one: 'About {n} minute', other: 'About {n} minutes' }, 'learn.done': 'done', 'learn.progress': '{at} of {of}', 'learn.again': 'Once more', 'learn.next': 'Next', 'learn.finish': 'Finish', 'learn.retry': 'Set it up again', 'learn.show': 'Show me', 'learn.right': 'Right.', 'learn.other': 'That is legal, but look for the move the sentence asks for.', 'learn.end': 'Lesson done. Now play a whole game.', 'learn.play': 'Play {game}', 'learn.step': 'Step {at} of {of}',

  // settings
  'set.look': 'Look', 'set.board': 'Board', 'set.wood': 'Wood', 'set.plain': 'Plain', 'set.theme.system': 'As the device', 'set.labels': 'On the squares', 'labels.numbers': 'Numbers', 'labels.letters': 'Letters', 'labels.both': 'Both', 'labels.none': 'Nothing',
  'set.speed': 'Animation', 'speed.none': 'None', 'speed.fast': 'Fast', 'speed.normal': 'Normal', 'speed.slow': 'Slow', 'set.sound': 'Sound', 'set.volume': 'Volume', 'set.try': 'Listen', 'set.play': 'Play', 'set.targets': 'Show where a piece can go', 'set.oneclick': 'Play at once where only one move fits', 'set.firstdie': 'A tap on a checker plays the first die', 'set.evaluation': 'Evaluation bar in local games', 'set.mirrored': 'Backgammon with home at the right', 'set.keys': 'Keys',

  // keys
  'keys.arrows': 'walk over the board', 'keys.enter': 'pick and drop', 'keys.digits': 'go to a square, or play that die', 'keys.m': 'tell the legal moves', 'keys.l': 'tell the last move', 'keys.w': 'tell why not', 'keys.r': 'roll', 'keys.d': 'double', 'keys.u': 'undo', 'keys.p': 'tell the pips', 'keys.b': 'go to the bar', 'keys.t': 'tell the clocks', 'keys.e': 'tell the evaluation', 'keys.esc': 'close bubble, selection, dialog',

  // states
  'state.loading': 'Setting up the box', 'state.loading.text': 'Rules, table and player are being loaded.', 'state.failed': 'The box did not open', 'state.failed.text': 'Rules and player could not be loaded: {why}', 'state.retry': 'Try again', 'state.lost': 'Nothing at this address', 'state.lost.text': 'The page “{address}” does not exist.', 'state.rules': 'No such rule set', 'state.offline': 'Offline. Your game is saved.', 'state.broken': 'Something broke here', 'state.broken.text': 'Your game is saved. {why}',

  // spoken
  'square.empty': '{square}, empty', 'square.light.man': '{square}, white man', 'square.light.king': '{square}, white king', 'square.dark.man': '{square}, black man', 'square.dark.king': '{square}, black king', 'can.capture': 'can capture', 'can.move': 'can move', 'selected': 'selected', 'target.quiet': 'can be reached', 'target.jump': 'the jump lands here', 'to.be.taken': 'will be taken', 'may.be.huffed': 'may be huffed',
  'point.empty': '{n} point, empty', 'point.light': { one: '{point} point, {n} light checker', other: '{point} point, {n} light checkers' }, 'point.dark': { one: '{point} point, {n} dark checker', other: '{point} point, {n} dark checkers' }, 'bar.empty': 'Bar, empty', 'bar.has': 'Bar, {light} light, {dark} dark', 'off.has': { one: 'Off, {n} checker', other: 'Off, {n} checkers' }, 'reached.with': 'reached with {dice}', 'dice.swap': 'Dice {a} and {b}: swap them', 'dice.confirm': 'Dice {a} and {b}: play the turn',
  'spoken.roll': 'You rolled {a} and {b}.', 'spoken.roll.other': '{name} rolled {a} and {b}.', 'spoken.pick': '{point} point, {count} of yours. Goes to {places}.', 'spoken.pick.bar': 'Bar, {count} of yours. Enters on {places}.', 'spoken.pick.square': '{square}. Goes to {places}.', 'spoken.pick.stuck': '{square} has no legal move.', 'spoken.play': '{name}: {play}.',
  'spoken.hit': 'Your checker on {point} was hit, it is on the bar.', 'spoken.hits': 'Hit on {point}.', 'spoken.cube': '{name} doubles to {value}. Take or drop?', 'spoken.capture': '{from} takes {taken}, lands on {to}.', 'spoken.move': '{from} to {to}.', 'spoken.by': '{name}: {what}', 'spoken.king': 'King on {square}.', 'spoken.huffed': '{square} is huffed.',
  'spoken.refusal.heading': 'No: {label}. {compare}', 'spoken.refusal': 'No: article {label}. {compare}', 'spoken.refusal.plain': 'No: {sentence}', 'spoken.compare': '{tried} takes {few}, {legal} takes {many}.', 'spoken.huff': 'You may huff {squares}.', 'spoken.clock': { one: '{n} second left.', other: '{n} seconds left.' }, 'spoken.clocks': '{light}: {lightTime}. {dark}: {darkTime}.', 'spoken.proof': 'Roll {n} agrees.', 'spoken.legal': { one: '{n} legal move: {moves}', other: '{n} legal moves: {moves}' }, 'spoken.nolegal': 'No legal move.', 'spoken.last': 'Last move: {what}', 'spoken.nolast': 'No move yet.', 'spoken.pips.of': { one: '{name}: {n} pip.', other: '{name}: {n} pips.' }, 'spoken.evaluation': '{share} per cent for Light.', 'spoken.nowhy': 'Nothing was refused.', 'spoken.undone': 'Taken back.', 'spoken.step': '{from} to {to}.',
  'off.place': 'off', 'bar.place': 'bar',
} as const;
