//! What a position of chess is worth without looking further: weights of what is seen in it, mixed by how many pieces
//! are left, and what is known of ends that weights do not tell.

mod by_hand;
mod features;
mod places;
mod table;

use chess::{Board, Color, Piece, Square};
use cozy_chess::BitBoard;

pub use table::{WeightTable, WeightsError};

pub(super) use features::{Tally, distance, each};
pub(super) use places::{ALL, neighbours};

use crate::search::{MOST, Score};

/// How many hundredths of a pawn multiply the odds of a game by e.
pub const SCORE_A_LOGIT: f32 = 150.0;

/// All pieces are on the board.
pub(super) const FULL: i32 = 24;
/// A share of the whole that an end is worth.
pub(super) const WHOLE: i32 = 64;

/// What pieces are worth in exchanges and in the order of captures, pawn to king.
pub(super) const WORTH: [Score; 6] = [100, 320, 330, 500, 950, 20_000];

struct Sum<'a> {
    weights: &'a [i32; ALL],
    total: i32,
}

impl Tally for Sum<'_> {
    #[inline(always)]
    fn add(&mut self, place: usize, times: i32) {
        self.total += self.weights[place] * times;
    }
}

/// The worth of a position for the side to move.
#[must_use]
pub(super) fn evaluate(table: &WeightTable, board: &Board) -> Score {
    let mut sum = Sum {
        weights: table.packed(),
        total: 0,
    };
    each(board, &mut sum);
    let few = i32::from(sum.total as i16);
    let many = (sum.total - few) >> 16;
    let fullness = fullness(board);
    let winner = if few >= 0 { Color::White } else { Color::Black };
    let few = few * share(board, winner) / WHOLE;
    let mut white = (many * fullness + few * (FULL - fullness)) / FULL;
    if board.colors(!winner).len() == 1 {
        let drive = drive(board, winner);
        white += if winner == Color::White {
            drive
        } else {
            -drive
        };
    }
    let score = match board.side_to_move() {
        Color::White => white,
        Color::Black => -white,
    };
    score.clamp(-MOST, MOST)
}

/// How full the board is of pieces.
#[inline(always)]
pub(super) fn fullness(board: &Board) -> i32 {
    let count = |piece| board.pieces(piece).len() as i32;
    let pieces = count(Piece::Knight)
        + count(Piece::Bishop)
        + 2 * count(Piece::Rook)
        + 4 * count(Piece::Queen);
    pieces.min(FULL)
}

/// The share of an advantage that this side can hope to make use of: without pawns it needs a rook more, and bishops of
/// both colours hold much.
pub(super) fn share(board: &Board, winner: Color) -> i32 {
    let own = |piece| board.colored_pieces(winner, piece);
    let other = |piece| board.colored_pieces(!winner, piece);
    if own(Piece::Pawn).is_empty() {
        let worth = |of: &dyn Fn(Piece) -> BitBoard| -> Score {
            let kinds = [Piece::Knight, Piece::Bishop, Piece::Rook, Piece::Queen];
            kinds
                .iter()
                .map(|&piece| of(piece).len() as i32 * WORTH[piece as usize])
                .sum()
        };
        let (have, against) = (worth(&own), worth(&other));
        let two_knights = have == 2 * WORTH[Piece::Knight as usize];
        if have < WORTH[Piece::Rook as usize] || (two_knights && against == 0) {
            return 0;
        }
        if have - against <= WORTH[Piece::Bishop as usize] {
            return WHOLE / 6;
        }
    }
    let heavy =
        board.pieces(Piece::Rook) | board.pieces(Piece::Queen) | board.pieces(Piece::Knight);
    let bishops = board.pieces(Piece::Bishop);
    let opposite = own(Piece::Bishop).len() == 1
        && other(Piece::Bishop).len() == 1
        && (bishops & BitBoard::DARK_SQUARES).len() == 1;
    match (opposite, heavy.is_empty()) {
        (true, true) => WHOLE / 2,
        (true, false) => WHOLE * 7 / 8,
        _ => WHOLE,
    }
}

/// A king alone is mated at the edge, with the other king near; with bishop and knight in a corner of the bishop's
/// colour.
fn drive(board: &Board, winner: Color) -> Score {
    let (king, other) = (board.king(winner), board.king(!winner));
    let from_middle = |line: i32| (2 * line - 7).abs();
    let (file, rank) = (other.file() as i32, other.rank() as i32);
    let edge = from_middle(file) + from_middle(rank);
    let near = 7 - distance(king, other) as Score;
    let bishops = board.colored_pieces(winner, Piece::Bishop);
    let few = board.colors(winner).len() == 3;
    let by_corner =
        few && bishops.len() == 1 && !board.colored_pieces(winner, Piece::Knight).is_empty();
    if by_corner {
        let corners = if (bishops & BitBoard::DARK_SQUARES).is_empty() {
            [Square::A8, Square::H1]
        } else {
            [Square::A1, Square::H8]
        };
        let away = corners.map(|corner| {
            (corner.file() as i32 - file).abs() + (corner.rank() as i32 - rank).abs()
        });
        return 300 + 20 * (14 - away[0].min(away[1])) + 8 * near;
    }
    8 * edge + 12 * near
}
