//! The table: what sits between the rules and the people who play.
//!
//! - [`dice`]: dice that nobody can doubt. Every throw of an online table is made from secrets that
//!   the server and both players sealed before the game, and anyone can check it from the record.
//! - [`clock`]: time controls and the two clocks of a table.
//! - [`words`]: every rule, refusal and outcome in Portuguese, Spanish, English and Italian.
//! - [`rules_page`]: the rules of a game as a page, made from its table.
//!
//! Nothing in this crate draws randomness or reads a clock: entropy and time are handed in, so that
//! every record replays exactly and the crate runs in a page as well as on a server.
#![forbid(unsafe_code)]

// The tests share support files with the integration tests, which know the crate by its name.
#[cfg(test)]
extern crate self as table;

pub mod catalogue;
pub mod clock;
pub mod dice;
pub mod files;
pub mod game;
pub mod record;
pub mod rules_page;
pub mod session;
mod side;
mod verify;
pub mod words;

pub use catalogue::{GameKind, RuleSet};
pub use session::Table;
pub use side::Side;
pub use verify::{Fault, ResultText, Verification, verify};
