# The computer’s levels: what each is called, and what it sees.

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
level-draughts = { $level ->
    [novice] Sees the captures on the board, and hardly thinks beyond them.
    [beginner] Tells a good square from a bad one, but does not look ahead.
    [learner] Looks at your reply, and misses what comes after it.
    [amateur] Sees two moves ahead, and misses long captures.
    [veteran] Sees two moves ahead, now and then plays too fast.
    [club] Sees three moves ahead and rarely slips.
    [tournament] Sees four moves ahead and sets traps.
    [expert] Looks at ten thousand positions a move and makes no careless mistakes.
    [master] Sees combinations far ahead and plays endings well.
   *[champion] Plays as well as it can within about a second.
}
level-backgammon = { $level ->
    [novice] Moves by feel, leaves blots everywhere and doubles only late.
    [beginner] Leaves many shots and doubles only late.
    [learner] Knows the good points, but misjudges the danger; doubles only late.
    [amateur] Often picks the second-best play and overlooks shots.
    [veteran] Plays simple rolls well, hard ones by guess.
    [club] Makes an error every few rolls.
    [tournament] Plays soundly and errs in hard positions.
    [expert] Errs seldom, and seldom by much.
    [master] Nearly always finds a good play.
   *[champion] Looks at each of your next rolls before it plays.
}
