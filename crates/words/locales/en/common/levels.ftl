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
    [expert] Looks at twenty thousand positions a move, and no longer slips.
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
    [learner] Seldom gives a piece away, but often overlooks pawns.
    [amateur] Sees what each of its moves lets you take, and often picks a middling one.
    [veteran] Chooses well among its own moves, but looks no further than what can be taken next.
    [club] Looks at nine hundred positions a move, with your replies, and no longer slips.
    [tournament] Looks at almost three thousand positions a move, two or three moves ahead.
    [expert] Looks at ten thousand positions a move, and sees short combinations.
    [master] Looks at a hundred thousand positions a move, and sees long combinations.
   *[champion] Looks at a million positions a move: the strongest.
}
