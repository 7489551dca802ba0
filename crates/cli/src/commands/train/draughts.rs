//! `tabuleiro train draughts`: the table that judges positions of a rule set, from nothing.
//!
//! A generation plays games against itself with the best table so far, a table is fitted to the games of all
//! generations, and a match against the best before says what it is worth. Games are kept in files of some games each,
//! which are never written again: whatever stops a training costs no more than the last of them.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use ::draughts::{Course, SharedRules};
use clap::Args;
use engine::Random;
use engine::draughts::endgame::Ends;
use engine::draughts::train::games::{self, Manner};
use engine::draughts::train::{Lessons, Result as Ended, fit};
use engine::draughts::{Endgames, PatternTable, Thinker};
use indicatif::ProgressBar;
use serde::Serialize;
use table::RuleSet;
use words::Lang;

use super::curve;
use super::curve::draughts::{self as rows, HEAD, Row};
use super::folder::Folder;
use crate::answer::{Answer, Failure, Outcome};
use crate::commands::arena::statistics::{Pairs, Taken};
use crate::commands::endgame;
use crate::files::named;
use crate::interrupt::stop_on_ctrl_c;
use crate::output::{self, Form};
use crate::processor;
use crate::rule_set;

/// Train the table that judges positions of a rule set of draughts by self-play; stop and resume at any time
///
/// The training lies in the user's data folder (tabuleiro/train/draughts/ID) and is saved all the time: the same
/// command goes on where it was stopped, whatever stopped it. Beside the games lie the best table so far (best.tbl) and
/// the learning curve (curve.csv, curve.svg): log-loss on games not learned from, and Elo over the best before with its
/// interval. The same seed makes the same games. It ends by itself when two generations running gain under 10 Elo.
///
/// Example: tabuleiro train draughts --rules italian --hours 0.5 --out italian.tbl
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// The rule set: an id such as `italian`, or a path to a house-rules file.
    #[arg(long, value_name = "ID")]
    rules: String,

    /// Hours of processor time in all, counted over every start.
    #[arg(long, value_name = "H", default_value_t = 1.0)]
    hours: f64,

    /// Generations at most.
    #[arg(long, value_name = "N", default_value_t = 8)]
    generations: u32,

    /// Games of a generation.
    #[arg(long, value_name = "N", default_value_t = 6000)]
    games: u32,

    /// Games of the match against the best before.
    #[arg(long, value_name = "N", default_value_t = 400)]
    match_games: u32,

    /// Positions looked at for a turn.
    #[arg(long, value_name = "N", default_value_t = 1500)]
    nodes: u64,

    /// Decides every opening of a new training.
    #[arg(long, value_name = "S", default_value_t = 1883)]
    seed: u64,

    /// Begin with this table of a related rule set instead of hand-made weights.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,

    /// Where the training lies, instead of the user's data folder.
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,

    /// Where the best table goes at the end; a file that this training did not make is not written over.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
}

const BEST: &str = "best.tbl";
const CURVE: &str = "curve.csv";
const PICTURE: &str = "curve.svg";
const SPENT: &str = "seconds.txt";
/// Games in a file: some seconds of work.
const GAMES_A_FILE: u32 = 200;
/// What a player of a training remembers: 2 to this power positions, more than it looks at.
const MEMORY_BITS: u32 = 15;
/// Endings of so many pieces are built in a second.
const ENDGAME_PIECES: u8 = 4;
/// A generation that gains less has not gained much.
const LITTLE: f64 = 10.0;

#[derive(Serialize)]
struct Trained {
    rules: String,
    generations: usize,
    cpu_seconds: f64,
    elo_over_start: f64,
    table: PathBuf,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let rules = rule_set::find(&arguments.rules, Lang::En)?;
    let RuleSet::Draughts(rules) = rules else {
        return Err(Failure::Input(format!(
            "--rules {}: this is no rule set of draughts",
            arguments.rules
        )));
    };
    let name = format!("draughts/{}", rules.id);
    let path = arguments
        .folder
        .clone()
        .map_or_else(|| Folder::usual(&name), Ok)?;
    let folder = Folder::open(path)?;
    if let Some(out) = &arguments.out {
        folder.may_write(out)?;
    }
    let mut course = Training::take_up(arguments, rules, folder)?;
    let stopped = stop_on_ctrl_c();
    course.go_on(&stopped)?;
    let mut table = course.folder.file(BEST);
    if let (Some(out), Some(best)) = (&arguments.out, course.folder.read(BEST)?) {
        course.folder.write_out(out, &best)?;
        table.clone_from(out);
    }
    let trained = Trained {
        rules: course.rules.id.to_string(),
        generations: rows::gains(&course.curve).len(),
        cpu_seconds: course.spent,
        elo_over_start: rows::sum(&course.curve),
        table,
    };
    match form {
        Form::Json => output::json(&trained)?,
        Form::Text => output::text(&format!(
            "{} generations in {:.0} s of processor time, {:+.0} Elo, table in {}\n",
            trained.generations,
            trained.cpu_seconds,
            trained.elo_over_start,
            trained.table.display()
        ))?,
    }
    Ok(Answer::Yes)
}

