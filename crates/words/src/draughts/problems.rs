//! What can be wrong with a position or a table, in words.

use draughts::{Contradiction, Flaw, Preference, Rules, Square};

use super::Written;
use super::messages::Rule;
use crate::message::messages;
use crate::{Lang, Message};

messages! {
    /// Problems.
    Problem {
        OffTheBoard = "flaw-off-the-board",
        TwoOnOneSquare = "flaw-two-on-one-square" { square: String },
        CrownOnNothing = "flaw-crown-on-nothing" { square: String },
        UncrownedMan = "flaw-uncrowned-man" { square: String },
        NothingToHuff = "flaw-nothing-to-huff" { square: String },
        NoSuchKingRun = "flaw-no-such-king-run" { square: String },
        Lines = "contradiction-lines",
        Board = "contradiction-board",
        Placing = "contradiction-placing",
        ShortKing = "contradiction-short-king",
        HuffPrecedence = "contradiction-huff-precedence",
        StoppingPrecedence = "contradiction-stopping-precedence",
        PreferenceTwice = "contradiction-preference-twice" { preference: String },
        KingsEarliestNotLast = "contradiction-kings-earliest-not-last" { preference: String },
        DrawAtOnce = "contradiction-draw-at-once",
        NoPatience = "contradiction-no-patience",
    }
}

/// What is wrong with a set-up.
#[must_use]
pub fn flaw(flaw: &Flaw, rules: &Rules, lang: Lang) -> String {
    let name = |square: &Square| Written(rules).square(*square);
    match flaw {
        Flaw::OffTheBoard(_) => Problem::OffTheBoard,
        Flaw::TwoOnOneSquare(square) => Problem::TwoOnOneSquare {
            square: name(square),
        },
        Flaw::CrownOnNothing(square) => Problem::CrownOnNothing {
            square: name(square),
        },
        Flaw::UncrownedMan(square) => Problem::UncrownedMan {
            square: name(square),
        },
        Flaw::NothingToHuff(square) => Problem::NothingToHuff {
            square: name(square),
        },
        Flaw::NoSuchKingRun(square) => Problem::NoSuchKingRun {
            square: name(square),
        },
    }
    .say(lang)
}

/// Why a table makes no sense.
#[must_use]
pub fn contradiction(contradiction: &Contradiction, lang: Lang) -> String {
    match contradiction {
        Contradiction::LinesDoNotFitTheSquares => Problem::Lines,
        Contradiction::BoardTooLarge => Problem::Board,
        Contradiction::PlacingDoesNotFit => Problem::Placing,
        Contradiction::ShortKingCapturesFromAfar => Problem::ShortKing,
        Contradiction::HuffWithPrecedence => Problem::HuffPrecedence,
        Contradiction::StoppingWithPrecedence => Problem::StoppingPrecedence,
        Contradiction::PreferenceTwice(preference) => Problem::PreferenceTwice {
            preference: Rule::PreferenceTitle {
                preference: *preference,
            }
            .say(lang),
        },
        Contradiction::KingsEarliestNotLast => Problem::KingsEarliestNotLast {
            preference: Rule::PreferenceTitle {
                preference: Preference::KingsEarliest,
            }
            .say(lang),
        },
        Contradiction::DrawAtOnce => Problem::DrawAtOnce,
        Contradiction::NoPatience => Problem::NoPatience,
    }
    .say(lang)
}
