//! Draughts at the table: a game, or a few with the colours changing hands.

use super::outcome::{Outcome, Reason};
use super::seam::{Game, Misread, PositionFormat, PositionText, ToAct};
use super::series::Series;
use crate::Side;
use ::draughts::formats::fen::{self, FenError};
use ::draughts::notation::{EntryError, NotAMove};
use ::draughts::{
    Course, EndReason, Flaw, Illegal, Move, Position, Rules, Setup, ToAct as Awaited, Turn,
};
use core::fmt;
use std::sync::Arc;

/// What the players agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct DraughtsTerms {
    /// How many games; the colours change hands after each. The contest ends with the last one, or
    /// when nobody can catch up any more.
    pub games: u32,
}

impl DraughtsTerms {
    /// One game.
    pub const ONE_GAME: Self = Self { games: 1 };
}

/// Why a text is no position to start from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NotAPosition {
    /// It cannot be read.
    Fen(FenError),
    /// The pieces cannot stand like this.
    Flaw(Flaw),
    /// A side has more pieces than a game begins with.
    TooMany {
        /// How many it begins with.
        most: u32,
    },
    /// The game is over there.
    Over,
}

impl fmt::Display for NotAPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Fen(error) => error.fmt(f),
            Self::Flaw(flaw) => flaw.fmt(f),
            Self::TooMany { most } => write!(f, "a side has more than {most} pieces"),
            Self::Over => f.write_str("the game is over in this position"),
        }
    }
}

impl core::error::Error for NotAPosition {}

impl From<::draughts::Side> for Side {
    fn from(side: ::draughts::Side) -> Self {
        match side {
            ::draughts::Side::White => Self::Light,
            ::draughts::Side::Black => Self::Dark,
        }
    }
}

impl From<Side> for ::draughts::Side {
    fn from(side: Side) -> Self {
        match side {
            Side::Light => Self::White,
            Side::Dark => Self::Black,
        }
    }
}

/// A contest of draughts.
///
/// A [`Turn`] is one event: a huff or none, then a move with its whole route.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draughts {
    start: Position,
    game: Course,
    series: Series,
}

impl Draughts {
    /// A new contest, from the first position or from a FEN.
    ///
    /// # Errors
    /// Why the text is no position to start from.
    pub fn new(
        rules: Arc<Rules>,
        terms: DraughtsTerms,
        start: Option<&str>,
    ) -> Result<Self, NotAPosition> {
        let start = match start {
            None => Position::start(&rules),
            Some(text) => {
                let setup = fen::parse(text, &rules).map_err(NotAPosition::Fen)?;
                // No game leads there, and kings without number could capture in ways without number.
                let most = Setup::start(&rules).white.len();
                if setup.white.len() > most || setup.black.len() > most {
                    return Err(NotAPosition::TooMany { most });
                }
                Position::new(setup, &rules).map_err(NotAPosition::Flaw)?
            }
        };
        let game = Course::new(rules, start);
        if game.outcome().is_some() {
            return Err(NotAPosition::Over);
        }
        Ok(Self {
            start,
            game,
            series: Series::of(terms.games),
        })
    }

    /// The game on the board.
    #[must_use]
    pub const fn game(&self) -> &Course {
        &self.game
    }

    /// Where each game starts.
    #[must_use]
    pub const fn start(&self) -> &Position {
        &self.start
    }

    /// The rules.
    #[must_use]
    pub fn rules(&self) -> &Rules {
        self.game.rules()
    }

    /// What the players agreed on.
    #[must_use]
    pub const fn terms(&self) -> DraughtsTerms {
        DraughtsTerms {
            games: self.series.games(),
        }
    }

    /// Which of the two players, in the order in which they sat down, holds this colour in the game on the board.
    #[must_use]
    pub const fn player(&self, side: Side) -> usize {
        self.series.player(side)
    }

    fn is_on_the_board(&self, turn: &Turn) -> bool {
        let board = self.rules().board.value;
        let squares = turn.play.iter().flat_map(Move::route).chain(&turn.huff);
        squares
            .into_iter()
            .all(|square| square.index() < board.count())
    }
}

