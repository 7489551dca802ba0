//! The generator on bitboards.
//!
//! **Unstable.** This is public for the sake of the engine that is built with this crate, and is no part of what its
//! versions promise: anything here may change or go in any release. Everybody else wants
//! [`RuledPosition`](crate::RuledPosition), [`Position`](crate::Position) and [`Perft`](crate::Perft).
//!
//! One generator, two ways to call it: over a [`BuiltIn`](built_in::BuiltIn) set, where the table is a constant and
//! every branch on it folds away, and over a [`Loaded`](plan::Loaded) table that house rules fill in at run time.
//! [`with_table`](built_in::with_table) chooses between them once for a whole search or count;
//! [`Kernel`](kernel::Kernel) is the handle that a search wants. Positions and moves in words are
//! [`Packed`](packed::Packed) and [`Play`](packed::Play), hashes are [`Hashed`](zobrist::Hashed). Nothing here checks
//! that a move is legal: play only what was generated.

pub mod bits;
pub mod built_in;
pub mod generator;
pub mod hunt;
pub mod kernel;
pub mod layout;
pub mod packed;
pub mod perft;
pub mod plan;
pub(crate) mod routes;
pub mod zobrist;
