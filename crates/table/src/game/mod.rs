//! The seam: what the table needs of a game, and the closed list of games that give it.
//!
//! A game says who acts, what is legal, and why not. [`Contest`] is the list: adding a game to the box
//! means one more arm there, in [`GameEvent`] and in [`Illegal`], and the compiler points at every
//! place that has to know.

mod backgammon;
mod chess;
mod draughts;
mod outcome;
mod seam;
mod series;
mod terms;

pub use self::backgammon::{Backgammon, BackgammonTerms, StartError};
pub use self::chess::{Chess, ChessEvent, ChessTerms, NotAChessPosition};
pub use self::draughts::{Draughts, DraughtsTerms, NotAPosition};
pub use outcome::{Outcome, Reason, Stake};
pub use seam::{
    Contest, Game, GameEvent, Illegal, Misread, NotPlayed, PositionFormat, PositionText, ToAct,
    Unreadable,
};
pub use terms::{MOST_GAMES, NotBegun, Terms};
