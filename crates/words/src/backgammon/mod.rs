//! Backgammon in words: the points of the rules, plays, refusals, outcomes, problems.

mod outcome;
mod points;
mod problems;
mod refusal;

pub(crate) use outcome::{borne_off, dropped, resigned};
pub use outcome::{contest, outcome};
pub(crate) use points::paragraphs;
pub use points::{label, reading, value};
pub use problems::{setup_error, terms_error};
pub(crate) use refusal::contender;
pub(crate) use refusal::{end, spot};
pub use refusal::{refusal, unreadable};

/// The messages of this room, for the tests.
#[cfg(test)]
pub(crate) fn keys() -> Vec<crate::message::Key> {
    use crate::Message;
    [
        points::Rule::KEYS,
        outcome::Ended::KEYS,
        problems::Problem::KEYS,
        refusal::Tried::KEYS,
        refusal::Why::KEYS,
    ]
    .concat()
}
