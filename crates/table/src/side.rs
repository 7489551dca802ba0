//! The two sides of a table, and what each of them has.

use core::fmt;
use serde::{Deserialize, Serialize};

/// One of the two seats. Light is the side that draughts and chess call White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Side {
    /// The light pieces.
    Light,
    /// The dark pieces.
    Dark,
}

impl Side {
    /// Both sides, light first.
    pub const BOTH: [Self; 2] = [Self::Light, Self::Dark];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Light => Self::Dark,
            Self::Dark => Self::Light,
        }
    }

    /// The word used in records and hashes: `light` or `dark`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Light => "light",
            Self::Dark => "dark",
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Something of each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct BySide<T> {
    /// Light's.
    pub light: T,
    /// Dark's.
    pub dark: T,
}

impl<T> BySide<T> {
    /// What `of` gives for each side.
    pub fn of(mut of: impl FnMut(Side) -> T) -> Self {
        Self {
            light: of(Side::Light),
            dark: of(Side::Dark),
        }
    }

    /// One side's.
    pub const fn get(&self, side: Side) -> &T {
        match side {
            Side::Light => &self.light,
            Side::Dark => &self.dark,
        }
    }
}
