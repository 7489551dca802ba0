//! Where a rule of chess stands.

use core::fmt;

/// A text that rules come from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Source {
    /// The Laws of Chess of FIDE, in force from 1 January 2023.
    Fide,
    /// A house-rules file.
    House,
}

impl Source {
    /// Every source.
    pub const ALL: [Self; 2] = [Self::Fide, Self::House];

    /// A stable name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Fide => "fide",
            Self::House => "house",
        }
    }
}

impl Source {
    /// Where it can be read.
    #[must_use]
    pub const fn url(self) -> Option<&'static str> {
        match self {
            Self::Fide => Some("https://handbook.fide.com/chapter/E012023"),
            Self::House => None,
        }
    }
}

/// An article: the text, and its number there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Article {
    /// The text.
    pub source: Source,
    /// The number in it; empty where the text has none.
    pub number: &'static str,
}

impl Article {
    /// An article of the Laws of Chess.
    #[must_use]
    pub const fn fide(number: &'static str) -> Self {
        Self {
            source: Source::Fide,
            number,
        }
    }

    /// A point that a house decided for itself.
    pub const HOUSE: Self = Self {
        source: Source::House,
        number: "",
    };
}

impl fmt::Display for Article {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.source.id())?;
        if self.number.is_empty() {
            Ok(())
        } else {
            write!(f, " {}", self.number)
        }
    }
}
