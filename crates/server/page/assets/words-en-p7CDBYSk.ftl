
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
bg-board = The board has 24 points in two rows of twelve, four quarters of six. The colours of the points alternate and mean nothing else. Each side has { $checkers } checkers and two dice.
bg-setup = Each side counts the points from its own end and sets up { $places }. Any number of checkers may stand on one point.
bg-setup-place = { SPELL($count) } on the { $point } point
bg-direction = Each side moves from high points to low ones, into its home board, which is points 1 to 6, and then off. The light checkers run clockwise, the dark ones anticlockwise; the board may also be set up mirrored.
bg-opening-roll = To begin, each side throws one die. The higher number moves first and plays both dice, its own and the opponent’s.
bg-opening-tie = If both dice show the same number, they are thrown again.
bg-later-rolls = From then on the sides take turns, and the side to move throws its two dice.
bg-open-point = A checker may land on an open point: an empty one, one with checkers of its own side, or one with a single opposing checker. Two or more opposing checkers hold a point: a checker may pass over it but never land there.
bg-two-numbers = Each number is a move of its own. Two checkers may take one number each, or one checker both, one after the other. In that case the point where it lands in between must be open, with the one number first or with the other.
bg-doubles = Two equal dice are played four times, by one to four checkers, in any split.
bg-compulsion = As many numbers as possible must be played: both, if any order allows it, or as many of a double as can be. If either number can be played but not both, it must be the larger. If only one can be played, it must be played. If none can be, the turn is lost.
bg-hit = A checker that lands on a single opposing checker hits it. The hit checker goes to the bar in the middle of the board.
bg-bar = While a side has a checker on the bar, none of its other checkers may move. A checker enters in the opponent’s home board, counted from the far end: a 1 enters on the 24 point, a 6 on the 19 point. The point must be open. If there are several on the bar, as many enter as the dice allow, and the rest of the turn is lost. Once all have entered, the numbers left over must be played as usual.
bg-bear-off = When all of a side’s checkers are in its home board, it may bear them off. A number takes a checker off the point of that number. If there is none on it, a checker from a higher point must be moved; if there is none higher either, a checker comes off the highest point that has one.
bg-bear-off-inside = Moving inside the home board instead is always allowed. A checker that is hit in the meantime must come home before any other is borne off.
bg-win = The first side to bear off all { $checkers } checkers wins the game.
bg-win-sizes = A win counts one point. If the loser has borne off no checker, it is a gammon and counts two. If moreover the loser has a checker on the bar or in the winner’s home board, it is a backgammon and counts { SPELL($worth) }. The points are multiplied by the number on the cube.
bg-cube = The cube begins in the middle with the value 1. On its turn, before throwing, a side may double. The opponent either refuses and loses the game at its value so far, or accepts: then the value doubles and the cube belongs to the side that accepted, which alone may double next. There is no upper limit.
bg-dice-handling = Dice are shaken in a cup and thrown so that they roll freely; they must come to rest flat on the board, easy to read. A throw that fails this does not count and is thrown again. It matters where people throw real dice and type them in.
bg-length = { $length ->
    [game-or-points] Play one game, or several games with the points added up, for as long as you like.
    [match] Play a match to a number of points agreed beforehand. Whoever reaches or passes it first wins.
   *[match-or-money] Play a match to a number of points agreed beforehand, which is won by reaching or passing it, or play for money, game after game for as long as you like.
}
bg-length-short = { $length ->
    [game-or-points] one game, or points kept
    [match] a match to an agreed number of points
   *[match-or-money] a match, or money play
}
bg-cube-use = { $cube ->
    [optional] The cube belongs to playing for points. It may be left in the box.
   *[always] The cube is always played with.
}
bg-cube-use-short = { $cube ->
    [optional] the cube may be left out
   *[always] always with the cube
}
bg-crawford = { $crawford ->
    [none] There is no Crawford rule: the cube may be turned in every game.
   *[in-matches] When a side first comes within one point of winning the match, the next game is played without the cube: the Crawford game. After it the cube is back.
}
bg-crawford-short = { $crawford ->
    [none] none
   *[in-matches] in every match
}
bg-jacoby = { $option ->
    [none] There is no Jacoby rule: a gammon always counts.
   *[option-of-money] In money play the sides may agree on the Jacoby rule: gammon and backgammon count as a single win unless the cube has been turned in that game.
}
bg-beavers = { $option ->
    [none] There are no beavers: a double is accepted or refused.
   *[option-of-money] In money play the sides may agree on beavers: a side that is doubled may double again at once and keep the cube. If raccoons are agreed on too, the doubler may answer that in the same way.
}
bg-option-short = { $option ->
    [none] none
   *[option-of-money] an option of money play
}
bg-resignation = A side may give the game up as a single win, a gammon or a backgammon for the opponent, times the cube. The opponent accepts or refuses. After a refusal only a larger offer may be made in the same turn.
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
bg-outcome-contest = { $winner ->
    [light] Light
   *[dark] Dark
} wins { $high } to { $low }.
setup-too-many = { $seat ->
    [mover] The side to move
   *[other] The opponent
} has { $count } checkers; { $allowed } is the most.
setup-unequal = The side to move has { $mover } checkers and the opponent { $other }; both must have the same number.
setup-both-on-point = Checkers of both sides stand on the { $point } point.
setup-no-checkers = There are no checkers.
setup-both-won = Both sides have borne off all their checkers.
setup-both-shut-out = Both sides are on the bar against a closed board, which cannot happen.
terms-length = { $frame } does not know { $length ->
    [one-game] a single game
    [points-kept] points kept game after game
    [match] a match to a number of points
   *[money] money play
}.
terms-match-to-zero = A match goes to at least one point.
terms-cube-always = { $frame } is always played with the cube.
terms-jacoby = The Jacoby rule is for money play by the tournament rules.
terms-beavers = Beavers are for money play by the tournament rules.
draughts-reading = { $reading ->
    [king-captures-from-afar] The text says how far a king goes and leaves open whether that holds for captures. It is read to hold: a king also captures from afar.
    [moves-by-each-side] The text counts moves in a row without saying whose. They are counted for each side.
    [square-numbers] The text does not number the squares. Here they are numbered row by row from Black’s side, so that White’s men stand on the highest numbers.
    [thirty-two-squares] The English text gives the board 34 light squares. There are 32: a misprint.
    [no-huff-in-translation] The Portuguese and Spanish texts say that there is no huff. The English one has lost that sentence in translation; there is none here either.
    [landing-is-free] The English text leaves the choice of capture to the player. It is read so: the choice is free, among landing squares as well; but where the square landed on offers another capture, the move goes on.
    [light-corner-at-the-right] The leaflet plays on the light squares and does not say how the board lies. On a board laid in the usual way, with a light corner at the right, the long light diagonal starts at each player’s right.
    [men-capture-kings] Nothing in the text keeps a man from capturing a king, so it may.
    [kings-land-like-men] For captures the text sends kings to the rule for men. It is read so: a king captures from any distance, and lands right behind the piece as a man does.
    [capture-may-stop] The text says that a capture can go on, and leaves open what and how much to take. So it may stop after any jump.
    [removal-after-the-move] The text does not say when captured pieces come off. They come off after the move: otherwise the ban on jumping a piece twice would mean nothing.
    [the-huff] The text says only that the opponent may take the piece off. Chosen here: any piece that could have captured may be huffed, a king too; the huff is not a move; the right lapses with the next move.
    [repetition-added] No draw is printed. The draw by repetition is added so that a game can end; house rules may leave it out.
    [outside-the-excerpt] Articles 5 and 6 are the part in the box. This point comes from the rest of the federation’s rules.
    [secondary-source] The number of moves comes from a secondary source, not from the federation’s own text.
    [claimed-there-automatic-here] In the text a player has to claim this draw; here it comes by itself.
    [as-in-the-international-game] The text has no such draw. It is taken over from the international game.
    [as-in-the-sixty-four-games] The text has no such draw. It is taken over from the FMJD’s rules for the games on 64 squares.
    [repetition-is-no-progress] The text calls it a draw when neither side can win. That is read as the same position for the third time.
    [two-moves-to-win] The text calls one king against one a draw at once unless it can be won by force. Two moves by each side are left to do it.
   *[one-piece-each] One piece against one is a draw unless one of them is taken at once.
}
outcome-no-piece = { $winner ->
    [white] White
   *[black] Black
} wins: { $bare ->
    [white] White
   *[black] Black
} has no piece left.
outcome-no-move = { $winner ->
    [white] White
   *[black] Black
} wins: { $stuck ->
    [white] White
   *[black] Black
} cannot move.
outcome-broke-through = { $winner ->
    [white] White
   *[black] Black
} wins with the first king.
outcome-draw-repetition = Draw: the same position has come up { SPELL($times) } times.
outcome-draw-king-moves = Draw: { $moves } moves by each side with kings only, without a capture.
outcome-draw-small-force = Draw: few pieces left, and { $moves } more { $moves ->
    [one] move
   *[other] moves
} by each side.
outcome-draw-standstill = Draw: { $moves } moves by each side without a capture and without a new king.
flaw-off-the-board = A piece stands off the board.
flaw-two-on-one-square = Two pieces stand on { $square }.
flaw-crown-on-nothing = There is a crown on { $square }, but no piece.
flaw-uncrowned-man = The man on { $square } stands where it would have become a king.
flaw-nothing-to-huff = There is no piece to huff on { $square }.
flaw-no-such-king-run = The count of king moves does not fit the king on { $square }.
contradiction-lines = Straight lines need a board on which every square is played on; diagonals need every other square.
contradiction-board = Every square can be played on only on the 8×8 board.
contradiction-placing = The men must fill at least one row and leave at least one free row in between.
contradiction-short-king = A king that moves one square cannot capture from afar.
contradiction-huff-precedence = A huff does not enforce which capture is made, so no capture can come first.
contradiction-stopping-precedence = Where a capture may stop after any jump, no capture can be bound to take the most.
contradiction-preference-twice = “{ $preference }” stands twice in the order.
contradiction-kings-earliest-not-last = “{ $preference }” only breaks ties, so it comes last in the order.
contradiction-draw-at-once = A draw must count at least one move, and a repetition two positions.
contradiction-no-patience = A king must be allowed at least one move.
refusal-text = { $rule } ({ $article }).
refusal-text-tried = { $rule } ({ $article }). { $tried }
refusal-sentence = { $rule }.
refusal-sentence-tried = { $rule }. { $tried }
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
why-kings-too-late = Of equal captures, the one that meets a king sooner comes first: { $play } takes a king as piece number { $place }
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
draughts-chapter = { $chapter ->
    [board] The board
    [moves] Moving
    [captures] Capturing
    [duty] The duty to capture
    [crown] The crown
    [end] The end of the game
   *[writing] Writing the game down
}
draughts-point = { $point ->
    [board] Board
    [placing] Setting up
    [first-mover] Who begins
    [lines] How men move
    [man-captures] How men capture
    [man-against-king] Men against kings
    [king-range] How kings move
    [king-capture] How kings capture
    [compulsion] Must one capture?
    [must-prefer] Which capture
    [continuation] How far a capture goes
    [removal] When captured pieces leave
    [reversal] Turning straight back
    [promotion] When a man becomes a king
    [king-patience] Rest for kings
    [goal] Who wins
    [draws] Draws
   *[notation] Notation
}
board-half = The board has { $side }×{ $side } squares, light and dark in turn. Only the { $count } { $shade ->
    [dark] dark
   *[light] light
} squares are played on. Turn the board so that each player has a { $shade ->
    [dark] dark
   *[light] light
} corner at the { $hand ->
    [left] left
   *[right] right
}.
board-half-short = { $side }×{ $side }, { $shade ->
    [dark] dark
   *[light] light
} squares, { $shade ->
    [dark] dark
   *[light] light
} corner at the { $hand ->
    [left] left
   *[right] right
}
board-all = The board has { $side }×{ $side } squares and all { $count } are played on; their colours mean nothing.
board-all-short = { $side }×{ $side }, all squares
placing-first-rows = Each side has { $men } men. They fill the playing squares of the { $rows ->
    [one] row
   *[other] { SPELL($rows) } rows
} nearest to their player.
placing-after-the-first = Each side has { $men } men. The row nearest to the player stays empty; the men fill the next { $rows ->
    [one] row
   *[other] { SPELL($rows) } rows
}.
placing-first-rows-short = { $men } men on the first { $rows ->
    [one] row
   *[other] { SPELL($rows) } rows
}
placing-after-the-first-short = { $men } men on { $rows ->
    [one] one row
   *[other] { SPELL($rows) } rows
}, the first left empty
first-mover = { $side ->
    [white] White
   *[black] Black
} moves first. Then the sides move in turn, one move each; nobody may pass.
first-mover-short = { $side ->
    [white] White
   *[black] Black
} begins
man-moves = { $lines ->
    [straight] A man moves one square straight forward or sideways onto an empty square. It never moves back.
   *[diagonal] A man moves one square diagonally forward onto an empty square. It never moves back.
}
lines-short = { $lines ->
    [diagonal] along diagonals
    [diagonal-captures-also-straight] moves along diagonals, captures also straight
   *[straight] along rows and columns
}
king-moves = { $range ->
    [short] A king moves one square, { $lines ->
        [straight] straight in any direction
       *[diagonal] along any diagonal, forward or back
    }, onto an empty square.
   *[flying] A king moves as far as it likes over empty squares { $lines ->
        [straight] along a row or a column
       *[diagonal] along a diagonal, forward or back
    }.
}
king-range-short = { $range ->
    [short] one square
   *[flying] any distance
}
king-patience-limited = While its side still has a man, one and the same king may make at most { SPELL($moves) } { $moves ->
    [one] move
   *[other] moves
} in a row without capturing. Then another piece of that side has to move, or the king has to capture.
king-patience-unlimited = One king may keep moving as long as its player likes.
king-patience-limited-short = { $moves } { $moves ->
    [one] move
   *[other] moves
} in a row at most
king-patience-unlimited-short = no limit
man-captures = A man captures an opposing piece next to it by jumping over it onto the empty square right behind. { $ways ->
    [not-backward] { $lines ->
        [straight] It jumps forward or sideways, never back.
        [diagonal-captures-also-straight] It jumps forward, diagonally or straight, or sideways, never back. Along a row or a column the next playing square counts as the neighbour, so it jumps over a piece two squares away and lands four squares away.
       *[diagonal] It jumps diagonally forward only.
    }
   *[any-way] { $lines ->
        [straight] It jumps straight in any direction, back as well.
        [diagonal-captures-also-straight] It jumps in all eight directions, diagonally and straight. Along a row or a column the next playing square counts as the neighbour, so it jumps over a piece two squares away and lands four squares away.
       *[diagonal] It jumps diagonally forward and back.
    }
}
man-captures-short = { $ways ->
    [not-backward] never back
   *[any-way] in every direction
}
man-against-king = { $power ->
    [captures] A man may capture a king as well as a man.
   *[powerless] A man may capture men only, never a king.
}
man-against-king-short = { $power ->
    [captures] men may capture kings
   *[powerless] men may not capture kings
}
king-capture-adjacent = A king captures an opposing piece next to it, in any direction, and lands on the empty square right behind it.
king-capture-anywhere = A king captures an opposing piece at any distance along a free line, if the square behind the piece is empty. It may land on any empty square behind it, up to the next piece.
king-capture-right-behind = A king captures an opposing piece at any distance along a free line, if the square behind the piece is empty. It lands on that square, right behind the piece.
king-capture-right-behind-a-last-king = A king captures an opposing piece at any distance along a free line, if the square behind the piece is empty. It may land on any empty square behind it, up to the next piece. But if the last piece taken in the move is a king, it must land right behind that king.
king-capture-short = { $capture ->
    [adjacent] the neighbour, landing right behind
    [anywhere] from afar, landing anywhere behind
    [right-behind] from afar, landing right behind
   *[right-behind-a-last-king] from afar, landing right behind a king taken last
}
several-are-one-move = A capture of several pieces by one piece is a single move, jump after jump.
continuation-whole = If another capture is possible from where the piece lands, the capture goes on, to the end. Of several landing squares one must be chosen from which it can go on, where there is one.
continuation-whole-close = If another capture is possible from where the piece lands, the capture goes on, to the end.
continuation-while-landing-offers = If another capture is possible from the square where the piece lands, the capture goes on. But the landing square itself is free: a king may land where its capture ends, although another square would let it go on.
continuation-may-stop = If another capture is possible from where the piece lands, it may go on, but it may also stop after any jump.
continuation-short = { $continuation ->
    [whole-sequence] to the end
    [while-landing-offers] to the end, the landing square free
   *[may-stop] it may stop after any jump
}
bans = What cannot be jumped
bans-own = One’s own pieces are never jumped.
bans-room = A piece cannot be jumped when another stands right behind it on the same line, or the edge of the board.
bans-twice = The same piece is not jumped twice in one move. An empty square may be crossed more than once.
bans-at-once = An empty square may be crossed more than once in one move.
removal-after = Captured pieces stay on the board until the whole capture is made; only then are they taken off. Until then they stand in the way.
removal-at-once = Each captured piece is taken off as soon as it is jumped, and its square is free at once.
removal-short = { $removal ->
    [after-the-move] after the whole move
   *[at-once] at once, jump by jump
}
carrying-out = How a capture is carried out
carrying-out-shown = The capture is shown jump by jump: the capturing piece touches every square it lands on and stays on the last one. Its move is over when the player lets go of it, at the end or on the way.
carrying-out-removed = Only then do the captured pieces come off, in the order of capture or in reverse order. With the last of them off, the capture is complete.
carrying-out-put-right = A capture that was not clearly shown, or pieces taken off out of order, are put right if the opponent asks.
reversal-forbidden = In a capture of several pieces the next jump may go on or turn aside, but not turn straight back along the line of the last one.
reversal-allowed = In a capture of several pieces the next jump may go any way, straight back as well.
reversal-short = { $reversal ->
    [allowed] allowed
   *[forbidden] forbidden
}
compulsion-forced = Capturing is compulsory: whoever can capture must. There is no huff.
huff-duty = Whoever can capture should. But the duty has no other guard than the huff: a move that captures nothing is legal even so.
huff-right = If a player could capture and made a move without capturing, the opponent may, before moving, take one of the pieces that could have captured off the board: this is the huff. Which one is the opponent’s choice. If the piece that could have captured is the one that moved, it is taken from where it stands now, crowned or not.
huff-is-no-move = A huff is not a move: after it the huffing side moves as usual. Moving without huffing lets the right go.
huff-after-capture = After any capture, even one that stopped short, there is nothing to huff.
huff-last-piece = Huffing the opponent’s last piece wins at once.
compulsion-short = { $compulsion ->
    [forced] compulsory
   *[huff] compulsory on pain of the huff
}
choice-title = Free choice
choice-free = Of several captures the player is free to make any, also one that takes fewer pieces.
choice-free-huff = Of several captures the player is free to make any.
choice-free-short = free choice
choice-then-free = If captures are still equal after this, the player chooses.
preference-title = { $preference ->
    [most-pieces] The most pieces
    [with-king] With a king
    [most-kings] The most kings
    [kings-earliest] Kings first
   *[most-value] The most value
}
prefer-most-pieces = { $rank ->
    [1] Of several captures
   *[other] Of captures that are still equal
}, one that takes the most pieces must be made. A man and a king count alike.
prefer-with-king = { $rank ->
    [1] Of several captures
   *[other] Of captures that are still equal
}, one that is made by a king must be made rather than one by a man.
prefer-most-kings = { $rank ->
    [1] Of several captures
   *[other] Of captures that are still equal
}, one that takes the most kings must be made.
prefer-kings-earliest = { $rank ->
    [1] Of several captures
   *[other] Of captures that are still equal
}, compare them piece by piece in the order of capture: at the first difference, the one that takes a king there must be made.
prefer-most-value = { $rank ->
    [1] Of several captures
   *[other] Of captures that are still equal
}, one that takes the most value must be made. A king counts more than one man and less than two; two kings count more than three men and less than four, and so on.
preference-short = { $preference ->
    [most-pieces] most pieces
    [with-king] with a king
    [most-kings] most kings
    [kings-earliest] kings earliest
   *[most-value] most value
}
promotion-at-end = A man that ends its move on the row farthest from its player becomes a king. One that only passes over that row in the middle of a capture stays a man.
promotion-stops = A man that reaches the row farthest from its player becomes a king and its move ends there, even in the middle of a capture. It acts as a king from its next move.
promotion-in-passing = A man that reaches the row farthest from its player becomes a king at once. In the middle of a capture it goes on capturing as a king, if it can.
promotion-short = { $promotion ->
    [at-end-of-move] when the move ends on the last row
    [stops-the-move] on the last row, where the move ends
   *[in-passing] on the last row, going on as a king
}
crowning = A king is marked by a second piece of its colour, one that was captured, set on top of it{ $by ->
    [opponent] ; the opponent sets it
   *[anyone] {""}
}. If none has been captured yet, the man is a king all the same.
goal-normal = A side that has no piece left, or that cannot move on its turn, has lost.
goal-losing = The game is played to lose: a side that has no piece left, or that cannot move on its turn, has won.
goal-breakthrough = The first to get a king wins. A side that has no piece left, or that cannot move on its turn, has lost.
goal-short = { $goal ->
    [normal] take or block everything
    [losing] lose everything
   *[breakthrough] get the first king
}
draw-repetition = The game is a draw when the same position, with the same side to move, has come up { SPELL($times) } times.
draw-king-moves = The game is a draw after { $moves } moves in a row by each side with kings only: no capture, and no man moved.
draw-endgame = The game is a draw when one side has { $strong } and the other { $weak }{ $refuge ->
    [long-diagonal] {" "}on the long diagonal
   *[anywhere] {""}
}, and each side has then made { $moves } { $moves ->
    [one] move
   *[other] moves
}, whatever is moved.
draw-endgames = When few pieces are left, the game is a draw after a number of moves by each side, whatever is moved:
draw-endgame-row = { $strong } against { $weak }{ $refuge ->
    [long-diagonal] {" "}on the long diagonal
   *[anywhere] {""}
}: { $moves } { $moves ->
    [one] move
   *[other] moves
} each
draw-standstill = The game is a draw when both sides have a king, { $pieces } are left in all, and each side has made { $moves } moves without a capture and without a new king.
draw-agreement = The players may agree on a draw at any time.
draw-agreement-only = Nothing ends the game in a draw but the players’ agreement.
draw-title = { $draw ->
    [repetition] The same position again
    [king-moves] Kings without progress
    [endgame] Few pieces left
    [standstill] Nothing taken, nothing crowned
   *[agreement] By agreement
}
draw-repetition-short = same position { $times } times
draw-king-moves-short = { $moves } king moves each
draw-endgame-short = { $strong } against { $weak }{ $refuge ->
    [long-diagonal] {" "}on the long diagonal
   *[anywhere] {""}
}, { $moves } { $moves ->
    [one] move
   *[other] moves
} each
draw-standstill-short = { $pieces } in all, { $moves } moves each without capture or new king
draws-none-short = by agreement only
force-kings = { SPELL($kings) } { $kings ->
    [one] king
   *[other] kings
}
force-men = { SPELL($men) } { $men ->
    [one] man
   *[other] men
}
force-kings-or-more = { SPELL($kings) } or more kings
force-up-to-kings = at most { SPELL($kings) } { $kings ->
    [one] king
   *[other] kings
}
force-kings-between = { SPELL($least) } to { SPELL($most) } kings
force-men-or-more = { SPELL($men) } or more men
force-up-to-men = at most { SPELL($men) } { $men ->
    [one] man
   *[other] men
}
force-men-between = { SPELL($least) } to { SPELL($most) } men
force-any-men = any number of men
force-pieces = { SPELL($pieces) } { $pieces ->
    [one] piece
   *[other] pieces
}
force-pieces-or-more = { SPELL($pieces) } or more pieces
force-pieces-or = { SPELL($least) } or { SPELL($most) } pieces
force-pieces-between = { SPELL($least) } to { SPELL($most) } pieces
force-with-a-king = { $pieces } (a king among them)
notation-numbers = The playing squares are numbered from 1 to { $count }, row by row, beginning at the { $corner ->
    [top-left] far left as White sees the board
    [top-right] far right as White sees the board
    [bottom-left] near left as White sees the board
   *[bottom-right] near right as White sees the board
}. Letters from a, counted from White’s left, and row numbers from White’s side are understood as well.
notation-letters = Squares are named by a letter, from a at White’s left, and the number of the row, from 1 at White’s side. Numbers from 1 to { $count } are understood as well.
notation-moves = A move is written { $step }; a capture names every square on which the piece lands: { $capture }.
notation-huff = A huff is written before the move: { $huff }.
notation-short = { $writing ->
    [numbers] numbers
   *[letters] letters and numbers
}
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
file-at-column = line { $line }, column { $column }: { $what }
file-at-text = game { $game } ({ $text }): { $what }
file-quoted = “{ $found }”: { $why }
file-too-deep = Variations are nested more than { $most } deep.
roll-form = A roll is two dice, such as 31 or 3-1.
roll-no-such-face = A die shows 1 to 6, not { $found }.
play-empty = The play is empty; write { $written } for a lost turn.
play-move = “{ $text }” is not a move such as 13/8 or bar/20*.
play-place = “{ $text }” is not a point from 1 to 24, bar or off.
play-count = “{ $text }” is not a number of checkers from 1 to 4.
play-too-many = A play has at most four moves.
id-empty = A position is missing: give an XGID or a position ID.
id-match-alone = This is a match ID, which says nothing of the checkers: put a position ID and a colon before it.
id-too-many-parts = A position is an XGID, a position ID, or a position ID and a match ID; this has { $found } parts.
id-length = { $id ->
    [position] A position ID
   *[match] A match ID
} has { $wanted } characters, this has { $found }.
id-character = Character { $place } of the { $id ->
    [position] position ID
   *[match] match ID
} is “{ $found }”, which Base64 does not know.
id-bits = The position ID does not name every point once.
id-cube-owner = The match ID does not say where the cube lies.
id-state = The match ID says that the game is in state { $found }, and there are only 0 to 4.
id-dice = The match ID has the dice { $first } and { $second }, which nobody can throw.
id-unused-bits = The match ID has bits set that mean nothing.
id-cube-too-high = A match ID cannot name a cube doubled { $found } times; { $most } is the most.
id-too-many-points = A match ID cannot name { $found } points; { $most } is the most.
xgid-fields = An XGID has 10 fields between colons (or 9, without the highest cube), this has { $found }.
xgid-board-length = The board of an XGID has 26 places, this has { $found }.
xgid-board-character = Place { $place } of the XGID’s board is “{ $found }”, but only -, A to O and a to o mean something.
xgid-wrong-bar = The first place of an XGID’s board is the bar of the small letters, the last one that of the capitals.
xgid-value = The { $field ->
    [board] board
    [cube] cube
    [cube-owner] cube owner
    [turn] turn
    [dice] dice field
    [bottom-score] bottom player’s score
    [top-score] top player’s score
    [rule] rule flag
    [match-length] match length
   *[highest-cube] highest cube
} of an XGID must be { $values ->
    [number] a whole number
    [up-to] a number from 0 to { $most }
    [player] 1 or -1
    [player-or-nobody] 1, 0 or -1
    [crawford] 0 or 1 in a match
   *[dice] two dice such as 52, 00 before the roll, or D, B or R
}.
sgf-no-tree = There is no “{ $opening }”, so this is no SGF file.
sgf-unclosed = The { $what ->
    [value] value
   *[tree] game tree
} that starts here is never closed.
sgf-unexpected = “{ $found }” cannot stand here.
sgf-no-value = The property { $name } has no value in brackets.
sgf-other-game = GM[{ $found }] is another game; backgammon is GM[6].
sgf-number = “{ $found }” is no number, or too large a one.
sgf-move = “{ $found }” is no move: that is two dice and pairs of letters, or a word ({ $words }).
sgf-side = “{ $found }” is neither B nor W.
sgf-point = “{ $found }” is no point, which is a letter from a to z.
sgf-unknown-board = Single points are changed here in a position that the file does not tell.
cube-value = “{ $found }” is no value of the cube, which shows 2, 4, 8 and so on.
mat-no-match-length = There is no line such as “{ $example }”, so this is no .mat file.
mat-game-before-match = A game begins before a line such as “{ $example }”.
mat-no-names = This game has no line such as “{ $example }” below it.
mat-names = A game begins with a line such as “{ $example }”, not with “{ $found }”.
mat-number = { $found } is too large a number.
mat-word = “{ $found }” is no roll, no move and no turn of the cube.
mat-move-without-roll = The move { $found } has no roll before it.
mat-wins = { $word } needs a number of points.
mat-third-entry = A row has two entries, one for each player.
mat-after-the-end = The game goes on although it has been won.
fen-wrong = { $kind ->
    [empty] The position is empty
    [no-side-to-move] The side to move must be W or B
    [unknown-section] A section must begin with W or B
    [white-twice] White’s pieces are given twice
    [black-twice] Black’s pieces are given twice
    [no-square] A square is missing
    [not-a-square] This is not a square of this board
    [range-backwards] The range runs backwards
    [square-twice] Two pieces stand on one square
    [bad-king-run] A king run is written like W33/2
   *[trailing] Nothing should follow here
} (character { $column }).
draughts-not-a-move = “{ $text }” is not a move: write two squares or more, as 21-17, 22x15x8 or c3-d4.
pdn-unclosed = The { $what ->
    [tag] tag
    [comment] comment
    [parenthesis] parenthesis
   *[setup] set-up
} that opens here is never closed with { $mark }.
pdn-stray-close = This { $mark } closes nothing.
pdn-too-long = A single tag, comment or word here is over a mebibyte long.
pdn-game-too-long = The game that starts here is over 16 mebibytes long.
pdn-not-a-tag = “{ $text }” is not a tag: a tag is a name and a quoted value.
pdn-not-a-move = “{ $text }” is neither a move nor a move number nor a result.
pdn-not-a-glyph = “{ $text }” is not a glyph: $ and a number from 0 to 255.
pdn-not-a-setup = “{ $text }” is not a set-up: it reads { $example }.
pdn-utf16 = The file is UTF-16: save it as UTF-8 or Latin-1.
file-result-otherwise = The file gives the result { $written }, but on the board it is { $board }.
file-two-results = The tag Result says { $tag }, but the game ends with { $end }.
house-syntax = This is not TOML: “{ $why }”.
house-no-parent = House rules must name a parent, as in { $example }.
house-unknown-key = There is no point “{ $key }”: it can be { $allowed }.
house-unknown-key-near = There is no point “{ $key }”; did you mean “{ $near }”?
house-unknown-value = { $key } cannot be “{ $value }”: it is { $allowed }.
house-wrong-kind = { $key } must be { $wanted ->
    [text] a text in quotes
    [list] a list in square brackets
    [table] a table of several values
    [small-number] a small number
    [moves] a number of moves
    [moves-or-unlimited] a number of moves, or “unlimited”
    [times] a number of times
    [bounds] a number, [at least], or [at least, at most]
    [game-type] a PDN game type, or “none”
   *[forms] { $forms }
}.
house-twice = { $key } and { $other } are the same point: give one of them.
house-too-many = { $key } has room for { $most } entries.
house-name-too-long = A name has at most { $most } bytes, this one has { $found }.
house-bad-id = The id “{ $id }” must be of small letters, digits and hyphens, and not empty.
house-game-type = PDN game type { $number } is played on another board.
house-contradiction = The rules contradict themselves: { $why }
house-clash = { $clash ->
    [long-diagonal] Where all squares are played on there is no long diagonal to choose
    [force-too-large] A draw rule names more pieces than a side has
   *[force-upside-down] A draw rule asks for at least more pieces than at most
}.
rule-set-ambiguous = “{ $asked }” can mean { $fits }.
rule-set-none = No rule set is called “{ $asked }”.
rule-set-none-near = No rule set is called “{ $asked }”; did you mean { $near }?
rule-set-which-one = { $game ->
    [draughts] Draughts
   *[backgammon] Backgammon
} is played by many rules: name one, such as { $example }.
rule-set-no-such-goal = “{ $asked }” is no goal: a draughts id may end with { $goals }.
rule-set-one-goal = Backgammon has no { $goals }.
rule-set-house-by-name = House rules are given by their file, not by their name.
open-terms = The terms belong to another game.
open-games = A contest has 1 to { $most } games.
open-no-dice = It is not said where the dice come from.
open-too-long = { $what ->
    [name] The name of a player has more than { $most } bytes
    [start] The starting position has more than { $most } characters
    [remarks] There are more than { $most } remarks on the game
   *[remark] A remark on the game has more than { $most } bytes
}.
open-too-many-pieces = A side has more than { $most } pieces.
open-over = The game is over in this position.
open-other-length = The position is of a match to { $points } points, which is not what is played here.
open-match-over = At { $light } to { $dark } the match to { $points } is over already.
open-no-crawford = There is no Crawford game in this contest.
open-crawford-score = A score of { $light } to { $dark } in a match to { $points } does not fit the Crawford game.
open-cube-turned = The cube is at { $value }, but it is not in play in this game.
export-other-game = This format is for { $game ->
    [draughts] draughts
   *[backgammon] backgammon
}.
export-start = The game starts with a double or a resignation to be answered, which this format has no place for.
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
set-for-losing = { $name }, played to lose
set-for-breakthrough = { $name }, race to the crown
backgammon-frame = { $frame ->
    [xalingo] Xalingo backgammon
    [aquamarine] Aquamarine backgammon
   *[tournament] Tournament backgammon
}
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
   *[house] house rule
}
cite-article = { $source }, { $count ->
    [one] article
   *[other] articles
} { $numbers }
cite-rule = { $source }, { $count ->
    [one] rule
   *[other] rules
} { $numbers }
cite-heading = { $source }, “{ $heading }”
cite-heading-and-rule = { $source }, “{ $heading }” and { $count ->
    [one] rule
   *[other] rules
} { $numbers }
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
cite-text = { $language ->
    [pt] Portuguese text
    [es] Spanish text
   *[en] English text
}, { $place }
cite-bare-text = { $language ->
    [pt] Portuguese text
    [es] Spanish text
   *[en] English text
}
cite-bare-rule = rule { $number }
cite-bare-heading = “{ $heading }”
cite-places = { $source }, { $places }
cite-reading = { $citation }, as read here
cite-silent = { $source }: nothing printed
cite-borrowed = { $citation }, borrowed
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
unreadable-title = This cannot be read
expected = { $what ->
    [fen] A position in FEN, such as W:W31,32:B1,2
    [backgammon-id] An XGID, or an ID of GNU Backgammon
    [rule-set] A rule set that is known here
    [terms] Terms that these rules know
    [games] Games in MAT, SGF, PDN or our own format, with legal moves
   *[house-rules] House rules with a parent set
}
box-dice-missing = Dice are typed in at this table: give both numbers.
box-dice-not-typed = At this table the machine throws, with its proof.
box-resignation-declined = The computer declines: it still counts on winning more.
box-not-possible = This is not possible now.
why-only = It is the only legal turn.
why-wins = { $moves ->
    [one] It wins at once.
   *[other] It wins in { SPELL($moves) } moves, whatever the opponent does.
}
why-holds-out = Every move loses; this one holds out longest.
why-others-lose = Every other move loses.
why-loses = { $other } would lose; this does not.
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
record-at-line = line { $line }: { $what }
file-at-game = game { $game }: { $what }
file-at-entry = game { $game }, entry { $ply } ({ $text }): { $what }
record-empty = The record is empty.
record-line-too-long = The line has more than { $most } bytes.
record-too-long = The record has more than { $most } bytes.
record-not-json = This is not JSON, from column { $column } on.
record-not-an-object = A line has to be a JSON object.
record-no-seal = The line has no seal of 64 hexadecimal digits.
record-seal = The seal does not fit: this line was changed, or one was left out or moved.
record-not-a-record = This is no record of Tabuleiro.
record-version = The record has version { $found }; versions 1 to { $newest } can be read here.
record-member = Something in the line is missing or is not what it should be ({ $what }).
record-house-missing = The table of the house rules { $stated } is missing.
record-house-other = The rules are called { $stated }, but the table is that of { $found }.
record-unknown-event = No event is called “{ $name }”.
record-not-over = The line ends the game with { $stated }, but it goes on.
record-over-unsaid = The game ended here with { $found }, but the line does not say so.
record-over-otherwise = The line ends the game with { $stated }, but it ended with { $found }.
record-against-the-rules = The rules do not allow this.
file-no-rules = Nothing says by which rules this is played.
file-other-game = The rules that were asked for are of another game.
file-variation = This variation of the game is not known here.
file-hidden = The move is not written down, and the game goes on.
file-cube-value = The cube cannot be turned to this value here.
file-opens-with-double = A game cannot open with equal dice.
file-setup-in-the-middle = A position is set up in the middle of the game.
file-score = The score is not what the games before add up to.
file-crawford = This is the Crawford game where the file says it is not, or the other way round.
file-unfinished = The game breaks off, and another follows.
file-result = The game did not end as the file says.
file-points = The file gives { $written } points, but the game was worth { $actual }.
file-match-over = The match was already won.
record-in-order = Everything agrees.
record-contents = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $events ->
    [one] { $events } event
   *[other] { $events } events
}, { $moves } of them moves and decisions
record-score = Result: { $one } to { $two }, { $how ->
    [played] played to the end
    [flag-fell] on time
    [abandoned] the loser left
    [aborted] called off before both had moved
   *[stopped] stopped by the players
}.
record-past-draw = Play went on although the rules had ended a game in a draw.
record-rules-changed = The rules have changed since this record was begun: it was judged by today’s.
record-last-seal = Last seal: { $seal }
file-games-written = { $games ->
    [one] { $games } game
   *[other] { $games } games
} written to { $file }
file-replayed = { $games ->
    [one] { $games } game
   *[other] { $games } games
} by { $rules }, { $legal } without fault, { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
} played
file-at-move = game { $game }, move { $ply }, { $text }: { $what }
ended-huffed = { $winner ->
    [white] White
   *[black] Black
} wins: the last piece was huffed.
ended-resigned = { $winner ->
    [white] White
   *[black] Black
} wins: the opponent has resigned.
ended-agreed = Draw by agreement.
ended-flag = { $winner ->
    [white] White
    [black] Black
    [light] Light
   *[dark] Dark
} wins: the opponent’s time is up.
ended-abandoned = { $winner ->
    [white] White
    [black] Black
    [light] Light
   *[dark] Dark
} wins: the opponent has left the table.
ended-bg-resigned = { $winner ->
    [light] Light
   *[dark] Dark
} wins: the opponent has resigned.
table-refusal-title = Not now
table-other-game = This belongs to another game.
table-not-your-turn = It is the other side’s turn.
table-not-yours = This is for somebody else to do.
table-no-dice = This game is played without dice.
table-throw-needs-entry = A throw comes with its proof or is typed in; it is not a move.
table-throw-under-way = The dice are awaited, and nothing comes before them.
table-no-throw-awaited = There is nothing to throw now.
table-next-game-first = The game is over. Begin the next one first.
table-game-not-over = The game is not over yet.
table-over = Everything is over at this table.
table-resign-with-stake = Say for how much: a single game, a gammon or a backgammon.
table-no-draw = This game knows no draw.
table-offer-stands = { $offer ->
    [draw] A draw has been offered
    [takeback] A takeback has been offered
    [reseal] New dice have been offered
   *[adjournment] An adjournment has been offered
}, and that has to be answered first.
table-nothing-offered = There is no offer to answer.
table-own-offer = The offer is your own; your opponent answers it.
table-offered-already = This has been offered already. Make a move before offering it again.
table-nothing-to-take-back = Nothing can be taken back to there.
table-adjourned = Play is adjourned and has to be resumed first.
table-not-adjourned = Play is not adjourned.
table-flag-has-fallen = The time is up.
table-flag-stands = There is still time on the clock.
table-not-a-session = Only play for points or money is stopped, and only between two games.
table-time-runs-back = This is earlier than what came before it.
table-record-full = The record is full.
table-not-requested = Ask for the throw first: whoever throws binds himself to it.
table-not-agreed = The other side has not agreed to these new dice.
table-halted = The server is stopped. It goes on first.
table-not-halted = The server is not stopped.
table-not-begun = Not both players are here yet.
table-begun-already = Both players are here already.
table-too-late-to-abort = Both sides have moved: the game can be resigned, but no longer called off.
table-ready-already = You have said so already. Now it is for the other side.
table-rules-changed = The rules have changed since this table was opened. It can be looked at, but not played on.
table-later-version = A record of this version knows nothing of the kind.
table-lines-not-at-hand = The older lines of the record are not at hand.
table-not-drawn = No rule ends the game in a draw here.
table-variation-too-deep = Variations may lie only { $most } deep in one another.
table-note-too-long = A remark has at most { $most } bytes.
fault-at-roll = Roll { $roll }: { $what }
fault-in-header = At the beginning: { $what }
fault-version = the dice speak version { $found } of the protocol, which is not known here.
fault-chain-length = the number of secrets of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} is not allowed.
fault-roll-number = the entry says { $found }, but it is number { $expected }.
fault-entry-of-another-table = this table has no entries of this kind.
fault-tie-not-thrown-again = the opening was a tie and was not thrown again.
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
fault-missing = the secret of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} is missing.
fault-surplus = there is one secret of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} too many.
fault-may-not-be-absent = the secret of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} may not be left out.
fault-element = the secret of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} is not the one that was sealed before.
fault-exhausted = the secrets of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} are used up.
fault-seed-missing = the player’s own words are missing.
fault-seed-twice = the player’s own words have been added to this seal already.
fault-seed-length = the player’s own words are empty or too long.
fault-dice = the secrets give { $expected }, the entry says { $found }.
fault-chain-number = the new secrets of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} should have number { $expected }.
fault-renewal-waiting = new secrets of { $party ->
    [server] the machine
    [light] Light
   *[dark] Dark
} are waiting already.
fault-seal = the seal does not agree: something was changed here.
dice-report = { $rolls ->
    [one] { $rolls } roll
   *[other] { $rolls } rolls
}: { $proven } proven, { $absent } of them without the opponent’s secret; { $typed } typed in, { $void } void.
time-none = No clock.
time-fischer = { $start } for each side{ $increment ->
    [0] {""}
    [one] , and { $increment } second more after each move
   *[other] , and { $increment } seconds more after each move
}.
time-delay = { $reserve } in reserve for each side; at each move the clock waits { $delay ->
    [one] { $delay } second
   *[other] { $delay } seconds
}.
time-per-move = { $limit } for each move.
time-correspondence = { $days ->
    [one] One day
   *[other] { $days } days
} for each move.
span-minutes = { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
span-seconds = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}
seconds-left = { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
} left.
