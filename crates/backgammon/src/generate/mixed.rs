//! Two different numbers.
//!
//! Let a checker leave `p` with the smaller number `a` and one leave `q` with the larger `b`.
//! Unless one checker takes both, the pair (p, q) is known from the own checkers afterwards: the two
//! origins are emptied by one and the two landings filled by one, and `a ≠ b` tells which went with
//! which. When one checker takes both (q = p - a, or p = q - b) only its origin and its end can be
//! seen, and two ways lead there; they differ only if one of the two points in between is hit.
//! So all pairs apart from those, plus for each checker one way or, with a hit, two, are every result
//! once. Bearing off adds to this; see [`bear_off`](super::bear_off).

use super::view::{HIT, HOME, STEP, View, bit, each};
use super::{Results, bear_off};
use crate::checkers::BAR;
use crate::dice::Die;

#[inline]
pub(super) fn generate(view: &View, high: Die, low: Die, results: &mut Results) {
    let (a, b) = (usize::from(low.pips()), usize::from(high.pips()));
    match view.mover.bar() {
        0 => {
            let outside = view.one & !HOME;
            // With two checkers outside no single step brings everyone home, so nothing is borne
            // off this turn.
            if outside & outside.wrapping_sub(1) != 0 || outside & view.two != 0 {
                from_the_board(view, a, b, results);
            } else {
                bear_off::generate(view, a, b, results);
            }
        }
        1 => one_on_the_bar(view, a, b, results),
        _ => enter_two(view, a, b, results),
    }
}

#[inline]
fn from_the_board(view: &View, a: usize, b: usize, results: &mut Results) {
    let with_a = view.origins(a);
    let with_b = view.origins(b);
    for p in each(with_a) {
        let alone = bit(p) & !view.two;
        let partners = with_b & !(bit(p - a) | bit(p + b) | alone);
        results.push_steps(&view.step(p, a), partners, b);
    }
    for p in each(view.one & (view.open << (a + b))) {
        one_checker(view, p, a, b, results);
    }
    if results.len == 0 {
        results.push_steps(view, with_b, b);
    }
    if results.len == 0 {
        results.push_steps(view, with_a, a);
    }
}

/// Both numbers with the checker on `p`, whose end `p - a - b` is open.
#[inline(always)]
fn one_checker(view: &View, p: usize, a: usize, b: usize, results: &mut Results) {
    let mover = view
        .mover
        .plus(STEP[a & 7][p & 31])
        .plus(STEP[b & 7][(p - a) & 31]);
    let end = p - a - b;
    let mut other = view.other;
    if view.blots & bit(end) != 0 {
        other = other.plus(HIT[end & 31]);
    }
    let (after_a, after_b) = (bit(p - a), bit(p - b));
    let quiet = view.open & !view.blots;
    if quiet & (after_a | after_b) != 0 {
        results.push(mover, other);
    }
    if view.blots & after_a != 0 {
        results.push(mover, other.plus(HIT[(p - a) & 31]));
    }
    if view.blots & after_b != 0 {
        results.push(mover, other.plus(HIT[(p - b) & 31]));
    }
}

#[inline]
fn one_on_the_bar(view: &View, a: usize, b: usize, results: &mut Results) {
    let enters = |die: usize| view.open & bit(BAR - die) != 0;
    for (first, second) in [(a, b), (b, a)] {
        if enters(first) {
            let after = view.step(BAR, first);
            // The checker that entered goes on below.
            let partners = after.origins(second) & !bit(BAR - first);
            results.push_steps(&after, partners, second);
        }
    }
    if enters(a + b) {
        one_checker(view, BAR, a, b, results);
    }
    if results.len == 0 {
        for die in [b, a].into_iter().filter(|&die| enters(die)).take(1) {
            results.push_steps(view, bit(BAR), die);
        }
    }
}

/// Two or more on the bar: each number enters one if it can, and there is no choice.
#[inline]
fn enter_two(view: &View, a: usize, b: usize, results: &mut Results) {
    let mut view = *view;
    for die in [a, b] {
        if view.open & bit(BAR - die) != 0 {
            view = view.step(BAR, die);
        }
    }
    results.push(view.mover, view.other);
}
