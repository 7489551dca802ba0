//! Iterative deepening alpha-beta over the table of any rule set, house rules and the huff included. One file an idea;
//! here is the search itself.

mod children;
mod draws;
mod hash;
mod ordering;
mod probes;
mod root;
mod tuning;

use draughts::fast::bits::Bits;
use draughts::fast::hunt::{Captures, hunters};
use draughts::fast::layout::Layout;
use draughts::fast::packed::PackedOf;
use draughts::fast::plan::Table;
use draughts::{Compulsion, Goal, KingRange, Rules};

pub use probes::{Endgames, FewPieces, Known};
pub use tuning::Tuning;

pub(super) use children::Child;
pub(super) use hash::hash;

use self::draws::Draws;
use super::evaluate::{Evaluation, Held, PatternTable, SURELY_WON, Score, WON};
use crate::search::{Bound, Budget, DEEPEST, History, Memo, Reductions, from_table, to_table};

type BitsOf<T> = <<T as Table>::Layout as Layout>::Bits;

/// What a search judges by.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Knowledge<'a> {
    pub(super) table: Option<&'a PatternTable>,
    pub(super) endgames: Option<&'a dyn Endgames>,
}

pub(super) struct Searcher<'a, T: Table> {
    table: T,
    tuning: Tuning,
    evaluation: Evaluation<'a>,
    /// What the evaluation holds of the last position that it judged.
    held: Held<BitsOf<T>>,
    endgames: Option<&'a dyn Endgames>,
    reductions: Reductions,
    /// How far below the window a position may be given up, for each turn that is left.
    futility: Score,
    goal: Goal,
    huffs: bool,
    memo: &'a Memo,
    captures: Captures<BitsOf<T>>,
    children: Vec<Child<T>>,
    draws: Draws,
    history: History,
    nodes: u64,
    stopped: bool,
}

