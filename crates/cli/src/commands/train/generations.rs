//! Generations of a training, whatever the game: each plays games against itself with the best table so far, a table is
//! fitted to the games of all generations, and a match against the best before says what it is worth. Games are kept in
//! files of some games each, which are never written again: whatever stops a training costs no more than the last of
//! them.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use clap::Args;
use engine::{Random, chess, draughts};
use indicatif::ProgressBar;
use serde::Serialize;

use super::curve;
use super::curve::draughts::{self as rows, HEAD, Row};
use super::folder::Folder;
use crate::answer::{Answer, Failure, Outcome};
use crate::commands::arena::statistics::{Pairs, Taken};
use crate::files::named;
use crate::interrupt::stop_on_ctrl_c;
use crate::output::{self, Form};
use crate::processor;

/// How long a training goes on, and where it lies.
#[derive(Debug, Args)]
pub(super) struct Plan {
    /// Hours of processor time in all, counted over every start.
    #[arg(long, value_name = "H", default_value_t = 1.0)]
    pub(super) hours: f64,

    /// Generations at most.
    #[arg(long, value_name = "N", default_value_t = 8)]
    pub(super) generations: u32,

    /// Games of a generation.
    #[arg(long, value_name = "N", default_value_t = 6000)]
    pub(super) games: u32,

    /// Games of the match against the best before.
    #[arg(long, value_name = "N", default_value_t = 400)]
    pub(super) match_games: u32,

    /// Positions looked at for a turn.
    #[arg(long, value_name = "N", default_value_t = 1500)]
    pub(super) nodes: u64,

    /// Decides every opening of a new training.
    #[arg(long, value_name = "S", default_value_t = 1883)]
    pub(super) seed: u64,

    /// Where the training lies, instead of the user's data folder.
    #[arg(long, value_name = "DIR")]
    pub(super) folder: Option<PathBuf>,

    /// Where the best table goes at the end; a file that this training did not make is not written over.
    #[arg(long, value_name = "FILE")]
    pub(super) out: Option<PathBuf>,
}

const BEST: &str = "best.tbl";
const CURVE: &str = "curve.csv";
const PICTURE: &str = "curve.svg";
const SPENT: &str = "seconds.txt";
/// Games in a file: some seconds of work.
const GAMES_A_FILE: u32 = 200;
/// A generation that gains less has not gained much.
const LITTLE: f64 = 10.0;

/// What came of fitting a table.
pub(super) struct Fitted<T> {
    pub(super) table: T,
    pub(super) positions: usize,
    pub(super) loss_before: f64,
    pub(super) loss: f64,
    pub(super) scale: f32,
}

/// What lies in a file of a training.
pub(super) trait Stored: Sized {
    fn of_bytes(bytes: &[u8]) -> Result<Self, String>;
    fn bytes(&self) -> Vec<u8>;
}

/// Games that were played, as positions to learn from.
pub(super) trait Played: Stored {
    fn take_in(&mut self, more: &Self);
    fn count(&self) -> usize;
}

macro_rules! stored {
    ($($stored:ty),*) => {$(
        impl Stored for $stored {
            fn of_bytes(bytes: &[u8]) -> Result<Self, String> {
                Self::from_bytes(bytes).map_err(|error| error.to_string())
            }

            fn bytes(&self) -> Vec<u8> {
                self.to_bytes()
            }
        }
    )*};
}

macro_rules! played {
    ($($lessons:ty),*) => {$(
        impl Played for $lessons {
            fn take_in(&mut self, more: &Self) {
                self.append(more);
            }

            fn count(&self) -> usize {
                self.games()
            }
        }
    )*};
}

stored!(
    draughts::PatternTable,
    draughts::train::Lessons,
    chess::WeightTable,
    chess::train::Lessons
);
played!(draughts::train::Lessons, chess::train::Lessons);

/// How a game is learned.
pub(super) trait School {
    /// What judges positions.
    type Table: Stored;
    /// What is learned from.
    type Lessons: Played;

