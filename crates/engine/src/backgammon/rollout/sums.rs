//! Means and errors of trials.

use super::{Rolled, Start};
use crate::backgammon::cube::CubeDecision;
use crate::backgammon::outlook::Outlook;

/// A mean with its standard error.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Figures {
    /// The mean.
    pub mean: f64,
    /// Its standard error.
    pub error: f64,
}

/// What came of one trial, luck taken out, to the side on roll at the start.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Trial {
    /// The five chances.
    pub(super) chances: [f64; 5],
    /// With the cube as it lies: points, or the chance of winning the match.
    pub(super) rolling: f64,
    /// With the cube doubled and taken.
    pub(super) taken: f64,
}

/// A sum, and a sum of squares.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Sum {
    sum: f64,
    squares: f64,
}

impl Sum {
    fn add(&mut self, value: f64) {
        self.sum += value;
        self.squares += value * value;
    }

    /// The mean and its error, put through a straight line of this slope and offset.
    fn figures(self, count: f64, slope: f64, offset: f64) -> Figures {
        let mean = self.sum / count;
        let variance = (self.squares - count * mean * mean).max(0.0) / (count - 1.0).max(1.0);
        Figures {
            mean: slope * mean + offset,
            error: slope.abs() * (variance / count).sqrt(),
        }
    }
}

/// What the trials so far add up to: a rollout goes on from it as if it had never stopped.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Tally {
    count: u32,
    chances: [f64; 5],
    equity: Sum,
    rolling: Sum,
    taken: Sum,
}

/// The numbers that a [`Tally`] is kept as.
pub const TALLY_WORDS: usize = 12;

impl Tally {
    /// Trials done.
    #[must_use]
    pub const fn trials(&self) -> u32 {
        self.count
    }

    /// Everything as whole numbers, the sums bit by bit: written down and read again, nothing is rounded.
    #[must_use]
    pub fn to_words(&self) -> [u64; TALLY_WORDS] {
        let [a, b, c, d, e] = self.chances.map(f64::to_bits);
        let [(f, g), (h, i), (j, k)] = [self.equity, self.rolling, self.taken]
            .map(|sum| (sum.sum.to_bits(), sum.squares.to_bits()));
        [self.count.into(), a, b, c, d, e, f, g, h, i, j, k]
    }

    /// What [`Tally::to_words`] wrote; nothing where it cannot have written this.
    #[must_use]
    pub fn from_words(words: [u64; TALLY_WORDS]) -> Option<Self> {
        let [count, sums @ ..] = words;
        let [a, b, c, d, e, f, g, h, i, j, k] = sums.map(f64::from_bits);
        let sum = |sum, squares| Sum { sum, squares };
        let tally = Self {
            count: u32::try_from(count).ok()?,
            chances: [a, b, c, d, e],
            equity: sum(f, g),
            rolling: sum(h, i),
            taken: sum(j, k),
        };
        [a, b, c, d, e, f, g, h, i, j, k]
            .iter()
            .all(|number| number.is_finite())
            .then_some(tally)
    }

    pub(super) fn add(&mut self, trial: &Trial) {
        self.count += 1;
        for (sum, chance) in self.chances.iter_mut().zip(trial.chances) {
            *sum += chance;
        }
        let [win, gammon, backgammon, lost_gammon, lost_backgammon] = trial.chances;
        self.equity
            .add(2.0 * win - 1.0 + gammon + backgammon - lost_gammon - lost_backgammon);
        self.rolling.add(trial.rolling);
        self.taken.add(trial.taken);
    }

    pub(super) fn rolled(&self, start: &Start<'_>) -> Option<Rolled> {
        if self.count == 0 {
            return None;
        }
        let count = f64::from(self.count);
        let means = self.chances.map(|sum| sum / count);
        let cubeful = |sum: Sum| {
            start.cube.map(|cube| {
                // From what it is worth to points at the present cube: a straight line.
                let offset = f64::from(cube.in_points(0.0));
                let slope = f64::from(cube.in_points(1.0)) - offset;
                sum.figures(count, slope, offset)
            })
        };
        let both = start.rolls_out_both();
        let (rolling, taken) = (cubeful(self.rolling), cubeful(self.taken).filter(|_| both));
        let decision = start.cube.filter(|_| both).map(|cube| {
            let [rolling, taken] = [self.rolling, self.taken].map(|sum| (sum.sum / count) as f32);
            CubeDecision::of(&cube, rolling, taken)
        });
        Some(Rolled {
            trials: self.count,
            // Taking luck out can carry a chance beyond what is possible.
            outlook: possible(means),
            equity: self.equity.figures(count, 1.0, 0.0),
            cubeful: rolling,
            double_take: taken,
            decision,
            judged: 0,
        })
    }
}

fn possible(means: [f64; 5]) -> Outlook {
    let [win, gammon, backgammon, lost_gammon, lost_backgammon] = means.map(|mean| mean as f32);
    let win = win.clamp(0.0, 1.0);
    let win_gammon = gammon.clamp(0.0, win);
    let lose_gammon = lost_gammon.clamp(0.0, 1.0 - win);
    Outlook {
        win,
        win_gammon,
        win_backgammon: backgammon.clamp(0.0, win_gammon),
        lose_gammon,
        lose_backgammon: lost_backgammon.clamp(0.0, lose_gammon),
    }
}
