//! `tabuleiro bench draw`: backgammon decisions out of our own games, for others to label.

use std::collections::HashSet;
use std::fs::File;
use std::io::{BufWriter, ErrorKind, Write as _};
use std::path::PathBuf;

use clap::Args;
use engine::backgammon::ruler::{Draw, Drawn, Kind};
use serde::Serialize;

use super::lines::{self, Line};
use crate::answer::{Answer, Failure, Outcome};
use crate::files::not_done;
use crate::output::{self, Form};

/// Draw backgammon decisions from games of our own
///
/// Both sides play at a glance and now and then stray; a game gives one decision. The file has a JSON line each: {id,
/// d1, d2, kind, results}, with every result as the next player sees it. `bench ruler` says what they are worth. The
/// same seed and nets give the same decisions.
///
/// Kinds: race (the sides have passed each other), containment (a side that has borne off has a checker caught),
/// back-game (a side holds two points in the other's home board), crashed (a side has hardly a checker left above its
/// 3 point), contact (the rest). Where kinds are named there are as many of each, and games begin with such plans too.
///
/// Example: tabuleiro bench draw fresh.jsonl --count 4000 --seed 11
/// Example: tabuleiro bench draw back.jsonl --count 300 --kinds back-game,containment
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The file to make; one that is there is left alone.
    file: PathBuf,

    /// How many.
    #[arg(long, value_name = "N", default_value_t = 400, value_parser = clap::value_parser!(u32).range(1..))]
    count: u32,

    /// What the games come from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Only these kinds, in turn; as games out of the opening bring them unless given.
    #[arg(long, value_name = "KIND", value_delimiter = ',')]
    kinds: Vec<Kind>,

    /// Leave out positions that this file of decisions has; may be said more than once.
    #[arg(long, value_name = "FILE")]
    without: Vec<PathBuf>,

    /// Play with the nets of this file instead of the shipped ones.
    #[arg(long, value_name = "FILE")]
    nets: Option<PathBuf>,
}

#[derive(Serialize)]
struct Made {
    file: PathBuf,
    decisions: u32,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let mut known = HashSet::new();
    for file in &arguments.without {
        lines::each(file, |line| {
            known.insert(lines::position(&line.id)?);
            Ok(())
        })?;
    }
    let brain = super::brain(arguments.nets.as_deref())?;
    let bar = output::bar(arguments.count.into());
    let mut drawn = Draw::new(&brain, arguments.seed, &arguments.kinds)
        .filter(|drawn| known.insert(drawn.position));
    let mut text = Vec::new();
    for _ in 0..arguments.count {
        let Some(drawn) = drawn.next() else { break };
        serde_json::to_writer(&mut text, &line(&drawn))?;
        text.push(b'\n');
        bar.inc(1);
    }
    bar.finish_and_clear();
    let wrong = |error: std::io::Error| match error.kind() {
        ErrorKind::AlreadyExists => lines::named(
            &arguments.file,
            &"there is such a file already, and it is not written over",
        ),
        _ => not_done(&arguments.file, &error),
    };
    let file = File::create_new(&arguments.file).map_err(wrong)?;
    let mut file = BufWriter::new(file);
    file.write_all(&text)
        .and_then(|()| file.flush())
        .map_err(wrong)?;
    let made = Made {
        file: arguments.file.clone(),
        decisions: arguments.count,
    };
    match form {
        Form::Json => output::json(&made)?,
        Form::Text => output::text(&format!(
            "{} decisions in {}\n",
            made.decisions,
            made.file.display()
        ))?,
    }
    Ok::<Answer, Failure>(Answer::Yes)
}

fn line(drawn: &Drawn) -> Line {
    Line {
        id: drawn.position.to_string(),
        d1: drawn.roll.first().pips(),
        d2: drawn.roll.second().pips(),
        kind: Some(drawn.kind.id().to_owned()),
        results: drawn.results.iter().map(ToString::to_string).collect(),
        ..Line::default()
    }
}
