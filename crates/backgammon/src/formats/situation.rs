//! A position with everything around it, whichever ID it came from.

use core::fmt;
use core::num::NonZeroU32;
use core::str::FromStr;

use super::match_id::{GameState, MOST_POINTS, MatchId, MatchIdError};
use super::position_id::{self, PositionId, PositionIdError};
use super::xgid::{self, XgDice, XgId, XgIdError};
use crate::checkers::MOST_CHECKERS;
use crate::cube::Cube;
use crate::dice::Roll;
use crate::position::{Position, Win};
use crate::side::Side;

/// What is played for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum PlayedFor {
    /// A match.
    Match {
        /// Points to win.
        length: NonZeroU32,
        /// Is it the Crawford game?
        crawford: bool,
    },
    /// Money play: every game counts for itself.
    Money {
        /// Are gammons worth one point until the cube has been turned?
        jacoby: bool,
        /// May a double be turned once more at once?
        beavers: bool,
    },
}

/// How far the turn has come.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Phase {
    /// No game has begun.
    NotStarted,
    /// The side on roll may roll or double.
    ToRoll,
    /// It has rolled and must play.
    Rolled(Roll),
    /// It has doubled; its opponent takes, drops or beavers.
    Doubled,
    /// It has doubled and was beavered; it takes that or turns the cube once more.
    Beavered,
    /// It has doubled, was beavered and has turned the cube a third time.
    Raccooned,
    /// A resignation is on offer.
    Resigning {
        /// Who wants to resign.
        by: Side,
        /// As what.
        win: Win,
        /// The dice that were already on the board.
        roll: Option<Roll>,
    },
    /// The game is over.
    Over(Ended),
}

/// How a game came to its end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Ended {
    /// A side bore off all its checkers.
    BorneOff,
    /// A resignation was accepted.
    Resigned,
    /// A double was refused.
    Dropped,
}

/// A position and what surrounds it.
///
/// Reads any of the IDs ([`FromStr`]): `XGID=…`, a GNU Backgammon position ID, or one with its
/// match ID behind a colon or a space. A position ID alone leaves the rest at the beginning: money
/// play, the cube in the middle, the dark side (the one at the bottom of a drawn board) on roll.
/// The text form is the pair of GNU Backgammon IDs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Situation {
    /// The checkers, seen by the side on roll.
    pub position: Position,
    /// The side whose turn it is: it rolls, has rolled, or has doubled.
    pub on_roll: Side,
    /// The cube, before any double that waits for its answer.
    pub cube: Cube,
    /// How far the turn has come.
    pub phase: Phase,
    /// Points won so far, light side first.
    pub score: [u32; 2],
    /// What is played for.
    pub played_for: PlayedFor,
    /// The highest power of two the cube may show, where the ID says so.
    pub most_doublings: Option<u8>,
}

/// Why a text is no ID of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum IdError {
    /// There is nothing to read.
    Empty,
    /// A match ID alone says nothing of the checkers.
    MatchIdAlone,
    /// More than a position ID and a match ID.
    TooManyParts(usize),
    /// The position ID is wrong.
    Position(PositionIdError),
    /// The match ID is wrong.
    Match(MatchIdError),
    /// The XGID is wrong.
    Xg(XgIdError),
}

impl fmt::Display for IdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("a position is missing: give an XGID or a position ID"),
            Self::MatchIdAlone => f.write_str(
                "this is a match ID, which says nothing of the checkers: put a position ID and a \
                 colon before it",
            ),
            Self::TooManyParts(found) => write!(
                f,
                "a position is an XGID, a position ID, or a position ID and a match ID; this has \
                 {found} parts"
            ),
            Self::Position(error) => error.fmt(f),
            Self::Match(error) => error.fmt(f),
            Self::Xg(error) => error.fmt(f),
        }
    }
}

impl core::error::Error for IdError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Position(error) => Some(error),
            Self::Match(error) => Some(error),
            Self::Xg(error) => Some(error),
            Self::Empty | Self::MatchIdAlone | Self::TooManyParts(_) => None,
        }
    }
}

impl Situation {
    /// The beginning of a turn in money play with the cube in the middle.
    #[must_use]
    pub const fn money(position: Position, on_roll: Side) -> Self {
        Self {
            position,
            on_roll,
            cube: Cube::CENTRED,
            phase: Phase::ToRoll,
            score: [0; 2],
            played_for: PlayedFor::Money {
                jacoby: false,
                beavers: false,
            },
            most_doublings: None,
        }
    }

