//! Draughts at the table: a game, or a few with the colours changing hands.

use super::outcome::{Outcome, Reason};
use super::seam::{Game, Misread, PositionFormat, PositionText, ToAct};
use crate::Side;
use ::draughts::notation::{EntryError, NotAMove};
use ::draughts::{Illegal, Position, Rules, Turn};
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

/// INTERIM
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAPosition;
impl core::fmt::Display for NotAPosition {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.write_str("no")
    }
}

/// A contest of draughts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Draughts {
    rules: Arc<Rules>,
    terms: DraughtsTerms,
    start: Position,
    position: Position,
    outcome: Option<Outcome>,
    /// Games that are over.
    played: u32,
    /// Two for a win, one for a draw, in the order in which the players sat down.
    score: [u64; 2],
}

impl Draughts {
    /// INTERIM
    pub fn new(
        rules: Arc<Rules>,
        terms: DraughtsTerms,
        _start: Option<&str>,
    ) -> Result<Self, NotAPosition> {
        let start = Position::start(&rules);
        Ok(Self {
            rules,
            terms,
            start,
            position: start,
            outcome: None,
            played: 0,
            score: [0; 2],
        })
    }

    /// Ends the game on the board for a reason that lies outside the rules of play.
    pub(crate) fn end(&mut self, outcome: Outcome) {
        let first = self.player(Side::Light);
        match outcome.winner {
            Some(Side::Light) => self.score[first] += 2,
            Some(Side::Dark) => self.score[1 - first] += 2,
            None => self.score = self.score.map(|points| points + 1),
        }
        self.played += 1;
        self.outcome = Some(outcome);
    }

    /// Which of the two players, in the order in which they sat down, holds this colour in the game on the board.
    #[must_use]
    pub const fn player(&self, side: Side) -> usize {
        let before = match self.outcome {
            Some(_) => self.played - 1,
            None => self.played,
        };
        match side {
            Side::Light => (before % 2) as usize,
            Side::Dark => 1 - (before % 2) as usize,
        }
    }
}

impl Game for Draughts {
    type Event = Turn;
    type Illegal = Box<Illegal>;
    type Unreadable = NotAMove;

    fn to_act(&self) -> ToAct {
        let left = u64::from(self.terms.games.saturating_sub(self.played));
        let [one, other] = self.score;
        match self.outcome {
            None => ToAct::Player(self.position.to_move().into()),
            Some(_) if one.abs_diff(other) > 2 * left || left == 0 => ToAct::Over,
            Some(_) => ToAct::NextGame,
        }
    }

    fn legal(&self) -> Vec<Turn> {
        match self.outcome {
            Some(_) => Vec::new(),
            None => self.position.legal_turns(&self.rules),
        }
    }

    fn apply_by(
        &mut self,
        _side: Side,
        turn: &Turn,
    ) -> Result<(), Misread<Box<Illegal>, NotAMove>> {
        let legal = self.legal();
        if !legal.contains(turn) {
            let text = self.rules.names().turn(turn);
            return match self.position.read_turn(&self.rules, &text) {
                Err(EntryError::Illegal(illegal)) => Err(Misread::Illegal(illegal)),
                _ => unreachable!(),
            };
        }
        if let Some(huff) = turn.huff {
            self.position = self.position.huffed(huff);
        }
        let mover = self.position.to_move();
        if let Some(play) = &turn.play {
            self.position = self.position.played(play, &self.rules);
        }
        let over = self.position.legal_turns(&self.rules).is_empty() || turn.play.is_none();
        if over {
            self.end(Outcome {
                winner: Some(mover.into()),
                reason: Reason::NoMoves,
                stake: None,
            });
        }
        Ok(())
    }

    fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    fn next_game(&mut self) -> bool {
        if self.to_act() != ToAct::NextGame {
            return false;
        }
        self.outcome = None;
        self.position = self.start;
        true
    }

    fn score(&self) -> [u64; 2] {
        self.score
    }

    fn read(&self, _side: Side, text: &str) -> Result<Turn, Misread<Box<Illegal>, NotAMove>> {
        let names = self.rules.names();
        // A whole route is understood as written, even where a longer one passes over the same squares.
        let exact = |turn: &Turn| names.turn(turn) == text;
        if let Some(turn) = self.legal().into_iter().find(exact) {
            return Ok(turn);
        }
        self.position
            .read_turn(&self.rules, text)
            .map_err(|error| match error {
                EntryError::Unreadable(why) => Misread::Unreadable(why),
                EntryError::Illegal(illegal) => Misread::Illegal(illegal),
            })
    }

    fn write(&self, turn: &Turn) -> String {
        self.rules.names().turn(turn)
    }

    fn positions(&self) -> Vec<PositionText> {
        vec![PositionText::new(PositionFormat::Fen, String::new())]
    }
}
