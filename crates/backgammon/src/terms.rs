//! What two players agree on before they begin.

use core::fmt;

use crate::frame::{CrawfordRule, CubeRule, Frame, LengthRule, OptionRule};
use crate::position::StartingPosition;

/// How long a contest lasts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Length {
    /// One game.
    OneGame,
    /// Game after game, the points added up, until the players stop.
    PointsKept,
    /// To this number of points, reached or passed.
    Match(u32),
    /// Game after game for money, until the players stop.
    Money,
}

impl Length {
    /// The points to play to, in a match.
    #[must_use]
    pub const fn match_points(self) -> Option<u32> {
        match self {
            Self::Match(points) => Some(points),
            Self::OneGame | Self::PointsKept | Self::Money => None,
        }
    }
}

/// Is the doubling cube on the table?
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum CubeUse {
    /// It is played with.
    #[default]
    On,
    /// It is left in the box.
    Off,
}

/// The Jacoby rule: gammon and backgammon count as a single game until the cube has been turned.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Jacoby {
    /// Agreed on.
    On,
    /// Not played.
    #[default]
    Off,
}

/// Redoubling at once when a double is accepted.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Beavers {
    /// Not played.
    #[default]
    Off,
    /// The side that is doubled may double again at once and keep the cube.
    Beavers,
    /// And the doubler may answer a beaver in the same way.
    Raccoons,
}

/// Who supplies the dice.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum DiceSupply {
    /// The table, with a proof; a throw stands.
    #[default]
    Table,
    /// The players throw real dice and type them in; a throw can be declared void.
    ByHand,
}

/// Everything agreed on before the first game.
///
/// [`Terms::of`] gives the usual terms of a frame; change the fields, or use the `with_` methods, and let
/// [`Terms::check`] (or [`Match::new`](crate::Match::new)) say whether the frame allows it. The default is the
/// usual terms of the default frame.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Terms {
    /// The rule set.
    pub frame: Frame,
    /// How long.
    pub length: Length,
    /// How the checkers are set up.
    pub start: StartingPosition,
    /// With or without the cube.
    pub cube: CubeUse,
    /// The Jacoby rule, for money.
    pub jacoby: Jacoby,
    /// Beavers, for money.
    pub beavers: Beavers,
    /// Where the dice come from.
    pub dice: DiceSupply,
}

/// Why a frame does not allow some terms.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum TermsError {
    /// The frame knows no contest of this length.
    Length {
        /// The frame.
        frame: Frame,
        /// What was asked for.
        length: Length,
    },
    /// A match to no points at all.
    MatchToZero,
    /// The cube belongs to this frame.
    CubeAlwaysOn(Frame),
    /// The Jacoby rule belongs to money play, where the frame knows it.
    Jacoby(Frame),
    /// Beavers belong to money play, where the frame knows them.
    Beavers(Frame),
}

impl fmt::Display for TermsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Length { frame, length } => {
                let length = match length {
                    Length::OneGame => "a single game",
                    Length::PointsKept => "points kept game after game",
                    Length::Match(_) => "a match to a number of points",
                    Length::Money => "money play",
                };
                write!(f, "{length} is not part of the {frame} rules")
            }
            Self::MatchToZero => f.write_str("a match goes to at least one point"),
            Self::CubeAlwaysOn(frame) => {
                write!(f, "the {frame} rules are played with the doubling cube")
            }
            Self::Jacoby(Frame::Tournament) => {
                f.write_str("the Jacoby rule is an option of money play, not of a match")
            }
            Self::Jacoby(frame) => write!(f, "the {frame} rules do not know the Jacoby rule"),
            Self::Beavers(Frame::Tournament) => {
                f.write_str("beavers are an option of money play, not of a match")
            }
            Self::Beavers(frame) => write!(f, "the {frame} rules do not know beavers"),
        }
    }
}

impl core::error::Error for TermsError {}

impl Terms {
    /// The usual terms of a frame: points kept for `xalingo`, a match to `points` for `aquamarine`
    /// and `tournament`; cube on, no options.
    #[must_use]
    pub const fn of(frame: Frame, points: u32) -> Self {
        let length = match frame.rules().length {
            LengthRule::GameOrPoints => Length::PointsKept,
            LengthRule::Match | LengthRule::MatchOrMoney => Length::Match(points),
        };
        Self {
            frame,
            length,
            start: StartingPosition::Standard,
            cube: CubeUse::On,
            jacoby: Jacoby::Off,
            beavers: Beavers::Off,
            dice: DiceSupply::Table,
        }
    }

    /// Money play by the tournament rules, with the two options.
    #[must_use]
    pub const fn money(jacoby: Jacoby, beavers: Beavers) -> Self {
        let mut terms = Self::of(Frame::Tournament, 1);
        terms.length = Length::Money;
        terms.jacoby = jacoby;
        terms.beavers = beavers;
        terms
    }

    /// These terms with another length.
    #[must_use]
    pub const fn with_length(mut self, length: Length) -> Self {
        self.length = length;
        self
    }

    /// These terms with another set-up of the checkers.
    #[must_use]
    pub const fn with_start(mut self, start: StartingPosition) -> Self {
        self.start = start;
        self
    }

    /// These terms with or without the cube.
    #[must_use]
    pub const fn with_cube(mut self, cube: CubeUse) -> Self {
        self.cube = cube;
        self
    }

    /// These terms with or without the Jacoby rule.
    #[must_use]
    pub const fn with_jacoby(mut self, jacoby: Jacoby) -> Self {
        self.jacoby = jacoby;
        self
    }

    /// These terms with or without beavers.
    #[must_use]
    pub const fn with_beavers(mut self, beavers: Beavers) -> Self {
        self.beavers = beavers;
        self
    }

    /// These terms with dice from elsewhere.
    #[must_use]
    pub const fn with_dice(mut self, dice: DiceSupply) -> Self {
        self.dice = dice;
        self
    }

    /// Does the frame's table allow these terms?
    ///
    /// # Errors
    /// The first row of the table that forbids them.
    pub fn check(&self) -> Result<(), TermsError> {
        let rules = self.frame.rules();
        let known = match self.length {
            Length::OneGame | Length::PointsKept => rules.length == LengthRule::GameOrPoints,
            Length::Match(_) => rules.length != LengthRule::GameOrPoints,
            Length::Money => rules.length == LengthRule::MatchOrMoney,
        };
        if !known {
            return Err(TermsError::Length {
                frame: self.frame,
                length: self.length,
            });
        }
        if self.length == Length::Match(0) {
            return Err(TermsError::MatchToZero);
        }
        if self.cube == CubeUse::Off && rules.cube == CubeRule::Always {
            return Err(TermsError::CubeAlwaysOn(self.frame));
        }
        let money = self.length == Length::Money;
        let allowed = |option: OptionRule| money && option == OptionRule::OptionOfMoney;
        if self.jacoby == Jacoby::On && !allowed(rules.jacoby) {
            return Err(TermsError::Jacoby(self.frame));
        }
        if self.beavers != Beavers::Off && !allowed(rules.beavers) {
            return Err(TermsError::Beavers(self.frame));
        }
        Ok(())
    }

    /// Is one game of the match played without the cube?
    #[must_use]
    pub fn has_crawford(&self) -> bool {
        self.frame.rules().crawford == CrawfordRule::InMatches
            && self.length.match_points().is_some()
    }
}

impl Default for Terms {
    fn default() -> Self {
        Self::of(Frame::default(), 1)
    }
}
