# What a game in the terminal says and asks. A question ends without its colon.

terminal-side = { $side ->
    [white] White
    [black] Black
    [light] Light
   *[dark] Dark
}
terminal-welcome = { $name }. Type ? for help.
terminal-points-of-the-mover = The points are numbered for the side to move.
terminal-points-are-yours = Points are said in your own numbers, those of the computer too.
terminal-choose = What shall we play?
terminal-choose-number = Number, or q to leave
terminal-no-such-number = There is no “{ $text }” on the list.
terminal-other-commands = tabuleiro --help lists everything else the box can do.

terminal-opening = One die each: press Enter
terminal-opening-typed = One die each: type both, first that of { $first }, or void
terminal-roll = press Enter to roll
terminal-roll-typed = type the dice, or void
terminal-roll-or-double = Enter rolls, d doubles
terminal-roll-or-double-typed = type the dice, or d to double
terminal-play = your play with { $dice }
terminal-play-on = { $dice }, so far { $play }; u takes it back
terminal-raise = the cube is to go to { $value }: t takes, p passes
terminal-raise-or-more = the cube is to go to { $value }: t takes, p passes, b doubles at once and keeps it
terminal-resignation = the opponent gives up { $win ->
    [single] a single game
    [gammon] a gammon
   *[backgammon] a backgammon
}: y accepts, n plays on
terminal-draw-offered = a draw is offered: y accepts, n plays on
terminal-takeback = { $play } is to be taken back: y agrees, n does not
terminal-between-games = Enter begins the next game, stop ends here
terminal-words = Type some words of your own for the dice, or press Enter to have some drawn
terminal-void-why = Why? 1 off the board, 2 cannot be read, 3 not shaken, 4 not rolled freely

terminal-tie = Both throw { $die }: once more.
terminal-opens = { $first } { $one }, { $second } { $two }. To begin, with both dice: { $who }.
terminal-void = The throw is void.
terminal-nothing-to-play = nothing can be played with { $dice }
terminal-doubles-to = double to { $value }
terminal-score = Score: { $first } { $one }, { $second } { $two }.
terminal-cube-in-the-middle = Cube at { $value }, in the middle.
terminal-cube-with = Cube at { $value }, held by { $who }.
terminal-pips = Pips: { $first } { $one }, { $second } { $two }.
terminal-borne-off = { $pips } pips, { $off } off
terminal-crawford = This is the Crawford game: no doubling.
terminal-next-game = The next game begins.
terminal-winner = Winner: { $who }.
terminal-nobody-won = Nobody has won: it is even.
terminal-undecided = The game ends here, undecided.
terminal-goes-on = The game goes on.

terminal-keeping = The game is kept in { $file }, event by event.
terminal-kept = The game is kept in { $file } and can be taken up again.
terminal-resumed = The game goes on after { $events ->
    [one] { $events } event
   *[other] { $events } events
}.
terminal-torn = The last line of the file was cut off and is left out.
terminal-sealed = The machine has sealed its numbers for the dice: { $seal }.
terminal-words-drawn = Words drawn for the dice: { $words }.

