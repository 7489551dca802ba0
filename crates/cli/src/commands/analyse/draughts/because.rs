//! Why a turn was worse than the best one, in a sentence.

use ::draughts::{Rules, Turn};
use engine::draughts::endgame::Wdl;
use players::draughts::Truth;
use players::draughts::review::{Reviewed, Worse};
use words::draughts::turn_text;
use words::terminal::{Ending, Line};
use words::{Lang, localise};

/// The sentence, where one was found.
pub(super) fn worse(turn: &Reviewed, rules: &Rules, lang: Lang) -> Option<String> {
    let line = |turns: &[Turn]| {
        let texts: Vec<String> = turns.iter().map(|turn| turn_text(rules, turn)).collect();
        texts.join(" ")
    };
    // What comes after the turn itself, which is told before the sentence.
    let replies = |turns: &[Turn]| match turns {
        [_, replies @ ..] if !replies.is_empty() => line(replies),
        turns => line(turns),
    };
    let best = || turn_text(rules, &turn.best().turn);
    let said = match turn.worse.as_ref()? {
        Worse::Ending => Line::WorseEnding {
            before: ending(turn.truth_before?.outcome),
            after: ending(turn.truth_after?.outcome),
        },
        Worse::Draws => Line::WorseDraws,
        Worse::Loses { moves, line: turns } => Line::WorseLoses {
            moves: *moves,
            line: replies(turns),
        },
        &Worse::MissesWin { moves } => Line::WorseMissesWin {
            best: best(),
            moves,
        },
        Worse::Shot {
            line: turns,
            taken,
            pieces,
        } => Line::WorseShot {
            line: replies(turns),
            taken: *taken,
            pieces: *pieces,
            best: best(),
        },
        Worse::Pieces {
            line: turns,
            pieces,
        } => Line::WorsePieces {
            line: replies(turns),
            pieces: *pieces,
            best: best(),
        },
        Worse::MissesPieces {
            line: turns,
            pieces,
        } => Line::WorseMissesPieces {
            line: line(turns),
            pieces: *pieces,
        },
        Worse::LetsCrown { line: turns } => Line::WorseLetsCrown {
            line: replies(turns),
            best: best(),
        },
        Worse::MissesCrown { line: turns } => Line::WorseMissesCrown { line: line(turns) },
        Worse::Chances => {
            let [before, after] = turn.shares().map(|share| percent(share, lang));
            Line::WorseChances {
                best: best(),
                before,
                after,
            }
        }
    };
    Some(said.in_words(lang))
}

/// What the tables know before and after a turn, where they know both.
pub(super) fn truth(turn: &Reviewed, lang: Lang) -> Option<String> {
    let said = Line::AnalyseTruth {
        before: known(turn.truth_before?, lang),
        after: known(turn.truth_after?, lang),
    };
    Some(said.in_words(lang))
}

fn known(truth: Truth, lang: Lang) -> String {
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

const fn ending(outcome: Wdl) -> Ending {
    match outcome {
        Wdl::Win => Ending::Win,
        Wdl::Draw => Ending::Draw,
        Wdl::Loss => Ending::Loss,
    }
}

/// A share in per cent.
pub(super) fn percent(share: f64, lang: Lang) -> String {
    localise(lang, &format!("{:.1}", 100.0 * share))
}
