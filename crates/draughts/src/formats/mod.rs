//! Files and texts.
pub mod pdn;