/// A training under way.
struct Training<'a> {
    arguments: &'a Arguments,
    rules: SharedRules,
    folder: Folder,
    curve: String,
    /// What fitting begins with, instead of hand-made weights.
    from: Option<Arc<PatternTable>>,
    best: Option<Arc<PatternTable>>,
    /// How games end is looked up where the rule set has tables: results without the players' mistakes teach more.
    endgames: Option<Arc<dyn Endgames>>,
    lessons: Lessons,
    bar: ProgressBar,
    /// Seconds of processor time, over every start.
    spent: f64,
    /// Of this process, when they were last added.
    counted: f64,
}

fn read_table(file: &std::path::Path, bytes: &[u8]) -> Result<Arc<PatternTable>, Failure> {
    PatternTable::from_bytes(bytes)
        .map(Arc::new)
        .map_err(|error| named(file, &error))
}

fn games_file(generation: u32, index: u32) -> String {
    format!("games-{generation:02}-{index:03}.bin")
}

fn generation_file(generation: u32) -> String {
    format!("generation-{generation:02}.tbl")
}

impl<'a> Training<'a> {
    fn take_up(
        arguments: &'a Arguments,
        rules: SharedRules,
        folder: Folder,
    ) -> Result<Self, Failure> {
        let text = |name: &str| -> Result<String, Failure> {
            let bytes = folder.read(name)?.unwrap_or_default();
            Ok(String::from_utf8_lossy(&bytes).into_owned())
        };
        let spent = text(SPENT)?.trim().parse().unwrap_or(0.0);
        let mut curve = curve::until(&text(CURVE)?, HEAD, f64::INFINITY);
        if curve.is_empty() {
            curve = format!("{HEAD}\n");
        }
        let from = arguments.from.as_deref().map(|file| {
            let bytes = std::fs::read(file).map_err(|error| named(file, &error))?;
            read_table(file, &bytes)
        });
        let from = from.transpose()?;
        // The curve says which generation is the best: it is written last.
        let best = match rows::best(&curve).map(generation_file) {
            Some(name) => {
                let bytes = folder.read(&name)?.unwrap_or_default();
                let table = read_table(&folder.file(&name), &bytes)?;
                folder.write(BEST, &bytes)?;
                Some(table)
            }
            None => from.clone(),
        };
        let tables = endgame::for_search(&rules, ENDGAME_PIECES);
        let endgames = tables.and_then(|tables| Ends::new(&rules, tables));
        Ok(Self {
            arguments,
            endgames: endgames.map(|ends| Arc::new(ends) as Arc<dyn Endgames>),
            lessons: Lessons::new(&rules),
            rules,
            folder,
            curve,
            from,
            best,
            bar: output::progress(arguments.games.into(), "games"),
            spent,
            counted: processor::seconds(),
        })
    }

    fn go_on(&mut self, stopped: &AtomicBool) -> Result<(), Failure> {
        let done = rows::gains(&self.curve).len() as u32;
        for generation in 1..=done {
            self.read(generation)?;
        }
        for generation in done + 1..=self.arguments.generations {
            if self.is_finished() || !self.collect(generation, stopped)? {
                break;
            }
            self.end_generation(generation)?;
        }
        self.count()
    }

    fn is_finished(&self) -> bool {
        let gains = rows::gains(&self.curve);
        let stalled =
            gains.len() >= 2 && gains[gains.len() - 2..].iter().all(|&gain| gain < LITTLE);
        stalled || self.spent >= self.arguments.hours * 3600.0
    }

    /// Reads the games of a generation that has ended, however many they were.
    fn read(&mut self, generation: u32) -> Result<(), Failure> {
        for index in 0.. {
            let Some(lessons) = self.played(generation, index)? else {
                break;
            };
            self.lessons.append(&lessons);
        }
        Ok(())
    }

    /// A file of games, if it is there.
    fn played(&self, generation: u32, index: u32) -> Result<Option<Lessons>, Failure> {
        let name = games_file(generation, index);
        let Some(bytes) = self.folder.read(&name)? else {
            return Ok(None);
        };
        let lessons = Lessons::from_bytes(&bytes);
        lessons
            .map(Some)
            .map_err(|error| named(&self.folder.file(&name), &error))
    }

