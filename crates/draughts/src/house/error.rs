//! What can be wrong with a house-rules file.

use crate::codes::codes;
use crate::{Contradiction, LabelTooLong};
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// Why a house-rules file is refused, and where.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub struct HouseError {
    /// Line and column, from 1, where the fault has a place.
    pub at: Option<(usize, usize)>,
    /// What is wrong.
    pub fault: HouseFault,
}

/// What is wrong with a house-rules file.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum HouseFault {
    /// The file is not TOML.
    Syntax(String),
    /// No `parent` is named.
    NoParent,
    /// The parent is no rule set that is known.
    UnknownParent {
        /// The name.
        name: String,
        /// The nearest rule set.
        suggestion: Option<String>,
    },
    /// A point that no rule set has.
    UnknownKey {
        /// The key.
        key: String,
        /// The nearest point.
        suggestion: Option<&'static str>,
        /// Every key that could stand here.
        allowed: Vec<&'static str>,
    },
    /// A value that the point does not know.
    UnknownValue {
        /// The point.
        key: &'static str,
        /// The value.
        value: String,
        /// Every value the point knows.
        allowed: Vec<&'static str>,
    },
    /// A value of the wrong kind: a number for a word, say.
    WrongKind {
        /// The point.
        key: &'static str,
        /// What it takes.
        wanted: Wanted,
    },
    /// A point that is given twice, under two names.
    Twice {
        /// The one.
        key: &'static str,
        /// The other.
        other: &'static str,
    },
    /// More entries than a list takes.
    TooMany {
        /// The point.
        key: &'static str,
        /// The most it takes.
        limit: usize,
    },
    /// An id or a name that is too long.
    Name(LabelTooLong),
    /// An id with something in it other than letters, digits and hyphens.
    BadId(String),
    /// A PDN game type that means another game.
    WrongGameType(u8),
    /// The points do not fit together.
    Contradiction(Contradiction),
    /// The points do not fit together in a way that only a file can bring about.
    Clash(Clash),
}

impl HouseError {
    /// A fault and its place: the files of other games are read elsewhere, and go wrong in the same ways.
    #[must_use]
    pub const fn new(at: Option<(usize, usize)>, fault: HouseFault) -> Self {
        Self { at, fault }
    }
}

codes! {
    HouseFault {
        Self::Syntax(_) => "syntax",
        Self::NoParent => "no-parent",
        Self::UnknownParent { .. } => "unknown-parent",
        Self::UnknownKey { .. } => "unknown-key",
        Self::UnknownValue { .. } => "unknown-value",
        Self::WrongKind { .. } => "wrong-kind",
        Self::Twice { .. } => "twice",
        Self::TooMany { .. } => "too-many",
        Self::Name(_) => "name-too-long",
        Self::BadId(_) => "bad-id",
        Self::WrongGameType(_) => "wrong-game-type",
        Self::Contradiction(_) => "contradiction",
        Self::Clash(_) => "clash",
    }
}

codes! {
    Wanted {
        Self::Text => "text",
        Self::List => "list",
        Self::Table => "table",
        Self::SmallNumber => "small-number",
        Self::Moves => "moves",
        Self::MovesOrUnlimited => "moves-or-unlimited",
        Self::Times => "times",
        Self::Bounds => "bounds",
        Self::GameType => "game-type",
        // One of the forms that can be listed.
        Self::Boolean | Self::BoardSize | Self::Draw | Self::CaptureSign => "forms",
    }
}

codes! {
    Clash {
        Self::LongDiagonalOfAllSquares => "long-diagonal",
        Self::ForceTooLarge => "force-too-large",
        Self::ForceUpsideDown => "force-upside-down",
    }
}

/// What a key of a house-rules file takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Wanted {
    /// A text in quotes.
    Text,
    /// Yes or no.
    Boolean,
    /// A list.
    List,
    /// A table of several values.
    Table,
    /// A number of squares a side.
    BoardSize,
    /// A number of rows.
    SmallNumber,
    /// A number of moves.
    Moves,
    /// The same, or no limit.
    MovesOrUnlimited,
    /// How often a position may come.
    Times,
    /// How many pieces, at least and at most.
    Bounds,
    /// A draw rule.
    Draw,
    /// The number of a game in PDN, or none.
    GameType,
    /// The sign between two squares of a capture.
    CaptureSign,
}

