//! Backgammon at the table: a contest of one game or many.

use super::outcome::{Outcome, Reason, Stake};
use super::seam::{Game, Misread, PositionFormat, PositionText, ToAct};
use crate::Side;
use crate::dice::Throw as Kind;
use ::backgammon::formats::{IdError, PlayedFor, Situation, Stage};
use ::backgammon::notation::{NotationError, Written};
use ::backgammon::{
    Beavers, Crawford, CubeUse, DiceSupply, Ended, Ending, Event, Frame, Game as OneGame, Illegal,
    Jacoby, Length, Match, MatchSetup, MatchSetupError, Phase, Roll, StartingPosition, Terms,
    Throw, ToAct as Awaited, Win,
};
use core::fmt;
use core::num::NonZeroU32;

/// What the players agree on within their frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct BackgammonTerms {
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
}

impl BackgammonTerms {
    /// The usual terms of a frame; `points` is the length where it plays matches.
    #[must_use]
    pub const fn of(frame: Frame, points: u32) -> Self {
        Self::from_terms(&Terms::of(frame, points))
    }

    /// Money play, with the two options.
    #[must_use]
    pub const fn money(jacoby: Jacoby, beavers: Beavers) -> Self {
        Self::from_terms(&Terms::money(jacoby, beavers))
    }

    /// These terms without the frame and the dice, which the table knows from elsewhere.
    #[must_use]
    pub const fn from_terms(terms: &Terms) -> Self {
        Self {
            length: terms.length,
            start: terms.start,
            cube: terms.cube,
            jacoby: terms.jacoby,
            beavers: terms.beavers,
        }
    }

    /// The whole terms, as the rules know them.
    #[must_use]
    pub const fn terms(&self, frame: Frame, dice: DiceSupply) -> Terms {
        Terms::of(frame, 1)
            .with_length(self.length)
            .with_start(self.start)
            .with_cube(self.cube)
            .with_jacoby(self.jacoby)
            .with_beavers(self.beavers)
            .with_dice(dice)
    }
}

/// Why a contest cannot begin like this.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StartError {
    /// The position cannot be read.
    Id(IdError),
    /// The terms or the position do not fit.
    Setup(MatchSetupError),
    /// The position belongs to a contest of another length.
    OtherLength {
        /// Points to play to, as the position says.
        position: u32,
    },
    /// The game is over there.
    Over,
}

impl fmt::Display for StartError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Id(error) => error.fmt(f),
            Self::Setup(error) => error.fmt(f),
            Self::OtherLength { position } => write!(
                f,
                "the position is of a match to {position} points, which is not what is played here"
            ),
            Self::Over => f.write_str("the game is over in this position"),
        }
    }
}

impl core::error::Error for StartError {}

/// A contest of backgammon.
///
/// When a game ends the board stays as it is until [`Game::next_game`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backgammon {
    contest: Match,
    /// The game that has just ended, while the next has not begun.
    ended: Option<OneGame>,
}

impl From<::backgammon::Side> for Side {
    fn from(side: ::backgammon::Side) -> Self {
        match side {
            ::backgammon::Side::Light => Self::Light,
            ::backgammon::Side::Dark => Self::Dark,
        }
    }
}

impl From<Side> for ::backgammon::Side {
    fn from(side: Side) -> Self {
        match side {
            Side::Light => Self::Light,
            Side::Dark => Self::Dark,
        }
    }
}

impl Backgammon {
    /// A new contest, from the opening roll or from a position: an XGID or an ID of GNU Backgammon.
    ///
    /// A position brings the score, the cube and the dice with it; a bare position ID leaves them
    /// at the beginning.
    ///
    /// # Errors
    /// Why the terms or the position do not fit.
    pub fn new(terms: Terms, start: Option<&str>) -> Result<Self, StartError> {
        let contest = match start {
            None => Match::new(terms)
                .map_err(|error| StartError::Setup(MatchSetupError::Terms(error)))?,
            Some(text) => {
                let checkers = terms.start.checkers_a_side();
                let situation = Situation::decode(text, checkers).map_err(StartError::Id)?;
                setup(terms, &situation)?
                    .resume()
                    .map_err(StartError::Setup)?
            }
        };
        if contest.winner().is_some() || !contest.played().is_empty() {
            return Err(StartError::Over);
        }
        Ok(Self {
            contest,
            ended: None,
        })
    }

    /// The contest as the rules keep it. Between two games it already waits for the next opening roll.
    #[must_use]
    pub const fn contest(&self) -> &Match {
        &self.contest
    }

