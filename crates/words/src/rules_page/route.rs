//! A move drawn on a diagram.

use ::draughts::{Move, Position, Rules, Square};
use serde::Serialize;

use crate::Spot;
use crate::draughts::{Written, move_text};

/// A move to draw: its text, the places it goes over, and what it takes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Route {
    /// In notation.
    pub text: String,
    /// From the first place to the last. A play of several checkers has one entry for each leg: from, to, from, to …
    pub path: Vec<Spot>,
    /// The pieces taken, in order.
    pub taken: Vec<Spot>,
    /// Does a man become a king by it?
    pub crowns: bool,
}

impl Route {
    /// A legal move of draughts.
    pub(super) fn of_move(rules: &Rules, play: &Move) -> Self {
        let spots = |squares: &[Square]| {
            let written = Written(rules);
            squares.iter().map(|&square| written.spot(square)).collect()
        };
        Self {
            text: move_text(rules, play),
            path: spots(play.route()),
            taken: spots(play.taken()),
            crowns: play.promotes(),
        }
    }

    /// A tried way over squares.
    pub(super) fn of_attempt(rules: &Rules, position: &Position, route: &[Square]) -> Self {
        let written = Written(rules);
        Self {
            text: written.route(position, route),
            path: route.iter().map(|&square| written.spot(square)).collect(),
            taken: Vec::new(),
            crowns: false,
        }
    }
}
