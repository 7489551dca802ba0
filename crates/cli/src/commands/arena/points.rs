//! Points a game, with an interval.

/// What a player won, game by game.
#[derive(Clone, Debug)]
pub(crate) struct Points {
    /// The two games of a pair are not independent where their dice are the same: then a pair is one value, its mean.
    by_pairs: bool,
    count: f64,
    sum: f64,
    squares: f64,
}

/// The 97.5th percentile of the normal distribution.
const Z: f64 = 1.96;

impl Points {
    pub(crate) const fn new(by_pairs: bool) -> Self {
        Self {
            by_pairs,
            count: 0.0,
            sum: 0.0,
            squares: 0.0,
        }
    }

    pub(crate) fn add(&mut self, [first, second]: [f64; 2]) {
        if self.by_pairs {
            self.add_value(f64::midpoint(first, second));
        } else {
            self.add_value(first);
            self.add_value(second);
        }
    }

    fn add_value(&mut self, value: f64) {
        self.count += 1.0;
        self.sum += value;
        self.squares += value * value;
    }

    /// Points a game; 0 before the first.
    pub(crate) fn mean(&self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    /// The 95 % interval of the mean.
    pub(crate) fn interval(&self) -> [f64; 2] {
        let mean = self.mean();
        let variance = (self.squares - self.count * mean * mean) / (self.count - 1.0).max(1.0);
        let reach = Z * (variance.max(0.0) / self.count.max(1.0)).sqrt();
        [mean - reach, mean + reach]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_interval_is_that_of_games_or_of_pairs() {
        let (mut games, mut pairs) = (Points::new(false), Points::new(true));
        for index in 0..100 {
            let pair = if index % 2 == 0 {
                [2.0, 0.0]
            } else {
                [1.0, -1.0]
            };
            games.add(pair);
            pairs.add(pair);
        }
        assert!((games.mean() - 0.5).abs() < 1e-12 && (pairs.mean() - 0.5).abs() < 1e-12);
        // Single games: variance 1.25; means of pairs: 1 and 0, variance 0.25.
        let reach = |points: &Points| points.interval()[1] - points.mean();
        assert!((reach(&games) - 1.96 * (1.25_f64 / 199.0).sqrt()).abs() < 1e-9);
        assert!((reach(&pairs) - 1.96 * (0.25_f64 / 99.0).sqrt()).abs() < 1e-9);
    }
}
