//! What was found about draughts and chess, as people read it: how each game went, its mistakes, and the sums
//! of each player.

use players::turns::review::{Reviewed, Slip, Sums};
use table::Side;
use words::Lang;
use words::terminal::{Line, SlipName};

use super::because::{self, percent};
use super::{Judged, Written, careers, graph};

pub(in super::super) fn told<G: Written>(judged: &[Judged<G>], many: bool, lang: Lang) -> String {
    let mut lines = Vec::new();
    for table in judged {
        if many && table.number == 0 {
            lines.push(format!("{}:", table.file.display()));
        }
        for game in table.games() {
            lines.extend(of_game(table, game, lang));
            lines.push(String::new());
        }
        if judged.len() == 1 {
            for (player, own) in table.review.sums.iter().enumerate() {
                lines.push(sums(table.called(player, 0, lang), own, lang));
            }
        }
    }
    if judged.len() > 1 {
        for career in careers(judged) {
            // Whoever has no name had now this colour and now that one.
            let name = match career.name {
                "" => "?",
                name => name,
            };
            lines.push(sums(name.to_owned(), &career.sums, lang));
        }
    }
    while lines.last().is_some_and(String::is_empty) {
        lines.pop();
    }
    lines.join("\n") + "\n"
}

fn of_game<G: Written>(table: &Judged<G>, game: usize, lang: Lang) -> Vec<String> {
    let light = table.light.get(game).copied().unwrap_or(0);
    let [white, black] = [light, 1 - light].map(|player| table.called(player, game, lang));
    let head = Line::AnalyseGame {
        game: table.numbered(game) as u64,
        white,
        black,
    };
    let turns: Vec<&Reviewed<G>> = table
        .review
        .turns
        .iter()
        .filter(|turn| turn.game == game)
        .collect();
    let mut lines = vec![head.in_words(lang)];
    let shares: Vec<f64> = turns.iter().map(|turn| of_light(turn)).collect();
    lines.extend(graph::drawn(&shares));
    let last = turns.len() as u64;
    lines.push(Line::AnalyseGraph { last }.in_words(lang));
    for turn in turns {
        lines.extend(slip(table, turn, lang));
    }
    let points = table.review.turning_points(game);
    if !points.is_empty() {
        let numbered = |at: usize| {
            let turn = &table.review.turns[at];
            format!(
                "{} {}",
                G::number(turn),
                table.turn_text(turn, &turn.played, lang)
            )
        };
        let points: Vec<String> = points.into_iter().map(numbered).collect();
        let turns = points.join(", ");
        lines.push(Line::AnalyseTurning { turns }.in_words(lang));
    }
    lines
}

/// The chances of the light pieces after a turn.
fn of_light<G: Written>(turn: &Reviewed<G>) -> f64 {
    let [_, after] = turn.shares();
    match turn.side {
        Side::Light => after,
        Side::Dark => 1.0 - after,
    }
}

/// A turn that was marked, with what was better and why; and what the tables know of it.
fn slip<G: Written>(table: &Judged<G>, turn: &Reviewed<G>, lang: Lang) -> Option<String> {
    let line = Line::AnalyseSlip {
        number: G::number(turn),
        name: table.called(turn.player, turn.game, lang),
        made: table.turn_text(turn, &turn.played, lang),
        loss: percent(turn.loss, lang),
        mark: match turn.slip? {
            Slip::Inaccuracy => SlipName::Inaccuracy,
            Slip::Mistake => SlipName::Mistake,
            Slip::Blunder => SlipName::Blunder,
        },
        best: table.turn_text(turn, &turn.best().turn, lang),
    };
    let mut text = line.in_words(lang);
    if let Some(why) = because::worse(table, turn, lang) {
        text += &format!(" {why}");
    }
    if let Some(truth) = because::truth(turn, lang) {
        text += &format!("\n    {truth}");
    }
    Some(text)
}

fn sums(name: String, sums: &Sums, lang: Lang) -> String {
    let share = |share: Option<f64>| share.map_or_else(|| "–".into(), |share| percent(share, lang));
    Line::AnalyseAccuracy {
        name,
        accuracy: share(sums.accuracy()),
        lost: share(sums.mean_loss()),
        decisions: sums.decisions.into(),
        inaccuracies: sums.inaccuracies.into(),
        mistakes: sums.mistakes.into(),
        blunders: sums.blunders.into(),
    }
    .in_words(lang)
}
