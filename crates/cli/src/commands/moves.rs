//! `tabuleiro moves`: every legal turn.

use ::backgammon::LegalPlays;
use ::backgammon::formats::PositionId;
use clap::Args;
use serde::Serialize;

use crate::answer::{Answer, Failure, Outcome};
use crate::output::{self, Form};
use crate::query::{self, BackgammonQuery, Place};
use crate::rule_set::{self, RuleSet};

/// List every legal turn in a position
///
/// Example: tabuleiro moves backgammon --position 4HPwATDgc/ABMA --dice 31
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    #[command(flatten)]
    place: Place,
}

#[derive(Serialize)]
struct Turns {
    moves: Vec<Turn>,
}

#[derive(Serialize)]
struct Turn {
    r#move: String,
    /// The position after the turn, as the next player sees it.
    position: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    captures: Vec<String>,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let rules = rule_set::find(&arguments.place.id)?;
    let place = &arguments.place;
    if place.batch {
        return query::run_batch(|line| turns(rules, line.field(0), line.field(1)));
    }
    let turns = turns(rules, place.position.as_deref(), place.dice.as_deref())?;
    match form {
        Form::Json => output::json(&turns)?,
        Form::Text => {
            let width = turns
                .moves
                .iter()
                .map(|turn| turn.r#move.chars().count())
                .max()
                .unwrap_or(0);
            let lines: String = turns
                .moves
                .iter()
                .map(|turn| format!("{:width$}  {}\n", turn.r#move, turn.position))
                .collect();
            output::text(&lines)?;
        }
    }
    Ok(Answer::Yes)
}

fn turns(rules: RuleSet, position: Option<&str>, dice: Option<&str>) -> Result<Turns, Failure> {
    let moves = match rules {
        RuleSet::Backgammon(_) => {
            let query = BackgammonQuery::read(position, dice)?;
            LegalPlays::of(query.situation.position, query.roll()?)
                .iter()
                .map(|legal| Turn {
                    r#move: legal.play.to_string(),
                    position: PositionId::from(legal.position).to_string(),
                    captures: Vec::new(),
                })
                .collect()
        }
    };
    Ok(Turns { moves })
}
