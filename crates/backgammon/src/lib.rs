//! The rules of backgammon: board, dice, plays, cube and match.
//!
//! Nothing here draws a die, reads a clock or prints. Dice and decisions come in as events, and a
//! refusal names the rule that forbids it.
//!
//! Start with [`Position`] and [`Roll`]; points are always numbered as the side that owns the
//! checkers counts them, from 24 (or 25, the bar) down to 1 and off.
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

mod checkers;
mod cube;
mod dice;
pub mod formats;
mod generate;
pub mod notation;
mod play;
mod point;
mod position;
mod setup;
mod side;

pub use checkers::Checkers;
pub use cube::Cube;
pub use dice::{Die, Roll, RollError};
pub use generate::Results;
pub use play::{Play, Step};
pub use point::{Origin, Point, Target};
pub use position::{Finished, Position, StartingPosition, Win};
pub use setup::{Seat, Setup, SetupError};
pub use side::Side;
