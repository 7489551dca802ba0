//! How a game of backgammon ended.

use backgammon::{Ending, Outcome, Side, Win};

use crate::message::{choices, messages};
use crate::{Lang, Message};

messages! {
    /// Outcomes.
    Ended {
        BorneOff = "bg-outcome-borne-off" { winner: Side, win: Win, points: u64 },
        Dropped = "bg-outcome-dropped" { winner: Side, points: u64 },
        Resigned = "bg-outcome-resigned" { winner: Side, win: Win, points: u64 },
        Contest = "bg-outcome-contest" { winner: Side, high: u64, low: u64 },
    }
}

choices! {
    Win {
        Win::Single => "single",
        Win::Gammon => "gammon",
        Win::Backgammon => "backgammon",
    }
}

/// How a game ended: "Light has borne off all checkers and wins a gammon: 4 points."
#[must_use]
pub fn outcome(outcome: &Outcome, lang: Lang) -> String {
    let Outcome {
        winner,
        win,
        points,
        ..
    } = *outcome;
    match outcome.ending {
        Ending::BorneOff => borne_off(winner, win, points, lang),
        Ending::Dropped => dropped(winner, points, lang),
        Ending::Resigned => resigned(winner, win, points, lang),
    }
}

pub(crate) fn borne_off(winner: Side, win: Win, points: u64, lang: Lang) -> String {
    Ended::BorneOff {
        winner,
        win,
        points,
    }
    .say(lang)
}

pub(crate) fn dropped(winner: Side, points: u64, lang: Lang) -> String {
    Ended::Dropped { winner, points }.say(lang)
}

pub(crate) fn resigned(winner: Side, win: Win, points: u64, lang: Lang) -> String {
    Ended::Resigned {
        winner,
        win,
        points,
    }
    .say(lang)
}

/// How a match or a single game ended: "Light wins 7 to 4."
#[must_use]
pub fn contest(winner: Side, score: [u64; 2], lang: Lang) -> String {
    let high = score[winner.index()];
    let low = score[winner.other().index()];
    Ended::Contest { winner, high, low }.say(lang)
}
