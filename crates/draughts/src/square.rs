//! Squares by their place in reading order, and sets of them.

use core::fmt;

/// A playing square: its place in reading order, counted from 0 at the top left as White sees the board (Black's side
/// first), over the squares that are played on. What it is *called* is a matter of the rule set: see
/// [`Numbering`](crate::Numbering).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// The square at this place of the reading order.
    ///
    /// # Panics
    /// From 128 on: no board has that many.
    #[must_use]
    pub const fn new(index: u8) -> Self {
        assert!(index < 128, "no board has that many squares");
        Self(index)
    }

    /// The square at this place of the reading order; `None` from 128 on.
    #[must_use]
    pub const fn try_new(index: u8) -> Option<Self> {
        if index < 128 { Some(Self(index)) } else { None }
    }

    /// The place in reading order, from 0.
    #[must_use]
    pub const fn index(self) -> u8 {
        self.0
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "#{}", self.0)
    }
}

/// A set of squares.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SquareSet(u128);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self(0);

    /// The set whose bits, from the lowest, stand for the squares in reading order.
    #[must_use]
    pub const fn from_bits(bits: u128) -> Self {
        Self(bits)
    }

    /// One bit a square, from the lowest, in reading order.
    #[must_use]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Whether the square is in the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0 >> square.0 & 1 == 1
    }

    /// Whether there is none.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many there are.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// This set with a square more.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | 1 << square.0)
    }

    /// This set with a square less.
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.0))
    }

    /// The squares in either set.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// The squares in both sets.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// The squares of this set that are not in the other.
    #[must_use]
    pub const fn difference(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The squares in reading order.
    pub fn iter(self) -> impl Iterator<Item = Square> + Clone {
        let mut rest = self.0;
        core::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let index = rest.trailing_zeros() as u8;
            rest &= rest - 1;
            Some(Square(index))
        })
    }
}

impl Extend<Square> for SquareSet {
    fn extend<I: IntoIterator<Item = Square>>(&mut self, squares: I) {
        *self = squares.into_iter().fold(*self, Self::with);
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