impl<'a, T: Table> Searcher<'a, T> {
    /// `path` are the hashes of the game's positions since the last move that cannot be taken back.
    pub(super) fn new(
        table: T,
        rules: &Rules,
        tuning: Tuning,
        knowledge: Knowledge<'a>,
        memo: &'a Memo,
        path: Vec<u64>,
    ) -> Self {
        Self {
            table,
            tuning,
            evaluation: Evaluation::new::<T::Layout>(rules, knowledge.table),
            held: Held::default(),
            endgames: knowledge.endgames,
            reductions: Reductions::new(
                tuning.reduce_from,
                tuning.reduce_base,
                tuning.reduce_divisor,
            ),
            futility: match rules.king_range.value {
                KingRange::Short => tuning.futility,
                KingRange::Flying => tuning.futility_flying,
            },
            goal: rules.goal.value,
            huffs: rules.compulsion.value == Compulsion::Huff,
            memo,
            captures: Captures::by_result(),
            children: Vec::new(),
            draws: Draws::new(rules, path),
            history: History::new(),
            nodes: 0,
            stopped: false,
        }
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// The score of a turn for the side that makes it.
    fn child(
        &mut self,
        child: &Child<T>,
        depth: i32,
        window: (Score, Score),
        ply: u32,
        budget: &mut Budget<'_>,
    ) -> Score {
        if child.play.is_none() {
            // A huff took the last piece.
            return -self.lost(ply);
        }
        if child.reversible {
            return -self.search(&child.position, depth, (-window.1, -window.0), ply, budget);
        }
        let start = self.draws.leave_behind();
        let score = -self.search(&child.position, depth, (-window.1, -window.0), ply, budget);
        self.draws.go_back(start);
        score
    }

    /// The score of whoever has no piece or no turn left.
    const fn lost(&self, ply: u32) -> Score {
        match self.goal {
            Goal::Losing => WON - ply as Score,
            Goal::Normal | Goal::Breakthrough => ply as Score - WON,
        }
    }

    fn search(
        &mut self,
        position: &PackedOf<T>,
        depth: i32,
        (mut alpha, beta): (Score, Score),
        ply: u32,
        budget: &mut Budget<'_>,
    ) -> Score {
        self.nodes += 1;
        self.stopped |= budget.is_used_up(self.nodes);
        if self.stopped {
            return 0;
        }
        let hash = hash::<T>(position);
        if self.draws.is_draw::<T>(hash, position) {
            return 0;
        }
        if let Some(tables) = self.endgames
            && let Some(score) = probes::score::<T>(tables, position, self.draws.counted(), ply)
        {
            return score;
        }
        let futile = self.may_be_futile(depth, (alpha, beta));
        let calm = (depth <= 0 || futile)
            && !self.huffs
            && !self.must_capture(position)
            && !self.is_over(position);
        if ply >= DEEPEST || (calm && depth <= 0) {
            return self.evaluate(position, (alpha, beta));
        }
        let known = self.memo.get(hash);
        if let Some(memory) = known
            && i32::from(memory.depth) >= depth.max(0)
        {
            let score = from_table(memory.score.into(), ply);
            let settled = match memory.bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            if settled {
                return score;
            }
        }
        if futile && calm {
            let hope = self.futility * depth;
            let stand = self.evaluate(position, (alpha - hope, beta));
            if stand + hope <= alpha {
                return stand;
            }
        }

        let start = self.children.len();
        self.expand(position);
        let count = self.children.len() - start;
        if count == 0 {
            return self.lost(ply);
        }
        let mut best = -WON;
        if self.huffs && depth <= 0 {
            // Nothing is forced where a huff enforces it: the side to move may stand as it is.
            best = self.evaluate(position, (alpha, beta));
            alpha = alpha.max(best);
            if best >= beta || !self.children[start..].iter().any(Child::is_loud) {
                self.children.truncate(start);
                return best;
            }
        }
        self.order(start, known.map_or(0, |memory| memory.turn), ply);

        let first_alpha = alpha;
        let mut best_key = 0;
        self.draws.push(hash);
        for index in 0..count {
            let child = self.children[start + index];
            if self.huffs && depth <= 0 && !child.is_loud() {
                continue;
            }
            // A forced reply costs no depth: the line is followed to where there is a choice.
            let deeper = if count == 1 { depth } else { depth - 1 };
            let less = if child.is_loud() {
                0
            } else {
                self.reductions.of(deeper, index)
            };
            let reduced = (deeper - less).max(deeper.min(0));
            let mut score = if index > 0 {
                self.child(&child, reduced, (alpha, alpha + 1), ply + 1, budget)
            } else {
                alpha + 1
            };
            if score > alpha && index > 0 && reduced < deeper {
                score = self.child(&child, deeper, (alpha, alpha + 1), ply + 1, budget);
            }
            if score > alpha && (index == 0 || score < beta) {
                score = self.child(&child, deeper, (alpha, beta), ply + 1, budget);
            }
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                best_key = child.key;
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                if !child.is_loud() {
                    self.history.praise(child.key, ply, depth);
                }
                break;
            }
        }
        self.draws.pop();
        self.children.truncate(start);
        if self.stopped {
            return 0;
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > first_alpha {
            Bound::Exact
        } else {
            Bound::AtMost
        };
        self.memo
            .put(hash, best_key, to_table(best, ply), depth.max(0), bound);
        best
    }

    #[inline]
    fn evaluate(&mut self, position: &PackedOf<T>, window: (Score, Score)) -> Score {
        self.evaluation
            .evaluate::<T>(position, window, &mut self.held)
    }

    /// Whether a position near the leaves may be given up without a look at its turns.
    const fn may_be_futile(&self, depth: i32, (alpha, beta): (Score, Score)) -> bool {
        self.futility > 0
            && depth <= self.tuning.futility_depth
            && beta - alpha == 1
            && alpha.abs() < SURELY_WON
    }

    /// Whether the side to move has a capture.
    fn must_capture(&self, position: &PackedOf<T>) -> bool {
        let hunters = if position.white_to_move {
            hunters::<T, true>(self.table, position)
        } else {
            hunters::<T, false>(self.table, position)
        };
        hunters.any()
    }

    /// Whether the pieces alone end the game.
    fn is_over(&self, position: &PackedOf<T>) -> bool {
        position.white.is_empty()
            || position.black.is_empty()
            || (self.goal == Goal::Breakthrough && position.kings.any())
    }
}
