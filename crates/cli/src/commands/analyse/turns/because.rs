//! Why a turn was worse than the best one, in a sentence.

use players::turns::review::{Reviewed, Worse};
use words::terminal::Line;
use words::{Lang, localise};

use super::{Judged, Written};
use crate::commands::endgame::told::{ending, known};

/// The sentence, where one was found.
pub(super) fn worse<G: Written>(
    table: &Judged<G>,
    turn: &Reviewed<G>,
    lang: Lang,
) -> Option<String> {
    let line = |turns: &[G::Turn]| table.line_text(turn, turns, lang);
    let best = table.turn_text(turn, &turn.best().turn, lang);
    let why = turn.worse.as_ref()?;
    let said = match why {
        Worse::Ending => Line::WorseEnding {
            before: ending(turn.truth_before?.outcome),
            after: ending(turn.truth_after?.outcome),
        },
        Worse::Draws => Line::WorseDraws,
        Worse::Chances => {
            let [before, after] = turn.shares().map(|share| percent(share, lang));
            Line::WorseChances {
                best,
                before,
                after,
            }
        }
        Worse::MissesWin { .. } => G::worse(why, String::new(), best)?,
        Worse::MissesPieces { line: turns, .. } | Worse::MissesCrown { line: turns } => {
            G::worse(why, line(turns), best)?
        }
        Worse::Loses { line: turns, .. }
        | Worse::Shot { line: turns, .. }
        | Worse::Pieces { line: turns, .. }
        | Worse::LetsCrown { line: turns } => {
            // What comes after the turn itself, which is told before the sentence.
            let texts = G::told(&table.rules, &turn.position, turns, lang);
            let replies = match &texts[..] {
                [_, replies @ ..] if !replies.is_empty() => replies.join(" "),
                texts => texts.join(" "),
            };
            G::worse(why, replies, best)?
        }
    };
    Some(said.in_words(lang))
}

/// What the tables know before and after a turn, where they know both.
pub(super) fn truth<G: Written>(turn: &Reviewed<G>, lang: Lang) -> Option<String> {
    let said = Line::AnalyseTruth {
        before: known(turn.truth_before?, lang),
        after: known(turn.truth_after?, lang),
    };
    Some(said.in_words(lang))
}

/// A share in per cent.
pub(super) fn percent(share: f64, lang: Lang) -> String {
    localise(lang, &format!("{:.1}", 100.0 * share))
}
