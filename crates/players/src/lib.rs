//! The computer at the table: what it does there, how strongly, and what it thinks of what others did.
//!
//! - [`level`]: the levels of each game as a table, and [`setting()`], the one place where a choice of level, plies,
//!   time or positions becomes what the engine is told.
//! - [`Players`]: the heads that think. [`Players::think`] answers in one go; [`Thinking`] does the same in slices, for
//!   whoever has to listen in between. Both give an [`Analysis`], an enum by game.
//! - [`Players::agrees`]: what the computer says to offers.
//! - [`record`]: judging what was played; [`turns::review`]: whole games of draughts and chess.
//! - [`because`]: why a choice is the best, as what [`words`] has sentences for.
//!
//! A [`Question`] is a game on a board, with the positions that led there where they are known. Neither a clock nor
//! randomness is read here: time and seeds come in, sentences are made elsewhere.
#![forbid(unsafe_code)]

mod analysis;
mod answer;
pub mod backgammon;
pub mod because;
pub mod chess;
pub mod draughts;
pub mod level;
mod pace;
mod players;
pub mod record;
pub mod review;
mod thinking;
pub mod turns;

pub use analysis::{Analysis, Deed, Purpose};
pub use answer::Request;
pub use level::{Choice, LEVELS, Setting, setting};
pub use players::{CannotThink, DataError, Players, Question, data_for};
pub use record::{Care, Judgement, Mark, Report, Tally};
pub use thinking::{Found, Thinking};
