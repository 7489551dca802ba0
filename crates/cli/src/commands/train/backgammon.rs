//! `tabuleiro train backgammon`: the nets that judge positions, from nothing.

use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use clap::Args;
use engine::backgammon::ruler::{Decision, Losses};
use engine::backgammon::train::{Settings, Stage, Trainer, Widths};
use engine::backgammon::{Brain, Plies, Setting, Thoughts};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use super::curve;
use super::curve::backgammon::{self as rows, HEAD, Row};
use super::folder::Folder;
use crate::answer::{Answer, Failure, Outcome};
use crate::commands::bench::lines::{self, Half};
use crate::interrupt::stop_on_ctrl_c;
use crate::output::{self, Form};
use crate::processor;

/// Train the backgammon nets from nothing by self-play; stop and resume at any time
///
/// The training lies in the user's data folder (tabuleiro/train/backgammon) and is saved every minute: the same command
/// goes on where it was stopped, whatever stopped it. Beside it lie the best nets so far (best.net) and the learning
/// curve (curve.csv, curve.svg): the loss on a ruler of decisions with known equities, or without one the loss of the
/// lessons. Nets are chosen by half A of the ruler; half B is only reported. The same seed makes the same games.
///
/// Example: tabuleiro train backgammon --hours 10 --threads 2 --ruler decisions.jsonl --out backgammon.net
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub(crate) struct Arguments {
    /// Hours of processor time in all, counted over every start and all threads; the plan is laid out by them.
    #[arg(long, value_name = "H", default_value_t = 20.0)]
    hours: f64,

    /// Threads to play and learn on; the nets of a round do not depend on them.
    #[arg(long, value_name = "T", default_value_t = 2)]
    threads: usize,

    /// Decides the first weights and every die of a new training.
    #[arg(long, value_name = "S", default_value_t = 6028)]
    seed: u64,

    /// Decisions with known equities (see `bench decisions`): a measure, never a teacher.
    #[arg(long, value_name = "FILE")]
    ruler: Option<PathBuf>,

    /// Where the training lies, instead of the user's data folder.
    #[arg(long, value_name = "DIR")]
    folder: Option<PathBuf>,

    /// Where the best nets go at the end; a file that this training did not make is not written over.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,

    /// Go on from these nets, in the last stage; only where no training is under way yet.
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,

    /// Hidden units of the nets for contact in the first stage.
    #[arg(long, value_name = "N", default_value_t = 256, value_parser = width)]
    hidden: usize,

    /// Hidden units from the second stage on.
    #[arg(long, value_name = "N", default_value_t = 512, value_parser = width)]
    later_hidden: usize,
}

fn width(text: &str) -> Result<usize, String> {
    match text.parse() {
        Ok(width) if width % 64 == 0 && (64..=2048).contains(&width) => Ok(width),
        _ => Err("a multiple of 64 up to 2048 is wanted".to_owned()),
    }
}

const STATE: &str = "training.state";
const BEST: &str = "best.net";
const LATEST: &str = "latest.net";
const CURVE: &str = "curve.csv";
const PICTURE: &str = "curve.svg";
/// Hidden units of the net for races, which is soon taught.
const RACE_WIDTH: usize = 64;
/// Between two savings.
const SAVE_EVERY: Duration = Duration::from_secs(45);

#[derive(Serialize)]
struct Trained {
    rounds: u64,
    cpu_seconds: f64,
    stage: &'static str,
    half_a: Option<f64>,
    nets: PathBuf,
}

