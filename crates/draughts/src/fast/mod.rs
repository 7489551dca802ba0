//! The generator on bitboards.
//!
//! One generator, two ways to call it: over a [`BuiltIn`](built_in::BuiltIn) set, where the table is a constant and every branch on it
//! folds away, and over a [`Loaded`](plan::Loaded) table that house rules fill in at run time.

pub mod bits;
pub mod built_in;
pub mod generator;
pub mod hunt;
pub mod layout;
pub mod packed;
pub mod perft;
pub mod plan;
pub(crate) mod routes;
pub mod zobrist;
