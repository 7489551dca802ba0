//! Where the squares lie in the word.
//!
//! Between the rows lie ghost bits that no piece ever stands on, so that a step off the board lands on a ghost and
//! every direction is one shift without a mask. On the half-played boards a row of `n` squares is followed by one
//! ghost, and every second row by one more, which keeps the two diagonal steps `n + 1` and `n + 2` the same on every
//! row and leaves room for straight jumps:
//!
//! ```text
//!  1   2   3   4   (5)          8×8: 4 squares a row, 11 bits for two rows,
//!    6   7   8   9   (10 11)    down-left 5, down-right 6, right 1, down two rows 11
//!  12  13  14  15  (16)
//! ```
//!
//! Bit 0 is a ghost too: it stops what looks up the board. All squares on a line from a square are then one pattern
//! moved to it, and the first piece on the line is the lowest or the highest of its bits that are not empty, without a
//! loop.

use super::bits::Bits;
use crate::{Board, LongDiagonal, Size, Square, SquareSet, Squares};

/// The eight directions by index, so that `7 - d` and `d ^ 3` are easy arithmetic: the diagonals first.
pub mod way {
    /// Up and left as White sees the board.
    pub const UP_LEFT: usize = 0;
    /// Up and right.
    pub const UP_RIGHT: usize = 1;
    /// Down and left.
    pub const DOWN_LEFT: usize = 2;
    /// Down and right.
    pub const DOWN_RIGHT: usize = 3;
    /// Straight up.
    pub const UP: usize = 4;
    /// Straight left.
    pub const LEFT: usize = 5;
    /// Straight right.
    pub const RIGHT: usize = 6;
    /// Straight down.
    pub const DOWN: usize = 7;

    /// The way straight back.
    #[must_use]
    pub const fn reverse(way: usize) -> usize {
        way ^ 3
    }

    /// Whether it leads towards White's side of the board.
    #[must_use]
    pub const fn is_down(way: usize) -> bool {
        matches!(way, DOWN_LEFT | DOWN_RIGHT | DOWN)
    }

    /// Whether it leads towards Black's side of the board.
    #[must_use]
    pub const fn is_up(way: usize) -> bool {
        matches!(way, UP_LEFT | UP_RIGHT | UP)
    }
}

/// Calls a function for each of the eight ways, in one expression joined by `|`, without short cut.
macro_rules! each_way {
    ($($path:ident).+ :: <$($before:ident,)* _ $(, $after:tt)*> ($($argument:expr),*)) => {
        $($path).+::<$($before,)* { $crate::fast::layout::way::UP_LEFT } $(, $after)*>($($argument),*)
            | $($path).+::<$($before,)* { $crate::fast::layout::way::UP_RIGHT } $(, $after)*>($($argument),*)
            | $($path).+::<$($before,)* { $crate::fast::layout::way::DOWN_LEFT } $(, $after)*>($($argument),*)
            | $($path).+::<$($before,)* { $crate::fast::layout::way::DOWN_RIGHT } $(, $after)*>($($argument),*)
            | $($path).+::<$($before,)* { $crate::fast::layout::way::UP } $(, $after)*>($($argument),*)
            | $($path).+::<$($before,)* { $crate::fast::layout::way::LEFT } $(, $after)*>($($argument),*)
            | $($path).+::<$($before,)* { $crate::fast::layout::way::RIGHT } $(, $after)*>($($argument),*)
            | $($path).+::<$($before,)* { $crate::fast::layout::way::DOWN } $(, $after)*>($($argument),*)
    };
}
pub(crate) use each_way;

