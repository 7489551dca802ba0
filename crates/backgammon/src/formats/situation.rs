//! A position with everything around it, whichever ID it came from.

use core::fmt;
use core::num::NonZeroU32;
use core::str::FromStr;

use super::match_id::{GameState, MOST_POINTS, MatchId, MatchIdError};
use super::position_id::{self, PositionId, PositionIdError};
use super::xgid::{self, XgDice, XgId, XgIdError};
use crate::checkers::MOST_CHECKERS;
use crate::codes::codes;
use crate::cube::Cube;
use crate::dice::Roll;
use crate::event::Ending;
use crate::frame::{Frame, LengthRule};
use crate::match_play::{Crawford, Match, MatchSetup};
use crate::phase::{Phase, Raise, Resume};
use crate::position::{Position, StartingPosition, Win};
use crate::side::Side;
use crate::terms::{Beavers, Jacoby, Length, Terms};

/// What is played for.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
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

/// How far the turn has come, as far as an ID says so.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Stage {
    /// No game has begun.
    NotStarted,
    /// The side on roll may roll or double.
    ToRoll,
    /// It has rolled and must play.
    Rolled(Roll),
    /// It has doubled, and the double, a beaver or a raccoon waits for its answer.
    Raised(Raise),
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
    Over(Ending),
}

/// A position and what surrounds it.
///
/// Reads any of the IDs ([`FromStr`]): `XGID=…`, a GNU Backgammon position ID, or one with its
/// match ID behind a colon or a space. A position ID alone leaves the rest at the beginning: money
/// play, the cube in the middle, the dark side (the one at the bottom of a drawn board) on roll.
/// The text form is the pair of GNU Backgammon IDs.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Situation {
    /// The checkers, seen by the side on roll.
    pub position: Position,
    /// The side whose turn it is: it rolls, has rolled, or has doubled.
    pub on_roll: Side,
    /// The cube, before any double that waits for its answer.
    pub cube: Cube,
    /// How far the turn has come.
    pub stage: Stage,
    /// Points won so far, light side first.
    pub score: [u64; 2],
    /// What is played for.
    pub played_for: PlayedFor,
    /// The highest power of two the cube may show, where the ID says so.
    pub most_doublings: Option<u8>,
}

/// Why a text is no ID of a position.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
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
    /// A field of a position in Snowie's text is missing or is not what it should be.
    Snowie {
        /// Which, from 1.
        field: usize,
    },
}

codes!(IdError {
    Self::Empty => "empty",
    Self::MatchIdAlone => "match-id-alone",
    Self::TooManyParts(_) => "too-many-parts",
    Self::Position(_) => "position-id",
    Self::Match(_) => "match-id",
    Self::Xg(_) => "xgid",
    Self::Snowie { .. } => "snowie",
});

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
            Self::Snowie { field } => write!(
                f,
                "field {field} of this position in Snowie's text is missing or is not what it \
                 should be"
            ),
        }
    }
}

