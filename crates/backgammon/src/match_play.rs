//! A contest: one game, points kept, a match, or money play.

use alloc::vec::Vec;

use crate::cube::Cube;
use crate::event::{Ended, Event, Outcome, ToAct};
use crate::game::Game;
use crate::game_terms::{CubeTerms, GameTerms};
use crate::illegal::Illegal;
use crate::phase::Phase;
use crate::position::Position;
use crate::refusal::Refusal;
use crate::side::Side;
use crate::terms::{Length, Terms, TermsError};

/// Where a match stands with regard to the Crawford game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum Crawford {
    /// Nobody is a point from winning yet, or there is no such game.
    #[default]
    Before,
    /// This is the Crawford game.
    Now,
    /// It has been played: the cube is back.
    After,
}

/// A game of a contest that is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct PlayedGame {
    /// How it ended.
    pub outcome: Outcome,
    /// The last position, as the winner sees it.
    pub position: Position,
    /// Was it the Crawford game?
    pub crawford: Crawford,
}

/// Where a contest stands, unchecked: to take one up in the middle. [`MatchSetup::resume`] checks it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct MatchSetup {
    /// What was agreed.
    pub terms: Terms,
    /// Points of light and dark.
    pub score: [u64; 2],
    /// The Crawford game, in a match that has one.
    pub crawford: Crawford,
    /// The position as `turn` sees it.
    pub position: Position,
    /// Whose turn it is.
    pub turn: Side,
    /// The cube (before the double, while one is offered).
    pub cube: Cube,
    /// How far the turn has come.
    pub phase: Phase,
}

/// Why a contest cannot stand like this.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MatchSetupError {
    /// The terms themselves do not fit.
    Terms(TermsError),
    /// The score says the match is over.
    MatchIsOver {
        /// Points of light and dark.
        score: [u64; 2],
        /// The length of the match.
        points: u32,
    },
    /// A Crawford game, or one already played, where there is none.
    NoCrawfordHere,
    /// In the Crawford game exactly one side is a point from winning; after it at least one is.
    CrawfordScore {
        /// Points of light and dark.
        score: [u64; 2],
        /// The length of the match.
        points: u32,
    },
    /// The cube has been turned where it cannot be: left out, or in the Crawford game.
    CubeTurned(Cube),
}

impl core::fmt::Display for MatchSetupError {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        match self {
            Self::Terms(error) => error.fmt(f),
            Self::MatchIsOver {
                score: [light, dark],
                points,
            } => write!(
                f,
                "at {light} to {dark} the match to {points} is over already"
            ),
            Self::NoCrawfordHere => f.write_str("there is no Crawford game in this contest"),
            Self::CrawfordScore {
                score: [light, dark],
                points,
            } => write!(
                f,
                "{light} to {dark} in a match to {points} does not fit the Crawford game"
            ),
            Self::CubeTurned(cube) => write!(
                f,
                "the cube is at {}, but it is not in play in this game",
                cube.value()
            ),
        }
    }
}

impl core::error::Error for MatchSetupError {}

/// A contest between two sides, from the first opening roll to the end.
///
/// Its text (`Display`) is the XGID of the game on the board; to keep a contest, keep its [`Terms`] and the
/// events, or a [`MatchSetup`]. To read one, [`Situation::contest`](crate::formats::Situation::contest) adds
/// the frame that no ID names.
///
/// When a game ends its points are added and the next one waits for its opening roll; a match ends when
/// a side reaches or passes its length.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Match {
    terms: Terms,
    score: [u64; 2],
    crawford: Crawford,
    game: Game,
    played: Vec<PlayedGame>,
}

impl Match {
    /// A new contest.
    ///
    /// # Errors
    /// If the frame does not allow the terms.
    pub fn new(terms: Terms) -> Result<Self, TermsError> {
        terms.check()?;
        Ok(Self {
            terms,
            score: [0, 0],
            crawford: Crawford::Before,
            game: Game::new(GameTerms::of(&terms), terms.start.position()),
            played: Vec::new(),
        })
    }

    /// What was agreed.
    #[must_use]
    pub const fn terms(&self) -> &Terms {
        &self.terms
    }

    /// Points of light and dark.
    #[must_use]
    pub const fn score(&self) -> [u64; 2] {
        self.score
    }

    /// Is this the Crawford game, before it, or after it?
    #[must_use]
    pub const fn crawford(&self) -> Crawford {
        self.crawford
    }

    /// The game being played; once the contest is over, the last one.
    #[must_use]
    pub const fn game(&self) -> &Game {
        &self.game
    }

    /// The games that are over, in order (those since it was taken up, if it was).
    #[must_use]
    pub fn played(&self) -> &[PlayedGame] {
        &self.played
    }

    /// Who has won the contest, if it has an end and has come to it.
    #[must_use]
    pub fn winner(&self) -> Option<Side> {
        match self.terms.length {
            Length::OneGame => self.played.last().map(|played| played.outcome.winner),
            Length::Match(points) => Side::BOTH
                .into_iter()
                .find(|side| self.score[side.index()] >= u64::from(points)),
            Length::PointsKept | Length::Money => None,
        }
    }

