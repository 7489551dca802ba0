//! Who takes part in the making of a throw, and at which table.

use crate::Side;
use core::fmt;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// One of the three who hold secrets at a table. Against the computer and on one shared device the
/// machine sits in the server's place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Party {
    /// The server, or the machine of a local game.
    Server,
    /// The player with the light pieces.
    Light,
    /// The player with the dark pieces.
    Dark,
}

impl Party {
    /// All three, in the order in which their elements enter the key of a throw.
    pub const ALL: [Self; 3] = [Self::Server, Self::Light, Self::Dark];

    /// The word used in records and hashes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Server => "server",
            Self::Light => Side::Light.name(),
            Self::Dark => Side::Dark.name(),
        }
    }
}

impl From<Side> for Party {
    fn from(side: Side) -> Self {
        match side {
            Side::Light => Self::Light,
            Side::Dark => Self::Dark,
        }
    }
}

impl fmt::Display for Party {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The name of a table, unique on its server: 1 to 64 letters, digits, `-`, `_` or `.`. It enters
/// every hash, so nothing made for one table is worth anything at another.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct TableId(String);

impl TableId {
    /// The name as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// A text that cannot name a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotATableId;

impl fmt::Display for NotATableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a table id has 1 to 64 letters, digits, '-', '_' or '.'")
    }
}

impl core::error::Error for NotATableId {}

impl TryFrom<String> for TableId {
    type Error = NotATableId;

    fn try_from(text: String) -> Result<Self, NotATableId> {
        let fits = matches!(text.len(), 1..=64)
            && text
                .bytes()
                .all(|b| b.is_ascii_alphanumeric() || b"-_.".contains(&b));
        fits.then_some(Self(text)).ok_or(NotATableId)
    }
}

impl FromStr for TableId {
    type Err = NotATableId;

    fn from_str(text: &str) -> Result<Self, NotATableId> {
        Self::try_from(text.to_owned())
    }
}

impl From<TableId> for String {
    fn from(id: TableId) -> Self {
        id.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
