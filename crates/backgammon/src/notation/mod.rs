//! How plays are written.
//!
//! Canonical form: moves from the highest origin down and then to the highest end (`13/11 13/8`), one
//! checker's steps joined (`13/5`), points in between named only where a checker is hit
//! (`bar/20*/16`), equal moves counted (`6/off(2)`), and `(no move)` for a lost turn.
//!
//! Reading is generous: any order, `13/8/5` or `13/5`, `(2)`, the `*` of a hit or none, `bar` or
//! `25`, `off` or `0`, capitals or not. [`Written`] is such a text taken apart;
//! [`Position::resolve`](crate::Position::resolve) finds the play that it means. A [`Play`](crate::Play) has no
//! `FromStr`, because without the board and the dice a text does not say which steps were made;
//! [`Turn::read`](crate::Turn::read) has all three. A single [`Step`](crate::Step) says everything and reads back.

mod parse;
mod resolve;
mod write;

pub use parse::{Landing, Misread, NotationError, Written, WrittenMove};
