//! A game, or a few with the colours changing hands: what draughts and chess have in common above the board.

use super::outcome::Outcome;
use super::seam::ToAct;
use crate::Side;
use core::cmp::Ordering;

/// Games one after another. The contest ends with the last one, or when nobody can catch up any more.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Series {
    games: u32,
    /// How the game on the board ended: by the rules, or by what the table knows.
    outcome: Option<Outcome>,
    /// Games that are over.
    played: u32,
    /// Two for a win, one for a draw, in the order in which the players sat down.
    score: [u64; 2],
}

impl Series {
    pub(super) const fn of(games: u32) -> Self {
        Self {
            games,
            outcome: None,
            played: 0,
            score: [0; 2],
        }
    }

    pub(super) const fn games(&self) -> u32 {
        self.games
    }

    pub(super) const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    pub(super) const fn score(&self) -> [u64; 2] {
        self.score
    }

    /// Which of the two players, in the order in which they sat down, holds this colour in the game on the board.
    pub(super) const fn player(&self, side: Side) -> usize {
        let before = match self.outcome {
            Some(_) => self.played - 1,
            None => self.played,
        };
        match side {
            Side::Light => (before % 2) as usize,
            Side::Dark => 1 - (before % 2) as usize,
        }
    }

    /// Ends the game on the board: by the rules, or for a reason that lies outside them. Says whether one was played.
    pub(super) fn close(&mut self, outcome: Outcome) -> bool {
        if self.outcome.is_some() {
            return false;
        }
        match outcome.winner {
            Some(side) => self.score[self.player(side)] += 2,
            None => self.score = self.score.map(|points| points + 1),
        }
        self.played += 1;
        self.outcome = Some(outcome);
        true
    }

    /// The draw that has just ended the game is taken back.
    pub(super) fn reopen_drawn(&mut self) {
        self.outcome = None;
        self.played -= 1;
        self.score = self.score.map(|points| points - 1);
    }

    /// What follows on a game that is over.
    pub(super) fn to_act(&self) -> ToAct {
        let left = self.games.saturating_sub(self.played);
        let [one, other] = self.score;
        if left == 0 || one.abs_diff(other) > 2 * u64::from(left) {
            ToAct::Over
        } else {
            ToAct::NextGame
        }
    }

    /// The next game is set up.
    pub(super) const fn begin_next(&mut self) {
        self.outcome = None;
    }

    pub(super) fn winner(&self) -> Option<usize> {
        match self.score[0].cmp(&self.score[1]) {
            Ordering::Greater => Some(0),
            Ordering::Less => Some(1),
            Ordering::Equal => None,
        }
    }
}
