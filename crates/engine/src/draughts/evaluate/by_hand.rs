//! A hand-made count of material and placing.
//!
//! The weights follow the table of the rule set, so that house rules need none of their own: a king that flies is worth
//! about three men, a short one a man and a half; where the goal is turned round, so is the count.

use draughts::fast::bits::Bits;
use draughts::fast::layout::{Layout, to_square};
use draughts::fast::packed::PackedOf;
use draughts::fast::plan::Table;
use draughts::{Board, Goal, KingRange, Rules};

use super::Score;

const MAN: Score = 100;

/// The weights for one rule set, square by square.
#[derive(Clone, Debug)]
pub(in crate::draughts) struct Weights {
    /// White's and Black's men by bit index.
    men: [[i16; 128]; 2],
    kings: [i16; 128],
    king: Score,
    range: KingRange,
    goal: Goal,
}

impl Weights {
    pub(in crate::draughts) fn new<L: Layout>(rules: &Rules) -> Self {
        let board = rules.board.value;
        let side = i32::from(board.size.side());
        let king = match rules.king_range.value {
            KingRange::Flying => 3 * MAN,
            KingRange::Short => MAN + MAN * 45 / 100,
        };
        let mut weights = Self {
            men: [[0; 128]; 2],
            kings: [0; 128],
            king,
            range: rules.king_range.value,
            goal: rules.goal.value,
        };
        let mut squares = L::Bits::narrowed(L::BOARD);
        while let Some(bit) = squares.pop() {
            let index = bit.index();
            let (row, column) = place::<L>(index, board);
            // Rows from White's home, and how far from the middle of the board.
            let (from_white, from_black) = (side - 1 - row, row);
            let off_centre = (2 * column - (side - 1)).abs();
            let at = index as usize;
            weights.men[0][at] = man_weight(rules.goal.value, from_white, side, off_centre);
            weights.men[1][at] = man_weight(rules.goal.value, from_black, side, off_centre);
            let off_middle = off_centre.max((2 * row - (side - 1)).abs());
            weights.kings[at] = (king + (side - off_middle) * 2) as i16;
        }
        weights
    }

    /// The worth of a position for the side to move.
    #[inline]
    pub(in crate::draughts) fn evaluate<T: Table>(&self, position: &PackedOf<T>) -> Score {
        let mut score = self.sum::<T>(position.white & !position.kings, &self.men[0])
            + self.sum::<T>(position.white & position.kings, &self.kings)
            - self.sum::<T>(position.black & !position.kings, &self.men[1])
            - self.sum::<T>(position.black & position.kings, &self.kings);
        match self.goal {
            Goal::Normal => {
                let (white, black) = (
                    position.white.count() as Score,
                    position.black.count() as Score,
                );
                // Ahead, every exchange brings the end nearer.
                score += (white - black) * 60 / (white + black).max(1);
                if self.is_hard_to_win::<T>(position, score > 0) {
                    score /= 8;
                }
            }
            Goal::Losing => score = -score,
            Goal::Breakthrough => {}
        }
        if position.white_to_move {
            score
        } else {
            -score
        }
    }

    #[inline]
    fn sum<T: Table>(
        &self,
        mut pieces: <T::Layout as Layout>::Bits,
        weights: &[i16; 128],
    ) -> Score {
        let mut sum = 0;
        while let Some(piece) = pieces.pop() {
            sum += Score::from(weights[piece.index() as usize]);
        }
        sum
    }

    /// Few kings against a flying king that is left alone: won on paper, drawn on the board.
    fn is_hard_to_win<T: Table>(&self, position: &PackedOf<T>, white_ahead: bool) -> bool {
        if self.range != KingRange::Flying {
            return false;
        }
        let (ahead, behind) = if white_ahead {
            (position.white, position.black)
        } else {
            (position.black, position.white)
        };
        behind.meets(position.kings) && ahead.count() <= 3 && (ahead & !position.kings).is_empty()
    }

    /// What a man of White's and a king are worth on the square with this bit index.
    pub(in crate::draughts) fn at(&self, index: u32) -> (Score, Score) {
        let (men, kings) = (self.men[0][index as usize], self.kings[index as usize]);
        (men.into(), kings.into())
    }

    /// What a king is worth.
    pub(super) const fn king(&self) -> Score {
        self.king
    }
}

fn place<L: Layout>(index: u32, board: Board) -> (i32, i32) {
    let (row, column) = board.place(to_square::<L>(index, board));
    (row.into(), column.into())
}

/// A man `rows` rows from its home, on a board of `side` rows.
fn man_weight(goal: Goal, rows: i32, side: i32, off_centre: i32) -> i16 {
    let central = (side - off_centre) / 2;
    let weight = match goal {
        // A guarded home row keeps kings out; after that, forward and to the centre.
        Goal::Normal | Goal::Losing if rows == 0 => MAN + 8,
        Goal::Normal | Goal::Losing => MAN + rows * rows / 3 + rows + central,
        // The first to arrive wins: each row counts more than the one before.
        Goal::Breakthrough => MAN + (rows * rows * rows) / 4 + central,
    };
    weight as i16
}
