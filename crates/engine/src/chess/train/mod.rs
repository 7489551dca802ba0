//! Learning to judge positions of chess: games against itself ([`games`]), their positions as lessons ([`Lessons`]),
//! and weights fitted to them ([`fit()`]). Nothing here reads a clock or a file; the same seed makes the same games.

pub mod games;

mod fit;
mod lessons;
mod normal;

pub use fit::{Fitted, Recipe, fit};
pub use lessons::{Ended, Lesson, Lessons, LessonsError};
