//! A move with its whole route, and a turn.

use crate::{Square, SquareSet};
use alloc::vec::Vec;

/// A move of one piece: a step or a capture of one or more jumps.
///
/// Two moves are equal when their routes and taken pieces are; [`Move::same_result`] is the looser question. Between
/// two pieces taken on one line a flying king could touch down on several squares, which makes no difference to
/// anything: among the legal moves the route names the square right behind the first of them, and a move that was read
/// from a text names the square that was written.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    route: Vec<Square>,
    taken: Vec<Square>,
    promotes: bool,
}

impl Move {
    /// A step without capture.
    #[must_use]
    pub fn step(from: Square, to: Square, promotes: bool) -> Self {
        Self {
            route: alloc::vec![from, to],
            taken: Vec::new(),
            promotes,
        }
    }

    /// A capture: the squares from the first to the last, and the taken pieces in order, one fewer.
    ///
    /// # Panics
    /// When the numbers do not fit.
    #[must_use]
    pub fn capture(route: Vec<Square>, taken: Vec<Square>, promotes: bool) -> Self {
        assert!(
            !taken.is_empty() && route.len() == taken.len() + 1,
            "a capture has one landing a piece"
        );
        Self {
            route,
            taken,
            promotes,
        }
    }

    /// Where the piece comes from.
    #[must_use]
    pub fn from(&self) -> Square {
        self.route[0]
    }

    /// Where it ends.
    #[must_use]
    pub fn to(&self) -> Square {
        self.route[self.route.len() - 1]
    }

    /// Every square it stands on, from the first to the last, jump by jump.
    #[must_use]
    pub fn route(&self) -> &[Square] {
        &self.route
    }

    /// The taken pieces in order.
    #[must_use]
    pub fn taken(&self) -> &[Square] {
        &self.taken
    }

    /// The taken pieces as a set.
    #[must_use]
    pub fn taken_set(&self) -> SquareSet {
        self.taken.iter().copied().collect()
    }

    /// Whether it captures.
    #[must_use]
    pub fn is_capture(&self) -> bool {
        !self.taken.is_empty()
    }

    /// Whether a man is crowned by it.
    #[must_use]
    pub const fn promotes(&self) -> bool {
        self.promotes
    }

    /// Whether the other move leads to the same position: same from, to, set of taken pieces and crown.
    #[must_use]
    pub fn same_result(&self, other: &Self) -> bool {
        self.from() == other.from()
            && self.to() == other.to()
            && self.promotes == other.promotes
            && self.taken_set() == other.taken_set()
    }
}

/// A whole turn: a huff or none, then a move. Only a huff that takes the last piece has no move after it.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Turn {
    /// The opponent's piece that is taken off first.
    pub huff: Option<Square>,
    /// The move.
    pub play: Option<Move>,
}

impl Turn {
    /// Whether the other turn leads to the same position.
    #[must_use]
    pub fn same_result(&self, other: &Self) -> bool {
        let same_play = match (&self.play, &other.play) {
            (Some(play), Some(other)) => play.same_result(other),
            (None, None) => true,
            _ => false,
        };
        self.huff == other.huff && same_play
    }
}
