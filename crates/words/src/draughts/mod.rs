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
pub(crate) use outcome::{ended, outcome_without_a_move};
pub use outcome::{outcome, reading};
pub(crate) use points::{
    card_board, card_fact, card_like, draw_in_words, draw_short, force, paragraphs,
    preference_paragraph, preference_title,
};
pub use points::{label, value};
pub use problems::{contradiction, flaw};
pub(crate) use refusal::BANS;
pub use refusal::{Attempt, preference_anchor, refusal, unreadable};

/// The messages of this room, for the tests.
#[cfg(test)]
pub(crate) fn keys() -> Vec<crate::message::Key> {
    use crate::Message;
    [
        Rule::KEYS,
        outcome::Ended::KEYS,
        problems::Problem::KEYS,
        refusal::Tried::KEYS,
        refusal::Why::KEYS,
    ]
    .concat()
}
