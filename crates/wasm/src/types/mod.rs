//! What crosses the boundary: the mirror of `web/src/box/*.ts`, one file for each of those.

mod analysis;
mod backgammon;
mod draughts;
mod flat;
mod rules;
mod table;

pub use analysis::*;
pub use backgammon::*;
pub use draughts::*;
pub use rules::*;
pub use table::*;

pub use ::table::Side;
use serde::{Deserialize, Serialize};
pub use table_words::{Lang, Localised};

use ::words as table_words;

/// Something of each side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
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

/// Points at one article of one rule set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct ArticleRef {
    /// The rule set.
    pub rule_set: String,
    /// Its name on the rules page: no other article there has it.
    pub anchor: String,
    /// Its place in the source, a number or a heading; nothing where the source is silent.
    pub label: Option<String>,
}

/// A result, or what could not be read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(untagged)]
pub enum Read<T> {
    /// It was read.
    Good {
        /// Always true.
        ok: Yes,
        /// What was read.
        value: T,
    },
    /// It was not.
    Bad {
        /// Always false.
        ok: No,
        /// Why.
        problem: Unreadable,
    },
}

impl<T> Read<T> {
    /// It was read.
    pub const fn good(value: T) -> Self {
        Self::Good { ok: Yes, value }
    }

    /// It was not.
    pub const fn bad(problem: Unreadable) -> Self {
        Self::Bad { ok: No, problem }
    }
}

/// `true` in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Yes;

/// `false` in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct No;

impl Serialize for Yes {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bool(true)
    }
}

impl Serialize for No {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_bool(false)
    }
}
