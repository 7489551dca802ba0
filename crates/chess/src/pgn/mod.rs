//! Games in PGN (Steven J. Edwards, 1994): tags, moves with comments, signs and variations, results.
//!
//! [`Game`] is what a file says, move texts as they are written; [`Game::replay`] reads them by the rules. Nothing
//! that is read is lost when it is written again but the width of the lines.

mod read;
mod replay;
mod tokens;
mod write;

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

#[cfg(feature = "std")]
pub use read::Games;
pub use read::read_game;
pub use replay::{Replayed, WrongMove};

/// How a game is said to end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Termination {
    /// `1-0`.
    White,
    /// `0-1`.
    Black,
    /// `1/2-1/2`.
    Draw,
    /// `*`: unknown, or not yet over.
    #[default]
    Open,
}

impl Termination {
    /// As a file has it.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::White => "1-0",
            Self::Black => "0-1",
            Self::Draw => "1/2-1/2",
            Self::Open => "*",
        }
    }

    /// Reads it.
    #[must_use]
    pub fn of(text: &str) -> Option<Self> {
        [Self::White, Self::Black, Self::Draw, Self::Open]
            .into_iter()
            .find(|end| end.text() == text)
            .or_else(|| (text == "1/2").then_some(Self::Draw))
    }
}

/// A move with what stands beside it.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Ply {
    /// The move as it is written, without signs.
    pub text: String,
    /// Line and column of it, from 1; 0 in a game that was not read.
    pub at: (u32, u32),
    /// Signs, as `$1` or `!`.
    pub signs: Vec<u8>,
    /// What is said behind it.
    pub comments: Vec<String>,
    /// Other moves in its place.
    pub variations: Vec<Line>,
}

/// Moves in their order.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Line {
    /// What is said before the first.
    pub comments: Vec<String>,
    /// The moves.
    pub moves: Vec<Ply>,
}

/// A tag: what a game says about itself.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Tag {
    /// Its name.
    pub name: String,
    /// What it says.
    pub value: String,
    /// Line and column of the value, from 1; 0 in a game that was not read.
    pub at: (u32, u32),
}

impl Tag {
    /// A tag that was not read.
    #[must_use]
    pub fn new(name: &str, value: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            value: value.into(),
            at: (0, 0),
        }
    }
}

/// A game as a file has it.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Game {
    /// The tags, in their order.
    pub tags: Vec<Tag>,
    /// The moves.
    pub line: Line,
    /// How it is said to end.
    pub end: Termination,
    /// Line and column of where that is said or else where the moves break off, from 1; 0 in a game that was not read.
    pub end_at: (u32, u32),
}

impl Game {
    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tag_read(name).map(|tag| tag.value.as_str())
    }

    /// A tag with its place.
    #[must_use]
    pub fn tag_read(&self, name: &str) -> Option<&Tag> {
        self.tags.iter().find(|tag| tag.name == name)
    }
}

/// What is wrong with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Fault {
    /// A comment, tag, quotation or parenthesis is not closed.
    Unclosed,
    /// A parenthesis is closed that was not opened, or one is opened before any move.
    StrayParenthesis,
    /// A tag is not a name and a quoted value.
    BadTag,
    /// A sign is not `$` and a number up to 255.
    BadSign,
    /// Variations within variations, too many.
    TooDeep,
    /// A game is longer than this program reads.
    TooLong,
    /// A word that is no move, number or result.
    NotAMove,
}

impl Fault {
    /// Every stable name.
    pub const CODES: &'static [&'static str] = &[
        "unclosed",
        "stray-parenthesis",
        "bad-tag",
        "bad-sign",
        "too-deep",
        "too-long",
        "not-a-move",
    ];

    /// A stable name.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::Unclosed => "unclosed",
            Self::StrayParenthesis => "stray-parenthesis",
            Self::BadTag => "bad-tag",
            Self::BadSign => "bad-sign",
            Self::TooDeep => "too-deep",
            Self::TooLong => "too-long",
            Self::NotAMove => "not-a-move",
        }
    }
}

/// A fault and where it is, counted from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PgnError {
    /// What is wrong.
    pub fault: Fault,
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
}

impl fmt::Display for PgnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = match self.fault {
            Fault::Unclosed => "what begins here is not closed",
            Fault::StrayParenthesis => "this parenthesis belongs to nothing",
            Fault::BadTag => "a tag is a name and a value in quotation marks",
            Fault::BadSign => "a sign is $ and a number up to 255",
            Fault::TooDeep => "variations lie in variations too deep",
            Fault::TooLong => "the game is too long",
            Fault::NotAMove => "this is no move, number or result",
        };
        write!(f, "line {}, column {}: {what}", self.line, self.column)
    }
}

impl core::error::Error for PgnError {}
