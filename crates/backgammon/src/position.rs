//! A legal position, seen by the side to move.

use core::fmt;
use core::str::FromStr;

use crate::checkers::{Checkers, MOST_CHECKERS};
use crate::names::{UnknownName, named};
use crate::point::Point;
use crate::setup::{Setup, SetupError};

/// Where every checker is, seen by the side whose turn it is.
///
/// Each side's checkers are kept in that side's own numbering, so [`Position::swapped`] costs
/// nothing. Equality is exact: same checkers, same side to move. Values come from a checked
/// [`Setup`], from [`StartingPosition`], or from a legal play, so they obey the laws of
/// [`SetupError`] always.
///
/// Its text (`Display`, `FromStr`) is the [position ID](crate::formats::position_id) of GNU Backgammon, with
/// the number of checkers behind it where a side plays with fewer than 15, which the ID itself does not say:
/// `AgAAAAAAAAAAAA@1`. The default is the standard starting position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Position {
    mover: Checkers,
    other: Checkers,
}

impl Position {
    /// The caller vouches for what [`Setup::position`] checks.
    #[inline(always)]
    pub(crate) const fn from_checked(mover: Checkers, other: Checkers) -> Self {
        Self { mover, other }
    }

    /// The checkers of the side to move, in its own numbering.
    #[must_use]
    #[inline(always)]
    pub const fn mover(self) -> Checkers {
        self.mover
    }

    /// The checkers of the opponent, in the opponent's numbering.
    #[must_use]
    #[inline(always)]
    pub const fn other(self) -> Checkers {
        self.other
    }

    /// The opponent's checkers on a point of the mover's numbering.
    #[must_use]
    pub const fn opposing(self, point: Point) -> u8 {
        self.other.on(point.mirrored())
    }

    /// The same checkers with the other side to move.
    #[must_use]
    pub const fn swapped(self) -> Self {
        Self {
            mover: self.other,
            other: self.mover,
        }
    }

    /// May the mover land on this point: empty, own, or a single opposing checker (000 rule 1)?
    #[must_use]
    pub const fn is_open(self, point: Point) -> bool {
        self.opposing(point) < 2
    }

    /// How many checkers each side plays with: 15, or 3 in Hypergammon.
    #[must_use]
    pub fn checkers_a_side(self) -> u8 {
        self.mover.total()
    }

    /// Can the sides still hit each other, or is it a race?
    #[must_use]
    pub fn has_contact(self) -> bool {
        self.mover.highest() + self.other.highest() > 25
    }

    /// What the game has come to, if a side has borne off everything.
    #[must_use]
    pub fn finished(self) -> Option<Finished> {
        let won = |winner: Checkers| winner.off() == winner.total();
        let (seat, loser) = if won(self.mover) {
            (crate::Seat::Mover, self.other)
        } else if won(self.other) {
            (crate::Seat::Other, self.mover)
        } else {
            return None;
        };
        Some(Finished {
            winner: seat,
            win: Win::over(loser),
        })
    }
}

impl Default for Position {
    fn default() -> Self {
        StartingPosition::Standard.position()
    }
}

impl TryFrom<Setup> for Position {
    type Error = SetupError;

    fn try_from(setup: Setup) -> Result<Self, SetupError> {
        setup.position()
    }
}

impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Position")
            .field("mover", &self.mover)
            .field("other", &self.other)
            .finish()
    }
}

/// A game played to its end.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Finished {
    /// Who bore off all checkers.
    pub winner: crate::Seat,
    /// How.
    pub win: Win,
}

/// The three sizes of a win (000 End of the game).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Win {
    /// The loser has borne off at least one checker: the value of the cube.
    Single,
    /// The loser has borne off none: twice the cube.
    Gammon,
    /// None borne off, and one still on the bar or in the winner's home board: three times the cube.
    Backgammon,
}

impl Win {
    /// All three, smallest first.
    pub const ALL: [Self; 3] = [Self::Single, Self::Gammon, Self::Backgammon];

    /// 1, 2 or 3.
    #[must_use]
    pub const fn multiplier(self) -> u32 {
        match self {
            Self::Single => 1,
            Self::Gammon => 2,
            Self::Backgammon => 3,
        }
    }

    /// The win with this multiplier.
    #[must_use]
    pub const fn from_multiplier(multiplier: u32) -> Option<Self> {
        match multiplier {
            1 => Some(Self::Single),
            2 => Some(Self::Gammon),
            3 => Some(Self::Backgammon),
            _ => None,
        }
    }

    /// What the loser's checkers make of the win. The Portuguese and Spanish Xalingo texts leave
    /// the bar out; the English text of the same leaflet decides (000 End of the game).
    fn over(loser: Checkers) -> Self {
        if loser.off() > 0 {
            Self::Single
        } else if loser.highest() >= 19 {
            // The winner's home board is 19 to 24 for the loser; the bar is 25.
            Self::Backgammon
        } else {
            Self::Gammon
        }
    }
}

impl fmt::Display for Win {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Single => "single game",
            Self::Gammon => "gammon",
            Self::Backgammon => "backgammon",
        })
    }
}

/// How the checkers are set up at the start.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub enum StartingPosition {
    /// 2 on the 24 point, 5 on the 13, 3 on the 8, 5 on the 6 (000 Preparação).
    #[default]
    Standard,
    /// Two more back checkers: 2 on 24, 2 on 23, 4 on 13, 3 on 8, 4 on 6.
    Nackgammon,
    /// Three checkers a side, on 24, 23 and 22.
    Hypergammon,
}

impl StartingPosition {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Standard, Self::Nackgammon, Self::Hypergammon];

    /// The set-up, the same for either side.
    #[must_use]
    pub fn position(self) -> Position {
        let places: &[(usize, u8)] = match self {
            Self::Standard => &[(24, 2), (13, 5), (8, 3), (6, 5)],
            Self::Nackgammon => &[(24, 2), (23, 2), (13, 4), (8, 3), (6, 4)],
            Self::Hypergammon => &[(24, 1), (23, 1), (22, 1)],
        };
        let mut counts = [0; 26];
        for &(place, count) in places {
            counts[place] = count;
        }
        let checkers = Checkers::from_counts(&counts);
        Position::from_checked(checkers, checkers)
    }

    /// Checkers a side.
    #[must_use]
    pub const fn checkers_a_side(self) -> u8 {
        match self {
            Self::Standard | Self::Nackgammon => MOST_CHECKERS,
            Self::Hypergammon => 3,
        }
    }

    /// Its short name, as used on the command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Standard => "standard",
            Self::Nackgammon => "nackgammon",
            Self::Hypergammon => "hypergammon",
        }
    }

    /// The starting position with this [`id`](Self::id).
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|start| start.id() == id)
    }
}

impl From<StartingPosition> for Setup {
    fn from(start: StartingPosition) -> Self {
        start.position().into()
    }
}

impl fmt::Display for StartingPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}

impl FromStr for StartingPosition {
    type Err = UnknownName;

    /// Reads its [`id`](Self::id).
    fn from_str(text: &str) -> Result<Self, UnknownName> {
        named(text, &["standard", "nackgammon", "hypergammon"], &Self::ALL)
    }
}
