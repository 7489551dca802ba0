//! What can be wrong with a position or a file of chess, in words.

use ::chess::notation::NotAMove;
use ::chess::pgn::Fault;
use ::chess::position::FenError;

use super::refusal::why_unreadable;
use crate::message::{coded, messages};
use crate::{Lang, Message};

messages! {
    /// Problems.
    Problem {
        Fen = "chess-fen" { fault: FenError },
        Pgn = "chess-pgn" { fault: Fault },
    }
}

coded!(FenError, Fault);

/// Why a text is no position.
#[must_use]
pub fn fen(fault: FenError, lang: Lang) -> String {
    Problem::Fen { fault }.say(lang)
}

/// What is wrong with a file of games, without the place.
#[must_use]
pub fn pgn(fault: Fault, lang: Lang) -> String {
    Problem::Pgn { fault }.say(lang)
}

/// Why a text of a file is no move, in one sentence.
#[must_use]
pub fn not_a_move(why: &NotAMove, lang: Lang) -> String {
    format!("{}.", why_unreadable(why, "", "e4", lang).say(lang))
}
