//! How much of a live cube's value there is in a position.

use backgammon::Position;

/// How far from a dead cube to a live one: 0 dead, 1 live.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Liveliness(f32);

// The shares are those that rollouts of others gave. Rollouts of our own agree: 0.701 ± 0.020 with contact, over 41
// positions (`scripts/fit_liveliness.py`).

/// While the sides may still meet.
const CONTACT: f32 = 0.68;
/// In a race: so much with no pip left, and so much more with each. A long race swings in small steps, so that the
/// right moment is not missed; in a short one a single roll decides.
const RACE: (f32, f32) = (0.55, 0.00125);
/// However short or long the race is.
const RACE_BOUNDS: (f32, f32) = (0.6, 0.7);

impl Liveliness {
    /// Of the cube in this position, by the pips of the side that is to roll.
    #[must_use]
    pub fn of(position: Position) -> Self {
        if position.has_contact() {
            return Self(CONTACT);
        }
        let pips = f32::from(position.mover().pip_count());
        Self((RACE.0 + RACE.1 * pips).clamp(RACE_BOUNDS.0, RACE_BOUNDS.1))
    }

    /// A given share.
    #[must_use]
    pub const fn new(share: f32) -> Self {
        Self(share)
    }

    pub(crate) const fn share(self) -> f32 {
        self.0
    }
}
