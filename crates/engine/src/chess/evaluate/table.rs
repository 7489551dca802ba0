//! Weights as a file, and packed for the search.

use core::fmt;

use super::by_hand::{self, Weight};
use super::places::ALL;
use crate::checksum::checksum;

/// Weights for judging positions of chess.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WeightTable {
    weights: Vec<Weight>,
    /// Both numbers in one, so that one addition adds both.
    packed: Vec<i32>,
}

/// Why bytes are no weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WeightsError;

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("these are no weights of chess for this program")
    }
}

impl core::error::Error for WeightsError {}

const MARK: &[u8; 8] = b"TABCHW1\n";

impl WeightTable {
    /// Weights made by hand.
    #[must_use]
    pub fn by_hand() -> Self {
        Self::of(by_hand::weights())
    }

    pub(in crate::chess) fn of(weights: Vec<Weight>) -> Self {
        let packed = weights
            .iter()
            .map(|&[many, few]| (i32::from(many) << 16) + i32::from(few))
            .collect();
        Self { weights, packed }
    }

    pub(in crate::chess) fn weights(&self) -> &[Weight] {
        &self.weights
    }

    #[inline(always)]
    pub(super) fn packed(&self) -> &[i32; ALL] {
        self.packed
            .as_slice()
            .try_into()
            .expect("as many as there are places")
    }

    /// As a file: a mark, the weights, a checksum.
    #[must_use]
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MARK.to_vec();
        for number in self.weights.as_flattened() {
            bytes.extend_from_slice(&number.to_le_bytes());
        }
        bytes.extend_from_slice(&checksum(&bytes).to_le_bytes());
        bytes
    }

    /// Reads a file.
    ///
    /// # Errors
    /// If the bytes are not such a file.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let (rest, sum) = bytes.split_last_chunk().ok_or(WeightsError)?;
        let numbers = rest.strip_prefix(MARK).ok_or(WeightsError)?;
        if checksum(rest) != u64::from_le_bytes(*sum) || numbers.len() != ALL * 4 {
            return Err(WeightsError);
        }
        let number = |bytes: &[u8]| i16::from_le_bytes([bytes[0], bytes[1]]);
        let weights = numbers
            .chunks_exact(4)
            .map(|both| [number(&both[..2]), number(&both[2..])])
            .collect();
        Ok(Self::of(weights))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_is_read_as_it_was_written_and_a_damaged_one_is_not() {
        let table = WeightTable::by_hand();
        let mut bytes = table.to_bytes();
        assert_eq!(WeightTable::from_bytes(&bytes), Ok(table));
        bytes[100] ^= 1;
        assert_eq!(WeightTable::from_bytes(&bytes), Err(WeightsError));
        assert_eq!(WeightTable::from_bytes(b""), Err(WeightsError));
    }
}
