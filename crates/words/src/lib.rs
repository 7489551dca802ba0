//! Everything said to people: every rule, refusal and outcome in Portuguese (of Brazil), Spanish, English and Italian.
//!
//! The words stand in Fluent catalogues under `locales/`, one folder a language, built into the program; the page
//! [`load`]s the language and the [`Part`]s of it that it wants instead. Each message is a value in Rust with its
//! variables typed, so nothing is looked up by a string; the tests of this room hold the four catalogues against the
//! list: nothing missing, nothing unused, the same variables, no English left in the others.
//!
//! * [`Lang`] is a language, [`Localised`] a text in each of them, [`Text`] one with its moves marked.
//! * [`draughts`], [`backgammon`] and [`chess`] word the points of the tables, refusals, outcomes and problems of each
//!   game; [`table`] what happens above the rules: ends, offers, the proof of the dice, clocks.
//! * [`record`] says what is wrong with a record or the games of a file, [`files`] what is wrong with a file or a
//!   position that another program wrote; [`terminal`] is what the program says and asks in the terminal.
//! * [`rules_page`] is the rules of a game as a page, made from its table.
//! * [`Refusal`] is why a move was refused: reason, article, title, sentence, what to light, what to play instead.
#![forbid(unsafe_code)]

pub mod backgammon;
mod catalogue;
pub mod chess;
mod cite;
pub mod draughts;
pub mod files;
mod in_order;
mod lang;
mod level;
pub(crate) mod message;
mod names;
pub mod page;
pub mod picture;
pub mod record;
mod refusal;
pub(crate) mod resolve;
pub mod rules_page;
pub mod speech;
pub(crate) mod spell;
pub mod table;
pub mod terminal;
pub(crate) mod text;
pub mod typed;

#[cfg(test)]
mod tests;
#[cfg(test)]
pub(crate) use tests::english_in;

pub use catalogue::{NotACatalogue, Part, UnknownPart, has_words, load};
pub(crate) use cite::main_source;
pub use cite::{Citation, chess_source, draughts_plate, draughts_source, frame_source};
pub use in_order::in_order;
pub use lang::{Lang, Localised, UnknownLang};
pub use level::{level_about, level_name};
pub(crate) use message::Message;
pub use names::{chess_name, draughts_name, frame_name, rule_set_name, turn_text, typed_turn};
pub use refusal::{Contender, Refusal, Spot};
pub use spell::localise;
pub use text::{Span, Text};

/// Every message of the program, for the tests.
#[cfg(test)]
pub(crate) fn every_key() -> Vec<message::Key> {
    [
        names::Name::KEYS,
        cite::Cite::KEYS,
        level::Levels::KEYS,
        refusal::Why::KEYS,
        table::Said::KEYS,
        terminal::Line::KEYS,
        record::Faulty::KEYS,
        &files::keys(),
        page::Page::KEYS,
        &draughts::keys(),
        &backgammon::keys(),
        &chess::keys(),
        rules_page::Furniture::KEYS,
        rules_page::Shelf::KEYS,
        &rules_page::draughts_keys(),
        &rules_page::backgammon_keys(),
        &rules_page::chess_keys(),
    ]
    .concat()
}
