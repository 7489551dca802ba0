//! Why the best choice is better than another one, in a sentence.

use draughts::{Rules, Turn};
use players::backgammon::{CubeChoice as Chosen, Fact, Reason};
use players::draughts::{Reason as DraughtsReason, Score, men};
use words::Lang;
use words::draughts::turn_text;
use words::page::{Because, CubeChoice, PlayFact, because};

/// A reason of draughts in a language.
pub(crate) fn of_draughts(reason: &DraughtsReason, rules: &Rules, lang: Lang) -> String {
    use DraughtsReason as R;
    let text = |turn: &Turn| turn_text(rules, turn);
    let texts = |line: &[Turn]| line.iter().map(text).collect();
    let figures = |gap: Score| format!("{:.2}", men(gap));
    let why = match reason {
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
    };
    because(&why, lang)
}

/// A reason of backgammon in a language.
pub(crate) fn of_backgammon(reason: &Reason, lang: Lang) -> String {
    let figures = |points: f32| format!("{points:.3}");
    let why = match reason {
        Reason::Only => Because::Only,
        Reason::Level { other } => Because::Level {
            other: other.to_string(),
        },
        Reason::Better { facts, gap, other } => Because::Play {
            facts: facts.iter().map(fact).collect(),
            value: figures(*gap),
            other: other.to_string(),
        },
        &Reason::Cube {
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
    };
    because(&why, lang)
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