    /// The game on the board.
    #[must_use]
    pub fn game(&self) -> &OneGame {
        self.ended.as_ref().unwrap_or(self.contest.game())
    }

    /// The dice have fallen: one each for the opening (Light's first), or two of `by`.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn throw(&mut self, by: Side, kind: Kind, dice: [u8; 2]) -> Result<(), Illegal> {
        // The dice room has checked the faces; the text panel has not.
        let roll = Roll::from_pips(dice[0], dice[1]).ok_or(Illegal::RollFirst)?;
        let event = match kind {
            Kind::Opening => Event::OpeningRoll {
                light: roll.first(),
                dark: roll.second(),
            },
            Kind::Pair => Event::Roll(roll),
        };
        self.let_happen(by, &event)
    }

    fn let_happen(&mut self, side: Side, event: &Event) -> Result<(), Illegal> {
        if self.ended.is_some() {
            return Err(Illegal::GameOver);
        }
        let games = self.contest.played().len();
        let mut board = *self.contest.game();
        self.contest.apply_by(side.into(), event)?;
        if self.contest.played().len() > games {
            // The match has already put up the next game; this one stays on the board for now.
            board.apply(event)?;
            self.ended = Some(board);
        }
        Ok(())
    }

    /// The contest and its score as other programs know them.
    #[must_use]
    pub fn situation(&self) -> Situation {
        let terms = self.contest.terms();
        let game = self.game();
        Situation {
            position: game.position(),
            on_roll: game.turn(),
            cube: game.cube(),
            stage: game.phase().into(),
            score: self.score_on_the_board(),
            played_for: match terms.length.match_points().and_then(NonZeroU32::new) {
                Some(length) => PlayedFor::Match {
                    length,
                    crawford: self.crawford_on_the_board() == Crawford::Now,
                },
                None => PlayedFor::Money {
                    jacoby: terms.jacoby == Jacoby::On,
                    beavers: terms.beavers != Beavers::Off,
                },
            },
            most_doublings: None,
        }
    }

    /// The score with which the game on the board began.
    fn score_on_the_board(&self) -> [u64; 2] {
        let mut score = self.contest.score();
        if let (Some(_), Some(last)) = (&self.ended, self.contest.played().last()) {
            score[last.outcome.winner.index()] -= last.outcome.points;
        }
        score
    }

    /// Whether the game on the board is the Crawford game, before it, or after it.
    #[must_use]
    pub fn crawford_on_the_board(&self) -> Crawford {
        match (&self.ended, self.contest.played().last()) {
            (Some(_), Some(last)) => last.crawford,
            _ => self.contest.crawford(),
        }
    }

    /// What the game on the board is worth to the side that wins it by the other's flag or absence:
    /// a single game at the cube, or what refusing a raise would cost. Nothing is on the board between
    /// two games.
    pub(crate) fn forfeit(&self, winner: Side, reason: Reason) -> Option<Outcome> {
        if self.ended.is_some() || self.contest.winner().is_some() {
            return None;
        }
        let raises = match self.game().phase() {
            Phase::Raised(raise) => raise.count() - 1,
            _ => 0,
        };
        let cube = self.game().cube().value() << raises;
        Some(Outcome {
            winner: Some(winner),
            reason,
            stake: Some(Stake {
                win: Win::Single,
                cube,
                points: cube,
            }),
        })
    }

    /// Could dice be thrown now?
    pub(crate) fn awaits_throw(&self) -> bool {
        self.ended.is_none()
            && matches!(
                self.game().phase(),
                Phase::Opening | Phase::ToRoll | Phase::ThrowAgain
            )
    }

    /// Do the players stop when they like, with the points as they stand?
    #[must_use]
    pub const fn is_session(&self) -> bool {
        match self.contest.terms().length {
            Length::PointsKept | Length::Money => true,
            Length::OneGame | Length::Match(_) => false,
        }
    }
}

impl Game for Backgammon {
    type Event = Event;
    type Illegal = Illegal;
    type Unreadable = NotationError;

    fn to_act(&self) -> ToAct {
        if self.contest.winner().is_some() {
            return ToAct::Over;
        }
        if self.ended.is_some() {
            return ToAct::NextGame;
        }
        match self.contest.to_act() {
            Awaited::Player(side) => ToAct::Player(side.into()),
            Awaited::Dice(Throw::Opening) => ToAct::Opening,
            Awaited::Dice(Throw::Turn(side)) => ToAct::Dice(side.into()),
            Awaited::Over(Ended::Game(_)) => ToAct::NextGame,
            Awaited::Over(Ended::Contest { .. }) => ToAct::Over,
        }
    }

