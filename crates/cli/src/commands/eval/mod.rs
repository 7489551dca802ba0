//! `tabuleiro eval`: ranked moves, what they are worth, and the cube decision.

mod backgammon;
mod draughts;

use clap::Args;
use engine::backgammon::Thoughts;
use serde::Serialize;
use table::RuleSet;
use words::terminal::Line;
use words::{Lang, localise};

use crate::answer::{Answer, Outcome};
use crate::language::LangArgument;
use crate::output::{self, Form};
use crate::query::{self, BackgammonQuery, Place};
use crate::rule_set;

use backgammon::{BackgammonJudge, CubeAdvice, Probabilities};
use draughts::DraughtsJudge;

/// Judge a position: ranked moves, evaluation, cube decision
///
/// In backgammon, --plies 1 judges the position after each play (GNU Backgammon calls this 0-ply), 2 looks at the
/// opponent's rolls too. In draughts the search goes on for a second unless told otherwise.
///
/// Example: tabuleiro eval backgammon --dice 31 --plies 2
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    #[command(flatten)]
    place: Place,

    #[command(flatten)]
    lang: LangArgument,

    #[command(flatten)]
    budget: Budget,
}

/// How much thought a position is worth.
#[derive(Clone, Copy, Debug, Args)]
struct Budget {
    /// How many turns deep to look.
    #[arg(long, value_name = "N")]
    plies: Option<u32>,

    /// How many seconds to think (draughts).
    #[arg(long, value_name = "S")]
    time: Option<f64>,

    /// How many positions to look at (draughts).
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,

    /// Threads to think on.
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=1))]
    threads: u32,
}

#[derive(Serialize)]
struct Evaluation {
    best: Option<String>,
    candidates: Vec<Judged>,
    #[serde(skip_serializing_if = "Option::is_none")]
    probabilities: Option<Probabilities>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cube: Option<CubeAdvice>,
    depth: u32,
    nodes: u64,
    seconds: f64,
}

#[derive(Serialize)]
struct Judged {
    r#move: String,
    /// The position after the turn, as the next player sees it.
    position: String,
    /// Points, in backgammon.
    #[serde(skip_serializing_if = "Option::is_none")]
    equity: Option<f32>,
    /// Men, in draughts.
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    probabilities: Option<Probabilities>,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let place = &arguments.place;
    let (position, dice) = (place.position.as_deref(), place.dice.as_deref());
    let lang = arguments.lang.of(place.form(form));
    match rule_set::find(&place.id, lang)? {
        RuleSet::Backgammon(_) => {
            let judge = BackgammonJudge::new(arguments.budget.plies)?;
            let mut thoughts = Thoughts::default();
            if place.batch {
                return query::run_batch(lang, |line| {
                    let query = BackgammonQuery::read(line.field(0), line.field(1), lang)?;
                    Ok(judge.evaluate(&query, &mut thoughts))
                });
            }
            let query = BackgammonQuery::read(position, dice, lang)?;
            show(&judge.evaluate(&query, &mut thoughts), form, lang)
        }
        RuleSet::Draughts(rules) => {
            let mut judge = DraughtsJudge::new(&rules, arguments.budget);
            if place.batch {
                return query::run_batch(lang, |line| {
                    let position = query::draughts_position(&rules, line.field(0), lang)?;
                    Ok(judge.evaluate(&position))
                });
            }
            let position = query::draughts_position(&rules, position, lang)?;
            show(&judge.evaluate(&position), form, lang)
        }
    }
}

fn show(evaluation: &Evaluation, form: Form, lang: Lang) -> Outcome {
    match form {
        Form::Json => output::json(evaluation)?,
        Form::Text => output::text(&readable(evaluation, lang))?,
    }
    Ok(Answer::Yes)
}

/// Lines of the list for people.
const MOST_LINES: usize = 10;

fn readable(evaluation: &Evaluation, lang: Lang) -> String {
    let worth = |judged: &Judged| judged.equity.map(f64::from).or(judged.score).unwrap_or(0.0);
    let points = |value: f64| localise(lang, &format!("{value:+.3}"));
    let percent = |share: f32| localise(lang, &format!("{:.1}", share * 100.0));
    let best = evaluation.candidates.first().map_or(0.0, worth);
    let mut lines = Vec::new();
    for (index, candidate) in evaluation.candidates.iter().take(MOST_LINES).enumerate() {
        let wins = candidate.probabilities.as_ref().map(|probabilities| {
            let share = percent(probabilities.win);
            format!("  {}", Line::EvalWins { share }.in_words(lang))
        });
        lines.push(format!(
            "{:2}  {:24} {}  {}{}",
            index + 1,
            candidate.r#move,
            points(worth(candidate)),
            points(worth(candidate) - best),
            wins.unwrap_or_default()
        ));
    }
    if evaluation.candidates.is_empty() && evaluation.probabilities.is_none() {
        lines.push(Line::EvalNoMove.in_words(lang));
    }
    if let Some(probabilities) = &evaluation.probabilities {
        let chances = Line::EvalChances {
            wins: percent(probabilities.win),
            gammons: percent(probabilities.win_gammon),
            lost: percent(probabilities.lose_gammon),
        };
        lines.push(chances.in_words(lang));
    }
    if let Some(cube) = &evaluation.cube {
        let decision = Line::EvalCube {
            advice: cube.advice,
            no_double: points(cube.no_double.into()),
            take: points(cube.double_take.into()),
            drop: points(cube.double_drop.into()),
        };
        lines.push(decision.in_words(lang));
    }
    let effort = Line::EvalEffort {
        depth: evaluation.depth,
        positions: evaluation.nodes,
        seconds: localise(lang, &format!("{:.2}", evaluation.seconds)),
    };
    lines.push(effort.in_words(lang));
    lines.join("\n") + "\n"
}
