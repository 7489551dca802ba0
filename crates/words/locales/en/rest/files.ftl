# What is wrong with a file or a position that another program wrote: one sentence each.

file-at-column = line { $line }, column { $column }: { $what }
file-at-text = game { $game } ({ $text }): { $what }
file-quoted = “{ $found }”: { $why }
file-too-deep = Variations are nested more than { $most } deep.

roll-form = A roll is two dice, such as 31 or 3-1.
roll-no-such-face = A die shows 1 to 6, not { $found }.
play-empty = The play is empty; write { $written } for a lost turn.
play-move = “{ $text }” is not a move such as 13/8 or bar/20*.
play-place = “{ $text }” is not a point from 1 to 24, bar or off.
play-count = “{ $text }” is not a number of checkers from 1 to 4.
play-too-many = A play has at most four moves.

id-empty = A position is missing: give an XGID or a position ID.
id-match-alone = This is a match ID, which says nothing of the checkers: put a position ID and a colon before it.
id-too-many-parts = A position is an XGID, a position ID, or a position ID and a match ID; this has { $found } parts.
id-snowie = Field { $field } of this position in Snowie’s text is missing or is not what it should be.
id-length = { $id ->
    [position] A position ID
   *[match] A match ID
} has { $wanted } characters, this has { $found }.
id-character = Character { $place } of the { $id ->
    [position] position ID
   *[match] match ID
} is “{ $found }”, which Base64 does not know.
id-bits = The position ID does not name every point once.
id-cube-owner = The match ID does not say where the cube lies.
id-state = The match ID says that the game is in state { $found }, and there are only 0 to 4.
id-dice = The match ID has the dice { $first } and { $second }, which nobody can throw.
id-unused-bits = The match ID has bits set that mean nothing.
id-cube-too-high = A match ID cannot name a cube doubled { $found } times; { $most } is the most.
id-too-many-points = A match ID cannot name { $found } points; { $most } is the most.

xgid-fields = An XGID has 10 fields between colons (or 9, without the highest cube), this has { $found }.
xgid-board-length = The board of an XGID has 26 places, this has { $found }.
xgid-board-character = Place { $place } of the XGID’s board is “{ $found }”, but only -, A to O and a to o mean something.
xgid-wrong-bar = The first place of an XGID’s board is the bar of the small letters, the last one that of the capitals.
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

xg-not-read = Files of eXtreme Gammon are not read here.
xg-damaged = The file of eXtreme Gammon is cut short or damaged.
xg-no-match = There is no match in this file of eXtreme Gammon.
xg-other-game = The file of eXtreme Gammon holds variation { $number }, which is not read here.
xg-record = Record { $number } of the file does not follow from those before it.
xg-dice = Record { $number } of the file has dice that nobody can throw.

sgf-no-tree = There is no “{ $opening }”, so this is no SGF file.
sgf-unclosed = The { $what ->
    [value] value
   *[tree] game tree
} that starts here is never closed.
sgf-unexpected = “{ $found }” cannot stand here.
sgf-no-value = The property { $name } has no value in brackets.
sgf-other-game = GM[{ $found }] is another game; backgammon is GM[6].
sgf-number = “{ $found }” is no number, or too large a one.
sgf-move = “{ $found }” is no move: that is two dice and pairs of letters, or a word ({ $words }).
sgf-side = “{ $found }” is neither B nor W.
sgf-point = “{ $found }” is no point, which is a letter from a to z.
sgf-unknown-board = Single points are changed here in a position that the file does not tell.
cube-value = “{ $found }” is no value of the cube, which shows 2, 4, 8 and so on.

