//! `tabuleiro perft --rows`: a table of published counts, every row counted afresh.

use std::path::Path;
use std::time::Instant;

use ::chess::LastMove;
use ::draughts::{Convention, Corner, Perft, Point, Position, Writing};
use indicatif::ProgressStyle;
use serde::{Deserialize, Serialize};
use table::RuleSet;
use words::Lang;

use crate::answer::{Answer, Failure, Outcome};
use crate::files::{self, named, not_json};
use crate::output::{self, Form};
use crate::query;
use crate::rule_set;

/// A published count.
#[derive(Debug, Clone, Deserialize, Serialize)]
struct Row {
    rules: String,
    /// FEN, or `start`.
    position: String,
    depth: u32,
    convention: Counting,
    count: u64,
}

#[derive(Debug, Clone, Copy, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
enum Counting {
    Unique,
    Paths,
}

#[derive(Serialize)]
struct Comparison {
    rows: usize,
    exact: usize,
    nodes: u64,
    seconds: f64,
    wrong: Vec<Wrong>,
}

#[derive(Serialize)]
struct Wrong {
    #[serde(flatten)]
    row: Row,
    nodes: u64,
}

/// Counts every row of a file and compares.
pub(super) fn run(file: &Path, form: Form, lang: Lang) -> Outcome {
    let rows: Vec<Row> = serde_json::from_slice(&files::read(file, lang)?)
        .map_err(|error| not_json(file, &error))?;
    let start = Instant::now();
    let bar = output::bar(rows.len() as u64).with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} rows  {msg}").map_err(Failure::input)?,
    );
    let mut comparison = Comparison {
        rows: rows.len(),
        exact: 0,
        nodes: 0,
        seconds: 0.0,
        wrong: Vec::new(),
    };
    for (number, row) in (1..).zip(rows) {
        bar.set_message(format!("{} to depth {}", row.rules, row.depth));
        let nodes = count(&row, lang).map_err(|failure| match failure {
            Failure::Input(sentence) => named(file, &format_args!("row {number}: {sentence}")),
            Failure::ReaderGone => failure,
        })?;
        comparison.nodes += nodes;
        if nodes == row.count {
            comparison.exact += 1;
        } else {
            comparison.wrong.push(Wrong { row, nodes });
        }
        bar.inc(1);
    }
    bar.finish_and_clear();
    comparison.seconds = start.elapsed().as_secs_f64();
    match form {
        Form::Json => output::json(&comparison)?,
        Form::Text => output::text(&readable(&comparison))?,
    }
    Ok(if comparison.wrong.is_empty() {
        Answer::Yes
    } else {
        Answer::No
    })
}

fn count(row: &Row, lang: Lang) -> Result<u64, Failure> {
    let rules = match rule_set::find(&row.rules, lang)? {
        RuleSet::Draughts(rules) => rules,
        RuleSet::Chess(rules) => {
            let position = Some(row.position.as_str()).filter(|text| *text != "start");
            let mut game = query::chess_game(&rules, position, lang)?;
            return Ok(::chess::perft(&mut game, row.depth, LastMove::Made));
        }
        RuleSet::Backgammon(_) => {
            return Err(Failure::Input(format!(
                "{} is neither draughts nor chess",
                row.rules
            )));
        }
    };
    let position = if row.position == "start" {
        Position::start(&rules)
    } else {
        // Tables of counts number the squares from Black's side at the top left, whatever the PDN game type says.
        let mut numbered = *rules;
        numbered.notation = Point::house(numbered.notation.value);
        numbered.notation.value.numbering = Corner::TopLeft;
        numbered.notation.value.writing = Writing::Numbers;
        query::draughts_position(&numbered, Some(&row.position), lang)?
    };
    let perft = Perft::new(row.depth).with_convention(match row.convention {
        Counting::Unique => Convention::Unique,
        Counting::Paths => Convention::Paths,
    });
    Ok(perft.count(&position, &rules))
}

fn readable(comparison: &Comparison) -> String {
    let mut text = String::new();
    for Wrong { row, nodes } in &comparison.wrong {
        text += &format!(
            "{} {} depth {} ({:?}): {nodes}, published {}\n",
            row.rules, row.position, row.depth, row.convention, row.count
        );
    }
    text + &format!(
        "{} of {} rows exact, {} nodes in {:.3} s\n",
        comparison.exact, comparison.rows, comparison.nodes, comparison.seconds
    )
}