terminal-computer = Computer ({ $level })
terminal-match-to = Match to { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
terminal-your-move = your move
terminal-hint = Best: { $what }.
terminal-nothing-to-decide = There is nothing to decide just now.
terminal-agrees = agreed
terminal-declines = no, we play on
terminal-resign-sure = give the game up? y gives up, n plays on
terminal-resign-stake-sure = give up { $win ->
    [single] a single game
    [gammon] a gammon
   *[backgammon] a backgammon
}? y gives up, n plays on
terminal-leave-sure = leave for good and lose? y leaves, n plays on
terminal-kept-for-later = The game is kept. { $command } takes it up again.
terminal-not-kept = Nothing was played, so nothing is kept.
terminal-kept-nowhere = The game cannot be kept by itself: { $what }. Type save FILE to keep it.
terminal-unfinished = An unfinished game is kept: { $name }, { $events ->
    [one] { $events } event
   *[other] { $events } events
}. Take it up again? y does, n begins a new one
terminal-nothing-to-resume = no unfinished game is kept
terminal-over = The whole game is kept in { $file }.
terminal-ask-level = Against the computer? Type a level from 1 to { $most }, or press Enter for two players
terminal-no-such-level = “{ $text }” is no level: type a number from 1 to { $most } or a name

speech-pips = { $whose ->
    [own] your pip count: { $pips }
   *[other] the opponent’s pip count: { $pips }
}
speech-point = { $whose ->
    [own] your { $point } point: { SPELL($count) }
   *[other] your { $point } point: { SPELL($count) } of the opponent
}
speech-bar = { $whose ->
    [own] your bar: { SPELL($count) }
   *[other] the opponent’s bar: { SPELL($count) }
}
speech-off = { $whose ->
    [own] you have borne off: { SPELL($count) }
   *[other] the opponent has borne off: { SPELL($count) }
}
speech-men = { $whose ->
    [own] your men, { $count }: { $squares }
   *[other] the opponent’s men, { $count }: { $squares }
}
speech-kings = { $whose ->
    [own] your kings, { $count }: { $squares }
   *[other] the opponent’s kings, { $count }: { $squares }
}
speech-step = from { $from } to { $to }
speech-enters = from the bar to { $to }
speech-bears-off = off from { $from }
speech-hits = hitting
speech-times = { SPELL($times) } times
speech-no-play = nothing to play
speech-move = from { $from } to { $to }
speech-takes = from { $from } to { $to }, taking { $taken }
speech-then = then
speech-crowned = it becomes a king
speech-huffs = huffs { $square }
speech-dice = { $one } and { $two }

terminal-means-nothing = “{ $text }” means nothing here. Type ? for help.
terminal-such-as-dice = Type two dice from 1 to 6, such as 31 or 3-1.
terminal-such-as-a-play = Type a play such as 13/8 6/5, or m for the list.
terminal-such-as-a-move = Type a move such as { $example }, or m for the list.
terminal-nothing-played = Nothing has been played yet.
terminal-no-such-step = This step cannot follow: m lists those that can, u takes the last one back.
terminal-resign-how = Type resign 1, 2 or 3: a single game, a gammon or a backgammon.
terminal-yes-or-no = Type y or n.

help-play = a play, in any usual way, whole or step by step
help-move = a move; letters will do too
help-capture = a capture, with its whole route where several fit
help-huff = a huff, then the move
help-list = the legal moves
help-undo = take back: a step of this turn, or with consent the last move
help-double = double, before rolling
help-answer = take or pass a double
help-resign-stake = offer to lose a single game, a gammon or a backgammon
help-resign = give up the game
help-draw = offer a draw
help-claim = claim a draw, with the position or with a move behind the word
help-chess-move = a move; squares will do too: g1f3
help-void = a throw that does not count (typed dice)
help-board = the board again
help-pips = the pip count
help-describe = the board in words
help-hint = the best move, and why
help-analyse = every move with its worth
help-position = the position as text
help-save = keep the game in a file from now on
help-leave = leave the table for good, and lose
help-quit = stop here; a game kept in a file can be taken up again

eval-no-move = there is no move
eval-wins = wins { $share } %
eval-chances = wins { $wins } %, gammons { $gammons } %, loses gammons { $lost } %
eval-cube = cube: { $advice ->
    [double-take] double, take
    [double-beaver] double, beaver
    [double-drop] double, drop
    [too-good] too good to double, drop
    [no-double-take] no double, take
    [no-double-beaver] no double, beaver
   *[no-double-drop] no double, drop
} (no double { $no_double }, double and take { $take }, double and drop { $drop })
eval-match = chances of winning the match: no double { $no_double } %, double and take { $take } %, double and drop { $drop } %
eval-effort = depth { $depth }, { $positions ->
    [one] { $positions } position
   *[other] { $positions } positions
} in { $seconds } s
rollout-cubeless = equity { $equity } ± { $error } without the cube
rollout-cubeful = equity { $equity } ± { $error } with the cube
rollout-effort = { $trials ->
    [one] { $trials } game
   *[other] { $trials } games
} in { $seconds } s

analyse-mistake = Game { $game }, { $name }: { $made } ({ $mark ->
    [error] error
   *[blunder] blunder
}, { $loss } lost). Better: { $best }.
analyse-player = { $name }: PR { $pr }, error rate { $rate } over { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}; errors { $errors }, blunders { $blunders }
analyse-plays = plays: { $total }, unforced { $unforced }, lost { $lost }
analyse-cube = cube: { $total ->
    [one] { $total } decision
   *[other] { $total } decisions
}, close or made { $close }, lost { $lost }
analyse-luck = luck: { $luck }; lucky rolls { $lucky }, unlucky { $unlucky }
analyse-result = result: { $result }, without luck { $adjusted }
analyse-game = Game { $game }: { $white } – { $black }
analyse-slip = { $number } { $name }: { $made } ({ $mark ->
    [inaccuracy] inaccuracy
    [mistake] mistake
   *[blunder] blunder
}, { $loss } % of the chances lost). Better: { $best }.
analyse-accuracy = { $name }: accuracy { $accuracy } %; { $lost } % of the chances lost a decision, over { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}; inaccuracies { $inaccuracies }, mistakes { $mistakes }, blunders { $blunders }
analyse-turning = turning points: { $turns }
analyse-graph = chances of the light pieces, in per cent, from turn 1 to turn { $last }
analyse-truth = endgame tables: { $before } before the move, { $after } after it
truth-draw = a draw
truth-ends = { $outcome ->
    [win] a win
   *[loss] a loss
} in { $plies ->
    [one] { $plies } ply
   *[other] { $plies } plies
}
truth-open = { $outcome ->
    [win] a win
    [draw] a draw
   *[loss] a loss
}, unless a draw rule comes first
worse-ending = The endgame tables know { $before ->
    [win] a win
   *[draw] a draw
} before it, and { $after ->
    [draw] a draw
   *[loss] a loss
} after it.
worse-draws = The game is drawn with it.
worse-loses = { $moves ->
    [one] It loses at once ({ $line }).
   *[other] It loses in { SPELL($moves) } moves, whatever is played ({ $line }).
}
worse-misses-win = { $moves ->
    [one] { $best } wins at once.
   *[other] { $best } wins in { SPELL($moves) } moves, whatever the opponent does.
}
worse-shot = It allows { $line }, which takes { SPELL($taken) } pieces in one move and ends { $pieces ->
    [one] one piece
   *[other] { SPELL($pieces) } pieces
} behind what { $best } leads to.
worse-pieces = It loses pieces: { $line } ends { $pieces ->
    [one] one piece
   *[other] { SPELL($pieces) } pieces
} behind what { $best } leads to.
worse-misses-pieces = { $line } would have ended { $pieces ->
    [one] one piece
   *[other] { SPELL($pieces) } pieces
} ahead of what this leads to.
worse-lets-crown = The opponent crowns a man ({ $line }); after { $best } that is not so soon.
worse-misses-crown = A man is crowned with { $line }; here that is not so soon.
worse-mated = { $moves ->
    [one] It is mate at once ({ $line }).
   *[other] It is mate in { SPELL($moves) } moves, whatever is played ({ $line }).
}
worse-misses-mate = { $moves ->
    [one] { $best } is mate.
   *[other] { $best } mates in { SPELL($moves) } moves, whatever the opponent does.
}
worse-material = It loses material: { $line } ends { $pawns ->
    [one] one pawn
   *[other] the worth of { SPELL($pawns) } pawns
} behind what { $best } leads to.
worse-misses-material = { $line } would have ended { $pawns ->
    [one] one pawn
   *[other] the worth of { SPELL($pawns) } pawns
} ahead of what this leads to.
worse-lets-promote = The opponent promotes a pawn ({ $line }); after { $best } that is not so soon.
worse-misses-promotion = A pawn is promoted with { $line }; here that is not so soon.
worse-chances = It leaves { $after } % of the chances, and { $best } { $before } %.
cube-done = { $deed ->
    [no-double] no double
    [double] double
    [take] take
    [drop] drop
   *[raise] beaver
}

input-position = position “{ $text }”: { $what }
input-dice = dice “{ $text }”: { $what }
input-move = move “{ $text }”: { $what }
input-needs-dice = Backgammon needs dice: give { $option }, or a position with dice in it.
input-no-move-in-line = The line has no move: position, dice and move are separated by tabs.
input-bad-lines = { $bad } of { $lines } lines could not be understood.
input-rules-are-listed = { $what } ({ $command } lists them all)
input-too-long = { $bytes } bytes are more than such a file can have.
input-ending = The ending must be one of { $endings }.
input-two-games = { $one } is a file of { $game ->
    [draughts] draughts, { $other } of backgammon
    [chess] chess, { $other } of another game
   *[backgammon] backgammon, { $other } of draughts
}.
input-no-game = There is no game in this file.
input-no-such-game = There is no game { $number }, it has { $games }.
input-one-game-only = A record holds one game or match, and these are { $games }: say which with { $option }.
input-own-rules = A record carries its own rules.
input-other-rules = These games are not played by { $rules }.
input-empty-line = The line is empty.
check-legal = legal: { $turn }
judge-allowed = allowed
judge-forbidden = forbidden
judge-other-board = Played on another board.
input-no-legal-turn = There is no legal move here.
input-not-an-option-of = { $option } means nothing in { $game ->
    [draughts] draughts
    [chess] chess
   *[backgammon] backgammon
}.
input-not-a-record = This is { $format }, not a record of ours; { $command } reads it.
input-no-json = { $command } has no answer in JSON.

input-say-format = Standard output has no ending: say the format with { $option }.
input-same-file = This is the file that is being read; it is not written over.
input-file-exists-force = There is such a file already; { $option } writes over it.
input-file-missing = There is no such file.
input-file-forbidden = This file may not be read or written here.
input-file-is-a-folder = This is a folder, and a file is meant.
input-file-exists = There is such a file already.
input-file-not-text = This file is no text.
input-not-json = This is not the JSON that is meant: line { $line }, column { $column }.
input-disk-full = The disk is full; nothing was written.
input-file-fails = The system says: { $what }.

# A command line that cannot be understood.
use-help = { $what } ({ $option } says what can be asked)
use-unknown = “{ $text }” is neither a command nor an option here.
use-unknown-near = “{ $text }” is neither a command nor an option here; did you mean { $near }?
use-missing = Something is missing: { $what }.
use-conflict = { $one } and { $other } do not go together.
use-bad-value = “{ $text }” is no value for { $option }.
use-one-of = “{ $text }” is no value for { $option }, which takes { $values }.
use-no-value = { $option } needs a value.
use-too-many = “{ $text }” is one thing too many.
use-other = The command line cannot be understood.

# What each command does, in one line, for the list of commands.
use-summary = { $command ->
    [tabuleiro] The whole games box: backgammon and the draughts family, exactly as each printed leaflet says
    [serve] Serve the page and open it in the browser
    [backup] Copy the tables of the server into a file, while people play
    [restore] Take up the tables of the server from a copy
    [admin] Ask a server that runs, or order something there
    [rules] List the rule sets, or print one as a rules page with its articles
    [moves] List every legal turn in a position
    [check] Say whether a turn is legal and, if not, which rule forbids it
    [judge] Say who is right: the same move under every rule set of the game, side by side
    [eval] Judge a position: ranked moves, evaluation, cube decision
    [rollout] Play a backgammon position out many times: equity with its error, chances, cube decision
    [analyse] Judge games: what each decision loses, with alternatives and a reason, and what that says of each player
    [engine] Play for another program by its protocol
    [engine-gnubg] Play backgammon as an external player of GNU Backgammon
    [engine-hub] Play draughts for a program that speaks the Hub protocol (version 2, of the engine Scan)
    [engine-uci] Play chess for a program that speaks the Universal Chess Interface
    [engine-dxp] Play draughts against another program by the DamExchange protocol (DXP)
    [perft] Count the leaves of the tree of turns, really making every move of the last ply
    [replay] Read games from a file and check every move and result
    [convert] Convert games from one file format to another, by the endings of the names
    [play] Play in the terminal, for two or against the computer, also by ear
    [puzzles] Make puzzles for a rule set
    [puzzles-make] Make positions with one answer: take the most, win the ending, find the play
    [endgame] Build, count and ask the endgame tables of a draughts rule set
    [endgame-build] Build the endgame tables of a draughts rule set; stop and resume at any time
    [endgame-pack] Pack who wins, without distances, into small files that are quick to look up
    [endgame-stats] Count wins, draws and losses in the endgame tables, for the side to move
    [endgame-probe] Say how a position ends with best play, and in how many plies; the same for every legal move
    [train] Train a player from nothing by self-play; stop and resume at any time
    [train-backgammon] Train the backgammon nets from nothing by self-play; stop and resume at any time
    [train-chess] Train the weights that judge positions of chess by self-play; stop and resume at any time
    [train-draughts] Train the table that judges positions of a rule set of draughts by self-play; stop and resume at any time
    [arena] Play a match between two players: score, Elo or points a game, and the interval
    [bench] Measure the players on fixed tasks
    [bench-decisions] Mean loss over backgammon decisions with known equities
    [bench-draw] Draw backgammon decisions from games of our own
    [bench-ruler] Label drawn decisions by our own rollouts: a ruler for `bench decisions` and for training
    [bench-levels] Play each level of the computer against the one below
    [verify] Check a record with nothing but the file: seals, moves, results, and the proof of every die
    [completions] Print what a shell needs to complete our commands and options
   *[man] Print the manual page, or write one for every command into a folder
}

# The folder of rules pages.
book-title = Rules of the games
book-lead = Every rule set of the box, with its articles, where each one comes from, worked examples and what had to be decided.
book-rule-set = Rules
book-source = Source
book-in-short = In short