impl Game for Draughts {
    type Event = Turn;
    type Illegal = Box<Illegal>;
    type Unreadable = NotAMove;

    fn to_act(&self) -> ToAct {
        if self.series.outcome().is_none() {
            return match self.game.to_act() {
                Awaited::Player(side) => ToAct::Player(side.into()),
                Awaited::Over(_) => ToAct::NextGame,
            };
        }
        self.series.to_act()
    }

    fn legal(&self) -> Vec<Turn> {
        match self.series.outcome() {
            Some(_) => Vec::new(),
            None => self.game.position().legal_turns(self.rules()),
        }
    }

    fn judge(&self, side: Side, turn: &Turn) -> Result<Turn, Misread<Box<Illegal>, NotAMove>> {
        // A legal turn is the record's own word for itself: a whole route is what its notation means.
        if self.series.outcome().is_none() && self.legal().contains(turn) {
            return Ok(turn.clone());
        }
        if !self.is_on_the_board(turn) {
            return Err(Misread::Unreadable(NotAMove::new(format!("{turn:?}"))));
        }
        self.read(side, &self.write(turn))
    }

    fn read(&self, _: Side, text: &str) -> Result<Turn, Misread<Box<Illegal>, NotAMove>> {
        // Letter by letter first: a whole route is understood as written, even where a longer one passes over the same
        // squares.
        let names = self.rules().names();
        if let Some(turn) = self
            .legal()
            .into_iter()
            .find(|turn| names.turn(turn) == text)
        {
            return Ok(turn);
        }
        let turn = self.game.position().read_turn(self.rules(), text);
        turn.map_err(|error| match error {
            EntryError::Unreadable(why) => Misread::Unreadable(why),
            EntryError::Illegal(illegal) => Misread::Illegal(illegal),
        })
    }

    fn take(&mut self, _: Side, turn: &Turn) {
        self.game.take(turn);
        if let Some(outcome) = self.game.outcome() {
            let huffed = turn.play.is_none();
            self.series.close(Outcome {
                winner: outcome.winner.map(Side::from),
                reason: match outcome.reason {
                    EndReason::NoPieces if huffed => Reason::Huffed,
                    EndReason::NoPieces => Reason::NoPieces,
                    EndReason::NoMoves => Reason::NoMoves,
                    EndReason::BrokeThrough => Reason::BrokeThrough,
                    EndReason::Draw(rule) => Reason::Draw(rule),
                },
                stake: None,
            });
        }
    }

    fn outcome(&self) -> Option<Outcome> {
        self.series.outcome()
    }

    fn next_game(&mut self) -> bool {
        if self.to_act() != ToAct::NextGame {
            return false;
        }
        self.series.begin_next();
        self.game = Course::new(self.game.rules().clone(), self.start);
        true
    }

    fn score(&self) -> [u64; 2] {
        self.series.score()
    }

    fn write(&self, turn: &Turn) -> String {
        self.rules().names().turn(turn)
    }

    fn positions(&self) -> Vec<PositionText> {
        let text = fen::write(self.game.position().setup(), self.rules());
        vec![PositionText::new(PositionFormat::Fen, text)]
    }

    fn light(&self) -> usize {
        self.player(Side::Light)
    }

    fn winner(&self) -> Option<usize> {
        self.series.winner()
    }

    fn draws(&self) -> bool {
        true
    }

    fn resigns_plainly(&self) -> bool {
        true
    }

    fn end(&mut self, winner: Option<Side>, reason: Reason) -> Option<Outcome> {
        let outcome = Outcome {
            winner,
            reason,
            stake: None,
        };
        self.series.close(outcome).then_some(outcome)
    }

    fn loses_all(&self, reason: Reason) -> bool {
        reason == Reason::Abandoned
    }

    fn fresh_clocks(&self) -> bool {
        true
    }

    fn is_session(&self) -> bool {
        false
    }

    fn play_on(&mut self) -> bool {
        let drawn = matches!(
            self.series.outcome(),
            Some(Outcome {
                reason: Reason::Draw(_),
                ..
            })
        );
        if drawn && self.game.play_on() {
            self.series.reopen_drawn();
            return true;
        }
        false
    }
}
