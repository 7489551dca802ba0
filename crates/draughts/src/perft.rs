//! Counting the positions so many turns away: the proof of a generator, and its measure.

use crate::fast::built_in::{Work, with_loaded_table, with_table};
use crate::fast::packed::Packed;
use crate::fast::perft;
use crate::fast::plan::Table;
use crate::{Position, Rules, Turn};
use alloc::vec::Vec;

/// When two captures count as one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Convention {
    /// When they lead to the same position: same from, to, set of taken pieces, and crown.
    #[default]
    Unique,
    /// Never: every order of jumps counts.
    Paths,
}

/// How the last turn is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum LastTurn {
    /// Every move is really made.
    #[default]
    Made,
    /// The moves are found and counted, but not made.
    Counted,
}

/// What to count, and how.
///
/// ```
/// use tabuleiro_draughts::{Convention, LastTurn, Perft, RuledPosition, rule_sets::{RuleSet, Russian}};
///
/// let perft = Perft::new(5).with_convention(Convention::Paths).with_last_turn(LastTurn::Counted);
/// assert_eq!(RuledPosition::start(Russian::RULES).count(perft), 7482);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct Perft {
    /// How many turns deep.
    pub depth: u32,
    /// When two captures count as one.
    pub convention: Convention,
    /// How the last turn is counted.
    pub last_turn: LastTurn,
}

impl Perft {
    /// So many turns deep, equal results once, every move made.
    #[must_use]
    pub const fn new(depth: u32) -> Self {
        Self {
            depth,
            convention: Convention::Unique,
            last_turn: LastTurn::Made,
        }
    }

    /// The same with another answer to when two captures count as one.
    #[must_use]
    pub const fn with_convention(mut self, convention: Convention) -> Self {
        self.convention = convention;
        self
    }

    /// The same with the last turn counted otherwise.
    #[must_use]
    pub const fn with_last_turn(mut self, last_turn: LastTurn) -> Self {
        self.last_turn = last_turn;
        self
    }

    /// The number of positions. A turn is a huff or none, then a move; draw rules do not cut lines short.
    #[must_use]
    pub fn count(self, position: &Position, rules: &Rules) -> u64 {
        with_table(rules, Count(self, position, rules))
    }

    /// The same, over the table read at run time even where a built-in set plays alike: to compare the two.
    #[must_use]
    pub fn count_loaded(self, position: &Position, rules: &Rules) -> u64 {
        with_loaded_table(rules, Count(self, position, rules))
    }

    /// The number of positions behind each first turn. The depth must be 1 at least, else there are none.
    #[must_use]
    pub fn divide(self, position: &Position, rules: &Rules) -> Vec<(Turn, u64)> {
        if self.depth == 0 {
            return Vec::new();
        }
        let mut turns = position.legal_turns(rules);
        if self.convention == Convention::Unique {
            let mut distinct: Vec<Turn> = Vec::new();
            for turn in turns {
                if !distinct.iter().any(|other| other.same_result(&turn)) {
                    distinct.push(turn);
                }
            }
            turns = distinct;
        }
        let rest = Self {
            depth: self.depth - 1,
            ..self
        };
        turns
            .into_iter()
            .map(|turn| {
                let count = rest.count(&position.after(&turn, rules), rules);
                (turn, count)
            })
            .collect()
    }
}

struct Count<'p>(Perft, &'p Position, &'p Rules);

impl Work for Count<'_> {
    type Output = u64;

    fn run<T: Table>(self, table: T) -> u64 {
        let Self(perft, position, rules) = self;
        let packed = Packed::new::<T::Layout>(position, rules.board.value);
        perft::count(table, &packed, perft)
    }
}
