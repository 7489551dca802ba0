//! Machine words used as sets of squares.

use core::fmt::Debug;
use core::hash::Hash;
use core::ops::{BitAnd, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

/// A word wide enough for every square of a layout, one bit each.
pub trait Bits:
    Copy
    + Debug
    + Default
    + Eq
    + Hash
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + BitXorAssign
    + Not<Output = Self>
{
    /// No bit.
    const ZERO: Self;

    /// The bit at an index.
    fn bit(index: u32) -> Self;

    /// The index of the highest bit of the word.
    const TOP: u32;

    /// The index of the lowest bit; the word must not be empty.
    fn index(self) -> u32;

    /// How many bits are set.
    fn count(self) -> u32;

    /// The bits moved up by a positive distance, down by a negative one.
    fn moved(self, by: i32) -> Self;

    /// The bits moved up; those that leave the word are lost.
    fn up(self, by: u32) -> Self;

    /// The bits moved down; those that leave the word are lost.
    fn down(self, by: u32) -> Self;

    /// The lowest bit alone, if there is one.
    fn lowest(self) -> Self;

    /// The highest bit alone; bit 0 when there is none.
    fn highest(self) -> Self;

    /// Every bit below a single one; every bit there is when it is missing.
    fn below(self) -> Self;

    /// Takes the lowest bit out and gives it, or nothing when there is none.
    fn pop(&mut self) -> Option<Self>;

    /// The word as the widest one.
    fn widened(self) -> u128;

    /// The low bits of the widest word.
    fn narrowed(wide: u128) -> Self;

    /// Whether no bit is set.
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::ZERO
    }

    /// Whether any bit is set.
    #[inline(always)]
    fn any(self) -> bool {
        self != Self::ZERO
    }

    /// Whether there is no more than one bit.
    #[inline(always)]
    fn is_single(self) -> bool {
        self == self.lowest()
    }

    /// Whether the words share a bit.
    #[inline(always)]
    fn meets(self, other: Self) -> bool {
        (self & other).any()
    }
}

macro_rules! word {
    ($word:ty) => {
        impl Bits for $word {
            const ZERO: Self = 0;
            const TOP: u32 = Self::BITS - 1;

            #[inline(always)]
            fn bit(index: u32) -> Self {
                1 << index
            }

            #[inline(always)]
            fn index(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline(always)]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline(always)]
            fn moved(self, by: i32) -> Self {
                if by >= 0 { self << by } else { self >> -by }
            }

            #[inline(always)]
            fn up(self, by: u32) -> Self {
                self << by
            }

            #[inline(always)]
            fn down(self, by: u32) -> Self {
                self >> by
            }

            #[inline(always)]
            fn lowest(self) -> Self {
                self & self.wrapping_neg()
            }

            #[inline(always)]
            fn highest(self) -> Self {
                1 << (Self::TOP - (self | 1).leading_zeros())
            }

            #[inline(always)]
            fn below(self) -> Self {
                self.wrapping_sub(1)
            }

            #[inline(always)]
            fn pop(&mut self) -> Option<Self> {
                if *self == 0 {
                    return None;
                }
                let lowest = self.lowest();
                // Not by the bit just found: the next round need not wait for it.
                *self &= *self - 1;
                Some(lowest)
            }

            #[inline(always)]
            fn widened(self) -> u128 {
                self.into()
            }

            #[inline(always)]
            fn narrowed(wide: u128) -> Self {
                wide as Self
            }
        }
    };
}

word!(u64);
word!(u128);
