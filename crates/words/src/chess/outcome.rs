//! How a game of chess ended.

use ::chess::EndReason;
use ::draughts::Side as Colour;
use ::table::Side;

use crate::message::messages;
use crate::{Lang, Message};

messages! {
    /// Outcomes.
    Ended {
        Checkmate = "chess-ended-checkmate" { winner: Colour },
        Stalemate = "chess-ended-stalemate",
        StalemateWon = "chess-ended-stalemate-won" { winner: Colour },
        Dead = "chess-ended-dead",
        Repetition = "chess-ended-repetition" { times: u8 },
        NoProgress = "chess-ended-no-progress" { moves: u8 },
        Checks = "chess-ended-checks" { winner: Colour, checks: u8 },
        FlagDrawn = "chess-ended-flag-drawn",
        ResignedDrawn = "chess-ended-resigned-drawn",
    }
}

/// How a game ended by the rules: "White wins: checkmate."
pub(crate) fn ended(reason: EndReason, winner: Option<Side>, lang: Lang) -> String {
    // A draw has no winner, and its words name none.
    let colour = Colour::from(winner.unwrap_or(Side::Light));
    match (reason, winner) {
        (EndReason::Checkmate, _) => Ended::Checkmate { winner: colour },
        (EndReason::Stalemate, None) => Ended::Stalemate,
        (EndReason::Stalemate, Some(_)) => Ended::StalemateWon { winner: colour },
        (EndReason::DeadPosition, _) => Ended::Dead,
        (EndReason::Repetition(times) | EndReason::ClaimedRepetition(times), _) => {
            Ended::Repetition { times }
        }
        (EndReason::NoProgress(moves) | EndReason::ClaimedNoProgress(moves), _) => {
            Ended::NoProgress { moves }
        }
        (EndReason::Checks(checks), _) => Ended::Checks {
            winner: colour,
            checks,
        },
    }
    .say(lang)
}

/// Time is up against somebody who could not mate.
pub(crate) fn flag_drawn(lang: Lang) -> String {
    Ended::FlagDrawn.say(lang)
}

/// The game was given up to somebody who could not mate.
pub(crate) fn resignation_drawn(lang: Lang) -> String {
    Ended::ResignedDrawn.say(lang)
}
