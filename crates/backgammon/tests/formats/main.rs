//! Files and IDs.

#[path = "../support/mod.rs"]
mod support;

mod arbitrary;
mod checks;
mod corpora;
mod ids;
mod round_trips;
