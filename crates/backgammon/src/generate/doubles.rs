//! A double: the same number up to four times.
//!
//! Steps are taken from the highest origin down. That order reaches everything that any order
//! reaches: a checker that goes on leaves a lower point than it started from, and bringing the rear
//! ones home first can only help the bear-off. It also shows each result once: how many
//! steps left the highest point is seen from that point, so how many arrived one number lower is known,
//! hence how many left there, and so on down.

use super::Results;
use super::view::{Places, View, bit, each};
use crate::checkers::BAR;
use crate::dice::Die;

/// No origin is too high for the first step.
const ANYWHERE: Places = !0;

/// The turn's number, and where the results go.
struct Turn<'a, const BEAR_OFF: bool> {
    die: usize,
    results: &'a mut Results,
}

#[inline]
pub(super) fn generate(view: &View, die: Die, results: &mut Results) {
    let die = usize::from(die.pips());
    let mut view = view.for_a_double();
    let on_bar = usize::from(view.mover.bar());
    let entering = on_bar.min(4);
    if on_bar > 0 {
        if view.open & bit(BAR - die) == 0 {
            return;
        }
        for _ in 0..entering {
            view = view.step(BAR, die);
        }
    }
    // A checker comes off only after all have come home, and each one outside costs a step at least.
    if view.mover.outside() < 4 {
        Turn::<true> { die, results }.play(&view, 4 - entering);
    } else {
        Turn::<false> { die, results }.play(&view, 4 - entering);
    }
}

impl<const BEAR_OFF: bool> Turn<'_, BEAR_OFF> {
    /// As many steps as can be played.
    #[inline]
    fn play(&mut self, view: &View, most: usize) {
        for steps in (1..=most).rev() {
            match steps {
                4 => self.four(view),
                3 => self.three(view, ANYWHERE),
                2 => self.two(view, ANYWHERE),
                _ => self.one(view, ANYWHERE),
            }
            if self.results.len > 0 {
                return;
            }
        }
        self.results.push(view.mover, view.other);
    }

    #[inline]
    fn four(&mut self, view: &View) {
        for p in each(self.origins(view)) {
            self.three(&view.step(p, self.die), up_to(p));
        }
    }

    #[inline]
    fn three(&mut self, view: &View, limit: Places) {
        for p in each(self.origins(view) & limit) {
            self.two(&view.step(p, self.die), up_to(p));
        }
    }

    #[inline(always)]
    fn two(&mut self, view: &View, limit: Places) {
        for p in each(self.origins(view) & limit) {
            self.one(&view.step(p, self.die), up_to(p));
        }
    }

    #[inline(always)]
    fn one(&mut self, view: &View, limit: Places) {
        let origins = self.origins(view) & limit;
        self.results.push_steps(view, origins, self.die);
    }

    #[inline(always)]
    fn origins(&self, view: &View) -> Places {
        if BEAR_OFF {
            view.origins_and_off(self.die)
        } else {
            view.origins(self.die)
        }
    }
}

/// A place and all below.
#[inline(always)]
const fn up_to(place: usize) -> Places {
    bit(place) | (bit(place) - 1)
}
