//! What happens at the table, one event at a time.

use core::fmt;

use crate::dice::{Die, Roll};
use crate::play::Play;
use crate::position::Win;
use crate::side::Side;

/// One thing that happens in a game. A record is a list of these, and replaying it gives the
/// same game.
///
/// Except for [`Event::Resign`], which either side may do, it is clear from the game whose event it is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Event {
    /// One die each to begin; equal dice are thrown again.
    OpeningRoll {
        /// The light side's die.
        light: Die,
        /// The dark side's die.
        dark: Die,
    },
    /// The two dice of a turn.
    Roll(Roll),
    /// A throw that does not count: off the board, leaning, unreadable. Only with dice thrown by hand;
    /// before the numbers were typed in, or after but before they were played.
    VoidThrow,
    /// The turn's play; [`Play::NONE`] when nothing can be played.
    Play(Play),
    /// The side to move turns the cube before rolling.
    Double,
    /// The offered stake is accepted.
    Take,
    /// The offered stake is refused: the game is lost at the stake before.
    Drop,
    /// The double is accepted and doubled again at once, keeping the cube.
    Beaver,
    /// The beaver is accepted and doubled again at once; the cube stays where it is.
    Raccoon,
    /// A side offers to lose the game at this size.
    Resign {
        /// Who gives up.
        by: Side,
        /// For how much, times the cube.
        win: Win,
    },
    /// The resignation is accepted.
    AcceptResignation,
    /// The resignation is refused and play goes on.
    RefuseResignation,
}

/// Who is to act.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum ToAct {
    /// A player has something to decide: to roll or to double, which play, how to answer.
    Player(Side),
    /// Nothing to decide: the dice are to be thrown, one each for the opening or two by a side.
    Dice(Throw),
    /// Nobody: it is over, and how.
    Over(Ended),
}

/// Which dice are awaited.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Throw {
    /// One die each.
    Opening,
    /// Two dice of this side.
    Turn(Side),
}

/// The end of a game or of a whole contest.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Ended {
    /// One game.
    Game(Outcome),
    /// A match or a single game: who won it, and the score.
    Contest {
        /// The winner.
        winner: Side,
        /// Points of light and dark.
        score: [u64; 2],
    },
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Outcome {
    /// Who won.
    pub winner: Side,
    /// The size of the win as it was on the board, or as it was resigned.
    pub win: Win,
    /// The cube that multiplies it.
    pub cube: u64,
    /// What it was worth; less than `win` times `cube` where the Jacoby rule cuts it to a single game.
    pub points: u64,
    /// In which way.
    pub ending: Ending,
}

/// The ways a game can end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Ending {
    /// The winner bore off all checkers.
    BorneOff,
    /// The loser refused a double (or a beaver, or a raccoon).
    Dropped,
    /// The loser resigned.
    Resigned,
}

impl fmt::Display for Event {
    /// A few English words, for logs: `opening light 3 dark 1`, `roll 3-1`, `play 8/5 6/5`, `light resigns a gammon`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::OpeningRoll { light, dark } => {
                return write!(f, "opening light {light} dark {dark}");
            }
            Self::Roll(roll) => return write!(f, "roll {roll}"),
            Self::Play(play) => return write!(f, "play {play}"),
            Self::Resign { by, win } => return write!(f, "{by} resigns a {win}"),
            Self::VoidThrow => "void throw",
            Self::Double => "double",
            Self::Take => "take",
            Self::Drop => "drop",
            Self::Beaver => "beaver",
            Self::Raccoon => "raccoon",
            Self::AcceptResignation => "accept the resignation",
            Self::RefuseResignation => "refuse the resignation",
        })
    }
}

impl fmt::Display for Outcome {
    /// `light wins a gammon: 4 points`, `dark wins by a drop: 1 point`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} wins ", self.winner)?;
        match self.ending {
            Ending::BorneOff => write!(f, "a {}", self.win)?,
            Ending::Dropped => f.write_str("by a drop")?,
            Ending::Resigned => write!(f, "a {} by resignation", self.win)?,
        }
        let points = if self.points == 1 { "point" } else { "points" };
        write!(f, ": {} {points}", self.points)
    }
}
