//! The table: what sits between the rules and the people who play.
//!
//! - [`catalogue`]: the rule sets by name, house rules among them.
//! - [`game`]: the seam over all games: who acts, what is legal, why not.
//! - [`session`]: the [`Table`]: two players, a game or many, and everything that can happen between them.
//! - [`record`]: what a table writes down, and how it is read again; [`verify()`] says whether it is in order.
//! - [`files`]: games out to `.mat`, SGF, PDN and PGN and back.
//! - [`judge`](mod@judge): the same move under every rule set, side by side.
//! - [`dice`]: dice that nobody can doubt. Every throw of an online table is made from secrets that
//!   the server and both players sealed before the game, and anyone can check it from the record.
//! - [`clock`]: time controls and the two clocks of a table.
//!
//! Nothing in this crate draws randomness or reads a clock: entropy and time are handed in, so that
//! every record replays exactly and the crate runs in a page as well as on a server.
#![forbid(unsafe_code)]

// The tests share support files with the integration tests, which know the crate by its name.
#[cfg(test)]
extern crate self as tabuleiro_table;

pub mod catalogue;
pub mod clock;
pub mod dice;
pub mod files;
pub mod game;
mod house_rules;
pub mod judge;
pub mod record;
pub mod session;
mod side;
mod verify;

pub use catalogue::{GameKind, RuleSet};
pub use session::Table;
pub use side::{BySide, Side};
pub use verify::{Fault, ResultText, Verification, verify};
