//! A backgammon player: what a position holds for each side ([`Outlook`]), the net that estimates it, and training.

pub mod bearoff;
pub mod cube;
mod file;
mod inputs;
mod kernels;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod kernels_wasm;
mod learn;
mod match_equity;
mod net;
mod outlook;
mod player;
pub mod rollout;
pub mod ruler;
mod search;
pub mod train;

pub use file::NetError;
pub use inputs::{INPUT_VERSION, shots};
pub use match_equity::{MatchEquity, MetError};
pub use outlook::Outlook;
pub use player::{Brain, Candidate, Setting, Thoughts};
pub use search::{Filter, Plies, Search};
