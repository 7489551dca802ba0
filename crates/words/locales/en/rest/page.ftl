# What only the page says, and only with the rest of its box: the house-rules form, why a turn is the best one.

form-group = { $group ->
    [board] Board
    [moving] Moving
    [capturing] Capturing
   *[ending] Ending
}
form-row = { $row ->
    [board-size] Size of the board
    [board-squares] Squares played on
    [board-corner] Corner played on, as each side sees it
    [repetition] Draw by repetition
   *[king-moves] Draw by moves of kings only
}
form-help = { $draw ->
    [repetition] The same position so many times; with 0 repeating draws nothing.
   *[king-moves] Without a capture and without a man moved; with 0 there is no such draw.
}
form-unit = { $draw ->
    [repetition] times
   *[king-moves] moves each
}
form-squares = { $squares ->
    [dark] dark ones
    [light] light ones
   *[all] all
}
form-corner = { $corner ->
    [left] at the left
   *[right] at the right
}

why-only = It is the only legal turn.
why-wins = { $moves ->
    [one] It wins at once.
   *[other] It wins in { SPELL($moves) } moves, whatever the opponent does.
}
why-holds-out = Every move loses; this one holds out longest.
why-others-lose = Every other move loses.
why-loses = { $other } loses; this move does not.
why-pieces = After the expected replies ({ $line }) you stand { $pieces ->
    [one] one piece
   *[other] { SPELL($pieces) } pieces
} better than after { $other }.
why-king = A man of yours is crowned ({ $line }); after { $other } none is.
why-no-king = After { $other } the opponent would crown a man; here not.
why-squares = It wins no more pieces than { $other }, but after it your pieces stand better, by { $value } of a man.
why-better = It is { $value } of a man better than { $other }.
why-level = { $other } is worth the same.

why-play = It { $facts }. That makes it { $value } points a game better than { $other }.
why-play-plain = It is { $value } points a game better than { $other }.
why-hits = { $count ->
    [one] hits one more checker
   *[other] hits { SPELL($count) } more checkers
}
why-blots = { $count ->
    [one] leaves one fewer single checker
   *[other] leaves { SPELL($count) } fewer single checkers
}
why-point = makes the { $point } point
why-off = { $count ->
    [one] bears off one more checker
   *[other] bears off { SPELL($count) } more checkers
}
why-escapes = { $count ->
    [one] frees one more checker from the opponent’s home board
   *[other] frees { SPELL($count) } more checkers from the opponent’s home board
}
why-wins-more = wins { $percent } % more games
why-gammons = wins { $percent } % more gammons
why-fewer-gammons = loses { $percent } % fewer gammons
why-cube = { $choice ->
    [double] Doubling is worth { $better } points, rolling on { $worse }.
    [roll] Rolling on is worth { $better } points, doubling { $worse }.
    [take] Taking is worth { $better } points, dropping { $worse }.
   *[drop] Dropping is worth { $better } points, taking { $worse }.
}
