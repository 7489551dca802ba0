//! Draughts in words: the points of the table, moves, refusals, outcomes, problems.

mod messages;
mod moves;
mod outcome;
mod points;
mod problems;
mod refusal;

pub(crate) use messages::{DrawKind, Rule};
pub(crate) use moves::{Written, squares_in_words};
pub use moves::{move_text, turn_text};
pub use outcome::reading;
pub(crate) use points::{force, paragraphs, preference_paragraph, preference_title};
pub use points::{PointId, label, value};
pub use problems::{contradiction, flaw};
pub use refusal::{Attempt, refusal, unreadable};
pub(crate) use refusal::anchor_of;
