//! Files and texts.

pub mod fen;
pub mod pdn;
