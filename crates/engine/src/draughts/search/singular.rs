//! A turn that is remembered as good, and without which the position would be clearly worse, is looked at one turn
//! deeper (Anantharaman, Campbell and Hsu, 1990); where others are good enough too, no look is needed.

use draughts::fast::packed::PackedOf;
use draughts::fast::plan::Table;

use super::{SURELY_WON, Score, Searcher, Spot};
use crate::search::{Bound, Budget, Memory};

/// So much less deep may the look be that remembers the turn.
const REMEMBERED_LESS: i32 = 3;

/// What a look without the remembered turn has shown.
pub(super) enum Without {
    /// It is not the only good one, or nobody knows.
    Others,
    /// Clearly worse.
    Worse,
    /// Good enough with another turn.
    Enough(Score),
}

impl<T: Table> Searcher<'_, T> {
    /// Looks half as deep at what a position is worth without its remembered turn.
    pub(super) fn without_remembered(
        &mut self,
        position: &PackedOf<T>,
        spot: Spot,
        known: Option<Memory>,
        depth: i32,
        beta: Score,
        budget: &mut Budget<'_>,
    ) -> Without {
        let Some(memory) = known.filter(|memory| {
            depth >= self.tuning.singular_depth
                && spot.without == 0
                && memory.turn != 0
                && memory.bound != Bound::AtMost
                && i32::from(memory.depth) >= depth - REMEMBERED_LESS
                && i32::from(memory.score).abs() < SURELY_WON
        }) else {
            return Without::Others;
        };
        let bound = i32::from(memory.score) - self.tuning.singular;
        let without = Spot {
            without: memory.turn,
            ..spot
        };
        let window = (bound - 1, bound);
        let score = self.search(position, without, (depth - 1) / 2, window, budget);
        if score < bound {
            Without::Worse
        } else if score >= beta {
            Without::Enough(score)
        } else {
            Without::Others
        }
    }
}
