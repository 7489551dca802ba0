//! Time that a player has for a move on average: what forced replies and finished depths leave over is there for the
//! moves that need it.

use std::time::Duration;

use crate::allotted::Allotted;

/// The part of what is saved that a move may count on.
const SHARE: f64 = 0.125;
/// No move takes more of what is saved than this part of it beyond its fair time.
const OF_SAVED: f64 = 0.5;
/// So many moves' time is kept at most.
const MOST_SAVED: f64 = 20.0;

/// What has been saved, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct TimeBank {
    mean: f64,
    saved: f64,
}

impl TimeBank {
    /// So much for a move on average.
    pub(super) fn new(mean: Duration) -> Self {
        Self {
            mean: mean.as_secs_f64(),
            saved: 0.0,
        }
    }

    /// For the next move.
    pub(super) fn allot(&self) -> Allotted {
        let fair = self.mean + self.saved * SHARE;
        Allotted::around(seconds(fair), seconds(fair + self.saved * OF_SAVED))
    }

    /// A move has taken so long.
    pub(super) fn take(&mut self, used: Duration) {
        let saved = self.saved + self.mean - used.as_secs_f64();
        self.saved = saved.clamp(-self.mean, MOST_SAVED * self.mean);
    }
}

fn seconds(seconds: f64) -> Duration {
    Duration::try_from_secs_f64(seconds).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// However it is used, the mean is kept to; what is used at once is bounded.
    #[test]
    fn no_more_than_the_mean_is_used_in_the_long_run() {
        let mean = Duration::from_millis(100);
        for (forced, greedy) in [(0, true), (3, true), (5, false)] {
            let mut bank = TimeBank::new(mean);
            let mut used = Duration::ZERO;
            for count in 1..=1000u32 {
                let allotted = bank.allot();
                assert!(allotted.enough <= allotted.most, "{allotted:?}");
                assert!(allotted.most < mean * 10, "{allotted:?}");
                let time = match count.checked_rem(forced) {
                    Some(0) => Duration::from_micros(20),
                    _ if greedy => allotted.most,
                    _ => allotted.enough,
                };
                bank.take(time);
                used += time;
                assert!(used <= mean * (count + 1), "{count} {used:?}");
            }
            if greedy {
                assert!(used >= mean * 970, "{forced} {used:?}");
            }
        }
    }
}
