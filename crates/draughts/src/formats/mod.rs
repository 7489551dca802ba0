//! Text formats.

pub mod fen;
