//! `tabuleiro train`: makes the shipped nets from nothing.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Instant;

use ::backgammon::StartingPosition;
use clap::Args;
use engine::backgammon::train::{Plan, compare, run_round};
use engine::backgammon::{Brain, Thoughts};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::answer::{Answer, Failure, Outcome};
use crate::output::{self, Form};

/// Train the backgammon nets from nothing by self-play; stop and resume at any time
///
/// Beside the nets lie a file with the number of rounds done (`.round`) and the learning curve (`.csv`).
///
/// Example: tabuleiro train backgammon --out backgammon.net --threads 2
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// What to train.
    #[arg(value_parser = ["backgammon"])]
    game: String,

    /// Where the nets go; a file that is there is continued.
    #[arg(long, value_name = "FILE")]
    out: PathBuf,

    /// Threads to play on; the result does not depend on it.
    #[arg(long, default_value_t = 2)]
    threads: u32,

    /// Stop after so many rounds instead of the whole plan.
    #[arg(long, value_name = "N")]
    rounds: Option<u64>,
}

/// Rounds between two savings of the nets.
const ROUNDS_A_LEG: u64 = 300;
/// Games against the nets of the leg before, for the curve.
const GAMES_OF_COMPARISON: u32 = 2000;

#[derive(Serialize)]
struct Trained {
    rounds: u64,
    of: u64,
    seconds: f64,
    file: PathBuf,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let plan = Plan::SHIPPED;
    let start = Instant::now();
    let (mut brain, mut done) = resume(&arguments.out, &plan)?;
    let last = arguments.rounds.unwrap_or(u64::MAX).min(plan.rounds());
    let bar = ProgressBar::new(last).with_position(done).with_style(
        ProgressStyle::with_template("{bar:40} {pos}/{len} rounds, {eta} left  {msg}")
            .map_err(Failure::input)?,
    );
    let mut before = brain.clone();
    let mut error = 0.0;
    let mut counted = 0u32;
    while done < last {
        let Some(round) = plan.round(done, arguments.threads) else {
            break;
        };
        error += run_round(&mut brain, &round).error;
        counted += 1;
        done += 1;
        bar.set_position(done);
        if done % ROUNDS_A_LEG == 0 || done == last {
            let (points, deviation) = compare(&brain, &before, GAMES_OF_COMPARISON, done);
            let opening = brain.judge(
                StartingPosition::Standard.position(),
                &mut Thoughts::default(),
            );
            save(&arguments.out, &brain, done)?;
            curve(
                &arguments.out,
                &format!(
                    "{done},{:.5},{points:.4},{deviation:.4},{:.4}",
                    error / f64::from(counted),
                    opening.equity()
                ),
            )?;
            bar.set_message(format!(
                "error {:.4}, {points:+.3} points a game against {ROUNDS_A_LEG} rounds ago",
                error / f64::from(counted)
            ));
            (error, counted) = (0.0, 0);
            before = brain.clone();
        }
    }
    bar.finish();
    let trained = Trained {
        rounds: done,
        of: plan.rounds(),
        seconds: start.elapsed().as_secs_f64(),
        file: arguments.out.clone(),
    };
    match form {
        Form::Json => output::json(&trained)?,
        Form::Text => output::text(&format!(
            "{done} of {} rounds, nets in {}\n",
            plan.rounds(),
            arguments.out.display()
        ))?,
    }
    Ok(Answer::Yes)
}

fn beside(file: &Path, ending: &str) -> PathBuf {
    let mut name = file.as_os_str().to_owned();
    name.push(ending);
    PathBuf::from(name)
}

fn resume(file: &Path, plan: &Plan) -> Result<(Brain, u64), Failure> {
    let round = beside(file, ".round");
    if !round.exists() {
        return Ok((plan.first_brain(), 0));
    }
    let named = |path: &Path, error: &dyn std::fmt::Display| {
        Failure::Input(format!("{}: {error}", path.display()))
    };
    let done = fs::read_to_string(&round).map_err(|error| named(&round, &error))?;
    let done = done.trim().parse().map_err(|error| named(&round, &error))?;
    let bytes = fs::read(file).map_err(|error| named(file, &error))?;
    let brain = Brain::from_bytes(&bytes).map_err(|error| named(file, &error))?;
    Ok((brain, done))
}

/// Written beside and renamed, so that an interruption leaves the old file whole.
fn save(file: &Path, brain: &Brain, done: u64) -> Result<(), Failure> {
    for (path, bytes) in [
        (file.to_owned(), brain.to_bytes()),
        (beside(file, ".round"), format!("{done}\n").into_bytes()),
    ] {
        let fresh = beside(&path, ".new");
        fs::write(&fresh, bytes)?;
        fs::rename(&fresh, &path)?;
    }
    Ok(())
}

fn curve(file: &Path, row: &str) -> Result<(), Failure> {
    let path = beside(file, ".csv");
    let fresh = !path.exists();
    let mut curve = fs::OpenOptions::new()
        .create(true)
        .append(true)
        .open(path)?;
    if fresh {
        writeln!(
            curve,
            "rounds,error,points_a_game_against_the_row_before,standard_error,equity_of_the_opening"
        )?;
    }
    writeln!(curve, "{row}")?;
    Ok(())
}
