//! Two different numbers when a checker may be borne off this turn: all are home, or all but one.
//!
//! Here the order of the numbers matters for what is allowed, so both orders are walked. The second
//! one leaves out what the first has shown already: the same pair of origins, the same two checkers
//! borne off with the numbers exchanged, or one checker with both numbers where nothing is hit in between.

use super::Results;
use super::view::{HIT, HOME, Places, STEP, View, bit, each};
use crate::checkers::Checkers;

/// The origins from which `die` can be played: to an open point, or off when all are home, where a
/// number higher than needed takes only the rearmost checker (000 EN Bearing off).
#[inline(always)]
pub(super) fn origins(own: Places, open: Places, die: usize) -> Places {
    let inside = own & (open << die);
    if own & !HOME != 0 {
        return inside;
    }
    let reach = bit(die + 1) - 1;
    if own & !reach != 0 {
        inside | (own & bit(die))
    } else {
        // Nobody is above the number: the rearmost checker goes.
        inside | highest(own)
    }
}

/// The highest bit alone; nothing of nothing.
#[inline(always)]
fn highest(places: Places) -> Places {
    places & (!(u32::MAX >> 1)).wrapping_shr(places.leading_zeros())
}

/// The state after one step.
struct After {
    mover: Checkers,
    other: Checkers,
    own: Places,
    blots: Places,
}

#[inline(always)]
fn step(view: &View, p: usize, die: usize) -> After {
    let target = p.saturating_sub(die);
    let mut after = After {
        mover: view.mover.plus(STEP[die & 7][p & 31]),
        other: view.other,
        own: ((view.own & !bit(p)) | (view.two & bit(p)) | bit(target)) & !1,
        blots: view.blots,
    };
    if view.blots & bit(target) != 0 {
        after.other = after.other.plus(HIT[target & 31]);
        after.blots &= !bit(target);
    }
    after
}

pub(super) fn mixed(view: &View, a: usize, b: usize, results: &mut Results) {
    let with_a = origins(view.own, view.open, a);
    let with_b = origins(view.own, view.open, b);
    // For each origin of `a`, the origins of `b` already shown.
    let mut shown = [0; 32];
    for p in each(with_a) {
        let after = step(view, p, a);
        // The checker that lands on `p` with the larger number and goes on is left to the second walk,
        // which has it whenever this one has.
        let partners = origins(after.own, view.open, b) & !bit(p + b);
        shown[p & 31] |= partners;
        finish(&after, partners, b, results);
        if p <= a {
            // Off with the smaller number; a partner that comes off as well can be exchanged.
            for q in each(partners & (bit(b + 1) - 1)) {
                shown[q & 31] |= bit(p);
            }
        }
    }
    for q in each(with_b) {
        let after = step(view, q, b);
        let mut partners = origins(after.own, view.open, a);
        for p in each(partners) {
            if shown[p & 31] & bit(q) != 0 {
                partners &= !bit(p);
            }
        }
        // The checker that took the larger number goes on with the smaller: shown already if it could
        // go the other way round without a hit on either.
        if q > b {
            let (after_a, after_b) = (q.saturating_sub(a), q - b);
            let other_way = with_a & bit(q) != 0 && shown[q & 31] & bit(after_a) != 0;
            if other_way && view.blots & (bit(after_a) | bit(after_b)) == 0 {
                partners &= !bit(after_b);
            }
        }
        finish(&after, partners, a, results);
    }
    if results.len == 0 {
        let start = After {
            mover: view.mover,
            other: view.other,
            own: view.own,
            blots: view.blots,
        };
        let (origins, die) = if with_b == 0 {
            (with_a, a)
        } else {
            (with_b, b)
        };
        finish(&start, origins, die, results);
    }
}

/// One result for each origin of the last number.
#[inline(always)]
fn finish(after: &After, origins: Places, die: usize, results: &mut Results) {
    let hits = origins & (after.blots << die);
    results.push_steps(after.mover, after.other, origins, hits, die);
}
