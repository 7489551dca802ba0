//! `tabuleiro bench decisions`: mean loss over backgammon decisions whose every result has a known equity.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Instant;

use ::backgammon::{Position, Roll};
use clap::{Args, ValueEnum};
use engine::backgammon::bearoff;
use engine::backgammon::ruler::{Decision, Losses};
use engine::backgammon::{Brain, Plies, Search, Setting, Thoughts};
use serde::{Deserialize, Serialize};

use crate::answer::{Answer, Failure, Outcome};
use crate::output::{self, Form};
use crate::processor;

/// Mean loss over backgammon decisions with known equities
///
/// One JSON line a decision: {id, d1, d2, res: {position: equity}}, id a GNU Backgammon position ID, position the
/// result as the next player sees it. Loss is what the chosen result is worth less than the best one, in points
/// without a cube; over 0.08 it is a blunder.
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

/// Which half of the decisions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Half {
    /// Those whose bit of the hash is 0.
    A,
    /// The others.
    B,
}

impl Half {
    /// The half that a decision belongs to: bit 32 of the 64-bit FNV-1a hash of its ID and dice, the higher first, such
    /// as `4HPwATDgc/ABMA31`. Nothing but the decision itself counts, so other files can be halved alike. The last two
    /// characters hardly reach that bit, so nearly all rolls of a position are in one half, which is as well.
    fn of(id: &str, roll: Roll) -> Self {
        let text = format!("{id}{:#}", roll.sorted());
        let hash = text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        if (hash >> 32) & 1 == 0 {
            Self::A
        } else {
            Self::B
        }
    }
}

#[derive(Deserialize)]
struct Line {
    id: String,
    d1: u8,
    d2: u8,
    res: BTreeMap<String, f32>,
}

#[derive(Serialize)]
struct Measured {
    n: usize,
    mean_loss: f64,
    stderr: f64,
    blunders: usize,
    seconds: f64,
    cpu_seconds: f64,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let decisions = read(&arguments.file, arguments.half)?;
    let brain = match &arguments.nets {
        None => Brain::shipped(),
        Some(file) => {
            let bytes = fs::read(file).map_err(|error| named(file, &error))?;
            Brain::from_bytes(&bytes).map_err(|error| named(file, &error))?
        }
    };
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
    for decision in &decisions {
        let (position, roll) = (decision.position, decision.roll);
        let ranked = brain.ranked(position, roll, search, Setting::Cubeless, &mut thoughts);
        losses.extend(ranked.first().and_then(|best| decision.loss(best.result)));
        bar.inc(1);
    }
    bar.finish_and_clear();
    let figures = Losses::of(&losses);
    let measured = Measured {
        n: figures.count,
        mean_loss: figures.mean,
        stderr: figures.standard_error,
        blunders: figures.blunders,
        seconds: start.elapsed().as_secs_f64(),
        cpu_seconds: processor::seconds() - used,
    };
    match form {
        Form::Json => output::json(&measured)?,
        Form::Text => output::text(&format!(
            "{} decisions, mean loss {:.5} ± {:.5}, {} blunders, {:.2} ms of processor time each\n",
            measured.n,
            measured.mean_loss,
            measured.stderr,
            measured.blunders,
            1000.0 * measured.cpu_seconds / measured.n.max(1) as f64
        ))?,
    }
    Ok(Answer::Yes)
}

fn named(file: &Path, error: &dyn std::fmt::Display) -> Failure {
    Failure::Input(format!("{}: {error}", file.display()))
}

/// Reads the decisions of a file, or of one half of it.
pub(crate) fn read(file: &Path, half: Option<Half>) -> Result<Vec<Decision>, Failure> {
    let text = fs::read_to_string(file).map_err(|error| named(file, &error))?;
    let mut decisions = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.trim().is_empty() {
            continue;
        }
        let wrong = |reason: &dyn std::fmt::Display| {
            Failure::Input(format!("{}, line {}: {reason}", file.display(), index + 1))
        };
        let line: Line = serde_json::from_str(line).map_err(|error| wrong(&error))?;
        let position = |id: &str| id.parse::<Position>().map_err(|error| wrong(&error));
        let roll = Roll::from_pips(line.d1, line.d2)
            .ok_or_else(|| wrong(&format!("{}-{} is no roll", line.d1, line.d2)))?;
        if half.is_some_and(|half| half != Half::of(&line.id, roll)) {
            continue;
        }
        let mut results = Vec::with_capacity(line.res.len());
        for (id, &equity) in &line.res {
            results.push((position(id)?, equity));
        }
        if results.is_empty() {
            return Err(wrong(&"no result has an equity"));
        }
        decisions.push(Decision {
            position: position(&line.id)?,
            roll,
            results,
        });
    }
    Ok(decisions)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn positions_fall_into_two_halves() {
        let mut halves = [0, 0];
        let mut results = ::backgammon::Results::new();
        for roll in Roll::all_distinct() {
            Position::default().results(roll, &mut results);
            for result in results.iter() {
                halves[Half::of(&result.to_string(), roll) as usize] += 1;
            }
        }
        let [a, b] = halves;
        assert!(a > 150 && b > 150, "{halves:?}");
    }

    #[test]
    fn the_halves_are_fixed_for_ever() {
        // Figures of different times are compared.
        let half = |id: &str, first: u8, second: u8| {
            Half::of(id, Roll::from_pips(first, second).expect("dice"))
        };
        assert_eq!(half("MzsLAQOYt20AEA", 1, 1), Half::B);
        assert_eq!(half("4HPwATDgc/ABMA", 3, 1), Half::A);
        assert_eq!(half("4HPwATDgc/ABMA", 1, 3), Half::A);
    }

    #[test]
    fn a_bad_line_is_named() {
        let file = std::env::temp_dir().join(format!("tabuleiro-decisions-{}", std::process::id()));
        let good = r#"{"id":"4HPwATDgc/ABMA","d1":3,"d2":1,"g0":"x","res":{"4HPwATDgc/ABMA":0.1}}"#;
        fs::write(
            &file,
            format!("{good}\n\n{}", good.replace("\"d1\":3", "\"d1\":7")),
        )
        .expect("a file");
        let Err(Failure::Input(told)) = read(&file, None) else {
            panic!("7-1 is no roll");
        };
        assert!(told.ends_with("line 3: 7-1 is no roll"), "{told}");
        fs::write(&file, good).expect("a file");
        assert_eq!(read(&file, None).expect("a decision").len(), 1);
        fs::remove_file(file).expect("our own");
    }
}
