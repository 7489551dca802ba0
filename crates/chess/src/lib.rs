//! Chess by the Laws of FIDE: moves by `cozy-chess`, and around them what a table needs: a reason with its article for
//! every move that is refused, the ends of a game, SAN in the letters of four languages, FEN and PGN.
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod article;
mod explain;
mod game;
pub mod house;
mod illegal;
mod material;
pub mod notation;
mod perft;
pub mod pgn;
pub mod position;
mod refusal;
mod rules;

pub use article::{Article, Source};
pub use cozy_chess::{Board, Color, File, Move, Piece, Rank, Square};
pub use explain::{Attempt, examine};
pub use game::{Before, Claim, EndReason, Game, Outcome, key as position_key};
pub use illegal::{Illegal, Wing};
pub use material::is_dead;
pub use perft::{LastMove, divide, perft};
pub use refusal::{NotRead, Refusal};
pub use rules::{Castling, Counted, EnPassant, Goal, Point, Promotion, Rules, Stalemate, Start};
