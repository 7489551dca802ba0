//! `tabuleiro bench ruler`: what drawn decisions are worth, by our own rollouts.

use std::collections::BTreeMap;
use std::fs::{self, OpenOptions};
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use engine::backgammon::rollout::{Plan, Watch};
use engine::backgammon::ruler::{Drawn, Labelling, Labels};
use engine::backgammon::{Brain, Plies, Thoughts};
use serde::Serialize;

use super::lines::{self, Line, named};
use crate::answer::{Answer, Failure, Outcome};
use crate::files::not_done;
use crate::hash::fnv_1a;
use crate::interrupt::stop_on_ctrl_c;
use crate::output::{self, Form};
use crate::processor;

/// Label drawn decisions by our own rollouts: a ruler for `bench decisions` and for training
///
/// Plays within 0.16 of the best by a look ahead are rolled out without a cube, luck taken out, with the same dice:
/// 144 games each, and all of --trials for those that are then within three standard errors of the best. A line keeps
/// the equity (res) and its standard error (err) of each, what the plays that were not rolled out are worth at most
/// (rest), and what made it (by). A ruler measures players; nothing is trained on it.
///
/// Ctrl-C stops it; the same command goes on where it was stopped, whatever stopped it.
///
/// Example: tabuleiro bench ruler drawn.jsonl ruler.jsonl --trials 1296 --truncate 11
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The decisions, made by `bench draw`.
    drawn: PathBuf,

    /// The file that is made, or gone on with.
    file: PathBuf,

    /// Games for a play that stays close.
    #[arg(long, value_name = "N", default_value_t = 1296, value_parser = clap::value_parser!(u32).range(36..))]
    trials: u32,

    /// Judge a game after so many turns instead of playing it to its end.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    truncate: Option<u32>,

    /// How deep plays are looked at in the games, counted as GNU Backgammon does.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=3))]
    plies: u32,

    /// What the dice come from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Threads; the labels do not depend on them.
    #[arg(long, value_name = "T", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: u32,

    /// Roll out with the nets of this file instead of the shipped ones.
    #[arg(long, value_name = "FILE")]
    nets: Option<PathBuf>,
}

/// Hears Ctrl-C.
struct Patient(Arc<AtomicBool>);

impl Watch for Patient {
    fn done(&self, _trials: u32) {}

