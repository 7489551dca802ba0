//! What comes of taking and taking back on one square, without making a move: every side takes with its cheapest piece
//! and stops when it would lose by going on (Reul, 2009, describes the swap list).

use chess::{Board, Move, Piece, Square};
use cozy_chess::{
    BitBoard, get_bishop_moves, get_king_moves, get_knight_moves, get_pawn_attacks, get_rook_moves,
};

use super::super::evaluate::WORTH;
use crate::search::Score;

/// Whether the exchange that a move begins brings its side at least so much.
pub(super) fn brings(board: &Board, made: Move, least: Score) -> bool {
    let side = board.side_to_move();
    let worth = |piece: Piece| WORTH[piece as usize];
    let Some(mover) = board.piece_on(made.from) else {
        return false;
    };
    let castles = board.colors(side).has(made.to);
    if castles {
        return least <= 0;
    }
    let passing = mover == Piece::Pawn && made.from.file() != made.to.file();
    let victim = match board.piece_on(made.to) {
        Some(victim) => worth(victim),
        None if passing => worth(Piece::Pawn),
        None => 0,
    };
    let (standing, crowned) = match made.promotion {
        Some(piece) => (piece, worth(piece) - worth(Piece::Pawn)),
        None => (mover, 0),
    };
    let mut balance = victim + crowned - least;
    if balance < 0 {
        return false;
    }
    balance -= worth(standing);
    if balance >= 0 {
        return true;
    }
    let mut occupied = (board.occupied() - made.from.bitboard()) | made.to.bitboard();
    if passing && victim > 0 && board.piece_on(made.to).is_none() {
        occupied -= Square::new(made.to.file(), made.from.rank()).bitboard();
    }
    let diagonal = board.pieces(Piece::Bishop) | board.pieces(Piece::Queen);
    let straight = board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    let mut attackers = attackers(board, made.to, occupied) & occupied;
    let mut mover = !side;
    loop {
        let own = attackers & board.colors(mover);
        let cheapest = Piece::ALL
            .iter()
            .find(|&&piece| !(own & board.pieces(piece)).is_empty());
        let Some(&piece) = cheapest else {
            break;
        };
        // The king does not take what is held.
        if piece == Piece::King && !(attackers & board.colors(!mover)).is_empty() {
            break;
        }
        mover = !mover;
        balance = -balance - 1 - worth(piece);
        if balance >= 0 {
            break;
        }
        if let Some(from) = (own & board.pieces(piece)).next_square() {
            occupied -= from.bitboard();
        }
        if matches!(piece, Piece::Pawn | Piece::Bishop | Piece::Queen) {
            attackers |= get_bishop_moves(made.to, occupied) & diagonal;
        }
        if matches!(piece, Piece::Rook | Piece::Queen) {
            attackers |= get_rook_moves(made.to, occupied) & straight;
        }
        attackers &= occupied;
    }
    mover != side
}

/// Everything that attacks a square.
fn attackers(board: &Board, square: Square, occupied: BitBoard) -> BitBoard {
    use chess::Color::{Black, White};
    let of = |piece| board.pieces(piece);
    get_knight_moves(square) & of(Piece::Knight)
        | get_king_moves(square) & of(Piece::King)
        | get_bishop_moves(square, occupied) & (of(Piece::Bishop) | of(Piece::Queen))
        | get_rook_moves(square, occupied) & (of(Piece::Rook) | of(Piece::Queen))
        | get_pawn_attacks(square, White) & board.colored_pieces(Black, Piece::Pawn)
        | get_pawn_attacks(square, Black) & board.colored_pieces(White, Piece::Pawn)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The most that a move's exchange brings.
    fn worth(fen: &str, made: &str) -> Score {
        let board: Board = fen.parse().expect("a position");
        let made: Move = made.parse().expect("a move");
        let (mut low, mut high): (Score, Score) = (-2000, 2000);
        while low < high {
            let middle = (low + high + 1).div_euclid(2);
            if brings(&board, made, middle) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        low
    }

    #[test]
    fn exchanges_are_counted_to_their_end() {
        // A pawn that nothing holds; the same held by a pawn, taken by a rook.
        assert_eq!(worth("4k3/8/8/3p4/8/8/8/3RK3 w - - 0 1", "d1d5"), 100);
        assert_eq!(worth("4k3/8/4p3/3p4/8/8/8/3RK3 w - - 0 1", "d1d5"), -400);
        // Two rooks behind each other against one: the hidden one counts.
        assert_eq!(worth("3rk3/8/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5"), 100);
        assert_eq!(worth("3rk3/3r4/8/3p4/8/8/3R4/3RK3 w - - 0 1", "d2d5"), -400);
        // In passing, and onto the last row.
        assert_eq!(worth("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6"), 100);
        assert_eq!(worth("8/P3k3/8/8/8/8/8/4K3 w - - 0 1", "a7a8q"), 850);
        // A quiet move to a square that a pawn attacks.
        assert_eq!(worth("4k3/8/3p4/8/8/3N4/8/4K3 w - - 0 1", "d3e5"), -320);
    }
}
