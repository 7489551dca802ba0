backgammon-frame = { $frame ->
    [xalingo] Xalingo backgammon
    [aquamarine] Aquamarine backgammon
   *[tournament] Tournament backgammon
}
bg-cube-use-short = { $cube ->
    [optional] the cube may be left out
   *[always] always with the cube
}
bg-length-short = { $length ->
    [game-or-points] one game, or points kept
    [match] a match to an agreed number of points
   *[match-or-money] a match, or money play
}
box-dice-missing = Dice are typed in at this table: give both numbers.
box-dice-not-typed = At this table the machine throws, with its proof.
box-not-possible = This is not possible now.
box-resignation-declined = The computer declines: it still counts on winning more.
card-all = All squares, { $range ->
    [short] short king
   *[flying] flying king
}
card-choice-free = Free choice of capture
card-compulsion = { $compulsion ->
    [forced] Must capture
   *[huff] With the huff
}
card-continuation = { $continuation ->
    [whole-sequence] Captures go to the end
    [while-landing-offers] Free landing square
   *[may-stop] A capture may stop early
}
card-goal = { $goal ->
    [normal] Take or block all
    [losing] Lose all to win
   *[breakthrough] First king wins
}
card-half = { $shade ->
    [dark] Dark
   *[light] Light
} squares, { $range ->
    [short] short king
   *[flying] flying king
}
card-king-capture = { $capture ->
    [adjacent] Kings capture close by
    [anywhere] Kings capture from afar
    [right-behind] Kings land right behind
   *[right-behind-a-last-king] Stops behind a last king
}
card-large = { $side }×{ $side }, { $range ->
    [short] short king
   *[flying] flying king
}
card-like = Like { $name }
card-like-on-board = { $name } on { $side }×{ $side }
card-lines = { $lines ->
    [diagonal] Along diagonals
    [diagonal-captures-also-straight] Captures also straight
   *[straight] Along rows and columns
}
card-man-against-king = { $power ->
    [captures] Men take kings too
   *[powerless] Men can’t take kings
}
card-man-captures = { $ways ->
    [not-backward] Men never capture back
   *[any-way] Men capture backward too
}
card-most-then-kings = Most pieces, then kings
card-preference = { $preference ->
    [most-pieces] Must take the most
    [with-king] Kings capture first
    [most-kings] Must take most kings
    [kings-earliest] Must take kings early
   *[most-value] Must take most value
}
card-promotion = { $promotion ->
    [at-end-of-move] Crown at the end of a move
    [stops-the-move] The crown ends the move
   *[in-passing] Crown in passing
}
card-removal = { $removal ->
    [after-the-move] Pieces leave afterwards
   *[at-once] Pieces leave at once
}
chess-set = { $start ->
    [usual] Chess
   *[shuffled] Chess960
}
cite-about = { $source }, { $topic ->
    [board] on the board
    [start-position] on the start position
    [moves] on moves
    [king-moves] on moves of kings
    [captures] on captures
    [man-captures] on captures by men
    [king-captures] on captures by kings
    [capture-value] on the value of captures
    [crown] on the crown
    [result] on the result
   *[drawn-endings] on drawn endings
}
cite-article = { $source }, { $count ->
    [one] article
   *[other] articles
} { $numbers }
cite-bare-heading = “{ $heading }”
cite-bare-rule = rule { $number }
cite-bare-text = { $language ->
    [pt] Portuguese text
    [es] Spanish text
   *[en] English text
}
cite-borrowed = { $citation }, borrowed
cite-heading = { $source }, “{ $heading }”
cite-heading-and-rule = { $source }, “{ $heading }” and { $count ->
    [one] rule
   *[other] rules
} { $numbers }
cite-not-printed = { $source }: not printed, borrowed
cite-places = { $source }, { $places }
cite-reading = { $citation }, as read here
cite-rule = { $source }, { $count ->
    [one] rule
   *[other] rules
} { $numbers }
cite-silent = { $source }: nothing printed
cite-text = { $language ->
    [pt] Portuguese text
    [es] Spanish text
   *[en] English text
}, { $place }
dice-report = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}: { $proven } proven, { $absent } of them without the opponent’s secret; { $one_sided ->
    [0] {""}
   *[other] { $one_sided } one-sided (whoever held the machine could have chosen them); {""}
}{ $typed } typed in, { $void } void.
draughts-set = { $set ->
    [xalingo] Damas Xalingo
    [xalingo-en] Xalingo checkers
    [garden] Garden draughts
    [italian] Italian draughts
    [brazilian] Brazilian draughts
    [english] English draughts (American checkers)
    [russian] Russian draughts
    [spanish] Spanish draughts
    [portuguese] Portuguese draughts
    [pool] American pool checkers
    [czech] Czech draughts
    [international] International draughts
    [frisian] Frisian draughts
    [canadian] Canadian draughts
    [turkish] Turkish draughts
   *[killer] Killer draughts
}
ended-abandoned = { $winner ->
    [white] White
    [black] Black
    [light] Light
   *[dark] Dark
} wins: the opponent has left the table.
ended-agreed = Draw by agreement.
ended-bg-resigned = { $winner ->
    [light] Light
   *[dark] Dark
} wins: the opponent has resigned.
ended-flag = { $winner ->
    [white] White
    [black] Black
    [light] Light
   *[dark] Dark
} wins: the opponent’s time is up.
ended-huffed = { $winner ->
    [white] White
   *[black] Black
} wins: the last piece was huffed.
ended-resigned = { $winner ->
    [white] White
   *[black] Black
} wins: the opponent has resigned.
expected = { $what ->
    [fen] A position in FEN, such as W:W31,32:B1,2
    [backgammon-id] An XGID, or an ID of GNU Backgammon
    [rule-set] A rule set that is known here
    [terms] Terms that these rules know
    [games] Games in MAT, SGF, PDN or our own format, with legal moves
   *[house-rules] House rules with a parent set
}
fault-at-roll = Roll { $roll }: { $what }
fault-chain-length = the number of secrets of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} is not allowed.
fault-chain-number = the new secrets of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} should have number { $expected }.
fault-dice = the secrets give { $expected }, the entry says { $found }.
fault-element = the secret of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} is not the one that was sealed before.
fault-entry-of-another-table = this table has no entries of this kind.
fault-exhausted = the secrets of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} are used up.
fault-in-header = At the beginning: { $what }
fault-may-not-be-absent = the secret of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} may not be left out.
fault-missing = the secret of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} is missing.
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
fault-renewal-waiting = new secrets of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} are waiting already.
fault-roll-number = the entry says { $found }, but it is number { $expected }.
fault-seal = the seal does not agree: something was changed here.
fault-seed-length = the player’s own words are empty or too long.
fault-seed-missing = the player’s own words are missing.
fault-seed-twice = the player’s own words have been added to this seal already.
fault-surplus = there is one secret of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} too many.
fault-tie-not-thrown-again = the opening was a tie and was not thrown again.
fault-version = the dice speak version { $found } of the protocol, which is not known here.
level-backgammon = { $level ->
    [novice] Plays by feel, leaves shots without seeing them, and doubles only late.
    [beginner] Sees few of the shots it leaves, and doubles only late.
    [learner] Knows a good point when it makes one, misjudges danger, and doubles only late.
    [amateur] Often picks the second-best play and overlooks a shot now and then.
    [veteran] Plays simple rolls well and guesses at hard ones.
    [club] Makes an error every few rolls.
    [tournament] Plays soundly, and errs where there is much to compare.
    [expert] Errs seldom, and not by much.
    [master] Nearly always finds a good play.
   *[champion] Looks at every roll of yours and at its own next one before it plays.
}
level-chess = { $level ->
    [novice] Takes what it sees and leaves pieces to be taken.
    [beginner] Sees what can be taken at once, and judges the rest badly.
    [learner] Seldom gives a piece away, but often overlooks pawns.
    [amateur] Sees what each of its moves lets you take, and often picks a middling one.
    [veteran] Chooses well among its own moves, but looks no further than what can be taken next.
    [club] Looks at nine hundred positions a move, with your replies, and no longer slips.
    [tournament] Looks at almost three thousand positions a move, two or three moves ahead.
    [expert] Looks at ten thousand positions a move, and sees short combinations.
    [master] Looks at a hundred thousand positions a move, and sees long combinations.
   *[champion] Looks at a million positions a move: the strongest.
}
level-draughts = { $level ->
    [novice] Sees the captures on the board, and little else.
    [beginner] Mostly sees no further than its own move.
    [learner] Looks at your reply, and misses what comes after it.
    [amateur] Sees two moves ahead, but often plays at first sight.
    [veteran] Sees two moves ahead with your replies, and seldom plays too fast.
    [club] Sees three moves ahead and hardly ever slips.
    [tournament] Sees four moves ahead.
    [expert] Looks at twenty thousand positions a move, and no longer slips.
    [master] Looks at a hundred thousand positions a move, and sees long combinations.
   *[champion] Looks at a million positions a move: the strongest.
}
level-name = { $level ->
    [novice] Novice
    [beginner] Beginner
    [learner] Learner
    [amateur] Amateur
    [veteran] Old hand
    [club] Club player
    [tournament] Tournament player
    [expert] Expert
    [master] Master
   *[champion] Champion
}
refusal-sentence = { $rule }.
refusal-sentence-tried = { $rule }. { $tried }
refusal-text = { $rule } ({ $article }).
refusal-text-tried = { $rule } ({ $article }). { $tried }
seconds-left = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} left.
set-for-breakthrough = { $name }, race to the crown
set-for-losing = { $name }, played to lose
source = { $source ->
    [xalingo] Leaflet of the Xalingo box, Ref. 6028, Portuguese and Spanish text
    [xalingo-english] Leaflet of the Xalingo box, Ref. 6028, English text
    [garden-games] Leaflet of Traditional Garden Games, in Spanish
    [italian-federation] Technical rules of the Italian draughts federation
    [fmjd] Official rules of international draughts, FMJD, annex 1
    [fmjd-sixty-four] Rules of the game, FMJD section for draughts on 64 squares
    [brazilian-summary] Summary of the official Brazilian rules
    [wcdf] Rules of draughts, WCDF
    [russian-code] Code of Russian draughts
    [portuguese-federation] Rules of classic draughts, Portuguese federation
    [czech-federation] Rules of the Czech draughts federation
    [frisian-foundation] Rules of the Frisian draughts foundation
    [apca] Tournament rules of the APCA
    [turkish-custom] Turkish draughts as it is commonly played
    [killer-draughts] Killer draughts by Christian Freeling
    [pdn] PDN 3.0, the standard for writing games down
    [xalingo-box] Leaflet of the Xalingo box, Ref. 6028
    [aquamarine] Leaflet of Aquamarine Games, SG1019
    [practice] Today’s practice in matches and money games
    [fide] Laws of Chess, FIDE, in force from 2023
   *[house] House rules
}
source-short = { $source ->
    [xalingo] Xalingo
    [xalingo-english] Xalingo, English text
    [garden-games] Garden Games
    [italian-federation] Italian federation
    [fmjd] FMJD
    [fmjd-sixty-four] FMJD-64
    [brazilian-summary] Brazilian summary
    [wcdf] WCDF
    [russian-code] Russian code
    [portuguese-federation] Portuguese federation
    [czech-federation] Czech federation
    [frisian-foundation] Frisian foundation
    [apca] APCA
    [turkish-custom] Turkish custom
    [killer-draughts] Killer draughts
    [pdn] PDN
    [xalingo-box] Xalingo
    [aquamarine] Aquamarine
    [practice] today’s practice
    [fide] FIDE
   *[house] house rule
}
span-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
span-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
table-adjourned = Play is adjourned and has to be resumed first.
table-begun-already = Both players are here already.
table-flag-has-fallen = The time is up.
table-flag-stands = There is still time on the clock.
table-game-not-over = The game is not over yet.
table-halted = The server is stopped. It has to come back first.
table-later-version = A record of this version knows nothing of the kind.
table-lines-not-at-hand = The older lines of the record are not at hand.
table-next-game-first = The game is over. Begin the next one first.
table-no-dice = This game is played without dice.
table-no-draw = This game knows no draw.
table-no-throw-awaited = There is nothing to throw now.
table-not-a-session = Only play for points or money is stopped, and only between two games.
table-not-adjourned = Play is not adjourned.
table-not-agreed = The other side has not agreed to these new dice.
table-not-begun = Not both players are here yet.
table-not-drawn = No rule ends the game in a draw here.
table-not-halted = The server is not stopped.
table-not-requested = Ask for the throw first: whoever throws binds himself to it.
table-not-your-turn = It is the other side’s turn.
table-not-yours = This is for somebody else to do.
table-note-too-long = A remark has at most { $most } bytes.
table-nothing-offered = There is no offer to answer.
table-nothing-to-take-back = Nothing can be taken back to there.
table-offer-stands = { $offer ->
    [draw] A draw has been offered
    [takeback] A takeback has been offered
    [reseal] New dice have been offered
   *[adjournment] An adjournment has been offered
}, and that has to be answered first.
table-offered-already = This has been offered already. Make a move before offering it again.
table-other-game = This belongs to another game.
table-over = Everything is over at this table.
table-own-offer = The offer is your own; your opponent answers it.
table-ready-already = You have said so already. Now it is for the other side.
table-record-full = The record is full.
table-refusal-title = Not now
table-resign-with-stake = Say for how much: a single game, a gammon or a backgammon.
table-rules-changed = The rules have changed since this table was opened. It can be looked at, but not played on.
table-throw-needs-entry = A throw comes with its proof or is typed in; it is not a move.
table-throw-under-way = The dice are awaited, and nothing comes before them.
table-time-runs-back = This is earlier than what came before it.
table-too-late-to-abort = Both sides have moved: the game can be resigned, but no longer called off.
table-variation-too-deep = Variations may lie only { $most } deep in one another.
time-correspondence = { $days ->
    [one] One day
   *[other] { $days } days
} for each move.
time-delay = { $reserve } in reserve for each side; at each move the clock waits { $delay ->
    [one] { $delay } second
   *[other] { $delay } seconds
}.
time-fischer = { $start } for each side{ $increment ->
    [0] {""}
    [one] , and { $increment } second more after each move
   *[other] , and { $increment } seconds more after each move
}.
time-none = No clock.
time-per-move = { $limit } for each move.
unreadable-title = Not understood
