# The points of the draughts table: a label, a few words for each value, and the article as a sentence.

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

## Board

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
colours-agreed = Who plays which colour is agreed.
first-mover-short = { $side ->
    [white] White
   *[black] Black
} begins

## Moves

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

## Captures

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
king-takes-all = It captures forward and back, men and kings alike.
king-capture-anywhere = A king captures an opposing piece at any distance along a free line, if the square behind the piece is empty. It may land on any empty square behind it, up to the next piece.
king-capture-right-behind = A king captures an opposing piece at any distance along a free line, if the square behind the piece is empty. It lands on that square, right behind the piece.
king-capture-right-behind-a-last-king = A king captures an opposing piece at any distance along a free line, if the square behind the piece is empty. It may land on any empty square behind it, up to the next piece. But if the last piece taken in the move is a king, it must land right behind that king.
king-capture-short = { $capture ->
    [adjacent] the neighbour, landing right behind
    [anywhere] from afar, landing anywhere behind
    [right-behind] from afar, landing right behind
   *[right-behind-a-last-king] from afar, landing right behind a king taken last
}
capture-names = The capture of one piece is called simple, that of several multiple.
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

## Duty and choice

compulsion-forced = Capturing is compulsory: whoever can capture must. There is no huff.
huff-duty = Whoever can capture should. But only the huff punishes the one who does not: a move that captures nothing is legal too.
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

## Crown

promotion-at-end = A man that ends its move on the row farthest from its player becomes a king. One that only passes over that row in the middle of a capture stays a man.
promotion-reached = A man that reaches the row farthest from its player becomes a king; its move ends there.
several-kings = There may be several kings on the board at once.
promotion-stops = A man that reaches the row farthest from its player becomes a king and its move ends there, even in the middle of a capture. It acts as a king from its next move.
promotion-in-passing = A man that reaches the row farthest from its player becomes a king at once. In the middle of a capture it goes on capturing as a king, if it can.
promotion-short = { $promotion ->
    [at-end-of-move] when the move ends on the last row
    [stops-the-move] on the last row, where the move ends
   *[in-passing] on the last row, going on as a king
}
crowning = A king is marked by a second piece of its colour, { $by ->
    [opponent] one that was captured, set on top of it by the opponent. If none has been captured yet, the man is a king all the same
    [another-man] another man, set on top of it
   *[anyone] one that was captured, set on top of it. If none has been captured yet, the man is a king all the same
}.

## End

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

## Writing

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
