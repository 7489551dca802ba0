//! Iterative deepening alpha-beta over the boards of `cozy-chess`. One file an idea; here is the search itself.

mod exchange;
mod moves;
mod quiet;
mod root;
mod tuning;
mod way;

use chess::position::after;
use chess::{Board, Move, Piece, Rules, position_key};

pub use tuning::Tuning;

pub(super) use moves::{Candidate, by_key};

use self::exchange::brings;
use self::moves::BAD;
use self::way::{Laws, Way};
use super::evaluate::{WeightTable, evaluate};
use crate::search::{
    Bound, Budget, DEEPEST, History, Memo, Reductions, SURELY_WON, Score, WON, from_table, to_table,
};

/// A position in the search, with the checks given on the way to it.
#[derive(Clone, Debug)]
pub(super) struct Node {
    pub(super) board: Board,
    pub(super) checks: [u8; 2],
}

pub(super) struct Searcher<'a> {
    rules: &'a Rules,
    laws: Laws,
    tuning: Tuning,
    table: &'a WeightTable,
    memo: &'a Memo,
    reductions: Reductions,
    moves: Vec<Candidate>,
    /// What the positions on the way are worth at first sight, by ply.
    stands: Vec<Score>,
    way: Way,
    history: History,
    nodes: u64,
    stopped: bool,
}

impl<'a> Searcher<'a> {
    /// `before` are the keys of the game's positions before the root.
    pub(super) fn new(
        rules: &'a Rules,
        tuning: Tuning,
        table: &'a WeightTable,
        memo: &'a Memo,
        before: Vec<u64>,
    ) -> Self {
        Self {
            rules,
            laws: Laws::of(rules),
            tuning,
            table,
            memo,
            reductions: Reductions::new(
                tuning.reduce_from,
                tuning.reduce_base,
                tuning.reduce_divisor,
            ),
            moves: Vec::with_capacity(512),
            stands: vec![0; DEEPEST as usize + 2],
            way: Way::new(before),
            history: History::new(),
            nodes: 0,
            stopped: false,
        }
    }

    pub(super) const fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Everything a position is, as a number.
    #[inline]
    pub(super) fn key(&self, node: &Node) -> u64 {
        let key = position_key(&node.board);
        if self.laws.checks.is_none() {
            return key;
        }
        let checks = u64::from(node.checks[0]) << 8 | u64::from(node.checks[1]);
        key ^ checks.wrapping_mul(0x9e37_79b9_7f4a_7c15)
    }

    /// The position after a move.
    #[inline]
    pub(super) fn after(&self, node: &Node, made: Move) -> Node {
        let mut child = if self.laws.trimmed {
            Node {
                board: after(&node.board, self.rules, made),
                checks: node.checks,
            }
        } else {
            let mut child = node.clone();
            child.board.play_unchecked(made);
            child
        };
        if self.laws.checks.is_some() && !child.board.checkers().is_empty() {
            let given = &mut child.checks[node.board.side_to_move() as usize];
            *given = given.saturating_add(1);
        }
        child
    }

    /// The score of whoever is mated here.
    pub(super) const fn lost(&self, ply: u32) -> Score {
        ply as Score - WON
    }

    /// The score where checks win and enough have been given.
    pub(super) fn checked_out(&self, node: &Node, ply: u32) -> Option<Score> {
        let given = node.checks[!node.board.side_to_move() as usize];
        let over = self.laws.checks.is_some_and(|most| given >= most);
        over.then(|| self.lost(ply))
    }

    pub(super) fn search(
        &mut self,
        node: &Node,
        depth: i32,
        window: (Score, Score),
        ply: u32,
        budget: &mut Budget<'_>,
    ) -> Score {
        self.search_unless(node, depth, window, ply, false, budget)
    }