pub(crate) fn run(arguments: &Arguments, form: Form) -> Outcome {
    let path = arguments
        .folder
        .clone()
        .map_or_else(|| Folder::usual("backgammon"), Ok)?;
    let folder = Folder::open(path)?;
    if let Some(out) = &arguments.out {
        folder.may_write(out)?;
    }
    let ruler = arguments.ruler.as_deref().map(Ruler::read).transpose()?;
    let mut course = Course::take_up(arguments, folder, ruler)?;
    // Ctrl-C ends the training after the round, with everything saved.
    let stopped = stop_on_ctrl_c();
    course.go_on(&stopped)?;
    course.measure();
    course.save()?;
    let best = course
        .folder
        .read(BEST)?
        .unwrap_or_else(|| course.trainer.brain().to_bytes());
    let mut nets = course.folder.file(BEST);
    if let Some(out) = &arguments.out {
        course.folder.write_out(out, &best)?;
        nets.clone_from(out);
    }
    let trained = Trained {
        rounds: course.trainer.round(),
        cpu_seconds: course.trainer.spent,
        stage: name(course.trainer.stage()),
        half_a: course.best,
        nets,
    };
    match form {
        Form::Json => output::json(&trained)?,
        Form::Text => output::text(&format!(
            "{} rounds in {:.0} s of processor time, nets in {}\n",
            trained.rounds,
            trained.cpu_seconds,
            trained.nets.display()
        ))?,
    }
    Ok(Answer::Yes)
}

const fn name(stage: Stage) -> &'static str {
    match stage {
        Stage::NextPositions => "next positions",
        Stage::AllRolls => "all rolls",
        Stage::TwoDeep => "two deep",
    }
}

/// The decisions that measure the nets.
struct Ruler {
    half_a: Vec<Decision>,
    half_b: Vec<Decision>,
}

impl Ruler {
    fn read(file: &std::path::Path) -> Result<Self, Failure> {
        Ok(Self {
            half_a: lines::read(file, Some(Half::A))?,
            half_b: lines::read(file, Some(Half::B))?,
        })
    }
}

fn loss(brain: &Brain, decisions: &[Decision]) -> Losses {
    let mut thoughts = Thoughts::default();
    let losses: Vec<f64> = decisions
        .iter()
        .filter_map(|decision| {
            let (position, roll) = (decision.position, decision.roll);
            let ranked = brain.ranked(
                position,
                roll,
                Plies::ZERO.into(),
                Setting::Cubeless,
                &mut thoughts,
            );
            decision.loss(ranked.first()?.result)
        })
        .collect();
    Losses::of(&losses)
}

/// A training under way.
struct Course<'a> {
    arguments: &'a Arguments,
    folder: Folder,
    ruler: Option<Ruler>,
    trainer: Trainer,
    curve: String,
    best: Option<f64>,
    lesson_loss: (f64, u32),
    bar: ProgressBar,
    /// Processor time when the trainer's own count was last brought up to date.
    counted: f64,
}

impl<'a> Course<'a> {
    fn take_up(
        arguments: &'a Arguments,
        folder: Folder,
        ruler: Option<Ruler>,
    ) -> Result<Self, Failure> {
        let trainer = match (folder.read(STATE)?, &arguments.from) {
            (Some(bytes), _) => Trainer::from_bytes(&bytes)
                .map_err(|error| crate::files::named(&folder.file(STATE), &error))?,
            (None, Some(file)) => {
                let bytes =
                    std::fs::read(file).map_err(|error| crate::files::not_done(file, &error))?;
                let brain =
                    Brain::from_bytes(&bytes).map_err(|error| crate::files::named(file, &error))?;
                Trainer::from_brain(arguments.seed, &brain)
            }
            (None, None) => Trainer::new(arguments.seed, Self::first_widths(arguments)),
        };
        let earlier = folder.read(CURVE)?.unwrap_or_default();
        let curve = curve::until(&String::from_utf8_lossy(&earlier), HEAD, trainer.spent);
        // The best so far is judged again: it must be the best by the ruler of this run.
        let best = match (&ruler, folder.read(BEST)?) {
            (Some(ruler), Some(bytes)) => Brain::from_bytes(&bytes)
                .ok()
                .map(|brain| loss(&brain, &ruler.half_a).mean),
            _ => None,
        };
        let bar = output::bar((arguments.hours * 3600.0) as u64).with_style(
            ProgressStyle::with_template("{bar:30} {pos}/{len} s of processor time  {msg}")
                .map_err(Failure::input)?,
        );
        Ok(Self {
            arguments,
            folder,
            ruler,
            trainer,
            curve,
            best,
            lesson_loss: (0.0, 0),
            bar,
            counted: processor::seconds(),
        })
    }

