//! The root's turns, judged by the search.

use draughts::fast::packed::PackedOf;
use draughts::fast::plan::Table;

use super::children::Child;
use super::hash::hash;
use super::{Known, SURELY_WON, Score, Searcher, WON};
use crate::search::{Budget, Deepening, Judging, RootTurn, Roots};

/// Told of every depth that was finished: the depth, the positions looked at, the turns in their order. True ends the
/// search.
type Finished<'a, T> = dyn FnMut(u32, u64, &[RootTurn<Child<T>>]) -> bool + 'a;

/// Whoever looks on.
pub(in crate::draughts) struct Heard<'a, T: Table> {
    /// Hears what is found on the way.
    pub(in crate::draughts) finished: &'a mut Finished<'a, T>,
    /// Wants it to go on where everything is decided.
    pub(in crate::draughts) endless: bool,
}

impl<T: Table> Searcher<'_, T> {
    /// Judges the root's turns deeper and deeper. Gives them best first, and the depth that was finished.
    pub(in crate::draughts) fn run(
        &mut self,
        root: &PackedOf<T>,
        judging: Judging,
        budget: &mut Budget<'_>,
        heard: &mut Heard<'_, T>,
    ) -> (Vec<RootTurn<Child<T>>>, u32) {
        let turns = self.expanded(root);
        let known = self.known(root);
        self.plays_on = self.tuning.drawn > 0 && known == Some(Known::Drawn);
        let deepening = Deepening {
            judging,
            aspiration: self.tuning.aspiration,
            keep_broken: self.tuning.keep_broken,
        };
        let mut at_root = AtRoot {
            root: hash::<T>(root),
            is_known: known.is_some(),
            searcher: self,
            heard,
        };
        deepening.run(&mut at_root, turns, budget)
    }
}

/// Up to this depth a shorter way to win is looked for. Whoever takes the first that is remembered may walk to and fro
/// between two of them until the game is a draw.
const SHORTER_WAYS: u32 = 8;

struct AtRoot<'a, 'b, 'c, T: Table> {
    root: u64,
    /// Whether tables know it: then the way is the shortest.
    is_known: bool,
    searcher: &'a mut Searcher<'b, T>,
    heard: &'a mut Heard<'c, T>,
}

impl<T: Table> Roots for AtRoot<'_, '_, '_, T> {
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

    fn is_decided(&self, score: Score, depth: u32) -> bool {
        let is_shortest = || self.is_known || (WON - score.abs()) as u32 <= depth;
        score.abs() >= SURELY_WON && !self.heard.endless && (depth >= SHORTER_WAYS || is_shortest())
    }

    fn finished(&mut self, depth: u32, turns: &[RootTurn<Child<T>>]) -> bool {
        (self.heard.finished)(depth, self.searcher.nodes, turns)
    }
}
