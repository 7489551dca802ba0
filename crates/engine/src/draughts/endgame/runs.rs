//! Outcomes in little room, for looking up: neighbours in the index mostly end alike, so what is kept is how far each
//! outcome goes on.
//!
//! A class is cut into blocks of 2,048 positions. A block is a row of bytes, each an outcome and for how many positions
//! it goes on: `outcome + 3 · length`, the lengths from a list of 85. A look-up adds lengths from the beginning of its
//! block.

use std::io::{self, Read, Seek, SeekFrom};

use super::cells::Cells;
use super::known::{Coding, Wdl};

/// Positions of a block.
const BLOCK: u64 = 2048;

/// For how many positions a byte can go on: every number up to 64, then in wider steps to a whole block.
const LENGTHS: [u16; 85] = {
    let mut lengths = [0; 85];
    let mut at = 0;
    while at < 64 {
        lengths[at] = at as u16 + 1;
        at += 1;
    }
    // Four steps to double, and the block itself.
    while at < 85 {
        let doubled = 64 << ((at - 63) / 4);
        let step = doubled / 4 * ((at - 63) % 4);
        lengths[at] = if doubled + step > BLOCK as usize {
            BLOCK as u16
        } else {
            (doubled + step) as u16
        };
        at += 1;
    }
    lengths
};

/// The length of a byte.
const LENGTH: [u16; 256] = {
    let mut lengths = [0; 256];
    let mut byte = 0;
    while byte < 255 {
        lengths[byte] = LENGTHS[byte / 3];
        byte += 1;
    }
    // No outcome goes with the last byte; it is never written.
    lengths[255] = 1;
    lengths
};

/// The outcomes of a class.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Runs {
    positions: u64,
    /// Where each block begins.
    starts: Vec<u32>,
    bytes: Vec<u8>,
}

impl Runs {
    pub(super) fn new(cells: &Cells, positions: u64, coding: Coding) -> Self {
        let mut runs = Self {
            positions,
            starts: Vec::new(),
            bytes: Vec::new(),
        };
        let outcome = |number| {
            let value = cells.value(number, coding);
            Coding::two_bits(value.map_or(Wdl::Draw, |value| value.outcome))
        };
        for block in 0..positions.div_ceil(BLOCK) {
            runs.starts.push(runs.bytes.len() as u32);
            let end = (block * BLOCK + BLOCK).min(positions);
            let mut number = block * BLOCK;
            while number < end {
                let first = outcome(number);
                let same = (number..end)
                    .take_while(|&next| outcome(next) == first)
                    .count();
                number += same as u64;
                runs.go_on(first, same);
            }
        }
        runs
    }

    /// Writes that an outcome goes on.
    fn go_on(&mut self, outcome: u8, mut length: usize) {
        while length > 0 {
            let fits = LENGTHS.partition_point(|&one| usize::from(one) <= length);
            let at = fits.saturating_sub(1);
            self.bytes.push(outcome + 3 * at as u8);
            length -= usize::from(LENGTHS[at]);
        }
    }

    /// How the position at a number ends, if there are so many.
    #[inline]
    pub(super) fn outcome(&self, number: u64) -> Option<Wdl> {
        if number >= self.positions {
            return None;
        }
        let start = *self.starts.get((number / BLOCK) as usize)? as usize;
        in_block(self.bytes.get(start..)?, number)
    }

    /// Bytes in memory and in a file.
    pub(super) const fn size(&self) -> usize {
        self.starts.len() * 4 + self.bytes.len()
    }

    /// Writes them behind what is there: how many bytes of outcomes, where the blocks begin, the outcomes.
    pub(super) fn write(&self, file: &mut Vec<u8>) {
        file.extend((self.bytes.len() as u64).to_le_bytes());
        for start in &self.starts {
            file.extend(start.to_le_bytes());
        }
        file.extend(&self.bytes);
    }

    /// How many bytes of a file outcomes of so many positions take that begin here; nothing where they do not.
    pub(super) fn length_in_file(file: &mut impl Read, positions: u64) -> io::Result<Option<u64>> {
        let mut length = [0; 8];
        file.read_exact(&mut length)?;
        Ok(u64::from_le_bytes(length).checked_add(before_outcomes(positions)))
    }

