//! Why the best choice is better than another one: the reasons of both games as what [`words`] has sentences for.

use ::draughts::{Rules, Turn};
use words::draughts::turn_text;
use words::page::{Because, CubeChoice, PlayFact};

use crate::backgammon::{self, Fact};
use crate::draughts::{self, Score, men};

/// A reason of draughts, turns in the notation of their rules.
#[must_use]
pub fn of_draughts(reason: &draughts::Reason, rules: &Rules) -> Because {
    use draughts::Reason as R;
    let text = |turn: &Turn| turn_text(rules, turn);
    let texts = |line: &[Turn]| line.iter().map(text).collect();
    let figures = |gap: Score| format!("{:.2}", men(gap));
    match reason {
        R::Only => Because::Only,
        &R::Wins { moves } => Because::Wins { moves },
        R::HoldsOut => Because::HoldsOut,
        R::OthersLose => Because::OthersLose,
        R::Loses { other } => Because::Loses { other: text(other) },
        R::Pieces {
            line,
            pieces,
            other,
        } => Because::Pieces {
            line: texts(line),
            pieces: *pieces,
            other: text(other),
        },
        R::King { line, other } => Because::King {
            line: texts(line),
            other: text(other),
        },
        R::NoKing { other } => Because::NoKing { other: text(other) },
        R::Squares { gap, other } => Because::Squares {
            value: figures(*gap),
            other: text(other),
        },
        R::Better { gap, other } => Because::Better {
            value: figures(*gap),
            other: text(other),
        },
        R::Level { other } => Because::Level { other: text(other) },
    }
}

/// A reason of backgammon.
#[must_use]
pub fn of_backgammon(reason: &backgammon::Reason) -> Because {
    use backgammon::CubeChoice as Chosen;
    use backgammon::Reason as R;
    let figures = |points: f32| format!("{points:.3}");
    match reason {
        R::Only => Because::Only,
        R::Level { other } => Because::Level {
            other: other.to_string(),
        },
        R::Better { facts, gap, other } => Because::Play {
            facts: facts.iter().map(fact).collect(),
            value: figures(*gap),
            other: other.to_string(),
        },
        &R::Cube {
            choice,
            better,
            worse,
        } => Because::Cube {
            choice: match choice {
                Chosen::Double => CubeChoice::Double,
                Chosen::Roll => CubeChoice::Roll,
                Chosen::Take => CubeChoice::Take,
                Chosen::Drop => CubeChoice::Drop,
            },
            better: figures(better),
            worse: figures(worse),
        },
    }
}

fn fact(fact: &Fact) -> PlayFact {
    let percent = |share: f32| format!("{:.1}", share * 100.0);
    match *fact {
        Fact::Hits(count) => PlayFact::Hits(count),
        Fact::Point(point) => PlayFact::Point(point),
        Fact::Off(count) => PlayFact::Off(count),
        Fact::Blots(count) => PlayFact::Blots(count),
        Fact::Escapes(count) => PlayFact::Escapes(count),
        Fact::WinsMore(share) => PlayFact::WinsMore(percent(share)),
        Fact::Gammons(share) => PlayFact::Gammons(percent(share)),
        Fact::FewerGammons(share) => PlayFact::FewerGammons(percent(share)),
    }
}
