//! A position as the generator looks at it: packed checkers and masks, one bit a place.

use crate::checkers::{BAR, Checkers, PLACES};
use crate::position::Position;

/// One bit a place of the mover's numbering: 0 off, 1 to 24 the points, 25 the bar.
pub(super) type Places = u32;

/// The 24 points.
pub(super) const POINTS: Places = 0x01ff_fffe;
/// The home board and off.
pub(super) const HOME: Places = 0x7f;

/// What a turn starts from.
pub(super) struct View {
    pub(super) mover: Checkers,
    pub(super) other: Checkers,
    /// Where the mover has checkers.
    pub(super) own: Places,
    /// Where the mover may land.
    pub(super) open: Places,
    /// Where a landing hits.
    pub(super) blots: Places,
}

impl View {
    #[inline(always)]
    pub(super) fn of(position: Position) -> Self {
        let (mover, other) = (position.mover(), position.other());
        let (their, held) = (occupied(other), held(other));
        Self {
            mover,
            other,
            own: occupied(mover) & !1,
            open: !mirrored(held) & POINTS,
            blots: mirrored(their & !held) & POINTS,
        }
    }
}

/// A checker that leaves a place with a number and lands where the number says, or off: by number
/// and place. Padded to powers of two so that no index needs a check.
pub(super) static STEP: [[Checkers; 32]; 8] = {
    let mut table = [[Checkers::NONE; 32]; 8];
    let mut die = 1;
    while die <= 6 {
        let mut place = 1;
        while place < PLACES {
            let target = place.saturating_sub(die);
            table[die][place] = Checkers::one(target).minus(Checkers::one(place));
            place += 1;
        }
        die += 1;
    }
    table
};

/// What a hit on a place of the mover's numbering does to the opponent's checkers.
pub(super) static HIT: [Checkers; 32] = {
    let mut table = [Checkers::NONE; 32];
    let mut place = 1;
    while place < BAR {
        table[place] = Checkers::one(BAR).minus(Checkers::one(25 - place));
        place += 1;
    }
    table
};

/// The places with at least one checker.
#[inline(always)]
fn occupied(checkers: Checkers) -> Places {
    gather(
        checkers
            .lanes
            .map(|lane| lane | (lane >> 1) | (lane >> 2) | (lane >> 3)),
    )
}

/// The places with at least two checkers.
#[inline(always)]
fn held(checkers: Checkers) -> Places {
    gather(
        checkers
            .lanes
            .map(|lane| (lane >> 1) | (lane >> 2) | (lane >> 3)),
    )
}

/// The lowest bit of every nibble, side by side.
#[inline(always)]
fn gather(lanes: [u64; 2]) -> Places {
    let [low, high] = lanes.map(|lane| {
        let lane = lane & 0x1111_1111_1111_1111;
        let lane = (lane | (lane >> 3)) & 0x0303_0303_0303_0303;
        let lane = (lane | (lane >> 6)) & 0x000f_000f_000f_000f;
        let lane = (lane | (lane >> 12)) & 0x0000_00ff_0000_00ff;
        (lane | (lane >> 24)) as u32 & 0xffff
    });
    low | (high << 16)
}

/// The same places as the other side counts them: 1 becomes 24, the bars and the tray change too.
#[inline(always)]
fn mirrored(places: Places) -> Places {
    places.reverse_bits() >> 6
}

/// The places of a mask, lowest first.
#[inline(always)]
pub(super) fn each(mut places: Places) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        if places == 0 {
            return None;
        }
        let place = places.trailing_zeros() as usize;
        places &= places - 1;
        Some(place)
    })
}

/// The bit of a place.
#[inline(always)]
pub(super) const fn bit(place: usize) -> Places {
    1 << (place & 31)
}