/// A board laid out in a word.
pub trait Layout:
    Copy + core::fmt::Debug + Default + Eq + core::hash::Hash + Send + Sync + 'static
{
    /// The word.
    type Bits: Bits;
    /// The board's size.
    const SIZE: Size;
    /// Whether every square is played on.
    const ALL_SQUARES: bool;
    /// The distance in bits of one step each way, in the order of [`way`].
    const SHIFT: [i32; 8];
    /// All steps each way from the lowest bit, for ways up the word, or from the highest, for ways down.
    const RAYS: [u128; 8];
    /// Every square of the board as the widest word.
    const BOARD: u128;
    /// The top row and the bottom row.
    const LAST_ROWS: [u128; 2];

    /// Whether a board is laid out this way.
    fn fits(board: Board) -> bool {
        board.size == Self::SIZE && (board.squares == Squares::All) == Self::ALL_SQUARES
    }

    /// The bits one step away.
    #[inline(always)]
    fn step<const WAY: usize>(bits: Self::Bits) -> Self::Bits {
        bits.moved(Self::SHIFT[WAY])
    }

    /// The bits from which one step that way leads here.
    #[inline(always)]
    fn back<const WAY: usize>(bits: Self::Bits) -> Self::Bits {
        bits.moved(-Self::SHIFT[WAY])
    }

    /// The bits on the line that way from the square at an index, ghosts among them.
    #[inline(always)]
    fn ray<const WAY: usize>(index: u32) -> Self::Bits {
        let pattern = Self::Bits::narrowed(Self::RAYS[WAY]);
        if Self::SHIFT[WAY] > 0 {
            pattern.up(index)
        } else {
            pattern.down(Self::Bits::TOP - index)
        }
    }

    /// The first bit on the line that is not free: a piece, a ghost, or nothing.
    #[inline(always)]
    fn first_on_line<const WAY: usize>(index: u32, free: Self::Bits) -> Self::Bits {
        let not_free = Self::ray::<WAY>(index) & !free;
        if Self::SHIFT[WAY] > 0 {
            not_free.lowest()
        } else {
            not_free.highest()
        }
    }

    /// The free bits on the line before the first that is not.
    #[inline(always)]
    fn free_on_line<const WAY: usize>(index: u32, free: Self::Bits) -> Self::Bits {
        let ray = Self::ray::<WAY>(index);
        let first = Self::first_on_line::<WAY>(index, free);
        if Self::SHIFT[WAY] > 0 {
            ray & first.below()
        } else {
            ray & !(first | first.below())
        }
    }

    /// The squares from which the first piece this way is one of some, none of them on the edge where the way ends.
    ///
    /// The squares before the pieces are spread back over free ones by one step, then two, then four: without a loop
    /// over whoever looks, however many there are.
    #[inline(always)]
    fn looking_at<const WAY: usize>(pieces: Self::Bits, free: Self::Bits) -> Self::Bits {
        let mut before = Self::back::<WAY>(pieces) & free;
        let mut clear = free;
        let mut distance = 1;
        // One who looks, the piece, and the square behind it leave the rest of the line between them.
        while distance < i32::from(Self::SIZE.side()) - 3 {
            let back = -Self::SHIFT[WAY] * distance;
            before |= clear & before.moved(back);
            clear = clear & clear.moved(back);
            distance *= 2;
        }
        Self::back::<WAY>(pieces | before)
    }

    /// The row where men of a side are crowned.
    #[inline(always)]
    fn last_row(white: bool) -> Self::Bits {
        Self::Bits::narrowed(Self::LAST_ROWS[usize::from(!white)])
    }
}

/// The bit index of a row and column on a half-played board with its long diagonal at the left.
const fn half_index(side: u32, row: u32, column: u32) -> u32 {
    let each = side / 2;
    1 + row / 2 * (2 * each + 3) + row % 2 * (each + 1) + column / 2
}

/// The bit index of a row and column on a board played on every square.
const fn all_index(side: u32, row: u32, column: u32) -> u32 {
    1 + row * (side + 1) + column
}

const fn index(side: u32, all: bool, row: u32, column: u32) -> u32 {
    if all {
        all_index(side, row, column)
    } else {
        half_index(side, row, column)
    }
}

const fn rows(side: u32, all: bool, first: u32, last: u32) -> u128 {
    let mut bits = 0;
    let mut row = first;
    while row <= last {
        let mut column = if all { 0 } else { (row + 1) % 2 };
        while column < side {
            bits |= 1 << index(side, all, row, column);
            column += if all { 1 } else { 2 };
        }
        row += 1;
    }
    bits
}

