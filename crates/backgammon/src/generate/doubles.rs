//! A double: the same number up to four times.
//!
//! Steps are taken from the highest origin down. That order reaches everything that any order
//! reaches: a checker that goes on leaves a lower point than it started from, and bringing the rear
//! ones home first can only help the bear-off. It also shows each result once: how many
//! steps left the highest point is seen from that point, so how many arrived one number lower is known,
//! hence how many left there, and so on down.

use super::Results;
use super::bear_off;
use super::view::{HIT, Places, STEP, View, bit, each};
use crate::checkers::{BAR, Checkers};
use crate::dice::Die;

/// A turn under way. The masks say where at least one, two, three and four own checkers are. A step
/// keeps all but the last in order, which is enough: after it one step fewer is to come.
#[derive(Clone, Copy)]
struct State {
    mover: Checkers,
    other: Checkers,
    one: Places,
    two: Places,
    three: Places,
    four: Places,
    blots: Places,
    /// Where the next step may start: not above the last one.
    limit: Places,
}

/// The turn's number, and where it can land.
struct Turn<'a, const BEAR_OFF: bool> {
    die: usize,
    open: Places,
    results: &'a mut Results,
}

pub(super) fn generate(view: &View, die: Die, results: &mut Results) {
    let die = usize::from(die.pips());
    let [three, four] = view.three_and_four();
    let mut state = State {
        mover: view.mover,
        other: view.other,
        one: view.own,
        two: view.two,
        three,
        four,
        blots: view.blots,
        limit: !0,
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
    // A checker comes off only after all have come home, and each one outside costs a step at least.
    if view.mover.outside() < 4 {
        play::<true>(state, die, view.open, 4 - entering, results);
    } else {
        play::<false>(state, die, view.open, 4 - entering, results);
    }
}

fn play<const BEAR_OFF: bool>(
    state: State,
    die: usize,
    open: Places,
    steps: usize,
    results: &mut Results,
) {
    let mut turn = Turn::<BEAR_OFF> { die, open, results };
    for steps in (1..=steps).rev() {
        match steps {
            4 => turn.four(&state),
            3 => turn.three(&state),
            2 => turn.two(&state),
            _ => turn.one(&state),
        }
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
        let (left, landed) = (bit(p), bit(target) & !1);
        let mut after = Self {
            mover: self.mover.plus(STEP[die & 7][p & 31]),
            other: self.other,
            one: (self.one & !left) | (self.two & left) | landed,
            two: (self.two & !left) | (self.three & left) | (self.one & landed),
            three: (self.three & !left) | (self.four & left) | (self.two & landed),
            four: self.four,
            blots: self.blots,
            limit: left | (left - 1),
        };
        if self.blots & landed != 0 {
            after.other = self.other.plus(HIT[target & 31]);
            after.blots &= !landed;
        }
        after
    }
}

impl<const BEAR_OFF: bool> Turn<'_, BEAR_OFF> {
    #[inline(always)]
    fn origins(&self, state: &State) -> Places {
        let all = if BEAR_OFF {
            bear_off::origins(state.one, self.open, self.die)
        } else {
            state.one & (self.open << self.die)
        };
        all & state.limit
    }

    fn four(&mut self, state: &State) {
        for p in each(self.origins(state)) {
            self.three(&state.step(p, self.die));
        }
    }

    fn three(&mut self, state: &State) {
        for p in each(self.origins(state)) {
            self.two(&state.step(p, self.die));
        }
    }

    #[inline(always)]
    fn two(&mut self, state: &State) {
        for p in each(self.origins(state)) {
            self.one(&state.step(p, self.die));
        }
    }

    #[inline(always)]
    fn one(&mut self, state: &State) {
        let origins = self.origins(state);
        let hits = origins & (state.blots << self.die);
        self.results
            .push_steps(state.mover, state.other, origins, hits, self.die);
    }
}
