//! The GNU Backgammon position ID: where the checkers are, in 14 characters.
//!
//! Ten bytes, filled from the lowest bit of the first byte up: for the opponent and then for the
//! side to move, for each point from the 1 to the 24 point and then the bar, as many ones as there
//! are checkers and a zero. The bytes are written in Base64 without padding. Checkers borne off
//! are not in it: they are what is missing.

use core::fmt;
use core::str::{self, FromStr};

use crate::checkers::{BAR, MOST_CHECKERS, PLACES};
use crate::codes::codes;
use crate::position::Position;
use crate::setup::{Seat, Setup, SetupError};

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

/// Number of characters of an ID.
pub const LEN: usize = 14;

/// The ID of a position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PositionId([u8; LEN]);

impl PositionId {
    /// The 14 characters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        // Every byte comes from `ALPHABET`.
        str::from_utf8(&self.0).unwrap_or_default()
    }

    /// The ten bytes that the characters stand for.
    #[must_use]
    pub fn key(&self) -> [u8; 10] {
        let mut bits = 0_u128;
        for (index, &character) in self.0.iter().enumerate() {
            let value = sextet(character).unwrap_or_default();
            bits |= u128::from(value) << (128 - 6 * (index + 1));
        }
        let mut key = [0; 10];
        key.copy_from_slice(&bits.to_be_bytes()[..10]);
        key
    }
}

impl From<Position> for PositionId {
    fn from(position: Position) -> Self {
        let mut key = 0_u128;
        let mut bit = 0;
        for checkers in [position.other(), position.mover()] {
            for place in 1..=BAR {
                let count = checkers.at(place);
                key |= ((1_u128 << count) - 1) << bit;
                bit += u32::from(count) + 1;
            }
        }
        let bytes = key.to_le_bytes();
        let mut bits = [0; 16];
        bits[..10].copy_from_slice(&bytes[..10]);
        let bits = u128::from_be_bytes(bits);
        Self(core::array::from_fn(|index| {
            ALPHABET[(bits >> (128 - 6 * (index + 1))) as usize & 63]
        }))
    }
}

impl fmt::Display for PositionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.as_str())
    }
}

impl fmt::Debug for PositionId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "PositionId({})", self.as_str())
    }
}

/// Why a text is no position ID.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum PositionIdError {
    /// An ID has 14 characters.
    Length(usize),
    /// A character that Base64 does not know, and where (counted from 1).
    Character {
        /// The character.
        found: char,
        /// Its place.
        place: usize,
    },
    /// The bits do not name two times 25 places: there are ones left over, or zeros missing.
    Bits,
    /// It can be read, but it is no position.
    Setup(SetupError),
}

codes!(PositionIdError {
    Self::Length(_) => "length",
    Self::Character { .. } => "character",
    Self::Bits => "bits",
    Self::Setup(_) => "setup",
});

impl fmt::Display for PositionIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(found) => {
                write!(f, "a position ID has {LEN} characters, this has {found}")
            }
            Self::Character { found, place } => write!(
                f,
                "character {place} of the position ID is {found:?}, which Base64 does not know"
            ),
            Self::Bits => write!(f, "the position ID does not name every point once"),
            Self::Setup(error) => write!(f, "the position ID names no position: {error}"),
        }
    }
}

impl core::error::Error for PositionIdError {}

fn sextet(character: u8) -> Option<u8> {
    Some(match character {
        b'A'..=b'Z' => character - b'A',
        b'a'..=b'z' => character - b'a' + 26,
        b'0'..=b'9' => character - b'0' + 52,
        b'+' => 62,
        b'/' => 63,
        _ => return None,
    })
}

