# What a rules page says around its articles, and the captions of its examples.

page-setup = The board at the start
page-example = Example
page-readings = What is decided here where the text is silent or unclear
page-reading-of = { $count ->
    [one] Article { $articles }
   *[other] Articles { $articles }
}
page-neighbours = How it differs from its neighbours
page-here = here
page-there = there
page-difference = { $label }: here { $here }; there { $there }.
page-colophon = This page was made by Tabuleiro from the table of rules that the program plays by. Each example was played through by the program when the page was made.
page-as-at-the-start = (The board as at the start.)
page-borne-off = Borne off: ○ { $light }, ● { $dark }
page-contents = Articles
page-reading-mark = T{ $number }

lead-draughts = A game for two. Each side has { $men } men on a board of { $side }×{ $side } squares. { $goal }
lead-house = House rules, based on: { $name }.
lead-backgammon = A game for two with { $checkers } checkers each, two dice a side, and a doubling cube. Bring all your checkers home and off the board before your opponent does.
pieces-legend = ○ white man, ◎ white king, ● black man, ◉ black king

example-moves = { $side ->
    [white] White
   *[black] Black
} to move. { $count ->
    [one] Only { $moves } is legal.
   *[other] Legal: { $moves }.
}
example-captures = { $side ->
    [white] White
   *[black] Black
} to move. { $count ->
    [one] Only one capture is legal: { $moves }.
   *[other] Legal captures: { $moves }.
}
example-refused = Not legal: { $play }.
example-nothing = { $side ->
    [white] White
   *[black] Black
} to move, and no move is legal. { $outcome }
example-crowned = After { $play } the piece on { $square } is a king.
example-stays-man = After { $play } the piece on { $square } is still a man.
example-after = After { $play }.
example-huff-missed = { $side ->
    [white] White
   *[black] Black
} could capture with { $could } and plays { $play } instead.
example-huff-offered = { $side ->
    [white] White
   *[black] Black
} may now huff { $huffable } before moving.
example-huff-done = { $side ->
    [white] White
   *[black] Black
} has huffed { $square } and now makes a move as usual.
example-numbers = The numbers of the squares.
example-letters = The names of the squares.
example-king-rested = The king on { $king } has just made { SPELL($moves) } { $moves ->
    [one] move
   *[other] moves in a row
}.

example-refused-play = Not legal: { $play }.
bg-example-opening-tie = Both throw { $number }: they throw again.
bg-example-opening = Light throws { $light }, Dark throws { $dark }: { $side ->
    [light] Light
   *[dark] Dark
} begins and plays { $roll }.
bg-example-roll = Light throws { $roll }.
bg-example-legal = Legal, among others: { $plays }.
bg-example-legal-all = { $count ->
    [one] Only { $plays } is legal.
   *[other] Legal: { $plays }.
}
bg-example-none = Nothing can be played: the turn is lost.
bg-example-cube = { $side ->
    [light] Light
   *[dark] Dark
} doubles and { $other ->
    [light] Light
   *[dark] Dark
} accepts: the cube shows { $value } and belongs to { $other ->
    [light] Light
   *[dark] Dark
}.
bg-example-cube-refused = { $side ->
    [light] Light
   *[dark] Dark
} cannot double again.
bg-example-dropped = If { $side ->
    [light] Light
   *[dark] Dark
} refused the double to { $value }, it would lose { $points } { $points ->
    [one] point
   *[other] points
}.
bg-example-finished = Light has borne off the last checker. With the cube at { $cube } the win counts { $points } { $points ->
    [one] point
   *[other] points
}: { $win ->
    [single] a single game, since Dark has borne off a checker.
    [gammon] a gammon, since Dark has borne off none.
   *[backgammon] a backgammon, since Dark has borne off none and has a checker on the bar or in Light’s home board.
}
