//! Takes a written play apart. What it means is another question: see `resolve`.

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;
use core::str::FromStr;

use crate::codes::codes;
use crate::illegal::Illegal;
use crate::point::{Origin, Target};

/// A play as somebody wrote it; no moves at all for a lost turn.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct Written {
    /// The moves in the order written.
    pub moves: Vec<WrittenMove>,
}

impl Written {
    /// Origin and target, if it is one checker going from one place to another and nothing else.
    #[must_use]
    pub fn single(&self) -> Option<(Origin, Target)> {
        match &self.moves[..] {
            [
                WrittenMove {
                    origin,
                    landings,
                    checkers: 1,
                },
            ] => match landings[..] {
                [landing] => Some((*origin, landing.target)),
                _ => None,
            },
            _ => None,
        }
    }
}

/// One way, such as `13/8*/5(2)`.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct WrittenMove {
    /// Where it starts.
    pub origin: Origin,
    /// The places it names after that; at least one.
    pub landings: Vec<Landing>,
    /// How many checkers take this way.
    pub checkers: u8,
}

/// Why a text is not a play that can be played here.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Misread {
    /// It is no play at all.
    Unreadable(NotationError),
    /// It is one, and a rule forbids it.
    Illegal(Illegal),
}

impl fmt::Display for Misread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(error) => error.fmt(f),
            Self::Illegal(illegal) => illegal.fmt(f),
        }
    }
}

impl core::error::Error for Misread {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Unreadable(error) => Some(error),
            Self::Illegal(illegal) => Some(illegal),
        }
    }
}

/// A place where a written move lands.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Landing {
    /// The place.
    pub target: Target,
    /// Was a hit marked?
    pub hit: bool,
}

/// Why a text is not a play at all.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum NotationError {
    /// There is nothing to read; a lost turn is written `(no move)`.
    Empty,
    /// This part is not a move such as `13/8`.
    Move(String),
    /// This is neither a point nor `bar` or `off` where it stands.
    Place(String),
    /// This count of checkers is not 1 to 4.
    Count(String),
    /// More moves than any roll has.
    TooMany,
}

codes!(NotationError {
    Self::Empty => "empty",
    Self::Move(_) => "move",
    Self::Place(_) => "place",
    Self::Count(_) => "count",
    Self::TooMany => "too-many",
});

impl fmt::Display for NotationError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("the play is empty; write (no move) for a lost turn"),
            Self::Move(text) => write!(f, "{text:?} is not a move such as 13/8 or bar/20*"),
            Self::Place(text) => write!(f, "{text:?} is not a point from 1 to 24, bar or off"),
            Self::Count(text) => write!(f, "{text:?} is not a number of checkers from 1 to 4"),
            Self::TooMany => f.write_str("a play has at most four moves"),
        }
    }
}

impl core::error::Error for NotationError {}

/// The ways of writing that nothing could be played.
const NO_MOVE: [&str; 7] = [
    "no move",
    "no moves",
    "no play",
    "cannot move",
    "pass",
    "dance",
    "-",
];

impl FromStr for Written {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let text = text.trim();
        if text.is_empty() {
            return Err(NotationError::Empty);
        }
        let bare = text.trim_start_matches('(').trim_end_matches(')').trim();
        if NO_MOVE.iter().any(|word| bare.eq_ignore_ascii_case(word)) {
            return Ok(Self::default());
        }
        let mut written = Self::default();
        let parts = text.split(|c: char| c.is_whitespace() || c == ',' || c == ';');
        let mut steps = 0;
        for part in parts.filter(|part| !part.is_empty()) {
            // A count may stand apart from its move: `8/5 (2)`.
            if part.starts_with('(')
                && let Some(last) = written.moves.last_mut()
                && last.checkers == 1
            {
                last.checkers = count(part)?;
                steps += usize::from(last.checkers - 1) * last.landings.len();
            } else {
                let one: WrittenMove = part.parse()?;
                steps += usize::from(one.checkers) * one.landings.len();
                written.moves.push(one);
            }
            if steps > 4 {
                return Err(NotationError::TooMany);
            }
        }
        Ok(written)
    }
}

impl FromStr for WrittenMove {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let malformed = || NotationError::Move(text.into());
        // `8/5(2)*` and `8/5*(2)` are the same.
        let (way, checkers) = match text.find('(') {
            None => (String::from(text), 1),
            Some(open) => {
                let close = text.find(')').ok_or_else(malformed)?;
                if close < open {
                    return Err(malformed());
                }
                let checkers = count(&text[open..=close])?;
                let mut way = String::from(&text[..open]);
                way.push_str(&text[close + 1..]);
                (way, checkers)
            }
        };
        let mut places = way.split(['/', '-']);
        let origin = places.next().ok_or_else(malformed)?;
        let mut landings = Vec::new();
        for place in places {
            let stripped = place.trim_end_matches('*');
            landings.push(Landing {
                target: stripped.parse()?,
                hit: stripped.len() < place.len(),
            });
        }
        let off_the_board = landings
            .iter()
            .rev()
            .skip(1)
            .any(|landing| landing.target == Target::Off);
        if landings.is_empty() || off_the_board {
            return Err(malformed());
        }
        Ok(Self {
            origin: origin.parse()?,
            landings,
            checkers,
        })
    }
}

fn count(text: &str) -> Result<u8, NotationError> {
    text.trim_start_matches('(')
        .trim_end_matches(')')
        .trim_start_matches(['x', 'X'])
        .parse()
        .ok()
        .filter(|count| (1..=4).contains(count))
        .ok_or_else(|| NotationError::Count(text.into()))
}