impl core::error::Error for IdError {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        match self {
            Self::Position(error) => Some(error),
            Self::Match(error) => Some(error),
            Self::Xg(error) => Some(error),
            Self::Empty | Self::MatchIdAlone | Self::TooManyParts(_) | Self::Snowie { .. } => None,
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
            stage: Stage::ToRoll,
            score: [0; 2],
            played_for: PlayedFor::Money {
                jacoby: false,
                beavers: false,
            },
            most_doublings: None,
        }
    }

    /// Reads any ID, or a position in Snowie's text, of a game with `checkers_a_side` (15 but for Hypergammon).
    ///
    /// # Errors
    /// What is wrong with the text, or with the position it names.
    pub fn decode(text: &str, checkers_a_side: u8) -> Result<Self, IdError> {
        let text = text.trim();
        if super::snowie::looks_so(text) {
            return super::snowie::decode(text, checkers_a_side).map(Self::from);
        }
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
        let (cube, stage) = stage_of(&around);
        Self {
            position,
            on_roll: around.on_roll,
            cube,
            stage,
            score: around.score.map(u64::from),
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
        match self.stage {
            Stage::NotStarted | Stage::Over(_) => None,
            Stage::ToRoll | Stage::Rolled(_) | Stage::Raised(Raise::Beaver) => Some(self.on_roll),
            Stage::Raised(Raise::Double | Raise::Raccoon) => Some(!self.on_roll),
            Stage::Resigning { by, .. } => Some(!by),
        }
    }

    /// The dice on the board.
    #[must_use]
    pub fn roll(&self) -> Option<Roll> {
        match self.stage {
            Stage::Rolled(roll) => Some(roll),
            Stage::Resigning { roll, .. } => roll,
            _ => None,
        }
    }

    /// The contest taken up here by the rules of a frame, unchecked; nothing if no game is under
    /// way. A frame that knows no match counts points game after game, and options that it does not
    /// know are left out.
    #[must_use]
    pub fn contest(&self, frame: Frame, start: StartingPosition) -> Option<MatchSetup> {
        let phase = match self.stage {
            Stage::ToRoll => Phase::ToRoll,
            Stage::Rolled(roll) => Phase::Rolled(roll),
            Stage::Raised(raise) => Phase::Raised(raise),
            Stage::Resigning { by, win, roll } => Phase::Resigned {
                by,
                win,
                resume: roll.map_or(Resume::ToRoll, Resume::Rolled),
            },
            Stage::NotStarted | Stage::Over(_) => return None,
        };
        let rules = frame.rules();
        let mut terms = Terms::of(frame, 1);
        terms.start = start;
        let mut crawford = Crawford::Before;
        match self.played_for {
            PlayedFor::Match {
                length,
                crawford: now,
            } if terms.length == Length::Match(1) => {
                terms.length = Length::Match(length.get());
                let short = u64::from(length.get() - 1);
                if terms.has_crawford() && short > 0 && self.score.contains(&short) {
                    crawford = if now { Crawford::Now } else { Crawford::After };
                }
            }
            PlayedFor::Money { jacoby, beavers } if rules.length == LengthRule::MatchOrMoney => {
                let jacoby = if jacoby { Jacoby::On } else { Jacoby::Off };
                let beavers = if beavers {
                    Beavers::Raccoons
                } else {
                    Beavers::Off
                };
                terms = Terms::money(jacoby, beavers);
                terms.start = start;
            }
            PlayedFor::Match { .. } | PlayedFor::Money { .. } => {}
        }
        Some(MatchSetup {
            terms,
            score: self.score,
            crawford,
            position: self.position,
            turn: self.on_roll,
            cube: self.cube,
            phase,
        })
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
        let points = |points: u64| {
            u16::try_from(points)
                .ok()
                .filter(|&points| points <= MOST_POINTS)
                .ok_or(MatchIdError::TooManyPoints(points))
        };
        let (length, crawford, jacoby) = match self.played_for {
            PlayedFor::Match { length, crawford } => {
                (points(length.get().into())?, crawford, false)
            }
            PlayedFor::Money { jacoby, .. } => (0, false, jacoby),
        };
        let mut cube = Some(self.cube);
        // Once a double is beavered the cube of a match ID has made the turns before the last; ours
        // lies as it lay when the double was made.
        let turns = match self.stage {
            Stage::Raised(raise) => raise.count() - 1,
            _ => 0,
        };
        for _ in 0..turns {
            cube = cube.and_then(|cube| cube.doubled_for(!self.on_roll));
        }
        let id = MatchId {
            cube: cube.ok_or(MatchIdError::CubeTooHigh(self.cube.doublings()))?,
            on_roll: self.on_roll,
            to_decide: self.to_act().unwrap_or(self.on_roll),
            crawford,
            state: match self.stage {
                Stage::NotStarted => GameState::NotStarted,
                Stage::Over(Ending::BorneOff) => GameState::BorneOff,
                Stage::Over(Ending::Resigned) => GameState::Resigned,
                Stage::Over(Ending::Dropped) => GameState::Dropped,
                _ => GameState::Playing,
            },
            doubled: matches!(self.stage, Stage::Raised(_)),
            resigned: match self.stage {
                Stage::Resigning { win, .. } => Some(win),
                _ => None,
            },
            roll: self.roll(),
            length,
            score: [points(self.score[0])?, points(self.score[1])?],
            jacoby,
        };
        id.check().map(|()| id)
    }

    /// The XGID. A resignation on offer and a game that is over or has not begun are not in it:
    /// they come out as a turn before, or after, the roll.
    #[must_use]
    pub fn xgid(&self) -> XgId {
        XgId {
            position: self.position,
            turn: self.on_roll,
            cube: self.cube,
            dice: match self.stage {
                Stage::Raised(raise) => XgDice::Raised(raise),
                _ => self.roll().map_or(XgDice::NotRolled, XgDice::Rolled),
            },
            score: self.score,
            played_for: self.played_for,
            most_doublings: self.most_doublings.unwrap_or(10),
        }
    }
}