    /// `passed`: the side before has just moved twice, and must not do so again.
    fn search_unless(
        &mut self,
        node: &Node,
        depth: i32,
        (mut alpha, mut beta): (Score, Score),
        ply: u32,
        passed: bool,
        budget: &mut Budget<'_>,
    ) -> Score {
        let board = &node.board;
        let in_check = !board.checkers().is_empty();
        if (depth <= 0 && !in_check) || ply >= DEEPEST {
            return self.quiesce(node, (alpha, beta), ply, budget);
        }
        let mut depth = depth.max(1);
        self.nodes += 1;
        self.stopped |= budget.is_used_up(self.nodes);
        if self.stopped {
            return 0;
        }
        let key = self.key(node);
        if self.way.is_draw(&self.laws, board, key) {
            return 0;
        }
        if let Some(score) = self.checked_out(node, ply) {
            return score;
        }
        // A mate that is nearer already cannot be bettered here.
        alpha = alpha.max(self.lost(ply));
        beta = beta.min(-self.lost(ply + 1));
        if alpha >= beta {
            return alpha;
        }
        let open = beta - alpha > 1;
        let known = self.memo.get(key);
        if let Some(memory) = known
            && i32::from(memory.depth) >= depth
            && !open
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
        let remembered = known.map_or(0, |memory| memory.turn);
        let stand = if in_check {
            -WON
        } else {
            evaluate(self.table, board)
        };
        self.stands[ply as usize] = stand;
        let improving = ply >= 2 && !in_check && stand > self.stands[ply as usize - 2];
        if !open && !in_check && beta.abs() < SURELY_WON {
            if let Some(score) =
                self.without_moves(node, depth, (alpha, beta), stand, ply, passed, budget)
            {
                return score;
            }
            if self.stopped {
                return 0;
            }
        }
        // Without a move to begin with a look less deep finds one sooner (Schröder's internal reduction).
        if remembered == 0 && depth >= 4 {
            depth -= 1;
        }

        let start = self.moves.len();
        self.list(board);
        let count = self.moves.len() - start;
        if count == 0 {
            return if in_check || self.laws.stalemate_loses {
                self.lost(ply)
            } else {
                0
            };
        }
        self.order(board, start, remembered, ply);
        let first_alpha = alpha;
        let mut best = -WON;
        let mut best_key = 0;
        let mut quiet_before = 0;
        for index in 0..count {
            let candidate = self.pick(start + index);
            let quiet = !candidate.loud;
            if best > -SURELY_WON
                && !in_check
                && self.is_futile(
                    board,
                    &candidate,
                    depth,
                    alpha,
                    stand,
                    quiet_before,
                    improving,
                )
            {
                continue;
            }
            let child = self.after(node, candidate.made);
            let checks = !child.board.checkers().is_empty();
            let deeper = if checks && self.tuning.extend_check && ply < 2 * DEEPEST / 3 {
                depth
            } else {
                depth - 1
            };
            let mut less = 0;
            if depth >= 3 && !in_check && !checks && (quiet || candidate.order < 0) {
                less = self.reductions.of(depth, index);
                less += i32::from(!improving) - i32::from(open);
                less -= self.history.of(candidate.key) / (History::MOST / 2);
                less = less.clamp(0, (deeper - 1).max(0));
            }
            self.way.push(key);
            let mut score = alpha + 1;
            let mut look = |depth: i32, (alpha, beta): (Score, Score)| {
                -self.search_unless(&child, depth, (-beta, -alpha), ply + 1, false, budget)
            };
            if index > 0 {
                score = look(deeper - less, (alpha, alpha + 1));
                if score > alpha && less > 0 {
                    score = look(deeper, (alpha, alpha + 1));
                }
            }
            if score > alpha && (index == 0 || open) {
                score = look(deeper, (alpha, beta));
            }
            self.way.pop();
            if self.stopped {
                break;
            }
            if score > best {
                best = score;
                best_key = candidate.key;
            }
            alpha = alpha.max(best);
            if alpha >= beta {
                if quiet {
                    self.praise(start..start + index, candidate.key, ply, depth);
                }
                break;
            }
            quiet_before += i32::from(quiet);
        }
        self.moves.truncate(start);
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
        // What fell below the window says nothing about which move is the best; an older word about it stays.
        let best_key = if bound == Bound::AtMost && remembered != 0 {
            remembered
        } else {
            best_key
        };
        self.memo
            .put(key, best_key, to_table(best, ply), depth, bound);
        best
    }

    /// What can be told without a look at the moves: the position is beyond the window by far, or stays so when the
    /// other side moves twice.
    #[expect(clippy::too_many_arguments, reason = "what a node knows, all of it")]
    fn without_moves(
        &mut self,
        node: &Node,
        depth: i32,
        (alpha, beta): (Score, Score),
        stand: Score,
        ply: u32,
        passed: bool,
        budget: &mut Budget<'_>,
    ) -> Option<Score> {
        let tuning = self.tuning;
        if tuning.good_enough > 0 && depth <= 6 && stand - tuning.good_enough * depth >= beta {
            return Some(stand);
        }
        if depth <= 2 && stand + 150 + 200 * depth <= alpha {
            let score = self.quiesce(node, (alpha, alpha + 1), ply, budget);
            if score <= alpha {
                return Some(score);
            }
        }
        let board = &node.board;
        let side = board.side_to_move();
        let pawns = board.pieces(Piece::Pawn) | board.pieces(Piece::King);
        // With pawns alone having to move may be the whole trouble.
        let may_pass = tuning.null_move > 0
            && depth >= 3
            && !passed
            && stand >= beta
            && !self.laws.stalemate_loses
            && !(board.colors(side) - pawns).is_empty();
        if may_pass && let Some(board) = board.null_move() {
            let child = Node {
                board,
                checks: node.checks,
            };
            let less = tuning.null_move + depth / 4 + ((stand - beta) / 200).min(3);
            self.way.push(0);
            let score = -self.search_unless(
                &child,
                depth - less,
                (-beta, 1 - beta),
                ply + 1,
                true,
                budget,
            );
            self.way.pop();
            if !self.stopped && score >= beta {
                return Some(if score >= SURELY_WON { beta } else { score });
            }
        }
        None
    }

    /// Whether a move near the leaves is not worth a look.
    #[expect(clippy::too_many_arguments, reason = "what a node knows, all of it")]
    fn is_futile(
        &self,
        board: &Board,
        candidate: &Candidate,
        depth: i32,
        alpha: Score,
        stand: Score,
        quiet_before: i32,
        improving: bool,
    ) -> bool {
        let tuning = &self.tuning;
        if candidate.loud {
            let loses = candidate.order < BAD / 2;
            return loses
                && tuning.bad_capture > 0
                && depth <= 5
                && !brings(board, candidate.made, -tuning.bad_capture * depth);
        }
        let most = (tuning.few_quiet + depth * depth) / if improving { 1 } else { 2 };
        if tuning.few_quiet > 0 && depth <= 6 && quiet_before > most {
            return true;
        }
        if tuning.futility > 0 && depth <= 6 && stand + 100 + tuning.futility * depth <= alpha {
            return true;
        }
        depth <= 5 && !brings(board, candidate.made, -50 * depth)
    }

    /// A quiet move that refuted the line, and those before it that did not.
    fn praise(&mut self, before: core::ops::Range<usize>, key: u32, ply: u32, depth: i32) {
        self.history.remember(key, ply);
        let bonus = (depth * depth * 64).min(History::MOST / 16);
        self.history.weigh(key, bonus);
        for at in before {
            let earlier = self.moves[at];
            if !earlier.loud {
                self.history.weigh(earlier.key, -bonus);
            }
        }
    }
}
