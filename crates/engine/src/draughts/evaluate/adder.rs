//! Adding up the units of a net: the one loop of a judgement that is worth a processor's widest registers.

use draughts::fast::bits::Bits;

use super::features::INDICES;
use super::net::{KINDS, ONE, Row, Rows};

#[cfg(target_arch = "x86_64")]
pub(super) use avx2::Avx2;

/// The pieces that have come and gone, by kind.
#[derive(Clone, Copy)]
pub(super) struct Change<B> {
    pub(super) come: [B; KINDS],
    pub(super) gone: [B; KINDS],
}

impl<B: Bits> Change<B> {
    /// Calls with the row of every piece, and whether it has gone.
    #[inline(always)]
    fn each<'a>(self, rows: &'a Rows, mut row: impl FnMut(&'a Row, bool)) {
        for (kind, rows) in rows.iter().enumerate() {
            for (mut pieces, gone) in [(self.come[kind], false), (self.gone[kind], true)] {
                while let Some(piece) = pieces.pop() {
                    row(&rows[piece.index() as usize % INDICES], gone);
                }
            }
        }
    }
}

/// Whatever adds up units.
pub(super) trait Adder: Copy {
    /// Changes the sum, and counts what its units say behind these weights.
    fn counted<B: Bits>(self, sum: &mut Row, change: Change<B>, rows: &Rows, weights: &Row) -> i32;
}

/// For any machine.
#[derive(Clone, Copy)]
pub(super) struct Plain;

impl Adder for Plain {
    #[inline(always)]
    fn counted<B: Bits>(self, sum: &mut Row, change: Change<B>, rows: &Rows, weights: &Row) -> i32 {
        change.each(rows, |row, gone| {
            if gone {
                take(sum, row);
            } else {
                add(sum, row);
            }
        });
        let counted = sum.iter().map(|unit| i32::from((*unit).clamp(0, ONE)));
        let said = counted
            .zip(weights)
            .map(|(unit, weight)| unit * i32::from(*weight));
        said.sum()
    }
}

/// Not inlined: where the compiler sees the loop around it, it holds the units one by one instead of eight at once.
#[inline(never)]
fn add(units: &mut Row, row: &Row) {
    for (unit, more) in units.iter_mut().zip(row) {
        *unit = unit.wrapping_add(*more);
    }
}

/// The other way round.
#[inline(never)]
fn take(units: &mut Row, row: &Row) {
    for (unit, less) in units.iter_mut().zip(row) {
        *unit = unit.wrapping_sub(*less);
    }
}

#[cfg(target_arch = "x86_64")]
mod avx2 {
    #![expect(
        unsafe_code,
        reason = "sixteen units at once, in registers from the first row to the last; measured, see the commit"
    )]

    use core::arch::x86_64::{
        __m256i, _mm_add_epi32, _mm_cvtsi128_si32, _mm_shuffle_epi32, _mm256_add_epi16,
        _mm256_add_epi32, _mm256_castsi256_si128, _mm256_extracti128_si256, _mm256_loadu_si256,
        _mm256_madd_epi16, _mm256_max_epi16, _mm256_min_epi16, _mm256_set1_epi16,
        _mm256_setzero_si256, _mm256_storeu_si256, _mm256_sub_epi16,
    };

    use draughts::fast::bits::Bits;

    use super::{Adder, Change, ONE, Row, Rows};
    use crate::draughts::evaluate::net::UNITS;
    use crate::processor::is_modern;

    /// For a processor that has AVX2. Whoever has one of these has asked.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(in crate::draughts::evaluate) struct Avx2(());

    impl Avx2 {
        pub(in crate::draughts::evaluate) fn ask() -> Option<Self> {
            is_modern().then_some(Self(()))
        }
    }

    impl Adder for Avx2 {
        #[inline(always)]
        fn counted<B: Bits>(
            self,
            sum: &mut Row,
            change: Change<B>,
            rows: &Rows,
            weights: &Row,
        ) -> i32 {
            // SAFETY: the processor has AVX2.
            unsafe { counted(sum, change, rows, weights) }
        }
    }

    /// In two registers.
    type Units = [__m256i; 2];
    const HALF: usize = UNITS / 2;
    const _: () = assert!(size_of::<Units>() == size_of::<Row>());

    #[inline]
    #[target_feature(enable = "avx2")]
    fn load(row: &Row) -> Units {
        let row = row.as_ptr();
        // SAFETY: two halves of the row, wherever it lies.
        unsafe {
            [
                _mm256_loadu_si256(row.cast()),
                _mm256_loadu_si256(row.add(HALF).cast()),
            ]
        }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn store(units: Units, row: &mut Row) {
        let row = row.as_mut_ptr();
        // SAFETY: two halves of the row, wherever it lies.
        unsafe {
            _mm256_storeu_si256(row.cast(), units[0]);
            _mm256_storeu_si256(row.add(HALF).cast(), units[1]);
        }
    }

    #[inline]
    #[target_feature(enable = "avx2")]
    fn counted<B: Bits>(sum: &mut Row, change: Change<B>, rows: &Rows, weights: &Row) -> i32 {
        let [mut low, mut high] = load(sum);
        change.each(rows, |row, gone| {
            let [first, second] = load(row);
            (low, high) = if gone {
                (_mm256_sub_epi16(low, first), _mm256_sub_epi16(high, second))
            } else {
                (_mm256_add_epi16(low, first), _mm256_add_epi16(high, second))
            };
        });
        store([low, high], sum);
        let [first, second] = load(weights);
        let said = _mm256_add_epi32(said(low, first), said(high, second));
        let four = _mm_add_epi32(
            _mm256_castsi256_si128(said),
            _mm256_extracti128_si256::<1>(said),
        );
        let two = _mm_add_epi32(four, _mm_shuffle_epi32::<0b01_00_11_10>(four));
        _mm_cvtsi128_si32(_mm_add_epi32(two, _mm_shuffle_epi32::<0b10_11_00_01>(two)))
    }

    /// What units say, in sums of two.
    #[inline]
    #[target_feature(enable = "avx2")]
    fn said(units: __m256i, weights: __m256i) -> __m256i {
        let counted = _mm256_min_epi16(
            _mm256_max_epi16(units, _mm256_setzero_si256()),
            _mm256_set1_epi16(ONE),
        );
        _mm256_madd_epi16(counted, weights)
    }
}

#[cfg(all(test, target_arch = "x86_64"))]
mod tests {
    use super::super::net::UNITS;
    use super::*;
    use crate::random::Random;

    #[test]
    fn both_adders_say_the_same() {
        let Some(avx2) = Avx2::ask() else {
            return;
        };
        let mut random = Random::new(7);
        let mut row = || -> Row { core::array::from_fn(|_| (random.bits() % 601) as i16 - 300) };
        let mut rows: Box<Rows> = Box::new([[[0; UNITS]; INDICES]; KINDS]);
        rows.iter_mut().flatten().for_each(|place| *place = row());
        let (start, weights) = (row(), row());
        let (mut plain, mut wide) = (start, start);
        let mut said = Vec::new();
        for _ in 0..50 {
            let mut pieces =
                || core::array::from_fn(|_| random.bits() & random.bits() & 0xFFFF_FFFF);
            let change = Change::<u64> {
                come: pieces(),
                gone: pieces(),
            };
            let by_any = Plain.counted(&mut plain, change, &rows, &weights);
            assert_eq!(avx2.counted(&mut wide, change, &rows, &weights), by_any);
            assert_eq!(wide, plain);
            said.push(by_any);
        }
        said.dedup();
        assert!(said.len() > 40, "{said:?}");
    }
}
