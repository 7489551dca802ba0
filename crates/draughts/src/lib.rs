//! The rules of draughts, exactly as printed: each rule set a readable table, one generator for all of them, and a
//! reason with its article for every move that is refused.
//!
//! ```
//! use tabuleiro_draughts::notation::EntryError;
//! use tabuleiro_draughts::rule_sets::{Italian, RuleSet};
//! use tabuleiro_draughts::{ManAgainstKing, Point, Reason, RuledPosition};
//!
//! // A position keeps the rules it is played by.
//! let start = RuledPosition::start(Italian::RULES);
//! assert_eq!(start.legal_moves().len(), 7);
//!
//! // Moves are read as people write them, and played if they are legal.
//! let play = start.read_move("22-18")?;
//! let after = start.try_play(&play)?;
//! assert_eq!(after.write_move(&play), "22-18");
//! assert_eq!(
//!     after.fen(),
//!     "B:W18,21,23,24,25,26,27,28,29,30,31,32:B1,2,3,4,5,6,7,8,9,10,11,12",
//! );
//!
//! // A refusal is a value: the rule, where it stands, and a sentence.
//! let position = RuledPosition::from_fen(Italian::RULES, "W:W22:BK18,11")?;
//! let Err(EntryError::Illegal(refusal)) = position.read_move("22x13") else {
//!     panic!("men do not capture kings in Italy");
//! };
//! assert!(matches!(refusal.reason, Reason::ManCapturesKing(_)));
//! assert_eq!(refusal.article.to_string(), "italian-federation 5.3 b");
//! assert_eq!(refusal.to_string(), "A man cannot capture the king on 18.");
//!
//! // Rules are data. At this house men do capture kings; the rest stays Italian.
//! let mut at_home = Italian::RULES;
//! at_home.man_against_king = Point::house(ManAgainstKing::Captures);
//! let position = RuledPosition::from_fen(at_home, "W:W22:BK18,11")?;
//! let after = position.try_play(&position.read_move("22x13")?)?;
//! assert_eq!(after.fen(), "B:W13:B11");
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # Where things are
//!
//! * [`RuledPosition`] is a position with its rules: start here. [`Game`] adds what came before: huffs and moves as
//!   [`Event`]s, repetitions, the counts that make a draw, the [`Outcome`].
//! * [`Rules`] is the table of points, each [`Point`] with the [`Article`] it comes from; [`rule_sets`] holds the
//!   sixteen built-in ones. With the feature `house`, the module `house` reads other tables from TOML files.
//! * [`Move`] carries its whole route and the taken pieces in order; [`Illegal`] is a refusal, with one [`Reason`] for
//!   each way to break the rules.
//! * [`notation`] writes and reads moves as each rule set does, [`formats`] positions (FEN) and games (PDN);
//!   [`plain`] is a text for values that needs no rules.
//! * [`Setup`] is an unchecked placing of pieces, [`Position`] a checked one that leaves its rules to the caller: a
//!   search that holds one table and a million positions wants it so. [`Board`], [`Square`] and [`Numbering`] are
//!   the geometry.
//!
//! # Features
//!
//! None is needed and none is on by itself; without them the crate has no dependency, `std` included.
//!
//! * `std`: games straight from a reader ([`formats::pdn`]`::Games`).
//! * `house`: house rules as TOML files.
//! * `serde`: values for serde, most of them as text.
//!
//! # What is promised
//!
//! The crate never draws randomness, reads a clock, or prints, and has no unsafe code. Whatever it reads, it does not
//! panic. What the list of legal moves does not hold, the explanation refuses, and the other way round. Reasons, points
//! of the table and ways to end are enums without a hidden rest: a new one is a new major version, so that a program
//! that has words for each cannot miss one. Errors of parsers may get new kinds; their `code` tells them apart.
#![cfg_attr(docsrs, feature(doc_cfg))]
#![no_std]
#![forbid(unsafe_code)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

mod article;
mod board;
mod codes;
mod course;
mod explain;
#[doc(hidden)]
pub mod fast;
pub mod formats;
mod game;
#[cfg(feature = "house")]
pub mod house;
mod illegal;
mod list;
mod moves;
pub mod notation;
mod perft;
pub mod plain;
mod position;
pub mod rule_sets;
mod ruled;
mod rules;
#[cfg(feature = "serde")]
mod serial;
mod square;

pub use article::{Article, Place, Reading, Source, Standing, Topic};
pub use board::{Board, Corner, Direction, LongDiagonal, Shade, Size, Squares};
pub use course::Course;
pub use explain::{Ban, examine};
pub use game::{EndReason, Event, Game, NotLegal, Outcome, ToAct};
pub use illegal::{Illegal, Reason};
pub use list::{Label, LabelTooLong, List};
pub use moves::{Move, Turn};
pub use perft::{Convention, LastTurn, Perft};
pub use position::{Flaw, KingRun, Piece, PieceKind, Position, Setup, Side};
pub use rule_sets::{BUILT_IN, RuleSet};
pub use ruled::RuledPosition;
pub use rules::{
    Compulsion, Continuation, Contradiction, DrawRule, Force, Goal, KingCapture, KingPatience,
    KingRange, Landing, Lines, ManAgainstKing, ManCaptures, Notation, Numbering, Placing, Point,
    PointId, Preference, Promotion, Refuge, Removal, Reversal, Rules, SharedRules, Writing,
};
pub use square::{Square, SquareSet};

/// The examples of the README, compiled and run like any others.
#[cfg(all(doctest, feature = "house", feature = "serde", feature = "std"))]
#[doc = include_str!("../README.md")]
pub struct Readme;
