//! `tabuleiro endgame build`.

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::store::Store;
use super::{draughts_rules, pieces};
use crate::answer::{Answer, Outcome};
use crate::language::LangArgument;
use crate::output::{self, Form};
use crate::processor;

/// Build the endgame tables of a draughts rule set; stop and resume at any time
///
/// For every position of up to so many pieces: who wins with best play, and in how many plies (with seven pieces only
/// who wins). The tables lie in the user's data folder (tabuleiro/endgame), one file for each kind of ending; what is
/// there already is not built again, and a command that was stopped goes on where it was, at most a minute earlier.
///
/// Example: tabuleiro endgame build italian --pieces 5 --threads 2
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Rule set: an id or a path to a house-rules file.
    #[arg(value_name = "ID")]
    id: String,

    /// Up to so many pieces on the board, from 2 to 7.
    #[arg(long, short, value_name = "N", default_value_t = 4, value_parser = pieces)]
    pieces: u8,

    /// Threads to build on; the tables do not depend on them.
    #[arg(long, value_name = "T", default_value_t = 2, value_parser = clap::value_parser!(u8).range(1..=64))]
    threads: u8,

    /// Compare every value with what the legal moves of its position lead to.
    #[arg(long)]
    verify: bool,

    /// Where the tables lie, instead of the user's data folder.
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,

    #[command(flatten)]
    lang: LangArgument,
}

#[derive(Serialize)]
struct Built {
    pieces: u8,
    /// Positions of all tables of up to so many pieces, and of those that were not there before.
    positions: u64,
    built: u64,
    seconds: f64,
    cpu_seconds: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    verified: Option<u64>,
    bytes: u64,
    folder: PathBuf,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let rules = draughts_rules(&arguments.id, arguments.lang.of(form))?;
    let mut store = Store::open(&rules, arguments.folder.clone())?;
    let started = Instant::now();
    let before = processor::seconds();
    let threads = arguments.threads.into();
    let made = store.make(arguments.pieces, threads)?;
    let (seconds, cpu_seconds) = (
        started.elapsed().as_secs_f64(),
        processor::seconds() - before,
    );
    let verified = if arguments.verify {
        Some(store.verify(arguments.pieces, threads)?)
    } else {
        None
    };
    let leading = (2..=arguments.pieces)
        .flat_map(|pieces| store.tables.classes(pieces))
        .filter(|material| material.leads());
    let bytes = leading
        .filter_map(|material| fs::metadata(store.file(material)).ok())
        .map(|file| file.len())
        .sum();
    let built = Built {
        pieces: arguments.pieces,
        positions: made.positions,
        built: made.built,
        seconds,
        cpu_seconds,
        verified,
        bytes,
        folder: store.folder,
    };
    match form {
        Form::Json => output::json(&built)?,
        Form::Text => output::text(&readable(&built))?,
    }
    Ok(Answer::Yes)
}

fn readable(built: &Built) -> String {
    let mut text = format!(
        "{} positions of up to {} pieces in {} ({:.1} MB)\n",
        built.positions,
        built.pieces,
        built.folder.display(),
        built.bytes as f64 / 1e6
    );
    if built.built > 0 {
        text += &format!(
            "{} of them built in {:.1} s, {:.1} s of processor time ({:.1} million a second)\n",
            built.built,
            built.seconds,
            built.cpu_seconds,
            built.built as f64 / built.cpu_seconds.max(0.01) / 1e6
        );
    }
    if let Some(verified) = built.verified {
        text += &format!("{verified} compared with their moves: every one is right\n");
    }
    text
}
