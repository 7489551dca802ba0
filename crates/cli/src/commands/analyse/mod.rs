//! `tabuleiro analyse`: what every decision in games lost, and what that says about the players. One folder a game.

mod backgammon;
mod draughts;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::ProgressBar;
use players::backgammon::Plies;
use players::{Choice, Players};
use serde::Serialize;
use table::files::Format;
use table::{GameKind, RuleSet, Table};
use words::Lang;
use words::terminal::Line;

use self::backgammon::document::Document;
use crate::answer::{Answer, Failure, Outcome};
use crate::commands::eval::seconds;
use crate::files::{self, named};
use crate::interrupt::stop_on_ctrl_c;
use crate::language::LangArgument;
use crate::met::MetArgument;
use crate::output::{self, Form};
use crate::rule_set;

/// Judge games: what each decision loses, with alternatives and a reason, and what that says of each player
///
/// Backgammon from .mat, SGF and our own records: error rate (PR) and luck. Draughts from PDN and our own records:
/// chances lost, accuracy, the turning points of each game, and what endgame tables know. A folder stands for all such
/// files in it. Ctrl-C tells what was found so far.
///
/// In draughts a score becomes chances by the curve that the evaluation was fitted on (1.1 men multiply the odds by e).
/// A turn that loses 5 % of the chances or more is an inaccuracy, 10 % a mistake, 20 % a blunder. A turn's accuracy is
/// exp(-4 × loss): 82 % for 5 % lost, 45 % for 20 %; a player's is the mean over the turns that had a choice.
///
/// Example: tabuleiro analyse match.mat --plies 1
/// Example: tabuleiro analyse games.pdn --time 1
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Files of games, or folders.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// How deep to look. Backgammon: counted as GNU Backgammon does, from 0, which judges the position after each play,
    /// to 3; 1 unless given. Draughts: turns.
    #[arg(long, value_name = "N")]
    plies: Option<u32>,

    /// How many seconds to think about each turn (draughts).
    #[arg(long, value_name = "S", value_parser = seconds, allow_negative_numbers = true)]
    time: Option<Duration>,

    /// How many positions to look at for each turn (draughts); 300,000 unless anything is given.
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,

    /// By which rules the games are played, where a PDN file does not say.
    #[arg(long, value_name = "ID")]
    rules: Option<String>,

    #[command(flatten)]
    met: MetArgument,

    #[command(flatten)]
    lang: LangArgument,
}

/// A table of a file.
struct Source {
    file: PathBuf,
    /// Its place in the file, from 0.
    number: usize,
    table: Table,
}

/// Everything that was found, of both games.
struct Found {
    backgammon: Vec<backgammon::Judged>,
    draughts: Vec<draughts::Judged>,
    /// Tables that could not be judged.
    left_out: usize,
}

/// One JSON document for both games.
#[derive(Serialize)]
struct Whole {
    players: Vec<Either<backgammon::document::Player, draughts::Player>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    games: Vec<draughts::Game>,
    moves: Vec<Either<backgammon::document::Move, draughts::Move>>,
}

