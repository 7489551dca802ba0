//! Chess, which no head of this crate thinks about: two people play it.

use ::table::Side;

/// What is thought of a game of chess: nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// Whose turn it is.
    pub mover: Side,
}

impl Analysis {
    /// Nothing is thought.
    #[must_use]
    pub const fn nothing(mover: Side) -> Self {
        Self { mover }
    }
}
