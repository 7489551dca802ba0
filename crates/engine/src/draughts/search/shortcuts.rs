//! Positions that need no look at all their turns: what they are worth as they stand, or a shallower look, lies so far
//! outside the window that a deeper one would hardly come back into it.
//!
//! Only where the window is as narrow as it can be, no win is in sight, and the side to move has nothing to take: else
//! a worth is nothing to rely on.

use draughts::fast::packed::PackedOf;
use draughts::fast::plan::Table;

use super::{SURELY_WON, Score, Searcher, Spot};
use crate::search::Budget;

impl<T: Table> Searcher<'_, T> {
    /// Whether some shortcut may be taken at this depth, if the position is calm.
    pub(super) const fn may_shorten(&self, depth: i32, (alpha, beta): (Score, Score)) -> bool {
        let tuning = &self.tuning;
        beta - alpha == 1
            && alpha.abs() < SURELY_WON
            && (depth <= tuning.futility_depth
                || depth <= tuning.plenty_depth
                || depth >= tuning.probcut_depth)
    }

    /// The score of a calm position near the leaves that is too bad to be saved, or so good that it needs no turn.
    pub(super) fn as_it_stands(
        &mut self,
        position: &PackedOf<T>,
        depth: i32,
        (alpha, beta): (Score, Score),
    ) -> Option<Score> {
        let tuning = self.tuning;
        let hope = if depth <= tuning.futility_depth {
            self.futility * depth
        } else {
            0
        };
        let plenty = if depth <= tuning.plenty_depth {
            tuning.plenty * depth
        } else {
            0
        };
        if hope == 0 && plenty == 0 {
            return None;
        }
        let stand = self.evaluate(position, (alpha - hope, beta + plenty));
        let hopeless = hope > 0 && stand + hope <= alpha;
        // A piece that stands to be taken makes a good position a bad one.
        let enough = plenty > 0 && stand - plenty >= beta && !self.is_threatened(position);
        (hopeless || enough).then_some(stand)
    }

    /// Whether half as deep a look shows more than enough (ProbCut: Buro, 1995). Asked only where the position is good
    /// enough as it stands.
    pub(super) fn is_probably_enough(
        &mut self,
        position: &PackedOf<T>,
        spot: Spot,
        depth: i32,
        beta: Score,
        budget: &mut Budget<'_>,
    ) -> bool {
        let tuning = self.tuning;
        if depth < tuning.probcut_depth || self.evaluate(position, (beta - 1, beta)) < beta {
            return false;
        }
        let bound = beta + tuning.probcut;
        let window = (bound - 1, bound);
        let score = self.search(position, spot, depth - depth / 2, window, budget);
        !self.stopped && score >= bound
    }
}
