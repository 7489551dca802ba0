//! A ruler for players: decisions whose every result has a known equity.
//!
//! What a player loses against the best result, averaged over a fixed set, separates two nets far sooner than games
//! between them do. A ruler is never a teacher: nothing is trained on it. [`Draw`] finds decisions in games of our
//! own, and [`Labelling`] says by rollouts what their results are worth.

mod draw;
mod labels;

pub use draw::{Draw, Drawn, Kind};
pub use labels::{Label, Labelling, Labels};

use backgammon::{Position, Roll};

/// A position, a roll, and what every result is worth to the side that plays.
#[derive(Clone, Debug)]
pub struct Decision {
    /// The position before the play.
    pub position: Position,
    /// What was rolled.
    pub roll: Roll,
    /// Every result that matters, seen by the next player, with the equity of the side that plays.
    pub results: Vec<(Position, f32)>,
    /// What the others are worth at most; nothing where there are no others.
    pub rest: Option<f32>,
}

/// A result that loses more than this is a blunder.
pub const BLUNDER: f64 = 0.08;

impl Decision {
    /// What a result loses against the best one, at least; nothing if the decision does not know the result.
    #[must_use]
    pub fn loss(&self, result: Position) -> Option<f64> {
        let worth = |wanted: Position| {
            let known = self
                .results
                .iter()
                .find(|(position, _)| *position == wanted);
            known.map(|known| known.1).or(self.rest).map(f64::from)
        };
        let best = self
            .results
            .iter()
            .map(|(_, equity)| f64::from(*equity))
            .fold(f64::NEG_INFINITY, f64::max);
        worth(result).map(|equity| (best - equity).max(0.0))
    }
}

/// What a player loses over many decisions.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Losses {
    /// Decisions made.
    pub count: usize,
    /// The mean loss a decision.
    pub mean: f64,
    /// Its standard error.
    pub standard_error: f64,
    /// Decisions that lost more than [`BLUNDER`].
    pub blunders: usize,
}

impl Losses {
    /// The figures of these losses.
    #[must_use]
    pub fn of(losses: &[f64]) -> Self {
        let count = losses.len();
        let many = count.max(1) as f64;
        let mean = losses.iter().sum::<f64>() / many;
        let squares: f64 = losses.iter().map(|loss| (loss - mean).powi(2)).sum();
        let variance = squares / count.saturating_sub(1).max(1) as f64;
        Self {
            count,
            mean,
            standard_error: (variance / many).sqrt(),
            blunders: losses.iter().filter(|&&loss| loss > BLUNDER).count(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_of_losses() {
        let losses = Losses::of(&[0.0, 0.1, 0.02, 0.0]);
        assert_eq!((losses.count, losses.blunders), (4, 1));
        assert!((losses.mean - 0.03).abs() < 1e-9);
        // Deviations -0.03, 0.07, -0.01, -0.03: squares 0.0068, over 3, over 4.
        assert!((losses.standard_error - (0.0068f64 / 12.0).sqrt()).abs() < 1e-9);
        assert_eq!(Losses::of(&[]).mean, 0.0);
    }
}
