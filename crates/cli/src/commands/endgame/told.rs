//! How a game ends with best play, in words.

use engine::draughts::endgame::Wdl;
use players::draughts::Truth;
use words::Lang;
use words::terminal::{Ending, Line};

/// What is known of an end.
pub(crate) fn known(truth: Truth, lang: Lang) -> String {
    let outcome = ending(truth.outcome);
    match (truth.outcome, truth.plies) {
        (Wdl::Draw, _) => Line::TruthDraw,
        (_, Some(plies)) if truth.in_time => Line::TruthEnds {
            outcome,
            plies: plies.into(),
        },
        _ => Line::TruthOpen { outcome },
    }
    .in_words(lang)
}

pub(crate) const fn ending(outcome: Wdl) -> Ending {
    match outcome {
        Wdl::Win => Ending::Win,
        Wdl::Draw => Ending::Draw,
        Wdl::Loss => Ending::Loss,
    }
}