    /// What is told of, and the name of its folder.
    fn name(&self) -> String;
    /// What the first generation plays with, instead of hand-made weights.
    fn first(&self) -> Option<Arc<Self::Table>>;
    fn no_lessons(&self) -> Self::Lessons;
    /// Plays games with a table.
    fn play(
        &self,
        table: Option<&Arc<Self::Table>>,
        seed: u64,
        games: u32,
        stop: &mut dyn FnMut() -> bool,
    ) -> Self::Lessons;
    fn fit(&self, lessons: &Self::Lessons, seed: u64) -> Fitted<Self::Table>;
    /// So many pairs of games between two tables, as the first one takes them.
    fn compete(
        &self,
        fresh: &Arc<Self::Table>,
        before: Option<&Arc<Self::Table>>,
        pairs: u32,
        random: &mut Random,
        tell: &mut dyn FnMut([Taken; 2]),
    );
}

#[derive(Serialize)]
struct Trained {
    rules: String,
    generations: usize,
    cpu_seconds: f64,
    elo_over_start: f64,
    table: PathBuf,
}

/// Takes a training up, goes on with it, and tells what came of it.
pub(super) fn run<S: School>(school: &S, plan: &Plan, form: Form) -> Outcome {
    let path = plan
        .folder
        .clone()
        .map_or_else(|| Folder::usual(&school.name()), Ok)?;
    let folder = Folder::open(path)?;
    if let Some(out) = &plan.out {
        folder.may_write(out)?;
    }
    let mut course = Training::take_up(school, plan, folder)?;
    let stopped = stop_on_ctrl_c();
    course.go_on(&stopped)?;
    let mut table = course.folder.file(BEST);
    if let (Some(out), Some(best)) = (&plan.out, course.folder.read(BEST)?) {
        course.folder.write_out(out, &best)?;
        table.clone_from(out);
    }
    let name = school.name();
    let trained = Trained {
        rules: name.rsplit('/').next().unwrap_or(&name).to_owned(),
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
struct Training<'a, S: School> {
    school: &'a S,
    plan: &'a Plan,
    folder: Folder,
    curve: String,
    best: Option<Arc<S::Table>>,
    lessons: S::Lessons,
    bar: ProgressBar,
    /// Seconds of processor time, over every start.
    spent: f64,
    /// Of this process, when they were last added.
    counted: f64,
}

/// Reads a file of a training.
pub(super) fn read<T: Stored>(file: &Path, bytes: &[u8]) -> Result<T, Failure> {
    T::of_bytes(bytes).map_err(|error| named(file, &error))
}

/// The table that somebody wants to begin with.
pub(super) fn table_of<T: Stored>(file: Option<&Path>) -> Result<Option<Arc<T>>, Failure> {
    let Some(file) = file else { return Ok(None) };
    let bytes = std::fs::read(file).map_err(|error| named(file, &error))?;
    read(file, &bytes).map(Arc::new).map(Some)
}

fn games_file(generation: u32, index: u32) -> String {
    format!("games-{generation:02}-{index:03}.bin")
}

fn generation_file(generation: u32) -> String {
    format!("generation-{generation:02}.tbl")
}

impl<'a, S: School> Training<'a, S> {
    fn take_up(school: &'a S, plan: &'a Plan, folder: Folder) -> Result<Self, Failure> {
        let text = |name: &str| -> Result<String, Failure> {
            let bytes = folder.read(name)?.unwrap_or_default();
            Ok(String::from_utf8_lossy(&bytes).into_owned())
        };
        let spent = text(SPENT)?.trim().parse().unwrap_or(0.0);
        let mut curve = curve::until(&text(CURVE)?, HEAD, f64::INFINITY);
        if curve.is_empty() {
            curve = format!("{HEAD}\n");
        }
        // The curve says which generation is the best: it is written last.
        let best = match rows::best(&curve).map(generation_file) {
            Some(name) => {
                let bytes = folder.read(&name)?.unwrap_or_default();
                let table = read(&folder.file(&name), &bytes)?;
                folder.write(BEST, &bytes)?;
                Some(Arc::new(table))
            }
            None => school.first(),
        };
        Ok(Self {
            school,
            plan,
            folder,
            curve,
            best,
            lessons: school.no_lessons(),
            bar: output::progress(plan.games.into(), "games"),
            spent,
            counted: processor::seconds(),
        })
    }

    fn go_on(&mut self, stopped: &AtomicBool) -> Result<(), Failure> {
        let done = rows::gains(&self.curve).len() as u32;
        for generation in 1..=done {
            self.read(generation)?;
        }
        for generation in done + 1..=self.plan.generations {
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
        stalled || self.spent >= self.plan.hours * 3600.0
    }

    /// Reads the games of a generation that has ended, however many they were.
    fn read(&mut self, generation: u32) -> Result<(), Failure> {
        for index in 0.. {
            let Some(lessons) = self.played(generation, index)? else {
                break;
            };
            self.lessons.take_in(&lessons);
        }
        Ok(())
    }

    /// A file of games, if it is there.
    fn played(&self, generation: u32, index: u32) -> Result<Option<S::Lessons>, Failure> {
        let name = games_file(generation, index);
        let Some(bytes) = self.folder.read(&name)? else {
            return Ok(None);
        };
        read(&self.folder.file(&name), &bytes).map(Some)
    }

    /// Reads the games of a generation, and plays those that are missing; says whether all are there.
    fn collect(&mut self, generation: u32, stopped: &AtomicBool) -> Result<bool, Failure> {
        let files = self.plan.games.div_ceil(GAMES_A_FILE);
        self.bar.set_message(format!("generation {generation}"));
        for index in 0..files {
            let lessons = match self.played(generation, index)? {
                Some(lessons) => lessons,
                None => {
                    let seed = self.seed(generation, index);
                    let mut stop = || stopped.load(Ordering::Relaxed);
                    let games = GAMES_A_FILE.min(self.plan.games - index * GAMES_A_FILE);
                    let lessons = self.school.play(self.best.as_ref(), seed, games, &mut stop);
                    if stopped.load(Ordering::Relaxed) {
                        return Ok(false);
                    }
                    let bytes = lessons.bytes();
                    self.folder.write(&games_file(generation, index), &bytes)?;
                    self.count()?;
                    lessons
                }
            };
            self.lessons.take_in(&lessons);
            self.bar.set_position(u64::from((index + 1) * GAMES_A_FILE));
        }
        Ok(true)
    }

    fn seed(&self, generation: u32, index: u32) -> u64 {
        self.plan.seed ^ u64::from(generation) << 48 ^ u64::from(index) << 32
    }

    /// Fits a table to everything seen so far, and keeps it if it plays better than the best before.
    fn end_generation(&mut self, generation: u32) -> Result<(), Failure> {
        let seed = self.seed(generation, u32::MAX);
        let fitted = self.school.fit(&self.lessons, seed);
        let table = Arc::new(fitted.table);
        let bytes = table.bytes();
        self.folder.write(&generation_file(generation), &bytes)?;
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
            games: self.lessons.count(),
            positions: fitted.positions,
            loss_by_hand: fitted.loss_before,
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
            self.folder.write(BEST, &bytes)?;
            self.best = Some(table);
        }
        self.folder
            .write(PICTURE, rows::svg(&self.curve).as_bytes())?;
        output::milestone(&self.bar, line.trim_end());
        Ok(())
    }

    fn match_against_best(&self, table: &Arc<S::Table>, generation: u32) -> Pairs {
        let mut random = Random::new(self.seed(generation, u32::MAX - 1));
        let mut pairs = Pairs::default();
        let count = self.plan.match_games.div_ceil(2);
        (self.school).compete(table, self.best.as_ref(), count, &mut random, &mut |pair| {
            pairs.add(pair);
        });
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
