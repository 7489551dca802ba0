//! The checkers of one side, packed.
//!
//! One nibble a place in the owner's own numbering: 0 is off, 1 to 24 the points, 25 the bar. A
//! nibble holds 0 to 15, which is just what the game needs. Because each side is kept in its own
//! numbering, handing the turn over is an exchange of two values and nothing is mirrored; because
//! no place can overflow, a step is one addition a lane, without carries between places.

use core::fmt;

use crate::point::Point;

/// Number of places: off, 24 points, bar.
pub(crate) const PLACES: usize = 26;
/// The place of checkers borne off.
pub(crate) const OFF: usize = 0;
/// The place of checkers on the bar.
pub(crate) const BAR: usize = 25;
/// The most checkers a side can have.
pub(crate) const MOST_CHECKERS: u8 = 15;

/// The checkers of one side: how many are on each point, on the bar, and off.
///
/// Points are numbered as the owner counts them. At most 15 in all; see
/// [`Setup`](crate::Setup) for building one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Checkers {
    /// Places 0 to 15 in the first lane, 16 to 25 in the second.
    pub(crate) lanes: [u64; 2],
}

impl Checkers {
    pub(crate) const NONE: Self = Self { lanes: [0, 0] };

    /// One checker on one place.
    pub(crate) const fn one(place: usize) -> Self {
        let mut lanes = [0; 2];
        lanes[place / 16] = 1 << (4 * (place % 16));
        Self { lanes }
    }

    /// Lane by lane; the caller sees to it that no place leaves 0 to 15 in the end. The
    /// difference of two values is itself such a value, so a table can hold whole steps.
    #[inline(always)]
    pub(crate) const fn plus(self, more: Self) -> Self {
        Self {
            lanes: [
                self.lanes[0].wrapping_add(more.lanes[0]),
                self.lanes[1].wrapping_add(more.lanes[1]),
            ],
        }
    }

    #[inline(always)]
    pub(crate) const fn minus(self, fewer: Self) -> Self {
        Self {
            lanes: [
                self.lanes[0].wrapping_sub(fewer.lanes[0]),
                self.lanes[1].wrapping_sub(fewer.lanes[1]),
            ],
        }
    }

    /// How many checkers are on a place (0 off … 25 bar).
    #[inline(always)]
    pub(crate) const fn at(self, place: usize) -> u8 {
        ((self.lanes[(place >> 4) & 1] >> (4 * (place & 15))) & 15) as u8
    }

    pub(crate) fn from_counts(counts: &[u8; PLACES]) -> Self {
        let mut lanes = [0; 2];
        for (place, &count) in counts.iter().enumerate() {
            debug_assert!(count <= MOST_CHECKERS);
            lanes[place / 16] |= u64::from(count) << (4 * (place % 16));
        }
        Self { lanes }
    }

    /// How many checkers are on each place: off, the 24 points, the bar.
    #[must_use]
    #[inline]
    pub fn counts(self) -> [u8; 26] {
        core::array::from_fn(|place| self.at(place))
    }

    /// How many checkers stand on a point.
    #[must_use]
    pub const fn on(self, point: Point) -> u8 {
        self.at(point.number() as usize)
    }

    /// How many checkers are on the bar.
    #[must_use]
    pub const fn bar(self) -> u8 {
        self.at(BAR)
    }

    /// How many checkers have been borne off.
    #[must_use]
    pub const fn off(self) -> u8 {
        self.at(OFF)
    }

    /// How many checkers the side has in all, borne off or not.
    #[must_use]
    pub fn total(self) -> u8 {
        (0..PLACES).map(|place| self.at(place)).sum()
    }

    /// How many checkers are still on the board or on the bar.
    #[must_use]
    pub fn in_play(self) -> u8 {
        self.total() - self.off()
    }

    /// Pips still to go until the last checker is off; a checker on the bar counts 25.
    #[must_use]
    pub fn pip_count(self) -> u16 {
        (1..PLACES)
            .map(|place| u16::from(self.at(place)) * place as u16)
            .sum()
    }

    /// Are all checkers still in play in the home board, so that bearing off is allowed?
    #[must_use]
    pub fn all_home(self) -> bool {
        self.highest() <= 6
    }

    /// How many checkers are not in the home board: on a point above 6 or on the bar.
    #[inline(always)]
    pub(crate) const fn outside(self) -> u8 {
        let every_second = 0x0f0f_0f0f_0f0f_0f0f;
        let [low, high] = [self.lanes[0] >> 28, self.lanes[1]];
        let pairs = (low & every_second)
            + ((low >> 4) & every_second)
            + (high & every_second)
            + ((high >> 4) & every_second);
        (pairs.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// The points that hold checkers, highest first, with how many.
    pub fn points(self) -> impl Iterator<Item = (Point, u8)> {
        Point::all()
            .rev()
            .map(move |point| (point, self.on(point)))
            .filter(|&(_, count)| count > 0)
    }

    /// The number of the rearmost place still occupied (25 for the bar), 0 when all are off.
    pub(crate) fn highest(self) -> usize {
        (1..PLACES)
            .rev()
            .find(|&place| self.at(place) > 0)
            .unwrap_or(0)
    }
}

impl fmt::Debug for Checkers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut map = f.debug_map();
        if self.bar() > 0 {
            map.entry(&"bar", &self.bar());
        }
        map.entries(self.points().map(|(point, count)| (point.number(), count)));
        if self.off() > 0 {
            map.entry(&"off", &self.off());
        }
        map.finish()
    }
}
