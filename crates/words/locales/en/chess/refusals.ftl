# Why a move of chess is refused: a title, and the rule as a clause that the article follows in brackets.

chess-refusal-title = { $reason ->
    [game-over] The game is over
    [no-piece] No piece there
    [not-yours] Not your piece
    [stays-put] The piece stays where it is
    [own-piece] Your own piece is there
    [not-its-way] It does not move so
    [path-blocked] The way is not free
    [pawn-backward] Pawns only go forward
    [pawn-captures-forward] Pawns do not capture ahead
    [pawn-two-squares] Two squares only at first
    [pawn-nothing-there] Nothing to capture there
    [en-passant-too-late] Too late to capture in passing
    [no-en-passant] No capture in passing here
    [promotion-missing] Which piece shall it be?
    [promotion-to] It cannot become that
    [no-promotion] Nothing is promoted there
    [pinned] The piece is pinned
    [in-check] Your king is in check
    [into-check] The king would be in check
    [castling-lost] The right to castle is lost
    [castling-blocked] The way is not free for castling
    [castling-out-of-check] No castling out of check
    [castling-through-check] No castling across an attack
    [no-castling] No castling here
   *[nothing-to-claim] No draw to claim
}

chess-why-game-over = The game is over, and no more moves are made
chess-why-no-piece = There is no piece on { $square }
chess-why-not-yours = The piece on { $square } is your opponent’s
chess-why-stays-put = The move ends on { $square }, where it began
chess-why-own-piece = A piece of your own stands on { $square }
chess-why-not-its-way = { $piece ->
    [pawn] A pawn
    [knight] A knight
    [bishop] A bishop
    [rook] A rook
    [queen] A queen
   *[king] A king
} does not go from { $from } to { $to }
chess-why-path-blocked = { $piece ->
    [pawn] A pawn
    [knight] A knight
    [bishop] A bishop
    [rook] A rook
    [queen] A queen
   *[king] A king
} cannot jump over the piece on { $square }
chess-why-pawn-backward = The pawn on { $square } only goes forward
chess-why-pawn-captures-forward = The square { $square } ahead of the pawn is not free, and a pawn does not capture straight ahead
chess-why-pawn-two-squares = Only from its first square does a pawn go two squares, not from { $square }
chess-why-pawn-nothing-there = A pawn goes to the side only to capture, and { $square } is empty
chess-why-en-passant-too-late = The pawn on { $square } can be captured in passing only right after its move of two squares
chess-why-no-en-passant = By these rules the pawn on { $square } cannot be captured in passing
chess-why-promotion-missing = It is not said what the pawn becomes on { $square }: { $example }, for instance
chess-why-promotion-to = By these rules a pawn does not become { $piece ->
    [pawn] a pawn
    [knight] a knight
    [bishop] a bishop
    [rook] a rook
    [queen] a queen
   *[king] a king
}
chess-why-no-promotion = Nothing becomes another piece on { $square }
chess-why-pinned = The piece on { $square } shields the king on { $king } from the piece on { $by }
chess-why-in-check = The king on { $king } is in check, and the piece on { $by } would go on giving it
chess-why-into-check = The king cannot go to { $square }, which the piece on { $by } attacks
chess-why-castling-lost = The king or the rook on the { $wing ->
    [king] king’s
   *[queen] queen’s
} side has moved, so castling there is no longer possible
chess-why-castling-blocked = Castling needs free squares, and a piece stands on { $square }
chess-why-castling-out-of-check = A king in check does not castle, and the piece on { $by } gives check
chess-why-castling-through-check = The king cannot castle by way of { $square }, which the piece on { $by } attacks
chess-why-no-castling = By these rules kings do not castle
chess-why-nothing-to-claim = There is no draw to claim: neither the same position often enough, nor moves enough without progress

chess-unreadable-title = Not a move
chess-unreadable = “{ $text }” is not a move of chess: write it like { $example }
chess-ambiguous-title = Which piece?
chess-ambiguous = More than one piece can do so: { $moves }
chess-no-such-title = No piece can go there
chess-no-such = { $piece ->
    [pawn] A pawn
    [knight] A knight
    [bishop] A bishop
    [rook] A rook
    [queen] A queen
   *[king] A king
} cannot get to { $square }

chess-fen = { $fault ->
    [too-few] A position has six fields: pieces, side to move, castling, capturing in passing and two numbers.
    [too-many] A position has six fields and no more.
    [pieces] The pieces do not stand as in a game that can go on.
    [side] The side to move is w or b.
    [castling] The rights to castle do not fit the board.
    [en-passant] The square for capturing in passing does not fit the board.
    [half-moves] The count of moves without progress is no number up to 100.
   *[move-number] The number of the move is no number from 1 on.
}
chess-fen-at = Character { $column }: { $what }
chess-pgn = { $fault ->
    [unclosed] What begins here is not closed.
    [stray-parenthesis] This parenthesis belongs to nothing.
    [bad-tag] A tag is a name and a value in quotation marks.
    [bad-sign] A sign is $ and a number up to 255.
    [too-deep] Variations lie in variations too deep.
    [too-long] The game is too long.
   *[not-a-move] This is no move, number or result.
}
chess-no-move = This is not a move of chess: write it like { $example }.
