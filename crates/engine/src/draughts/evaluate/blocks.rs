//! Blocks of eight squares that men stand on: which there are on each board, and the number of what stands in one.
//!
//! Every square is empty, White's or Black's, so a block is one of 3⁸ patterns, and the pattern's number has a digit a
//! square, row by row. On boards played on every other square a block is four rows deep and two squares wide, and
//! blocks overlap: Samuel's signature tables (1967) with the learning of Buro's Logistello (1997). Where every square
//! is played it is two rows deep and four wide. No instruction of one processor is needed: a row of men of both colours is
//! looked up as a whole, and a word holds what it means to each block of that row in lanes of 16 bits.

use draughts::Size;
use draughts::fast::bits::Bits;
use draughts::fast::layout::Layout;

/// Patterns of a block.
pub(super) const PATTERNS: usize = 6561;
const SQUARES: usize = 8;
/// On no board are there more blocks.
pub(super) const MOST_BLOCKS: usize = 21;

/// How blocks lie on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    size: Size,
    every_square: bool,
}

impl Shape {
    pub(crate) const fn of<L: Layout>() -> Self {
        Self {
            size: L::SIZE,
            every_square: L::ALL_SQUARES,
        }
    }

    /// What files call it.
    pub(crate) const fn code(self) -> u8 {
        match (self.every_square, self.size) {
            (true, _) => 1,
            (false, Size::Eight) => 8,
            (false, Size::Ten) => 10,
            (false, Size::Twelve) => 12,
        }
    }

    /// And back.
    pub(crate) const fn of_code(code: u8) -> Option<Self> {
        let (size, every_square) = match code {
            1 => (Size::Eight, true),
            8 => (Size::Eight, false),
            10 => (Size::Ten, false),
            12 => (Size::Twelve, false),
            _ => return None,
        };
        Some(Self { size, every_square })
    }

    /// Blocks below one another, and beside one another.
    const fn grid(self) -> (usize, usize) {
        if self.every_square {
            return (7, 3);
        }
        match self.size {
            Size::Eight => (3, 3),
            Size::Ten => (4, 4),
            // Every second column only: more would not be learned from as many games, nor loaded as fast.
            Size::Twelve => (5, 3),
        }
    }

    /// How many blocks there are.
    pub(crate) const fn blocks(self) -> usize {
        let (down, across) = self.grid();
        down * across
    }

    /// The pieces that a game begins with.
    pub(crate) const fn pieces(self) -> u32 {
        if self.every_square {
            return 32;
        }
        match self.size {
            Size::Eight => 24,
            Size::Ten => 40,
            Size::Twelve => 60,
        }
    }

    /// The lowest and the highest bit of the board together: a square and the one it is turned to add up to it.
    pub(crate) const fn turned_sum(self) -> u32 {
        let side = self.size.side() as u32;
        if self.every_square {
            2 + (side - 1) * (side + 1) + side - 1
        } else {
            2 + (side / 2 - 1) * (side + 3) + side
        }
    }

    /// The square that stands for one with this bit index: in a mirror, where that is the same board, the left one.
    pub(super) const fn square_standing_for(self, index: u32) -> u32 {
        if !self.every_square {
            return index;
        }
        let side = self.size.side() as u32;
        let column = index.saturating_sub(1) % (side + 1);
        if 2 * column < side || column >= side {
            index
        } else {
            index + side - 1 - 2 * column
        }
    }

    /// The bit indices of a block's squares, in the order of the digits.
    pub(crate) fn squares(self, block: usize) -> [u32; SQUARES] {
        let (_, across) = self.grid();
        let (down, right) = ((block / across) as u32, (block % across) as u32);
        let side = u32::from(self.size.side());
        core::array::from_fn(|digit| {
            let digit = digit as u32;
            if self.every_square {
                let (row, column) = (down + digit / 4, 2 * right + digit % 4);
                return 1 + row * (side + 1) + column;
            }
            let step = if self.size == Size::Twelve { 2 } else { 1 };
            let (row, column) = (2 * down + digit / 2, step * right + digit % 2);
            1 + row / 2 * (side + 3) + row % 2 * (side / 2 + 1) + column
        })
    }

