//! Weights made by hand: what is known before anything was learned. Few numbers and simple shapes; learning knows
//! better.

use super::places::{
    ALL, BACKWARD, BESIDE, BISHOP_MOVES, DANGER, DOUBLED, HALF_OPEN_FILE, HELD, ISOLATED,
    KNIGHT_MOVES, LOOSE, OPEN_FILE, OUTPOST, PAIR, PASSED, PASSED_BLOCKED, PASSED_FREE,
    PASSED_HELD, PASSED_OTHER_KING, PASSED_OWN_KING, PAWN_ATTACKS, PIECE_ATTACKS, QUEEN_MOVES,
    ROOK_BEHIND, ROOK_MOVES, SHIELD, SHIELD_BESIDE, SQUARES, STORM, Span, TEMPO,
};

/// A weight with many pieces on the board, and with few.
pub(in crate::chess) type Weight = [i16; 2];

/// What the pieces are worth, pawn to king.
const WORTH: [Weight; 6] = [
    [85, 105],
    [330, 300],
    [345, 315],
    [470, 530],
    [970, 960],
    [0, 0],
];

/// The weights.
pub(in crate::chess) fn weights() -> Vec<Weight> {
    let mut weights = vec![[0; 2]; ALL];
    for (kind, worth) in WORTH.iter().enumerate() {
        for square in 0..64 {
            let on_square = on_square(kind, square % 8, square / 8);
            weights[SQUARES.start + kind * 64 + square as usize] =
                [worth[0] + on_square[0], worth[1] + on_square[1]];
        }
    }
    let mut fill = |span: Span, of: &dyn Fn(i16) -> Weight| {
        for index in 0..span.length {
            weights[span.start + index] = of(index as i16);
        }
    };
    fill(KNIGHT_MOVES, &|n| [5 * (n - 4), 5 * (n - 4)]);
    fill(BISHOP_MOVES, &|n| [5 * (n - 6), 5 * (n - 6)]);
    fill(ROOK_MOVES, &|n| [2 * (n - 7), 4 * (n - 7)]);
    fill(QUEEN_MOVES, &|n| [n - 13, 2 * (n - 13)]);
    fill(PAIR, &|_| [30, 45]);
    fill(OPEN_FILE, &|_| [30, 10]);
    fill(HALF_OPEN_FILE, &|_| [14, 8]);
    fill(OUTPOST, &|_| [22, 12]);
    fill(DOUBLED, &|_| [-8, -18]);
    fill(ISOLATED, &|open| [-8 - 6 * open, -10 - 4 * open]);
    fill(BACKWARD, &|open| [-6 - 8 * open, -8 - 4 * open]);
    fill(HELD, &|rank| [4 + 3 * rank, 2 + 3 * rank]);
    fill(BESIDE, &|rank| [2 + 3 * rank, 3 * rank]);
    fill(PASSED, &|rank| [rank * rank * 2, rank * rank * 4]);
    fill(PASSED_BLOCKED, &|rank| [-3 * rank, -7 * rank]);
    fill(PASSED_HELD, &|rank| [2 * rank, 3 * rank]);
    fill(PASSED_FREE, &|rank| [rank, rank * rank]);
    fill(PASSED_OWN_KING, &|steps| [0, -7 * (steps - 3)]);
    fill(PASSED_OTHER_KING, &|steps| [0, 12 * (steps - 3)]);
    let shield = |rank: i16| match rank {
        0 => -18,
        1 => 14,
        2 => 6,
        _ => -8,
    };
    fill(SHIELD, &|rank| [shield(rank) * 3 / 2, 0]);
    fill(SHIELD_BESIDE, &|rank| [shield(rank), 0]);
    fill(STORM, &|rank| {
        [[0, 0, -14, -22, -8, -2, 0, 0][rank as usize], 0]
    });
    fill(DANGER, &|units| {
        [(units * units / 3).min(420), units * units / 40]
    });
    fill(PAWN_ATTACKS, &|_| [55, 40]);
    fill(PIECE_ATTACKS, &|_| [40, 30]);
    fill(LOOSE, &|piece| [8 + 22 * piece, 20 + 12 * piece]);
    fill(ROOK_BEHIND, &|_| [0, 20]);
    fill(TEMPO, &|_| [14, 8]);
    weights
}

/// The shape of a piece's squares: from the edge to the middle, and forward.
fn on_square(kind: usize, file: i16, rank: i16) -> Weight {
    // From 0 on the edge to 3 in the middle.
    let middle = |line: i16| line.min(7 - line);
    let (by_file, by_rank) = (middle(file), middle(rank));
    let centre = by_file + by_rank;
    match kind {
        0 => {
            let central = if by_file == 3 && (2..=4).contains(&rank) {
                16
            } else {
                0
            };
            [central + 3 * (rank - 1) + 2 * by_file, 6 * (rank - 1)]
        }
        1 => [7 * (centre - 3) + 2 * (rank - 3), 6 * (centre - 3)],
        2 => {
            let home = if rank == 0 { -12 } else { 0 };
            [3 * (centre - 3) + home, 3 * (centre - 3)]
        }
        3 => {
            let seventh = if rank == 6 { 14 } else { 0 };
            [3 * (by_file - 1) + seventh, seventh]
        }
        4 => [(centre - 3) - 2 * i16::from(rank > 3), 6 * (centre - 3)],
        _ => {
            // Castled behind its pawns at first, in the middle later.
            let wing = [22, 30, 8, -14][by_file as usize];
            [wing - 26 * rank.min(4), 11 * (centre - 3)]
        }
    }
}
