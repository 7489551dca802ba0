//! A draughts player for every rule set: search ([`Thinker`]) and a hand-made evaluation.

pub mod endgame;
mod evaluate;
mod memo;
mod search;

use draughts::fast::built_in::Work;
// A search for each built-in set is several times the size of one for each board: too much for a page to load.
#[cfg(target_family = "wasm")]
use draughts::fast::built_in::with_remembering_table as with_table;
#[cfg(not(target_family = "wasm"))]
use draughts::fast::built_in::with_table;
use draughts::fast::layout::to_squares;
use draughts::fast::packed::{Packed, PackedOf};
use draughts::fast::plan::Table;
use draughts::{Position, Rules, Square, Turn};

pub use evaluate::{SURELY_WON, Score, WON};

use memo::Memo;
use search::{Child, Judging, Limits, Searcher, hash};

/// What is to be thought about.
#[derive(Clone, Copy, Debug)]
pub struct Question<'a> {
    /// The rule set, built in or house rules.
    pub rules: &'a Rules,
    /// The position.
    pub position: &'a Position,
    /// The positions before it, oldest first, since the last capture or move of a man: they must not come again unseen.
    pub before: &'a [Position],
    /// Turns deep at most.
    pub depth: u32,
    /// Positions looked at, at most (give or take a thousand).
    pub nodes: u64,
    /// Whether every turn gets an exact score, or only the best one.
    pub all_turns: bool,
}

impl<'a> Question<'a> {
    /// Thinks without end about this position, until stopped.
    #[must_use]
    pub const fn new(rules: &'a Rules, position: &'a Position) -> Self {
        Self {
            rules,
            position,
            before: &[],
            depth: 99,
            nodes: u64::MAX,
            all_turns: false,
        }
    }
}

/// A legal turn with its score for the side to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JudgedTurn {
    /// The turn, with the whole route of a capture.
    pub turn: Turn,
    /// In hundredths of a man; beyond [`SURELY_WON`] a win found to the end.
    pub score: Score,
}

/// What came of thinking.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The legal turns, best first; empty where there is none.
    pub turns: Vec<JudgedTurn>,
    /// Turns deep that were looked at completely.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
}

/// A player's head: what it has found out stays there for the next question.
#[derive(Debug)]
pub struct Thinker {
    memo: Memo,
}

impl Thinker {
    /// A head with room for 2 to the power `bits` positions, at 24 bytes each.
    #[must_use]
    pub fn new(bits: u32) -> Self {
        Self {
            memo: Memo::new(bits.clamp(10, 28)),
        }
    }

    /// Thinks. `stop` hears the number of positions looked at now and then, and ends it by answering true.
    pub fn think(&mut self, question: &Question<'_>, stop: &mut dyn FnMut(u64) -> bool) -> Thought {
        with_table(
            question.rules,
            Thinking {
                question,
                memo: &mut self.memo,
                stop,
            },
        )
    }

    /// Forgets everything: another rule set may judge the same position otherwise.
    pub fn forget(&mut self) {
        self.memo.forget();
    }
}

struct Thinking<'a, 'b> {
    question: &'a Question<'b>,
    memo: &'a mut Memo,
    stop: &'a mut dyn FnMut(u64) -> bool,
}

impl Work for Thinking<'_, '_> {
    type Output = Thought;

    fn run<T: Table>(self, table: T) -> Thought {
        let Question {
            rules,
            position,
            before,
            depth,
            nodes,
            all_turns,
        } = *self.question;
        let board = rules.board.value;
        let pack =
            |position: &Position| -> PackedOf<T> { Packed::new::<T::Layout>(position, board) };
        let path = before
            .iter()
            .map(|position| hash::<T>(&pack(position)))
            .collect();
        let mut searcher = Searcher::new(table, rules, self.memo, path);
        let mut limits = Limits {
            depth,
            nodes,
            stop: self.stop,
        };
        let judging = if all_turns {
            Judging::All
        } else {
            Judging::Best
        };
        let (found, depth) = searcher.run(&pack(position), judging, &mut limits);
        let legal = position.legal_turns(rules);
        let turns = found
            .iter()
            .filter_map(|root| {
                let turn = legal
                    .iter()
                    .find(|turn| is_the_turn::<T>(&root.child, turn, rules))?;
                Some(JudgedTurn {
                    turn: turn.clone(),
                    score: root.score,
                })
            })
            .collect();
        Thought {
            turns,
            depth,
            nodes: searcher.nodes(),
        }
    }
}

/// Whether a turn in words and one on squares are the same: same huff, from, to and taken pieces.
fn is_the_turn<T: Table>(child: &Child<T>, turn: &Turn, rules: &Rules) -> bool {
    let board = rules.board.value;
    let squares = |bits| to_squares::<T::Layout>(bits, board);
    let only = |bits| -> Option<Square> { squares(bits).iter().next() };
    if only(child.huff) != turn.huff {
        return false;
    }
    match (&child.play, &turn.play) {
        (None, None) => true,
        (Some(play), Some(made)) => {
            only(play.from) == Some(made.from())
                && only(play.to) == Some(made.to())
                && squares(play.taken) == made.taken_set()
        }
        _ => false,
    }
}