    /// Reads any ID of a game with `checkers_a_side` (15 but for Hypergammon).
    ///
    /// # Errors
    /// What is wrong with the text, or with the position it names.
    pub fn decode(text: &str, checkers_a_side: u8) -> Result<Self, IdError> {
        let text = text.trim();
        // A GNU Backgammon pair has one colon, an XGID eight or nine.
        if text
            .get(..4)
            .is_some_and(|label| label.eq_ignore_ascii_case("XGID"))
            || text.matches(':').count() > 2
        {
            return xgid::decode(text, checkers_a_side)
                .map(Self::from)
                .map_err(IdError::Xg);
        }
        let text = ["GNUBGID=", "GNUBGID", "GNUID="]
            .iter()
            .find_map(|label| text.strip_prefix(label))
            .unwrap_or(text);
        let mut parts = text
            .split(|c: char| c == ':' || c.is_whitespace())
            .filter(|part| !part.is_empty());
        let (first, second) = (parts.next().ok_or(IdError::Empty)?, parts.next());
        let more = parts.count();
        if more > 0 {
            return Err(IdError::TooManyParts(2 + more));
        }
        let Some(second) = second else {
            if first.parse::<MatchId>().is_ok() {
                return Err(IdError::MatchIdAlone);
            }
            let position =
                position_id::decode(first, checkers_a_side).map_err(IdError::Position)?;
            return Ok(Self::money(position, Side::Dark));
        };
        let position = position_id::decode(first, checkers_a_side).map_err(IdError::Position)?;
        let around = second.parse().map_err(IdError::Match)?;
        Ok(Self::from_ids(position, around))
    }

    /// Joins what the two IDs of GNU Backgammon say.
    #[must_use]
    pub fn from_ids(position: Position, around: MatchId) -> Self {
        let (cube, phase) = phase_of(&around);
        Self {
            position,
            on_roll: around.on_roll,
            cube,
            phase,
            score: around.score.map(u32::from),
            played_for: match NonZeroU32::new(around.length.into()) {
                Some(length) => PlayedFor::Match {
                    length,
                    crawford: around.crawford,
                },
                None => PlayedFor::Money {
                    jacoby: around.jacoby,
                    beavers: false,
                },
            },
            most_doublings: None,
        }
    }

    /// The side that has to act, unless the game is over or has not begun.
    #[must_use]
    pub fn to_act(&self) -> Option<Side> {
        match self.phase {
            Phase::NotStarted | Phase::Over(_) => None,
            Phase::ToRoll | Phase::Rolled(_) | Phase::Beavered => Some(self.on_roll),
            Phase::Doubled | Phase::Raccooned => Some(!self.on_roll),
            Phase::Resigning { by, .. } => Some(!by),
        }
    }

    /// The dice on the board.
    #[must_use]
    pub fn roll(&self) -> Option<Roll> {
        match self.phase {
            Phase::Rolled(roll) => Some(roll),
            Phase::Resigning { roll, .. } => roll,
            _ => None,
        }
    }

    /// The position ID.
    #[must_use]
    pub fn position_id(&self) -> PositionId {
        self.position.into()
    }

    /// The match ID. Whether beavers are allowed and how high the cube may go is not in it.
    ///
    /// # Errors
    /// The cube or a score is higher than the ID can hold.
    pub fn match_id(&self) -> Result<MatchId, MatchIdError> {
        let points = |points: u32| {
            u16::try_from(points)
                .ok()
                .filter(|&points| points <= MOST_POINTS)
                .ok_or(MatchIdError::TooManyPoints(points))
        };
        let (length, crawford, jacoby) = match self.played_for {
            PlayedFor::Match { length, crawford } => (points(length.get())?, crawford, false),
            PlayedFor::Money { jacoby, .. } => (0, false, jacoby),
        };
        let mut cube = Some(self.cube);
        for _ in 0..self.turned_at_once() {
            cube = cube.and_then(|cube| cube.doubled_for(!self.on_roll));
        }
        let id = MatchId {
            cube: cube.ok_or(MatchIdError::CubeTooHigh(self.cube.doublings()))?,
            on_roll: self.on_roll,
            to_decide: self.to_act().unwrap_or(self.on_roll),
            crawford,
            state: match self.phase {
                Phase::NotStarted => GameState::NotStarted,
                Phase::Over(Ended::BorneOff) => GameState::BorneOff,
                Phase::Over(Ended::Resigned) => GameState::Resigned,
                Phase::Over(Ended::Dropped) => GameState::Dropped,
                _ => GameState::Playing,
            },
            doubled: matches!(
                self.phase,
                Phase::Doubled | Phase::Beavered | Phase::Raccooned
            ),
            resigned: match self.phase {
                Phase::Resigning { win, .. } => Some(win),
                _ => None,
            },
            roll: self.roll(),
            length,
            score: [points(self.score[0])?, points(self.score[1])?],
            jacoby,
        };
        id.check().map(|()| id)
    }

