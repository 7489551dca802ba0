# Why something is refused at backgammon: a title, and the rule as a clause without its full stop.
# 25 is the bar, 0 is off the board.

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
bg-why-no-checker-there = You have no checker { $from ->
    [25] on the bar
   *[other] on the { $from } point
}
bg-why-opponents-checker = The checkers on the { $point } point are your opponent’s
bg-why-wrong-direction = Your checkers move down to your 1 point and off, so none goes { $from ->
    [25] from the bar
   *[other] from the { $from } point
} { $to ->
    [0] off
   *[other] to the { $to } point
}
bg-why-bar-first = { $count ->
    [one] Your checker on the bar has to enter before any other moves
   *[other] Your { SPELL($count) } checkers on the bar have to enter before any other moves
}
bg-why-point-blocked = Your opponent holds the { $point } point with { SPELL($held) } checkers, so nothing of yours can land there
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
bg-why-not-all-home = Checkers are borne off only when all of yours are in your home board, and one is still { $rearmost ->
    [25] on the bar
   *[other] on the { $rearmost } point
}
bg-why-higher-point-first = A { $die } is more than a checker { $from ->
    [25] on the bar
   *[other] on the { $from } point
} needs, so it must be played from higher up, here from the { $higher } point
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
bg-why-must-play = Whatever can be played must be played: { $play } is possible
bg-why-must-play-both = Both numbers of { $roll } can be played, so both must be: { $play } is possible
bg-why-must-play-larger = Only one of the two numbers can be played, and it must be the larger, the { $die }: { $play }
bg-why-must-play-more = The { $die } can be played { SPELL($possible) } times, so it must be: { $play } is possible
bg-why-not-your-turn = It is the turn of the { $side ->
    [light] light
   *[dark] dark
} checkers
bg-why-opening-first = The game begins with one die each, and they have not been thrown yet
bg-why-opening-is-over = The opening dice have been thrown, and the game has begun
bg-why-roll-first = The dice have to be thrown first
bg-why-already-rolled = The dice are on the table and have to be played first
bg-why-double-before-rolling = Doubling comes before the throw, and in this turn it has been made
bg-why-no-cube = This game is played without the cube
bg-why-cube-not-yours = The cube is with the { $owner ->
    [light] light
   *[dark] dark
} checkers, and only its owner may double
bg-why-crawford-game = This is the Crawford game, in which nobody doubles
bg-why-cube-at-its-end = The cube shows { $value }, and this program counts no higher
bg-why-nothing-to-answer = There is no offer that this would answer
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
bg-why-beavers-not-played = Beavers have not been agreed on here
bg-why-raccoons-not-played = Raccoons have not been agreed on here
bg-why-resignation-too-small = { $refused ->
    [single] A single game
    [gammon] A gammon
   *[backgammon] A backgammon
} has been refused in this turn, so only more can be offered now
bg-why-dice-not-by-hand = The table throws the dice here, and its throws stand; only dice thrown by hand can be void
bg-why-game-over = The game is over, and nothing more is played
bg-why-contest-over = The match is over, and nothing more is played
bg-why-unreadable = “{ $text }” cannot be read as a play; write for example { $example }

bg-tried-one = Your play uses one of them.
bg-tried-times = Your play uses it { $played ->
    [0] not at all.
    [1] once.
    [2] twice.
   *[other] { SPELL($played) } times.
}
bg-unreadable-title = Not a play
