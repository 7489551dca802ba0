//! PDN, the Portable Draughts Notation: the files in which draughts games travel.
//!
//! Read and written here: PDN 2.0 (Murray Cash's draft of 2003) and PDN 3.0 (Wieger Wesselink's standard), and on
//! reading every dialect that real files have been seen to use. What the two leave open:
//!
//! * **Parentheses** hold a variation if everything in them reads as moves, numbers, glyphs, comments and
//!   further parentheses and at least one move is there; anything else is a remark, a [`Node::Comment`].
//! * **A result** ends the game; so does `*` standing by itself. A `*` glued to a move marks it as forced.
//! * **A tag after moves** starts the next game. Games need neither blank lines nor results between them.
//! * **An unclosed comment** or parenthesis ends at the next line that is a tag pair, and its game is reported as bad.
//! * **A tag** ends at a quote followed by `]`, so names with quotes in them survive.

mod body;
mod check;
mod error;
mod game;
mod game_type;
mod lexer;
mod parser;
mod record;
mod replay;
mod score;
#[cfg(feature = "std")]
mod stream;
mod text;
mod write;

pub use crate::formats::fen::PositionFault;
pub use check::check_game;
pub use error::{At, Fault, MOST_NESTED, PdnError};
pub use game::{BadGame, MoveNumber, Node, PdnGame, ReadGame, Strength, Tag, WrittenMove};
pub use game_type::{Details, GameType, NotAGameType};
pub use parser::{PdnParser, parse};
pub use record::Routes;
pub use replay::{Finding, GameReport, PastDraw, Replay, Report, RulesFor, Trouble, guess_rules};
pub use score::{Score, ScoreStyle};
#[cfg(feature = "std")]
pub use stream::{Games, ReadError};
pub use write::Edition;
