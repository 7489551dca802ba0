# What stands on the card of a game in the list of games: two facts, in few words.

card-half = { $shade ->
    [dark] Dark
   *[light] Light
} squares, { $range ->
    [short] short king
   *[flying] flying king
}
card-all = All squares, { $range ->
    [short] short king
   *[flying] flying king
}
card-large = { $side }×{ $side }, { $range ->
    [short] short king
   *[flying] flying king
}
card-lines = { $lines ->
    [diagonal] Along diagonals
    [diagonal-captures-also-straight] Captures also straight
   *[straight] Along rows and columns
}
card-man-captures = { $ways ->
    [not-backward] Men never capture back
   *[any-way] Men capture backward too
}
card-man-against-king = { $power ->
    [captures] Men take kings too
   *[powerless] Men can’t take kings
}
card-king-capture = { $capture ->
    [adjacent] Kings capture close by
    [anywhere] Kings capture from afar
    [right-behind] Kings land right behind
   *[right-behind-a-last-king] Stops behind a last king
}
card-continuation = { $continuation ->
    [whole-sequence] Captures go to the end
    [while-landing-offers] Free landing square
   *[may-stop] A capture may stop early
}
card-removal = { $removal ->
    [after-the-move] Pieces leave afterwards
   *[at-once] Pieces leave at once
}
card-compulsion = { $compulsion ->
    [forced] Must capture
   *[huff] With the huff
}
card-choice-free = Free choice of capture
card-preference = { $preference ->
    [most-pieces] Must take the most
    [with-king] Kings capture first
    [most-kings] Must take most kings
    [kings-earliest] Must take kings early
   *[most-value] Must take most value
}
card-most-then-kings = Most pieces, then kings
card-like = Like { $name }
card-like-on-board = { $name } on { $side }×{ $side }
card-promotion = { $promotion ->
    [at-end-of-move] Crown at the end of a move
    [stops-the-move] The crown ends the move
   *[in-passing] Crown in passing
}
card-goal = { $goal ->
    [normal] Take or block all
    [losing] Lose all to win
   *[breakthrough] First king wins
}

bg-length-short = { $length ->
    [game-or-points] one game, or points kept
    [match] a match to an agreed number of points
   *[match-or-money] a match, or money play
}
bg-cube-use-short = { $cube ->
    [optional] the cube may be left out
   *[always] always with the cube
}
