# What happens at the table above the rules: ends, refusals, the proof of the dice, clocks.

ended-huffed = { $winner ->
    [white] White
   *[black] Black
} wins: the last piece was huffed.
ended-resigned = { $winner ->
    [white] White
   *[black] Black
} wins: the opponent has resigned.
ended-agreed = Draw by agreement.
ended-flag = { $winner ->
    [white] White
    [black] Black
    [light] Light
   *[dark] Dark
} wins: the opponent’s time is up.
ended-abandoned = { $winner ->
    [white] White
    [black] Black
    [light] Light
   *[dark] Dark
} wins: the opponent has left the table.
ended-bg-resigned = { $winner ->
    [light] Light
   *[dark] Dark
} wins: the opponent has resigned.

table-refusal-title = Not now
table-other-game = This belongs to another game.
table-not-your-turn = It is the other side’s turn.
table-not-yours = This is for somebody else to do.
table-no-dice = This game is played without dice.
table-throw-needs-entry = A throw comes with its proof or is typed in; it is not a move.
table-throw-under-way = The dice are awaited, and nothing comes before them.
table-no-throw-awaited = There is nothing to throw now.
table-next-game-first = The game is over. Begin the next one first.
table-game-not-over = The game is not over yet.
table-over = Everything is over at this table.
table-resign-with-stake = Say for how much: a single game, a gammon or a backgammon.
table-no-draw = This game knows no draw.
table-offer-stands = { $offer ->
    [draw] A draw has been offered
    [takeback] A takeback has been offered
    [reseal] New dice have been offered
   *[adjournment] An adjournment has been offered
}, and that has to be answered first.
table-nothing-offered = There is no offer to answer.
table-own-offer = The offer is your own; your opponent answers it.
table-offered-already = This has been offered already. Make a move before offering it again.
table-nothing-to-take-back = Nothing can be taken back to there.
table-adjourned = Play is adjourned and has to be resumed first.
table-not-adjourned = Play is not adjourned.
table-flag-has-fallen = The time is up.
table-flag-stands = There is still time on the clock.
table-not-a-session = Only play for points or money is stopped, and only between two games.
table-time-runs-back = This is earlier than what came before it.
table-record-full = The record is full.
table-not-requested = Ask for the throw first: whoever throws binds himself to it.
table-not-agreed = The other side has not agreed to these new dice.
table-halted = The server is stopped. It has to come back first.
table-not-halted = The server is not stopped.
table-not-begun = Not both players are here yet.
table-begun-already = Both players are here already.
table-too-late-to-abort = Both sides have moved: the game can be resigned, but no longer called off.
table-ready-already = You have said so already. Now it is for the other side.
table-rules-changed = The rules have changed since this table was opened. It can be looked at, but not played on.
table-later-version = A record of this version knows nothing of the kind.
table-lines-not-at-hand = The older lines of the record are not at hand.
table-not-drawn = No rule ends the game in a draw here.
table-variation-too-deep = Variations may lie only { $most } deep in one another.
table-note-too-long = A remark has at most { $most } bytes.

fault-at-roll = Roll { $roll }: { $what }
fault-in-header = At the beginning: { $what }
fault-version = the dice speak version { $found } of the protocol, which is not known here.
fault-chain-length = the number of secrets of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} is not allowed.
fault-roll-number = the entry says { $found }, but it is number { $expected }.
fault-entry-of-another-table = this table has no entries of this kind.
fault-tie-not-thrown-again = the opening was a tie and was not thrown again.
fault-not-a-die = no die shows { $found }.
fault-order = the secret of { $found ->
    [server] the machine
    [light] Light
   *[dark] Dark
} was opened when it was the turn of { $expected ->
    [server] the machine
    [light] Light
   *[dark] Dark
}.
fault-missing = the secret of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} is missing.
fault-surplus = there is one secret of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} too many.
fault-may-not-be-absent = the secret of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} may not be left out.
fault-element = the secret of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} is not the one that was sealed before.
fault-exhausted = the secrets of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} are used up.
fault-seed-missing = the player’s own words are missing.
fault-seed-twice = the player’s own words have been added to this seal already.
fault-seed-length = the player’s own words are empty or too long.
fault-dice = the secrets give { $expected }, the entry says { $found }.
fault-chain-number = the new secrets of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} should have number { $expected }.
fault-renewal-waiting = new secrets of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} are waiting already.
fault-seal = the seal does not agree: something was changed here.
dice-report = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}: { $proven } proven, { $absent } of them without the opponent’s secret; { $one_sided ->
    [0] {""}
   *[other] { $one_sided } one-sided (whoever held the machine could have chosen them); {""}
}{ $typed } typed in, { $void } void.

time-none = No clock.
time-fischer = { $start } for each side{ $increment ->
    [0] {""}
    [one] , and { $increment } second more after each move
   *[other] , and { $increment } seconds more after each move
}.
time-delay = { $reserve } in reserve for each side; at each move the clock waits { $delay ->
    [one] { $delay } second
   *[other] { $delay } seconds
}.
time-per-move = { $limit } for each move.
time-correspondence = { $days ->
    [one] One day
   *[other] { $days } days
} for each move.
span-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
span-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
seconds-left = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} left.

## The frame of a refusal: its rule and its article

refusal-text = { $rule } ({ $article }).
refusal-text-tried = { $rule } ({ $article }). { $tried }
refusal-sentence = { $rule }.
refusal-sentence-tried = { $rule }. { $tried }

## What the page says of its own

unreadable-title = Not understood
expected = { $what ->
    [fen] A position in FEN, such as W:W31,32:B1,2
    [backgammon-id] An XGID, or an ID of GNU Backgammon
    [rule-set] A rule set that is known here
    [terms] Terms that these rules know
    [games] Games in MAT, SGF, PDN or our own format, with legal moves
   *[house-rules] House rules with a parent set
}
box-dice-missing = Dice are typed in at this table: give both numbers.
box-dice-not-typed = At this table the machine throws, with its proof.
box-resignation-declined = The computer declines: it still counts on winning more.
box-not-possible = This is not possible now.
