//! The GNU Backgammon match ID: everything around the position, in 12 characters.
//!
//! Nine bytes, filled from the lowest bit of the first byte up, written in Base64. It says nothing
//! of the checkers: it stands beside a [position ID](super::position_id). Player 0, drawn `O`, is
//! our light side; player 1, drawn `X`, the dark one.

use core::fmt;
use core::str::FromStr;

use super::base64;
use crate::codes::codes;
use crate::cube::Cube;
use crate::dice::{Die, Roll};
use crate::position::Win;
use crate::side::Side;

/// Number of characters of an ID.
pub const LEN: usize = 12;

/// The longest match and the highest score an ID can name: they have 15 bits each.
pub const MOST_POINTS: u16 = (1 << 15) - 1;

/// The most often a cube can have been doubled in an ID: it has 4 bits.
pub const MOST_DOUBLINGS: u8 = 15;

/// How far the game has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum GameState {
    /// None has begun.
    NotStarted,
    /// It is being played.
    Playing,
    /// A side has borne off everything.
    BorneOff,
    /// A resignation was accepted.
    Resigned,
    /// A double was refused.
    Dropped,
}

impl GameState {
    const ALL: [Self; 5] = [
        Self::NotStarted,
        Self::Playing,
        Self::BorneOff,
        Self::Resigned,
        Self::Dropped,
    ];
}

/// What a match ID says. Every value that [`MatchId::check`] accepts has one ID and comes back from
/// it unchanged.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct MatchId {
    /// The cube as it lies. While a beaver is being answered it already shows the first double.
    pub cube: Cube,
    /// The side that rolls, has rolled, or turned the cube first.
    pub on_roll: Side,
    /// The side that has to say something now.
    pub to_decide: Side,
    /// Is it the Crawford game?
    pub crawford: bool,
    /// How far the game has come.
    pub state: GameState,
    /// Is a double on offer?
    pub doubled: bool,
    /// The resignation on offer, made by the side that is not [`to_decide`](Self::to_decide).
    pub resigned: Option<Win>,
    /// The dice on the board.
    pub roll: Option<Roll>,
    /// Points to win; 0 for money play.
    pub length: u16,
    /// Points won so far, light side first.
    pub score: [u16; 2],
    /// Are gammons worth one point until the cube has been turned? Means something in money play
    /// only.
    pub jacoby: bool,
}

/// Why a text is no match ID, or a value has none.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum MatchIdError {
    /// An ID has 12 characters.
    Length(usize),
    /// A character that Base64 does not know, and where (counted from 1).
    Character {
        /// The character.
        found: char,
        /// Its place.
        place: usize,
    },
    /// The cube belongs to nobody and does not lie in the middle either.
    CubeOwner,
    /// A state of the game that does not exist.
    State(u8),
    /// A die that shows neither 1 to 6 nor nothing, or one die thrown without the other.
    Dice(u8, u8),
    /// Bits are set that mean nothing.
    UnusedBits,
    /// The cube is too high to be written: an ID ends at 2¹⁵.
    CubeTooHigh(u8),
    /// The match is too long, or a score too high, to be written: an ID ends at 32767.
    TooManyPoints(u64),
}

codes!(MatchIdError {
    Self::Length(_) => "length",
    Self::Character { .. } => "character",
    Self::CubeOwner => "cube-owner",
    Self::State(_) => "state",
    Self::Dice(..) => "dice",
    Self::UnusedBits => "unused-bits",
    Self::CubeTooHigh(_) => "cube-too-high",
    Self::TooManyPoints(_) => "too-many-points",
});

impl fmt::Display for MatchIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length(found) => write!(f, "a match ID has {LEN} characters, this has {found}"),
            Self::Character { found, place } => write!(
                f,
                "character {place} of the match ID is {found:?}, which Base64 does not know"
            ),
            Self::CubeOwner => f.write_str("the match ID does not say where the cube lies"),
            Self::State(found) => write!(
                f,
                "the match ID says that the game is in state {found}, and there are only 0 to 4"
            ),
            Self::Dice(first, second) => write!(
                f,
                "the match ID has the dice {first} and {second}, which nobody can throw"
            ),
            Self::UnusedBits => f.write_str("the match ID has bits set that mean nothing"),
            Self::CubeTooHigh(doublings) => write!(
                f,
                "a match ID cannot name a cube doubled {doublings} times; {MOST_DOUBLINGS} is the most"
            ),
            Self::TooManyPoints(points) => write!(
                f,
                "a match ID cannot name {points} points; {MOST_POINTS} is the most"
            ),
        }
    }
}

impl core::error::Error for MatchIdError {}

/// Bits taken from, or put to, the low end of a number in turn.
struct Bits(u128);

impl Bits {
    fn take(&mut self, width: u32) -> u16 {
        // No field is wider than 15 bits.
        let value = (self.0 & ((1 << width) - 1)) as u16;
        self.0 >>= width;
        value
    }

    fn take_byte(&mut self, width: u32) -> u8 {
        // Callers ask for 8 bits at most.
        self.take(width) as u8
    }

