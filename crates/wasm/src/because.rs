//! Why the best turn is better than another one: the players' reasons as sentences.

use ::backgammon::Play;
use ::draughts::{Rules, Turn};
use ::players::backgammon::{CubeChoice as Chosen, Fact, Reason as BackgammonReason};
use ::players::draughts::{Reason as DraughtsReason, Score, men};
use ::words::draughts::turn_text;
use ::words::page::{Because, CubeChoice, PlayFact, because};

use crate::boards::play_text;
use crate::types::Localised;

/// A reason of draughts in every language.
pub(crate) fn of_draughts(reason: &DraughtsReason, rules: &Rules) -> Localised {
    use DraughtsReason as R;
    let text = |turn: &Turn| turn_text(rules, turn);
    let texts = |line: &[Turn]| line.iter().map(text).collect();
    let figures = |gap: Score| format!("{:.2}", men(gap));
    say(&match reason {
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
    })
}

/// A reason of backgammon in every language.
pub(crate) fn of_backgammon(reason: &BackgammonReason) -> Localised {
    use BackgammonReason as R;
    let text = |play: &Play| play_text(play);
    let figures = |points: f32| format!("{points:.3}");
    say(&match reason {
        R::Only => Because::Only,
        R::Level { other } => Because::Level { other: text(other) },
        R::Better { facts, gap, other } => Because::Play {
            facts: facts.iter().map(fact).collect(),
            value: figures(*gap),
            other: text(other),
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
    })
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

fn say(why: &Because) -> Localised {
    Localised::of(|lang| because(why, lang))
}
