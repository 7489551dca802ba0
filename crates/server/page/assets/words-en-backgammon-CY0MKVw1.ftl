backgammon-chapter = { $chapter ->
    [board] The board
    [turns] Dice and turns
    [moves] Moving
    [bar] Hitting and entering
    [off] Bearing off
    [end] The end of a game
    [cube] The doubling cube
   *[contest] The contest
}
backgammon-point = { $point ->
    [board] Board and set-up
    [direction] Direction
    [opening-roll] Who begins
    [opening-tie] Equal dice at the start
    [later-rolls] Turns
    [open-point] Open points
    [two-numbers] Two numbers
    [doubles] Doubles
    [compulsion] Playing all numbers
    [hit] Hitting
    [bar] The bar
    [bear-off] Bearing off
    [win] Winning
    [win-sizes] Gammon and backgammon
    [cube] Doubling
    [dice-handling] Handling the dice
    [length] Length
    [cube-use] With or without the cube
    [crawford] Crawford rule
    [jacoby] Jacoby rule
    [beavers] Beavers
   *[resignation] Giving up
}
backgammon-reading = { $reading ->
    [compulsion-from-english] The Portuguese and Spanish texts do not say that all possible numbers must be played. The English text of the same leaflet does, and decides.
    [ties-from-english] The Portuguese and Spanish texts do not say what happens when the opening dice are equal. The English text does: throw again.
    [bar-in-backgammon-from-english] For the win of three points the Portuguese and Spanish texts name only checkers in the winner’s home board. The English text adds the bar, and decides.
    [times-cube-from-english] The Portuguese and Spanish texts do not multiply one, two and three points by the cube. The English text does, and decides.
    [highest-point-from-english] With no checker on the point of the number or above it, the Portuguese and Spanish texts allow taking one off the next point. The English text says the highest point that has one, and that it must be done. It decides.
    [spanish-note-lost-a-no] The Spanish note on moving one checker with both numbers has lost a “not” and seems to ask for a held point. The Portuguese note decides: the point must not be held.
    [entry-section-is-home] The note on bearing off speaks of the section of entry. The home board is meant.
    [hit-goes-to-the-bar] The Portuguese text sets a hit checker outside the board, the others on the bar. The bar it is.
    [any-split-of-a-double] The printed list of ways to play 2-2 leaves out three by one checker and one by another. Any split is meant.
    [double-before-rolling] The leaflet lets a side double at some point of the game. It is read as on one’s own turn, before throwing.
    [cube-has-no-ceiling] The printed row of cube values has an 18 in it, a misprint, and goes on without end: there is no upper limit.
    [three-points-in-winners-home] The section whose checkers make the win of three points is the winner’s home board.
    [set-up-borrowed] The leaflet does not print how the checkers are set up. The set-up of the Xalingo leaflet is borrowed.
    [ties-borrowed] It does not say what happens when the opening dice are equal. Throwing again is borrowed from the Xalingo leaflet.
    [win-sizes-borrowed] It speaks of winning one or several points and does not say when. Gammon and backgammon are borrowed from the Xalingo leaflet.
    [cube-borrowed] It names the cube without saying how it is used. The procedure is borrowed from the Xalingo leaflet.
    [open-point-from-spanish] The Portuguese text calls only an unoccupied point open and then allows hitting. The Spanish text is clear, and decides.
    [bear-off-from-spanish] The Portuguese text asks for a sufficient number to bear off. The Spanish text asks for the exact one unless no checker stands higher, and decides.
    [larger-number-in-general] That the larger number must be played is printed for a side with a single checker. It holds in general.
    [one-enters-on-the-first-point] A checker on the bar counts its first move from the first point of its way: a 1 enters on that point.
    [resigning-from-practice] Giving a game up is printed in neither leaflet. Today’s practice is borrowed.
   *[void-throw-ends-the-right-to-double] Nothing is printed on a void throw and the cube. The same side throws again and can no longer double before it.
}
backgammon-refusal-title = { $reason ->
    [no-checker-there] No checker there
    [opponents-checker] Not your checker
    [wrong-direction] The other way
    [bar-first] Enter first
    [point-blocked] The point is held
    [between-blocked] No landing in between
    [not-all-home] Not all checkers are home
    [higher-point-first] From the higher point first
    [number-not-rolled] Not with these dice
    [number-used-up] No number left for it
    [must-play] The turn cannot be passed
    [must-play-both] Play both numbers
    [must-play-larger] Play the larger number
    [must-play-more] Play more of the double
    [not-your-turn] Not your turn
    [opening-first] One die each first
    [opening-is-over] The game has begun
    [roll-first] Throw first
    [already-rolled] Play the dice first
    [double-before-rolling] Doubling comes before the throw
    [no-cube] No cube in this game
    [cube-not-yours] The cube is not yours
    [crawford-game] The Crawford game
    [cube-at-its-end] The cube goes no higher
    [nothing-to-answer] Nothing to answer
    [answer-the-raise] The double waits for its answer
    [answer-the-resignation] The offer waits for its answer
    [beavers-not-played] No beavers here
    [raccoons-not-played] No raccoons here
    [resignation-too-small] Offer more
    [dice-not-by-hand] The throw stands
    [game-over] The game is over
   *[contest-over] The match is over
}
bg-bar = While a side has a checker on the bar, none of its other checkers may move. A checker enters in the opponent’s home board, counted from the far end: a 1 enters on the 24 point, a 6 on the 19 point. The point must be open. If there are several on the bar, as many enter as the dice allow, and the rest of the turn is lost. Once all have entered, the numbers left over must be played as usual.
bg-bear-off = When all of a side’s checkers are in its home board, it may bear them off. A number takes a checker off the point of that number. If there is none on it, a checker from a higher point must be moved; if there is none higher either, a checker comes off the highest point that has one.
bg-bear-off-inside = Moving inside the home board instead is always allowed. A checker that is hit in the meantime must come home before any other is borne off.
bg-beavers = { $option ->
    [none] There are no beavers: a double is accepted or refused.
   *[option-of-money] In money play the sides may agree on beavers: a side that is doubled may double again at once and keep the cube. If raccoons are agreed on too, the doubler may answer that in the same way.
}
bg-board = The board has 24 points in two rows of twelve, four quarters of six. The colours of the points alternate and mean nothing else. Each side has { $checkers } checkers and two dice.
bg-colours = Who has which colour is agreed or thrown for with a die.
bg-compulsion = As many numbers as possible must be played: both, if any order allows it, or as many of a double as can be. If either number can be played but not both, it must be the larger. If only one can be played, it must be played. If none can be, the turn is lost.
bg-crawford = { $crawford ->
    [none] There is no Crawford rule: the cube may be turned in every game.
   *[in-matches] When a side first comes within one point of winning the match, the next game is played without the cube: the Crawford game. After it the cube is back.
}
bg-crawford-short = { $crawford ->
    [none] none
   *[in-matches] in every match
}
bg-cube = The cube begins in the middle with the value 1. On its turn, before throwing, a side may double. The opponent either refuses and loses the game at its value so far, or accepts: then the value doubles and the cube belongs to the side that accepted, which alone may double next. There is no upper limit.
bg-cube-lies = Until it is used it lies on the bar.
bg-cube-use = { $cube ->
    [optional] The cube belongs to playing for points. It may be left in the box.
   *[always] The cube is always played with.
}
bg-dice-handling = Dice are shaken in a cup and thrown so that they roll freely; they must come to rest flat on the board, easy to read. A throw that fails this does not count and is thrown again. It matters where people throw real dice and type them in.
bg-direction = Each side moves from high points to low ones, into its home board, which is points 1 to 6, and then off. The light checkers run clockwise, the dark ones anticlockwise; the board may also be set up mirrored.
bg-doubles = Two equal dice are played four times, by one to four checkers, in any split.
bg-hit = A checker that lands on a single opposing checker hits it. The hit checker goes to the bar in the middle of the board.
bg-jacoby = { $option ->
    [none] There is no Jacoby rule: a gammon always counts.
   *[option-of-money] In money play the sides may agree on the Jacoby rule: gammon and backgammon count as a single win unless the cube has been turned in that game.
}
bg-later-rolls = From then on the sides take turns, and the side to move throws its two dice.
bg-length = { $length ->
    [game-or-points] Play one game, or several games with the points added up, for as long as you like.
    [match] Play a match to a number of points agreed beforehand. Whoever reaches or passes it first wins.
   *[match-or-money] Play a match to a number of points agreed beforehand, which is won by reaching or passing it, or play for money, game after game for as long as you like.
}
bg-open-point = A checker may land on an open point: an empty one, one with checkers of its own side, or one with a single opposing checker. Two or more opposing checkers hold a point: a checker may pass over it but never land there.
bg-opening-roll = To begin, each side throws one die. Whoever throws the higher number moves first and plays both dice, one’s own and the opponent’s.
bg-opening-tie = If both dice show the same number, they are thrown again.
bg-option-short = { $option ->
    [none] none
   *[option-of-money] an option of money play
}
bg-outcome-borne-off = { $winner ->
    [light] Light
   *[dark] Dark
} has borne off all checkers and wins { $win ->
    [single] a single game
    [gammon] a gammon
   *[backgammon] a backgammon
}: { $points } { $points ->
    [one] point
   *[other] points
}.
bg-outcome-contest = { $winner ->
    [light] Light
   *[dark] Dark
} wins { $high } to { $low }.
bg-outcome-dropped = { $winner ->
    [light] Light
   *[dark] Dark
} wins { $points } { $points ->
    [one] point
   *[other] points
}: the double was refused.
bg-outcome-resigned = { $winner ->
    [light] Light
   *[dark] Dark
} wins { $points } { $points ->
    [one] point
   *[other] points
}: the opponent gave up { $win ->
    [single] a single game
    [gammon] a gammon
   *[backgammon] a backgammon
}.
bg-resignation = A side may give the game up as a single win, a gammon or a backgammon for the opponent, times the cube. The opponent accepts or refuses. After a refusal only a larger offer may be made in the same turn.
bg-setup = Each side counts the points from its own end and sets up { $places }. Any number of checkers may stand on one point.
bg-setup-place = { SPELL($count) } on the { $point } point
bg-tried-one = Your play uses one of them.
bg-tried-times = Your play uses it { $played ->
    [0] not at all.
    [1] once.
    [2] twice.
   *[other] { SPELL($played) } times.
}
bg-two-numbers = Each number is a move of its own. Two checkers may take one number each, or one checker both, one after the other. In that case the point where it lands in between must be open, with the one number first or with the other.
bg-unreadable-title = Not a play
bg-why-already-rolled = The dice are on the table and have to be played first
bg-why-answer-the-raise = { $raise ->
    [double] The double
    [beaver] The beaver
   *[raccoon] The raccoon
} has to be answered first
bg-why-answer-the-resignation = The { $by ->
    [light] light
   *[dark] dark
} checkers offer to lose { $win ->
    [single] a single game
    [gammon] a gammon
   *[backgammon] a backgammon
}, and that has to be answered first
bg-why-bar-first = { $count ->
    [one] Your checker on the bar has to enter before any other moves
   *[other] Your { SPELL($count) } checkers on the bar have to enter before any other moves
}
bg-why-beavers-not-played = Beavers have not been agreed on here
bg-why-between-blocked = One checker cannot go { $from ->
    [25] from the bar
   *[other] from the { $from } point
} { $to ->
    [0] off
   *[other] to the { $to } point
}, because your opponent holds { $count ->
    [0] the points in between
    [1] the { $points } point in between
   *[other] both points in between, { $points }
}
bg-why-contest-over = The match is over, and nothing more is played
bg-why-crawford-game = This is the Crawford game, in which nobody doubles
bg-why-cube-at-its-end = The cube shows { $value }, and this program counts no higher
bg-why-cube-not-yours = The cube is with the { $owner ->
    [light] light
   *[dark] dark
} checkers, and only its owner may double
bg-why-dice-not-by-hand = The table throws the dice here, and its throws stand; only dice thrown by hand can be void
bg-why-double-before-rolling = Doubling comes before the throw, and in this turn it has been made
bg-why-game-over = The game is over, and nothing more is played
bg-why-higher-point-first = A { $die } is more than a checker { $from ->
    [25] on the bar
   *[other] on the { $from } point
} needs, so it must be played from higher up, here from the { $higher } point
bg-why-must-play = Whatever can be played must be played: { $play } is possible
bg-why-must-play-both = Both numbers of { $roll } can be played, so both must be: { $play } is possible
bg-why-must-play-larger = Only one of the two numbers can be played, and it must be the larger, the { $die }: { $play }
bg-why-must-play-more = The { $die } can be played { SPELL($possible) } times, so it must be: { $play } is possible
bg-why-no-checker-there = You have no checker { $from ->
    [25] on the bar
   *[other] on the { $from } point
}
bg-why-no-cube = This game is played without the cube
bg-why-not-all-home = Checkers are borne off only when all of yours are in your home board, and one is still { $rearmost ->
    [25] on the bar
   *[other] on the { $rearmost } point
}
bg-why-not-your-turn = It is the turn of the { $side ->
    [light] light
   *[dark] dark
} checkers
bg-why-nothing-to-answer = There is no offer that this would answer
bg-why-number-not-rolled = With { $roll } no checker goes { $from ->
    [25] from the bar
   *[other] from the { $from } point
} { $to ->
    [0] off
   *[other] to the { $to } point
}
bg-why-number-used-up = The numbers of { $roll } are used up by the other moves, and none is left to go { $from ->
    [25] from the bar
   *[other] from the { $from } point
} { $to ->
    [0] off
   *[other] to the { $to } point
}
bg-why-opening-first = The game begins with one die each, and they have not been thrown yet
bg-why-opening-is-over = The opening dice have been thrown, and the game has begun
bg-why-opponents-checker = The checkers on the { $point } point are your opponent’s
bg-why-point-blocked = Your opponent holds the { $point } point with { SPELL($held) } checkers, so nothing of yours can land there
bg-why-raccoons-not-played = Raccoons have not been agreed on here
bg-why-resignation-too-small = { $refused ->
    [single] A single game
    [gammon] A gammon
   *[backgammon] A backgammon
} has been refused in this turn, so only more can be offered now
bg-why-roll-first = The dice have to be thrown first
bg-why-unreadable = “{ $text }” cannot be read as a play; write for example { $example }
bg-why-wrong-direction = Your checkers move down to your 1 point and off, so none goes { $from ->
    [25] from the bar
   *[other] from the { $from } point
} { $to ->
    [0] off
   *[other] to the { $to } point
}
bg-win = The first side to bear off all { $checkers } checkers wins the game.
bg-win-sizes = A win counts one point. If the loser has borne off no checker, it is a gammon and counts two. If moreover the loser has a checker on the bar or in the winner’s home board, it is a backgammon and counts { SPELL($worth) }. The points are multiplied by the number on the cube.
setup-both-on-point = Checkers of both sides stand on the { $point } point.
setup-both-shut-out = Both sides are on the bar against a closed board, which cannot happen.
setup-both-won = Both sides have borne off all their checkers.
setup-no-checkers = There are no checkers.
setup-too-many = { $seat ->
    [mover] The side to move
   *[other] The opponent
} has { $count } checkers; { $allowed } is the most.
setup-unequal = The side to move has { $mover } checkers and the opponent { $other }; both must have the same number.
terms-beavers = Beavers are for money play by the tournament rules.
terms-cube-always = { $frame } is always played with the cube.
terms-jacoby = The Jacoby rule is for money play by the tournament rules.
terms-length = { $frame } does not know { $length ->
    [one-game] a single game
    [points-kept] points kept game after game
    [match] a match to a number of points
   *[money] money play
}.
terms-match-to-zero = A match goes to at least one point.
