//! What can be wrong with a PDN file, and where.

use crate::codes::codes;
use alloc::string::String;
use core::fmt;

/// A place in a text file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct At {
    /// The line, from 1. `\n`, `\r\n` and a lone `\r` each end a line.
    pub line: u64,
    /// The column, from 1, in bytes: a file whose encoding is unknown has no surer measure.
    pub column: u64,
}

impl At {
    /// The first byte of a file.
    pub const START: At = At { line: 1, column: 1 };
}

impl Default for At {
    fn default() -> Self {
        At::START
    }
}

impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Variations inside variations: no deeper than this, which is deeper than anyone writes.
pub const MOST_NESTED: usize = 64;

/// Why a game in a PDN file cannot be read to its end.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Fault {
    /// A `[` that no `]` closes.
    UnclosedTag,
    /// A `{` that no `}` closes before the file ends or the next game's tags begin.
    UnclosedComment,
    /// A `(` that no `)` closes before the file ends or the next game's tags begin.
    UnclosedParenthesis,
    /// A `/` that opens a set-up and is not closed.
    UnclosedSetup,
    /// A closing bracket with nothing to close.
    StrayClose(char),
    /// One comment, tag or word of more than a mebibyte.
    TooLong,
    /// A game of more than 16 mebibytes, tags and comments included.
    GameTooLong,
    /// Something between brackets that is not a name and a value.
    NotATag(String),
    /// A word where a move, a move number or a result should stand.
    NotAMove(String),
    /// A `$` without the number of a glyph.
    NotAGlyph(String),
    /// Something between slashes that is not a position.
    NotASetup(String),
    /// Parentheses in parentheses, deeper than anyone writes.
    TooDeep,
    /// The file is not text: it starts with the byte-order mark of UTF-16.
    Utf16,
}

codes! {
    Fault {
        Self::UnclosedTag => "unclosed-tag",
        Self::UnclosedComment => "unclosed-comment",
        Self::UnclosedParenthesis => "unclosed-parenthesis",
        Self::UnclosedSetup => "unclosed-setup",
        Self::StrayClose(_) => "stray-close",
        Self::TooLong => "too-long",
        Self::GameTooLong => "game-too-long",
        Self::NotATag(_) => "not-a-tag",
        Self::NotAMove(_) => "not-a-move",
        Self::NotAGlyph(_) => "not-a-glyph",
        Self::NotASetup(_) => "not-a-setup",
        Self::TooDeep => "too-deep",
        Self::Utf16 => "utf16",
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::UnclosedTag => f.write_str("the tag that opens here is never closed with ]"),
            Fault::UnclosedComment => {
                f.write_str("the comment that opens here is never closed with }")
            }
            Fault::UnclosedParenthesis => {
                f.write_str("the parenthesis that opens here is never closed with )")
            }
            Fault::UnclosedSetup => {
                f.write_str("the set-up that opens here is never closed with /")
            }
            Fault::StrayClose(mark) => write!(f, "this {mark} closes nothing"),
            Fault::TooLong => {
                f.write_str("a single tag, comment or word here is over a mebibyte long")
            }
            Fault::GameTooLong => {
                f.write_str("the game that starts here is over 16 mebibytes long")
            }
            Fault::NotATag(text) => write!(
                f,
                "[{text}] is not a tag: a tag is a name and a quoted value"
            ),
            Fault::NotAMove(text) => {
                write!(
                    f,
                    "‘{text}’ is neither a move nor a move number nor a result"
                )
            }
            Fault::NotAGlyph(text) => {
                write!(f, "‘{text}’ is not a glyph: $ and a number from 0 to 255")
            }
            Fault::NotASetup(text) => write!(f, "/{text}/ is not a set-up: it reads /FEN \"…\"/"),
            Fault::TooDeep => write!(f, "variations are nested more than {MOST_NESTED} deep here"),
            Fault::Utf16 => f.write_str("the file is UTF-16: save it as UTF-8 or Latin-1"),
        }
    }
}

/// A [`Fault`] and the place of it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct PdnError {
    /// Where.
    pub at: At,
    /// What.
    pub fault: Fault,
}

impl fmt::Display for PdnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.at, self.fault)
    }
}

impl core::error::Error for PdnError {}
