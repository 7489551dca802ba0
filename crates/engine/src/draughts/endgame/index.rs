//! A number for every position of a class, without a gap.
//!
//! Sets of squares are numbered as the combinatorial number system has it: the set `a < b < c` of a row of squares is
//! `C(a,1) + C(b,2) + C(c,3)`. A position is numbered piece by piece, each kind among the squares that the kinds before
//! it have left: our men (28 squares, since none stands uncrowned on its last row), their men (28 squares without those
//! that our men hold, which is why our men carry a sum of their own), our kings, their kings. The side to move plays up
//! the board; with Black to move the board is turned.
//!
//! Words are those of the layout [`Half8`]: 32 squares among ghosts.

use draughts::fast::bits::Bits;
use draughts::fast::layout::{Half8, Layout};
use draughts::fast::packed::{Nothing, Packed};
use draughts::{Position, Rules};

use super::material::Material;

/// The squares of the board.
pub(super) const BOARD: u64 = Half8::BOARD as u64;
/// The row where the side that plays up is crowned, and the row of the side that plays down.
pub(super) const LAST_ROWS: [u64; 2] = [Half8::LAST_ROWS[0] as u64, Half8::LAST_ROWS[1] as u64];
/// Squares on the board.
pub(super) const SQUARES: u32 = 32;
/// Squares for the men of one side.
const MAN_SQUARES: u32 = 28;

/// The number of the square at each bit, in reading order.
pub(super) const SQUARE: [u8; 64] = {
    let mut squares = [0; 64];
    let mut bit = 0;
    let mut square = 0;
    while bit < 64 {
        if BOARD >> bit & 1 == 1 {
            squares[bit] = square;
            square += 1;
        }
        bit += 1;
    }
    squares
};

/// `BINOMIALS[k][n]`: in how many ways `k` of `n` squares can be chosen.
pub(super) const BINOMIALS: [[u32; 33]; 8] = {
    let mut table = [[0; 33]; 8];
    let mut n = 0;
    while n <= 32 {
        table[0][n] = 1;
        let mut k = 1;
        while k < 8 {
            table[k][n] = if n == 0 {
                0
            } else {
                table[k][n - 1] + table[k - 1][n - 1]
            };
            k += 1;
        }
        n += 1;
    }
    table
};

/// The board turned round.
#[inline(always)]
pub(super) const fn turned(word: u64) -> u64 {
    // The lowest and the highest square are the bits 1 and 42.
    word.reverse_bits() >> (63 - 43)
}

/// The number of a set among the squares that are not gone, counted from square `first` on.
#[inline(always)]
fn rank(mut set: u64, gone: u64, first: u32) -> u32 {
    let mut rank = 0;
    let mut k = 1;
    while set != 0 {
        let bit = set & set.wrapping_neg();
        let square = u32::from(SQUARE[set.trailing_zeros() as usize]);
        let square = square - first - (gone & (bit - 1)).count_ones();
        rank += BINOMIALS[k & 7][square as usize & 31];
        set ^= bit;
        k += 1;
    }
    rank
}

/// The pieces of a position as the side to move sees them, playing up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Placement {
    pub(super) us_men: u64,
    pub(super) us_kings: u64,
    pub(super) them_men: u64,
    pub(super) them_kings: u64,
}

impl Placement {
    /// The pieces of White, Black and the kings of both, in words of the layout.
    #[inline(always)]
    pub(super) const fn new(white: u64, black: u64, kings: u64, white_to_move: bool) -> Self {
        let (us, them, kings) = if white_to_move {
            (white, black, kings)
        } else {
            (turned(black), turned(white), turned(kings))
        };
        Self {
            us_men: us & !kings,
            us_kings: us & kings,
            them_men: them & !kings,
            them_kings: them & kings,
        }
    }

    /// The pieces of a position in the words of the generator, which must be those of the 8×8 board.
    #[inline(always)]
    pub(super) fn packed<B: Bits, M>(position: &Packed<B, M>) -> Self {
        let word = |bits: B| bits.widened() as u64;
        Self::new(
            word(position.white),
            word(position.black),
            word(position.kings),
            position.white_to_move,
        )
    }

    /// The class it belongs to.
    #[inline(always)]
    pub(super) const fn material(&self) -> Material {
        Material {
            us_men: self.us_men.count_ones() as u8,
            us_kings: self.us_kings.count_ones() as u8,
            them_men: self.them_men.count_ones() as u8,
            them_kings: self.them_kings.count_ones() as u8,
        }
    }
}

/// A position of 8×8 rules in the words of the generator, huffs and king runs not minded.
pub(super) fn packed(position: &Position, rules: &Rules) -> Packed<u64, Nothing> {
    Packed::new::<Half8>(position, rules.board.value)
}

/// The numbers of one class.
#[derive(Clone, Debug)]
pub(super) struct Index {
    /// For each set of our men: how many placings of men come before it.
    before: Vec<u32>,
    /// How many placings of men there are.
    men: u32,
    /// How many sets of our kings, and of their kings beside them, fit every placing of men.
    us_king_sets: u32,
    them_king_sets: u32,
}

impl Index {
    pub(super) fn new(material: Material) -> Self {
        let mut before = Vec::new();
        let mut men = 0;
        for set in subsets(MAN_SQUARES, material.us_men) {
            before.push(men);
            // The square row of our men begins one row later than theirs, and ends on the row where theirs are crowned.
            let in_the_way = (set << 4 & ((1 << MAN_SQUARES) - 1)).count_ones();
            men += BINOMIALS[usize::from(material.them_men)][(MAN_SQUARES - in_the_way) as usize];
        }
        let free = SQUARES - u32::from(material.men());
        let left = free - u32::from(material.us_kings);
        Self {
            before,
            men,
            us_king_sets: BINOMIALS[usize::from(material.us_kings)][free as usize],
            them_king_sets: BINOMIALS[usize::from(material.them_kings)][left as usize],
        }
    }

