//! Text formats.

pub mod fen;
pub mod pdn;
