//! Endgame tables: for every position of a few pieces, who wins and in how many plies.
//!
//! A position is looked up by its number ([`Tables::probe`]); the tables are built backward from the ends of the game
//! ([`Tables::build`]) and checked forward, one ply from every position, by the generator ([`Tables::verify`]).
//! `docs/decisions/008-endgame-tables.md` tells how and why.

mod build;
mod cells;
mod file;
mod held;
mod in_file;
mod in_search;
mod index;
mod known;
mod limits;
mod material;
mod pair;
mod probe;
mod runs;
mod solve;
mod state;
mod verify;

pub use build::{BuildError, Unwatched, Watch};
pub use cells::{Detail, MOST_WITH_DISTANCES};
pub use file::FileError;
pub use held::{Kinship, Unheld};
pub use in_file::AskError;
pub use in_search::Ends;
pub use known::{Known, Wdl};
pub use limits::Limits;
pub use material::{MOST_PIECES, Material};
pub use probe::{Counts, Tables};
pub use verify::Doubt;
