//! Matches in the Smart Game Format (FF\[4\] GM\[6\]), as GNU Backgammon writes them.
//!
//! A collection of trees, one for each game; the first node tells of the game, the others what
//! happened. `W` is our light side and `B` the dark one. Points are the letters `a` to `x` from
//! White's 1 point to White's 24 point, whoever moves; `y` is the bar and `z` off. A move is the two
//! dice and pairs of letters, `B[53qvsv]`; the cube has `double`, `take` and `drop`.
//!
//! Properties that mean nothing to us are kept and written back as they came. What the format has
//! no place for stands in three properties of ours that other programs skip: `XT` holds the tags of
//! the match where the usual properties do not say the same, `XM` says whether a game belongs to
//! the match before it where the numbers mislead, and `XN` holds an entry as a `.mat` file writes
//! it where the letters say less.

mod points;
mod read;
mod root;
pub mod tree;
mod write;

use alloc::string::String;
use core::fmt;

use super::text::Place;
use crate::codes::codes;
use crate::dice::RollError;
use crate::setup::SetupError;

pub use read::read;
pub use write::write;

pub(super) use points::{setup_of_text, setup_properties};

/// Why a text is no SGF file of backgammon, and where.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct SgfError {
    /// Where.
    pub place: Place,
    /// Why.
    pub kind: SgfErrorKind,
}

/// What can be wrong with an SGF file.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SgfErrorKind {
    /// It is no SGF at all.
    Syntax(tree::SyntaxError),
    /// It holds another game.
    OtherGame(String),
    /// A number that is none, or too large.
    Number(String),
    /// A move that cannot be read.
    Move(String),
    /// Dice that nobody can throw.
    Dice(String, RollError),
    /// A cube that shows no power of two, or one beyond all bounds.
    Cube(String),
    /// A side that is neither black nor white.
    Side(String),
    /// A point that is no letter from `a` to `z`.
    Point(String),
    /// Checkers set up as they cannot stand.
    Board(SetupError),
    /// Single points are changed in a position that the file does not tell.
    UnknownBoard,
}

codes!(SgfErrorKind {
    Self::Syntax(_) => "syntax",
    Self::OtherGame(_) => "other-game",
    Self::Number(_) => "number",
    Self::Move(_) => "move",
    Self::Dice(..) => "dice",
    Self::Cube(_) => "cube",
    Self::Side(_) => "side",
    Self::Point(_) => "point",
    Self::Board(_) => "board",
    Self::UnknownBoard => "unknown-board",
});

impl fmt::Display for SgfErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Syntax(error) => error.fmt(f),
            Self::OtherGame(found) => {
                write!(f, "GM[{found}] is another game; backgammon is GM[6]")
            }
            Self::Number(found) => write!(f, "{found:?} is no number, or too large a one"),
            Self::Move(found) => write!(
                f,
                "{found:?} is no move: two dice and pairs of letters, double, take or drop"
            ),
            Self::Dice(found, why) => write!(f, "{found:?} has no dice: {why}"),
            Self::Cube(found) => write!(
                f,
                "{found:?} is no value of the cube, which shows 1, 2, 4, 8 and so on"
            ),
            Self::Side(found) => write!(f, "{found:?} is neither B nor W"),
            Self::Point(found) => write!(f, "{found:?} is no point, which is a letter from a to z"),
            Self::Board(error) => write!(f, "the checkers set up here are no position: {error}"),
            Self::UnknownBoard => f.write_str(
                "single points are changed here in a position that the file does not tell",
            ),
        }
    }
}

impl fmt::Display for SgfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place.line {
            0 => self.kind.fmt(f),
            _ => write!(f, "{}: {}", self.place, self.kind),
        }
    }
}

impl core::error::Error for SgfError {}
