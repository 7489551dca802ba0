//! `tabuleiro rollout`: a backgammon position played out many times.

mod keep;

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::available_parallelism;
use std::time::Instant;

use ::backgammon::formats::PositionId;
use clap::Args;
use engine::backgammon::Brain;
use indicatif::ProgressBar;
use players::Players;
use players::backgammon::rollout::{Figures, Kept, Plan, Rolled, Rollout, RolloutOptions, Watch};
use players::backgammon::{Plies, Question};
use serde::Serialize;
use words::terminal::Line;
use words::{Lang, localise};

use super::eval::evaluation::{CubeAdvice, Probabilities, Worth, list, points};
use crate::answer::{Answer, Failure, Outcome};
use crate::hash::fnv_1a;
use crate::interrupt::stop_on_ctrl_c;
use crate::language::LangArgument;
use crate::met::MetArgument;
use crate::output::{self, Form};
use crate::query::BackgammonQuery;

/// Play a backgammon position out many times: equity with its error, chances, cube decision
///
/// With dice, the best plays are rolled out with the same dice and ranked. The same seed gives the same result on any
/// number of threads. Ctrl-C tells what was found so far; with --keep the same command goes on from there, or goes
/// further with more --trials, as if it had never stopped.
///
/// Example: tabuleiro rollout --position 4HPwATDgc/ABMA --dice 31 --trials 1296 --error 0.005
/// Example: tabuleiro rollout --dice 62 --trials 46656 --keep opening-62.rollout
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The position: XGID or GNU Backgammon ID; the start unless given.
    #[arg(long, short, value_name = "P")]
    position: Option<String>,

    /// The dice, as 31 or 3-1: roll out the plays of this roll.
    #[arg(long, short, value_name = "D")]
    dice: Option<String>,

    /// Games a position, at most.
    #[arg(long, value_name = "N", default_value_t = 1296, value_parser = clap::value_parser!(u32).range(1..))]
    trials: u32,

    /// How deep plays are looked at, counted as GNU Backgammon does: 0 judges the position after each play.
    #[arg(long, value_name = "N", default_value_t = 0, value_parser = clap::value_parser!(u32).range(0..=3))]
    plies: u32,

    /// What the dice come from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,

    /// Judge a game after so many turns instead of playing it to its end.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    truncate: Option<u32>,

    /// Leave the luck of the dice in.
    #[arg(long)]
    no_vr: bool,

    /// Play without the cube.
    #[arg(long)]
    cubeless: bool,

    /// Stop once the standard error is as small as this, in points.
    #[arg(long, value_name = "E")]
    error: Option<f64>,

    /// How many plays of a roll to compare, the best by a look ahead.
    #[arg(long, value_name = "N", default_value_t = 5, value_parser = clap::value_parser!(u32).range(1..))]
    candidates: u32,

    /// Threads; all processors unless given.
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u32).range(1..=256))]
    threads: Option<u32>,

    /// Keep what was found in this file, and go on from what it has.
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,

    #[command(flatten)]
    met: MetArgument,

    #[command(flatten)]
    lang: LangArgument,
}

impl Arguments {
    /// What must be the same for a rollout to be gone on with. More games, another wished error, more plays and other
    /// threads are welcome.
    fn sameness(&self, query: &BackgammonQuery) -> String {
        let dice = query.roll.map_or_else(
            || "no dice".to_owned(),
            |roll| format!("dice {:#}", roll.sorted()),
        );
        let cube = if self.cubeless { "no cube" } else { "cube" };
        let luck = if self.no_vr { "with luck" } else { "luck out" };
        let turns = self
            .truncate
            .map_or_else(|| "to the end".to_owned(), |turns| format!("{turns} turns"));
        let nets = Brain::shipped().to_bytes();
        format!(
            "{}, {dice}, {cube}, {luck}, {turns}, {} plies, seed {}, nets {:016x}, match equity {}",
            query.situation,
            self.plies,
            self.seed,
            fnv_1a(&nets),
            self.met.name(),
        )
    }

    fn options(&self) -> RolloutOptions {
        let processors = available_parallelism().map_or(1, usize::from);
        RolloutOptions {
            plan: Plan {
                trials: self.trials,
                truncate: self.truncate,
                seed: self.seed,
                variance_reduction: !self.no_vr,
                depth: Plies::new(self.plies).unwrap_or_default(),
                wished_error: self.error,
            },
            threads: self.threads.map_or(processors, |threads| threads as usize),
            candidates: self.candidates as usize,
            cubeless: self.cubeless,
        }
    }
}

/// Games a position between two savings; a multiple of those between two looks at the error.
const STEP: u32 = 432;

/// Shows the progress, and hears Ctrl-C.
struct Progress {
    bar: ProgressBar,
    stopped: Arc<AtomicBool>,
}

impl Watch for Progress {
    fn done(&self, trials: u32) {
        self.bar.inc(trials.into());
    }

    fn stop(&self) -> bool {
        self.stopped.load(Ordering::Relaxed)
    }
}

/// What came of one position.
#[derive(Serialize)]
struct Told {
    /// Without the cube.
    equity: f64,
    /// The standard error of it.
    equity_stderr: f64,
    /// With the cube, decided rightly; nothing without a cube.
    cubeful: Option<f64>,
    /// The standard error of `cubeful`, without a cube of `equity`.
    stderr: f64,
    probabilities: Probabilities,
    #[serde(skip_serializing_if = "Option::is_none")]
    cube: Option<CubeAdvice>,
    trials: u32,
}

