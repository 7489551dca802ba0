//! Rollouts: a position played out many times, and the mean of what came of it.
//!
//! Luck is taken out as Galperin and Viola do it ("lookahead variance reduction", 1998): at every throw, what the roll
//! gave over the mean of all 21, by the nets' own judgement, is subtracted. That mean is the same whatever falls, so
//! the result stays true however wrong the nets are, and its error falls to a small part. The first two throws are
//! spread evenly over all 1,296 pairs. A trial depends on the seed and its number alone: threads change nothing.

mod dice;
mod playout;
mod sums;

pub use sums::{Figures, TALLY_WORDS, Tally};

use core::sync::atomic::{AtomicBool, AtomicU32, AtomicU64, Ordering};
use std::sync::Mutex;
use std::thread;

use backgammon::Position;

use super::cube::{Cube, CubeDecision};
use super::outlook::Outlook;
use super::player::{Brain, Thoughts};
use super::search::Plies;
use playout::Playout;

/// How to roll out.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Plan {
    /// Games at most.
    pub trials: u32,
    /// Turns after which a game is judged instead of played on.
    pub truncate: Option<u32>,
    /// What the dice come from.
    pub seed: u64,
    /// Is luck taken out?
    pub variance_reduction: bool,
    /// How deep plays are looked at.
    pub depth: Plies,
    /// Stop once the standard error of the equity (with the cube, if there is one) is as small as this.
    pub wished_error: Option<f64>,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            trials: 1296,
            truncate: None,
            seed: 1,
            variance_reduction: true,
            depth: Plies::ZERO,
            wished_error: None,
        }
    }
}

/// What is rolled out: a position before the roll.
#[derive(Clone, Copy, Debug)]
pub struct Start<'a> {
    /// The position, seen by the side on roll.
    pub position: Position,
    /// The cube, unless it is played without.
    pub cube: Option<Cube<'a>>,
    /// Does the side on roll think about doubling before its first throw? If not, both are rolled out where it might:
    /// rolling, and a double that was taken.
    pub decides: bool,
}

/// What came of a rollout, to the side on roll.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rolled {
    /// Games played.
    pub trials: u32,
    /// The chances. Where a game was dropped they are the nets' of that moment.
    pub outlook: Outlook,
    /// The equity without a cube.
    pub equity: Figures,
    /// The equity with the cube as it lies, in points at the present cube.
    pub cubeful: Option<Figures>,
    /// The same with the cube doubled and taken, where the side on roll might double first.
    pub double_take: Option<Figures>,
    /// The decision that follows.
    pub decision: Option<CubeDecision>,
    /// Positions that the nets judged for it.
    pub judged: u64,
}

impl Rolled {
    /// The same to the opponent. A decision is only ever that of the side on roll.
    #[must_use]
    pub fn reversed(self) -> Self {
        let turned = |figures: Figures| Figures {
            mean: -figures.mean,
            error: figures.error,
        };
        Self {
            trials: self.trials,
            outlook: self.outlook.reversed(),
            equity: turned(self.equity),
            cubeful: self.cubeful.map(turned),
            double_take: self.double_take.map(turned),
            decision: None,
            judged: self.judged,
        }
    }

    /// The equity that counts, with its error: with the cube if there is one, decided rightly.
    #[must_use]
    pub fn best(&self) -> Figures {
        match (self.cubeful, self.double_take, self.decision) {
            (_, Some(taken), Some(decision)) if decision.doubles() => Figures {
                mean: f64::from(decision.doubled()),
                error: if decision.takes() { taken.error } else { 0.0 },
            },
            (Some(cubeful), ..) => cubeful,
            (None, ..) => self.equity,
        }
    }
}

/// Trials between two looks at the error; a multiple of 36, so that each look sees even first throws.
const ROUND: u32 = 144;

/// Whoever watches a rollout.
pub trait Watch: Sync {
    /// So many trials are done.
    fn done(&self, trials: u32);
    /// Should it stop where it is?
    fn stop(&self) -> bool;
}

/// Nobody watches.
#[derive(Clone, Copy, Debug)]
pub struct Unwatched;

impl Watch for Unwatched {
    fn done(&self, _trials: u32) {}
    fn stop(&self) -> bool {
        false
    }
}

/// Rolls out on so many threads. Where it was stopped early, what was done so far counts; without a single trial there
/// is no answer.
#[must_use]
pub fn roll_out(
    brain: &Brain,
    start: Start<'_>,
    plan: &Plan,
    threads: usize,
    watch: &dyn Watch,
) -> Option<Rolled> {
    go_on(brain, start, plan, threads, watch, &mut Tally::default())
}

/// The same from where an earlier rollout of this start stopped, with the same seed, truncation, depth and brain: the
/// trials of both add up to what one alone would have come to, bit by bit. Positions that the earlier one judged are
/// not counted again.
#[must_use]
pub fn go_on(
    brain: &Brain,
    start: Start<'_>,
    plan: &Plan,
    threads: usize,
    watch: &dyn Watch,
    tally: &mut Tally,
) -> Option<Rolled> {
    let playout = Playout { brain, start, plan };
    let stopped = AtomicBool::new(false);
    let judged = AtomicU64::new(0);
    let is_enough = |tally: &Tally| {
        let error = tally.rolled(&start).map(|rolled| rolled.best().error);
        plan.wished_error
            .is_some_and(|wished| error.is_some_and(|error| error <= wished))
    };
    let mut next = tally.trials();
    // A round that was broken off is finished before anybody looks at the error, as it would have been at once.
    while next < plan.trials
        && !stopped.load(Ordering::Relaxed)
        && !(next > 0 && next.is_multiple_of(ROUND) && is_enough(tally))
    {
        let end = plan.trials.min((next / ROUND + 1) * ROUND);
        let number = AtomicU32::new(next);
        let trials = Mutex::new(Vec::new());
        let work = || {
            let mut thoughts = Thoughts::default();
            let mut own = Vec::new();
            loop {
                if watch.stop() {
                    stopped.store(true, Ordering::Relaxed);
                    break;
                }
                let trial = number.fetch_add(1, Ordering::Relaxed);
                if trial >= end {
                    break;
                }
                own.push((trial, playout.trial(trial, &mut thoughts)));
                watch.done(1);
            }
            judged.fetch_add(thoughts.judged(), Ordering::Relaxed);
            if let Ok(mut all) = trials.lock() {
                all.append(&mut own);
            }
        };
        if threads <= 1 {
            work();
        } else {
            thread::scope(|scope| {
                for _ in 1..threads {
                    scope.spawn(work);
                }
                work();
            });
        }
        let mut trials = trials.into_inner().unwrap_or_default();
        // The sums must not depend on which thread was faster.
        trials.sort_by_key(|(number, _)| *number);
        // A trial that was begun is finished, so those done have no gap.
        for (_, trial) in &trials {
            tally.add(trial);
        }
        next = tally.trials();
    }
    Some(Rolled {
        judged: judged.into_inner(),
        ..tally.rolled(&start)?
    })
}

#[cfg(test)]
mod tests;
