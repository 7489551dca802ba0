//! `tabuleiro analyse`: what every decision in games lost, and what that says about the players. One folder for
//! backgammon, and one for games that a search judges.

mod backgammon;
mod turns;

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use indicatif::ProgressBar;
use players::backgammon::Plies;
use players::review::NotReviewed;
use players::turns::review::{Unjudged, review_table};
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
use crate::uci::{Analyst, Effort, Spec};

/// Judge games: what each decision loses, with alternatives and a reason, and what that says of each player
///
/// Backgammon from .mat, SGF and our own records: error rate (PR) and luck. Draughts from PDN, chess from PGN, and both
/// from our own records: chances lost, accuracy, the turning points of each game, and what endgame tables of draughts
/// know. A folder stands for all such files in it. Ctrl-C tells what was found so far.
///
/// In draughts and chess a score becomes chances by a curve: 1.1 men or 1.5 pawns multiply the odds by e. A turn that
/// loses 5 % of the chances or more is an inaccuracy, 10 % a mistake, 20 % a blunder. A turn's accuracy is
/// exp(-4 × loss): 82 % for 5 % lost, 45 % for 20 %; a player's is the mean over the turns that had a choice.
///
/// Example: tabuleiro analyse match.mat --plies 1
/// Example: tabuleiro analyse games.pdn --time 1
/// Example: tabuleiro analyse games.pgn --engine uci:stockfish --time 0.5
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Files of games, or folders.
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,

    /// How deep to look. Backgammon: counted as GNU Backgammon does, from 0, which judges the position after each play,
    /// to 3; 1 unless given. Draughts and chess: turns.
    #[arg(long, value_name = "N")]
    plies: Option<u32>,

    /// How many seconds to think about each turn (draughts).
    #[arg(long, value_name = "S", value_parser = seconds, allow_negative_numbers = true)]
    time: Option<Duration>,

    /// How many positions to look at for each turn (draughts, chess); 300,000 unless anything is given.
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,

    /// By which rules the games are played, where a PDN file does not say.
    #[arg(long, value_name = "ID")]
    rules: Option<String>,

    /// Have this engine judge games of chess: `uci:` and its command, and behind commas what it is told, such as
    /// threads=N, memory=MEGABYTES, lines=N or an option of its own.
    #[arg(long, value_name = "uci:COMMAND")]
    engine: Option<Spec>,

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

/// Everything that was found, of every game.
struct Found {
    backgammon: Vec<backgammon::Judged>,
    draughts: Vec<turns::Judged<::draughts::Course>>,
    chess: Vec<turns::Judged<::chess::Game>>,
    /// Tables that could not be judged.
    left_out: usize,
}

/// One JSON document for every game.
#[derive(Serialize)]
struct Whole {
    players: Vec<Either<backgammon::document::Player, turns::Player>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    games: Vec<turns::Game>,
    moves: Vec<Either<backgammon::document::Move, turns::Move>>,
}

/// Of the one kind of game or of the other.
#[derive(Serialize)]
#[serde(untagged)]
enum Either<Backgammon, Turns> {
    Backgammon(Backgammon),
    Turns(Turns),
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
    if found.is_empty() {
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
    const fn is_empty(&self) -> bool {
        self.backgammon.is_empty() && self.draughts.is_empty() && self.chess.is_empty()
    }

    fn document(&self, many: bool, lang: Lang) -> Whole {
        let (mut players, mut moves) = (Vec::new(), Vec::new());
        let named = many || self.backgammon.len() > 1;
        let first = Document::new(&self.backgammon, named, lang);
        players.extend(first.players.into_iter().map(Either::Backgammon));
        moves.extend(first.moves.into_iter().map(Either::Backgammon));
        let mut games = Vec::new();
        let of_draughts = turns::documents(&self.draughts, many, lang);
        let of_chess = turns::documents(&self.chess, many, lang);
        for (own, played, turns) in [of_draughts, of_chess] {
            players.extend(own.into_iter().map(Either::Turns));
            games.extend(played);
            moves.extend(turns.into_iter().map(Either::Turns));
        }
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
            parts.push(turns::told(&self.draughts, many, lang));
        }
        if !self.chess.is_empty() {
            parts.push(turns::told(&self.chess, many, lang));
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
    /// How far draughts and chess are looked at.
    choice: Choice,
    engine: Option<Spec>,
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
        for game in [GameKind::Draughts, GameKind::Chess] {
            if has(game) && plies == Some(0) {
                return Err(Failure::Input(format!(
                    "--plies 0: {game} is judged 1 turn deep at least"
                )));
            }
        }
        turns::look_up_endgames(sources, &mut players);
        if let Some(spec) = &arguments.engine
            && (has(GameKind::Backgammon) || has(GameKind::Draughts))
        {
            return Err(Failure::Input(format!("--engine {spec}: it plays chess")));
        }
        Ok(Self {
            players,
            depth,
            engine: arguments.engine.clone(),
            choice: turns::bounded(Choice {
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
        let start = Instant::now();
        let clock = || start.elapsed();
        let mut stop = |judged: bool| {
            bar.inc(judged.into());
            stopped()
        };
        let told = |why: NotReviewed| why.to_string();
        match &table.header().rules {
            RuleSet::Backgammon(_) => {
                let mut watch = || !stop(true);
                let review = self.players.review(table, self.depth, &mut watch);
                found.backgammon.push(backgammon::Judged {
                    file: source.file.clone(),
                    names: table.names().map(str::to_owned),
                    review: review.map_err(told)?,
                });
            }
            RuleSet::Chess(rules) => {
                let review = match &self.engine {
                    Some(spec) => {
                        let effort = Effort::of(self.choice);
                        let engine = Analyst::start(spec, rules, effort);
                        let mut engine = engine.map_err(|why| why.to_string())?;
                        review_table(table, &mut engine, &mut stop).map_err(|why| match why {
                            Unjudged::Not(why) => told(why),
                            Unjudged::Fault(why) => why.to_string(),
                        })?
                    }
                    None => {
                        let sight = players::chess::Sight::of(self.choice);
                        let review = (self.players).review_chess(table, sight, &clock, &mut stop);
                        review.map_err(told)?
                    }
                };
                let judged = turns::Judged::new(source, rules, review);
                found.chess.push(judged);
            }
            RuleSet::Draughts(rules) => {
                let sight = players::draughts::Sight::of(self.choice);
                let review = (self.players).review_draughts(table, sight, &clock, &mut stop);
                let judged = turns::Judged::new(source, rules, review.map_err(told)?);
                found.draughts.push(judged);
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
        chess: Vec::new(),
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
