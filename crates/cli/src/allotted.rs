//! The time of one move: when no new depth is begun, and when it ends.

use std::time::Duration;

/// After this part of its fair time a move begins no new depth, which would take longer than everything before it.
const ENOUGH: f64 = 0.6;
/// No move takes longer than its fair time so many times.
const LONGEST: f64 = 2.5;

/// How long a move may take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Allotted {
    /// No new depth is begun then.
    pub(crate) enough: Duration,
    /// It ends then.
    pub(crate) most: Duration,
}

impl Allotted {
    /// All of it is for this move, and none for another.
    pub(crate) const fn exactly(time: Duration) -> Self {
        Self {
            enough: time,
            most: time,
        }
    }

    /// What is not used of its fair time is there for the moves that need more, though no more than `most`.
    pub(crate) fn around(fair: Duration, most: Duration) -> Self {
        let most = fair.mul_f64(LONGEST).min(most);
        Self {
            enough: fair.mul_f64(ENOUGH).min(most),
            most,
        }
    }
}
