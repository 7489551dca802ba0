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
    [novice] Sees the captures on the board, and little else.
    [beginner] Mostly sees no further than its own move.
    [learner] Looks at your reply, and misses what comes after it.
    [amateur] Sees two moves ahead, but often plays at first sight.
    [veteran] Sees two moves ahead with your replies, and seldom plays too fast.
    [club] Sees three moves ahead and hardly ever slips.
    [tournament] Sees four moves ahead.
    [expert] Looks at ten thousand positions a move, and no longer slips.
    [master] Looks at a hundred thousand positions a move, and sees long combinations.
   *[champion] Looks at a million positions a move: the strongest.
}
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
    [learner] No longer gives pieces away at first sight, but looks no further than its own move.
    [amateur] Looks at your reply, but often plays at first sight.
    [veteran] Sees two moves ahead, and now and then plays too fast.
    [club] Sees two moves ahead with your replies, and seldom slips.
    [tournament] Sees three moves ahead and hardly ever slips.
    [expert] Looks at twelve thousand positions a move, and no longer slips.
    [master] Looks at a hundred thousand positions a move, and sees long combinations.
   *[champion] Looks at a million positions a move: the strongest.
}