    /// The block and the pattern that mean the same on the board seen from the other side, colours changed.
    fn turned(self, block: usize, pattern: usize) -> (usize, usize) {
        let mut digits = digits(pattern);
        digits.reverse();
        let swapped = digits.map(|digit| [0, 2, 1][digit]);
        (self.blocks() - 1 - block, number(swapped))
    }

    /// The same in a mirror; where only every other square is played, a mirror makes another board of it.
    fn mirrored(self, block: usize, pattern: usize) -> Option<(usize, usize)> {
        if !self.every_square {
            return None;
        }
        let (_, across) = self.grid();
        let [a, b, c, d, e, f, g, h] = digits(pattern);
        let image = number([d, c, b, a, h, g, f, e]);
        Some((block / across * across + across - 1 - block % across, image))
    }

    /// What stands for a pattern of a block: the first of all that mean the same, and the sign it counts with. Nothing
    /// where both sides have the same, which is worth nothing.
    pub(super) fn standing_for(self, block: usize, pattern: usize) -> Option<(usize, usize, bool)> {
        let turned = self.turned(block, pattern);
        let mirrored = self.mirrored(block, pattern);
        let both = mirrored.map(|(block, pattern)| self.turned(block, pattern));
        let same = [Some((block, pattern)), mirrored].into_iter().flatten();
        let other = [Some(turned), both].into_iter().flatten();
        let (same, other) = (same.min()?, other.min()?);
        match same.cmp(&other) {
            core::cmp::Ordering::Less => Some((same.0, same.1, false)),
            core::cmp::Ordering::Greater => Some((other.0, other.1, true)),
            core::cmp::Ordering::Equal => None,
        }
    }

    /// The blocks whose patterns stand for those of others; the rest is not learned and not kept in files.
    pub(super) fn first_blocks(self) -> Vec<usize> {
        let stands = |&block: &usize| {
            (0..PATTERNS).any(|p| self.standing_for(block, p).is_some_and(|s| s.0 == block))
        };
        (0..self.blocks()).filter(stands).collect()
    }
}

fn digits(mut pattern: usize) -> [usize; SQUARES] {
    let mut digits = [0; SQUARES];
    for digit in digits.iter_mut().rev() {
        *digit = pattern % 3;
        pattern /= 3;
    }
    digits
}

fn number(digits: [usize; SQUARES]) -> usize {
    digits.iter().fold(0, |number, digit| 3 * number + digit)
}

/// A row of `half` squares, White's men in the low bits of the index and Black's above them: for each lane the two
/// digits at its column.
const fn lanes<const N: usize>(half: usize, first_columns: &[usize]) -> [u64; N] {
    let mut table = [0; N];
    let mut row = 0;
    while row < N {
        let mut lane = 0;
        while lane < first_columns.len() {
            let column = first_columns[lane];
            let two = 3 * digit(row, half, column) + digit(row, half, column + 1);
            table[row] |= two << (16 * lane);
            lane += 1;
        }
        row += 1;
    }
    table
}

const fn digit(row: usize, half: usize, column: usize) -> u64 {
    // White on a square that Black stands on too never happens.
    (row >> column & 1) as u64 + 2 * (row >> (half + column) & 1) as u64
}

/// Four squares of a row where every square is played: their four digits.
const fn fours() -> [u16; 256] {
    let mut table = [0; 256];
    let mut row = 0;
    while row < 256 {
        let mut column = 0;
        while column < 4 {
            table[row] = table[row] * 3 + digit(row, 4, column) as u16;
            column += 1;
        }
        row += 1;
    }
    table
}

static LANES_4: [u64; 256] = lanes(4, &[0, 1, 2]);
static LANES_5: [u64; 1024] = lanes(5, &[0, 1, 2, 3]);
static LANES_6: [u64; 4096] = lanes(6, &[0, 2, 4]);
static FOURS: [u16; 256] = fours();