    fn stop(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

#[derive(Serialize)]
struct Labelled {
    file: PathBuf,
    decisions: usize,
    of: usize,
    cpu_seconds: f64,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let mut drawn = Vec::new();
    lines::each(&arguments.drawn, |line| {
        drawn.push(read(&line)?);
        Ok(())
    })?;
    let brain = super::brain(arguments.nets.as_deref())?;
    let by = arguments.by(&brain);
    let done = take_up(&arguments.file, &drawn, &by)?;
    let mut file = OpenOptions::new()
        .create(true)
        .append(true)
        .open(&arguments.file)
        .map_err(|error| not_done(&arguments.file, &error))?;
    let labelling = Labelling {
        plan: Plan {
            trials: arguments.trials,
            truncate: arguments.truncate,
            seed: arguments.seed,
            depth: Plies::new(arguments.plies).unwrap_or_default(),
            ..Plan::default()
        },
        ..Labelling::default()
    };
    let watch = Patient(stop_on_ctrl_c());
    let bar = output::progress(drawn.len() as u64, "decisions");
    bar.set_position(done as u64);
    let used = processor::seconds();
    let mut thoughts = Thoughts::default();
    let mut labelled = done;
    for drawn in &drawn[done..] {
        let threads = arguments.threads as usize;
        let Some(labels) = labelling.label(&brain, drawn, threads, &watch, &mut thoughts) else {
            break;
        };
        let mut line = serde_json::to_vec(&line(drawn, &labels, &by))?;
        line.push(b'\n');
        file.write_all(&line)
            .map_err(|error| not_done(&arguments.file, &error))?;
        labelled += 1;
        bar.inc(1);
        output::told(&bar, || format!("{labelled} decisions"));
    }
    bar.finish_and_clear();
    let told = Labelled {
        file: arguments.file.clone(),
        decisions: labelled,
        of: drawn.len(),
        cpu_seconds: processor::seconds() - used,
    };
    match form {
        Form::Json => output::json(&told)?,
        Form::Text => output::text(&format!(
            "{} of {} decisions in {}, {:.0} s of processor time now\n",
            told.decisions,
            told.of,
            told.file.display(),
            told.cpu_seconds
        ))?,
    }
    Ok(Answer::Yes)
}

impl Arguments {
    /// What makes the labels, in a few words: a file is only gone on with by the same.
    fn by(&self, brain: &Brain) -> String {
        let turns = self
            .truncate
            .map_or_else(|| "to the end".to_owned(), |turns| format!("{turns} turns"));
        format!(
            "{} trials, {turns}, {} plies, seed {}, nets {:016x}",
            self.trials,
            self.plies,
            self.seed,
            fnv_1a(&brain.to_bytes())
        )
    }
}

fn read(line: &Line) -> Result<Drawn, String> {
    let mut results = Vec::with_capacity(line.results.len());
    for id in &line.results {
        results.push(lines::position(id)?);
    }
    let Some(kind) = line.kind()?.filter(|_| results.len() > 1) else {
        return Err("this is not a decision of `bench draw`".to_owned());
    };
    Ok(Drawn {
        position: lines::position(&line.id)?,
        roll: line.roll()?,
        kind,
        results,
    })
}

/// How many decisions the file has already. What a run that was killed left of a line is cut off.
fn take_up(file: &Path, drawn: &[Drawn], by: &str) -> Result<usize, Failure> {
    let text = match fs::read_to_string(file) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(0),
        Err(error) => return Err(not_done(file, &error)),
    };
    let whole = text.rfind('\n').map_or(0, |at| at + 1);
    let mut done = 0;
    for line in text[..whole].lines() {
        let line: Option<Line> = serde_json::from_str(line).ok();
        let is_ours = line.is_some_and(|line| {
            drawn.get(done).is_some_and(|drawn| {
                lines::position(&line.id) == Ok(drawn.position)
                    && line.roll() == Ok(drawn.roll)
                    && line.by.as_deref() == Some(by)
            })
        });
        if !is_ours {
            return Err(named(
                file,
                &format!(
                    "line {} was not made from these decisions by {by}, so nothing is added",
                    done + 1
                ),
            ));
        }
        done += 1;
    }
    if whole == 0 && !text.is_empty() && !text.starts_with("{\"id\":") {
        return Err(named(
            file,
            &"this file is not a ruler, so nothing is added",
        ));
    }
    if whole < text.len() {
        let cut = OpenOptions::new()
            .write(true)
            .open(file)
            .and_then(|file| file.set_len(whole as u64));
        cut.map_err(|error| not_done(file, &error))?;
    }
    Ok(done)
}

fn line(drawn: &Drawn, labels: &Labels, by: &str) -> Line {
    let rounded = |number: f64| ((number * 1e4).round() / 1e4) as f32;
    let of = |number: fn(&engine::backgammon::ruler::Label) -> f64| -> BTreeMap<String, f32> {
        let rolled = labels.rolled.iter();
        rolled
            .map(|label| (label.result.to_string(), rounded(number(label))))
            .collect()
    };
    Line {
        id: drawn.position.to_string(),
        d1: drawn.roll.first().pips(),
        d2: drawn.roll.second().pips(),
        kind: Some(drawn.kind.id().to_owned()),
        res: of(|label| label.equity),
        err: of(|label| label.error),
        rest: labels.rest.map(rounded),
        by: Some(by.to_owned()),
        ..Line::default()
    }
}
