//! A draughts player for every rule set: search ([`Thinker`]), and judgement by learned tables ([`PatternTable`]) or by
//! hand-made weights.

pub mod train;

pub mod endgame;
mod evaluate;
mod search;
mod shipped;

use core::cell::RefCell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};

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

pub use crate::search::{Progress, Watch};
pub use evaluate::{PatternTable, SCORE_A_LOGIT, SURELY_WON, Score, TableError, WON};
pub use search::{Endgames, FewPieces, Known, Tuning};
pub use shipped::{tables, tables_for};

use crate::search::{Budget, Judging, Memo, RootTurn, with_helpers};
use search::{Child, Heard, Knowledge, Searcher, hash};

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
    /// Positions looked at, at most; never under 1,024.
    pub nodes: u64,
    /// Whether every turn gets an exact score, or only the best one.
    pub all_turns: bool,
    /// Whether it goes on where everything is decided: for whoever looks on.
    pub endless: bool,
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
            endless: false,
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
    table: Option<Arc<PatternTable>>,
    endgames: Option<Arc<dyn Endgames>>,
    tuning: Tuning,
    threads: usize,
}

impl Thinker {
    /// A head with room for 2 to the power `bits` positions, at 16 bytes each.
    #[must_use]
    pub fn new(bits: u32) -> Self {
        Self {
            memo: Memo::new(bits.clamp(10, 28)),
            table: None,
            endgames: None,
            tuning: Tuning::USUAL,
            threads: 1,
        }
    }

    /// Looks the end of the game up in these tables from now on; they must be for the rule set that is asked about.
    pub fn look_up(&mut self, endgames: Option<Arc<dyn Endgames>>) {
        self.endgames = endgames;
        self.forget();
    }

    /// Whether positions of so many pieces are all in the tables it looks up.
    pub(crate) fn knows_all_of(&self, pieces: u32) -> bool {
        let known = self.endgames.as_ref();
        known.is_some_and(|tables| pieces <= tables.most_pieces())
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

    /// Judges positions by this table from now on, where it is for the board that is played on; by hand-made weights
    /// without one.
    pub fn judge_by(&mut self, table: Option<Arc<PatternTable>>) {
        self.table = table;
        self.forget();
    }

    /// Thinks, until the watch ends it.
    pub fn think(&mut self, question: &Question<'_>, watch: &mut dyn Watch<Turn>) -> Thought {
        with_table(
            question.rules,
            Thinking {
                question,
                memo: &self.memo,
                threads: self.threads,
                knowledge: Knowledge {
                    table: self.table.as_deref(),
                    endgames: self.endgames.as_deref(),
                },
                tuning: self.tuning,
                watch,
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
    memo: &'a Memo,
    threads: usize,
    knowledge: Knowledge<'a>,
    tuning: Tuning,
    watch: &'a mut dyn Watch<Turn>,
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
            endless,
        } = *self.question;
        let board = rules.board.value;
        let pack =
            |position: &Position| -> PackedOf<T> { Packed::new::<T::Layout>(position, board) };
        let path: Vec<u64> = before
            .iter()
            .map(|position| hash::<T>(&pack(position)))
            .collect();
        let root = pack(position);
        let Self {
            memo,
            threads,
            knowledge,
            mut tuning,
            watch,
            ..
        } = self;
        if all_turns {
            // Whoever asks for what every turn is worth is told that a draw is a draw.
            tuning.drawn = 0;
        }
        let searcher = || Searcher::new(table, rules, tuning, knowledge, memo, path.clone());
        let helped = AtomicU64::new(0);
        let help = |number: usize, done: &AtomicBool| {
            let mut searcher = searcher();
            let mut budget = Budget {
                // Half of them begin a turn deeper, so that not all look at the same.
                first: 1 + number as u32 % 2,
                depth,
                nodes: u64::MAX,
                stop: &mut |_| done.load(Ordering::Relaxed),
            };
            let mut unheard = Heard {
                finished: &mut |_, _, _| false,
                endless: false,
            };
            searcher.run(&root, Judging::Best, &mut budget, &mut unheard);
            helped.fetch_add(searcher.nodes(), Ordering::Relaxed);
        };
        let lead = || {
            let mut lead = searcher();
            let watch = RefCell::new(watch);
            let mut budget = Budget {
                first: 1,
                depth,
                nodes: nodes / threads as u64,
                stop: &mut |nodes| watch.borrow_mut().stop(nodes),
            };
            let judging = if all_turns {
                Judging::All
            } else {
                Judging::Best
            };
            let mut finished = |depth, nodes, turns: &[RootTurn<Child<T>>]| {
                let Some(best) = turns.first() else {
                    return true;
                };
                let mut line = |most| expected(rules, memo, &searcher, *position, best.turn, most);
                let mut progress = Progress::new((depth, nodes), best.score, &mut line);
                watch.borrow_mut().finished(&mut progress)
            };
            let mut heard = Heard {
                finished: &mut finished,
                endless,
            };
            let (found, depth) = lead.run(&root, judging, &mut budget, &mut heard);
            (found, depth, lead.nodes())
        };
        let (found, depth, nodes) = with_helpers(threads, help, lead);
        let legal = position.legal_turns(rules);
        let turns = found
            .iter()
            .filter_map(|root| {
                let turn = legal
                    .iter()
                    .find(|turn| is_the_turn::<T>(&root.turn, turn, rules))?;
                Some(JudgedTurn {
                    turn: turn.clone(),
                    score: root.score,
                })
            })
            .collect();
        Thought {
            turns,
            depth,
            nodes: nodes + helped.into_inner(),
        }
    }
}

/// What is expected from a position with this turn, as far as it is remembered, at most so many turns. Whoever wants
/// no more than the first one needs no searcher.
fn expected<'a, T: Table>(
    rules: &Rules,
    memo: &Memo,
    searcher: &dyn Fn() -> Searcher<'a, T>,
    mut position: Position,
    first: Child<T>,
    most: u32,
) -> Vec<Turn> {
    let mut line = Vec::new();
    let mut generator = None;
    let mut next = Some(first);
    while let Some(child) = next {
        let legal = position.legal_turns(rules).into_iter();
        let Some(turn) = { legal }.find(|turn| is_the_turn::<T>(&child, turn, rules)) else {
            break;
        };
        position = position.after(&turn, rules);
        line.push(turn);
        if line.len() >= most as usize || position.outcome(rules).is_some() {
            break;
        }
        let packed = Packed::new::<T::Layout>(&position, rules.board.value);
        let memory = memo.get(hash::<T>(&packed));
        next = memory.and_then(|memory| {
            let generator = generator.get_or_insert_with(searcher);
            generator.by_key(&packed, memory.turn)
        });
    }
    line
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
