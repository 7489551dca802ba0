//! What can be wrong with a position or a file of chess, in words.

use ::chess::notation::NotAMove;
use ::chess::pgn::Fault;
use ::chess::position::{FenError, FenFault};

use super::refusal::why_unreadable;
use crate::message::{coded, messages};
use crate::{Lang, Message};

messages! {
    /// Problems.
    Problem {
        Fen = "chess-fen" { fault: FenFault },
        FenAt = "chess-fen-at" { column: usize, what: String },
        Pgn = "chess-pgn" { fault: Fault },
        NoMove = "chess-no-move" { example: String },
    }
}

coded!(FenFault, Fault);

/// Why a text is no position, without the place.
#[must_use]
pub fn fen_wrong(error: FenError, lang: Lang) -> String {
    let fault = error.fault;
    Problem::Fen { fault }.say(lang)
}

/// Why a text is no position, and at which of its signs.
#[must_use]
pub fn fen(error: FenError, lang: Lang) -> String {
    let what = fen_wrong(error, lang);
    let column = error.column;
    Problem::FenAt { column, what }.say(lang)
}

/// What is wrong with a file of games, without the place.
#[must_use]
pub fn pgn(fault: Fault, lang: Lang) -> String {
    Problem::Pgn { fault }.say(lang)
}

/// Why a text is no move, in one sentence that does not name it: whoever says it has done so.
#[must_use]
pub fn not_a_move(why: &NotAMove, lang: Lang) -> String {
    let example = "e4".to_owned();
    match why {
        NotAMove::Unreadable => Problem::NoMove { example }.say(lang),
        why => format!("{}.", why_unreadable(why, "", &example, lang).say(lang)),
    }
}
