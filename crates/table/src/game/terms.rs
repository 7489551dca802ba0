//! What the players agree on within the rules of a game, and how a contest begins with it.

use super::backgammon::{Backgammon, BackgammonTerms, StartError};
use super::chess::{Chess, ChessTerms, NotAChessPosition};
use super::draughts::{Draughts, DraughtsTerms, NotAPosition};
use super::seam::Contest;
use crate::catalogue::{GameKind, RuleSet};
use crate::dice::Source;
use ::backgammon::{Beavers, CubeUse, DiceSupply, Jacoby, Length, StartingPosition};
use core::fmt;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// The most games of a contest of draughts or chess.
pub const MOST_GAMES: u32 = 1000;

/// What the players agree on within their rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Terms {
    /// In backgammon.
    Backgammon(BackgammonTerms),
    /// In draughts.
    Draughts(DraughtsTerms),
    /// In chess.
    Chess(ChessTerms),
}

impl Terms {
    /// Of which game.
    #[must_use]
    pub const fn kind(&self) -> GameKind {
        match self {
            Self::Backgammon(_) => GameKind::Backgammon,
            Self::Draughts(_) => GameKind::Draughts,
            Self::Chess(_) => GameKind::Chess,
        }
    }

    /// The usual terms of a rule set: a match to five points or points kept, one game of draughts or chess.
    #[must_use]
    pub fn usual(rules: &RuleSet) -> Self {
        match rules {
            RuleSet::Backgammon(frame) => Self::Backgammon(BackgammonTerms::of(*frame, 5)),
            RuleSet::Draughts(_) => Self::Draughts(DraughtsTerms::ONE_GAME),
            RuleSet::Chess(_) => Self::Chess(ChessTerms::ONE_GAME),
        }
    }

    /// As the header of a record has them.
    #[must_use]
    pub fn to_json(self) -> Value {
        let written = match &self {
            Self::Backgammon(terms) => serde_json::to_value(BackgammonJson::from(terms)),
            Self::Draughts(terms) => serde_json::to_value(SeriesJson { games: terms.games }),
            Self::Chess(terms) => serde_json::to_value(SeriesJson { games: terms.games }),
        };
        // Structures with string keys only always become a value.
        written.unwrap_or_default()
    }

    /// From the header of a record, or from whoever lays out a table.
    ///
    /// # Errors
    /// What is wrong with them.
    pub fn from_json(kind: GameKind, json: Value) -> Result<Self, String> {
        fn read<T: for<'de> Deserialize<'de>>(json: Value) -> Result<T, String> {
            serde_json::from_value(json).map_err(|error| error.to_string())
        }
        Ok(match kind {
            GameKind::Backgammon => Self::Backgammon(read::<BackgammonJson>(json)?.try_into()?),
            GameKind::Draughts => {
                let SeriesJson { games } = read(json)?;
                Self::Draughts(DraughtsTerms { games })
            }
            GameKind::Chess => {
                let SeriesJson { games } = read(json)?;
                Self::Chess(ChessTerms { games })
            }
        })
    }
}

/// Why a game cannot begin like this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotBegun {
    /// The terms are those of another game.
    TermsOfAnotherGame,
    /// A contest of no games, or of too many.
    Games {
        /// How many there may be.
        most: u32,
    },
    /// The terms or the start do not fit the rules of backgammon.
    Backgammon(StartError),
    /// The start is no position of these rules of draughts.
    Position(NotAPosition),
    /// The start is no position of chess.
    ChessPosition(NotAChessPosition),
    /// The game has dice, and it is not said where they come from.
    NoDice,
    /// The game has no dice.
    DiceNotUsed,
}

impl fmt::Display for NotBegun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::TermsOfAnotherGame => f.write_str("the terms belong to another game"),
            Self::Games { most } => write!(f, "a contest has 1 to {most} games"),
            Self::Backgammon(error) => error.fmt(f),
            Self::Position(error) => error.fmt(f),
            Self::ChessPosition(error) => error.fmt(f),
            Self::NoDice => f.write_str("it is not said where the dice come from"),
            Self::DiceNotUsed => f.write_str("this game is played without dice"),
        }
    }
}

impl core::error::Error for NotBegun {}

