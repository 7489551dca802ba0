# Why a move of draughts is refused: a title, the rule as a clause, and what the tried move does.
# The clause is followed by the article in brackets and a full stop.

takes-pieces = takes { $count }

draughts-refusal-title = { $reason ->
    [game-over] The game is over
    [not-a-playing-square] Not a playing square
    [no-piece-on-file] No piece there
    [no-piece] No piece there
    [not-yours] Not your piece
    [goes-nowhere] The piece stays where it is
    [ambiguous] Which capture?
    [not-on-a-line] Not along a line
    [occupied] The square is taken
    [man-moves-one-square] One square at a time
    [man-moves-back] Men do not move back
    [king-is-short] One square at a time
    [king-must-rest] This king has to wait
    [nothing-to-take] Nothing to take there
    [over-own-piece] Your own piece is in the way
    [jumped-twice] Not twice over the same piece
    [two-together] No room behind the piece
    [man-captures-back] Men do not capture back
    [man-captures-king] Men do not capture kings
    [too-far-to-capture] Too far away
    [lands-too-far] Right behind the piece
    [turns-back] Not straight back
    [crown-stops] The crown ends the move
    [not-yet-crowned] Not a king yet
    [must-capture] You must capture
    [not-finished] The capture goes on
    [lands-where-it-ends] Land where it goes on
    [lands-far-behind-a-king] Right behind the king
    [must-take-the-most] Take the most pieces
    [must-take-with-the-king] Capture with a king
    [must-take-the-most-kings] Take the most kings
    [kings-earliest] Kings first
    [must-take-the-most-value] Take the most value
    [nothing-to-huff] Nothing to huff
    [cannot-huff] Not this piece
    [no-huff-here] No huff in these rules
   *[unexplained] Not a legal move
}

why-game-over = The game is over, and no more moves are made
why-not-a-playing-square = { $square } is not a square that is played on
why-no-piece-on-file = None of your pieces on the { $file } file can go there
why-no-piece = There is no piece on { $square }
why-not-yours = The piece on { $square } is your opponent’s
why-goes-nowhere = The move ends on { $square }, where it began
why-ambiguous = Several captures fit, so the whole route is needed: { $moves }
why-not-on-a-line = No { $lines ->
    [diagonal] diagonal
    [diagonal-captures-also-straight] line of playing squares
   *[straight] row or column
} leads from { $from } to { $to }
why-occupied = A { $kind ->
    [man] man
   *[king] king
} already stands on { $square }
why-man-moves-one-square = The man on { $from } moves one square at a time
why-man-moves-back = The man on { $from } does not move back
why-king-is-short = The king on { $from } moves one square at a time
why-king-must-rest = The king on { $king } has made { SPELL($limit) } { $limit ->
    [one] move
   *[other] moves in a row
}, so another piece has to move first
why-nothing-to-take = There is nothing to take between { $from } and { $to }
why-over-own-piece = Your own piece on { $square } cannot be jumped
why-jumped-twice = The piece on { $square } has been jumped in this move already and cannot be jumped again
why-two-together = The piece on { $over } cannot be jumped, because another one stands right behind it on { $behind }
why-man-captures-back = The man on { $from } does not capture back, so it cannot take { $over }
why-man-captures-king = A man may not take the king on { $square }
why-too-far-to-capture = The { $kind ->
    [man] man
   *[king] king
} on { $from } takes only a piece next to it, and { $over } is too far away
why-lands-too-far = Having taken { $over }, the piece lands right behind it, on { $landing }
why-turns-back = On { $square } the capture may go on or turn aside, but not turn straight back
why-crown-stops = On { $square } the man becomes a king and its move ends; it acts as a king from its next move
why-not-yet-crowned = The man becomes a king on { $square } only if its move ends there, so it cannot go on as one
why-must-capture = Capturing is compulsory: { $play } is possible
why-not-finished = The capture goes on: from { $square } the piece on { $next } must be taken too
why-lands-where-it-ends = Having taken { $over }, the king must land where the capture goes on, as on { $landing }
why-lands-far-behind-a-king = A capture that ends with the king on { $over } ends right behind it, on { $landing }
why-takes-too-few = You must take { SPELL($most) } pieces: { $play } is possible
why-not-with-the-king = Of equal captures, one by a king comes before one by a man: { $play } is possible
why-takes-too-few-kings = Of equal captures, the one that takes the most kings comes first: { $play } takes { SPELL($most) } { $most ->
    [one] king
   *[other] kings
}
why-kings-too-late = Of equal captures, the one that takes a king sooner must be chosen: with { $play } the king is already piece number { $place }
why-takes-too-little = You must take the most value, here { $most }: { $play } is possible
why-nothing-to-huff = The piece on { $square } cannot be huffed: your opponent’s last move passed over no capture
why-cannot-huff = The piece on { $square } could not have captured, so it cannot be huffed, only { $huffable }
why-no-huff-here = The piece on { $square } cannot be huffed: these rules know no huff
why-unexplained = The move is not among the legal ones

tried-captures-nothing = Your move captures nothing.
tried-takes = Your move takes { SPELL($taken) }.
tried-with-a-man = Your move captures with a man.
tried-takes-kings = Your move takes { $taken ->
    [0] none.
   *[other] { SPELL($taken) }.
}
tried-takes-a-man-there = Your move takes a man there.
tried-takes-haul = Your move takes { $taken }.
unreadable-move-title = Not a move
why-unreadable-move = “{ $text }” cannot be read as a move; write for example { $example }
