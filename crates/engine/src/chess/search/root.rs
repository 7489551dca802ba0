//! The root's moves, judged by the search.

use super::moves::Candidate;
use super::{Node, Searcher};
use crate::search::{Budget, Deepening, Judging, RootTurn, Roots, SURELY_WON, Score, WON};

/// Whoever is told of every depth that was finished: the depth, the positions looked at, the moves in their order. True
/// ends the search.
pub(in crate::chess) type Heard<'a> = dyn FnMut(u32, u64, &[RootTurn<Candidate>]) -> bool + 'a;

impl Searcher<'_> {
    /// Judges the root's moves deeper and deeper. Gives them best first, and the depth that was finished. `heard` is
    /// told of every depth that was finished, and ends the search by answering true.
    pub(in crate::chess) fn run(
        &mut self,
        root: &Node,
        judging: Judging,
        budget: &mut Budget<'_>,
        heard: &mut Heard<'_>,
    ) -> (Vec<RootTurn<Candidate>>, u32) {
        let start = self.moves.len();
        self.list(&root.board);
        let key = self.key(root);
        let remembered = self.memo.get(key).map_or(0, |memory| memory.turn);
        self.order(&root.board, start, remembered, 0);
        let mut moves = self.moves.split_off(start);
        moves.sort_by_key(|candidate| -candidate.order);
        let deepening = Deepening {
            judging,
            aspiration: self.tuning.aspiration,
            keep_broken: true,
        };
        let mut at_root = AtRoot {
            root,
            key,
            searcher: self,
            heard,
        };
        deepening.run(&mut at_root, moves, budget)
    }
}

struct AtRoot<'a, 'b> {
    root: &'a Node,
    key: u64,
    searcher: &'a mut Searcher<'b>,
    heard: &'a mut Heard<'a>,
}

impl Roots for AtRoot<'_, '_> {
    type Turn = Candidate;

    fn judge(
        &mut self,
        candidate: &Candidate,
        depth: i32,
        (alpha, beta): (Score, Score),
        budget: &mut Budget<'_>,
    ) -> Score {
        let searcher = &mut *self.searcher;
        let child = searcher.after(self.root, candidate.made);
        searcher.way.push(self.key);
        let score = -searcher.search(&child, depth - 1, (-beta, -alpha), 1, budget);
        searcher.way.pop();
        score
    }

    fn is_stopped(&self) -> bool {
        self.searcher.stopped
    }

    fn nodes(&self) -> u64 {
        self.searcher.nodes
    }

    /// A mate that was found is one. That there is no escape from one is sure only when everything was looked at.
    fn is_decided(&self, score: Score, depth: u32) -> bool {
        score >= SURELY_WON || (score <= -SURELY_WON && (WON + score) as u32 <= depth)
    }

    fn finished(&mut self, depth: u32, turns: &[RootTurn<Candidate>]) -> bool {
        (self.heard)(depth, self.searcher.nodes, turns)
    }
}