/// The cube before the double on offer, and how far the turn has come.
fn stage_of(id: &MatchId) -> (Cube, Stage) {
    let stage = match id.state {
        GameState::NotStarted => Stage::NotStarted,
        GameState::BorneOff => Stage::Over(Ending::BorneOff),
        GameState::Resigned => Stage::Over(Ending::Resigned),
        GameState::Dropped => Stage::Over(Ending::Dropped),
        GameState::Playing => match (id.resigned, id.doubled, id.roll) {
            (Some(win), _, roll) => Stage::Resigning {
                by: !id.to_decide,
                win,
                roll,
            },
            (None, true, _) => return raised(id),
            (None, false, Some(roll)) => Stage::Rolled(roll),
            (None, false, None) => Stage::ToRoll,
        },
    };
    (id.cube, stage)
}

/// A double is on offer. Once it has been beavered the cube lies with the opponent of the side on
/// roll, one turn higher, or two for a raccoon; nobody doubles a cube that the opponent holds.
fn raised(id: &MatchId) -> (Cube, Stage) {
    let raise = match id.cube.owner() {
        Some(owner) if owner != id.on_roll && id.to_decide == id.on_roll => Raise::Beaver,
        Some(owner) if owner != id.on_roll => Raise::Raccoon,
        _ => Raise::Double,
    };
    match id.cube.doublings().checked_sub(raise.count() - 1) {
        Some(doublings) if raise != Raise::Double => {
            let owner = (doublings > 0).then_some(id.on_roll);
            let cube = Cube::new(doublings, owner).unwrap_or_default();
            (cube, Stage::Raised(raise))
        }
        _ => (id.cube, Stage::Raised(Raise::Double)),
    }
}

impl From<XgId> for Situation {
    fn from(id: XgId) -> Self {
        Self {
            position: id.position,
            on_roll: id.turn,
            cube: id.cube,
            stage: match id.dice {
                XgDice::NotRolled => Stage::ToRoll,
                XgDice::Rolled(roll) => Stage::Rolled(roll),
                XgDice::Raised(raise) => Stage::Raised(raise),
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

impl From<Phase> for Stage {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Opening => Self::NotStarted,
            Phase::ToRoll | Phase::ThrowAgain => Self::ToRoll,
            Phase::Rolled(roll) | Phase::OpeningRolled(roll) => Self::Rolled(roll),
            Phase::Raised(raise) => Self::Raised(raise),
            Phase::Resigned { by, win, resume } => Self::Resigning {
                by,
                win,
                roll: Phase::from(resume).roll(),
            },
            Phase::Over(outcome) => Self::Over(outcome.ending),
        }
    }
}

impl From<&Match> for Situation {
    /// The game on the board. Points kept game after game are money play to other programs.
    fn from(contest: &Match) -> Self {
        let (terms, game) = (contest.terms(), contest.game());
        Self {
            position: game.position(),
            on_roll: game.turn(),
            cube: game.cube(),
            stage: game.phase().into(),
            score: contest.score(),
            played_for: match terms.length.match_points().and_then(NonZeroU32::new) {
                Some(length) => PlayedFor::Match {
                    length,
                    crawford: contest.crawford() == Crawford::Now,
                },
                None => PlayedFor::Money {
                    jacoby: terms.jacoby == Jacoby::On,
                    beavers: terms.beavers != Beavers::Off,
                },
            },
            most_doublings: None,
        }
    }
}

impl fmt::Display for Match {
    /// The XGID of the game on the board.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        Situation::from(self).xgid().fmt(f)
    }
}
