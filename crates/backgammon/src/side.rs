//! The two colours of the box.

use core::fmt;
use core::ops::Not;
use core::str::FromStr;

use crate::names::{UnknownName, named};

/// A colour. The light checkers run clockwise, the dark ones anticlockwise (000 Movimentação);
/// apart from the drawing of the board nothing depends on it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Side {
    /// The light checkers (`O`, White or player 0 in most file formats; each format says which).
    Light,
    /// The dark checkers.
    Dark,
}

impl Side {
    /// Both sides, light first.
    pub const BOTH: [Self; 2] = [Self::Light, Self::Dark];

    /// The opposing side.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }

    /// 0 for light, 1 for dark: for tables with one entry a side.
    #[must_use]
    pub const fn index(self) -> usize {
        match self {
            Self::Light => 0,
            Self::Dark => 1,
        }
    }
}

impl Not for Side {
    type Output = Self;

    fn not(self) -> Self {
        self.other()
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Light => "light",
            Self::Dark => "dark",
        })
    }
}

impl FromStr for Side {
    type Err = UnknownName;

    /// Reads `light` or `dark`.
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        named(text, &["light", "dark"], &Self::BOTH)
    }
}
