//! How much of a game's clock one move may take, whatever the protocol.

use std::time::Duration;

use crate::allotted::Allotted;

/// A game's clock.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Clock {
    pub(super) time: Duration,
    /// Moves until the next time control.
    pub(super) moves: Option<u32>,
    /// Added before every move.
    pub(super) increment: Duration,
}

/// A game is expected to go on for so many moves.
const MOVES_TO_COME: u32 = 30;
/// The part of what is left that one move may take.
const MOST_OF_IT: f64 = 0.6;
/// Kept back for the way of a move to the other program.
pub(super) const ON_THE_WAY: Duration = Duration::from_millis(15);

impl Clock {
    /// How long a move may take.
    pub(super) fn for_a_move(self) -> Allotted {
        let left = self.time + self.increment;
        let moves = self
            .moves
            .unwrap_or(MOVES_TO_COME)
            .clamp(1, 2 * MOVES_TO_COME);
        let share = self.time / moves + self.increment.mul_f64(0.9);
        let most = left.saturating_sub(ON_THE_WAY).mul_f64(MOST_OF_IT);
        Allotted::around(share, most)
    }
}
