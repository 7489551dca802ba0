//! Places on the board, always numbered as their owner counts them: 24 is the far end, 1 the last
//! point before home and off.

use alloc::string::{String, ToString};
use core::fmt;
use core::str::FromStr;

use crate::notation::NotationError;

/// One of the 24 points, as the side whose checkers are meant counts them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "u8", into = "u8")
)]
pub struct Point(u8);

impl Point {
    /// The point with this number, 1 to 24.
    #[must_use]
    pub const fn new(number: u8) -> Option<Self> {
        match number {
            1..=24 => Some(Self(number)),
            _ => None,
        }
    }

    /// 1 to 24.
    #[must_use]
    pub const fn number(self) -> u8 {
        self.0
    }

    /// The same triangle as the other side counts it.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self(25 - self.0)
    }

    /// Is the point in the owner's home board (1 to 6)?
    #[must_use]
    pub const fn is_home(self) -> bool {
        self.0 <= 6
    }

    /// The 24 points, 1 first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> {
        (1..=24).map(Self)
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        debug_assert!(index >= 1 && index <= 24);
        Self(index as u8)
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// Where a step starts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Origin {
    /// A point of the board.
    Point(Point),
    /// The bar: the checker was hit and has to enter. Counts as 25.
    Bar,
}

impl Origin {
    /// The number counted from: the point's, or 25 for the bar.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Point(point) => point.number(),
            Self::Bar => 25,
        }
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        match index {
            25 => Self::Bar,
            index => Self::Point(Point::from_index(index)),
        }
    }

    pub(crate) const fn index(self) -> usize {
        self.number() as usize
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Point(point) => point.fmt(f),
            Self::Bar => f.write_str("bar"),
        }
    }
}

/// Where a step ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Target {
    /// Borne off. Counts as 0.
    Off,
    /// A point of the board.
    Point(Point),
}

impl Target {
    /// The number landed on: the point's, or 0 for a checker borne off.
    #[must_use]
    pub const fn number(self) -> u8 {
        match self {
            Self::Point(point) => point.number(),
            Self::Off => 0,
        }
    }

    pub(crate) const fn from_index(index: usize) -> Self {
        match index {
            0 => Self::Off,
            index => Self::Point(Point::from_index(index)),
        }
    }

    pub(crate) const fn index(self) -> usize {
        self.number() as usize
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Point(point) => point.fmt(f),
            Self::Off => f.write_str("off"),
        }
    }
}

/// The number of a place, written in digits only.
fn number(text: &str) -> Option<usize> {
    let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|_| digits)
}

fn no_place(text: &str) -> NotationError {
    NotationError::Place(String::from(text))
}

impl FromStr for Point {
    type Err = NotationError;

    /// Reads `1` to `24`.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        match number(text) {
            Some(index @ 1..=24) => Ok(Self::from_index(index)),
            _ => Err(no_place(text)),
        }
    }
}

impl FromStr for Origin {
    type Err = NotationError;

    /// Reads `1` to `24`, and `bar`, `b` or `25`, in capitals or not.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text.eq_ignore_ascii_case("bar") || text.eq_ignore_ascii_case("b") {
            return Ok(Self::Bar);
        }
        match number(text) {
            Some(index @ 1..=25) => Ok(Self::from_index(index)),
            _ => Err(no_place(text)),
        }
    }
}

impl FromStr for Target {
    type Err = NotationError;

    /// Reads `1` to `24`, and `off`, `o` or `0`, in capitals or not.
    fn from_str(text: &str) -> Result<Self, NotationError> {
        if text.eq_ignore_ascii_case("off") || text.eq_ignore_ascii_case("o") {
            return Ok(Self::Off);
        }
        match number(text) {
            Some(index @ 0..=24) => Ok(Self::from_index(index)),
            _ => Err(no_place(text)),
        }
    }
}

impl TryFrom<u8> for Point {
    type Error = NotationError;

    fn try_from(number: u8) -> Result<Self, NotationError> {
        Self::new(number).ok_or_else(|| NotationError::Place(number.to_string()))
    }
}

impl From<Point> for u8 {
    fn from(point: Point) -> Self {
        point.number()
    }
}

impl From<Point> for Origin {
    fn from(point: Point) -> Self {
        Self::Point(point)
    }
}

impl From<Point> for Target {
    fn from(point: Point) -> Self {
        Self::Point(point)
    }
}
