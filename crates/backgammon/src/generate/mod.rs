//! The fast generator: every distinct position after a roll, each once, without spelling the play.
//!
//! Work is done on bit masks over the 26 places in the mover's numbering. What the opponent holds
//! cannot change during a turn (a hit only opens what was open already), so whether a step is
//! blocked is settled once for each die. Duplicates are avoided by the order of generation and not
//! by comparing results; the reasons stand with the two generators.

mod bear_off;
mod doubles;
mod mixed;
mod view;

use alloc::vec::Vec;
use core::fmt;
use core::ops::Deref;

use crate::checkers::Checkers;
use crate::dice::Roll;
use crate::position::Position;
use crate::setup::Setup;

use view::View;

/// The most results a roll can have. A double distributes four steps over at most 15 checkers:
/// C(15 + 4 - 1, 4) ways. Mixed rolls stay far below.
const CAPACITY: usize = 3060;

/// A buffer for the results of a roll: made once by the caller and used again for each roll, so
/// that generating allocates nothing.
///
/// Reads as a slice of positions.
#[derive(Clone)]
pub struct Results {
    slots: Vec<Position>,
    len: usize,
}

impl Results {
    /// An empty buffer with room for the results of any roll.
    #[must_use]
    pub fn new() -> Self {
        let empty = Position::from_checked(Checkers::NONE, Checkers::NONE);
        Self {
            slots: alloc::vec![empty; CAPACITY],
            len: 0,
        }
    }

    /// The next `count` slots, to be filled by the caller.
    #[inline(always)]
    fn claim(&mut self, count: usize) -> &mut [Position] {
        let start = self.len;
        self.len += count;
        &mut self.slots[start..start + count]
    }

    #[inline(always)]
    fn push(&mut self, mover: Checkers, other: Checkers) {
        self.claim(1)[0] = handed_over(mover, other);
    }
}

impl Default for Results {
    fn default() -> Self {
        Self::new()
    }
}

impl Deref for Results {
    type Target = [Position];

    #[inline]
    fn deref(&self) -> &[Position] {
        &self.slots[..self.len]
    }
}

impl fmt::Debug for Results {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

/// The position after the turn, seen by the next player.
#[inline(always)]
const fn handed_over(mover: Checkers, other: Checkers) -> Position {
    Position::from_checked(other, mover)
}

impl Position {
    /// Fills `results` with every distinct position after `roll`, each once, already seen by the
    /// next player. Where nothing can be played there is one: the same checkers with the turn
    /// handed over. The order is no promise.
    pub fn results(self, roll: Roll, results: &mut Results) {
        results.len = 0;
        let view = View::of(self);
        if roll.is_double() {
            doubles::generate(&view, roll.high(), results);
        } else {
            mixed::generate(&view, roll.high(), roll.low(), results);
        }
        if results.len == 0 {
            results.push(self.mover(), self.other());
        }
        debug_assert!(
            results.iter().all(
                |result| Setup::from(*result).position().is_ok() || result.finished().is_some()
            )
        );
    }
}
