//! The root's turns, judged by the search.

use draughts::fast::packed::PackedOf;
use draughts::fast::plan::Table;

use super::children::Child;
use super::hash::hash;
use super::{Score, Searcher};
use crate::search::{Budget, Deepening, Judging, RootTurn, Roots};

impl<T: Table> Searcher<'_, T> {
    /// Judges the root's turns deeper and deeper. Gives them best first, and the depth that was finished.
    pub(in crate::draughts) fn run(
        &mut self,
        root: &PackedOf<T>,
        judging: Judging,
        budget: &mut Budget<'_>,
    ) -> (Vec<RootTurn<Child<T>>>, u32) {
        let turns = self.expanded(root);
        let deepening = Deepening {
            judging,
            aspiration: self.tuning.aspiration,
            keep_broken: self.tuning.keep_broken,
        };
        let mut at_root = AtRoot {
            root: hash::<T>(root),
            searcher: self,
        };
        deepening.run(&mut at_root, turns, budget)
    }
}

struct AtRoot<'a, 'b, T: Table> {
    root: u64,
    searcher: &'a mut Searcher<'b, T>,
}

impl<T: Table> Roots for AtRoot<'_, '_, T> {
    type Turn = Child<T>;

    fn judge(
        &mut self,
        child: &Child<T>,
        depth: i32,
        window: (Score, Score),
        budget: &mut Budget<'_>,
    ) -> Score {
        self.searcher.draws.push(self.root);
        let score = self.searcher.child(child, depth - 1, window, 1, budget);
        self.searcher.draws.pop();
        score
    }

    fn is_stopped(&self) -> bool {
        self.searcher.stopped
    }

    fn nodes(&self) -> u64 {
        self.searcher.nodes
    }
}
