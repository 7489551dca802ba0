//! `tabuleiro eval`: ranked moves, what they are worth, and the cube decision.

mod backgammon;
mod draughts;

use clap::Args;
use engine::backgammon::Thoughts;
use serde::Serialize;
use table::RuleSet;

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
            show(&judge.evaluate(&query, &mut thoughts), form)
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
            show(&judge.evaluate(&position), form)
        }
    }
}

fn show(evaluation: &Evaluation, form: Form) -> Outcome {
    match form {
        Form::Json => output::json(evaluation)?,
        Form::Text => output::text(&readable(evaluation))?,
    }
    Ok(Answer::Yes)
}

/// Lines of the list for people.
const MOST_LINES: usize = 10;

fn readable(evaluation: &Evaluation) -> String {
    let worth = |judged: &Judged| judged.equity.map(f64::from).or(judged.score).unwrap_or(0.0);
    let best = evaluation.candidates.first().map_or(0.0, worth);
    let mut text = String::new();
    for (index, candidate) in evaluation.candidates.iter().take(MOST_LINES).enumerate() {
        let loss = worth(candidate) - best;
        text += &format!(
            "{:2}  {:24} {:+.3}  {loss:+.3}",
            index + 1,
            candidate.r#move,
            worth(candidate)
        );
        if let Some(probabilities) = &candidate.probabilities {
            text += &format!("  wins {:4.1} %", probabilities.win * 100.0);
        }
        text.push('\n');
    }
    if evaluation.candidates.is_empty() && evaluation.probabilities.is_none() {
        text += "there is no move\n";
    }
    if let Some(probabilities) = &evaluation.probabilities {
        text += &format!(
            "wins {:.1} %, gammons {:.1} %, loses gammons {:.1} %\n",
            probabilities.win * 100.0,
            probabilities.win_gammon * 100.0,
            probabilities.lose_gammon * 100.0
        );
    }
    if let Some(cube) = &evaluation.cube {
        text += &format!(
            "cube: {} (no double {:+.3}, double and take {:+.3}, double and drop {:+.3})\n",
            cube.advice, cube.no_double, cube.double_take, cube.double_drop
        );
    }
    text + &format!(
        "depth {}, {} positions in {:.2} s\n",
        evaluation.depth, evaluation.nodes, evaluation.seconds
    )
}