impl Contest {
    /// A contest by these rules and terms, with dice from this source, from the beginning or from a position.
    ///
    /// # Errors
    /// What does not fit together.
    pub fn begin(
        rules: &RuleSet,
        terms: &Terms,
        dice: Option<&Source>,
        start: Option<&str>,
    ) -> Result<Self, NotBegun> {
        match (rules, terms, dice) {
            (RuleSet::Backgammon(frame), Terms::Backgammon(terms), Some(source)) => {
                let supply = match source {
                    Source::Typed => DiceSupply::ByHand,
                    Source::Online(_) | Source::Machine(_) => DiceSupply::Table,
                };
                Backgammon::new(terms.terms(*frame, supply), start)
                    .map(Self::Backgammon)
                    .map_err(NotBegun::Backgammon)
            }
            (RuleSet::Backgammon(_), Terms::Backgammon(_), None) => Err(NotBegun::NoDice),
            (RuleSet::Draughts(rules), Terms::Draughts(terms), None) => {
                check_games(terms.games)?;
                Draughts::new(rules.clone(), *terms, start)
                    .map(Self::Draughts)
                    .map_err(NotBegun::Position)
            }
            (RuleSet::Chess(rules), Terms::Chess(terms), None) => {
                check_games(terms.games)?;
                Chess::new(rules.clone(), *terms, start)
                    .map(Self::Chess)
                    .map_err(NotBegun::ChessPosition)
            }
            (RuleSet::Draughts(_), Terms::Draughts(_), Some(_))
            | (RuleSet::Chess(_), Terms::Chess(_), Some(_)) => Err(NotBegun::DiceNotUsed),
            (RuleSet::Backgammon(_), Terms::Draughts(_) | Terms::Chess(_), _)
            | (RuleSet::Draughts(_), Terms::Backgammon(_) | Terms::Chess(_), _)
            | (RuleSet::Chess(_), Terms::Backgammon(_) | Terms::Draughts(_), _) => {
                Err(NotBegun::TermsOfAnotherGame)
            }
        }
    }
}

fn check_games(games: u32) -> Result<(), NotBegun> {
    if (1..=MOST_GAMES).contains(&games) {
        Ok(())
    } else {
        Err(NotBegun::Games { most: MOST_GAMES })
    }
}

/// An unknown term could change what is played, so none is let pass.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BackgammonJson {
    length: LengthJson,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    points: Option<u32>,
    start: String,
    cube: Switch,
    jacoby: Switch,
    beavers: BeaversJson,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum LengthJson {
    OneGame,
    PointsKept,
    Match,
    Money,
}

#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Switch {
    On,
    Off,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum BeaversJson {
    Off,
    Beavers,
    Raccoons,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct SeriesJson {
    games: u32,
}

impl From<&BackgammonTerms> for BackgammonJson {
    fn from(terms: &BackgammonTerms) -> Self {
        let (length, points) = match terms.length {
            Length::OneGame => (LengthJson::OneGame, None),
            Length::PointsKept => (LengthJson::PointsKept, None),
            Length::Match(points) => (LengthJson::Match, Some(points)),
            Length::Money => (LengthJson::Money, None),
        };
        let switch = |on| if on { Switch::On } else { Switch::Off };
        Self {
            length,
            points,
            start: terms.start.id().to_owned(),
            cube: switch(terms.cube == CubeUse::On),
            jacoby: switch(terms.jacoby == Jacoby::On),
            beavers: match terms.beavers {
                Beavers::Off => BeaversJson::Off,
                Beavers::Beavers => BeaversJson::Beavers,
                Beavers::Raccoons => BeaversJson::Raccoons,
            },
        }
    }
}

impl TryFrom<BackgammonJson> for BackgammonTerms {
    type Error = String;

    fn try_from(json: BackgammonJson) -> Result<Self, String> {
        let length = match (json.length, json.points) {
            (LengthJson::OneGame, None) => Length::OneGame,
            (LengthJson::PointsKept, None) => Length::PointsKept,
            (LengthJson::Money, None) => Length::Money,
            (LengthJson::Match, Some(points)) => Length::Match(points),
            (LengthJson::Match, None) => {
                return Err("a match has points".to_owned());
            }
            (_, Some(_)) => {
                return Err("only a match has points".to_owned());
            }
        };
        let start = StartingPosition::from_id(&json.start)
            .ok_or_else(|| format!("{:?} is no starting position", json.start))?;
        Ok(Self {
            length,
            start,
            cube: match json.cube {
                Switch::On => CubeUse::On,
                Switch::Off => CubeUse::Off,
            },
            jacoby: match json.jacoby {
                Switch::On => Jacoby::On,
                Switch::Off => Jacoby::Off,
            },
            beavers: match json.beavers {
                BeaversJson::Off => Beavers::Off,
                BeaversJson::Beavers => Beavers::Beavers,
                BeaversJson::Raccoons => Beavers::Raccoons,
            },
        })
    }
}
