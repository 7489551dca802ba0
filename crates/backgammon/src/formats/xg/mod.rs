//! eXtreme Gammon's own files, `.xg`: read only.
//!
//! The maker publishes the layout: a head with a picture, then a small archive of compressed files, of which one holds
//! the match in records of equal length. What its analysis says is not read, since players bring their matches here to
//! have them judged. No file of that program was at hand to try this on: the tests read files that they make by the
//! published layout.
//!
//! A record has the position before and after a play. Which of the legal plays it was follows from them, whatever the
//! order in which its checkers were written down; and since the maker's text leaves open from whose side a position is
//! seen, each one is compared with the board that the moves before it have led to.

#[cfg(feature = "xg")]
mod archive;
#[cfg(feature = "xg")]
mod entries;
#[cfg(feature = "xg")]
mod reader;

use core::fmt;

use crate::codes::codes;

#[cfg(feature = "xg")]
pub use reader::read;

/// Why a file cannot be read.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum XgError {
    /// This program was built without reading such files.
    NotRead,
    /// It does not begin as such a file does.
    NotXg,
    /// It is shorter than it says, or what it says of its parts cannot be.
    Broken,
    /// A part does not have the sum that was written down for it.
    Checksum,
    /// A part cannot be unpacked.
    Packed,
    /// It holds no match.
    NoMatch,
    /// Another game than backgammon with its usual men, by its number there.
    OtherGame(i32),
    /// A record of a play, counted from 1, that no legal play explains.
    Play(usize),
    /// A record, counted from 1, that does not follow from those before it.
    Position(usize),
    /// A record, counted from 1, with dice that nobody can throw.
    Dice(usize),
}

codes!(XgError {
    Self::NotRead => "not-read",
    Self::NotXg => "not-xg",
    Self::Broken => "broken",
    Self::Checksum => "checksum",
    Self::Packed => "packed",
    Self::NoMatch => "no-match",
    Self::OtherGame(_) => "other-game",
    Self::Play(_) => "play",
    Self::Position(_) => "position",
    Self::Dice(_) => "dice",
});

impl fmt::Display for XgError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotRead => f.write_str("files of eXtreme Gammon are not read here"),
            Self::NotXg => f.write_str("this is no file of eXtreme Gammon"),
            Self::Broken => f.write_str("the file is cut short or damaged"),
            Self::Checksum => f.write_str("the file is damaged: a checksum does not agree"),
            Self::Packed => f.write_str("the file is damaged: a part cannot be unpacked"),
            Self::NoMatch => f.write_str("the file holds no match"),
            Self::OtherGame(number) => {
                write!(f, "the file holds variation {number}, which is not read")
            }
            Self::Play(record) => write!(f, "record {record}: no legal play leads there"),
            Self::Position(record) => {
                write!(
                    f,
                    "record {record}: the position does not follow from those before"
                )
            }
            Self::Dice(record) => write!(f, "record {record}: these are no dice"),
        }
    }
}

impl core::error::Error for XgError {}

/// The ending of such files, without its dot.
pub const ENDING: &str = "xg";

/// Whether a file begins as one of eXtreme Gammon's.
#[must_use]
pub fn begins(bytes: &[u8]) -> bool {
    bytes.starts_with(b"RGMH")
}

#[cfg(all(test, feature = "xg"))]
mod tests;
