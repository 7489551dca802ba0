//! What the results of a match mean: Elo with an interval, and whether it has gone on for long enough.
//!
//! Games are played in pairs from one opening with colours changed. The two games of a pair are not independent, pairs
//! are, so every spread is taken from the scores of pairs.

use serde::Serialize;

/// What one side took from a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Taken {
    Win,
    Draw,
    Loss,
}

impl Taken {
    const fn points(self) -> f64 {
        match self {
            Self::Win => 1.0,
            Self::Draw => 0.5,
            Self::Loss => 0.0,
        }
    }
}

/// The pairs so far, as the first player sees them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Pairs {
    pub(crate) wins: u32,
    pub(crate) draws: u32,
    pub(crate) losses: u32,
    /// The mean score of each pair.
    scores: Vec<f64>,
}

/// The 97.5th percentile of the normal distribution: 95 % lie within so many standard errors.
const Z: f64 = 1.96;

impl Pairs {
    pub(crate) fn add(&mut self, pair: [Taken; 2]) {
        for taken in pair {
            match taken {
                Taken::Win => self.wins += 1,
                Taken::Draw => self.draws += 1,
                Taken::Loss => self.losses += 1,
            }
        }
        self.scores
            .push((pair[0].points() + pair[1].points()) / 2.0);
    }

    pub(crate) fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The mean score of a game, from 0 to 1; even before the first.
    pub(crate) fn score(&self) -> f64 {
        let pairs = self.scores.len() as f64;
        if pairs == 0.0 {
            return 0.5;
        }
        self.scores.iter().sum::<f64>() / pairs
    }

    /// The variance of a pair's score. Half a pair more of each colour keeps it above 0 when all pairs ended alike.
    fn variance(&self) -> f64 {
        let mean = self.score();
        let around = |score: f64| (score - mean) * (score - mean);
        let sum: f64 = self.scores.iter().copied().map(around).sum();
        let prior = (around(0.0) + around(1.0)) / 2.0;
        (sum + prior) / (self.scores.len() as f64 + 1.0)
    }

    /// The standard error of the score.
    fn standard_error(&self) -> f64 {
        (self.variance() / self.scores.len().max(1) as f64).sqrt()
    }

    /// The 95 % interval of the score.
    pub(crate) fn interval(&self) -> [f64; 2] {
        let (score, reach) = (self.score(), Z * self.standard_error());
        [(score - reach).max(0.0), (score + reach).min(1.0)]
    }

    /// Elo with its 95 % interval. Nothing where the score is all or nothing.
    pub(crate) fn elo(&self) -> [Option<f64>; 3] {
        let (score, error) = (self.score(), self.standard_error());
        [score, score - Z * error, score + Z * error].map(elo)
    }

    /// The logarithm of how much likelier the pairs are if the first player is stronger by the second bound than by the
    /// first (a normal approximation of the generalised sequential test, Van den Bergh 2017).
    pub(crate) fn likelihood(&self, bounds: (f64, f64)) -> f64 {
        let (lower, upper) = (expected(bounds.0), expected(bounds.1));
        let pairs = self.scores.len() as f64;
        pairs * (upper - lower) * (2.0 * self.score() - lower - upper) / (2.0 * self.variance())
    }
}

/// The Elo of a score, if it has one.
fn elo(score: f64) -> Option<f64> {
    (score > 0.0 && score < 1.0).then(|| -400.0 * (1.0 / score - 1.0).log10())
}

/// The score that an Elo stands for.
fn expected(elo: f64) -> f64 {
    1.0 / (1.0 + 10_f64.powf(-elo / 400.0))
}

/// How a sequential test stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Verdict {
    /// The lower bound is the likelier truth.
    Lower,
    /// The upper bound is.
    Upper,
    /// Not decided yet.
    Open,
}

/// Both errors of the sequential test.
const RISK: f64 = 0.05;

impl Verdict {
    /// Wald's bounds (1945).
    pub(crate) fn of(likelihood: f64) -> Self {
        let bound = ((1.0 - RISK) / RISK).ln();
        if likelihood >= bound {
            Self::Upper
        } else if likelihood <= -bound {
            Self::Lower
        } else {
            Self::Open
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_and_interval_are_those_of_the_pairs() {
        let mut pairs = Pairs::default();
        for index in 0..400 {
            // Three of four points in every second pair, one of two in the others: a mean of 5/8.
            pairs.add(if index % 2 == 0 {
                [Taken::Win, Taken::Draw]
            } else {
                [Taken::Loss, Taken::Win]
            });
        }
        assert_eq!((pairs.wins, pairs.draws, pairs.losses), (400, 200, 200));
        assert!((pairs.score() - 0.625).abs() < 1e-12);
        let [elo, low, high] = pairs
            .elo()
            .map(|bound| bound.expect("neither all nor nothing"));
        // A pair's standard deviation is 1/8: ±0.01225 of score.
        assert!((elo - 88.7).abs() < 0.1, "{elo}");
        assert!(
            (low - 79.6).abs() < 0.5 && (high - 98.0).abs() < 0.5,
            "{low} {high}"
        );
    }

    #[test]
    fn a_test_ends_when_it_is_clear() {
        let match_of = |pair: [Taken; 2], other: [Taken; 2]| {
            let mut pairs = Pairs::default();
            for index in 0..200 {
                pairs.add(if index % 2 == 0 { pair } else { other });
            }
            Verdict::of(pairs.likelihood((0.0, 10.0)))
        };
        use Taken::{Draw, Loss, Win};
        assert_eq!(match_of([Win, Draw], [Win, Loss]), Verdict::Upper);
        assert_eq!(match_of([Loss, Draw], [Win, Loss]), Verdict::Lower);
        assert_eq!(
            Verdict::of(Pairs::default().likelihood((0.0, 10.0))),
            Verdict::Open
        );
        let mut lost = Pairs::default();
        lost.add([Loss, Loss]);
        assert_eq!(lost.elo()[0], None);
    }
}
