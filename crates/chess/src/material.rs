//! What the pieces that are left can still do.

use cozy_chess::{BitBoard, Board, Color, Piece};

/// Whether no series of legal moves can end in checkmate, as far as the pieces alone tell (5.2.2): nobody has more
/// than a single knight, or bishops on squares of one colour.
#[must_use]
pub fn is_dead(board: &Board) -> bool {
    let heavy = board.pieces(Piece::Pawn) | board.pieces(Piece::Rook) | board.pieces(Piece::Queen);
    if !heavy.is_empty() {
        return false;
    }
    let bishops = board.pieces(Piece::Bishop);
    match board.pieces(Piece::Knight).len() {
        0 => on_one_colour(bishops),
        1 => bishops.is_empty(),
        _ => false,
    }
}

/// Whether a side could still give checkmate if the other helped (6.9): its flag-fallen opponent loses only then.
pub(crate) fn can_mate(board: &Board, side: Color) -> bool {
    let own = board.colors(side);
    let other = board.colors(!side);
    let of = |piece| board.pieces(piece);
    let heavy = of(Piece::Pawn) | of(Piece::Rook) | of(Piece::Queen);
    if !(own & heavy).is_empty() {
        return true;
    }
    let (knights, bishops) = (own & of(Piece::Knight), own & of(Piece::Bishop));
    match (knights.len(), bishops.len()) {
        (0, 0) => false,
        // A lone knight mates a king in the corner behind a piece of its own that is no queen, which takes or blocks.
        (1, 0) => !(other - of(Piece::King) - of(Piece::Queen)).is_empty(),
        // Bishops of one colour need something of the other side's that can stand in its king's way on the other one.
        (0, _) => {
            !on_one_colour(of(Piece::Bishop)) || !(of(Piece::Knight) | of(Piece::Pawn)).is_empty()
        }
        _ => true,
    }
}

fn on_one_colour(squares: BitBoard) -> bool {
    squares.is_subset(BitBoard::DARK_SQUARES) || squares.is_subset(BitBoard::LIGHT_SQUARES)
}
