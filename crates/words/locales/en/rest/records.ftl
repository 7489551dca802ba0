# What is wrong with a record or a file of games, and what checking one has found.

record-at-line = line { $line }: { $what }
file-at-game = game { $game }: { $what }
file-at-entry = game { $game }, entry { $ply } ({ $text }): { $what }

record-empty = The record is empty.
record-line-too-long = The line has more than { $most } bytes.
record-too-long = The record has more than { $most } bytes.
record-not-json = This is not JSON, from column { $column } on.
record-not-an-object = A line has to be a JSON object.
record-no-seal = The line has no seal of 64 hexadecimal digits.
record-seal = The seal does not fit: this line was changed, or one was left out or moved.
record-not-a-record = This is no record of Tabuleiro.
record-version = The record has version { $found }; versions 1 to { $newest } can be read here.
record-member = Something in the line is missing or is not what it should be ({ $what }).
record-house-missing = The table of the house rules { $stated } is missing.
record-house-other = The rules are called { $stated }, but the table is that of { $found }.
record-unknown-event = No event is called “{ $name }”.
record-not-over = The line ends the game with { $stated }, but it goes on.
record-over-unsaid = The game ended here with { $found }, but the line does not say so.
record-over-otherwise = The line ends the game with { $stated }, but it ended with { $found }.
record-against-the-rules = The rules do not allow this.

file-no-rules = Nothing says by which rules this is played.
file-unknown-game = The game type is not one that is known here.
file-breaks-off = The game breaks off after its tags: neither a move nor a result follows.
file-other-game = The rules that were asked for are of another game.
file-variation = This variation of the game is not known here.
file-hidden = The move is not written down, and the game goes on.
file-cube-value = The cube cannot be turned to this value here.
file-opens-with-double = A game cannot open with equal dice.
file-setup-in-the-middle = A position is set up in the middle of the game.
file-score = The score is not what the games before add up to.
file-crawford = This is the Crawford game where the file says it is not, or the other way round.
file-unfinished = The game breaks off, and another follows.
file-result = The game did not end as the file says.
file-points = The file gives { $written } points, but the game was worth { $actual }.
file-match-over = The match was already won.

record-in-order = Everything agrees.
record-contents = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}, { $moves } of them moves
record-score = Result: { $one } to { $two }, { $how ->
    [played] played to the end
    [flag-fell] on time
    [abandoned] the loser left
    [aborted] called off before both had moved
   *[stopped] stopped by the players
}.
record-past-draw = Game { $game } went on after move { $ply } although it was drawn by the rules ({ $draw }); every move and the result stand as written.
file-past-draw = By these rules the game is drawn here ({ $draw }); it went on all the same.
record-rules-changed = The rules have changed since this record was begun: it was judged by today’s.
record-last-seal = Last seal: { $seal }
file-games-written = { $games ->
    [one] { $games } game
   *[other] { $games } games
} written to { $file }
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
file-left-out = { $games ->
    [one] { $games } game
   *[other] { $games } games
} left out
file-replayed = { $games ->
    [one] { $games } game
   *[other] { $games } games
} by { $rules }, { $legal } without fault, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} played
file-at-move = game { $game }, move { $ply }, { $text }: { $what }