    fn legal(&self) -> Vec<Event> {
        match self.ended {
            Some(_) => Vec::new(),
            None => self.contest.legal(),
        }
    }

    fn apply_by(
        &mut self,
        side: Side,
        event: &Event,
    ) -> Result<(), Misread<Illegal, NotationError>> {
        self.let_happen(side, event).map_err(Misread::Illegal)
    }

    fn outcome(&self) -> Option<Outcome> {
        self.ended
            .and_then(|game| game.outcome())
            .map(Outcome::from)
    }

    fn next_game(&mut self) -> bool {
        self.contest.winner().is_none() && self.ended.take().is_some()
    }

    fn score(&self) -> [u64; 2] {
        self.contest.score()
    }

    fn read(&self, side: Side, text: &str) -> Result<Event, Misread<Illegal, NotationError>> {
        let text = text.trim();
        if let Some((event, _)) = words(side)
            .into_iter()
            .find(|(_, word)| word.eq_ignore_ascii_case(text))
        {
            return Ok(event);
        }
        let written: Written = text.parse().map_err(Misread::Unreadable)?;
        let game = self.game();
        let Some(roll) = game.phase().roll() else {
            let mut tried = *game;
            let refused = tried.apply_by(side.into(), &Event::Play(::backgammon::Play::NONE));
            return Err(Misread::Illegal(
                refused.err().map_or(Illegal::RollFirst, Illegal::from),
            ));
        };
        if game.turn() != side.into() {
            let to_act = game.turn();
            return Err(Misread::Illegal(Illegal::NotYourTurn { to_act }));
        }
        let play = game.position().resolve(roll, &written);
        play.map(Event::Play).map_err(Misread::Illegal)
    }

    fn write(&self, event: &Event) -> String {
        match event {
            Event::OpeningRoll { light, dark } => format!("{light}-{dark}"),
            Event::Roll(roll) => roll.to_string(),
            Event::Play(play) => play.to_string(),
            Event::VoidThrow => "void".to_owned(),
            decision => {
                let by = match decision {
                    Event::Resign { by, .. } => (*by).into(),
                    _ => Side::Light,
                };
                let word = words(by).into_iter().find(|(known, _)| known == decision);
                word.map_or("", |(_, word)| word).to_owned()
            }
        }
    }

    fn positions(&self) -> Vec<PositionText> {
        let situation = self.situation();
        vec![
            PositionText::new(PositionFormat::Xgid, situation.xgid().to_string()),
            PositionText::new(PositionFormat::Gnu, situation.to_string()),
        ]
    }
}

/// The decisions of a side, with their word in records and in the text panel.
fn words(side: Side) -> [(Event, &'static str); 10] {
    let resign = |win| Event::Resign {
        by: side.into(),
        win,
    };
    [
        (Event::Double, "double"),
        (Event::Take, "take"),
        (Event::Drop, "drop"),
        (Event::Beaver, "beaver"),
        (Event::Raccoon, "raccoon"),
        (resign(Win::Single), "resign single"),
        (resign(Win::Gammon), "resign gammon"),
        (resign(Win::Backgammon), "resign backgammon"),
        (Event::AcceptResignation, "accept"),
        (Event::RefuseResignation, "refuse"),
    ]
}

impl From<::backgammon::Outcome> for Outcome {
    fn from(outcome: ::backgammon::Outcome) -> Self {
        Self {
            winner: Some(outcome.winner.into()),
            reason: match outcome.ending {
                Ending::BorneOff => Reason::BorneOff,
                Ending::Dropped => Reason::Dropped,
                Ending::Resigned => Reason::Resigned,
            },
            stake: Some(Stake {
                win: outcome.win,
                cube: outcome.cube,
                points: outcome.points,
            }),
        }
    }
}

/// Puts the situation of an ID under the terms of the table.
fn setup(terms: Terms, from: &Situation) -> Result<MatchSetup, StartError> {
    if let PlayedFor::Match { length, .. } = from.played_for
        && terms.length.match_points() != Some(length.get())
    {
        return Err(StartError::OtherLength {
            position: length.get(),
        });
    }
    let before_the_opening = from.stage == Stage::NotStarted;
    let mut from = *from;
    if before_the_opening {
        from.stage = Stage::ToRoll;
    }
    let mut setup = from
        .contest(terms.frame, terms.start)
        .ok_or(StartError::Over)?;
    setup.terms = terms;
    if before_the_opening {
        setup.phase = Phase::Opening;
    }
    Ok(setup)
}