/// Calls with every block and the number of what stands there, for men of both sides.
#[inline(always)]
pub(super) fn patterns<L: Layout>(
    white: L::Bits,
    black: L::Bits,
    mut each: impl FnMut(usize, usize),
) {
    let side = L::SIZE.side() as usize;
    let cut =
        |men: L::Bits, start: usize, mask: usize| men.down(start as u32).widened() as usize & mask;
    if L::ALL_SQUARES {
        for right in 0..3 {
            let four = |row: usize| {
                let start = 1 + row * (side + 1) + 2 * right;
                FOURS[cut(white, start, 15) | cut(black, start, 15) << 4] as usize
            };
            let mut above = four(0);
            for row in 1..side {
                let below = four(row);
                each((row - 1) * 3 + right, above * 81 + below);
                above = below;
            }
        }
        return;
    }
    let half = side / 2;
    let mask = (1 << half) - 1;
    let row = |row: usize| {
        let start = 1 + row / 2 * (side + 3) + row % 2 * (half + 1);
        let at = cut(white, start, mask) | cut(black, start, mask) << half;
        match half {
            4 => LANES_4[at & 255],
            5 => LANES_5[at & 1023],
            _ => LANES_6[at & 4095],
        }
    };
    let two_rows = |pair: usize| row(2 * pair) * 9 + row(2 * pair + 1);
    let across = if half == 5 { 4 } else { 3 };
    let mut above = two_rows(0);
    for pair in 1..half {
        let below = two_rows(pair);
        let numbers = above * 81 + below;
        for lane in 0..across {
            each(
                (pair - 1) * across + lane,
                (numbers >> (16 * lane)) as usize & 0xffff,
            );
        }
        above = below;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use draughts::fast::layout::{All8, Half8, Half10, Half12};

    /// Reads the patterns square by square, and compares.
    fn as_by_squares<L: Layout>() {
        let shape = Shape::of::<L>();
        let mut random = Random::new(7);
        for _ in 0..200 {
            let (mut white, mut black) = (L::Bits::ZERO, L::Bits::ZERO);
            let mut board = L::Bits::narrowed(L::BOARD);
            while let Some(square) = board.pop() {
                match random.below(3) {
                    0 => white |= square,
                    1 => black |= square,
                    _ => {}
                }
            }
            let turn = |men: L::Bits| {
                let (mut men, mut turned) = (men, L::Bits::ZERO);
                while let Some(man) = men.pop() {
                    turned |= L::Bits::bit(shape.turned_sum() - man.index());
                }
                turned
            };
            let read = |white: L::Bits, black: L::Bits| {
                let mut read = vec![usize::MAX; shape.blocks()];
                patterns::<L>(white, black, |block, number| read[block] = number);
                read
            };
            let numbers = read(white, black);
            for (block, &pattern) in numbers.iter().enumerate() {
                let on = |square| {
                    let bit = L::Bits::bit(square);
                    usize::from(bit.meets(white)) + 2 * usize::from(bit.meets(black))
                };
                assert_eq!(
                    pattern,
                    number(shape.squares(block).map(on)),
                    "block {block}"
                );
            }
            let turned = read(turn(black), turn(white));
            for (block, &pattern) in numbers.iter().enumerate() {
                let (image, number) = shape.turned(block, pattern);
                assert_eq!(turned[image], number);
                let one = shape.standing_for(block, pattern);
                let other = shape.standing_for(image, number);
                assert_eq!(one.map(|s| (s.0, s.1, !s.2)), other);
            }
        }
    }

    #[test]
    fn patterns_are_read_as_square_by_square() {
        as_by_squares::<Half8>();
        as_by_squares::<Half10>();
        as_by_squares::<Half12>();
        as_by_squares::<All8>();
    }

    #[test]
    fn patterns_that_mean_the_same_are_learned_once() {
        let first = |code| Shape::of_code(code).map(|shape| shape.first_blocks().len());
        assert_eq!(first(8), Some(5));
        assert_eq!(first(10), Some(8));
        assert_eq!(first(12), Some(8));
        assert_eq!(first(1), Some(8));
    }
}
