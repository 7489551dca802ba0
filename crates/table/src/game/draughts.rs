//! Draughts at the table: a game, or a few with the colours changing hands.

use super::outcome::{Outcome, Reason};
use super::seam::{Game, Misread, PositionFormat, PositionText, ToAct};
use crate::Side;
use ::draughts::notation::{EntryError, NotAMove};
use ::draughts::{Illegal, Position, Rules, Turn};
use std::sync::Arc;

/// What the players agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DraughtsTerms {
    /// How many games; the colours change hands after each. The contest ends with the last one, or
    /// when nobody can catch up any more.
    pub games: u32,
}

impl DraughtsTerms {
    /// One game.
    pub const ONE_GAME: Self = Self { games: 1 };
}

impl From<::draughts::Side> for Side {
    fn from(side: ::draughts::Side) -> Self {
        match side {
            ::draughts::Side::White => Self::Light,
            ::draughts::Side::Black => Self::Dark,
        }
    }
}

impl From<Side> for ::draughts::Side {
    fn from(side: Side) -> Self {
        match side {
            Side::Light => Self::White,
            Side::Dark => Self::Black,
        }
    }
}

/// A contest of draughts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draughts {
    rules: Arc<Rules>,
    terms: DraughtsTerms,
    start: Position,
    position: Position,
    outcome: Option<Outcome>,
    /// Games that are over.
    played: u32,
    /// Two for a win, one for a draw, in the order in which the players sat down.
    score: [u64; 2],
}
