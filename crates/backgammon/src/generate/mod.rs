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

use alloc::boxed::Box;
use core::fmt;
use core::ops::Deref;

use crate::checkers::Checkers;
use crate::dice::Roll;
use crate::position::Position;

use view::{HIT, Places, STEP, View, each};

/// The most results a roll can have. A double distributes four steps over at most 15 checkers:
/// C(15 + 4 - 1, 4) ways. Mixed rolls stay far below.
const MOST_RESULTS: usize = 3060;

/// The next power of two, so that an index cut to it needs no check.
const CAPACITY: usize = MOST_RESULTS.next_power_of_two();

/// A buffer for the results of a roll: made once by the caller and used again for each roll, so
/// that generating allocates nothing.
///
/// Reads as a slice of positions.
#[derive(Clone)]
pub struct Results {
    slots: Box<[Position; CAPACITY]>,
    len: usize,
}

impl Results {
    /// An empty buffer with room for the results of any roll.
    #[must_use]
    pub fn new() -> Self {
        let empty = Position::from_checked(Checkers::NONE, Checkers::NONE);
        let slots = alloc::vec![empty; CAPACITY].into_boxed_slice();
        Self {
            slots: slots.try_into().expect("made with this length"),
            len: 0,
        }
    }

    #[inline(always)]
    fn push(&mut self, mover: Checkers, other: Checkers) {
        debug_assert!(self.len < MOST_RESULTS);
        self.slots[self.len % CAPACITY] = handed_over(mover, other);
        self.len += 1;
    }

    /// The last step of a turn: one result for each of `origins`.
    #[inline(always)]
    fn push_steps(&mut self, view: &View, origins: Places, die: usize) {
        let hits = origins & (view.blots << die);
        for p in each(origins & !hits) {
            self.push(view.mover.plus(STEP[die & 7][p & 31]), view.other);
        }
        for p in each(hits) {
            self.push(
                view.mover.plus(STEP[die & 7][p & 31]),
                view.other.plus(HIT[(p - die) & 31]),
            );
        }
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
    #[inline]
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
    }
}
