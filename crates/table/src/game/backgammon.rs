//! Backgammon at the table: a contest of one game or many.

use super::outcome::{Outcome, Reason, Stake};
use super::seam::{Game, Misread, PositionFormat, PositionText, ToAct};
use crate::Side;
use crate::dice::Throw as Kind;
use ::backgammon::formats::{IdError, PlayedFor, Situation, Stage};
use ::backgammon::notation::{NotationError, Written};
use ::backgammon::{
    Beavers, Crawford, CubeUse, DiceSupply, Ended, Ending, Event, Frame, Game as OneGame, Illegal,
    Jacoby, Length, Match, MatchSetup, MatchSetupError, Phase, Play, Roll, StartingPosition, Terms,
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
    /// How the game on the board was lost by the flag or by leaving, which the rules do not know.
    forfeited: Option<Outcome>,
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
            forfeited: None,
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

    /// What the game on the board is worth to the side that wins it by the other's flag or absence: a single game at
    /// the cube, or what refusing a raise would cost.
    fn forfeit(&self) -> Stake {
        let raises = match self.game().phase() {
            Phase::Raised(raise) => raise.count() - 1,
            _ => 0,
        };
        let cube = self.game().cube().value() << raises;
        Stake {
            win: Win::Single,
            cube,
            points: cube,
        }
    }

    /// The play of the dice on the table that a record means by this text.
    fn resolve(&self, side: Side, text: &str) -> Result<Play, Misread<Illegal, NotationError>> {
        let written: Written = text.parse().map_err(Misread::Unreadable)?;
        let game = self.game();
        let Some(roll) = game.phase().roll() else {
            let mut tried = *game;
            let refused = tried.apply_by(side.into(), &Event::Play(Play::NONE));
            let illegal = refused.err().map_or(Illegal::RollFirst, Illegal::from);
            return Err(Misread::Illegal(illegal));
        };
        if game.turn() != side.into() {
            let to_act = game.turn();
            return Err(Misread::Illegal(Illegal::NotYourTurn { to_act }));
        }
        let play = game.position().resolve(roll, &written);
        play.map_err(Misread::Illegal)
    }

    /// Whether an event of `side` can happen now.
    fn check(&self, side: Side, event: &Event) -> Result<(), Misread<Illegal, NotationError>> {
        if self.ended.is_some() {
            return Err(Misread::Illegal(Illegal::GameOver));
        }
        if self.contest.winner().is_some() {
            return Err(Misread::Illegal(Illegal::ContestOver));
        }
        let mut game = *self.contest.game();
        let tried = game.apply_by(side.into(), event);
        tried.map_err(|refusal| Misread::Illegal(refusal.into()))
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

    fn judge(&self, side: Side, event: &Event) -> Result<Event, Misread<Illegal, NotationError>> {
        self.check(side, event)?;
        match event {
            Event::Play(play) => self.resolve(side, &play.to_string()).map(Event::Play),
            event => Ok(*event),
        }
    }

    fn read(&self, side: Side, text: &str) -> Result<Event, Misread<Illegal, NotationError>> {
        let text = text.trim();
        let word = words(side)
            .into_iter()
            .find(|(_, word)| word.eq_ignore_ascii_case(text));
        let event = match word {
            Some((event, _)) => event,
            None => Event::Play(self.resolve(side, text)?),
        };
        self.check(side, &event)?;
        Ok(event)
    }

    fn take(&mut self, side: Side, event: &Event) {
        let games = self.contest.played().len();
        let mut board = *self.contest.game();
        let taken = self.contest.apply_by(side.into(), event);
        debug_assert!(taken.is_ok(), "what was judged can be taken: {event:?}");
        if self.contest.played().len() > games {
            // The match has already put up the next game; this one stays on the board for now.
            let ended = board.apply(event);
            debug_assert!(ended.is_ok(), "the same game, the same event");
            self.ended = Some(board);
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        let by_the_rules = self.ended.and_then(|game| game.outcome());
        by_the_rules.map(Outcome::from).or(self.forfeited)
    }

    fn next_game(&mut self) -> bool {
        self.contest.winner().is_none() && self.ended.take().is_some()
    }

    fn score(&self) -> [u64; 2] {
        let mut score = self.contest.score();
        if let Some(Outcome {
            winner: Some(winner),
            stake: Some(stake),
            ..
        }) = self.forfeited
        {
            let points = &mut score[::backgammon::Side::from(winner).index()];
            *points = points.saturating_add(stake.points);
        }
        score
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

    fn light(&self) -> usize {
        0
    }

    fn winner(&self) -> Option<usize> {
        self.contest.winner().map(::backgammon::Side::index)
    }

    fn draws(&self) -> bool {
        false
    }

    fn resigns_plainly(&self) -> bool {
        false
    }

    fn end(&mut self, winner: Option<Side>, reason: Reason) -> Option<Outcome> {
        if self.ended.is_some() || self.contest.winner().is_some() {
            return None;
        }
        self.forfeited = Some(Outcome {
            winner,
            reason,
            stake: Some(self.forfeit()),
        });
        self.forfeited
    }

    /// A player who is out of time loses the match, as the US clock rules have it.
    fn loses_all(&self, _: Reason) -> bool {
        true
    }

    /// A reserve lasts for the whole match.
    fn fresh_clocks(&self) -> bool {
        false
    }

    fn is_session(&self) -> bool {
        match self.contest.terms().length {
            Length::PointsKept | Length::Money => true,
            Length::OneGame | Length::Match(_) => false,
        }
    }

    fn is_choice(event: &Event) -> bool {
        !Self::is_throw(event) && !matches!(event, Event::Resign { .. })
    }

    fn ends_a_move(event: &Event) -> bool {
        !matches!(
            event,
            Event::Resign { .. } | Event::AcceptResignation | Event::RefuseResignation
        )
    }

    fn is_throw(event: &Event) -> bool {
        matches!(
            event,
            Event::OpeningRoll { .. } | Event::Roll(_) | Event::VoidThrow
        )
    }

    fn either_may_speak(&self) -> bool {
        true
    }

    fn awaits_throw(&self) -> Option<(Side, Kind)> {
        if self.ended.is_some() || self.contest.winner().is_some() {
            return None;
        }
        match self.game().phase() {
            Phase::Opening => Some((Side::Light, Kind::Opening)),
            Phase::ToRoll | Phase::ThrowAgain => Some((self.game().turn().into(), Kind::Pair)),
            _ => None,
        }
    }

    fn thrown(&self, kind: Kind, dice: [u8; 2]) -> Option<Event> {
        let roll = Roll::from_pips(dice[0], dice[1])?;
        Some(match kind {
            Kind::Opening => Event::OpeningRoll {
                light: roll.first(),
                dark: roll.second(),
            },
            Kind::Pair => Event::Roll(roll),
        })
    }

    fn void_throw(&self) -> Option<Event> {
        Some(Event::VoidThrow)
    }

    fn play_on(&mut self) -> bool {
        false
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
