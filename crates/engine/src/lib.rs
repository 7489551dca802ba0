//! Players that think: nets and cube decisions for backgammon, search for draughts and chess.
//!
//! The engine knows the rules crates and nothing else: no table, no clock, no files. Nets come in as bytes, dice for
//! training from a seeded generator.
#![deny(unsafe_code)]

pub mod backgammon;
mod checksum;
pub mod chess;
#[cfg(feature = "shipped")]
pub mod data;
pub mod draughts;
mod fitting;
#[cfg(target_arch = "x86_64")]
mod processor;
mod random;
mod search;

pub use random::Random;
