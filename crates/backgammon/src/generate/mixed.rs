//! Two different numbers.
//!
//! Let a checker leave `p` with the smaller number `a` and one leave `q` with the larger `b`.
//! Unless one checker takes both, the pair (p, q) is known from the own checkers afterwards: the two
//! origins are emptied by one and the two landings filled by one, and `a ≠ b` tells which went with
//! which. When one checker takes both (q = p - a, or p = q - b) only its origin and its end can be
//! seen, and two ways lead there; they differ only if one of the two points in between is hit.
//! So all pairs apart from those, plus for each checker one way or, with a hit, two, are every result
//! once. Bearing off adds to this; see [`bear_off`](super::bear_off).

use super::Results;
use super::bear_off;
use super::view::{HIT, HOME, POINTS, STEP, View, bit, each};
use crate::checkers::BAR;
use crate::dice::Die;

pub(super) fn generate(view: &View, high: Die, low: Die, results: &mut Results) {
    let (b, a) = (usize::from(high.pips()), usize::from(low.pips()));
    match view.mover.bar() {
        0 => {
            let outside = view.own & !HOME;
            // With two checkers outside no single step brings everyone home, so nothing is borne
            // off this turn.
            if outside & outside.wrapping_sub(1) != 0 || outside & view.two != 0 {
                from_the_board(view, a, b, results);
            } else {
                bear_off::mixed(view, a, b, results);
            }
        }
        1 => one_on_the_bar(view, a, b, results),
        _ => enter_two(view, a, b, results),
    }
}

/// The origins from which a number can be played without bearing off, of those in `own`.
#[inline(always)]
fn origins(own: u32, open: u32, die: usize) -> u32 {
    own & (open << die)
}

fn from_the_board(view: &View, a: usize, b: usize, results: &mut Results) {
    let with_a = origins(view.own, view.open, a);
    let with_b = origins(view.own, view.open, b);
    let hit_with_b = with_b & (view.blots << b);
    for p in each(with_a) {
        let target = p - a;
        let mover = view.mover.plus(STEP[a & 7][p & 31]);
        let mut other = view.other;
        let mut hits = hit_with_b;
        if view.blots & bit(target) != 0 {
            other = other.plus(HIT[target & 31]);
            // The blot is gone: a second checker landing there hits nothing.
            hits &= !bit(target + b);
        }
        let alone = bit(p) & !view.two;
        let partners = with_b & !(bit(target) | bit(p + b) | alone);
        results.push_steps(mover, other, partners, partners & hits, b);
    }
    for p in each(origins(view.own, view.open, a + b)) {
        one_checker(view, p, a, b, results);
    }
    if results.len == 0 {
        single(
            view,
            if with_b == 0 {
                (with_a, a)
            } else {
                (with_b, b)
            },
            results,
        );
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

/// Only one number can be played: one result for each origin.
fn single(view: &View, (origins, die): (u32, usize), results: &mut Results) {
    let hits = origins & (view.blots << die);
    results.push_steps(view.mover, view.other, origins, hits, die);
}

fn one_on_the_bar(view: &View, a: usize, b: usize, results: &mut Results) {
    let own = view.own & POINTS;
    for (first, second) in [(a, b), (b, a)] {
        let entry = BAR - first;
        if view.open & bit(entry) == 0 {
            continue;
        }
        let mover = view.mover.plus(STEP[first & 7][BAR]);
        let mut other = view.other;
        let mut blots = view.blots;
        if blots & bit(entry) != 0 {
            other = other.plus(HIT[entry & 31]);
            blots &= !bit(entry);
        }
        // The checker that entered goes on below.
        let partners = origins(own, view.open, second) & !bit(entry);
        let hits = partners & (blots << second);
        results.push_steps(mover, other, partners, hits, second);
    }
    if view.open & bit(BAR - a - b) != 0 {
        one_checker(view, BAR, a, b, results);
    }
    if results.len == 0 {
        let entry = if view.open & bit(BAR - b) == 0 { a } else { b };
        if view.open & bit(BAR - entry) != 0 {
            single(view, (bit(BAR), entry), results);
        }
    }
}

/// Two or more on the bar: each number enters one if it can, and there is no choice.
fn enter_two(view: &View, a: usize, b: usize, results: &mut Results) {
    let (mut mover, mut other) = (view.mover, view.other);
    for die in [a, b] {
        let entry = BAR - die;
        if view.open & bit(entry) != 0 {
            mover = mover.plus(STEP[die & 7][BAR]);
            if view.blots & bit(entry) != 0 {
                other = other.plus(HIT[entry & 31]);
            }
        }
    }
    results.push(mover, other);
}
