//! Matches in the text format of Jellyfish (`.mat`), which nearly every program reads and writes.
//!
//! Nobody has laid the format down, so the reader goes by what GNU Backgammon, eXtreme Gammon and
//! the playing sites write. A head of remarks and tags (`; [Site "…"]`), the length of the match,
//! then the games: the names with their scores, and two columns, each entry a roll with its moves
//! or something done with the cube.
//!
//! ```text
//!  5 point match
//!
//!  Game 1
//!  Ann : 0                        Bob : 0
//!   1)                             53: 8/3 6/3
//!   2) 62: 24/18 13/11              Doubles => 2
//!   3)  Drops
//!                                   Wins 1 point
//! ```
//!
//! The writer keeps to the columns of GNU Backgammon. What the format has no place for goes into
//! remarks, which other programs skip: the comment of an entry stands below its row, and a few tags
//! inside a game say what our reader could not conclude (`Setup`, `CrawfordGame`, and names that
//! cannot stand in the line of names). A remark that would be taken for a tag, or begins with a
//! semicolon, is written with two semicolons.

mod head;
mod read;
mod row;
mod write;

use alloc::string::String;
use core::fmt;

use super::sgf::SgfErrorKind;
use super::text::Place;
use crate::codes::codes;
use crate::dice::RollError;
use crate::notation::NotationError;

pub use read::read;
pub use write::write;

pub(super) use read::entry_of_text;
pub(super) use write::text as text_of_action;

/// Why a text is no `.mat` file, and where.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub struct MatError {
    /// Where.
    pub place: Place,
    /// Why.
    pub kind: MatErrorKind,
}

/// What can be wrong with a `.mat` file.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum MatErrorKind {
    /// There is no line that gives the length of the match.
    NoMatchLength,
    /// A game begins before the line that gives the length of the match.
    GameBeforeMatch,
    /// A game has no line with the players and their scores.
    NoNames,
    /// A line that should name the players and their scores does not.
    Names(String),
    /// A number that is too large.
    Number(String),
    /// A word that is no roll, no move and nothing done with the cube.
    Word(String),
    /// A move without a roll before it.
    MoveWithoutRoll(String),
    /// A word that should be a move.
    Move(NotationError),
    /// Dice that nobody can throw.
    Dice(String, RollError),
    /// A cube that shows no power of two.
    CubeValue(String),
    /// `Wins` without a number of points.
    WinsWithoutPoints,
    /// More than two entries in a row.
    ThirdEntry,
    /// Something happens after the game has been won.
    AfterTheEnd,
    /// A `Setup` tag that cannot be read.
    Setup(SgfErrorKind),
}

codes!(MatErrorKind {
    Self::NoMatchLength => "no-match-length",
    Self::GameBeforeMatch => "game-before-match",
    Self::NoNames => "no-names",
    Self::Names(_) => "names",
    Self::Number(_) => "number",
    Self::Word(_) => "word",
    Self::MoveWithoutRoll(_) => "move-without-roll",
    Self::Move(_) => "move",
    Self::Dice(..) => "dice",
    Self::CubeValue(_) => "cube-value",
    Self::WinsWithoutPoints => "wins-without-points",
    Self::ThirdEntry => "third-entry",
    Self::AfterTheEnd => "after-the-end",
    Self::Setup(_) => "setup",
});

impl fmt::Display for MatErrorKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoMatchLength => {
                f.write_str("there is no line such as `7 point match`, so this is no .mat file")
            }
            Self::GameBeforeMatch => {
                f.write_str("a game begins before a line such as `7 point match`")
            }
            Self::NoNames => {
                f.write_str("this game has no line such as `Ann : 0   Bob : 0` below it")
            }
            Self::Names(found) => write!(
                f,
                "a game begins with a line such as `Ann : 0   Bob : 0`, not with {found:?}"
            ),
            Self::Number(found) => write!(f, "{found} is too large a number"),
            Self::Word(found) => {
                write!(f, "{found:?} is no roll, no move and no turn of the cube")
            }
            Self::MoveWithoutRoll(found) => write!(f, "the move {found} has no roll before it"),
            Self::Move(error) => error.fmt(f),
            Self::Dice(found, why) => write!(f, "{found:?} is no roll: {why}"),
            Self::CubeValue(found) => write!(
                f,
                "{found:?} is no value of the cube, which shows 2, 4, 8 and so on"
            ),
            Self::WinsWithoutPoints => f.write_str("`Wins` needs a number of points"),
            Self::ThirdEntry => f.write_str("a row has two entries, one for each player"),
            Self::AfterTheEnd => f.write_str("the game goes on although it has been won"),
            Self::Setup(error) => write!(f, "the Setup tag cannot be read: {error}"),
        }
    }
}

impl fmt::Display for MatError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place.line {
            0 => self.kind.fmt(f),
            _ => write!(f, "{}: {}", self.place, self.kind),
        }
    }
}

impl core::error::Error for MatError {}
