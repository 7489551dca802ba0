//! Which rules the tables can hold, and by what they know each other.

use core::fmt;

use draughts::fast::layout::{Half8, Layout};
use draughts::fast::plan::Plan;
use draughts::{BUILT_IN, Compulsion, Goal, KingPatience, Lines, Rules, Squares};

use super::known::Coding;
use crate::checksum::checksum;

/// Why there are no tables for a rule set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unheld {
    /// Another board than 8×8.
    LargerBoard,
    /// Every square of the board is played on.
    AllSquares,
    /// What may be huffed depends on the move before.
    Huff,
    /// Whether a king may move depends on its moves before.
    KingRuns,
}

impl fmt::Display for Unheld {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let because = match self {
            Self::LargerBoard => "its board is larger than 8×8, and the index has 32 squares",
            Self::AllSquares => {
                "it is played on all 64 squares with men that step sideways, and the index has 32 squares and \
                 counts on men that go forward"
            }
            Self::Huff => {
                "with the huff a position is more than its pieces: what may be huffed hangs on the move before"
            }
            Self::KingRuns => {
                "a king's run of moves is limited, so a position is more than its pieces: the moves before count"
            }
        };
        write!(
            f,
            "there are no endgame tables for this rule set: {because}"
        )
    }
}

impl core::error::Error for Unheld {}

/// What makes two rule sets share their tables: all that decides moves and who has won, nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Kinship {
    plan: Plan,
    losing: bool,
}

impl Kinship {
    /// Of these rules.
    ///
    /// # Errors
    /// The reason why their positions do not fit the index.
    pub fn of(rules: &Rules) -> Result<Self, Unheld> {
        let board = rules.board.value;
        if matches!(board.squares, Squares::All) || matches!(rules.lines.value, Lines::Straight) {
            return Err(Unheld::AllSquares);
        }
        if !Half8::fits(board) {
            return Err(Unheld::LargerBoard);
        }
        if matches!(rules.compulsion.value, Compulsion::Huff) {
            return Err(Unheld::Huff);
        }
        if matches!(rules.king_patience.value, KingPatience::Moves(_)) {
            return Err(Unheld::KingRuns);
        }
        Ok(Self {
            plan: Plan::of(rules),
            losing: matches!(rules.goal.value, Goal::Losing),
        })
    }

    /// A number that tells kinships apart from one start of the program to the next.
    #[must_use]
    pub fn fingerprint(&self) -> u64 {
        checksum(format!("{:?} {}", self.plan, self.losing).as_bytes())
    }

    /// A name for files: the first built-in rule set that plays so, else `house` with the fingerprint.
    #[must_use]
    pub fn name(&self) -> String {
        BUILT_IN
            .iter()
            .find(|rules| Self::of(rules).as_ref() == Ok(self))
            .map_or_else(
                || format!("house-{:016x}", self.fingerprint()),
                |rules| rules.id.to_string(),
            )
    }

    /// Whether the game is over with the first king, so that no table has one.
    pub(super) const fn first_king_wins(&self) -> bool {
        self.plan.first_king_wins
    }

    pub(super) const fn coding(&self) -> Coding {
        Coding::new(self.losing)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ten_built_in_sets_share_eight_tables() {
        let mut names: Vec<String> = Vec::new();
        let mut without = Vec::new();
        for rules in &BUILT_IN {
            match Kinship::of(rules) {
                Ok(kinship) => names.push(kinship.name()),
                Err(why) => without.push((rules.id.to_string(), why)),
            }
        }
        assert_eq!(names.len(), 10);
        names.sort();
        names.dedup();
        assert_eq!(names.len(), 8, "{names:?}");
        without.sort_by(|one, other| one.0.cmp(&other.0));
        let expected = [
            ("canadian", Unheld::LargerBoard),
            ("frisian", Unheld::LargerBoard),
            ("garden", Unheld::Huff),
            ("international", Unheld::LargerBoard),
            ("killer", Unheld::LargerBoard),
            ("turkish", Unheld::AllSquares),
        ];
        assert_eq!(without, expected.map(|(id, why)| (id.to_owned(), why)));
    }
}
