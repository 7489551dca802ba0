//! How plays are written.
//!
//! Canonical form: moves from the highest origin down, one checker's steps joined (`13/5`), points
//! in between named only where a checker is hit (`bar/20*/16`), equal moves counted (`6/off(2)`),
//! and `(no move)` for a lost turn.

mod write;
