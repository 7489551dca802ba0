//! Thinking in slices, for whoever has to listen in between.

use crate::players::{CannotThink, Players, Question};
use crate::{Analysis, Purpose, Setting, backgammon, chess, draughts};

/// A question being thought about, a slice at a time. What it finds is what [`Players::think`] finds in one go.
#[derive(Clone, Copy, Debug)]
pub enum Thinking {
    /// About draughts.
    Draughts(draughts::Thinking),
    /// About backgammon.
    Backgammon(backgammon::Thinking),
    /// About chess.
    Chess(chess::Thinking),
}

/// What was found so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Found {
    /// What the computer thinks by now.
    pub analysis: Analysis,
    /// Is it the last word?
    pub done: bool,
}

impl Thinking {
    /// Begins at this moment, in milliseconds of any clock that [`Thinking::slice`] is told too.
    #[must_use]
    pub const fn new(setting: Setting, purpose: Purpose, now: u64) -> Self {
        match setting {
            Setting::Draughts(sight) => {
                Self::Draughts(draughts::Thinking::new(sight, purpose, now))
            }
            Setting::Chess(sight) => Self::Chess(chess::Thinking::new(sight, purpose, now)),
            Setting::Backgammon(sight) => {
                Self::Backgammon(backgammon::Thinking::new(sight, purpose, now))
            }
        }
    }

    /// Thinks a slice further about the question, which must be the same every time.
    ///
    /// # Errors
    /// If the nets are missing, or the question is about another game.
    pub fn slice(
        &mut self,
        question: &Question<'_>,
        players: &mut Players,
        now: u64,
    ) -> Result<Found, CannotThink> {
        let (analysis, done) = match (self, question) {
            (Self::Draughts(thinking), Question::Draughts(game)) => {
                let (analysis, done) = thinking.slice(game, &mut players.draughts, now);
                (Analysis::Draughts(analysis), done)
            }
            (Self::Backgammon(thinking), Question::Backgammon(question)) => {
                let (analysis, done) = thinking.slice(question, players.nets()?, now);
                (Analysis::Backgammon(analysis), done)
            }
            (Self::Chess(thinking), Question::Chess(game)) => {
                let (analysis, done) = thinking.slice(game, &mut players.chess, now);
                (Analysis::Chess(analysis), done)
            }
            _ => return Err(CannotThink::OtherGame),
        };
        Ok(Found { analysis, done })
    }
}
