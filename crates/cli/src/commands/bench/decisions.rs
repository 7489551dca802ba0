//! `tabuleiro bench decisions`: mean loss over backgammon decisions whose every result has a known equity.

use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use engine::backgammon::bearoff;
use engine::backgammon::ruler::{Kind, Losses};
use engine::backgammon::{Plies, Search, Setting, Thoughts};
use serde::Serialize;

use super::brain;
use super::lines::{Half, Lined, read_with_kinds};
use crate::answer::{Answer, Outcome};
use crate::output::{self, Form};
use crate::processor;

/// Mean loss over backgammon decisions with known equities
///
/// One JSON line a decision: {id, d1, d2, res: {position: equity}}, id a GNU Backgammon position ID, position the
/// result as the next player sees it. Loss is what the chosen result is worth less than the best one, in points
/// without a cube; over 0.08 it is a blunder. A line may also say what results that it does not name are worth at most
/// (rest), the kind of the position (kind: see `bench draw`), and what GNU Backgammon chooses at 0, 1 or 2 plies (g0,
/// g1, g2): then its loss is told beside ours, with the difference and its 95 % interval over the same decisions.
///
/// Example: tabuleiro bench decisions decisions.jsonl --plies 0 --half b
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The decisions.
    file: PathBuf,

    /// How deep to look, counted as GNU Backgammon does: 0 judges the position after each play.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=3))]
    plies: u32,

    /// One ply for the few plays that are close, in no more time than GNU Backgammon takes at 0 plies.
    #[arg(long, conflicts_with = "plies")]
    quick: bool,

    /// Only half of them, told apart by a hash of the decision: gates use a, reports b.
    #[arg(long, value_enum)]
    half: Option<Half>,

    /// Judge with the nets of this file instead of the shipped ones.
    #[arg(long, value_name = "FILE")]
    nets: Option<PathBuf>,
}

#[derive(Serialize)]
struct Measured {
    n: usize,
    mean_loss: f64,
    stderr: f64,
    blunders: usize,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    kinds: Vec<OfKind>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    gnubg: Vec<Beside>,
    seconds: f64,
    cpu_seconds: f64,
}

/// Our loss in the positions of one kind.
#[derive(Serialize)]
struct OfKind {
    kind: &'static str,
    n: usize,
    mean_loss: f64,
    stderr: f64,
    blunders: usize,
}

/// What GNU Backgammon loses where its choice is known, and how much more we do.
#[derive(Serialize)]
struct Beside {
    plies: usize,
    n: usize,
    mean_loss: f64,
    stderr: f64,
    blunders: usize,
    /// Ours less theirs.
    difference: f64,
    interval: [f64; 2],
}

/// How many standard errors either way hold the mean in 95 of 100 cases.
const INTERVAL: f64 = 1.96;

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let decisions = read_with_kinds(&arguments.file, arguments.half)?;
    let brain = brain(arguments.nets.as_deref())?;
    let plies = Plies::new(arguments.plies).unwrap_or_default();
    let search = if arguments.quick {
        Search::QUICK
    } else {
        Search::from(plies)
    };
    // Made before the clock runs: they are kept for the next time.
    bearoff::prepare();
    let bar = output::bar(decisions.len() as u64);
    let (start, used) = (Instant::now(), processor::seconds());
    let mut thoughts = Thoughts::default();
    let mut losses = Vec::with_capacity(decisions.len());
    for Lined { decision, .. } in &decisions {
        let (position, roll) = (decision.position, decision.roll);
        let ranked = brain.ranked(position, roll, search, Setting::Cubeless, &mut thoughts);
        losses.push(ranked.first().and_then(|best| decision.loss(best.result)));
        bar.inc(1);
    }
    bar.finish_and_clear();
    let (seconds, cpu_seconds) = (start.elapsed().as_secs_f64(), processor::seconds() - used);
    let figures = Losses::of(&losses.iter().copied().flatten().collect::<Vec<f64>>());
    let measured = Measured {
        n: figures.count,
        mean_loss: figures.mean,
        stderr: figures.standard_error,
        blunders: figures.blunders,
        kinds: by_kind(&decisions, &losses),
        gnubg: (0..3)
            .filter_map(|plies| Beside::of(plies, &decisions, &losses))
            .collect(),
        seconds,
        cpu_seconds,
    };
    match form {
        Form::Json => output::json(&measured)?,
        Form::Text => output::text(&measured.readable())?,
    }
    Ok(Answer::Yes)
}

fn by_kind(decisions: &[Lined], losses: &[Option<f64>]) -> Vec<OfKind> {
    let of = |kind: Kind| {
        let lost: Vec<f64> = decisions
            .iter()
            .zip(losses)
            .filter(|(lined, _)| lined.kind == Some(kind))
            .filter_map(|(_, lost)| *lost)
            .collect();
        let figures = Losses::of(&lost);
        (figures.count > 0).then_some(OfKind {
            kind: kind.id(),
            n: figures.count,
            mean_loss: figures.mean,
            stderr: figures.standard_error,
            blunders: figures.blunders,
        })
    };
    Kind::ALL.into_iter().filter_map(of).collect()
}

impl Beside {
    fn of(plies: usize, decisions: &[Lined], losses: &[Option<f64>]) -> Option<Self> {
        let (theirs, apart): (Vec<f64>, Vec<f64>) = decisions
            .iter()
            .zip(losses)
            .filter_map(|(lined, ours)| {
                let theirs = lined.decision.loss(lined.theirs[plies]?)?;
                Some((theirs, (*ours)? - theirs))
            })
            .unzip();
        let (figures, apart) = (Losses::of(&theirs), Losses::of(&apart));
        let either_way = INTERVAL * apart.standard_error;
        (figures.count > 0).then_some(Self {
            plies,
            n: figures.count,
            mean_loss: figures.mean,
            stderr: figures.standard_error,
            blunders: figures.blunders,
            difference: apart.mean,
            interval: [apart.mean - either_way, apart.mean + either_way],
        })
    }
}

impl Measured {
    fn readable(&self) -> String {
        let mut text = format!(
            "{} decisions, mean loss {:.5} ± {:.5}, {} blunders, {:.2} ms of processor time each\n",
            self.n,
            self.mean_loss,
            self.stderr,
            self.blunders,
            1000.0 * self.cpu_seconds / self.n.max(1) as f64
        );
        for of in &self.kinds {
            text += &format!(
                "  {:12} {:5} decisions, mean loss {:.5} ± {:.5}, {} blunders\n",
                of.kind, of.n, of.mean_loss, of.stderr, of.blunders
            );
        }
        for beside in &self.gnubg {
            let [low, high] = beside.interval;
            text += &format!(
                "GNU Backgammon at {} plies: {} decisions, mean loss {:.5} ± {:.5}, {} blunders\n  \
                 ours less theirs {:+.5} [{low:+.5}, {high:+.5}]\n",
                beside.plies,
                beside.n,
                beside.mean_loss,
                beside.stderr,
                beside.blunders,
                beside.difference,
            );
        }
        text
    }
}
