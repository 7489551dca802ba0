//! What can be wrong with a set-up or with what the players agree on.

use backgammon::{Length, Seat, SetupError, TermsError};

use crate::message::{choices, messages};
use crate::{Lang, Message, frame_name};

messages! {
    /// Problems.
    Problem {
        TooMany = "setup-too-many" { seat: Seat, count: u16, allowed: u8 },
        Unequal = "setup-unequal" { mover: u8, other: u8 },
        BothOnPoint = "setup-both-on-point" { point: u8 },
        NoCheckers = "setup-no-checkers",
        BothWon = "setup-both-won",
        BothShutOut = "setup-both-shut-out",
        Length = "terms-length" { frame: String, length: Length },
        MatchToZero = "terms-match-to-zero",
        CubeAlways = "terms-cube-always" { frame: String },
        Jacoby = "terms-jacoby",
        Beavers = "terms-beavers",
    }
}

choices! {
    Seat { Seat::Mover => "mover", Seat::Other => "other" }
    Length {
        Length::OneGame => "one-game",
        Length::PointsKept => "points-kept",
        Length::Match(_) => "match",
        Length::Money => "money",
    }
}

/// What is wrong with a set-up.
#[must_use]
pub fn setup_error(error: &SetupError, lang: Lang) -> String {
    match *error {
        SetupError::TooManyCheckers {
            seat,
            count,
            allowed,
        } => Problem::TooMany {
            seat,
            count,
            allowed,
        },
        SetupError::UnequalSides { mover, other } => Problem::Unequal { mover, other },
        SetupError::BothSidesOnPoint(point) => Problem::BothOnPoint {
            point: point.number(),
        },
        SetupError::NoCheckers => Problem::NoCheckers,
        SetupError::BothHaveWon => Problem::BothWon,
        SetupError::BothShutOut => Problem::BothShutOut,
        // `words/tests/reading.rs` holds every code against the words.
        _ => return error.code().to_owned(),
    }
    .say(lang)
}

/// Why a frame does not allow some terms.
#[must_use]
pub fn terms_error(error: &TermsError, lang: Lang) -> String {
    match *error {
        TermsError::Length { frame, length } => Problem::Length {
            frame: frame_name(frame, lang),
            length,
        },
        TermsError::MatchToZero => Problem::MatchToZero,
        TermsError::CubeAlwaysOn(frame) => Problem::CubeAlways {
            frame: frame_name(frame, lang),
        },
        TermsError::Jacoby(_) => Problem::Jacoby,
        TermsError::Beavers(_) => Problem::Beavers,
    }
    .say(lang)
}
