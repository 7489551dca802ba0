//! The rules of backgammon: board, dice, plays, cube and match.
//!
//! Nothing here draws a die, reads a clock or prints. Dice and decisions come in as events, and a
//! refusal names the rule that forbids it.
//!
//! Start with [`Position`] and [`Roll`]; points are always numbered as the side that owns the
//! checkers counts them, from 24 (or 25, the bar) down to 1 and off.
//!
//! ```
//! use tabuleiro_backgammon::notation::Written;
//! use tabuleiro_backgammon::{Frame, LegalPlays, Roll, StartingPosition};
//!
//! let position = StartingPosition::Standard.position();
//! let roll: Roll = "3-1".parse()?;
//!
//! // Every distinct result once, with the play that leads there.
//! let plays = LegalPlays::of(position, roll);
//! assert_eq!(plays.len(), 16);
//! assert!(plays.iter().any(|legal| legal.play.to_string() == "8/5 6/5"));
//!
//! // However a play is written; and if it is refused, the rule and where it stands.
//! let written: Written = "6/5 8/5".parse()?;
//! assert!(position.resolve(roll, &written).is_ok());
//! let written: Written = "8/5".parse()?;
//! let refused = position.resolve(roll, &written).unwrap_err();
//! assert_eq!(refused.id(), "must-play-both");
//! assert_eq!(refused.article(Frame::Xalingo).to_string(), "000 EN rule 4");
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! For speed and nothing but the results there is [`Position::results`]; for whole games and matches
//! [`Match`], driven by [`Event`]s.
#![cfg_attr(not(test), no_std)]
#![forbid(unsafe_code)]

extern crate alloc;

mod article;
mod checkers;
mod continuations;
mod cube;
mod dice;
mod event;
pub mod formats;
mod frame;
mod game;
mod generate;
mod illegal;
mod legal;
mod match_play;
pub mod notation;
mod play;
mod point;
mod position;
mod reading;
mod setup;
mod side;
mod terms;

pub use article::{Article, Language, Part, Place, Source, Standing};
pub use checkers::Checkers;
pub use continuations::Continuations;
pub use cube::Cube;
pub use dice::{Die, Roll, RollError};
pub use event::{Ended, Ending, Event, Outcome, Throw, ToAct};
pub use frame::{
    AQUAMARINE, CrawfordRule, CubeRule, Frame, LengthRule, OptionRule, RulePoint, Rules,
    TOURNAMENT, XALINGO,
};
pub use game::{CubeTerms, Game, GameTerms, Phase, Raise, Resume};
pub use generate::Results;
pub use illegal::Illegal;
pub use legal::{LegalPlay, LegalPlays};
pub use match_play::{Crawford, Match, MatchSetup, MatchSetupError, PlayedGame};
pub use play::{Play, Step};
pub use point::{Origin, Point, Target};
pub use position::{Finished, Position, StartingPosition, Win};
pub use reading::Reading;
pub use setup::{Seat, Setup, SetupError};
pub use side::Side;
pub use terms::{Beavers, CubeUse, DiceSupply, Jacoby, Length, Terms, TermsError};
