# The rules of chess: label, article, and where a house may differ, a few words.

chess-chapter = { $chapter ->
    [board] The board
    [pieces] How the pieces move
    [king] The king
    [end] The end of the game
    [draws] Draws
   *[writing] Writing moves down
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

chess-lead = Two players, sixteen pieces each. Whoever attacks the enemy king so that no legal move saves it has won.
chess-board = The board has 64 squares, light and dark by turns. It lies so that each player has a light square at the right-hand corner. White begins.
chess-start = { $start ->
    [usual] Each side has a king, a queen, two rooks, two bishops, two knights and eight pawns. From the corners inwards stand rook, knight and bishop; the queen stands on a square of her own colour, the king beside her, and the pawns in front.
   *[shuffled] The pawns stand as usual. Behind them the pieces are shuffled before the game, for both sides alike, with bishops on squares of both colours and the king somewhere between the rooks: 960 arrangements.
}
chess-start-short = { $start ->
    [usual] as always
   *[shuffled] shuffled, one of 960
}
chess-moving = The players move by turns, one piece at a time. A piece goes to a square on which none of its own side stands; an enemy piece there is captured and leaves the board. Only the knight jumps over others.
chess-bishop = The bishop goes any number of squares along a diagonal.
chess-rook = The rook goes any number of squares along a file or a rank.
chess-queen = The queen goes any number of squares along a file, a rank or a diagonal.
chess-knight = The knight goes to the nearest squares that lie on no line with it: two along and one aside. What stands in between does not matter.
chess-pawn = The pawn goes one square straight ahead if it is free; from its first square also two, if both are free. It captures differently: one square ahead to the side. It never goes back.
chess-en-passant = { $rule ->
    [allowed] When a pawn goes two squares and lands beside an enemy pawn, that pawn may capture it as if it had gone only one; but only in the very next move.
   *[none] Here pawns are not captured in passing.
}
chess-en-passant-short = { $rule ->
    [allowed] yes
   *[none] no
}
chess-promotion = { $rule ->
    [any] A pawn that reaches the last rank becomes at once, in the same move, a queen, rook, bishop or knight of its colour, as its player likes, whatever has been captured before.
   *[queen] A pawn that reaches the last rank becomes a queen.
}
chess-promotion-short = { $rule ->
    [any] to any piece
   *[queen] always to a queen
}
chess-king = The king goes one square in any direction, but never to an attacked one.
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
chess-check = A king that is attacked is in check, and the next move must end that: the king moves, the attacker is captured, or a piece comes between. No move may leave or put one’s own king in check.
chess-goal = Checkmate ends the game: the king is in check, and no legal move helps. Whoever gave it has won.
chess-goal-checks = Besides, whoever gives check for the { $checks ->
    [1] first
    [2] second
    [3] third
   *[other] { $checks }th
} time has won.
chess-goal-short = checkmate
chess-goal-checks-short = checkmate or { SPELL($checks) } { $checks ->
    [one] check
   *[other] checks
}
chess-resignation = A player may resign. The other wins, unless no series of legal moves could have brought mate: then the game is drawn.
chess-flag = Whoever runs out of time loses; but against a player who could not mate by any series of legal moves, such as one with the bare king, the game is drawn.
chess-stalemate = { $rule ->
    [draw] If the side to move has no legal move and its king is not in check, the game is drawn.
   *[loss] If the side to move has no legal move, it has lost, even if its king is not in check.
}
chess-stalemate-short = { $rule ->
    [draw] a draw
   *[loss] lost for whoever cannot move
}
chess-dead = The game is drawn as soon as nobody can mate by any series of legal moves: king against king, or with a single bishop or knight, or with bishops that all stand on one colour.
chess-agreement = The players may agree on a draw.
chess-repetition-claimed = Whoever is to move may claim a draw when the same position stands on the board for the { $times ->
    [2] second
    [3] third
   *[other] { $times }th
} time, or comes about by the move that is about to be made. The same are positions with the same pieces on the same squares, the same side to move and the same rights to castle and to capture in passing.
chess-repetition-automatic = At the { $times ->
    [3] third
    [5] fifth
   *[other] { $times }th
} time the game is drawn by itself.
chess-repetition-none = Here no draw comes from repeating positions.
chess-no-progress-claimed = Whoever is to move may claim a draw when { $moves } moves of each side have been made without a capture and without a pawn’s move, or will have been with the move that is about to be made.
chess-no-progress-automatic = After { $moves } such moves the game is drawn by itself, unless the last one mates.
chess-no-progress-none = Here no draw comes from moves without progress.
chess-claimed-short = claimed at { $count }
chess-automatic-short = by itself at { $count }
chess-never-short = never
chess-claims = A claim that does not hold changes nothing; the game goes on.
chess-notation = A move is the letter of the piece and the square it goes to, { $knight }; a pawn has no letter. Captures have an x, { $capture }; castling is { $short } or { $long }; + is check, # is mate. Where two pieces could go there, the file or rank of the one that moves is added.

chess-example-legal = Legal here: { $moves }.
chess-example-refused = { $play } is refused:
chess-example-played = { $play } has been played.

chess-ended-checkmate = { $winner ->
    [white] White wins
   *[black] Black wins
}: checkmate.
chess-ended-stalemate = Draw by stalemate.
chess-ended-stalemate-won = { $winner ->
    [white] White wins
   *[black] Black wins
}: the opponent has no move left.
chess-ended-dead = Draw: nobody can give mate any more.
chess-ended-repetition = Draw: the same position { $times } times.
chess-ended-no-progress = Draw: { $moves } moves without a capture or a pawn’s move.
chess-ended-checks = { $winner ->
    [white] White wins
   *[black] Black wins
} with { SPELL($checks) } checks.
chess-ended-flag-drawn = Draw: time is up, but the opponent could not give mate.
chess-ended-resigned-drawn = Draw: one side resigned, but the other could not give mate.

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
chess-speech-goes = { $piece ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
} from { $from } to { $to }
chess-speech-takes = { $piece ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
} from { $from } takes on { $to }
chess-speech-becomes = becomes a { $piece ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
   *[king] king
}
chess-speech-in-passing = in passing
chess-speech-castles = { $wing ->
    [king] castles on the king’s side
   *[queen] castles on the queen’s side
}
chess-speech-check = check
chess-speech-mate = mate
chess-speech-claim = a draw is claimed
chess-speech-in-check = The side to move is in check.
