//! Times in PGN: what a player has left (`[%clk 0:04:58]`) and what a move took (`[%emt 0:00:02]`), in comments.

use crate::Side;
use ::chess::pgn::{Game, Ply};

/// The times of a game that is read: how long each move took.
pub(super) struct Times {
    /// What each side has left, where that is known.
    left: [Option<u64>; 2],
    /// What each gets for a move.
    increment: u64,
}

impl Times {
    /// By the tag `TimeControl`: `300+3`, or `300`. Of other controls nothing but what the moves say is known.
    pub(super) fn of(game: &Game) -> Self {
        let control = game.tag("TimeControl").unwrap_or_default();
        let (stock, increment) = control.split_once('+').unwrap_or((control, "0"));
        let milliseconds =
            |text: &str| text.trim().parse::<u32>().ok().map(|s| u64::from(s) * 1000);
        match (milliseconds(stock), milliseconds(increment)) {
            (Some(stock), Some(increment)) => Self {
                left: [Some(stock); 2],
                increment,
            },
            _ => Self {
                left: [None; 2],
                increment: 0,
            },
        }
    }

    /// How long a move took, in milliseconds, by what its comments say; none where they say nothing.
    pub(super) fn spent(&mut self, written: &Ply, side: Side) -> u64 {
        let said = |name: &str| {
            let mut comments = written.comments.iter();
            comments.find_map(|comment| told(comment, name))
        };
        let before = &mut self.left[usize::from(side == Side::Dark)];
        let now = said("%clk");
        let by_clock = match (*before, now) {
            (Some(before), Some(now)) => (before + self.increment).saturating_sub(now),
            _ => 0,
        };
        *before = now.or(*before);
        said("%emt").unwrap_or(by_clock)
    }
}

/// A time in a comment: `[%clk 1:02:03.5]`.
fn told(comment: &str, name: &str) -> Option<u64> {
    let (_, behind) = comment.split_once(&format!("[{name}"))?;
    let (time, _) = behind.split_once(']')?;
    let mut parts = time.trim().split(':');
    let (hours, minutes, seconds) = (parts.next()?, parts.next()?, parts.next()?);
    let whole = |text: &str, most: u64| text.parse().ok().filter(|&number: &u64| number <= most);
    let (hours, minutes) = (whole(hours, 10_000)?, whole(minutes, 59)?);
    let (seconds, fraction) = seconds.split_once('.').unwrap_or((seconds, ""));
    let seconds = whole(seconds, 59)?;
    let thousandths: String = fraction.chars().chain("000".chars()).take(3).collect();
    let thousandths = whole(&thousandths, 999)?;
    let over = parts.next().is_some();
    (!over).then_some(((hours * 60 + minutes) * 60 + seconds) * 1000 + thousandths)
}

/// A time as a comment has it.
pub(super) fn written(name: &str, milliseconds: u64) -> String {
    let seconds = milliseconds / 1000;
    let (minutes, hours) = (seconds / 60 % 60, seconds / 3600);
    format!("[%{name} {hours}:{minutes:02}:{:02}]", seconds % 60)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_read_as_programs_write_them() {
        for (comment, time) in [
            ("[%clk 0:04:58]", Some(298_000)),
            ("good [%clk 1:02:03.5] move", Some(3_723_500)),
            ("[%eval 0.3][%clk 0:00:00.04]", Some(40)),
            ("[%clk 12]", None),
            ("[%clk 0:99:00]", None),
            ("[%clk 0:01:00:00]", None),
            ("[%clk -1:00:00]", None),
            ("[%clk 0:00:01", None),
            ("[%clk 99999999999999999999:00:00]", None),
            ("clk 0:00:01", None),
        ] {
            assert_eq!(told(comment, "%clk"), time, "{comment}");
        }
        assert_eq!(written("emt", 3_723_999), "[%emt 1:02:03]");
    }
}
