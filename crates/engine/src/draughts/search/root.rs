//! The root: deeper and deeper, until the budget is used up.

use draughts::fast::packed::PackedOf;
use draughts::fast::plan::Table;

use super::budget::Budget;
use super::children::Child;
use super::hash::hash;
use super::{SURELY_WON, Score, Searcher, WON};

/// One root turn with its score.
#[derive(Clone, Copy, Debug)]
pub(in crate::draughts) struct RootTurn<T: Table> {
    pub(in crate::draughts) child: Child<T>,
    pub(in crate::draughts) score: Score,
}

/// How root turns are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::draughts) enum Judging {
    /// Only the best one exactly.
    Best,
    /// Every one exactly.
    All,
}

/// Below this depth a window around the score before saves nothing.
const NARROW_FROM: u32 = 5;

impl<T: Table> Searcher<'_, T> {
    /// Judges the root's turns deeper and deeper. Gives them best first, and the depth that was finished.
    pub(in crate::draughts) fn run(
        &mut self,
        root: &PackedOf<T>,
        judging: Judging,
        budget: &mut Budget<'_>,
    ) -> (Vec<RootTurn<T>>, u32) {
        let mut turns: Vec<RootTurn<T>> = self
            .expanded(root)
            .into_iter()
            .map(|child| RootTurn { child, score: 0 })
            .collect();
        let mut finished = 0;
        for depth in budget.first..=budget.depth {
            self.iterate(root, &mut turns, depth, judging, budget);
            if self.stopped {
                break;
            }
            finished = depth;
            let decided = turns
                .first()
                .is_none_or(|best| best.score.abs() >= SURELY_WON);
            let only = turns.len() == 1 && judging == Judging::Best;
            if decided || only || self.nodes >= budget.nodes {
                break;
            }
        }
        (turns, finished)
    }

    /// One iteration; leaves the turns in their new order.
    fn iterate(
        &mut self,
        root: &PackedOf<T>,
        turns: &mut Vec<RootTurn<T>>,
        depth: u32,
        judging: Judging,
        budget: &mut Budget<'_>,
    ) {
        let before = turns.clone();
        let narrow = self.tuning.aspiration > 0 && depth >= NARROW_FROM && judging == Judging::Best;
        let mut reach = self.tuning.aspiration;
        let mut window = match before.first() {
            Some(best) if narrow => (best.score - reach, best.score + reach),
            _ => (-WON, WON),
        };
        loop {
            let judged = self.judge_root(root, turns, depth as i32, judging, window, budget);
            if self.stopped {
                self.keep_finished(turns, before, judged, window.0, judging);
                return;
            }
            // The turns behind the best one have bounds, not scores; a stable sort keeps their order of before.
            let best = turns.iter().map(|turn| turn.score).max().unwrap_or(0);
            if best <= window.0 && window.0 > -WON {
                // Nothing reaches the window: the order of before is the better one to begin with again.
                turns.clone_from(&before);
                reach *= 4;
                window.0 = if reach > 500 { -WON } else { best - reach };
            } else if best >= window.1 && window.1 < WON {
                promote_best(turns);
                reach *= 4;
                window.1 = if reach > 500 { WON } else { best + reach };
            } else {
                turns.sort_by_key(|turn| -turn.score);
                return;
            }
        }
    }

    /// Half an iteration: its best turn is worth knowing where the best one of before was judged again first.
    fn keep_finished(
        &self,
        turns: &mut Vec<RootTurn<T>>,
        before: Vec<RootTurn<T>>,
        judged: usize,
        alpha: Score,
        judging: Judging,
    ) {
        let useful = self.tuning.keep_broken && judging == Judging::Best && judged > 0;
        let best = turns[..judged].iter().map(|turn| turn.score).max();
        if useful && best.is_some_and(|best| best > alpha) {
            let rest = turns.split_off(judged);
            turns.sort_by_key(|turn| -turn.score);
            turns.extend(rest);
        } else {
            *turns = before;
        }
    }

    /// Judges turn by turn; says how many were judged when it was stopped.
    fn judge_root(
        &mut self,
        root: &PackedOf<T>,
        turns: &mut [RootTurn<T>],
        depth: i32,
        judging: Judging,
        (mut alpha, beta): (Score, Score),
        budget: &mut Budget<'_>,
    ) -> usize {
        for index in 0..turns.len() {
            let child = turns[index].child;
            self.draws.push(hash::<T>(root));
            let window = match judging {
                Judging::All => (-WON, WON),
                Judging::Best => (alpha, beta),
            };
            let mut score = if index > 0 && judging == Judging::Best {
                self.child(&child, depth - 1, (alpha, alpha + 1), 1, budget)
            } else {
                alpha + 1
            };
            if score > alpha || judging == Judging::All {
                score = self.child(&child, depth - 1, window, 1, budget);
            }
            self.draws.pop();
            if self.stopped {
                return index;
            }
            turns[index].score = score;
            alpha = alpha.max(score);
            if alpha >= beta && judging == Judging::Best {
                // Beyond the window: how good it is will be seen with a wider one.
                for later in &mut turns[index + 1..] {
                    later.score = later.score.min(alpha - 1);
                }
                return index + 1;
            }
        }
        turns.len()
    }
}

/// The best turn to the front, the others in their order.
fn promote_best<T: Table>(turns: &mut [RootTurn<T>]) {
    let Some(best) = turns.iter().map(|turn| turn.score).max() else {
        return;
    };
    if let Some(at) = turns.iter().position(|turn| turn.score == best) {
        turns[..=at].rotate_right(1);
    }
}
