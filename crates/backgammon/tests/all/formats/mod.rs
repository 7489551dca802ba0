//! Files and IDs.

mod arbitrary;
mod checks;
mod corpora;
mod ids;
mod round_trips;
