//! The root of a search: deeper and deeper, until the budget is used up.

use super::budget::Budget;
use super::score::{SURELY_WON, Score, WON};

/// One turn at the root with its score.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RootTurn<Turn> {
    pub(crate) turn: Turn,
    pub(crate) score: Score,
}

/// How root turns are judged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Judging {
    /// Only the best one exactly.
    Best,
    /// Every one exactly.
    All,
}

/// A search that judges the turns of one position.
pub(crate) trait Roots {
    /// A turn there.
    type Turn: Copy;

    /// The score of a turn for the side that makes it, looked at so many turns deep, the turn itself counted.
    fn judge(
        &mut self,
        turn: &Self::Turn,
        depth: i32,
        window: (Score, Score),
        budget: &mut Budget<'_>,
    ) -> Score;

    /// Whether the budget has ended it.
    fn is_stopped(&self) -> bool;

    /// Positions looked at.
    fn nodes(&self) -> u64;

    /// Whether a score after so many turns needs no deeper look.
    fn is_decided(&self, score: Score, _depth: u32) -> bool {
        score.abs() >= SURELY_WON
    }

    /// Hears of every depth that was finished; true ends the search.
    fn finished(&mut self, _depth: u32, _turns: &[RootTurn<Self::Turn>]) -> bool {
        false
    }
}

/// Below this depth a window around the score before saves nothing.
const NARROW_FROM: u32 = 5;

/// How the root is judged.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deepening {
    pub(crate) judging: Judging,
    /// The first window around the score before; 0 for an open one.
    pub(crate) aspiration: Score,
    /// Whether what a broken iteration has finished counts.
    pub(crate) keep_broken: bool,
}

impl Deepening {
    /// Judges the root's turns deeper and deeper. Gives them best first, and the depth that was finished.
    pub(crate) fn run<S: Roots>(
        self,
        search: &mut S,
        turns: impl IntoIterator<Item = S::Turn>,
        budget: &mut Budget<'_>,
    ) -> (Vec<RootTurn<S::Turn>>, u32) {
        let mut turns: Vec<_> = turns
            .into_iter()
            .map(|turn| RootTurn { turn, score: 0 })
            .collect();
        let mut finished = 0;
        for depth in budget.first..=budget.depth {
            self.iterate(search, &mut turns, depth, budget);
            if search.is_stopped() {
                break;
            }
            finished = depth;
            let enough = search.finished(depth, &turns);
            let decided = turns
                .first()
                .is_none_or(|best| search.is_decided(best.score, depth));
            let only = turns.len() == 1 && self.judging == Judging::Best;
            if enough || decided || only || search.nodes() >= budget.nodes {
                break;
            }
        }
        (turns, finished)
    }

    /// One iteration; leaves the turns in their new order.
    fn iterate<S: Roots>(
        self,
        search: &mut S,
        turns: &mut Vec<RootTurn<S::Turn>>,
        depth: u32,
        budget: &mut Budget<'_>,
    ) {
        let before = turns.clone();
        let narrow = self.aspiration > 0 && depth >= NARROW_FROM && self.judging == Judging::Best;
        let mut reach = self.aspiration;
        let mut window = match before.first() {
            Some(best) if narrow => (best.score - reach, best.score + reach),
            _ => (-WON, WON),
        };
        loop {
            let judged = self.judge_all(search, turns, depth as i32, window, budget);
            if search.is_stopped() {
                self.keep_finished(turns, before, judged, window.0);
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
    fn keep_finished<T: Copy>(
        self,
        turns: &mut Vec<RootTurn<T>>,
        before: Vec<RootTurn<T>>,
        judged: usize,
        alpha: Score,
    ) {
        let useful = self.keep_broken && self.judging == Judging::Best && judged > 0;
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
    fn judge_all<S: Roots>(
        self,
        search: &mut S,
        turns: &mut [RootTurn<S::Turn>],
        depth: i32,
        (mut alpha, beta): (Score, Score),
        budget: &mut Budget<'_>,
    ) -> usize {
        for index in 0..turns.len() {
            let turn = turns[index].turn;
            let window = match self.judging {
                Judging::All => (-WON, WON),
                Judging::Best => (alpha, beta),
            };
            let mut score = if index > 0 && self.judging == Judging::Best {
                search.judge(&turn, depth, (alpha, alpha + 1), budget)
            } else {
                alpha + 1
            };
            if score > alpha || self.judging == Judging::All {
                score = search.judge(&turn, depth, window, budget);
            }
            if search.is_stopped() {
                return index;
            }
            turns[index].score = score;
            alpha = alpha.max(score);
            if alpha >= beta && self.judging == Judging::Best {
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
fn promote_best<T>(turns: &mut [RootTurn<T>]) {
    let Some(best) = turns.iter().map(|turn| turn.score).max() else {
        return;
    };
    if let Some(at) = turns.iter().position(|turn| turn.score == best) {
        turns[..=at].rotate_right(1);
    }
}
