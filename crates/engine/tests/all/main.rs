//! The players: every rule set of draughts has one, and the nets that come with the program know their openings.

mod draughts;
mod endgame;
mod learning;
#[cfg(feature = "shipped")]
mod shipped;
mod won_ends;
