//! Chess in words: the rules, moves, refusals, outcomes, problems, and what is said by ear.

mod outcome;
mod points;
mod problems;
mod refusal;
mod spoken;

use ::chess::notation::Letters;

use crate::Lang;

pub(crate) use outcome::{ended, flag_drawn, resignation_drawn};
#[cfg(test)]
pub(crate) use points::first_number;
pub use points::{Topic, label, value};
pub(crate) use points::{article_label, paragraphs};
pub use problems::{fen, fen_wrong, not_a_move, pgn};
pub use refusal::{refusal, unreadable};
pub use spoken::{board as spoken_board, event as spoken};

/// The letters of the pieces in a language.
#[must_use]
pub const fn letters(lang: Lang) -> Letters {
    match lang {
        Lang::En => Letters::English,
        Lang::Pt => Letters::Portuguese,
        Lang::Es => Letters::Spanish,
        Lang::It => Letters::Italian,
    }
}

/// A move as a record has it, in the letters of a language: `Nf3`, `Cf3`.
#[must_use]
pub fn move_text(english: &str, lang: Lang) -> String {
    letters(lang).spelled(english)
}

/// What somebody typed in the letters of a language, as a record has it.
#[must_use]
pub fn typed(text: &str, lang: Lang) -> String {
    letters(lang).in_english(text)
}

/// The messages of this room, for the tests.
#[cfg(test)]
pub(crate) fn keys() -> Vec<crate::message::Key> {
    use crate::Message;
    [
        points::Rule::KEYS,
        outcome::Ended::KEYS,
        problems::Problem::KEYS,
        refusal::Why::KEYS,
        spoken::Spoken::KEYS,
    ]
    .concat()
}