impl Wanted {
    /// Every form of it as the file writes it, where there are only these.
    #[must_use]
    pub const fn forms(self) -> &'static [&'static str] {
        match self {
            Self::Boolean => &["true", "false"],
            Self::BoardSize => &["8", "10", "12"],
            Self::Draw => &[
                "{ repetition = 3 }",
                "{ king_moves = 20 }",
                "{ moves = 30, standstill = [4, 5] }",
                "{ moves = 15, strong = …, weak = … }",
            ],
            Self::CaptureSign => &["\"x\"", "\":\"", "\"×\""],
            Self::Text
            | Self::List
            | Self::Table
            | Self::SmallNumber
            | Self::Moves
            | Self::MovesOrUnlimited
            | Self::Times
            | Self::Bounds
            | Self::GameType => &[],
        }
    }
}

impl fmt::Display for Wanted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Text => "a text in quotes",
            Self::List => "a list in square brackets",
            Self::Table => "a table of several values",
            Self::SmallNumber => "a small number",
            Self::Moves => "a number of moves",
            Self::MovesOrUnlimited => "a number of moves, or \"unlimited\"",
            Self::Times => "a number of times",
            Self::Bounds => "a number, [at least], or [at least, at most]",
            Self::GameType => "a PDN game type, or \"none\"",
            Self::Boolean | Self::BoardSize | Self::Draw | Self::CaptureSign => {
                return OneOf(self.forms()).fmt(f);
            }
        })
    }
}

/// Points that do not fit together, beyond what [`Rules::check`](crate::Rules::check) finds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Clash {
    /// A long diagonal is named where all squares are played on.
    LongDiagonalOfAllSquares,
    /// A draw rule names more pieces than a side has.
    ForceTooLarge,
    /// A draw rule asks for at least more than at most.
    ForceUpsideDown,
}

impl fmt::Display for Clash {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Clash::LongDiagonalOfAllSquares => {
                "where all squares are played on there is no long diagonal to choose"
            }
            Clash::ForceTooLarge => "a draw rule names more pieces than a side has",
            Clash::ForceUpsideDown => "a draw rule asks for at least more pieces than at most",
        })
    }
}

/// Words joined as in a sentence.
struct OneOf<'a>(&'a [&'static str]);

impl fmt::Display for OneOf<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (index, word) in self.0.iter().enumerate() {
            let joint = match index {
                0 => "",
                _ if index + 1 == self.0.len() => " or ",
                _ => ", ",
            };
            write!(f, "{joint}{word}")?;
        }
        Ok(())
    }
}

impl fmt::Display for HouseFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HouseFault::Syntax(message) => write!(f, "not TOML: {message}"),
            HouseFault::NoParent => {
                f.write_str("house rules must name a parent, as in parent = \"italian\"")
            }
            HouseFault::UnknownParent { name, suggestion } => {
                write!(f, "there is no rule set ‘{name}’")?;
                match suggestion {
                    Some(near) => write!(f, "; did you mean ‘{near}’?"),
                    None => Ok(()),
                }
            }
            HouseFault::UnknownKey {
                key,
                suggestion,
                allowed,
            } => match suggestion {
                Some(near) => write!(f, "there is no point ‘{key}’; did you mean ‘{near}’?"),
                None => write!(f, "there is no point ‘{key}’: it can be {}", OneOf(allowed)),
            },
            HouseFault::UnknownValue {
                key,
                value,
                allowed,
            } => {
                write!(f, "{key} cannot be ‘{value}’: it is {}", OneOf(allowed))
            }
            HouseFault::WrongKind { key, wanted } => write!(f, "{key} must be {wanted}"),
            HouseFault::Twice { key, other } => {
                write!(f, "{key} and {other} are the same point: give one of them")
            }
            HouseFault::TooMany { key, limit } => write!(f, "{key} has room for {limit} entries"),
            HouseFault::Name(error) => error.fmt(f),
            HouseFault::BadId(id) => {
                write!(
                    f,
                    "the id ‘{id}’ must be of small letters, digits and hyphens, and not empty"
                )
            }
            HouseFault::WrongGameType(number) => {
                write!(f, "PDN game type {number} is played on another board")
            }
            HouseFault::Contradiction(contradiction) => {
                write!(f, "the rules contradict themselves: {contradiction}")
            }
            HouseFault::Clash(clash) => write!(f, "the rules contradict themselves: {clash}"),
        }
    }
}

impl fmt::Display for HouseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((line, column)) = self.at {
            write!(f, "line {line}, column {column}: ")?;
        }
        self.fault.fmt(f)
    }
}

impl core::error::Error for HouseError {}