    /// How many positions there are.
    pub(super) const fn size(&self) -> u64 {
        self.men as u64 * self.kings()
    }

    /// How many positions share a placing of men.
    pub(super) const fn kings(&self) -> u64 {
        self.us_king_sets as u64 * self.them_king_sets as u64
    }

    /// The number of a placing of men.
    #[inline(always)]
    pub(super) fn of_men(&self, us: u64, them: u64) -> u64 {
        u64::from(self.before[rank(us, 0, 4) as usize] + rank(them, us, 0))
    }

    /// The number of a placing of kings beside these men.
    #[inline(always)]
    pub(super) fn of_kings(&self, men: u64, us: u64, them: u64) -> u64 {
        u64::from(rank(us, men, 0)) * u64::from(self.them_king_sets)
            + u64::from(rank(them, men | us, 0))
    }

    /// The number of a position.
    #[inline(always)]
    pub(super) fn of(&self, place: &Placement) -> u64 {
        let men = place.us_men | place.them_men;
        self.of_men(place.us_men, place.them_men) * self.kings()
            + self.of_kings(men, place.us_kings, place.them_kings)
    }
}

/// Every placing of men of a class in the order of their numbers: ours, and theirs beside them.
pub(super) fn men_of(material: Material) -> impl Iterator<Item = (u64, u64)> {
    let ours = subsets(MAN_SQUARES, material.us_men).map(|set| spread(set << 4));
    ours.flat_map(move |us| {
        let free = BOARD & !LAST_ROWS[1] & !us;
        sets_among(free, material.them_men).map(move |them| (us, them))
    })
}

/// Every placing of kings beside some men in the order of their numbers: ours, and theirs beside them.
pub(super) fn kings_of(material: Material, men: u64) -> impl Iterator<Item = (u64, u64)> {
    let free = BOARD & !men;
    sets_among(free, material.us_kings)
        .flat_map(move |us| sets_among(free & !us, material.them_kings).map(move |them| (us, them)))
}

/// Every set of so many of these squares, in words of the layout.
fn sets_among(free: u64, count: u8) -> impl Iterator<Item = u64> {
    let mut bits = [0; 32];
    let mut left = free;
    for bit in bits.iter_mut().take(free.count_ones() as usize) {
        *bit = left & left.wrapping_neg();
        left ^= *bit;
    }
    subsets(free.count_ones(), count).map(move |mut set| {
        let mut word = 0;
        while set != 0 {
            word |= bits[set.trailing_zeros() as usize];
            set &= set - 1;
        }
        word
    })
}

/// Every set of so many of the first squares as a word without ghosts, in the order of their numbers.
pub(super) fn subsets(squares: u32, count: u8) -> impl Iterator<Item = u64> {
    let end = 1u64 << squares;
    let mut next = Some((1u64 << count) - 1);
    core::iter::from_fn(move || {
        let set = next.filter(|&set| set < end)?;
        next = (set != 0).then(|| {
            // The next larger number with as many bits (Gosper).
            let lowest = set & set.wrapping_neg();
            let carried = set + lowest;
            carried | (((set ^ carried) >> 2) / lowest)
        });
        Some(set)
    })
}

/// A set of squares without ghosts as a word of the layout.
pub(super) fn spread(mut set: u64) -> u64 {
    let mut word = 0;
    while set != 0 {
        word |= 1 << BIT[set.trailing_zeros() as usize];
        set &= set - 1;
    }
    word
}

/// The bit of each square.
const BIT: [u8; 32] = {
    let mut bits = [0; 32];
    let mut bit = 0;
    while bit < 64 {
        if BOARD >> bit & 1 == 1 {
            bits[SQUARE[bit] as usize] = bit as u8;
        }
        bit += 1;
    }
    bits
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_classes_have_the_published_sizes() {
        let sizes: Vec<u64> = (2..=7)
            .map(|pieces| {
                let all = Material::all(pieces).into_iter();
                all.map(|material| Index::new(material).size()).sum()
            })
            .collect();
        let published = [
            3_488,
            196_032,
            6_209_316,
            139_450_808,
            2_426_085_676,
            34_243_113_624,
        ];
        assert_eq!(sizes, published);
    }

    #[test]
    fn every_number_belongs_to_one_position() {
        for material in (2..=3).flat_map(Material::all) {
            let index = Index::new(material);
            let mut number = 0;
            for (us_men, them_men) in men_of(material) {
                assert_eq!(
                    us_men & LAST_ROWS[0] | them_men & (LAST_ROWS[1] | us_men),
                    0
                );
                let men = us_men | them_men;
                for (us_kings, them_kings) in kings_of(material, men) {
                    assert_eq!((us_kings | them_kings) & men | us_kings & them_kings, 0);
                    let place = Placement {
                        us_men,
                        us_kings,
                        them_men,
                        them_kings,
                    };
                    assert_eq!(place.material(), material);
                    assert_eq!(index.of(&place), number, "{place:?}");
                    number += 1;
                }
            }
            assert_eq!(number, index.size(), "{material:?}");
        }
    }

    #[test]
    fn turning_twice_changes_nothing() {
        let mut board = BOARD;
        while board != 0 {
            let bit = board & board.wrapping_neg();
            let square = |word: u64| SQUARE[word.trailing_zeros() as usize];
            assert_eq!(turned(turned(bit)), bit);
            assert_eq!(square(turned(bit)), 31 - square(bit));
            board ^= bit;
        }
    }
}
