//! How far a turn has come.

use crate::dice::Roll;
use crate::event::Outcome;
use crate::position::Win;
use crate::side::Side;

/// How far a turn has come.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Phase {
    /// One die each is to be thrown.
    Opening,
    /// The side to move may roll, or double if the cube is open to it.
    ToRoll,
    /// A throw of this turn was void: the side to move throws again and can no longer double.
    ThrowAgain,
    /// The dice are on the table.
    Rolled(Roll),
    /// The dice of the opening are on the table.
    OpeningRolled(Roll),
    /// A raise of the stake waits for its answer.
    Raised(Raise),
    /// A resignation waits for its answer; then the turn goes on where it was.
    Resigned {
        /// Who offers to lose.
        by: Side,
        /// How much.
        win: Win,
        /// Where play resumes if it is refused.
        resume: Resume,
    },
    /// The game is over.
    Over(Outcome),
}

/// Which raise of the stake waits for an answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Raise {
    /// The side to move has doubled.
    Double,
    /// The opponent has beavered.
    Beaver,
    /// The side to move has answered with a raccoon.
    Raccoon,
}

/// Where a turn stands while a resignation is answered.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Resume {
    /// Before the roll.
    ToRoll,
    /// Before a throw that replaces a void one.
    ThrowAgain,
    /// Before the play of this roll.
    Rolled(Roll),
    /// Before the play of the opening roll.
    OpeningRolled(Roll),
}

impl From<Resume> for Phase {
    fn from(resume: Resume) -> Self {
        match resume {
            Resume::ToRoll => Self::ToRoll,
            Resume::ThrowAgain => Self::ThrowAgain,
            Resume::Rolled(roll) => Self::Rolled(roll),
            Resume::OpeningRolled(roll) => Self::OpeningRolled(roll),
        }
    }
}

impl Phase {
    /// The dice to be played, if they are on the table.
    #[must_use]
    pub const fn roll(self) -> Option<Roll> {
        match self {
            Self::Rolled(roll) | Self::OpeningRolled(roll) => Some(roll),
            _ => None,
        }
    }

    pub(crate) const fn resume(self) -> Option<Resume> {
        Some(match self {
            Self::ToRoll => Resume::ToRoll,
            Self::ThrowAgain => Resume::ThrowAgain,
            Self::Rolled(roll) => Resume::Rolled(roll),
            Self::OpeningRolled(roll) => Resume::OpeningRolled(roll),
            Self::Opening | Self::Raised(_) | Self::Resigned { .. } | Self::Over(_) => return None,
        })
    }
}

impl Raise {
    /// How often the stake has been raised in this turn when this raise is the last.
    #[must_use]
    pub const fn count(self) -> u8 {
        match self {
            Self::Double => 1,
            Self::Beaver => 2,
            Self::Raccoon => 3,
        }
    }
}
