//! Positions and games as other programs write them.
//!
//! One convention holds for all of them. The light side is player 0 of GNU Backgammon, drawn `O`:
//! White in SGF, the left column of a `.mat` file, the small letters of an XGID. The dark side is
//! player 1, drawn `X`: Black, the right column, the capitals.

mod base64;
pub mod mat;
pub mod match_id;
pub mod position_id;
pub mod record;
pub mod sgf;
mod situation;
pub mod text;
pub mod xgid;

pub use match_id::MatchId;
pub use position_id::PositionId;
pub use situation::{Ended, IdError, Phase, PlayedFor, Situation};
pub use xgid::XgId;