    fn first_widths(arguments: &Arguments) -> Widths {
        Widths {
            contact: arguments.hidden,
            race: RACE_WIDTH,
        }
    }

    fn progress(&self) -> f64 {
        self.trainer.spent / (self.arguments.hours * 3600.0)
    }

    fn go_on(&mut self, stopped: &AtomicBool) -> Result<(), Failure> {
        let first = Self::first_widths(self.arguments);
        let later = Widths {
            contact: self.arguments.later_hidden.max(first.contact),
            ..first
        };
        let mut saved = Instant::now();
        let mut next_row = self.trainer.spent + 10.0;
        while self.progress() < 1.0 && !stopped.load(Ordering::Relaxed) {
            let settings = Settings::at(
                self.progress(),
                self.trainer.round(),
                self.trainer.stage(),
                first,
                later,
            );
            let report = self.trainer.run_round(&settings, self.arguments.threads);
            let now = processor::seconds();
            self.trainer.spent += now - self.counted;
            self.counted = now;
            if let Some(loss) = report.loss {
                self.lesson_loss.0 += loss;
                self.lesson_loss.1 += 1;
            }
            self.bar.set_position(self.trainer.spent as u64);
            if self.trainer.spent >= next_row {
                self.measure();
                next_row = (self.trainer.spent * 1.2)
                    .clamp(self.trainer.spent + 10.0, self.trainer.spent + 60.0);
            }
            if saved.elapsed() >= SAVE_EVERY {
                if let Err(failure) = self.save() {
                    // A full disk must not cost the training: what was saved before is still whole.
                    self.bar.suspend(|| {
                        eprintln!("tabuleiro: not saved, tried again in a minute: {failure}");
                    });
                }
                saved = Instant::now();
            }
        }
        Ok(())
    }

    /// A row of the curve; nets that are the best so far are kept.
    fn measure(&mut self) {
        let brain = self.trainer.brain();
        let (sum, count) = core::mem::take(&mut self.lesson_loss);
        let half_a = self.ruler.as_ref().map(|ruler| loss(&brain, &ruler.half_a));
        let half_b = self.ruler.as_ref().map(|ruler| loss(&brain, &ruler.half_b));
        let row = Row {
            seconds: self.trainer.spent,
            stage: name(self.trainer.stage()),
            round: self.trainer.round(),
            width: self.trainer.width(),
            half_a: half_a.map(|losses| (losses.mean, losses.standard_error, losses.blunders)),
            half_b: half_b.map(|losses| losses.mean),
            lesson_loss: sum / f64::from(count.max(1)),
        };
        self.curve = rows::csv(&self.curve, std::slice::from_ref(&row));
        let told = self.curve.lines().last().unwrap_or_default().to_owned();
        output::milestone(&self.bar, &told);
        self.bar.set_message(told);
        let is_best = match (half_a, self.best) {
            (Some(now), Some(before)) => now.mean < before,
            _ => true,
        };
        let kept = if is_best {
            self.best = half_a.map(|losses| losses.mean);
            self.folder.write(BEST, &brain.to_bytes())
        } else {
            Ok(())
        };
        if let Err(failure) = kept.and_then(|()| self.folder.write(LATEST, &brain.to_bytes())) {
            self.bar
                .suspend(|| eprintln!("tabuleiro: the nets were not kept: {failure}"));
        }
    }

    fn save(&self) -> Result<(), Failure> {
        self.folder.write(STATE, &self.trainer.to_bytes())?;
        self.folder.write(CURVE, self.curve.as_bytes())?;
        self.folder
            .write(PICTURE, rows::svg(&self.curve).as_bytes())
    }
}
