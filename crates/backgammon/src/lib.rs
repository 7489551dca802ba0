//! The rules of backgammon: board, dice, plays, cube and match.
//!
//! Nothing here draws a die, reads a clock or prints. Dice and decisions come in as events, and a
//! refusal names the rule that forbids it. `no_std`, and no dependency unless one is asked for.
//!
//! # A turn
//!
//! Start with a [`Position`] and a [`Roll`]; together they are a [`Turn`]. Points are always numbered as the
//! side that owns the checkers counts them, from 24 (or 25, the bar) down to 1 and off.
//!
//! ```
//! use tabuleiro_backgammon::notation::Misread;
//! use tabuleiro_backgammon::{Frame, Illegal, Play, Position, Turn};
//!
//! let turn = Turn::new(Position::default(), "3-1".parse()?);
//!
//! // Every distinct result once, with the play that leads there.
//! let plays = turn.legal_plays();
//! assert_eq!(plays.len(), 16);
//! assert!(plays.iter().any(|legal| legal.play.to_string() == "8/5 6/5"));
//!
//! // A text means the same however it is written; a play is played if the rules allow it.
//! let legal = turn.read("6/5, 8/5")?;
//! assert_eq!(legal.play.to_string(), "8/5 6/5");
//! assert_eq!(turn.try_play(&legal.play), Ok(legal.position));
//!
//! // If not: the rule, where it stands, and what could be played instead.
//! let Err(Misread::Illegal(illegal)) = turn.read("8/5") else { panic!() };
//! assert_eq!(illegal.id(), "must-play-both");
//! assert_eq!(illegal.article(Frame::Xalingo).to_string(), "000 EN rule 4");
//! assert!(illegal.example().is_some());
//! assert!(matches!(turn.try_play(&Play::NONE), Err(Illegal::MustPlay { .. })));
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! For speed and nothing but the results there is [`Position::results`], which allocates nothing.
//!
//! # A match
//!
//! A [`Match`] is driven by [`Event`]s under the [`Terms`] that were agreed on. It knows who is to act, what is
//! legal, and its [`Refusal`]s know the rules that are being played.
//!
//! ```
//! use tabuleiro_backgammon::{Die, Event, Frame, Match, Side, Terms, ToAct};
//!
//! let mut contest = Match::new(Terms::of(Frame::Tournament, 7))?;
//! contest.apply(&Event::OpeningRoll { light: Die::Three, dark: Die::One })?;
//! assert_eq!(contest.to_act(), ToAct::Player(Side::Light));
//!
//! // The dice are on the table, so it is too late to double.
//! let refusal = contest.apply(&Event::Double).unwrap_err();
//! assert_eq!(refusal.id(), "double-before-rolling");
//! assert_eq!(refusal.article().to_string(), "practice");
//!
//! let turn = contest.game().to_play().expect("the dice are on the table");
//! contest.apply_by(Side::Light, &Event::Play(turn.read("8/5 6/5")?.play))?;
//! contest.apply_by(Side::Dark, &Event::Double)?;
//! contest.apply_by(Side::Light, &Event::Drop)?;
//! assert_eq!(contest.score(), [0, 1]);
//! assert_eq!(contest.played()[0].outcome.to_string(), "dark wins by a drop: 1 point");
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # What other programs write
//!
//! [`formats`] reads and writes the XGID, the IDs of GNU Backgammon, and match files in `.mat` and SGF.
//!
//! ```
//! use tabuleiro_backgammon::formats::Situation;
//! use tabuleiro_backgammon::{Frame, Position, StartingPosition};
//!
//! let position: Position = "4HPwATDgc/ABMA".parse()?;
//! assert_eq!(position, Position::default());
//!
//! let situation: Situation = "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:1:0:10".parse()?;
//! assert_eq!(situation.to_string(), "4HPwATDgc/ABMA:cIkFAAAAAAAA");
//!
//! // Taken up by the rules of a frame, and written again.
//! let setup = situation.contest(Frame::Tournament, StartingPosition::Standard).expect("a game is under way");
//! let contest = setup.resume()?;
//! assert_eq!(contest.to_string(), "XGID=-b----E-C---eE---c-e----B-:0:0:1:31:0:0:1:0:10");
//! # Ok::<(), Box<dyn core::error::Error>>(())
//! ```
//!
//! # What can change
//!
//! Reasons ([`Illegal`]), points of the rules, frames, phases and ends are closed lists: a new one is a new
//! major version, so that a program with words for each can match without a wildcard. Errors of parsers and
//! options are `#[non_exhaustive]`; each error has a `code()` and the list of all `CODES`. The order of
//! [`Results`] and the wording of the English sentences are no promise.
#![cfg_attr(not(test), no_std)]
#![cfg_attr(docsrs, feature(doc_cfg))]
#![forbid(unsafe_code)]

extern crate alloc;

mod article;
mod checkers;
mod codes;
mod continuations;
mod cube;
mod dice;
mod event;
pub mod formats;
mod frame;
mod game;
mod game_terms;
mod generate;
mod illegal;
mod legal;
mod match_play;
mod names;
pub mod notation;
mod phase;
mod play;
mod point;
mod position;
mod reading;
mod refusal;
mod setup;
mod side;
mod terms;
mod turn;
#[cfg(feature = "serde")]
mod with_serde;

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
pub use game::Game;
pub use game_terms::{CubeTerms, GameTerms};
pub use generate::Results;
pub use illegal::Illegal;
pub use legal::{LegalPlay, LegalPlays};
pub use match_play::{Crawford, Match, MatchSetup, MatchSetupError, PlayedGame};
pub use names::UnknownName;
pub use phase::{Phase, Raise, Resume};
pub use play::{Play, Step};
pub use point::{Origin, Point, Target};
pub use position::{Finished, Position, StartingPosition, Win};
pub use reading::Reading;
pub use refusal::Refusal;
pub use setup::{Seat, Setup, SetupError};
pub use side::Side;
pub use terms::{Beavers, CubeUse, DiceSupply, Jacoby, Length, Terms, TermsError};
pub use turn::Turn;

/// The examples of the crate's front page are tests too.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
