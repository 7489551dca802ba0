//! Time as the server has it, and what of a player's time was the network's.

use std::time::{Instant, SystemTime, UNIX_EPOCH};

use table::clock::{Span, TimeControl};

use crate::store::Wall;

/// The time of day, read once when the program starts and then counted on: a clock that somebody sets does not move it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Time {
    started: Wall,
    since: Instant,
}

impl Time {
    pub(crate) fn start(ahead: Wall) -> Self {
        let since_1970 = SystemTime::now()
            .duration_since(UNIX_EPOCH)
            .unwrap_or_default();
        Self {
            started: Wall::try_from(since_1970.as_millis())
                .unwrap_or(Wall::MAX)
                .saturating_add(ahead),
            since: Instant::now(),
        }
    }

    /// Milliseconds since 1970.
    pub(crate) fn now(&self) -> Wall {
        let passed = Wall::try_from(self.since.elapsed().as_millis()).unwrap_or(Wall::MAX);
        self.started.saturating_add(passed)
    }
}

/// How much lag a player is given back. The rate is that of scalachess's `LagTracker`: for each move at most as much as
/// is in stock; the stock grows with every move, and a slow line cannot win more than its bound by being slow.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Allowance {
    each: u64,
    stock: u64,
}

impl Allowance {
    /// The allowance in a game with this time.
    pub(crate) fn of(control: TimeControl) -> Self {
        // A game is taken to have forty moves, as it is wherever increments are compared.
        let seconds = match control {
            TimeControl::None | TimeControl::Correspondence { .. } => 0,
            TimeControl::Fischer { start, increment } => {
                u64::from(start.get()) + 40 * u64::from(increment)
            }
            TimeControl::Delay { reserve, delay } => {
                u64::from(reserve.get()) + 40 * u64::from(delay)
            }
            TimeControl::PerMove { limit } => 40 * u64::from(limit.get()),
        };
        // 0.15 s and 0.4 % of the game, at most a second.
        let each = match seconds {
            0 => 0,
            _ => (150 + seconds * 4).min(1000),
        };
        Self {
            each,
            stock: 3 * each,
        }
    }

    /// What a flag is waited for that a slow line would have saved.
    pub(crate) fn grace(&self, lag: u64) -> Span {
        Span(lag.min(self.stock))
    }

    /// What of a lag is not charged; the stock is drawn on.
    pub(crate) fn draw(&mut self, lag: u64) -> Span {
        let given = lag.min(self.stock);
        self.stock = (self.stock - given + self.each).min(7 * self.each);
        Span(given)
    }
}

/// The lag of a line, from the server's own pings: an eighth of each new measurement, as TCP does (RFC 6298).
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Lag(Option<u64>);

impl Lag {
    pub(crate) fn measured(&mut self, millis: u64) {
        self.0 = Some(self.0.map_or(millis, |known| (7 * known + millis) / 8));
    }

    pub(crate) fn millis(self) -> u64 {
        self.0.unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lag_is_given_back_within_bounds() {
        let mut blitz = Allowance::of("5+3".parse().expect("a clock"));
        // 0.15 s and 0.4 % of 7 minutes are more than a second.
        assert_eq!(blitz.draw(800), Span(800));
        let mut bullet = Allowance::of("1+0".parse().expect("a clock"));
        assert_eq!(bullet.each, 390);
        // Three times at first, then as much as comes in with every move.
        let given: Vec<u64> = (0..6).map(|_| bullet.draw(1000).0).collect();
        assert_eq!(given, [1000, 560, 390, 390, 390, 390]);
        // A quick line saves up, to seven times.
        for _ in 0..100 {
            bullet.draw(0);
        }
        assert_eq!(bullet.draw(1_000_000), Span(7 * 390));
    }

    #[test]
    fn where_days_are_counted_no_lag_is() {
        for clock in ["none", "3d"] {
            assert_eq!(
                Allowance::of(clock.parse().expect("a clock")).draw(500),
                Span::ZERO
            );
        }
    }

    #[test]
    fn one_slow_ping_does_not_make_a_slow_line() {
        let mut lag = Lag::default();
        assert_eq!(lag.millis(), 0);
        lag.measured(40);
        lag.measured(840);
        assert_eq!(lag.millis(), 140);
    }
}
