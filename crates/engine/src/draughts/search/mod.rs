//! Iterative deepening alpha-beta over the table of any rule set, house rules and the huff included. One file an idea;
//! here is the search itself.

mod children;
mod draws;
mod hash;
mod ordering;
mod probes;
mod root;
mod shortcuts;
mod singular;
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
pub(super) use root::Heard;

use self::draws::Draws;
use self::singular::Without;
use super::evaluate::{Evaluation, Held, PatternTable, SURELY_WON, Score, WON};
use crate::search::{Bound, Budget, DEEPEST, History, Memo, Reductions, from_table, to_table};

type BitsOf<T> = <<T as Table>::Layout as Layout>::Bits;

/// What a search judges by.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Knowledge<'a> {
    pub(super) table: Option<&'a PatternTable>,
    pub(super) endgames: Option<&'a dyn Endgames>,
}

/// Where in the tree a search stands, and what is known of that beforehand.
#[derive(Clone, Copy, Debug)]
struct Spot {
    /// Turns from the root.
    ply: u32,
    /// The position's hash, where somebody has asked for it.
    hash: Option<u64>,
    /// A turn that does not count, by its key; 0 for none.
    without: u32,
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
    /// Whether the root is a known draw, in which there is nothing to look for but chances.
    plays_on: bool,
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
            plays_on: false,
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
        let window = (-window.1, -window.0);
        let spot = Spot {
            ply,
            hash: child.hash,
            without: 0,
        };
        if child.reversible {
            return -self.search(&child.position, spot, depth, window, budget);
        }
        let start = self.draws.leave_behind();
        let score = -self.search(&child.position, spot, depth, window, budget);
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

    /// The score of a position for the side to move, so many turns deep.
    fn search(
        &mut self,
        position: &PackedOf<T>,
        spot: Spot,
        mut depth: i32,
        (mut alpha, beta): (Score, Score),
        budget: &mut Budget<'_>,
    ) -> Score {
        let Spot {
            ply,
            mut hash,
            without,
        } = spot;
        self.nodes += 1;
        self.stopped |= budget.is_used_up(self.nodes);
        if self.stopped {
            return 0;
        }
        if self.draws.may_come() {
            let hash = *hash.get_or_insert_with(|| hash::hash::<T>(position));
            if self.draws.is_draw::<T>(hash, position) {
                return 0;
            }
        }
        let known = self.known(position);
        if let Some(known) = known {
            match known.decided(ply) {
                Some(score) => return score,
                None if !self.plays_on || depth <= 0 => return self.drawn(position),
                None => {}
            }
        }
        // A draw that is played on is worth what its ends are, whatever it looks like.
        let may_shorten = known.is_none() && self.may_shorten(depth, (alpha, beta));
        let calm = (depth <= 0 || may_shorten)
            && !self.huffs
            && !self.must_capture(position)
            && !self.is_over(position);
        if ply >= DEEPEST || (calm && depth <= 0) {
            return self.evaluate(position, (alpha, beta));
        }
        let hash = hash.unwrap_or_else(|| hash::hash::<T>(position));
        // Where captures are followed to their end a look into so large a memory costs more than it saves.
        let remembers = depth >= self.tuning.remember_from;
        let memory = remembers.then(|| self.memo.get(hash)).flatten();
        if let Some(memory) = memory
            && i32::from(memory.depth) >= depth.max(0)
            && without == 0
            && !(ply <= self.tuning.wary && self.draws.may_come_again(ply))
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
        let spot = Spot {
            hash: Some(hash),
            ..spot
        };
        if calm && may_shorten && without == 0 {
            if let Some(score) = self.as_it_stands(position, depth, (alpha, beta)) {
                return score;
            }
            if self.is_probably_enough(position, spot, depth, beta, budget) {
                return beta;
            }
            if self.stopped {
                return 0;
            }
        }
        // A shallower look has found a turn to begin with, perhaps.
        let memory = if calm && may_shorten {
            self.memo.get(hash).or(memory)
        } else {
            memory
        };
        let remembered = memory.map_or(0, |memory| memory.turn);

        let start = self.children.len();
        self.expand(position);
        let count = self.children.len() - start;
        if count == 0 {
            return self.lost(ply);
        }
        if remembered == 0 && count > 1 && depth >= self.tuning.unknown_depth {
            // Nobody has been here: with no turn to begin with a full look costs much and is not often wanted.
            depth -= 1;
        }
        let mut alone = 0;
        if count > 1 {
            let shown = self.without_remembered(position, spot, memory, depth, beta, budget);
            let settled = match shown {
                _ if self.stopped => Some(0),
                Without::Others => None,
                Without::Worse => {
                    alone = remembered;
                    None
                }
                Without::Enough(score) => Some(score),
            };
            if let Some(score) = settled {
                self.children.truncate(start);
                return score;
            }
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
        if depth > 1 {
            self.fetch(start);
        }
        self.order(start, remembered, ply);

        let first_alpha = alpha;
        let mut best_key = 0;
        self.draws.push(hash);
        for index in 0..count {
            let child = self.pick(start + index);
            if self.huffs && depth <= 0 && !child.is_loud() {
                continue;
            }
            if without != 0 && child.key == without {
                continue;
            }
            // A forced reply costs no depth: the line is followed to where there is a choice.
            let forced = count == 1 || (alone != 0 && child.key == alone);
            let deeper = if forced { depth } else { depth - 1 };
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
        if without != 0 {
            return best;
        }
        let bound = if best >= beta {
            Bound::AtLeast
        } else if best > first_alpha {
            Bound::Exact
        } else {
            // No turn was good enough, so the best of them is chance: the one that was good once is kept.
            best_key = if remembered == 0 {
                best_key
            } else {
                remembered
            };
            Bound::AtMost
        };
        if remembers {
            self.memo
                .put(hash, best_key, to_table(best, ply), depth.max(0), bound);
        }
        best
    }

    #[inline]
    fn evaluate(&mut self, position: &PackedOf<T>, window: (Score, Score)) -> Score {
        self.evaluation
            .evaluate::<T>(position, window, &mut self.held)
    }

    /// Whether the side to move has a capture.
    fn must_capture(&self, position: &PackedOf<T>) -> bool {
        self.can_capture(position, position.white_to_move)
    }

    /// Whether the other side would have one.
    fn is_threatened(&self, position: &PackedOf<T>) -> bool {
        self.can_capture(position, !position.white_to_move)
    }

    fn can_capture(&self, position: &PackedOf<T>, white: bool) -> bool {
        let hunters = if white {
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
