//! The values of a class, one after the other: a byte each with the distance, or two bits each without.

use std::sync::atomic::{AtomicU8, Ordering};

use super::known::{Coding, Known, Value, Wdl};

/// How much a table says of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Detail {
    /// How it ends and when: a byte.
    Distances,
    /// How it ends: two bits.
    Outcomes,
}

/// The most pieces of a class whose distances are kept when it is built.
pub const MOST_WITH_DISTANCES: u8 = 6;

impl Detail {
    /// What is kept of a class of so many pieces when it is built.
    #[must_use]
    pub const fn of(pieces: u8) -> Self {
        if pieces <= MOST_WITH_DISTANCES {
            Self::Distances
        } else {
            Self::Outcomes
        }
    }

    /// How many bytes so many positions take.
    #[must_use]
    pub const fn bytes(self, positions: u64) -> u64 {
        match self {
            Self::Distances => positions,
            Self::Outcomes => positions.div_ceil(4),
        }
    }
}

/// Finished values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Cells {
    pub(super) detail: Detail,
    pub(super) bytes: Vec<u8>,
}

impl Cells {
    /// The value at a number, if there are so many.
    #[inline(always)]
    pub(super) fn value(&self, number: u64, coding: Coding) -> Option<Value> {
        match self.detail {
            Detail::Distances => self
                .bytes
                .get(number as usize)
                .map(|&byte| coding.value(byte)),
            Detail::Outcomes => {
                let byte = self.bytes.get((number / 4) as usize)?;
                Some(coding.value_of_two_bits(byte >> (number % 4 * 2) & 3))
            }
        }
    }

    /// What is told of a value to those outside.
    #[inline(always)]
    pub(super) fn known(&self, value: Value) -> Known {
        let tells = self.detail == Detail::Distances && value.outcome != Wdl::Draw;
        Known {
            outcome: value.outcome,
            plies: tells.then_some(value.plies),
        }
    }

    /// The same without the distances that are kept here.
    pub(super) fn outcomes(&self, coding: Coding) -> Self {
        debug_assert_eq!(self.detail, Detail::Distances);
        let bits = |byte: u8| Coding::two_bits(coding.value(byte).outcome);
        let four = |four: &[u8]| {
            (0..)
                .zip(four)
                .fold(0, |all, (at, &byte)| all | bits(byte) << (at * 2))
        };
        let bytes = self.bytes.chunks(4).map(four).collect();
        Self {
            detail: Detail::Outcomes,
            bytes,
        }
    }
}

/// Values in the making: several threads write, each its own stretch.
#[derive(Debug)]
pub(super) struct Fresh {
    detail: Detail,
    bytes: Vec<AtomicU8>,
}

impl Fresh {
    pub(super) fn new(detail: Detail, positions: u64) -> Self {
        Self::from_bytes(detail, vec![0; detail.bytes(positions) as usize])
    }

    pub(super) fn from_bytes(detail: Detail, bytes: Vec<u8>) -> Self {
        Self {
            detail,
            bytes: bytes.into_iter().map(AtomicU8::new).collect(),
        }
    }

    #[inline(always)]
    pub(super) fn value(&self, number: u64, coding: Coding) -> Value {
        match self.detail {
            Detail::Distances => coding.value(self.bytes[number as usize].load(Ordering::Relaxed)),
            Detail::Outcomes => {
                let byte = self.bytes[(number / 4) as usize].load(Ordering::Relaxed);
                coding.value_of_two_bits(byte >> (number % 4 * 2) & 3)
            }
        }
    }

    /// Writes values from a number on. Says whether every one of them fitted.
    pub(super) fn write(
        &self,
        first: u64,
        values: impl Iterator<Item = Value>,
        coding: Coding,
    ) -> bool {
        let mut fitted = true;
        match self.detail {
            Detail::Distances => {
                for (place, value) in self.bytes[first as usize..].iter().zip(values) {
                    let byte = coding.byte(value);
                    fitted &= byte.is_some();
                    place.store(byte.unwrap_or(0), Ordering::Relaxed);
                }
            }
            Detail::Outcomes => {
                // Stretches share a byte where they meet. A stretch that is written again says the same again.
                let mut number = first;
                let mut byte = 0;
                for value in values {
                    byte |= Coding::two_bits(value.outcome) << (number % 4 * 2);
                    number += 1;
                    if number.is_multiple_of(4) {
                        self.bytes[(number / 4 - 1) as usize].fetch_or(byte, Ordering::Relaxed);
                        byte = 0;
                    }
                }
                if byte != 0 {
                    self.bytes[(number / 4) as usize].fetch_or(byte, Ordering::Relaxed);
                }
            }
        }
        fitted
    }

    pub(super) fn finish(self) -> Cells {
        Cells {
            detail: self.detail,
            bytes: self.bytes.into_iter().map(AtomicU8::into_inner).collect(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_bits_say_how_it_ends() {
        let coding = Coding::new(false);
        let values = [
            Value::win(3),
            Value::DRAW,
            Value::loss(4),
            Value::loss(0),
            Value::win(1),
            Value::DRAW,
        ];
        let whole = Fresh::new(Detail::Distances, 6);
        assert!(whole.write(0, values.into_iter(), coding));
        let half = Fresh::new(Detail::Outcomes, 6);
        // In two stretches that share a byte, the second one first.
        assert!(half.write(3, values[3..].iter().copied(), coding));
        assert!(half.write(0, values[..3].iter().copied(), coding));
        let (whole, half) = (whole.finish(), half.finish());
        assert_eq!(whole.outcomes(coding), half);
        for (number, value) in (0..).zip(values) {
            assert_eq!(whole.value(number, coding), Some(value));
            assert_eq!(
                half.value(number, coding).map(|value| value.outcome),
                Some(value.outcome)
            );
        }
        assert_eq!(whole.value(6, coding), None);
        assert!(!Fresh::new(Detail::Distances, 1).write(0, [Value::win(301)].into_iter(), coding));
    }
}