const fn rays(shifts: [i32; 8], side: u32, top: u32) -> [u128; 8] {
    let mut rays = [0; 8];
    let mut way = 0;
    while way < 8 {
        let mut step = 1;
        while step < side {
            let distance = step * shifts[way].unsigned_abs();
            if distance <= top {
                rays[way] |= 1
                    << if shifts[way] > 0 {
                        distance
                    } else {
                        top - distance
                    };
            }
            step += 1;
        }
        way += 1;
    }
    rays
}

/// The shifts of a half-played board: the straight steps reach the next square of the same colour.
const fn half_shifts(side: i32) -> [i32; 8] {
    let (left, right) = (side / 2 + 1, side / 2 + 2);
    [
        -right,
        -left,
        left,
        right,
        -left - right,
        -1,
        1,
        left + right,
    ]
}

macro_rules! layout {
    ($(#[$doc:meta])* $name:ident, $bits:ty, $size:expr, $all:literal, $shift:expr) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
        pub struct $name;

        impl Layout for $name {
            type Bits = $bits;
            const SIZE: Size = $size;
            const ALL_SQUARES: bool = $all;
            const SHIFT: [i32; 8] = $shift;
            const RAYS: [u128; 8] = rays($shift, $size.side() as u32, <$bits>::BITS - 1);
            const BOARD: u128 = rows($size.side() as u32, $all, 0, $size.side() as u32 - 1);
            const LAST_ROWS: [u128; 2] = [
                rows($size.side() as u32, $all, 0, 0),
                rows($size.side() as u32, $all, $size.side() as u32 - 1, $size.side() as u32 - 1),
            ];
        }
    };
}

layout!(
    /// 8×8, every other square, in 43 bits.
    Half8, u64, Size::Eight, false, half_shifts(8)
);
layout!(
    /// 10×10, every other square, in 64 bits.
    Half10, u64, Size::Ten, false, half_shifts(10)
);
layout!(
    /// 12×12, every other square, in 89 bits.
    Half12, u128, Size::Twelve, false, half_shifts(12)
);
layout!(
    /// 8×8, every square, in 72 bits.
    All8, u128, Size::Eight, true, [-10, -8, 8, 10, -9, -1, 1, 9]
);

/// The bit index of a square. A board whose long diagonal is at the right is laid out as its mirror image: no rule
/// tells left from right.
fn index_of<L: Layout>(square: Square, board: Board) -> u32 {
    let (row, column) = board.place(square);
    let side = L::SIZE.side();
    let column = match board.squares {
        Squares::Half(LongDiagonal::Right, _) => side - 1 - column,
        Squares::Half(LongDiagonal::Left, _) | Squares::All => column,
    };
    index(side.into(), L::ALL_SQUARES, row.into(), column.into())
}

/// The bit of a square.
pub fn to_bit<L: Layout>(square: Square, board: Board) -> L::Bits {
    L::Bits::bit(index_of::<L>(square, board))
}

/// The bits of a set of squares.
pub fn to_bits<L: Layout>(set: SquareSet, board: Board) -> L::Bits {
    set.iter().fold(L::Bits::ZERO, |bits, square| {
        bits | to_bit::<L>(square, board)
    })
}

/// The square at a bit index.
pub fn to_square<L: Layout>(index: u32, board: Board) -> Square {
    let side = u32::from(L::SIZE.side());
    let index = index - 1;
    let (row, column) = if L::ALL_SQUARES {
        (index / (side + 1), index % (side + 1))
    } else {
        let two_rows = side + 3;
        let within = index % two_rows;
        let lower = u32::from(within > side / 2);
        let row = index / two_rows * 2 + lower;
        (row, (within - lower * (side / 2 + 1)) * 2 + (row + 1) % 2)
    };
    let column = match board.squares {
        Squares::Half(LongDiagonal::Right, _) => side - 1 - column,
        Squares::Half(LongDiagonal::Left, _) | Squares::All => column,
    };
    board
        .at(row as u8, column as u8)
        .expect("a bit that is no ghost is a playing square")
}

/// The squares of some bits.
pub fn to_squares<L: Layout>(mut bits: L::Bits, board: Board) -> SquareSet {
    let mut set = SquareSet::EMPTY;
    while let Some(bit) = bits.pop() {
        set = set.with(to_square::<L>(bit.index(), board));
    }
    set
}
