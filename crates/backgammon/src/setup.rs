//! Positions as somebody wrote them down, before anyone has checked them.

use core::fmt;

use crate::checkers::{BAR, Checkers, MOST_CHECKERS, OFF, PLACES};
use crate::codes::codes;
use crate::point::Point;
use crate::position::Position;

/// Who is meant in a [`Position`]: the side whose turn it is, or its opponent.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Seat {
    /// The side to move.
    Mover,
    /// Its opponent.
    Other,
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Mover => "the side to move",
            Self::Other => "the opponent",
        })
    }
}

/// An unchecked position. [`Setup::position`] checks it.
///
/// Both arrays count checkers by place in the owner's own numbering: index 0 is off, 1 to 24 the
/// points, 25 the bar.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Setup {
    /// The checkers of the side to move.
    pub mover: [u8; 26],
    /// The checkers of the opponent, as the opponent counts the points.
    pub other: [u8; 26],
}

/// Why a [`Setup`] is no position of the game.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
pub enum SetupError {
    /// A side has more checkers than the game has.
    TooManyCheckers {
        /// Whose checkers.
        seat: Seat,
        /// How many there are, borne off ones included.
        count: u16,
        /// How many there may be.
        allowed: u8,
    },
    /// One side has more checkers than the other, borne off ones included.
    UnequalSides {
        /// Checkers of the side to move.
        mover: u8,
        /// Checkers of the opponent.
        other: u8,
    },
    /// Checkers of both sides stand on one point, here as the mover counts it.
    BothSidesOnPoint(Point),
    /// There are no checkers at all.
    NoCheckers,
    /// Both sides have borne off everything; only one can have been first.
    BothHaveWon,
    /// Both sides are on the bar against closed boards. No play leads there, and none out.
    BothShutOut,
}

codes!(SetupError {
    Self::TooManyCheckers { .. } => "too-many-checkers",
    Self::UnequalSides { .. } => "unequal-sides",
    Self::BothSidesOnPoint(_) => "both-sides-on-point",
    Self::NoCheckers => "no-checkers",
    Self::BothHaveWon => "both-have-won",
    Self::BothShutOut => "both-shut-out",
});

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TooManyCheckers {
                seat,
                count,
                allowed,
            } => write!(f, "{seat} has {count} checkers, and {allowed} is the most"),
            Self::UnequalSides { mover, other } => write!(
                f,
                "the side to move has {mover} checkers and the opponent {other}, but both have \
                 the same number"
            ),
            Self::BothSidesOnPoint(point) => {
                write!(f, "checkers of both sides stand on the {point} point")
            }
            Self::NoCheckers => f.write_str("there are no checkers"),
            Self::BothHaveWon => f.write_str("both sides have borne off all their checkers"),
            Self::BothShutOut => {
                f.write_str("both sides are on the bar against a closed board, which cannot happen")
            }
        }
    }
}

impl core::error::Error for SetupError {}

impl Setup {
    /// A set-up from checkers in play, both sides' points as the mover counts them (25 is the
    /// mover's bar, 0 the opponent's); what is missing to `checkers_a_side` has been borne off.
    ///
    /// Counts that do not fit are kept as they are: [`Setup::position`] will name them. A place
    /// above 25 is a mistake in the program.
    ///
    /// # Panics
    /// If a place is above 25.
    #[must_use]
    pub fn as_mover_sees(
        checkers_a_side: u8,
        mover: &[(usize, u8)],
        other: &[(usize, u8)],
    ) -> Self {
        let mut setup = Self::default();
        for &(place, count) in mover {
            setup.mover[place] = setup.mover[place].saturating_add(count);
        }
        for &(place, count) in other {
            let place = 25 - place;
            setup.other[place] = setup.other[place].saturating_add(count);
        }
        setup.bear_off_the_rest(checkers_a_side)
    }

    /// Counts as borne off whatever is missing to `checkers_a_side`.
    #[must_use]
    pub fn bear_off_the_rest(mut self, checkers_a_side: u8) -> Self {
        for counts in [&mut self.mover, &mut self.other] {
            let in_play: u16 = counts[1..].iter().copied().map(u16::from).sum();
            let rest = u16::from(checkers_a_side).saturating_sub(in_play);
            // `rest` is at most `checkers_a_side`, so it fits.
            counts[OFF] = rest as u8;
        }
        self
    }

    /// Checks the set-up.
    ///
    /// # Errors
    /// The first reason found why this is no position; see [`SetupError`].
    pub fn position(&self) -> Result<Position, SetupError> {
        let mover = checked_total(Seat::Mover, &self.mover)?;
        let other = checked_total(Seat::Other, &self.other)?;
        if mover == 0 && other == 0 {
            return Err(SetupError::NoCheckers);
        }
        if mover != other {
            return Err(SetupError::UnequalSides { mover, other });
        }
        for point in Point::all() {
            let (here, there) = (point.number(), point.mirrored().number());
            if self.mover[usize::from(here)] > 0 && self.other[usize::from(there)] > 0 {
                return Err(SetupError::BothSidesOnPoint(point));
            }
        }
        if self.mover[OFF] == mover && self.other[OFF] == other {
            return Err(SetupError::BothHaveWon);
        }
        let shut_out = |on_bar: &[u8; PLACES], at_home: &[u8; PLACES]| {
            on_bar[BAR] > 0 && at_home[1..=6].iter().all(|&count| count >= 2)
        };
        if shut_out(&self.mover, &self.other) && shut_out(&self.other, &self.mover) {
            return Err(SetupError::BothShutOut);
        }
        Ok(Position::from_checked(
            Checkers::from_counts(&self.mover),
            Checkers::from_counts(&self.other),
        ))
    }
}

fn checked_total(seat: Seat, counts: &[u8; PLACES]) -> Result<u8, SetupError> {
    let count: u16 = counts.iter().copied().map(u16::from).sum();
    match u8::try_from(count) {
        Ok(total) if total <= MOST_CHECKERS => Ok(total),
        _ => Err(SetupError::TooManyCheckers {
            seat,
            count,
            allowed: MOST_CHECKERS,
        }),
    }
}

impl From<Position> for Setup {
    fn from(position: Position) -> Self {
        Self {
            mover: position.mover().counts(),
            other: position.other().counts(),
        }
    }
}

/// A position that reads like a diagram: `pos!(x bar:1 24:2 13:5; o 1:2 12:5)`.
///
/// All points as the mover `x` counts them; `bar`, which comes first, is the bar of the side it
/// stands with. What is missing to 15 checkers has been borne off; `pos!(of 3; x 24:1; o 1:1)` plays
/// with 3 a side.
///
/// # Panics
/// If it is no position: see [`SetupError`].
#[macro_export]
macro_rules! pos {
    (
        $(of $each:literal;)?
        x $(bar:$x_bar:literal)? $($x:literal:$m:literal)*;
        o $(bar:$o_bar:literal)? $($o:literal:$n:literal)*
    ) => {{
        let checkers_a_side = [$($each,)? 15][0];
        let setup = $crate::Setup::as_mover_sees(
            checkers_a_side,
            &[$((25, $x_bar),)? $(($x, $m)),*],
            &[$((0, $o_bar),)? $(($o, $n)),*],
        );
        match setup.position() {
            Ok(position) => position,
            Err(error) => panic!("{error}"),
        }
    }};
}
