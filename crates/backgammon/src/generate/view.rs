//! A position as the generator looks at it: packed checkers and masks, one bit a place.

use crate::checkers::{BAR, Checkers, PLACES};
use crate::position::Position;

/// One bit a place of the mover's numbering: 0 off, 1 to 24 the points, 25 the bar.
pub(super) type Places = u32;

/// The 24 points.
pub(super) const POINTS: Places = 0x01ff_fffe;
/// The home board and off.
pub(super) const HOME: Places = 0x7f;

/// A turn before its first step or after some: the checkers, and what the steps to come ask of them.
#[derive(Clone, Copy)]
pub(super) struct View {
    pub(super) mover: Checkers,
    pub(super) other: Checkers,
    /// Where the mover has at least one checker, two, three, four. A step keeps all but the last in order,
    /// which is enough: after it one step fewer is to come. The last two are filled in for doubles only.
    pub(super) one: Places,
    pub(super) two: Places,
    pub(super) three: Places,
    pub(super) four: Places,
    /// Where the mover may land; the same throughout the turn.
    pub(super) open: Places,
    /// Where a landing hits.
    pub(super) blots: Places,
}

impl View {
    #[inline(always)]
    pub(super) fn of(position: Position) -> Self {
        let (mover, other) = (position.mover(), position.other());
        let [low, high]: [u64; 2] = core::array::from_fn(|lane| {
            let (mine, theirs) = (mover.lanes[lane], other.lanes[lane]);
            transposed([any(mine), several(mine), any(theirs), several(theirs)])
        });
        let [one, two, their, held] = core::array::from_fn(|word| word_of(low, high, word));
        let [their, held] = mirrored(their, held);
        Self {
            mover,
            other,
            one: one & !1,
            two: two & !1,
            three: 0,
            four: 0,
            open: !held & POINTS,
            blots: their & !held & POINTS,
        }
    }

    /// The same with the masks that a double needs.
    #[inline(always)]
    pub(super) fn for_a_double(mut self) -> Self {
        let [low, high] = self.mover.lanes;
        let words = transposed([three(low), four(low), three(high), four(high)]);
        [self.three, self.four] = [0, 1].map(|word| word_of(words, words >> 32, word) & !1);
        self
    }

    /// One checker moved. No rule is asked.
    #[inline(always)]
    pub(super) fn step(&self, place: usize, die: usize) -> Self {
        let target = place.saturating_sub(die);
        let (left, landed) = (bit(place), bit(target) & !1);
        let mut after = Self {
            mover: self.mover.plus(STEP[die & 7][place & 31]),
            other: self.other,
            one: (self.one & !left) | (self.two & left) | landed,
            two: (self.two & !left) | (self.three & left) | (self.one & landed),
            three: (self.three & !left) | (self.four & left) | (self.two & landed),
            four: self.four,
            open: self.open,
            blots: self.blots,
        };
        if self.blots & landed != 0 {
            after.other = self.other.plus(HIT[target & 31]);
            after.blots &= !landed;
        }
        after
    }

    /// The origins from which a number can be played without bearing off.
    #[inline(always)]
    pub(super) const fn origins(&self, die: usize) -> Places {
        self.one & (self.open << die)
    }

    /// The origins from which a number can be played: to an open point, or off when all are home, where
    /// a number higher than needed takes only the rearmost checker (000 EN Bearing it off).
    #[inline(always)]
    pub(super) const fn origins_and_off(&self, die: usize) -> Places {
        let inside = self.origins(die);
        if self.one & !HOME != 0 {
            return inside;
        }
        let within_reach = bit(die + 1) - 1;
        if self.one & !within_reach != 0 {
            inside | (self.one & bit(die))
        } else {
            // Nobody is above the number, so nobody can move inside: the rearmost checker goes.
            highest(self.one)
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

/// The low bit of each nibble says: one or more.
#[inline(always)]
const fn any(lane: u64) -> u64 {
    lane | (lane >> 1) | (lane >> 2) | (lane >> 3)
}

/// Two or more.
#[inline(always)]
const fn several(lane: u64) -> u64 {
    (lane >> 1) | (lane >> 2) | (lane >> 3)
}

/// Three or more.
#[inline(always)]
const fn three(lane: u64) -> u64 {
    (lane & (lane >> 1)) | (lane >> 2) | (lane >> 3)
}

/// Four or more.
#[inline(always)]
const fn four(lane: u64) -> u64 {
    (lane >> 2) | (lane >> 3)
}

/// The lowest bits of the nibbles of four lanes as four words of sixteen bits: bit `i` of word `j` is the
/// lowest bit of nibble `i` of lane `j`. The four are laid into one lane, where the index of a
/// bit has six binary digits, and the two lowest become the two highest.
#[inline(always)]
const fn transposed(lanes: [u64; 4]) -> u64 {
    let lowest = 0x1111_1111_1111_1111;
    let bits = (lanes[0] & lowest)
        | ((lanes[1] & lowest) << 1)
        | ((lanes[2] & lowest) << 2)
        | ((lanes[3] & lowest) << 3);
    let bits = delta_swap(bits, 0x0a0a_0a0a_0a0a_0a0a, 3);
    let bits = delta_swap(bits, 0x00cc_00cc_00cc_00cc, 6);
    let bits = delta_swap(bits, 0x0000_f0f0_0000_f0f0, 12);
    delta_swap(bits, 0x0000_0000_ff00_ff00, 24)
}

/// Exchanges the bits under `mask` with those `shift` higher.
#[inline(always)]
const fn delta_swap(bits: u64, mask: u64, shift: u32) -> u64 {
    let differing = (bits ^ (bits >> shift)) & mask;
    bits ^ differing ^ (differing << shift)
}

/// A word of the first lane's places and the same word of the second lane's.
#[inline(always)]
const fn word_of(low: u64, high: u64, word: usize) -> Places {
    ((low >> (16 * word)) as u32 & 0xffff) | ((high >> (16 * word)) as u32) << 16
}

/// The same places as the other side counts them: 1 becomes 24, the bars and the tray change too.
#[inline(always)]
const fn mirrored(one: Places, two: Places) -> [Places; 2] {
    let both = (((one as u64) << 32) | two as u64).reverse_bits();
    [both as u32 >> 6, (both >> 38) as u32]
}

/// The highest bit alone; nothing of nothing.
#[inline(always)]
const fn highest(places: Places) -> Places {
    places & (!(u32::MAX >> 1)).wrapping_shr(places.leading_zeros())
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
