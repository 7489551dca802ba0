//! Positions and games as other programs write them.
//!
//! One convention holds for all of them. The light side is player 0 of GNU Backgammon, drawn `O`:
//! White in SGF, the left column of a `.mat` file, the small letters of an XGID. The dark side is
//! player 1, drawn `X`: Black, the right column, the capitals.
//!
//! ```
//! use tabuleiro_backgammon::Frame;
//! use tabuleiro_backgammon::formats::{FileFormat, Situation};
//!
//! let situation: Situation = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:1:0:10".parse()?;
//! assert_eq!(situation.to_string(), "4HPwATDgc/ABMA:cIkFAAAAAAAA");
//!
//! let file = b" 5 point match\n Game 1\n Ann : 0    Bob : 0\n 1) 31: 8/5 6/5    64: 24/14";
//! let matches = FileFormat::Mat.read(file)?;
//! assert!(matches[0].check(Frame::Tournament).is_legal());
//! assert!(FileFormat::Sgf.write(&matches).contains(";W[31hefe]\n;B[64aggk]"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod base64;
mod file;
pub mod mat;
pub mod match_id;
pub mod position_id;
pub mod record;
pub mod sgf;
mod situation;
mod snowie;
pub mod text;
pub mod xg;
pub mod xgid;

pub use file::{FileError, FileFormat};
pub use match_id::MatchId;
pub use position_id::PositionId;
pub use record::MatchRecord;
pub use situation::{IdError, PlayedFor, Situation, Stage};
pub use xgid::XgId;
