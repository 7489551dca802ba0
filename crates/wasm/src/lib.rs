//! The games box that runs in the page's worker: rules, table and engine behind the boundary of `web/src/box/api.ts`.
//!
//! [`GamesBox`] is plain Rust: it takes and gives the types of [`types`], which mirror the page's, and draws neither
//! time nor randomness ([`Outside`] brings both). [`call`] is the same by name and JSON; [`WorkerBox`] around it is all
//! that the worker sees.
#![expect(
    clippy::result_large_err,
    clippy::needless_pass_by_value,
    reason = "a refusal is made once a click, never once a node"
)]

mod analysis;
mod boards;
mod call;
mod chess;
mod exports;
mod failure;
mod games_box;
mod house;
mod house_words;
mod judging;
mod pages;
mod positions;
mod refusals;
mod sitting;
pub mod types;
mod unreadable;

pub use call::{call, call_first, call_rest};
pub use exports::WorkerBox;
pub use failure::Failure;
pub use games_box::{GamesBox, Judged, JudgedRecord};
pub use sitting::Outside;
