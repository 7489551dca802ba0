//! A double: the same number up to four times.
//!
//! Steps are taken from the highest origin down. That order reaches everything that any order
//! reaches: a checker that goes on leaves a lower point than it started from, and bringing the rear
//! ones home first can only help the bear-off. It also shows each result once: how many
//! steps left the highest point is seen from that point, so how many arrived one number lower is known,
//! hence how many left there, and so on down.

use super::bear_off::origins;
use super::view::{HIT, HOME, Places, STEP, View, bit, each};
use super::{Results, handed_over};
use crate::checkers::{BAR, Checkers};
use crate::dice::Die;

/// A turn under way.
#[derive(Clone, Copy)]
struct State {
    mover: Checkers,
    other: Checkers,
    own: Places,
    blots: Places,
}

struct Turn<'a> {
    die: usize,
    open: Places,
    results: &'a mut Results,
}

pub(super) fn generate(view: &View, die: Die, results: &mut Results) {
    let die = usize::from(die.pips());
    let mut state = State {
        mover: view.mover,
        other: view.other,
        own: view.own,
        blots: view.blots,
    };
    let on_bar = usize::from(view.mover.bar());
    let entering = on_bar.min(4);
    if on_bar > 0 {
        if view.open & bit(BAR - die) == 0 {
            return;
        }
        for _ in 0..entering {
            state = state.step(BAR, die);
        }
    }
    let mut turn = Turn {
        die,
        open: view.open,
        results,
    };
    for steps in (1..=4 - entering).rev() {
        turn.walk(&state, !0, steps);
        if turn.results.len > 0 {
            return;
        }
    }
    turn.results.push(state.mover, state.other);
}

impl State {
    #[inline(always)]
    fn step(&self, p: usize, die: usize) -> Self {
        let target = p.saturating_sub(die);
        let mut after = *self;
        after.mover = self.mover.plus(STEP[die & 7][p & 31]);
        after.own = (self.own | bit(target)) & !1;
        if after.mover.at(p) == 0 {
            after.own &= !bit(p);
        }
        if self.blots & bit(target) != 0 {
            after.other = self.other.plus(HIT[target & 31]);
            after.blots &= !bit(target);
        }
        after
    }
}

impl Turn<'_> {
    /// Plays `steps` more from the places in `from`.
    fn walk(&mut self, state: &State, from: Places, steps: usize) {
        let origins = from & origins(state.own, self.open, self.die);
        if steps == 1 {
            self.finish(state, origins);
            return;
        }
        for p in each(origins) {
            let after = state.step(p, self.die);
            self.walk(&after, bit(p + 1) - 1, steps - 1);
        }
    }

    #[inline(always)]
    fn finish(&mut self, state: &State, origins: Places) {
        let hits = origins & (state.blots << self.die) & !(HOME & 1);
        let quiet = origins & !hits;
        let slots = self.results.claim(quiet.count_ones() as usize);
        for (slot, p) in slots.iter_mut().zip(each(quiet)) {
            *slot = handed_over(state.mover.plus(STEP[self.die & 7][p & 31]), state.other);
        }
        for p in each(hits) {
            self.results.push(
                state.mover.plus(STEP[self.die & 7][p & 31]),
                state.other.plus(HIT[(p - self.die) & 31]),
            );
        }
    }
}
