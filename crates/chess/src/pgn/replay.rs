//! The moves of a game by the rules.

use alloc::sync::Arc;
use alloc::vec::Vec;

use cozy_chess::{Board, Move};

use super::{Game, Line};
use crate::notation::{Letters, NotAMove, read};
use crate::position::{FenError, from_fen, start};
use crate::rules::Rules;

/// A game that has been played through.
#[derive(Clone, Debug)]
pub struct Replayed {
    /// Where it began.
    pub start: Board,
    /// The moves.
    pub moves: Vec<Move>,
    /// The game at its end.
    pub game: crate::Game,
}

/// A move that the rules do not allow.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WrongMove {
    /// The position that the game begins with is none.
    Start(FenError),
    /// A move, counted from 1, and where it stands.
    Move {
        /// The so-manieth of the game.
        ply: u32,
        /// Line and column.
        at: (u32, u32),
        /// Why.
        why: NotAMove,
    },
    /// A move after the end of the game.
    AfterTheEnd {
        /// The so-manieth of the game.
        ply: u32,
        /// Line and column.
        at: (u32, u32),
    },
}

impl Game {
    /// Where the game begins: the tag FEN, or the start of the rules.
    ///
    /// # Errors
    /// If the tag is no position.
    pub fn start(&self, rules: &Rules) -> Result<Board, FenError> {
        match self.tag("FEN") {
            Some(fen) => from_fen(rules, fen),
            None => Ok(start(rules, 518)),
        }
    }

    /// Plays the moves of the game, variations apart.
    ///
    /// # Errors
    /// The first move that the rules do not allow.
    pub fn replay(&self, rules: &Arc<Rules>) -> Result<Replayed, WrongMove> {
        let start = self.start(rules).map_err(WrongMove::Start)?;
        let mut game = crate::Game::new(rules.clone(), start.clone());
        let moves = follow(&self.line, &mut game)?;
        Ok(Replayed { start, moves, game })
    }
}

fn follow(line: &Line, game: &mut crate::Game) -> Result<Vec<Move>, WrongMove> {
    let mut moves = Vec::with_capacity(line.moves.len());
    for (ply, written) in (1..).zip(&line.moves) {
        // Games of a time when no draw came by itself go on past one.
        if game.outcome().is_some() && !game.play_on() {
            let at = written.at;
            return Err(WrongMove::AfterTheEnd { ply, at });
        }
        let made = read(game.board(), game.rules(), &written.text, Letters::English);
        let made = made.map_err(|why| WrongMove::Move {
            ply,
            at: written.at,
            why,
        })?;
        game.play(made);
        moves.push(made);
    }
    Ok(moves)
}