mat-no-match-length = There is no line such as “{ $example }”, so this is no .mat file.
mat-game-before-match = A game begins before a line such as “{ $example }”.
mat-no-names = This game has no line such as “{ $example }” below it.
mat-names = A game begins with a line such as “{ $example }”, not with “{ $found }”.
mat-number = { $found } is too large a number.
mat-word = “{ $found }” is no roll, no move and no turn of the cube.
mat-move-without-roll = The move { $found } has no roll before it.
mat-wins = { $word } needs a number of points.
mat-third-entry = A row has two entries, one for each player.
mat-after-the-end = The game goes on although it has been won.

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
draughts-not-a-move = “{ $text }” is not a move: write two squares or more, as 21-17, 22x15x8 or c3-d4.
pdn-unclosed = The { $what ->
    [tag] tag
    [comment] comment
    [parenthesis] parenthesis
   *[setup] set-up
} that opens here is never closed with { $mark }.
pdn-stray-close = This { $mark } closes nothing.
pdn-too-long = A single tag, comment or word here is over a mebibyte long.
pdn-game-too-long = The game that starts here is over 16 mebibytes long.
pdn-not-a-tag = “{ $text }” is not a tag: a tag is a name and a quoted value.
pdn-not-a-move = “{ $text }” is neither a move nor a move number nor a result.
pdn-not-a-glyph = “{ $text }” is not a glyph: $ and a number from 0 to 255.
pdn-not-a-setup = “{ $text }” is not a set-up: it reads { $example }.
pdn-utf16 = The file is UTF-16: save it as UTF-8 or Latin-1.
file-result-otherwise = The file gives the result { $written }, but on the board it is { $board }.
file-two-results = The tag Result says { $tag }, but the game ends with { $end }.

house-syntax = This is not TOML: “{ $why }”.
house-no-parent = House rules must name a parent, as in { $example }.
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
house-twice = { $key } and { $other } are the same point: give one of them.
house-too-many = { $key } has room for { $most } entries.
house-name-too-long = A name has at most { $most } bytes, this one has { $found }.
house-bad-id = The id “{ $id }” must be of small letters, digits and hyphens, and not empty.
house-game-type = PDN game type { $number } is played on another board.
house-contradiction = The rules contradict themselves: { $why }
house-clash = { $clash ->
    [long-diagonal] Where all squares are played on there is no long diagonal to choose
    [force-too-large] A draw rule names more pieces than a side has
   *[force-upside-down] A draw rule asks for at least more pieces than at most
}.
rule-set-ambiguous = “{ $asked }” can mean { $fits }.
rule-set-none = No rule set is called “{ $asked }”.
rule-set-none-near = No rule set is called “{ $asked }”; did you mean { $near }?
rule-set-which-one = { $game ->
    [draughts] Draughts
    [chess] Chess
   *[backgammon] Backgammon
} is played by many rules: name one, such as { $example }.
rule-set-no-such-goal = “{ $asked }” is no goal: a draughts id may end with { $goals }.
rule-set-one-goal = { $game ->
    [draughts] Draughts
    [chess] Chess
   *[backgammon] Backgammon
} has no { $goals }.
rule-set-house-by-name = House rules are given by their file, not by their name.

open-terms = The terms belong to another game.
open-games = A contest has 1 to { $most } games.
open-no-dice = It is not said where the dice come from.
open-too-long = { $what ->
    [name] The name of a player has more than { $most } bytes
    [start] The starting position has more than { $most } characters
    [remarks] There are more than { $most } remarks on the game
   *[remark] A remark on the game has more than { $most } bytes
}.
open-too-many-pieces = A side has more than { $most } pieces.
open-over = The game is over in this position.
open-other-length = The position is of a match to { $points } points, which is not what is played here.
open-match-over = At { $light } to { $dark } the match to { $points } is over already.
open-no-crawford = There is no Crawford game in this contest.
open-crawford-score = A score of { $light } to { $dark } in a match to { $points } does not fit the Crawford game.
open-cube-turned = The cube is at { $value }, but it is not in play in this game.
export-other-game = This format is for { $game ->
    [draughts] draughts
    [chess] chess
   *[backgammon] backgammon
}.
export-start = The game starts with a double or a resignation to be answered, which this format has no place for.
