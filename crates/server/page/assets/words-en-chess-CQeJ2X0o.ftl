chess-agreement = The players may agree on a draw.
chess-ambiguous = More than one piece can do so: { $moves }
chess-ambiguous-title = Which piece?
chess-automatic-short = by itself at { $count }
chess-bishop = The bishop goes any number of squares along a diagonal.
chess-board = The board has 64 squares, light and dark by turns. It lies so that each player has a light square at the right-hand corner. White begins.
chess-castling = { $rule ->
    [usual] Once in a game king and rook may move together: the king goes two squares towards a rook, and the rook to the square that the king has crossed.
    [shuffled] Once in a game king and rook may move together. Wherever they began, they end as in ordinary chess: the king on the g-file and the rook on the f-file, or the king on the c-file and the rook on the d-file.
   *[none] Here kings do not castle.
}
chess-castling-rights = The right is lost when the king has moved, and on one side when that rook has. All squares between them and where they go must be free of other pieces. The king may not be in check, nor cross or reach an attacked square; the rook may.
chess-castling-short = { $rule ->
    [usual] once, by the usual rules
    [shuffled] once, to the usual squares
   *[none] none
}
chess-chapter = { $chapter ->
    [board] The board
    [pieces] How the pieces move
    [king] The king
    [end] The end of the game
    [draws] Draws
   *[writing] Writing moves down
}
chess-check = A king that is attacked is in check, and the next move must end that: the king moves, the attacker is captured, or a piece comes between. No move may leave or put one’s own king in check.
chess-claimed-short = claimed at { $count }
chess-claims = A claim that does not hold changes nothing; the game goes on.
chess-dead = The game is drawn as soon as nobody can mate by any series of legal moves: king against king, or with a single bishop or knight, or with bishops that all stand on one colour.
chess-en-passant = { $rule ->
    [allowed] When a pawn goes two squares and lands beside an enemy pawn, that pawn may capture it as if it had gone only one; but only in the very next move.
   *[none] Here pawns are not captured in passing.
}
chess-en-passant-short = { $rule ->
    [allowed] yes
   *[none] no
}
chess-ended-checkmate = { $winner ->
    [white] White wins
   *[black] Black wins
}: checkmate.
chess-ended-checks = { $winner ->
    [white] White wins
   *[black] Black wins
} with { SPELL($checks) } checks.
chess-ended-dead = Draw: nobody can give mate any more.
chess-ended-flag-drawn = Draw: time is up, but the opponent could not give mate.
chess-ended-no-progress = Draw: { $moves } moves without a capture or a pawn’s move.
chess-ended-repetition = Draw: the same position { $times } times.
chess-ended-resigned-drawn = Draw: one side resigned, but the other could not give mate.
chess-ended-stalemate = Draw by stalemate.
chess-ended-stalemate-won = { $winner ->
    [white] White wins
   *[black] Black wins
}: the opponent has no move left.
chess-example-legal = Legal here: { $moves }.
chess-example-played = { $play } has been played.
chess-example-refused = { $play } is refused:
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
chess-flag = Whoever runs out of time loses; but against a player who could not mate by any series of legal moves, such as one with the bare king, the game is drawn.
chess-goal = Checkmate ends the game: the king is in check, and no legal move helps. Whoever gave it has won.
chess-goal-checks = Besides, whoever gives check for the { $checks ->
    [1] first
    [2] second
    [3] third
   *[other] { $checks }th
} time has won.
chess-goal-checks-short = checkmate or { SPELL($checks) } { $checks ->
    [one] check
   *[other] checks
}
chess-goal-short = checkmate
chess-king = The king goes one square in any direction, but never to an attacked one.
chess-knight = The knight goes to the nearest squares that lie on no line with it: two along and one aside. What stands in between does not matter.
chess-lead = Two players, sixteen pieces each. Whoever attacks the enemy king so that no legal move saves it has won.
chess-moving = The players move by turns, one piece at a time. A piece goes to a square on which none of its own side stands; an enemy piece there is captured and leaves the board. Only the knight jumps over others.
chess-never-short = never
chess-no-move = This is not a move of chess: write it like { $example }.
chess-no-progress-automatic = After { $moves } such moves the game is drawn by itself, unless the last one mates.
chess-no-progress-claimed = Whoever is to move may claim a draw when { $moves } moves of each side have been made without a capture and without a pawn’s move, or will have been with the move that is about to be made.
chess-no-progress-none = Here no draw comes from moves without progress.
chess-no-such = { $piece ->
    [pawn] A pawn
    [knight] A knight
    [bishop] A bishop
    [rook] A rook
    [queen] A queen
   *[king] A king
} cannot get to { $square }
chess-no-such-title = No piece can go there
chess-notation = A move is the letter of the piece and the square it goes to, { $knight }; a pawn has no letter. Captures have an x, { $capture }; castling is { $short } or { $long }; + is check, # is mate. Where two pieces could go there, the file or rank of the one that moves is added.
chess-pawn = The pawn goes one square straight ahead if it is free; from its first square also two, if both are free. It captures differently: one square ahead to the side. It never goes back.
chess-pgn = { $fault ->
    [unclosed] What begins here is not closed.
    [stray-parenthesis] This parenthesis belongs to nothing.
    [bad-tag] A tag is a name and a value in quotation marks.
    [bad-sign] A sign is $ and a number up to 255.
    [too-deep] Variations lie in variations too deep.
    [too-long] The game is too long.
   *[not-a-move] This is no move, number or result.
}
chess-promotion = { $rule ->
    [any] A pawn that reaches the last rank becomes at once, in the same move, a queen, rook, bishop or knight of its colour, as its player likes, whatever has been captured before.
   *[queen] A pawn that reaches the last rank becomes a queen.
}
chess-promotion-short = { $rule ->
    [any] to any piece
   *[queen] always to a queen
}
chess-queen = The queen goes any number of squares along a file, a rank or a diagonal.
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
chess-repetition-automatic = At the { $times ->
    [3] third
    [5] fifth
   *[other] { $times }th
} time the game is drawn by itself.
chess-repetition-claimed = Whoever is to move may claim a draw when the same position stands on the board for the { $times ->
    [2] second
    [3] third
   *[other] { $times }th
} time, or comes about by the move that is about to be made. The same are positions with the same pieces on the same squares, the same side to move and the same rights to castle and to capture in passing.
chess-repetition-none = Here no draw comes from repeating positions.
chess-resignation = A player may resign. The other wins, unless no series of legal moves could have brought mate: then the game is drawn.
chess-rook = The rook goes any number of squares along a file or a rank.
chess-speech-becomes = becomes a { $piece ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
}
chess-speech-castles = { $wing ->
    [king] castles on the king’s side
   *[queen] castles on the queen’s side
}
chess-speech-check = check
chess-speech-claim = a draw is claimed
chess-speech-goes = { $piece ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
} from { $from } to { $to }
chess-speech-in-check = The side to move is in check.
chess-speech-in-passing = in passing
chess-speech-mate = mate
chess-speech-men = { $whose ->
    [own] Your
   *[other] The other side’s
} { $piece ->
    [pawn] { $count ->
        [one] pawn
       *[other] pawns
    }
    [knight] { $count ->
        [one] knight
       *[other] knights
    }
    [bishop] { $count ->
        [one] bishop
       *[other] bishops
    }
    [rook] { $count ->
        [one] rook
       *[other] rooks
    }
    [queen] { $count ->
        [one] queen
       *[other] queens
    }
   *[king] king
}: { $squares }.
chess-speech-takes = { $piece ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
} from { $from } takes on { $to }
chess-stalemate = { $rule ->
    [draw] If the side to move has no legal move and its king is not in check, the game is drawn.
   *[loss] If the side to move has no legal move, it has lost, even if its king is not in check.
}
chess-stalemate-short = { $rule ->
    [draw] a draw
   *[loss] lost for whoever cannot move
}
chess-start = { $start ->
    [usual] Each side has a king, a queen, two rooks, two bishops, two knights and eight pawns. From the corners inwards stand rook, knight and bishop; the queen stands on a square of her own colour, the king beside her, and the pawns in front.
   *[shuffled] The pawns stand as usual. Behind them the pieces are shuffled before the game, for both sides alike, with bishops on squares of both colours and the king somewhere between the rooks: 960 arrangements.
}
chess-start-short = { $start ->
    [usual] as always
   *[shuffled] shuffled, one of 960
}
chess-topic = { $topic ->
    [board] The board
    [start] The first position
    [moving] Moving and capturing
    [bishop] The bishop
    [rook] The rook
    [queen] The queen
    [knight] The knight
    [pawn] The pawn
    [en-passant] Capturing in passing
    [promotion] Promotion
    [king] The king’s move
    [castling] Castling
    [check] Check
    [goal] Checkmate
    [resignation] Resigning
    [flag] Time
    [stalemate] Stalemate
    [dead] Dead positions
    [agreement] Agreement
    [repetition] The same position again
    [no-progress] Moves without progress
    [claims] Claiming a draw
   *[notation] Notation
}
chess-unreadable = “{ $text }” is not a move of chess: write it like { $example }
chess-unreadable-title = Not a move
chess-why-castling-blocked = Castling needs free squares, and a piece stands on { $square }
chess-why-castling-lost = The king or the rook on the { $wing ->
    [king] king’s
   *[queen] queen’s
} side has moved, so castling there is no longer possible
chess-why-castling-out-of-check = A king in check does not castle, and the piece on { $by } gives check
chess-why-castling-through-check = The king cannot castle by way of { $square }, which the piece on { $by } attacks
chess-why-en-passant-too-late = The pawn on { $square } can be captured in passing only right after its move of two squares
chess-why-game-over = The game is over, and no more moves are made
chess-why-in-check = The king on { $king } is in check, and the piece on { $by } would go on giving it
chess-why-into-check = The king cannot go to { $square }, which the piece on { $by } attacks
chess-why-no-castling = By these rules kings do not castle
chess-why-no-en-passant = By these rules the pawn on { $square } cannot be captured in passing
chess-why-no-piece = There is no piece on { $square }
chess-why-no-promotion = Nothing becomes another piece on { $square }
chess-why-not-its-way = { $piece ->
    [pawn] A pawn
    [knight] A knight
    [bishop] A bishop
    [rook] A rook
    [queen] A queen
   *[king] A king
} does not go from { $from } to { $to }
chess-why-not-yours = The piece on { $square } is your opponent’s
chess-why-nothing-to-claim = There is no draw to claim: neither the same position often enough, nor moves enough without progress
chess-why-own-piece = A piece of your own stands on { $square }
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
chess-why-pawn-nothing-there = A pawn goes to the side only to capture, and { $square } is empty
chess-why-pawn-two-squares = Only from its first square does a pawn go two squares, not from { $square }
chess-why-pinned = The piece on { $square } shields the king on { $king } from the piece on { $by }
chess-why-promotion-missing = It is not said what the pawn becomes on { $square }: { $example }, for instance
chess-why-promotion-to = By these rules a pawn does not become { $piece ->
    [pawn] a pawn
    [knight] a knight
    [bishop] a bishop
    [rook] a rook
    [queen] a queen
   *[king] a king
}
chess-why-stays-put = The move ends on { $square }, where it began