/// Reads the ID of a position with `checkers_a_side` (15 but for Hypergammon).
///
/// # Errors
/// What is wrong with the text, or with the position it names.
pub fn decode(text: &str, checkers_a_side: u8) -> Result<Position, PositionIdError> {
    let length = text.chars().count();
    if length != LEN {
        return Err(PositionIdError::Length(length));
    }
    let mut characters = [0; LEN];
    for (place, found) in text.chars().enumerate() {
        let byte = u8::try_from(found)
            .ok()
            .filter(|&byte| sextet(byte).is_some());
        characters[place] = byte.ok_or(PositionIdError::Character {
            found,
            place: place + 1,
        })?;
    }
    let setup = setup_of_key(&PositionId(characters).key(), checkers_a_side)?;
    setup.position().map_err(PositionIdError::Setup)
}

/// The unchecked position that ten bytes name.
fn setup_of_key(key: &[u8; 10], checkers_a_side: u8) -> Result<Setup, PositionIdError> {
    let mut bytes = [0; 16];
    bytes[..10].copy_from_slice(key);
    let mut bits = u128::from_le_bytes(bytes);
    let mut left = 80;
    let mut sides = [[0; PLACES]; 2];
    for counts in &mut sides {
        for count in &mut counts[1..=BAR] {
            let ones = bits.trailing_ones();
            if ones >= left {
                return Err(PositionIdError::Bits);
            }
            // Fewer than 80.
            *count = ones as u8;
            bits >>= ones + 1;
            left -= ones + 1;
        }
    }
    if bits != 0 {
        return Err(PositionIdError::Bits);
    }
    let [other, mover] = sides;
    Ok(Setup { mover, other }.bear_off_the_rest(checkers_a_side))
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let id = PositionId::from(*self);
        match self.checkers_a_side() {
            MOST_CHECKERS => id.fmt(f),
            fewer => write!(f, "{id}@{fewer}"),
        }
    }
}

impl FromStr for Position {
    type Err = PositionIdError;

    /// Reads an ID of a game with 15 checkers a side, or with the number behind an `@`.
    fn from_str(text: &str) -> Result<Self, PositionIdError> {
        let text = text.trim();
        let Some((id, fewer)) = text.split_once('@') else {
            return decode(text, MOST_CHECKERS);
        };
        let Ok(allowed @ 1..=MOST_CHECKERS) = fewer.parse() else {
            return Err(PositionIdError::Length(text.chars().count()));
        };
        let position = decode(id, allowed)?;
        match position.checkers_a_side() {
            count if count > allowed => Err(PositionIdError::Setup(SetupError::TooManyCheckers {
                seat: Seat::Mover,
                count: count.into(),
                allowed,
            })),
            _ => Ok(position),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::StartingPosition;
    use crate::pos;
    use std::string::ToString;

    fn round_trip(position: Position) -> PositionId {
        let id = PositionId::from(position);
        let read = decode(id.as_str(), position.checkers_a_side());
        assert_eq!(read, Ok(position));
        id
    }

    #[test]
    fn starting_position() {
        let id = round_trip(StartingPosition::Standard.position());
        assert_eq!(id.to_string(), "4HPwATDgc/ABMA");
        round_trip(StartingPosition::Nackgammon.position());
        round_trip(StartingPosition::Hypergammon.position());
    }

    #[test]
    fn the_opponent_comes_first() {
        let position = pos!(x 24:1; o bar:2 3:1);
        let id = round_trip(position);
        assert_eq!(id.key()[..4], [0, 0, 0b0010_0000, 0b0000_0110]);
    }

    #[test]
    fn nonsense_is_named() {
        use PositionIdError::{Bits, Character, Length, Setup};
        assert_eq!(decode("4HPwATDgc/ABM", 15), Err(Length(13)));
        assert_eq!(decode("4HPwATDgc/ABMAA", 15), Err(Length(15)));
        assert_eq!(
            decode("4HPwATDgc/AB-A", 15),
            Err(Character {
                found: '-',
                place: 13
            })
        );
        assert_eq!(decode("//////////////", 15), Err(Bits));
        assert!(matches!(
            decode("//8AAAAAAAAAAA", 15),
            Err(Setup(SetupError::TooManyCheckers { count: 16, .. }))
        ));
    }
}
