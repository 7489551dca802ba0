//! Two different numbers when a checker may be borne off this turn: all are home, or all but one.
//!
//! Here the order of the numbers matters for what is allowed, so both orders are walked. The second
//! one leaves out what the first has shown already: the same pair of origins, the same two checkers
//! borne off with the numbers exchanged, or one checker with both numbers where nothing is hit in between.

use super::Results;
use super::view::{View, bit, each};

/// Both numbers, or the larger, or the smaller; `a` is the smaller.
#[inline]
pub(super) fn generate(view: &View, a: usize, b: usize, results: &mut Results) {
    let with_a = view.origins_and_off(a);
    let with_b = view.origins_and_off(b);
    // For each origin of `a`, the origins of `b` already shown.
    let mut shown = [0; 32];
    for p in each(with_a) {
        let after = view.step(p, a);
        // The checker that lands on `p` with the larger number and goes on is left to the second walk,
        // which has it whenever this one has.
        let partners = after.origins_and_off(b) & !bit(p + b);
        shown[p & 31] |= partners;
        results.push_steps(&after, partners, b);
        if p <= a {
            // Off with the smaller number; a partner that comes off as well can be exchanged.
            for q in each(partners & (bit(b + 1) - 1)) {
                shown[q & 31] |= bit(p);
            }
        }
    }
    for q in each(with_b) {
        let after = view.step(q, b);
        let mut partners = after.origins_and_off(a);
        for p in each(partners) {
            if shown[p & 31] & bit(q) != 0 {
                partners &= !bit(p);
            }
        }
        // The checker that took the larger number goes on with the smaller: shown already if it could
        // go the other way round without a hit on either.
        if q > b {
            let (after_a, after_b) = (q - a, q - b);
            let other_way = with_a & bit(q) != 0 && shown[q & 31] & bit(after_a) != 0;
            if other_way && view.blots & (bit(after_a) | bit(after_b)) == 0 {
                partners &= !bit(after_b);
            }
        }
        results.push_steps(&after, partners, a);
    }
    if results.len == 0 {
        results.push_steps(view, with_b, b);
    }
    if results.len == 0 {
        results.push_steps(view, with_a, a);
    }
}
