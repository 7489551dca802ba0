//! What crosses the boundary. `web/src/box/types.ts` is made of these types by a test, which fails where it is stale.

mod analysis;
mod backgammon;
mod chess;
mod draughts;
mod flat;
mod online;
mod record;
mod rules;
mod table;
#[cfg(test)]
mod typescript;

pub use analysis::*;
pub use backgammon::*;
pub use chess::*;
pub use draughts::*;
pub use online::*;
pub use record::*;
pub use rules::*;
pub use table::*;

pub use ::table::{BySide, Side};
pub use ::words::picture::{
    BackgammonPicture, Checkers, ChessKind, ChessPicture, ChessPiece, Cube, DraughtsPicture,
    DraughtsShape, Picture, Piece, PlayedSquares, PlayingSquare, Rank,
};
use serde::Serialize;
pub use table_words::{Lang, Localised};

use ::words as table_words;

/// Points at one article of one rule set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ArticleRef {
    /// The rule set.
    pub rule_set: String,
    /// Its name on the rules page: no other article there has it.
    pub anchor: String,
    /// Its number: the same on the page, in lists and in a refusal.
    pub label: Option<String>,
}

/// A result, or what could not be read.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Read<T> {
    /// It was read.
    Good {
        /// Always true.
        #[cfg_attr(test, ts(type = "true"))]
        ok: Yes,
        /// What was read.
        value: T,
    },
    /// It was not.
    Bad {
        /// Always false.
        #[cfg_attr(test, ts(type = "false"))]
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
