//! The rules of draughts, exactly as printed: each rule set a readable table, one generator for all of them.
//!
//! * [`Rules`] is the table of points, each [`Point`] with the [`Article`] it comes from; [`rule_sets`] holds the
//!   built-in ones.
//! * [`Setup`] is an unchecked placing of pieces, [`Position`] a checked one; [`Move`] carries its whole route and the
//!   taken pieces in order.
//! * [`Board`], [`Square`] and [`Numbering`] are the geometry.
//!
//! The crate never draws randomness, reads a clock, or prints.
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(all(feature = "std", not(test)))]
extern crate std;

mod article;
mod board;
mod explain;
pub mod fast;
pub mod formats;
mod game;
#[cfg(feature = "house")]
pub mod house;
mod illegal;
mod list;
mod moves;
pub mod notation;
mod perft;
mod position;
pub mod rule_sets;
mod rules;
mod square;

pub use article::{Article, Place, Reading, Source, Standing, Topic};
pub use board::{Board, Corner, Direction, LongDiagonal, Shade, Size, Squares};
pub use explain::{Ban, examine};
pub use game::{EndReason, Event, Game, NotLegal, Outcome, ToAct};
pub use illegal::{Illegal, Reason};
pub use list::{Label, LabelTooLong, List};
pub use moves::{Move, Turn};
pub use perft::{Convention, LastTurn, Perft};
pub use position::{Flaw, KingRun, Piece, PieceKind, Position, Setup, Side};
pub use rule_sets::{BUILT_IN, RuleSet};
pub use rules::{
    Compulsion, Continuation, Contradiction, DrawRule, Force, Goal, KingCapture, KingPatience,
    KingRange, Landing, Lines, ManAgainstKing, ManCaptures, Notation, Numbering, Placing, Point,
    Preference, Promotion, Refuge, Removal, Reversal, Rules, Writing,
};
pub use square::{Square, SquareSet};