impl From<&Rolled> for Told {
    fn from(rolled: &Rolled) -> Self {
        let best = rolled.best();
        Self {
            equity: rolled.equity.mean,
            equity_stderr: rolled.equity.error,
            cubeful: rolled.cubeful.map(|_| best.mean),
            stderr: best.error,
            probabilities: rolled.outlook.into(),
            cube: rolled.decision.map(CubeAdvice::from),
            trials: rolled.trials,
        }
    }
}

#[derive(Serialize)]
struct Candidate {
    r#move: String,
    /// The position after the turn, as the next player sees it.
    position: String,
    #[serde(flatten)]
    told: Told,
}

#[derive(Serialize)]
struct Document {
    #[serde(skip_serializing_if = "Option::is_none")]
    best: Option<String>,
    #[serde(flatten)]
    told: Told,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    candidates: Vec<Candidate>,
    seconds: f64,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let lang = arguments.lang.of(form);
    let query = BackgammonQuery::read(
        arguments.position.as_deref(),
        arguments.dice.as_deref(),
        lang,
    )?;
    if query.situation.position.finished().is_some() {
        return Err(Failure::told(&Line::EvalNoMove, lang));
    }
    let mut players = Players::new();
    players.load_shipped_nets();
    arguments.met.load(&mut players)?;
    let question = Question::about(query.situation, query.roll);
    let options = arguments.options();
    let positions = if query.roll.is_some() {
        arguments.candidates
    } else {
        1
    };
    let progress = Progress {
        bar: output::bar(u64::from(positions) * u64::from(arguments.trials)),
        stopped: stop_on_ctrl_c(),
    };
    let start = Instant::now();
    let mut kept = Kept::default();
    let file = arguments
        .keep
        .as_deref()
        .map(|file| (file, arguments.sameness(&query)));
    if let Some((file, sameness)) = &file {
        kept = keep::read(file, sameness)?;
        let done: u32 = kept.tallies.iter().map(|(_, tally)| tally.trials()).sum();
        progress.bar.set_position(done.into());
    }
    let mut rollout = None;
    // In steps where it is kept, so that not even a power cut costs much.
    let step = if file.is_some() { STEP } else { u32::MAX };
    let mut trials = 0;
    while trials < arguments.trials && !progress.stop() {
        trials = arguments.trials.min(trials.saturating_add(step));
        let mut options = options;
        options.plan.trials = trials;
        rollout = players
            .roll_out(&question, &options, &progress, &mut kept)
            .map_err(Failure::input)?;
        if let Some((file, sameness)) = &file {
            keep::write(file, sameness, &kept)?;
        }
    }
    progress.bar.finish_and_clear();
    let Some((rollout, best)) = rollout
        .as_ref()
        .and_then(|found| Some((found, found.best()?)))
    else {
        return Err(Failure::input("stopped before the first game was over"));
    };
    let seconds = start.elapsed().as_secs_f64();
    match form {
        Form::Json => output::json(&document(rollout, best, seconds))?,
        Form::Text => output::text(&readable(rollout, best, seconds, lang))?,
    }
    Ok(Answer::Yes)
}

fn document(rollout: &Rollout, best: &Rolled, seconds: f64) -> Document {
    let candidates: Vec<Candidate> = rollout
        .spelled()
        .map(|(play, result, rolled)| Candidate {
            r#move: play.to_string(),
            position: PositionId::from(result).to_string(),
            told: (&rolled).into(),
        })
        .collect();
    Document {
        best: candidates.first().map(|best| best.r#move.clone()),
        told: best.into(),
        candidates,
        seconds,
    }
}

fn readable(rollout: &Rollout, best: &Rolled, seconds: f64, lang: Lang) -> String {
    let plays: Vec<(String, Figures)> = rollout
        .spelled()
        .map(|(play, _, rolled)| (play.to_string(), rolled.best()))
        .collect();
    let listed = plays.iter().map(|(play, figures)| {
        (
            play,
            Worth::Points(figures.mean),
            Some(error(*figures, lang)),
        )
    });
    let mut lines = list(listed, lang);
    lines.push(
        Line::RolloutCubeless {
            equity: points(best.equity.mean, lang),
            error: localise(lang, &format!("{:.4}", best.equity.error)),
        }
        .in_words(lang),
    );
    if best.cubeful.is_some() {
        let figures = best.best();
        let cubeful = Line::RolloutCubeful {
            equity: points(figures.mean, lang),
            error: localise(lang, &format!("{:.4}", figures.error)),
        };
        lines.push(cubeful.in_words(lang));
    }
    lines.push(Probabilities::from(best.outlook).in_words(lang));
    lines.extend(
        best.decision
            .map(|decision| CubeAdvice::from(decision).in_words(lang)),
    );
    let effort = Line::RolloutEffort {
        trials: best.trials.into(),
        seconds: localise(lang, &format!("{seconds:.2}")),
    };
    lines.push(effort.in_words(lang));
    lines.join("\n") + "\n"
}

fn error(figures: Figures, lang: Lang) -> String {
    localise(lang, &format!("±{:.4}", figures.error))
}
