//! `tabuleiro check`: is this turn legal, and if not, which rule forbids it.

use ::backgammon::notation::Written;
use ::draughts::notation::EntryError;
use clap::Args;
use serde::Serialize;

use crate::answer::{Answer, Failure, Outcome};
use crate::output::{self, Form};
use crate::query::{self, BackgammonQuery, Place};
use crate::rule_set;
use table::RuleSet;

/// Say whether a turn is legal and, if not, which rule forbids it
///
/// Example: tabuleiro check backgammon:xalingo --dice 31 8/5 6/5
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    #[command(flatten)]
    place: Place,

    /// The move, as people write it: 22x15x8, 8/5 6/5, bar/20*
    #[arg(value_name = "MOVE", required_unless_present = "batch", num_args = 1..)]
    turn: Vec<String>,
}

#[derive(Serialize)]
struct Verdict {
    legal: bool,
    /// The turn as we write it, where it is legal.
    #[serde(rename = "move", skip_serializing_if = "Option::is_none")]
    turn: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    article: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    text: Option<String>,
    /// A turn that would be legal instead.
    #[serde(skip_serializing_if = "Option::is_none")]
    instead: Option<String>,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let rules = rule_set::find(&arguments.place.id)?;
    let place = &arguments.place;
    if place.batch {
        return query::run_batch(|line| {
            let missing = || {
                Failure::input(
                    "the line has no move: POSITION, DICE and MOVE are separated by tabs",
                )
            };
            let (dice, turn) = match &rules {
                RuleSet::Backgammon(_) => (line.field(1), line.field(2)),
                // The dice may be left out or left empty.
                RuleSet::Draughts(_) => (None, line.field(2).or(line.field(1))),
            };
            verdict(&rules, line.field(0), dice, turn.ok_or_else(missing)?)
        });
    }
    let turn = arguments.turn.join(" ");
    let verdict = verdict(
        &rules,
        place.position.as_deref(),
        place.dice.as_deref(),
        &turn,
    )?;
    match form {
        Form::Json => output::json(&verdict)?,
        Form::Text => output::text(&sentence(&verdict))?,
    }
    Ok(if verdict.legal {
        Answer::Yes
    } else {
        Answer::No
    })
}

fn sentence(verdict: &Verdict) -> String {
    if verdict.legal {
        return format!("legal: {}\n", verdict.turn.as_deref().unwrap_or_default());
    }
    let mut text = format!(
        "not legal: {}\n",
        verdict.text.as_deref().unwrap_or_default()
    );
    if let Some(article) = &verdict.article {
        text += &format!("rule: {article}\n");
    }
    if let Some(instead) = &verdict.instead {
        text += &format!("legal instead: {instead}\n");
    }
    text
}

fn verdict(
    rules: &RuleSet,
    position: Option<&str>,
    dice: Option<&str>,
    turn: &str,
) -> Result<Verdict, Failure> {
    match rules {
        RuleSet::Backgammon(frame) => {
            let query = BackgammonQuery::read(position, dice)?;
            let roll = query.roll()?;
            let written: Written = turn
                .parse()
                .map_err(|error| Failure::Input(format!("move {turn:?}: {error}")))?;
            Ok(match query.situation.position.resolve(roll, &written) {
                Ok(play) => Verdict::legal(play.to_string()),
                Err(illegal) => Verdict {
                    legal: false,
                    turn: None,
                    reason: Some(illegal.id().to_owned()),
                    article: Some(illegal.article(*frame).to_string()),
                    text: Some(illegal.to_string()),
                    instead: illegal.example().map(|play| play.to_string()),
                },
            })
        }
        RuleSet::Draughts(rules) => {
            let position = query::draughts_position(rules, position)?;
            let names = rules.names();
            match position.read_turn(rules, turn) {
                Ok(turn) => Ok(Verdict::legal(names.turn(&turn))),
                Err(EntryError::Unreadable(error)) => {
                    Err(Failure::Input(format!("move {turn:?}: {error}")))
                }
                Err(EntryError::Illegal(illegal)) => Ok(Verdict {
                    legal: false,
                    turn: None,
                    reason: Some(illegal.reason.code().to_owned()),
                    article: Some(illegal.article.to_string()),
                    text: Some(illegal.to_string()),
                    instead: illegal.alternative.as_ref().map(|play| names.play(play)),
                }),
            }
        }
    }
}

impl Verdict {
    fn legal(turn: String) -> Self {
        Self {
            legal: true,
            turn: Some(turn),
            reason: None,
            article: None,
            text: None,
            instead: None,
        }
    }
}
