//! Learning to judge positions: games against itself ([`games`]), their positions as lessons ([`Lessons`]), and a table
//! fitted to them ([`fit()`]). Nothing here reads a clock or a file; the same seed makes the same games.

pub mod games;

mod fit;
mod lessons;
mod net;

pub use fit::{Fitted, Start, fit};
pub use lessons::{Lesson, Lessons, LessonsError, Result};
