bg-example-cube = { $side ->
    [light] Light
   *[dark] Dark
} doubles and { $other ->
    [light] Light
   *[dark] Dark
} accepts: the cube shows { $value } and belongs to { $other ->
    [light] Light
   *[dark] Dark
}.
bg-example-cube-refused = { $side ->
    [light] Light
   *[dark] Dark
} cannot double again.
bg-example-dropped = If { $side ->
    [light] Light
   *[dark] Dark
} refused the double to { $value }, it would lose { $points } { $points ->
    [one] point
   *[other] points
}.
bg-example-finished = Light has borne off the last checker. With the cube at { $cube } the win counts { $points } { $points ->
    [one] point
   *[other] points
}: { $win ->
    [single] a single game, since Dark has borne off a checker.
    [gammon] a gammon, since Dark has borne off none.
   *[backgammon] a backgammon, since Dark has borne off none and has a checker on the bar or in Light’s home board.
}
bg-example-legal = Legal, among others: { $plays }.
bg-example-legal-all = { $count ->
    [one] Only { $plays } is legal.
   *[other] Legal: { $plays }.
}
bg-example-none = Nothing can be played: the turn is lost.
bg-example-opening = Light throws { $light }, Dark throws { $dark }: { $side ->
    [light] Light
   *[dark] Dark
} begins and plays { $roll }.
bg-example-opening-tie = Both throw { $number }: they throw again.
bg-example-roll = Light throws { $roll }.
cube-value = “{ $found }” is no value of the cube, which shows 2, 4, 8 and so on.
draughts-not-a-move = “{ $text }” is not a move: write two squares or more, as 21-17, 22x15x8 or c3-d4.
example-after = After { $play }.
example-captures = { $side ->
    [white] White
   *[black] Black
} to move. { $count ->
    [one] Only one capture is legal: { $moves }.
   *[other] Legal captures: { $moves }.
}
example-crowned = After { $play } the piece on { $square } is a king.
example-huff-done = { $side ->
    [white] White
   *[black] Black
} has huffed { $square } and now makes a move as usual.
example-huff-missed = { $side ->
    [white] White
   *[black] Black
} could capture with { $could } and plays { $play } instead.
example-huff-offered = { $side ->
    [white] White
   *[black] Black
} may now huff { $huffable } before moving.
example-king-rested = The king on { $king } has just made { SPELL($moves) } { $moves ->
    [one] move
   *[other] moves in a row
}.
example-letters = The names of the squares.
example-moves = { $side ->
    [white] White
   *[black] Black
} to move. { $count ->
    [one] Only { $moves } is legal.
   *[other] Legal: { $moves }.
}
example-nothing = { $side ->
    [white] White
   *[black] Black
} to move, and no move is legal. { $outcome }
example-numbers = The numbers of the squares.
example-refused = Not legal: { $play }.
example-refused-play = Not legal: { $play }.
example-stays-man = After { $play } the piece on { $square } is still a man.
export-other-game = This format is for { $game ->
    [draughts] draughts
    [chess] chess
   *[backgammon] backgammon
}.
export-start = The game starts with a double or a resignation to be answered, which this format has no place for.
fen-wrong = { $kind ->
    [empty] The position is empty
    [no-side-to-move] The side to move must be W or B
    [unknown-section] A section must begin with W or B
    [white-twice] White’s pieces are given twice
    [black-twice] Black’s pieces are given twice
    [no-square] A square is missing
    [not-a-square] This is not a square of this board
    [range-backwards] The range runs backwards
    [square-twice] Two pieces stand on one square
    [bad-king-run] A king run is written like W33/2
   *[trailing] Nothing should follow here
} (character { $column }).
file-at-column = line { $line }, column { $column }: { $what }
file-at-entry = game { $game }, entry { $ply } ({ $text }): { $what }
file-at-game = game { $game }: { $what }
file-at-move = game { $game }, move { $ply }, { $text }: { $what }
file-at-text = game { $game } ({ $text }): { $what }
file-breaks-off = The game breaks off after its tags: neither a move nor a result follows.
file-crawford = This is the Crawford game where the file says it is not, or the other way round.
file-cube-value = The cube cannot be turned to this value here.
file-games-written = { $games ->
    [one] { $games } game
   *[other] { $games } games
} written to { $file }
file-hidden = The move is not written down, and the game goes on.
file-left-out = { $games ->
    [one] { $games } game
   *[other] { $games } games
} left out
file-lost = { $kind ->
    [variations] variations
    [variations-as-remarks] variations that the rules do not allow, kept as remarks
    [remarks] remarks
    [signs] signs
    [tags] tags
    [moves-after-the-end] moves after the end of the game
    [part-of-a-roll] a last roll played in part
    [result] result that is not the one on the board, kept as written
    [analyses] analyses
    [properties] SGF properties
    [taken-back] moves and throws taken back
    [proofs] proofs of dice
    [times] times of moves
   *[offers] proposals and answers
}: { $count }
file-match-over = The match was already won.
file-no-rules = Nothing says by which rules this is played.
file-opens-with-double = A game cannot open with equal dice.
file-other-game = The rules that were asked for are of another game.
file-past-draw = By these rules the game is drawn here ({ $draw }); it went on all the same.
file-points = The file gives { $written } points, but the game was worth { $actual }.
file-quoted = “{ $found }”: { $why }
file-replayed = { $games ->
    [one] { $games } game
   *[other] { $games } games
} by { $rules }, { $legal } without fault, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} played
file-result = The game did not end as the file says.
file-result-otherwise = The file gives the result { $written }, but on the board it is { $board }.
file-score = The score is not what the games before add up to.
file-setup-in-the-middle = A position is set up in the middle of the game.
file-too-deep = Variations are nested more than { $most } deep.
file-two-results = The tag Result says { $tag }, but the game ends with { $end }.
file-unfinished = The game breaks off, and another follows.
file-unknown-game = The game type is not one that is known here.
file-variation = This variation of the game is not known here.
form-corner = { $corner ->
    [left] at the left
   *[right] at the right
}
form-group = { $group ->
    [board] Board
    [moving] Moving
    [capturing] Capturing
   *[ending] Ending
}
form-help = { $draw ->
    [repetition] The same position so many times; with 0 repeating draws nothing.
   *[king-moves] Without a capture and without a man moved; with 0 there is no such draw.
}
form-row = { $row ->
    [board-size] Size of the board
    [board-squares] Squares played on
    [board-corner] Corner played on, as each side sees it
    [repetition] Draw by repetition
   *[king-moves] Draw by moves of kings only
}
form-squares = { $squares ->
    [dark] dark ones
    [light] light ones
   *[all] all
}
form-unit = { $draw ->
    [repetition] times
   *[king-moves] moves each
}
house-bad-id = The id “{ $id }” must be of small letters, digits and hyphens, and not empty.
house-clash = { $clash ->
    [long-diagonal] Where all squares are played on there is no long diagonal to choose
    [force-too-large] A draw rule names more pieces than a side has
   *[force-upside-down] A draw rule asks for at least more pieces than at most
}.
house-contradiction = The rules contradict themselves: { $why }
house-game-type = PDN game type { $number } is played on another board.
house-name-too-long = A name has at most { $most } bytes, this one has { $found }.
house-no-parent = House rules must name a parent, as in { $example }.
house-syntax = This is not TOML: “{ $why }”.
house-too-many = { $key } has room for { $most } entries.
house-twice = { $key } and { $other } are the same point: give one of them.
house-unknown-key = There is no point “{ $key }”: it can be { $allowed }.
house-unknown-key-near = There is no point “{ $key }”; did you mean “{ $near }”?
house-unknown-value = { $key } cannot be “{ $value }”: it is { $allowed }.
house-wrong-kind = { $key } must be { $wanted ->
    [text] a text in quotes
    [list] a list in square brackets
    [table] a table of several values
    [small-number] a small number
    [moves] a number of moves
    [moves-or-unlimited] a number of moves, or “unlimited”
    [times] a number of times
    [bounds] a number, [at least], or [at least, at most]
    [game-type] a PDN game type, or “none”
   *[forms] { $forms }
}.
id-bits = The position ID does not name every point once.
id-character = Character { $place } of the { $id ->
    [position] position ID
   *[match] match ID
} is “{ $found }”, which Base64 does not know.
id-cube-owner = The match ID does not say where the cube lies.
id-cube-too-high = A match ID cannot name a cube doubled { $found } times; { $most } is the most.
id-dice = The match ID has the dice { $first } and { $second }, which nobody can throw.
id-empty = A position is missing: give an XGID or a position ID.
id-length = { $id ->
    [position] A position ID
   *[match] A match ID
} has { $wanted } characters, this has { $found }.
id-match-alone = This is a match ID, which says nothing of the checkers: put a position ID and a colon before it.
id-snowie = Field { $field } of this position in Snowie’s text is missing or is not what it should be.
id-state = The match ID says that the game is in state { $found }, and there are only 0 to 4.
id-too-many-parts = A position is an XGID, a position ID, or a position ID and a match ID; this has { $found } parts.
id-too-many-points = A match ID cannot name { $found } points; { $most } is the most.
id-unused-bits = The match ID has bits set that mean nothing.
lead-backgammon = A game for two with { $checkers } checkers each, two dice a side, and a doubling cube. Bring all your checkers home and off the board before your opponent does.
lead-draughts = A game for two. Each side has { $men } men on a board of { $side }×{ $side } squares. { $goal }
lead-house = House rules, based on: { $name }.
mat-after-the-end = The game goes on although it has been won.
mat-game-before-match = A game begins before a line such as “{ $example }”.
mat-move-without-roll = The move { $found } has no roll before it.
mat-names = A game begins with a line such as “{ $example }”, not with “{ $found }”.
mat-no-match-length = There is no line such as “{ $example }”, so this is no .mat file.
mat-no-names = This game has no line such as “{ $example }” below it.
mat-number = { $found } is too large a number.
mat-third-entry = A row has two entries, one for each player.
mat-wins = { $word } needs a number of points.
mat-word = “{ $found }” is no roll, no move and no turn of the cube.
open-crawford-score = A score of { $light } to { $dark } in a match to { $points } does not fit the Crawford game.
open-cube-turned = The cube is at { $value }, but it is not in play in this game.
open-games = A contest has 1 to { $most } games.
open-match-over = At { $light } to { $dark } the match to { $points } is over already.
open-no-crawford = There is no Crawford game in this contest.
open-no-dice = It is not said where the dice come from.
open-other-length = The position is of a match to { $points } points, which is not what is played here.
open-over = The game is over in this position.
open-terms = The terms belong to another game.
open-too-long = { $what ->
    [name] The name of a player has more than { $most } bytes
    [start] The starting position has more than { $most } characters
    [remarks] There are more than { $most } remarks on the game
   *[remark] A remark on the game has more than { $most } bytes
}.
open-too-many-pieces = A side has more than { $most } pieces.
page-as-at-the-start = (The board as at the start.)
page-borne-off = Borne off: ○ { $light }, ● { $dark }
page-colophon = This page was made by Tabuleiro from the table of rules that the program plays by. Each example was played through by the program when the page was made.
page-contents = Articles
page-difference = { $label }: here { $here }; there { $there }.
page-example = Example
page-here = here
page-neighbours = How it differs from its neighbours
page-reading-mark = T{ $number }
page-reading-of = { $count ->
    [one] Article { $articles }
   *[other] Articles { $articles }
}
page-readings = What is decided here where the text is silent or unclear
page-setup = The board at the start
page-there = there
pdn-game-too-long = The game that starts here is over 16 mebibytes long.
pdn-not-a-glyph = “{ $text }” is not a glyph: $ and a number from 0 to 255.
pdn-not-a-move = “{ $text }” is neither a move nor a move number nor a result.
pdn-not-a-setup = “{ $text }” is not a set-up: it reads { $example }.
pdn-not-a-tag = “{ $text }” is not a tag: a tag is a name and a quoted value.
pdn-stray-close = This { $mark } closes nothing.
pdn-too-long = A single tag, comment or word here is over a mebibyte long.
pdn-unclosed = The { $what ->
    [tag] tag
    [comment] comment
    [parenthesis] parenthesis
   *[setup] set-up
} that opens here is never closed with { $mark }.
pdn-utf16 = The file is UTF-16: save it as UTF-8 or Latin-1.
pieces-legend = ○ white man, ◎ white king, ● black man, ◉ black king
play-count = “{ $text }” is not a number of checkers from 1 to 4.
play-empty = The play is empty; write { $written } for a lost turn.
play-move = “{ $text }” is not a move such as 13/8 or bar/20*.
play-place = “{ $text }” is not a point from 1 to 24, bar or off.
play-too-many = A play has at most four moves.
record-against-the-rules = The rules do not allow this.
record-at-line = line { $line }: { $what }
record-contents = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}, { $moves } of them moves
record-empty = The record is empty.
record-house-missing = The table of the house rules { $stated } is missing.
record-house-other = The rules are called { $stated }, but the table is that of { $found }.
record-in-order = Everything agrees.
record-last-seal = Last seal: { $seal }
record-line-too-long = The line has more than { $most } bytes.
record-member = Something in the line is missing or is not what it should be ({ $what }).
record-no-seal = The line has no seal of 64 hexadecimal digits.
record-not-a-record = This is no record of Tabuleiro.
record-not-an-object = A line has to be a JSON object.
record-not-json = This is not JSON, from column { $column } on.
record-not-over = The line ends the game with { $stated }, but it goes on.
record-over-otherwise = The line ends the game with { $stated }, but it ended with { $found }.
record-over-unsaid = The game ended here with { $found }, but the line does not say so.
record-past-draw = Game { $game } went on after move { $ply } although it was drawn by the rules ({ $draw }); every move and the result stand as written.
record-rules-changed = The rules have changed since this record was begun: it was judged by today’s.
record-score = Result: { $one } to { $two }, { $how ->
    [played] played to the end
    [flag-fell] on time
    [abandoned] the loser left
    [aborted] called off before both had moved
   *[stopped] stopped by the players
}.
record-seal = The seal does not fit: this line was changed, or one was left out or moved.
record-too-long = The record has more than { $most } bytes.
record-unknown-event = No event is called “{ $name }”.
record-version = The record has version { $found }; versions 1 to { $newest } can be read here.
roll-form = A roll is two dice, such as 31 or 3-1.
roll-no-such-face = A die shows 1 to 6, not { $found }.
rule-set-ambiguous = “{ $asked }” can mean { $fits }.
rule-set-house-by-name = House rules are given by their file, not by their name.
rule-set-no-such-goal = “{ $asked }” is no goal: a draughts id may end with { $goals }.
rule-set-none = No rule set is called “{ $asked }”.
rule-set-none-near = No rule set is called “{ $asked }”; did you mean { $near }?
rule-set-one-goal = { $game ->
    [draughts] Draughts
    [chess] Chess
   *[backgammon] Backgammon
} has no { $goals }.
rule-set-which-one = { $game ->
    [draughts] Draughts
    [chess] Chess
   *[backgammon] Backgammon
} is played by many rules: name one, such as { $example }.
sgf-move = “{ $found }” is no move: that is two dice and pairs of letters, or a word ({ $words }).
sgf-no-tree = There is no “{ $opening }”, so this is no SGF file.
sgf-no-value = The property { $name } has no value in brackets.
sgf-number = “{ $found }” is no number, or too large a one.
sgf-other-game = GM[{ $found }] is another game; backgammon is GM[6].
sgf-point = “{ $found }” is no point, which is a letter from a to z.
sgf-side = “{ $found }” is neither B nor W.
sgf-unclosed = The { $what ->
    [value] value
   *[tree] game tree
} that starts here is never closed.
sgf-unexpected = “{ $found }” cannot stand here.
sgf-unknown-board = Single points are changed here in a position that the file does not tell.
why-better = It is { $value } of a man better than { $other }.
why-blots = { $count ->
    [one] leaves one fewer single checker
   *[other] leaves { SPELL($count) } fewer single checkers
}
why-cube = { $choice ->
    [double] Doubling is worth { $better } points, rolling on { $worse }.
    [roll] Rolling on is worth { $better } points, doubling { $worse }.
    [take] Taking is worth { $better } points, dropping { $worse }.
   *[drop] Dropping is worth { $better } points, taking { $worse }.
}
why-escapes = { $count ->
    [one] frees one more checker from the opponent’s home board
   *[other] frees { SPELL($count) } more checkers from the opponent’s home board
}
why-fewer-gammons = loses { $percent } % fewer gammons
why-gammons = wins { $percent } % more gammons
why-hits = { $count ->
    [one] hits one more checker
   *[other] hits { SPELL($count) } more checkers
}
why-holds-out = Every move loses; this one holds out longest.
why-king = A man of yours is crowned ({ $line }); after { $other } none is.
why-level = { $other } is worth the same.
why-loses = { $other } loses; this move does not.
why-no-king = After { $other } the opponent would crown a man; here not.
why-off = { $count ->
    [one] bears off one more checker
   *[other] bears off { SPELL($count) } more checkers
}
why-only = It is the only legal turn.
why-others-lose = Every other move loses.
why-pieces = After the expected replies ({ $line }) you stand { $pieces ->
    [one] one piece
   *[other] { SPELL($pieces) } pieces
} better than after { $other }.
why-play = It { $facts }. That makes it { $value } points a game better than { $other }.
why-play-plain = It is { $value } points a game better than { $other }.
why-point = makes the { $point } point
why-squares = It wins no more pieces than { $other }, but after it your pieces stand better, by { $value } of a man.
why-wins = { $moves ->
    [one] It wins at once.
   *[other] It wins in { SPELL($moves) } moves, whatever the opponent does.
}
why-wins-more = wins { $percent } % more games
xg-damaged = The file of eXtreme Gammon is cut short or damaged.
xg-dice = Record { $number } of the file has dice that nobody can throw.
xg-no-match = There is no match in this file of eXtreme Gammon.
xg-not-read = Files of eXtreme Gammon are not read here.
xg-other-game = The file of eXtreme Gammon holds variation { $number }, which is not read here.
xg-record = Record { $number } of the file does not follow from those before it.
xgid-board-character = Place { $place } of the XGID’s board is “{ $found }”, but only -, A to O and a to o mean something.
xgid-board-length = The board of an XGID has 26 places, this has { $found }.
xgid-fields = An XGID has 10 fields between colons (or 9, without the highest cube), this has { $found }.
xgid-value = The { $field ->
    [board] board
    [cube] cube
    [cube-owner] cube owner
    [turn] turn
    [dice] dice field
    [bottom-score] bottom player’s score
    [top-score] top player’s score
    [rule] rule flag
    [match-length] match length
   *[highest-cube] highest cube
} of an XGID must be { $values ->
    [number] a whole number
    [up-to] a number from 0 to { $most }
    [player] 1 or -1
    [player-or-nobody] 1, 0 or -1
    [crawford] 0 or 1 in a match
   *[dice] two dice such as 52, 00 before the roll, or D, B or R
}.
xgid-wrong-bar = The first place of an XGID’s board is the bar of the small letters, the last one that of the capitals.
