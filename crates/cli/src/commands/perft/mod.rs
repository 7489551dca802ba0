//! `tabuleiro perft`: leaf counts, to compare generators by.

mod rows;

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use ::backgammon::{Position, Results, Roll};
use ::chess::LastMove;
use ::draughts::{Convention, LastTurn, Perft, Rules};
use clap::Args;
use serde::Serialize;

use crate::answer::{Answer, Failure, Outcome};
use crate::language::LangArgument;
use crate::output::{self, Form};
use crate::query::{self, BackgammonQuery};
use crate::rule_set;
use table::{GameKind, RuleSet};
use words::Lang;

/// Count the leaves of the tree of turns, really making every move of the last ply
///
/// In backgammon each of the 21 rolls that differ counts once, and each distinct result once.
///
/// With --rows, counts every row of a JSON table of published counts instead (rules, position,
/// depth, convention, count) and says which are not exact.
///
/// Example: tabuleiro perft italian 8
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Rule set: an id or a path to a house-rules file.
    #[arg(value_name = "ID", required_unless_present = "rows")]
    id: Option<String>,

    /// How many turns deep.
    #[arg(value_name = "DEPTH", required_unless_present = "rows")]
    depth: Option<u32>,

    /// The position to start from.
    #[arg(long, short, value_name = "P")]
    position: Option<String>,

    /// The dice of the first turn only (backgammon).
    #[arg(long, short, value_name = "D")]
    dice: Option<String>,

    /// Count under each first turn apart.
    #[arg(long)]
    divide: bool,

    /// Count every order of capture, not only distinct results (draughts).
    #[arg(long)]
    paths: bool,

    /// Count the moves of the last ply without making them (draughts, chess).
    #[arg(long)]
    bulk: bool,

    /// Count every row of a JSON table of published counts, and compare (draughts, chess).
    #[arg(
        long,
        value_name = "FILE",
        conflicts_with_all = ["id", "depth", "position", "dice", "divide", "paths", "bulk"],
    )]
    rows: Option<PathBuf>,

    #[command(flatten)]
    lang: LangArgument,
}

#[derive(Serialize)]
struct Count {
    nodes: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<Branch>>,
}

#[derive(Serialize)]
struct Branch {
    r#move: String,
    nodes: u64,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let lang = arguments.lang.of(form);
    let (id, depth) = match (&arguments.rows, &arguments.id, arguments.depth) {
        (Some(file), ..) => return rows::run(file, form, lang),
        (None, Some(id), Some(depth)) => (id, depth),
        (None, ..) => {
            return Err(Failure::Input(
                "a rule set and a depth are needed".to_owned(),
            ));
        }
    };
    let start = Instant::now();
    let rules = rule_set::find(id, lang)?;
    query::refuse_options_of_others(
        rules.kind(),
        lang,
        &[
            ("--paths", &[GameKind::Draughts], arguments.paths),
            ("--bulk", query::SEARCHED, arguments.bulk),
            ("--dice", &[GameKind::Backgammon], arguments.dice.is_some()),
        ],
    )?;
    let branches = match rules {
        RuleSet::Backgammon(_) => {
            let (position, dice) = (arguments.position.as_deref(), arguments.dice.as_deref());
            let query = BackgammonQuery::read(position, dice, lang)?;
            backgammon(&query, depth)
        }
        RuleSet::Draughts(rules) => draughts(&rules, depth, arguments, lang)?,
        RuleSet::Chess(rules) => chess(&rules, depth, arguments, lang)?,
    };
    let count = Count {
        nodes: branches.iter().map(|branch| branch.nodes).sum(),
        seconds: start.elapsed().as_secs_f64(),
        divide: arguments.divide.then_some(branches),
    };
    match form {
        Form::Json => output::json(&count)?,
        Form::Text => output::text(&readable(&count))?,
    }
    Ok(Answer::Yes)
}

fn readable(count: &Count) -> String {
    let mut text = String::new();
    for branch in count.divide.iter().flatten() {
        text += &format!("{:24} {}\n", branch.r#move, branch.nodes);
    }
    let rate = count.nodes as f64 / count.seconds.max(1e-9) / 1e6;
    text + &format!(
        "{} nodes in {:.3} s ({rate:.1} million a second)\n",
        count.nodes, count.seconds
    )
}

fn draughts(
    rules: &Rules,
    depth: u32,
    arguments: &Arguments,
    lang: Lang,
) -> Result<Vec<Branch>, Failure> {
    let position = query::draughts_position(rules, arguments.position.as_deref(), lang)?;
    let perft = Perft::new(depth)
        .with_convention(if arguments.paths {
            Convention::Paths
        } else {
            Convention::Unique
        })
        .with_last_turn(if arguments.bulk {
            LastTurn::Counted
        } else {
            LastTurn::Made
        });
    if !arguments.divide {
        let nodes = perft.count(&position, rules);
        return Ok(vec![Branch {
            r#move: String::new(),
            nodes,
        }]);
    }
    let names = rules.names();
    Ok(perft
        .divide(&position, rules)
        .iter()
        .map(|(turn, nodes)| Branch {
            r#move: names.turn(turn),
            nodes: *nodes,
        })
        .collect())
}

fn chess(
    rules: &Arc<::chess::Rules>,
    depth: u32,
    arguments: &Arguments,
    lang: Lang,
) -> Result<Vec<Branch>, Failure> {
    let mut game = query::chess_game(rules, arguments.position.as_deref(), lang)?;
    let last = match arguments.bulk {
        true => LastMove::Counted,
        false => LastMove::Made,
    };
    if !arguments.divide {
        let nodes = ::chess::perft(&mut game, depth, last);
        return Ok(vec![Branch {
            r#move: String::new(),
            nodes,
        }]);
    }
    let found = ::chess::divide(&mut game, depth, last);
    Ok(found
        .into_iter()
        .map(|(made, nodes)| Branch {
            r#move: query::san(&game, made),
            nodes,
        })
        .collect())
}

fn backgammon(query: &BackgammonQuery, depth: u32) -> Vec<Branch> {
    let position = query.situation.position;
    if depth == 0 {
        return vec![Branch {
            r#move: String::new(),
            nodes: 1,
        }];
    }
    // One buffer a ply, made once.
    let mut buffers: Vec<Results> = (1..depth).map(|_| Results::new()).collect();
    let rolls =
        Roll::all_distinct().filter(|roll| query.roll.is_none_or(|given| given.sorted() == *roll));
    let mut first = Results::new();
    rolls
        .map(|roll| {
            position.results(roll, &mut first);
            let nodes = first
                .iter()
                .map(|&result| count_backgammon(result, &mut buffers))
                .sum();
            Branch {
                r#move: roll.to_string(),
                nodes,
            }
        })
        .collect()
}

fn count_backgammon(position: Position, buffers: &mut [Results]) -> u64 {
    let Some((results, deeper)) = buffers.split_first_mut() else {
        return 1;
    };
    if position.finished().is_some() {
        return 0;
    }
    let mut nodes = 0;
    for roll in Roll::all_distinct() {
        position.results(roll, results);
        for &result in results.iter() {
            nodes += count_backgammon(result, deeper);
        }
    }
    nodes
}
