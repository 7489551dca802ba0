//! What is wrong with a position, a move or a PDN file of draughts.

use ::draughts::Rules;
use ::draughts::formats::fen::{FenError, FenErrorKind};
use ::draughts::formats::pdn::{Fault, MOST_NESTED, PdnError, PositionFault, Trouble};
use ::draughts::notation::NotAMove;

use super::{LineColumn, matches::MatchFile, shown};
use crate::draughts::{flaw, refusal};
use crate::message::{choices, coded, messages};
use crate::record::Faulty;
use crate::{Lang, Message};

messages! {
    /// Faults of draughts as text.
    PdnFile {
        Fen = "fen-wrong" { kind: FenErrorKind, column: usize },
        NotAMove = "draughts-not-a-move" { text: String },

        Unclosed = "pdn-unclosed" { what: Open, mark: &'static str },
        StrayClose = "pdn-stray-close" { mark: String },
        TooLong = "pdn-too-long",
        GameTooLong = "pdn-game-too-long",
        NotATag = "pdn-not-a-tag" { text: String },
        Word = "pdn-not-a-move" { text: String },
        NotAGlyph = "pdn-not-a-glyph" { text: String },
        NotASetup = "pdn-not-a-setup" { text: String, example: &'static str },
        Utf16 = "pdn-utf16",

        ResultOtherwise = "file-result-otherwise" { written: String, board: String },
        TwoResults = "file-two-results" { tag: String, end: String },
    }
}

/// What can be left open in a PDN file.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Open {
    Tag,
    Comment,
    Parenthesis,
    Setup,
}

choices! {
    Open {
        Open::Tag => "tag",
        Open::Comment => "comment",
        Open::Parenthesis => "parenthesis",
        Open::Setup => "setup",
    }
}
coded!(FenErrorKind);

/// How a set-up is written inside a game.
const SETUP: &str = "/FEN \"…\"/";

/// Why a text is no position of draughts.
#[must_use]
pub fn fen(error: FenError, lang: Lang) -> String {
    PdnFile::Fen {
        kind: error.kind,
        column: error.column,
    }
    .say(lang)
}

/// Why a text is no move of draughts.
#[must_use]
pub fn draughts_move(error: &NotAMove, lang: Lang) -> String {
    PdnFile::NotAMove {
        text: shown(&error.text),
    }
    .say(lang)
}

/// What is wrong with a PDN file, and where.
#[must_use]
pub fn pdn(error: &PdnError, lang: Lang) -> String {
    let place = LineColumn::new(error.at.line, error.at.column);
    super::at(place, pdn_wrong(&error.fault, lang), lang)
}

/// What is wrong with a PDN file, without the place.
#[must_use]
pub fn pdn_wrong(fault: &Fault, lang: Lang) -> String {
    let unclosed = |what, mark| PdnFile::Unclosed { what, mark };
    match fault {
        Fault::UnclosedTag => unclosed(Open::Tag, "]"),
        Fault::UnclosedComment => unclosed(Open::Comment, "}"),
        Fault::UnclosedParenthesis => unclosed(Open::Parenthesis, ")"),
        Fault::UnclosedSetup => unclosed(Open::Setup, "/"),
        Fault::StrayClose(mark) => PdnFile::StrayClose {
            mark: mark.to_string(),
        },
        Fault::TooLong => PdnFile::TooLong,
        Fault::GameTooLong => PdnFile::GameTooLong,
        Fault::NotATag(text) => PdnFile::NotATag { text: shown(text) },
        Fault::NotAMove(text) => PdnFile::Word { text: shown(text) },
        Fault::NotAGlyph(text) => PdnFile::NotAGlyph { text: shown(text) },
        Fault::NotASetup(text) => PdnFile::NotASetup {
            text: shown(text),
            example: SETUP,
        },
        Fault::TooDeep => return MatchFile::TooDeep { most: MOST_NESTED }.say(lang),
        Fault::Utf16 => PdnFile::Utf16,
        // A fault that came later: a test fails until it has words here, and English is better than nothing.
        unknown => return unknown.to_string(),
    }
    .say(lang)
}

/// What is wrong with a game of a PDN file, in a sentence without the article.
#[must_use]
pub fn pdn_trouble(trouble: &Trouble, rules: Option<&Rules>, lang: Lang) -> String {
    match (trouble, rules) {
        (Trouble::Unreadable(error), _) => return pdn_wrong(&error.fault, lang),
        (Trouble::BadPosition(PositionFault::Fen(error)), _) => return fen(*error, lang),
        (Trouble::Illegal(illegal), Some(rules)) => {
            return refusal(illegal, rules, None, lang).sentence.to_string();
        }
        (Trouble::BadPosition(PositionFault::Flaw(found, _)), Some(rules)) => {
            return flaw(found, rules, lang);
        }
        (Trouble::WrongResult { written, board, .. }, _) => {
            return PdnFile::ResultOtherwise {
                written: written.to_string(),
                board: board.to_string(),
            }
            .say(lang);
        }
        (Trouble::TwoResults { tag, end }, _) => {
            return PdnFile::TwoResults {
                tag: tag.to_string(),
                end: end.to_string(),
            }
            .say(lang);
        }
        (Trouble::UnknownGame, _) => Faulty::UnknownGame,
        (Trouble::BreaksOff, _) => Faulty::BreaksOff,
        (Trouble::NoRules, _) => Faulty::NoRules,
        (Trouble::MissingMove, _) => Faulty::Hidden,
        // Nothing but rules finds these.
        (Trouble::Illegal(_) | Trouble::BadPosition(PositionFault::Flaw(..)), None) => {
            Faulty::AgainstTheRules
        }
        // As for a fault without words.
        (unknown, _) => return unknown.to_string(),
    }
    .say(lang)
}