    /// Who is to act.
    #[must_use]
    pub fn to_act(&self) -> ToAct {
        match self.winner() {
            Some(winner) => ToAct::Over(Ended::Contest {
                winner,
                score: self.score,
            }),
            None => self.game.to_act(),
        }
    }

    /// Every event that [`Match::apply`] would accept now.
    #[must_use]
    pub fn legal(&self) -> Vec<Event> {
        match self.winner() {
            Some(_) => Vec::new(),
            None => self.game.legal(),
        }
    }

    /// Lets an event of `side` happen.
    ///
    /// # Errors
    /// As [`Match::apply`], and if the event is not this side's to make.
    pub fn apply_by(&mut self, side: Side, event: &Event) -> Result<(), Refusal> {
        self.apply_with(|game| game.apply_by(side, event))
    }

    /// Lets an event happen. On an error nothing has changed.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        self.apply_with(|game| game.apply(event))
    }

    fn apply_with(
        &mut self,
        event: impl FnOnce(&mut Game) -> Result<(), Refusal>,
    ) -> Result<(), Refusal> {
        if self.winner().is_some() {
            return Err(Refusal {
                illegal: Illegal::ContestOver,
                frame: self.terms.frame,
            });
        }
        event(&mut self.game)?;
        if let Some(outcome) = self.game.outcome() {
            self.close_game(outcome);
        }
        Ok(())
    }

    fn close_game(&mut self, outcome: Outcome) {
        // A set-up may have come from anywhere, with any score.
        let score = &mut self.score[outcome.winner.index()];
        *score = score.saturating_add(outcome.points);
        self.played.push(PlayedGame {
            outcome,
            position: self.game.position_for(outcome.winner),
            crawford: self.crawford,
        });
        if self.winner().is_none() {
            self.enter_crawford();
            self.game = self.next_game();
        }
    }

    /// The game after a side first came within a point of winning is the Crawford game. A match to one
    /// point has none: both sides begin a point away.
    fn enter_crawford(&mut self) {
        self.crawford = match self.crawford {
            Crawford::Before if self.sides_a_point_away() == 1 => Crawford::Now,
            Crawford::Before => Crawford::Before,
            Crawford::Now | Crawford::After => Crawford::After,
        };
    }

    /// How many sides are a point from winning a match with a Crawford game.
    fn sides_a_point_away(&self) -> usize {
        let Some(points) = self.terms.length.match_points() else {
            return 0;
        };
        if !self.terms.has_crawford() {
            return 0;
        }
        self.score
            .iter()
            .filter(|&&score| score + 1 == u64::from(points))
            .count()
    }

    fn game_terms(&self) -> GameTerms {
        let mut terms = GameTerms::of(&self.terms);
        if self.crawford == Crawford::Now && terms.cube == CubeTerms::InPlay {
            terms.cube = CubeTerms::CrawfordGame;
        }
        terms
    }

    fn next_game(&self) -> Game {
        Game::new(self.game_terms(), self.terms.start.position())
    }
}

impl From<&Match> for MatchSetup {
    fn from(contest: &Match) -> Self {
        Self {
            terms: contest.terms,
            score: contest.score,
            crawford: contest.crawford,
            position: contest.game.position(),
            turn: contest.game.turn(),
            cube: contest.game.cube(),
            phase: contest.game.phase(),
        }
    }
}

impl MatchSetup {
    /// Takes the contest up here. A position that is already won ends its game at once.
    ///
    /// # Errors
    /// Why it cannot stand like this.
    pub fn resume(&self) -> Result<Match, MatchSetupError> {
        self.terms.check().map_err(MatchSetupError::Terms)?;
        let mut contest = Match {
            terms: self.terms,
            score: self.score,
            crawford: self.crawford,
            game: Game::new(GameTerms::of(&self.terms), self.position),
            played: Vec::new(),
        };
        if let Some(points) = self.terms.length.match_points() {
            let score = self.score;
            if contest.winner().is_some() {
                return Err(MatchSetupError::MatchIsOver { score, points });
            }
            let away = contest.sides_a_point_away();
            let fits = match self.crawford {
                Crawford::Before => away == 0 || points == 1,
                Crawford::Now => away == 1,
                Crawford::After => away > 0 && points > 1,
            };
            if !fits && self.terms.has_crawford() {
                return Err(MatchSetupError::CrawfordScore { score, points });
            }
        }
        if self.crawford != Crawford::Before && !self.terms.has_crawford() {
            return Err(MatchSetupError::NoCrawfordHere);
        }
        let terms = contest.game_terms();
        let untouched = self.cube == Cube::CENTRED && !matches!(self.phase, Phase::Raised(_));
        if terms.cube != CubeTerms::InPlay && !untouched {
            return Err(MatchSetupError::CubeTurned(self.cube));
        }
        contest.game = Game::resume(terms, self.position, self.turn, self.cube, self.phase);
        if let Some(outcome) = contest.game.outcome() {
            contest.close_game(outcome);
        }
        Ok(contest)
    }
}
