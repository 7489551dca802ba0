//! `tabuleiro analyse`: what every decision in games lost, and what that says about the players.

mod document;
mod readable;

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use indicatif::ProgressBar;
use players::Players;
use players::backgammon::Plies;
use players::review::{Review, Totals};
use table::Table;
use table::files::Format;
use words::Lang;
use words::terminal::Line;

use crate::answer::{Answer, Failure, Outcome};
use crate::files::{self, named};
use crate::interrupt::stop_on_ctrl_c;
use crate::language::LangArgument;
use crate::met::MetArgument;
use crate::output::{self, Form};
use document::Document;

/// Judge games: every decision's loss with its alternatives, error rate (PR) and luck of each player
///
/// Backgammon from .mat, SGF and our own records; a folder stands for all such files in it. Ctrl-C tells what was found
/// so far.
///
/// Example: tabuleiro analyse match.mat --plies 1
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Files of games, or folders.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// How deep to look, counted as GNU Backgammon does: 0 judges the position after each play.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(0..=3))]
    plies: u32,

    #[command(flatten)]
    met: MetArgument,

    #[command(flatten)]
    lang: LangArgument,
}

/// A table of a file, judged.
struct Judged {
    file: PathBuf,
    names: [String; 2],
    review: Review,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let lang = arguments.lang.of(form);
    let (files, from_folder) = gather(&arguments.files)?;
    let mut tables = Vec::new();
    let mut faults = 0;
    for file in &files {
        let mut read = || -> Result<(), Failure> {
            for table in tables_of(file, lang)? {
                tables.push((file.clone(), table?));
            }
            Ok(())
        };
        match read() {
            Ok(()) => {}
            // One bad file among many does not spoil the others.
            Err(Failure::Input(fault)) if from_folder => {
                eprintln!("{fault}");
                faults += 1;
            }
            Err(failure) => return Err(failure),
        }
    }
    let mut players = Players::new();
    players.load_shipped_nets();
    arguments.met.load(&mut players)?;
    let depth = Plies::new(arguments.plies).unwrap_or_default();
    let (judged, left_out) = judge(&tables, depth, &mut players, from_folder)?;
    if judged.is_empty() {
        let file = files.first().map_or(Path::new(""), PathBuf::as_path);
        return Err(named(file, &Line::NoGame.in_words(lang)));
    }
    match form {
        Form::Json => output::json(&Document::new(&judged, lang))?,
        Form::Text => output::text(&readable::told(&judged, lang))?,
    }
    Ok(if faults + left_out == 0 {
        Answer::Yes
    } else {
        Answer::No
    })
}

/// The files that were named, and those of the folders that were; and whether a folder was among them.
fn gather(named_ones: &[PathBuf]) -> Result<(Vec<PathBuf>, bool), Failure> {
    let mut files = Vec::new();
    let mut from_folder = false;
    for one in named_ones {
        if !one.is_dir() {
            files.push(one.clone());
            continue;
        }
        from_folder = true;
        let mut inside = Vec::new();
        for entry in fs::read_dir(one).map_err(|error| named(one, &error))? {
            let path = entry.map_err(|error| named(one, &error))?.path();
            let ending = path.extension().and_then(|ending| ending.to_str());
            let format = ending.and_then(Format::of_ending);
            if path.is_file() && format.is_some_and(|format| format != Format::Pdn) {
                inside.push(path);
            }
        }
        // By name, which is how people order their matches.
        inside.sort();
        files.extend(inside);
    }
    Ok((files, from_folder))
}

fn tables_of(file: &Path, lang: Lang) -> Result<Vec<Result<Table, Failure>>, Failure> {
    let format = files::format(file, lang)?;
    let bytes = files::read(file, lang)?;
    let games = files::games(file, &bytes, format, None, None, lang)?;
    Ok(games
        .into_iter()
        .map(|game| game.map(|imported| imported.table))
        .collect())
}

/// Judges the tables in turn, and says how many could not be.
fn judge(
    tables: &[(PathBuf, Table)],
    depth: Plies,
    players: &mut Players,
    many: bool,
) -> Result<(Vec<Judged>, usize), Failure> {
    let events: usize = tables.iter().map(|(_, table)| table.events()).sum();
    let bar = ProgressBar::new(events as u64);
    let stopped = stop_on_ctrl_c();
    let stops = || stopped.load(std::sync::atomic::Ordering::Relaxed);
    let mut judged = Vec::new();
    let mut left_out = 0;
    for (file, table) in tables {
        if stops() {
            break;
        }
        let mut watch = || {
            bar.inc(1);
            !stops()
        };
        match players.review(table, depth, &mut watch) {
            Ok(review) => judged.push(Judged {
                file: file.clone(),
                names: table.names().map(str::to_owned),
                review,
            }),
            Err(why) if many => {
                eprintln!("{}: {why}", file.display());
                left_out += 1;
            }
            Err(why) => return Err(named(file, &why)),
        }
    }
    bar.finish_and_clear();
    Ok((judged, left_out))
}

/// A player by name, with what all tables together say.
struct Career<'a> {
    name: &'a str,
    totals: Totals,
    /// By table, in order.
    tables: Vec<(&'a Path, &'a Totals)>,
}

/// The players by name, in the order in which they first sat down.
fn careers(judged: &[Judged]) -> Vec<Career<'_>> {
    let mut all: Vec<Career<'_>> = Vec::new();
    for table in judged {
        for (name, totals) in table.names.iter().zip(&table.review.totals) {
            match all.iter_mut().find(|career| career.name == name) {
                Some(career) => {
                    career.totals.add(totals);
                    career.tables.push((&table.file, totals));
                }
                None => all.push(Career {
                    name,
                    totals: *totals,
                    tables: vec![(&table.file, totals)],
                }),
            }
        }
    }
    all
}
