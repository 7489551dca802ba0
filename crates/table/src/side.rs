//! The two sides of a table.

use core::fmt;
use serde::{Deserialize, Serialize};

/// One of the two seats. Light is the side that draughts and chess call White.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
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
