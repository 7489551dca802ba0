//! One side's checkers, unpacked, and as masks.

use backgammon::Checkers;

/// One bit a place: 0 off, 1 to 24 the points, 25 the bar.
pub(crate) type Places = u32;

/// The 24 points.
pub(crate) const POINTS: Places = 0x01ff_fffe;

/// One side's checkers in its own numbering: 0 off, 1 to 24 its points, 25 the bar; the rest is padding, so that places
/// can be compared eight at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Side {
    pub(crate) on: [u8; 32],
}

impl Side {
    pub(crate) fn of(checkers: Checkers) -> Self {
        let mut on = [0; 32];
        on[..26].copy_from_slice(&checkers.counts());
        Self { on }
    }

    /// Places with at least `count` checkers, off and bar included; `count` is 1 to 15.
    pub(crate) fn with_at_least(&self, count: u8) -> Places {
        let more = u64::from(0x80 - count) * LOWEST_OF_EIGHT;
        // Counts stay below 16, so a sum reaches the highest bit of its byte only from `count` on and never carries.
        self.gather(|eight| (eight + more) >> 7)
    }

    /// Places where the two sides differ.
    pub(crate) fn differing(&self, other: &Self) -> Places {
        let mut places = 0;
        for (index, (mine, theirs)) in self.eights().zip(other.eights()).enumerate() {
            let any = ((mine ^ theirs) + 0x7f * LOWEST_OF_EIGHT) >> 7;
            places |= packed(any) << (8 * index);
        }
        places
    }

    fn gather(&self, flags: impl Fn(u64) -> u64) -> Places {
        self.eights().enumerate().fold(0, |places, (index, eight)| {
            places | packed(flags(eight)) << (8 * index)
        })
    }

    fn eights(&self) -> impl Iterator<Item = u64> {
        self.on
            .as_chunks::<8>()
            .0
            .iter()
            .map(|eight| u64::from_le_bytes(*eight))
    }

    /// The number of the rearmost place, 25 for the bar; 0 when all are off.
    pub(crate) fn rearmost(&self) -> usize {
        highest(self.with_at_least(1) & !1)
    }
}

const LOWEST_OF_EIGHT: u64 = 0x0101_0101_0101_0101;

/// The lowest bits of the eight bytes, side by side.
const fn packed(flags: u64) -> Places {
    ((flags & LOWEST_OF_EIGHT).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}

/// The same places as the other side counts them; the bars change places with the trays.
pub(crate) const fn mirrored(places: Places) -> Places {
    places.reverse_bits() >> 6
}

/// The number of the highest place, 0 if there is none (or only that one).
pub(crate) const fn highest(places: Places) -> usize {
    if places == 0 {
        0
    } else {
        places.ilog2() as usize
    }
}

/// The places of a mask, lowest first.
pub(crate) fn each(mut places: Places) -> impl Iterator<Item = usize> {
    core::iter::from_fn(move || {
        if places == 0 {
            return None;
        }
        let place = places.trailing_zeros() as usize;
        places &= places - 1;
        Some(place)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use backgammon::StartingPosition;

    #[test]
    fn masks_of_the_start() {
        let position = StartingPosition::Standard.position();
        let mut side = Side::of(position.mover());
        assert_eq!(side.with_at_least(1), 1 << 24 | 1 << 13 | 1 << 8 | 1 << 6);
        assert_eq!(side.with_at_least(3), 1 << 13 | 1 << 8 | 1 << 6);
        assert_eq!(side.with_at_least(15), 0);
        assert_eq!(side.rearmost(), 24);
        assert_eq!(mirrored(1 << 24 | 1 << 6), 1 << 1 | 1 << 19);
        let before = side;
        side.on[0] = 15;
        side.on[13] = 4;
        assert_eq!(side.differing(&before), 1 | 1 << 13);
        assert_eq!(side.with_at_least(15), 1);
    }
}
