//! Dice: read, never drawn. Whoever runs the table supplies them.

use core::fmt;
use core::str::FromStr;

use crate::codes::codes;

/// The number on one die, 1 to 6.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "u8", into = "u8")
)]
#[repr(u8)]
pub enum Die {
    /// 1
    One = 1,
    /// 2
    Two = 2,
    /// 3
    Three = 3,
    /// 4
    Four = 4,
    /// 5
    Five = 5,
    /// 6
    Six = 6,
}

impl Die {
    /// The six numbers, lowest first.
    pub const ALL: [Self; 6] = [
        Self::One,
        Self::Two,
        Self::Three,
        Self::Four,
        Self::Five,
        Self::Six,
    ];

    /// The die showing `pips`, if there is such a face.
    #[must_use]
    pub const fn new(pips: u8) -> Option<Self> {
        match pips {
            1..=6 => Some(Self::ALL[pips as usize - 1]),
            _ => None,
        }
    }

    /// The number shown.
    #[must_use]
    pub const fn pips(self) -> u8 {
        self as u8
    }
}

impl fmt::Display for Die {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.pips())
    }
}

/// Two dice, in the order in which they were thrown or typed.
///
/// Equality is exact: `3-1` and `1-3` are different values that allow the same plays. Compare
/// [`Roll::sorted`] to treat them alike.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Roll {
    first: Die,
    second: Die,
}

impl Roll {
    /// The roll of these two dice.
    #[must_use]
    pub const fn new(first: Die, second: Die) -> Self {
        Self { first, second }
    }

    /// The roll of two numbers, if both are faces of a die.
    #[must_use]
    pub const fn from_pips(first: u8, second: u8) -> Option<Self> {
        match (Die::new(first), Die::new(second)) {
            (Some(first), Some(second)) => Some(Self { first, second }),
            _ => None,
        }
    }

    /// The die named first.
    #[must_use]
    pub const fn first(self) -> Die {
        self.first
    }

    /// The die named second.
    #[must_use]
    pub const fn second(self) -> Die {
        self.second
    }

    /// The larger number.
    #[must_use]
    pub fn high(self) -> Die {
        self.first.max(self.second)
    }

    /// The smaller number.
    #[must_use]
    pub fn low(self) -> Die {
        self.first.min(self.second)
    }

    /// The same roll with the larger number first.
    #[must_use]
    pub fn sorted(self) -> Self {
        Self::new(self.high(), self.low())
    }

    /// Do both dice show the same number, so that it is played four times?
    #[must_use]
    pub fn is_double(self) -> bool {
        self.first == self.second
    }

    /// How many steps the roll grants: four for a double, else two.
    #[must_use]
    pub fn step_count(self) -> usize {
        if self.is_double() { 4 } else { 2 }
    }

    /// All 36 ordered rolls: 1-1, 1-2, … 6-6.
    pub fn all_ordered() -> impl Iterator<Item = Self> {
        Die::ALL
            .into_iter()
            .flat_map(|first| Die::ALL.map(|second| Self::new(first, second)))
    }

    /// The 21 rolls that differ in play, the larger number first: 1-1, 2-1, 2-2, 3-1, … 6-6.
    pub fn all_distinct() -> impl Iterator<Item = Self> {
        Self::all_ordered().filter(|roll| roll.first >= roll.second)
    }
}

impl fmt::Display for Roll {
    /// `3-1`; the alternate form (`{:#}`) is `31`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let separator = if f.alternate() { "" } else { "-" };
        write!(f, "{}{separator}{}", self.first, self.second)
    }
}

/// Why a text is not a roll.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum RollError {
    /// The text is not two digits, with or without a separator.
    Form,
    /// The number on a die is not 1 to 6.
    NoSuchFace(char),
}

codes!(RollError {
    Self::Form => "form",
    Self::NoSuchFace(_) => "no-such-face",
});

impl fmt::Display for RollError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Form => write!(f, "a roll is two dice, such as 31 or 3-1"),
            Self::NoSuchFace(digit) => write!(f, "a die shows 1 to 6, not {digit}"),
        }
    }
}

impl core::error::Error for RollError {}

impl FromStr for Roll {
    type Err = RollError;

    /// Reads `31`, `3-1`, `3,1`, `3:1`, `3/1` or `3 1`.
    fn from_str(text: &str) -> Result<Self, RollError> {
        let mut chars = text.trim().chars();
        let first = chars.next().ok_or(RollError::Form)?;
        let rest = chars.as_str();
        let second = rest
            .trim_start()
            .trim_start_matches(['-', ',', ':', '/'])
            .trim_start();
        let mut second = second.chars();
        let (Some(second), None) = (second.next(), second.next()) else {
            return Err(RollError::Form);
        };
        Ok(Self::new(face(first)?, face(second)?))
    }
}

fn face(digit: char) -> Result<Die, RollError> {
    let pips = digit.to_digit(10).ok_or(RollError::Form)?;
    u8::try_from(pips)
        .ok()
        .and_then(Die::new)
        .ok_or(RollError::NoSuchFace(digit))
}

impl FromStr for Die {
    type Err = RollError;

    /// Reads `1` to `6`.
    fn from_str(text: &str) -> Result<Self, RollError> {
        let mut digits = text.trim().chars();
        match (digits.next(), digits.next()) {
            (Some(digit), None) => face(digit),
            _ => Err(RollError::Form),
        }
    }
}

impl TryFrom<u8> for Die {
    type Error = RollError;

    fn try_from(pips: u8) -> Result<Self, RollError> {
        Self::new(pips)
            .ok_or(char::from_digit(pips.into(), 10).map_or(RollError::Form, RollError::NoSuchFace))
    }
}

impl From<Die> for u8 {
    fn from(die: Die) -> Self {
        die.pips()
    }
}

impl TryFrom<(u8, u8)> for Roll {
    type Error = RollError;

    fn try_from((first, second): (u8, u8)) -> Result<Self, RollError> {
        Ok(Self::new(first.try_into()?, second.try_into()?))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::string::ToString;

    #[test]
    fn counts_of_rolls() {
        assert_eq!(Roll::all_ordered().count(), 36);
        assert_eq!(Roll::all_distinct().count(), 21);
        assert_eq!(Roll::all_distinct().filter(|r| r.is_double()).count(), 6);
    }

    #[test]
    fn text_both_ways() {
        for roll in Roll::all_ordered() {
            assert_eq!(roll.to_string().parse(), Ok(roll));
            assert_eq!(std::format!("{roll:#}").parse(), Ok(roll));
        }
        assert_eq!("6 5".parse(), Ok(Roll::new(Die::Six, Die::Five)));
    }

    #[test]
    fn bad_text_is_named() {
        assert_eq!("07".parse::<Roll>(), Err(RollError::NoSuchFace('0')));
        assert_eq!("17".parse::<Roll>(), Err(RollError::NoSuchFace('7')));
        for text in ["", "3", "3-", "311", "ab", "3--1x"] {
            assert_eq!(text.parse::<Roll>(), Err(RollError::Form), "{text}");
        }
    }
}
