//! What was found, as people read it: the mistakes, and the sums of each player.

use players::Mark;
use players::backgammon::Decision;
use players::backgammon::review::{Choices, Made};
use players::review::{Decided, Totals};
use words::terminal::{CubeDeed, Line, Mistake};
use words::{Lang, localise};

use super::document::{best_cube, spelled};
use super::{Judged, careers};
use crate::because;
use crate::commands::eval::evaluation::{percent, points};

pub(in super::super) fn told(judged: &[Judged], lang: Lang) -> String {
    let mut lines = Vec::new();
    let many = judged.len() > 1;
    for table in judged {
        if many {
            lines.push(format!("{}:", table.file.display()));
        }
        let decisions = table.review.decisions.iter();
        lines.extend(decisions.filter_map(|decided| mistake(table, decided, lang)));
        for (name, totals) in table.names.iter().zip(&table.review.totals) {
            lines.push(String::new());
            lines.extend(sums(name, totals, lang));
        }
        lines.push(String::new());
    }
    if many {
        for career in careers(judged) {
            lines.extend(sums(career.name, &career.totals, lang));
            for (file, totals) in career.tables {
                let rating = rating(totals, lang);
                lines.push(format!("  {}  PR {rating}", file.display()));
            }
            lines.push(String::new());
        }
    }
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines.join("\n") + "\n"
}

/// A decision that was marked, with what was better and why.
fn mistake(table: &Judged, decided: &Decided, lang: Lang) -> Option<String> {
    let judged = &decided.judged;
    let mark = match judged.mark? {
        Mark::Error => Mistake::Error,
        Mark::Blunder => Mistake::Blunder,
    };
    let (made, best) = match &judged.choices {
        Choices::Plays(plays) => (spelled(plays, plays.chosen), spelled(plays, 0)),
        choices @ Choices::Cube { .. } => (deed(judged.made, lang), deed(best_cube(choices), lang)),
    };
    let made = match judged.question.decision {
        Decision::Play(roll) => format!("{roll:#}: {made}"),
        _ => made,
    };
    let line = Line::AnalyseMistake {
        game: decided.game as u64 + 1,
        name: table.names[decided.player].clone(),
        made,
        loss: localise(lang, &format!("{:.3}", judged.loss)),
        mark,
        best,
    };
    let why = judged
        .reason
        .as_ref()
        .map(|reason| format!(" {}", because::of_backgammon(reason, lang)));
    Some(line.in_words(lang) + &why.unwrap_or_default())
}

fn deed(made: Made, lang: Lang) -> String {
    let deed = match made {
        Made::NoDouble | Made::Play(_) => CubeDeed::NoDouble,
        Made::Double => CubeDeed::Double,
        Made::Take => CubeDeed::Take,
        Made::Drop => CubeDeed::Drop,
        Made::Raise => CubeDeed::Raise,
    };
    Line::CubeDone { deed }.in_words(lang)
}

fn rating(totals: &Totals, lang: Lang) -> String {
    let rating = totals.performance_rating();
    rating.map_or_else(
        || "–".into(),
        |rating| localise(lang, &format!("{rating:.1}")),
    )
}

fn sums(name: &str, totals: &Totals, lang: Lang) -> Vec<String> {
    let lost = |points: f64| localise(lang, &format!("{points:.3}"));
    let rate = totals.error_rate().unwrap_or_default();
    let mut lines = vec![
        Line::AnalysePlayer {
            name: name.to_owned(),
            pr: rating(totals, lang),
            rate: localise(lang, &format!("{rate:.1}")),
            decisions: totals.decisions().into(),
            errors: totals.errors.into(),
            blunders: totals.blunders.into(),
        },
        Line::AnalysePlays {
            total: totals.plays.into(),
            unforced: totals.unforced.into(),
            lost: lost(totals.play_loss),
        },
        Line::AnalyseCube {
            total: totals.cube_decisions.into(),
            close: totals.close_cubes.into(),
            lost: lost(totals.cube_loss()),
        },
        Line::AnalyseLuck {
            luck: points(totals.luck, lang),
            lucky: totals.lucky_rolls.into(),
            unlucky: totals.unlucky_rolls.into(),
        },
    ];
    if let (Some(result), Some(adjusted)) = (totals.result, totals.luck_adjusted) {
        let told = |value: f64| {
            if totals.is_match {
                format!("{} %", percent(value as f32, lang))
            } else {
                points(value, lang)
            }
        };
        lines.push(Line::AnalyseResult {
            result: told(result),
            adjusted: told(adjusted),
        });
    }
    lines.iter().map(|line| line.in_words(lang)).collect()
}