/// Of the one game or of the other.
#[derive(Serialize)]
#[serde(untagged)]
enum Either<Backgammon, Draughts> {
    Backgammon(Backgammon),
    Draughts(Draughts),
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let lang = arguments.lang.of(form);
    let rules = arguments.rules.as_deref();
    let rules = rules.map(|id| rule_set::find(id, lang)).transpose()?;
    let (files, from_folder) = gather(&arguments.files)?;
    let mut sources = Vec::new();
    let mut faults = 0;
    for file in &files {
        let mut read = || -> Result<(), Failure> {
            for (number, table) in tables_of(file, rules.as_ref(), lang)?
                .into_iter()
                .enumerate()
            {
                sources.push(Source {
                    file: file.clone(),
                    number,
                    table: table?,
                });
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
    let found = judge(&sources, arguments, from_folder)?;
    if found.backgammon.is_empty() && found.draughts.is_empty() {
        let file = files.first().map_or(Path::new(""), PathBuf::as_path);
        return Err(named(file, &Line::NoGame.in_words(lang)));
    }
    let left_out = found.left_out;
    match form {
        Form::Json => output::json(&found.document(files.len() > 1, lang))?,
        Form::Text => output::text(&found.told(files.len() > 1, lang))?,
    }
    Ok(if faults + left_out == 0 {
        Answer::Yes
    } else {
        Answer::No
    })
}

impl Found {
    fn document(&self, many: bool, lang: Lang) -> Whole {
        let (mut players, mut moves) = (Vec::new(), Vec::new());
        let named = many || self.backgammon.len() > 1;
        let first = Document::new(&self.backgammon, named, lang);
        players.extend(first.players.into_iter().map(Either::Backgammon));
        moves.extend(first.moves.into_iter().map(Either::Backgammon));
        let (more, games, turns) = draughts::documents(&self.draughts, many, lang);
        players.extend(more.into_iter().map(Either::Draughts));
        moves.extend(turns.into_iter().map(Either::Draughts));
        Whole {
            players,
            games,
            moves,
        }
    }

    fn told(&self, many: bool, lang: Lang) -> String {
        let mut parts = Vec::new();
        if !self.backgammon.is_empty() {
            parts.push(backgammon::readable::told(&self.backgammon, lang));
        }
        if !self.draughts.is_empty() {
            parts.push(draughts::told(&self.draughts, many, lang));
        }
        parts.join("\n")
    }
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
            if path.is_file() && ending.and_then(Format::of_ending).is_some() {
                inside.push(path);
            }
        }
        // By name, which is how people order their matches.
        inside.sort();
        files.extend(inside);
    }
    Ok((files, from_folder))
}

fn tables_of(
    file: &Path,
    rules: Option<&RuleSet>,
    lang: Lang,
) -> Result<Vec<Result<Table, Failure>>, Failure> {
    let format = files::format(file, lang)?;
    let bytes = files::read(file, lang)?;
    // Only PDN leaves it open by which rules it is played.
    let rules = rules.filter(|_| format == Format::Pdn);
    let games = files::games(file, &bytes, format, rules, None, lang)?;
    Ok(games
        .into_iter()
        .map(|game| game.map(|imported| imported.table))
        .collect())
}

/// Whoever judges, with what was said of how.
struct Judge {
    players: Players,
    depth: Plies,
    sight: players::draughts::Sight,
    stopped: Arc<AtomicBool>,
}

impl Judge {
    fn new(sources: &[Source], arguments: &Arguments) -> Result<Self, Failure> {
        let has = |game| sources.iter().any(|source| kind(source) == game);
        let mut players = Players::new();
        let plies = arguments.plies;
        let mut depth = Plies::default();
        if has(GameKind::Backgammon) {
            players.load_shipped_nets();
            arguments.met.load(&mut players)?;
            let plies = plies.unwrap_or(1);
            let fault = "backgammon is judged 0 to 3 plies deep";
            depth = Plies::new(plies)
                .filter(|_| plies <= 3)
                .ok_or_else(|| Failure::Input(format!("--plies {plies}: {fault}")))?;
        }
        if has(GameKind::Draughts) {
            if plies == Some(0) {
                return Err(Failure::input(
                    "--plies 0: draughts is judged 1 turn deep at least",
                ));
            }
            draughts::look_up_endgames(sources, &mut players);
        }
        Ok(Self {
            players,
            depth,
            sight: draughts::sight(Choice {
                plies,
                time: arguments.time,
                nodes: arguments.nodes,
                ..Choice::default()
            }),
            stopped: stop_on_ctrl_c(),
        })
    }

    /// Judges one table, and puts it where it belongs.
    fn judge(
        &mut self,
        source: &Source,
        bar: &ProgressBar,
        found: &mut Found,
    ) -> Result<(), String> {
        let stopped = || self.stopped.load(Ordering::Relaxed);
        let table = &source.table;
        match &table.header().rules {
            RuleSet::Backgammon(_) => {
                let mut watch = || {
                    bar.inc(1);
                    !stopped()
                };
                let review = self.players.review(table, self.depth, &mut watch);
                found.backgammon.push(backgammon::Judged {
                    file: source.file.clone(),
                    names: table.names().map(str::to_owned),
                    review: review.map_err(|why| why.to_string())?,
                });
            }
            RuleSet::Chess(_) => return Err("games of chess are not judged".to_owned()),
            RuleSet::Draughts(rules) => {
                let start = Instant::now();
                let mut stop = |judged: bool| {
                    bar.inc(judged.into());
                    stopped()
                };
                let review =
                    self.players
                        .review_draughts(table, self.sight, &|| start.elapsed(), &mut stop);
                let review = review.map_err(|why| why.to_string())?;
                found
                    .draughts
                    .push(draughts::Judged::new(source, rules, review));
            }
        }
        Ok(())
    }
}

fn kind(source: &Source) -> GameKind {
    source.table.header().rules.kind()
}

/// Judges the tables in turn.
fn judge(sources: &[Source], arguments: &Arguments, many: bool) -> Result<Found, Failure> {
    let mut judge = Judge::new(sources, arguments)?;
    let events: usize = sources.iter().map(|source| source.table.events()).sum();
    let bar = output::bar(events as u64);
    let mut found = Found {
        backgammon: Vec::new(),
        draughts: Vec::new(),
        left_out: 0,
    };
    for source in sources {
        if judge.stopped.load(Ordering::Relaxed) {
            break;
        }
        match judge.judge(source, &bar, &mut found) {
            Ok(()) => {}
            Err(why) if many => {
                eprintln!("{}: {why}", source.file.display());
                found.left_out += 1;
            }
            Err(why) => return Err(named(&source.file, &why)),
        }
    }
    bar.finish_and_clear();
    Ok(found)
}