    /// How often the cube has been turned again before the first double was accepted. The cube of
    /// a match ID has already made those turns; ours shows where it lay when the double was made.
    fn turned_at_once(&self) -> u8 {
        match self.phase {
            Phase::Beavered => 1,
            Phase::Raccooned => 2,
            _ => 0,
        }
    }

    /// The XGID. A resignation on offer and a game that is over or has not begun are not in it:
    /// they come out as a turn before, or after, the roll.
    #[must_use]
    pub fn xgid(&self) -> XgId {
        XgId {
            position: self.position,
            turn: self.on_roll,
            cube: self.cube,
            dice: match self.phase {
                Phase::Doubled => XgDice::Doubled,
                Phase::Beavered => XgDice::Beavered,
                Phase::Raccooned => XgDice::Raccooned,
                _ => self.roll().map_or(XgDice::NotRolled, XgDice::Rolled),
            },
            score: self.score,
            played_for: self.played_for,
            most_doublings: self.most_doublings.unwrap_or(10),
        }
    }
}

/// The cube before the double on offer, and how far the turn has come.
fn phase_of(id: &MatchId) -> (Cube, Phase) {
    let phase = match id.state {
        GameState::NotStarted => Phase::NotStarted,
        GameState::BorneOff => Phase::Over(Ended::BorneOff),
        GameState::Resigned => Phase::Over(Ended::Resigned),
        GameState::Dropped => Phase::Over(Ended::Dropped),
        GameState::Playing => match (id.resigned, id.doubled, id.roll) {
            (Some(win), _, roll) => Phase::Resigning {
                by: !id.to_decide,
                win,
                roll,
            },
            (None, true, _) => return doubled_phase(id),
            (None, false, Some(roll)) => Phase::Rolled(roll),
            (None, false, None) => Phase::ToRoll,
        },
    };
    (id.cube, phase)
}

/// A double is on offer. Once it has been beavered the cube lies with the opponent of the side on
/// roll, one turn higher, or two for a raccoon; nobody doubles a cube that the opponent holds.
fn doubled_phase(id: &MatchId) -> (Cube, Phase) {
    let (turns, phase) = match (id.cube.owner(), id.to_decide) {
        (Some(owner), decider) if owner != id.on_roll && decider == id.on_roll => {
            (1, Phase::Beavered)
        }
        (Some(owner), _) if owner != id.on_roll => (2, Phase::Raccooned),
        _ => return (id.cube, Phase::Doubled),
    };
    match id.cube.doublings().checked_sub(turns) {
        Some(doublings) => {
            let owner = (doublings > 0).then_some(id.on_roll);
            (Cube::new(doublings, owner).unwrap_or_default(), phase)
        }
        None => (id.cube, Phase::Doubled),
    }
}

impl From<XgId> for Situation {
    fn from(id: XgId) -> Self {
        Self {
            position: id.position,
            on_roll: id.turn,
            cube: id.cube,
            phase: match id.dice {
                XgDice::NotRolled => Phase::ToRoll,
                XgDice::Rolled(roll) => Phase::Rolled(roll),
                XgDice::Doubled => Phase::Doubled,
                XgDice::Beavered => Phase::Beavered,
                XgDice::Raccooned => Phase::Raccooned,
            },
            score: id.score,
            played_for: id.played_for,
            most_doublings: Some(id.most_doublings),
        }
    }
}

impl FromStr for Situation {
    type Err = IdError;

    /// As [`Situation::decode`] with 15 checkers a side.
    fn from_str(text: &str) -> Result<Self, IdError> {
        Self::decode(text, MOST_CHECKERS)
    }
}

impl fmt::Display for Situation {
    /// `POSITIONID:MATCHID`, or the position ID alone where the rest is too large for a match ID.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.position_id())?;
        match self.match_id() {
            Ok(id) => write!(f, ":{id}"),
            Err(_) => Ok(()),
        }
    }
}
