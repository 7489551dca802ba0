//! A backgammon player: what a position holds for each side ([`Outlook`]), the net that estimates it, and training.

pub mod cube;
mod inputs;
mod match_equity;
mod net;
mod outlook;
mod player;
pub mod ruler;
pub mod train;

pub use inputs::{INPUT_VERSION, Inputs};
pub use match_equity::MatchEquity;
pub use net::{Layer, Net, NetError};
pub use outlook::Outlook;
pub use player::{Brain, Candidate, Depth, Setting, Thoughts};