    fn take_flag(&mut self) -> bool {
        self.take(1) == 1
    }

    fn take_side(&mut self) -> Side {
        Side::BOTH[usize::from(self.take(1))]
    }
}

#[derive(Default)]
struct Packed {
    bits: u128,
    len: u32,
}

impl Packed {
    fn put(&mut self, width: u32, value: impl Into<u128>) {
        self.bits |= value.into() << self.len;
        self.len += width;
    }
}

impl MatchId {
    /// Has this value an ID?
    ///
    /// # Errors
    /// The cube is higher, or a number of points larger, than an ID can hold.
    pub fn check(&self) -> Result<(), MatchIdError> {
        if self.cube.doublings() > MOST_DOUBLINGS {
            return Err(MatchIdError::CubeTooHigh(self.cube.doublings()));
        }
        for points in [self.length, self.score[0], self.score[1]] {
            if points > MOST_POINTS {
                return Err(MatchIdError::TooManyPoints(points.into()));
            }
        }
        Ok(())
    }

    /// The nine bytes. Numbers too large for their field are cut to it; see [`MatchId::check`].
    #[must_use]
    pub fn key(&self) -> [u8; 9] {
        let mut key = Packed::default();
        key.put(4, self.cube.doublings().min(MOST_DOUBLINGS));
        key.put(2, self.cube.owner().map_or(3, |owner| owner.index() as u8));
        key.put(1, self.on_roll.index() as u8);
        key.put(1, u8::from(self.crawford));
        key.put(3, self.state as u8);
        key.put(1, self.to_decide.index() as u8);
        key.put(1, u8::from(self.doubled));
        key.put(2, self.resigned.map_or(0, Win::multiplier));
        let pips = |die: fn(Roll) -> Die| self.roll.map_or(0, |roll| die(roll).pips());
        key.put(3, pips(Roll::first));
        key.put(3, pips(Roll::second));
        for points in [self.length, self.score[0], self.score[1]] {
            key.put(15, points.min(MOST_POINTS));
        }
        // Set when the rule is off, so that IDs from before it was written down still mean Jacoby.
        key.put(1, u8::from(!self.jacoby));
        let mut bytes = [0; 9];
        bytes.copy_from_slice(&key.bits.to_le_bytes()[..9]);
        bytes
    }

    /// Reads the nine bytes.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn from_key(key: [u8; 9]) -> Result<Self, MatchIdError> {
        let mut bytes = [0; 16];
        bytes[..9].copy_from_slice(&key);
        let mut bits = Bits(u128::from_le_bytes(bytes));
        let doublings = bits.take_byte(4);
        let owner = match bits.take(2) {
            0 => Some(Side::Light),
            1 => Some(Side::Dark),
            3 => None,
            _ => return Err(MatchIdError::CubeOwner),
        };
        let cube = Cube::new(doublings, owner).ok_or(MatchIdError::CubeTooHigh(doublings))?;
        let on_roll = bits.take_side();
        let crawford = bits.take_flag();
        let state = bits.take_byte(3);
        let state = *GameState::ALL
            .get(usize::from(state))
            .ok_or(MatchIdError::State(state))?;
        let to_decide = bits.take_side();
        let doubled = bits.take_flag();
        let resigned = Win::from_multiplier(bits.take(2).into());
        let roll = match (bits.take_byte(3), bits.take_byte(3)) {
            (0, 0) => None,
            (first, second) => {
                Some(Roll::from_pips(first, second).ok_or(MatchIdError::Dice(first, second))?)
            }
        };
        let length = bits.take(15);
        let score = [bits.take(15), bits.take(15)];
        let jacoby = !bits.take_flag();
        if bits.0 != 0 {
            return Err(MatchIdError::UnusedBits);
        }
        Ok(Self {
            cube,
            on_roll,
            to_decide,
            crawford,
            state,
            doubled,
            resigned,
            roll,
            length,
            score,
            jacoby,
        })
    }
}

impl fmt::Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        use fmt::Write;

        for group in self.key().chunks_exact(3) {
            let bits = u32::from_be_bytes([0, group[0], group[1], group[2]]);
            for shift in [18, 12, 6, 0] {
                f.write_char(base64::character((bits >> shift & 63) as u8))?;
            }
        }
        Ok(())
    }
}

impl FromStr for MatchId {
    type Err = MatchIdError;

    fn from_str(text: &str) -> Result<Self, MatchIdError> {
        let length = text.chars().count();
        if length != LEN {
            return Err(MatchIdError::Length(length));
        }
        let mut bits = 0_u128;
        for (index, found) in text.chars().enumerate() {
            let place = index + 1;
            let sextet = base64::sextet(found).ok_or(MatchIdError::Character { found, place })?;
            bits = bits << 6 | u128::from(sextet);
        }
        let mut key = [0; 9];
        // The 72 bits are the last nine of sixteen bytes.
        key.copy_from_slice(&bits.to_be_bytes()[7..]);
        Self::from_key(key)
    }
}
