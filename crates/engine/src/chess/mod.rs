//! A player of chess: search ([`Thinker`]) over the boards of `cozy-chess`, and judgement by weights ([`WeightTable`])
//! learned from games against itself, or made by hand.

mod evaluate;
mod search;
#[cfg(test)]
mod tests;
pub mod train;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

use chess::{Board, Color, Game, Move, Rules};

pub use crate::search::{Progress, SURELY_WON, Score, WON, Watch};
pub use evaluate::{SCORE_A_LOGIT, WeightTable, WeightsError};
pub use search::Tuning;

use crate::search::{Budget, Judging, Memo, with_helpers};
use search::{Node, Searcher, by_key};

/// The weights in `data/`.
pub const WEIGHTS: &str = "chess.tbl";

/// What is to be thought about.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The rules, built in or of a house.
    pub rules: &'a Rules,
    /// The position.
    pub board: &'a Board,
    /// The keys of the positions before it, oldest first, since the last move that cannot be taken back.
    pub before: &'a [u64],
    /// Checks given by White and by Black.
    pub checks: [u8; 2],
    /// Moves deep at most.
    pub depth: u32,
    /// Positions looked at, at most; never under 1,024.
    pub nodes: u64,
    /// Whether every move gets an exact score, or only the best one.
    pub all_moves: bool,
}

impl<'a> Question<'a> {
    /// Thinks without end about the position on the board of a game, until stopped.
    #[must_use]
    pub fn of(game: &'a Game) -> Self {
        let seen = game.repeatable();
        Self {
            rules: game.rules(),
            board: game.board(),
            before: &seen[..seen.len().saturating_sub(1)],
            checks: [Color::White, Color::Black].map(|side| game.checks(side)),
            depth: 99,
            nodes: u64::MAX,
            all_moves: false,
        }
    }
}

/// A legal move with its score for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct JudgedMove {
    /// The move.
    pub made: Move,
    /// In hundredths of a pawn; beyond [`SURELY_WON`] a mate found to the end.
    pub score: Score,
}

/// What came of thinking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The legal moves, best first; empty where there is none.
    pub moves: Vec<JudgedMove>,
    /// Moves deep that were looked at completely.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// A player's head: what it has found out stays there for the next question.
#[derive(Debug)]
pub struct Thinker {
    memo: Memo,
    table: Arc<WeightTable>,
    tuning: Tuning,
    threads: usize,
}

impl Thinker {
    /// A head with room for 2 to the power `bits` positions, at 16 bytes each, that judges by hand-made weights.
    #[must_use]
    pub fn new(bits: u32) -> Self {
        Self {
            memo: Memo::new(bits.clamp(10, 28)),
            table: Arc::new(WeightTable::by_hand()),
            tuning: Tuning::USUAL,
            threads: 1,
        }
    }

    /// Judges positions by these weights from now on.
    pub fn judge_by(&mut self, table: Arc<WeightTable>) {
        self.table = table;
        self.forget();
    }

    /// Thinks on so many threads from now on. What it finds then depends on how they are run; on one it is the same
    /// every time.
    pub fn think_on(&mut self, threads: usize) {
        self.threads = threads.max(1);
    }

    /// Searches with other numbers from now on.
    pub fn tune(&mut self, tuning: Tuning) {
        self.tuning = tuning;
        self.forget();
    }

    /// Forgets everything: other rules may judge the same position otherwise.
    pub fn forget(&mut self) {
        self.memo.forget();
    }

    /// Thinks, until the watch ends it.
    pub fn think(&mut self, question: &Question<'_>, watch: &mut dyn Watch<Move>) -> Thought {
        let root = Node {
            board: question.board.clone(),
            checks: question.checks,
        };
        let (memo, table, tuning, threads) = (&self.memo, &*self.table, self.tuning, self.threads);
        let before = question.before;
        let searcher = || Searcher::new(question.rules, tuning, table, memo, before.to_vec());
        let helped = AtomicU64::new(0);
        let help = |number: usize, done: &AtomicBool| {
            let mut searcher = searcher();
            let mut budget = Budget {
                // Half of them begin a move deeper, so that not all look at the same.
                first: 1 + number as u32 % 2,
                depth: question.depth,
                nodes: u64::MAX,
                stop: &mut |_| done.load(Ordering::Relaxed),
            };
            searcher.run(&root, Judging::Best, &mut budget, &mut |_, _, _| false);
            helped.fetch_add(searcher.nodes(), Ordering::Relaxed);
        };
        let lead = || {
            let mut searcher = searcher();
            let watch = core::cell::RefCell::new(watch);
            let mut budget = Budget {
                first: 1,
                depth: question.depth,
                nodes: question.nodes / threads as u64,
                stop: &mut |nodes| watch.borrow_mut().stop(nodes),
            };
            let judging = if question.all_moves {
                Judging::All
            } else {
                Judging::Best
            };
            let mut heard = |depth, nodes, moves: &[crate::search::RootTurn<search::Candidate>]| {
                let Some(first) = moves.first() else {
                    return true;
                };
                let mut line = |most| line(memo, &root.board, first.turn.made, most);
                let mut progress = Progress::new((depth, nodes), first.score, &mut line);
                watch.borrow_mut().finished(&mut progress)
            };
            let (found, depth) = searcher.run(&root, judging, &mut budget, &mut heard);
            (found, depth, searcher.nodes())
        };
        let (found, depth, nodes) = with_helpers(threads, help, lead);
        Thought {
            moves: found.iter().map(judged).collect(),
            depth,
            nodes: nodes + helped.into_inner(),
        }
    }

    /// What is expected after a move, as far as it is remembered.
    #[must_use]
    pub fn line(&self, board: &Board, first: Move, most: u32) -> Vec<Move> {
        line(&self.memo, board, first, most)
    }
}

const fn judged(root: &crate::search::RootTurn<search::Candidate>) -> JudgedMove {
    JudgedMove {
        made: root.turn.made,
        score: root.score,
    }
}

fn line(memo: &Memo, board: &Board, first: Move, most: u32) -> Vec<Move> {
    let mut board = board.clone();
    let mut line = vec![first];
    board.play_unchecked(first);
    while line.len() < most as usize {
        let Some(memory) = memo.get(chess::position_key(&board)) else {
            break;
        };
        let Some(made) = by_key(&board, memory.turn) else {
            break;
        };
        board.play_unchecked(made);
        line.push(made);
    }
    line
}