    /// How the position at a number ends, by a file in which outcomes of so many positions begin at `from`. Nothing
    /// where they do not.
    pub(super) fn outcome_in_file(
        file: &mut (impl Read + Seek),
        from: u64,
        number: u64,
        positions: u64,
    ) -> io::Result<Option<Wdl>> {
        file.seek(SeekFrom::Start(from + 8 + number / BLOCK * 4))?;
        let mut start = [0; 4];
        file.read_exact(&mut start)?;
        let outcomes = from + before_outcomes(positions);
        file.seek(SeekFrom::Start(
            outcomes + u64::from(u32::from_le_bytes(start)),
        ))?;
        let mut bytes = Vec::new();
        // Every byte goes on for a position at least.
        file.take(BLOCK).read_to_end(&mut bytes)?;
        Ok(in_block(&bytes, number))
    }

    /// Reads the outcomes of so many positions from the front, if they are there.
    pub(super) fn read(file: &mut &[u8], positions: u64) -> Option<Self> {
        let (length, rest) = file.split_first_chunk::<8>()?;
        let length = usize::try_from(u64::from_le_bytes(*length)).ok()?;
        let blocks = usize::try_from(positions.div_ceil(BLOCK)).ok()?;
        let (starts, rest) = rest.split_at_checked(blocks.checked_mul(4)?)?;
        let (bytes, rest) = rest.split_at_checked(length)?;
        let (starts, _) = starts.as_chunks::<4>();
        let starts: Vec<u32> = starts
            .iter()
            .map(|four| u32::from_le_bytes(*four))
            .collect();
        let in_order =
            starts.is_sorted() && starts.last().is_none_or(|&last| (last as usize) < length);
        *file = rest;
        in_order.then(|| Self {
            positions,
            starts,
            bytes: bytes.to_vec(),
        })
    }
}

/// How the position at a number ends, by the bytes from the beginning of its block on.
#[inline]
fn in_block(bytes: &[u8], number: u64) -> Option<Wdl> {
    let mut left = (number % BLOCK) as u16;
    for &byte in bytes {
        let length = LENGTH[usize::from(byte)];
        if left < length {
            return Some(match byte % 3 {
                0 => Wdl::Draw,
                1 => Wdl::Win,
                _ => Wdl::Loss,
            });
        }
        left -= length;
    }
    None
}

/// Bytes in a file before the outcomes of so many positions: how many they are, and where the blocks begin.
const fn before_outcomes(positions: u64) -> u64 {
    8 + positions.div_ceil(BLOCK) * 4
}

#[cfg(test)]
mod tests {
    use super::super::cells::{Detail, Fresh};
    use super::super::known::Value;
    use super::*;
    use crate::Random;

    #[test]
    fn every_outcome_comes_back() {
        let coding = Coding::new(false);
        let mut random = Random::new(1);
        for positions in [1, 2047, 2048, 2049, 30_000] {
            for longest in [2, 30, 9000] {
                let mut values = Vec::new();
                while (values.len() as u64) < positions {
                    let value =
                        [Value::DRAW, Value::win(3), Value::loss(2)][random.below(3) as usize];
                    let length = 1 + random.below(longest) as usize;
                    values.extend(core::iter::repeat_n(value, length));
                }
                values.truncate(positions as usize);
                let fresh = Fresh::new(Detail::Outcomes, positions);
                assert!(fresh.write(0, values.iter().copied(), coding));
                let runs = Runs::new(&fresh.finish(), positions, coding);
                for (number, value) in (0..).zip(&values) {
                    assert_eq!(runs.outcome(number), Some(value.outcome));
                }
                assert_eq!(runs.outcome(positions), None);
                let mut file = Vec::new();
                runs.write(&mut file);
                assert_eq!(file.len(), runs.size() + 8);
                assert_eq!(Runs::read(&mut file.as_slice(), positions), Some(runs));
                assert_eq!(Runs::read(&mut &file[..file.len() - 1], positions), None);
            }
        }
    }

    #[test]
    fn lengths_go_up_to_a_block() {
        assert!(LENGTHS.is_sorted());
        assert_eq!(u64::from(LENGTHS[84]), BLOCK);
        assert_eq!(
            (LENGTHS[0], LENGTHS[63], LENGTHS[64], LENGTHS[67]),
            (1, 64, 80, 128)
        );
    }
}
