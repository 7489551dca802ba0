bans = What cannot be jumped
bans-at-once = An empty square may be crossed more than once in one move.
bans-own = One’s own pieces are never jumped.
bans-room = A piece cannot be jumped when another stands right behind it on the same line, or the edge of the board.
bans-twice = The same piece is not jumped twice in one move. An empty square may be crossed more than once.
board-all = The board has { $side }×{ $side } squares and all { $count } are played on; their colours mean nothing.
board-all-short = { $side }×{ $side }, all squares
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
capture-names = The capture of one piece is called simple, that of several multiple.
carrying-out = How a capture is carried out
carrying-out-put-right = A capture that was not clearly shown, or pieces taken off out of order, are put right if the opponent asks.
carrying-out-removed = Only then do the captured pieces come off, in the order of capture or in reverse order. With the last of them off, the capture is complete.
carrying-out-shown = The capture is shown jump by jump: the capturing piece touches every square it lands on and stays on the last one. Its move is over when the player lets go of it, at the end or on the way.
choice-free = Of several captures the player is free to make any, also one that takes fewer pieces.
choice-free-huff = Of several captures the player is free to make any.
choice-free-short = free choice
choice-then-free = If captures are still equal after this, the player chooses.
choice-title = Free choice
colours-agreed = Who plays which colour is agreed.
compulsion-forced = Capturing is compulsory: whoever can capture must. There is no huff.
compulsion-short = { $compulsion ->
    [forced] compulsory
   *[huff] compulsory on pain of the huff
}
continuation-may-stop = If another capture is possible from where the piece lands, it may go on, but it may also stop after any jump.
continuation-short = { $continuation ->
    [whole-sequence] to the end
    [while-landing-offers] to the end, the landing square free
   *[may-stop] it may stop after any jump
}
continuation-while-landing-offers = If another capture is possible from the square where the piece lands, the capture goes on. But the landing square itself is free: a king may land where its capture ends, although another square would let it go on.
continuation-whole = If another capture is possible from where the piece lands, the capture goes on, to the end. Of several landing squares one must be chosen from which it can go on, where there is one.
continuation-whole-close = If another capture is possible from where the piece lands, the capture goes on, to the end.
contradiction-board = Every square can be played on only on the 8×8 board.
contradiction-draw-at-once = A draw must count at least one move, and a repetition two positions.
contradiction-huff-precedence = A huff does not enforce which capture is made, so no capture can come first.
contradiction-kings-earliest-not-last = “{ $preference }” only breaks ties, so it comes last in the order.
contradiction-lines = Straight lines need a board on which every square is played on; diagonals need every other square.
contradiction-no-patience = A king must be allowed at least one move.
contradiction-placing = The men must fill at least one row and leave at least one free row in between.
contradiction-preference-twice = “{ $preference }” stands twice in the order.
contradiction-short-king = A king that moves one square cannot capture from afar.
contradiction-stopping-precedence = Where a capture may stop after any jump, no capture can be bound to take the most.
crowning = A king is marked by a second piece of its colour, { $by ->
    [opponent] one that was captured, set on top of it by the opponent. If none has been captured yet, the man is a king all the same
    [another-man] another man, set on top of it
   *[anyone] one that was captured, set on top of it. If none has been captured yet, the man is a king all the same
}.
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
    [spanish-times-are-squares] The Spanish text lets the king move “as many times” as it likes where the Portuguese says squares. Squares are meant.
    [the-end-decides] The leaflet’s “Objetivo” speaks of bringing as many men as possible to the far side and taking as many as possible; its “Finalización de la partida” gives the game to whoever takes or blocks everything. The second decides.
    [own-pieces-borrowed] That one’s own pieces are never jumped is not printed; it is borrowed from the rest of the family.
    [passing-borrowed] That nobody may pass is not printed; it is borrowed from the rest of the family.
    [crossing-borrowed] That an empty square may be crossed more than once is not printed; it is borrowed from the rest of the family.
    [crowning-borrowed] How a king is marked is not in the excerpt at hand; it is borrowed from the rest of the family.
   *[one-piece-each] One piece against one is a draw unless one of them is taken at once.
}
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
draw-agreement = The players may agree on a draw at any time.
draw-agreement-only = Nothing ends the game in a draw but the players’ agreement.
draw-endgame = The game is a draw when one side has { $strong } and the other { $weak }{ $refuge ->
    [long-diagonal] {" "}on the long diagonal
   *[anywhere] {""}
}, and each side has then made { $moves } { $moves ->
    [one] move
   *[other] moves
}, whatever is moved.
draw-endgame-row = { $strong } against { $weak }{ $refuge ->
    [long-diagonal] {" "}on the long diagonal
   *[anywhere] {""}
}: { $moves } { $moves ->
    [one] move
   *[other] moves
} each
draw-endgame-short = { $strong } against { $weak }{ $refuge ->
    [long-diagonal] {" "}on the long diagonal
   *[anywhere] {""}
}, { $moves } { $moves ->
    [one] move
   *[other] moves
} each
draw-endgames = When few pieces are left, the game is a draw after a number of moves by each side, whatever is moved:
draw-king-moves = The game is a draw after { $moves } moves in a row by each side with kings only: no capture, and no man moved.
draw-king-moves-short = { $moves } king moves each
draw-repetition = The game is a draw when the same position, with the same side to move, has come up { SPELL($times) } times.
draw-repetition-short = same position { $times } times
draw-standstill = The game is a draw when both sides have a king, { $pieces } are left in all, and each side has made { $moves } moves without a capture and without a new king.
draw-standstill-short = { $pieces } in all, { $moves } moves each without capture or new king
draw-title = { $draw ->
    [repetition] The same position again
    [king-moves] Kings without progress
    [endgame] Few pieces left
    [standstill] Nothing taken, nothing crowned
   *[agreement] By agreement
}
draws-none-short = by agreement only
first-mover = { $side ->
    [white] White
   *[black] Black
} moves first. Then the sides move in turn, one move each; nobody may pass.
first-mover-short = { $side ->
    [white] White
   *[black] Black
} begins
flaw-crown-on-nothing = There is a crown on { $square }, but no piece.
flaw-no-such-king-run = The count of king moves does not fit the king on { $square }.
flaw-nothing-to-huff = There is no piece to huff on { $square }.
flaw-off-the-board = A piece stands off the board.
flaw-two-on-one-square = Two pieces stand on { $square }.
flaw-uncrowned-man = The man on { $square } stands where it would have become a king.
force-any-men = any number of men
force-kings = { SPELL($kings) } { $kings ->
    [one] king
   *[other] kings
}
force-kings-between = { SPELL($least) } to { SPELL($most) } kings
force-kings-or-more = { SPELL($kings) } or more kings
force-men = { SPELL($men) } { $men ->
    [one] man
   *[other] men
}
force-men-between = { SPELL($least) } to { SPELL($most) } men
force-men-or-more = { SPELL($men) } or more men
force-pieces = { SPELL($pieces) } { $pieces ->
    [one] piece
   *[other] pieces
}
force-pieces-between = { SPELL($least) } to { SPELL($most) } pieces
force-pieces-or = { SPELL($least) } or { SPELL($most) } pieces
force-pieces-or-more = { SPELL($pieces) } or more pieces
force-up-to-kings = at most { SPELL($kings) } { $kings ->
    [one] king
   *[other] kings
}
force-up-to-men = at most { SPELL($men) } { $men ->
    [one] man
   *[other] men
}
force-with-a-king = { $pieces } (a king among them)
goal-breakthrough = The first to get a king wins. A side that has no piece left, or that cannot move on its turn, has lost.
goal-losing = The game is played to lose: a side that has no piece left, or that cannot move on its turn, has won.
goal-normal = A side that has no piece left, or that cannot move on its turn, has lost.
goal-short = { $goal ->
    [normal] take or block everything
    [losing] lose everything
   *[breakthrough] get the first king
}
huff-after-capture = After any capture, even one that stopped short, there is nothing to huff.
huff-duty = Whoever can capture should. But only the huff punishes the one who does not: a move that captures nothing is legal too.
huff-is-no-move = A huff is not a move: after it the huffing side moves as usual. Moving without huffing lets the right go.
huff-last-piece = Huffing the opponent’s last piece wins at once.
huff-right = If a player could capture and made a move without capturing, the opponent may, before moving, take one of the pieces that could have captured off the board: this is the huff. Which one is the opponent’s choice. If the piece that could have captured is the one that moved, it is taken from where it stands now, crowned or not.
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
king-patience-limited = While its side still has a man, one and the same king may make at most { SPELL($moves) } { $moves ->
    [one] move
   *[other] moves
} in a row without capturing. Then another piece of that side has to move, or the king has to capture.
king-patience-limited-short = { $moves } { $moves ->
    [one] move
   *[other] moves
} in a row at most
king-patience-unlimited = One king may keep moving as long as its player likes.
king-patience-unlimited-short = no limit
king-range-short = { $range ->
    [short] one square
   *[flying] any distance
}
king-takes-all = It captures forward and back, men and kings alike.
lines-short = { $lines ->
    [diagonal] along diagonals
    [diagonal-captures-also-straight] moves along diagonals, captures also straight
   *[straight] along rows and columns
}
man-against-king = { $power ->
    [captures] A man may capture a king as well as a man.
   *[powerless] A man may capture men only, never a king.
}
man-against-king-short = { $power ->
    [captures] men may capture kings
   *[powerless] men may not capture kings
}
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
man-moves = { $lines ->
    [straight] A man moves one square straight forward or sideways onto an empty square. It never moves back.
   *[diagonal] A man moves one square diagonally forward onto an empty square. It never moves back.
}
notation-huff = A huff is written before the move: { $huff }.
notation-letters = Squares are named by a letter, from a at White’s left, and the number of the row, from 1 at White’s side. Numbers from 1 to { $count } are understood as well.
notation-moves = A move is written { $step }; a capture names every square on which the piece lands: { $capture }.
notation-numbers = The playing squares are numbered from 1 to { $count }, row by row, beginning at the { $corner ->
    [top-left] far left as White sees the board
    [top-right] far right as White sees the board
    [bottom-left] near left as White sees the board
   *[bottom-right] near right as White sees the board
}. Letters from a, counted from White’s left, and row numbers from White’s side are understood as well.
notation-short = { $writing ->
    [numbers] numbers
   *[letters] letters and numbers
}
outcome-broke-through = { $winner ->
    [white] White
   *[black] Black
} wins with the first king.
outcome-draw-king-moves = Draw: { $moves } moves by each side with kings only, without a capture.
outcome-draw-repetition = Draw: the same position has come up { SPELL($times) } times.
outcome-draw-small-force = Draw: few pieces left, and { $moves } more { $moves ->
    [one] move
   *[other] moves
} by each side.
outcome-draw-standstill = Draw: { $moves } moves by each side without a capture and without a new king.
outcome-no-move = { $winner ->
    [white] White
   *[black] Black
} wins: { $stuck ->
    [white] White
   *[black] Black
} cannot move.
outcome-no-piece = { $winner ->
    [white] White
   *[black] Black
} wins: { $bare ->
    [white] White
   *[black] Black
} has no piece left.
placing-after-the-first = Each side has { $men } men. The row nearest to the player stays empty; the men fill the next { $rows ->
    [one] row
   *[other] { SPELL($rows) } rows
}.
placing-after-the-first-short = { $men } men on { $rows ->
    [one] one row
   *[other] { SPELL($rows) } rows
}, the first left empty
placing-first-rows = Each side has { $men } men. They fill the playing squares of the { $rows ->
    [one] row
   *[other] { SPELL($rows) } rows
} nearest to their player.
placing-first-rows-short = { $men } men on the first { $rows ->
    [one] row
   *[other] { SPELL($rows) } rows
}
prefer-kings-earliest = { $rank ->
    [1] Of several captures
   *[other] Of captures that are still equal
}, compare them piece by piece in the order of capture: at the first difference, the one that takes a king there must be made.
prefer-most-kings = { $rank ->
    [1] Of several captures
   *[other] Of captures that are still equal
}, one that takes the most kings must be made.
prefer-most-pieces = { $rank ->
    [1] Of several captures
   *[other] Of captures that are still equal
}, one that takes the most pieces must be made. A man and a king count alike.
prefer-most-value = { $rank ->
    [1] Of several captures
   *[other] Of captures that are still equal
}, one that takes the most value must be made. A king counts more than one man and less than two; two kings count more than three men and less than four, and so on.
prefer-with-king = { $rank ->
    [1] Of several captures
   *[other] Of captures that are still equal
}, one that is made by a king must be made rather than one by a man.
preference-short = { $preference ->
    [most-pieces] most pieces
    [with-king] with a king
    [most-kings] most kings
    [kings-earliest] kings earliest
   *[most-value] most value
}
preference-title = { $preference ->
    [most-pieces] The most pieces
    [with-king] With a king
    [most-kings] The most kings
    [kings-earliest] Kings first
   *[most-value] The most value
}
promotion-at-end = A man that ends its move on the row farthest from its player becomes a king. One that only passes over that row in the middle of a capture stays a man.
promotion-in-passing = A man that reaches the row farthest from its player becomes a king at once. In the middle of a capture it goes on capturing as a king, if it can.
promotion-reached = A man that reaches the row farthest from its player becomes a king; its move ends there.
promotion-short = { $promotion ->
    [at-end-of-move] when the move ends on the last row
    [stops-the-move] on the last row, where the move ends
   *[in-passing] on the last row, going on as a king
}
promotion-stops = A man that reaches the row farthest from its player becomes a king and its move ends there, even in the middle of a capture. It acts as a king from its next move.
removal-after = Captured pieces stay on the board until the whole capture is made; only then are they taken off. Until then they stand in the way.
removal-at-once = Each captured piece is taken off as soon as it is jumped, and its square is free at once.
removal-short = { $removal ->
    [after-the-move] after the whole move
   *[at-once] at once, jump by jump
}
reversal-allowed = In a capture of several pieces the next jump may go any way, straight back as well.
reversal-forbidden = In a capture of several pieces the next jump may go on or turn aside, but not turn straight back along the line of the last one.
reversal-short = { $reversal ->
    [allowed] allowed
   *[forbidden] forbidden
}
several-are-one-move = A capture of several pieces by one piece is a single move, jump after jump.
several-kings = There may be several kings on the board at once.
takes-pieces = takes { $count }
tried-captures-nothing = Your move captures nothing.
tried-takes = Your move takes { SPELL($taken) }.
tried-takes-a-man-there = Your move takes a man there.
tried-takes-haul = Your move takes { $taken }.
tried-takes-kings = Your move takes { $taken ->
    [0] none.
   *[other] { SPELL($taken) }.
}
tried-with-a-man = Your move captures with a man.
unreadable-move-title = Not a move
why-ambiguous = Several captures fit, so the whole route is needed: { $moves }
why-cannot-huff = The piece on { $square } could not have captured, so it cannot be huffed, only { $huffable }
why-crown-stops = On { $square } the man becomes a king and its move ends; it acts as a king from its next move
why-game-over = The game is over, and no more moves are made
why-goes-nowhere = The move ends on { $square }, where it began
why-jumped-twice = The piece on { $square } has been jumped in this move already and cannot be jumped again
why-king-is-short = The king on { $from } moves one square at a time
why-king-must-rest = The king on { $king } has made { SPELL($limit) } { $limit ->
    [one] move
   *[other] moves in a row
}, so another piece has to move first
why-kings-too-late = Of equal captures, the one that takes a king sooner must be chosen: with { $play } the king is already piece number { $place }
why-lands-far-behind-a-king = A capture that ends with the king on { $over } ends right behind it, on { $landing }
why-lands-too-far = Having taken { $over }, the piece lands right behind it, on { $landing }
why-lands-where-it-ends = Having taken { $over }, the king must land where the capture goes on, as on { $landing }
why-man-captures-back = The man on { $from } does not capture back, so it cannot take { $over }
why-man-captures-king = A man may not take the king on { $square }
why-man-moves-back = The man on { $from } does not move back
why-man-moves-one-square = The man on { $from } moves one square at a time
why-must-capture = Capturing is compulsory: { $play } is possible
why-no-huff-here = The piece on { $square } cannot be huffed: these rules know no huff
why-no-piece = There is no piece on { $square }
why-no-piece-on-file = None of your pieces on the { $file } file can go there
why-not-a-playing-square = { $square } is not a square that is played on
why-not-finished = The capture goes on: from { $square } the piece on { $next } must be taken too
why-not-on-a-line = No { $lines ->
    [diagonal] diagonal
    [diagonal-captures-also-straight] line of playing squares
   *[straight] row or column
} leads from { $from } to { $to }
why-not-with-the-king = Of equal captures, one by a king comes before one by a man: { $play } is possible
why-not-yet-crowned = The man becomes a king on { $square } only if its move ends there, so it cannot go on as one
why-not-yours = The piece on { $square } is your opponent’s
why-nothing-to-huff = The piece on { $square } cannot be huffed: your opponent’s last move passed over no capture
why-nothing-to-take = There is nothing to take between { $from } and { $to }
why-occupied = A { $kind ->
    [man] man
   *[king] king
} already stands on { $square }
why-over-own-piece = Your own piece on { $square } cannot be jumped
why-takes-too-few = You must take { SPELL($most) } pieces: { $play } is possible
why-takes-too-few-kings = Of equal captures, the one that takes the most kings comes first: { $play } takes { SPELL($most) } { $most ->
    [one] king
   *[other] kings
}
why-takes-too-little = You must take the most value, here { $most }: { $play } is possible
why-too-far-to-capture = The { $kind ->
    [man] man
   *[king] king
} on { $from } takes only a piece next to it, and { $over } is too far away
why-turns-back = On { $square } the capture may go on or turn aside, but not turn straight back
why-two-together = The piece on { $over } cannot be jumped, because another one stands right behind it on { $behind }
why-unexplained = The move is not among the legal ones
why-unreadable-move = “{ $text }” cannot be read as a move; write for example { $example }