    /// Reads the games of a generation, and plays those that are missing; says whether all are there.
    fn collect(&mut self, generation: u32, stopped: &AtomicBool) -> Result<bool, Failure> {
        let files = self.arguments.games.div_ceil(GAMES_A_FILE);
        let mut thinker = self.head(self.best.clone());
        self.bar.set_message(format!("generation {generation}"));
        for index in 0..files {
            let lessons = match self.played(generation, index)? {
                Some(lessons) => lessons,
                None => {
                    let seed = self.seed(generation, index);
                    let manner = Manner {
                        nodes: self.arguments.nodes,
                        ..Manner::USUAL
                    };
                    let mut stop = || stopped.load(Ordering::Relaxed);
                    let games = GAMES_A_FILE.min(self.arguments.games - index * GAMES_A_FILE);
                    let lessons = games::learn_games(
                        &self.rules,
                        &mut thinker,
                        manner,
                        seed,
                        games,
                        &mut stop,
                    );
                    if stopped.load(Ordering::Relaxed) {
                        return Ok(false);
                    }
                    self.folder
                        .write(&games_file(generation, index), &lessons.to_bytes())?;
                    self.count()?;
                    lessons
                }
            };
            self.lessons.append(&lessons);
            self.bar.set_position(u64::from((index + 1) * GAMES_A_FILE));
        }
        Ok(true)
    }

    fn head(&self, table: Option<Arc<PatternTable>>) -> Thinker {
        let mut head = Thinker::new(MEMORY_BITS);
        head.judge_by(table);
        head.look_up(self.endgames.clone());
        head
    }

    fn seed(&self, generation: u32, index: u32) -> u64 {
        self.arguments.seed ^ u64::from(generation) << 48 ^ u64::from(index) << 32
    }

    /// Fits a table to everything seen so far, and keeps it if it plays better than the best before.
    fn end_generation(&mut self, generation: u32) -> Result<(), Failure> {
        let seed = self.seed(generation, u32::MAX);
        let fitted = fit(&self.rules, &self.lessons, self.from.as_deref(), seed);
        let table = Arc::new(fitted.table);
        self.folder
            .write(&generation_file(generation), &table.to_bytes())?;
        let pairs = self.match_against_best(&table, generation);
        // A match without a loss has no Elo: as if half a point more had been lost.
        let most = f64::from(pairs.games());
        let bound = 400.0 * (2.0 * most).log10();
        let [elo, low, high] = pairs.elo();
        let end = if pairs.score() > 0.5 { bound } else { -bound };
        let elo = (
            elo.unwrap_or(end),
            low.unwrap_or(-bound),
            high.unwrap_or(bound),
        );
        let better = pairs.score() > 0.5;
        self.count()?;
        let row = Row {
            seconds: self.spent,
            generation,
            games: self.lessons.games(),
            positions: fitted.lessons,
            loss_by_hand: fitted.loss_by_hand,
            loss: fitted.loss,
            scale: fitted.scale,
            elo,
            sum: rows::sum(&self.curve) + if better { elo.0 } else { 0.0 },
            kept: better,
        };
        let line = row.line();
        self.curve.push_str(&line);
        self.folder.write(CURVE, self.curve.as_bytes())?;
        if better {
            self.folder.write(BEST, &table.to_bytes())?;
            self.best = Some(table);
        }
        self.folder
            .write(PICTURE, rows::svg(&self.curve).as_bytes())?;
        output::milestone(&self.bar, line.trim_end());
        Ok(())
    }

    fn match_against_best(&self, table: &Arc<PatternTable>, generation: u32) -> Pairs {
        let mut fresh = self.head(Some(Arc::clone(table)));
        let mut before = self.head(self.best.clone());
        let mut random = Random::new(self.seed(generation, u32::MAX - 1));
        let nodes = self.arguments.nodes;
        let mut pairs = Pairs::default();
        for _ in 0..self.arguments.match_games.div_ceil(2) {
            let opening = games::opening(&self.rules, 6 + random.below(3), &mut random);
            let as_white = games::play(Course::clone(&opening), [&mut fresh, &mut before], nodes);
            let as_black = games::play(opening, [&mut before, &mut fresh], nodes);
            let taken = |result: Ended, own: Ended| match result {
                Ended::Draw => Taken::Draw,
                result if result == own => Taken::Win,
                Ended::White | Ended::Black => Taken::Loss,
            };
            pairs.add([taken(as_white, Ended::White), taken(as_black, Ended::Black)]);
        }
        pairs
    }

    /// Brings the processor time up to date, in the folder too.
    fn count(&mut self) -> Result<(), Failure> {
        let now = processor::seconds();
        self.spent += now - self.counted;
        self.counted = now;
        self.folder
            .write(SPENT, format!("{:.2}\n", self.spent).as_bytes())
    }
}
