//! Time controls and how they are written.

use core::fmt;
use core::num::NonZeroU32;
use core::str::FromStr;
use serde::{Deserialize, Serialize};

/// How much time a side has. Every press of the clock ends a "move": in backgammon that is a play,
/// and also a double and the answer to it.
///
/// Written and read as text: `none`, `5+3`, `2m d12`, `30s/move`, `3d`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub enum TimeControl {
    /// No clock.
    None,
    /// Fischer: a stock of time, and an increment after every move, used or not. `5+3` is five
    /// minutes and three seconds; `5+0` has no increment.
    Fischer {
        /// The stock, in seconds.
        start: NonZeroU32,
        /// The increment, in seconds.
        increment: u32,
    },
    /// Simple delay (US delay), usual in backgammon: at every move the clock waits before it
    /// begins to take from the reserve; what is left of the delay is lost. `2m d12` is two minutes
    /// in reserve with twelve seconds free.
    ///
    /// Bronstein's delay gives back, after the move, the time used up to the delay. Reserves come
    /// out the same after every move, but under Bronstein a player with three seconds in
    /// reserve loses after three, though twelve are free; here after fifteen. Backgammon clock
    /// rules went over to simple delay for that reason (US Backgammon Clock Rules 2013, 1.1).
    Delay {
        /// The reserve, in seconds.
        reserve: NonZeroU32,
        /// The delay, in seconds.
        delay: u32,
    },
    /// The same time for every move; nothing is carried over. `30s/move`.
    PerMove {
        /// For each move, in seconds.
        limit: NonZeroU32,
    },
    /// So many days for every move. `3d`. Counted like [`PerMove`](Self::PerMove); it is a kind
    /// of its own because nobody is expected to sit at the table.
    Correspondence {
        /// For each move.
        days: NonZeroU32,
    },
}

/// Why a text is not a time control.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BadTimeControl {
    /// It has none of the known forms.
    Form,
    /// A time that cannot be zero is zero.
    Zero,
    /// A number is too large.
    TooLong,
}

impl fmt::Display for BadTimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Form => "expected a time control such as none, 5+3, 2m d12, 30s/move or 3d",
            Self::Zero => "a time control cannot begin with no time",
            Self::TooLong => "the number in the time control is too large",
        })
    }
}

impl core::error::Error for BadTimeControl {}

/// The unit of a number that stands alone.
#[derive(Clone, Copy)]
enum Bare {
    Minutes,
    Seconds,
    Refused,
}

const UNITS: [(char, u32); 3] = [('h', 3600), ('m', 60), ('s', 1)];

/// `1h30m`, `90s`, or a number alone.
fn seconds(text: &str, bare: Bare) -> Result<u32, BadTimeControl> {
    let number = |digits: &str| match digits {
        "" => Err(BadTimeControl::Form),
        _ if !digits.bytes().all(|b| b.is_ascii_digit()) => Err(BadTimeControl::Form),
        _ => digits.parse::<u32>().map_err(|_| BadTimeControl::TooLong),
    };
    let times = |n: u32, unit: u32| n.checked_mul(unit).ok_or(BadTimeControl::TooLong);
    let (mut rest, mut total) = (text, 0u32);
    for (letter, unit) in UNITS {
        if let Some((digits, behind)) = rest.split_once(letter) {
            let part = times(number(digits)?, unit)?;
            total = total.checked_add(part).ok_or(BadTimeControl::TooLong)?;
            rest = behind;
        }
    }
    match (rest, bare) {
        ("", _) if !text.is_empty() => Ok(total),
        (_, Bare::Minutes) if rest.len() == text.len() => times(number(rest)?, 60),
        (_, Bare::Seconds) if rest.len() == text.len() => number(rest),
        _ => Err(BadTimeControl::Form),
    }
}

impl FromStr for TimeControl {
    type Err = BadTimeControl;

    fn from_str(text: &str) -> Result<Self, BadTimeControl> {
        let some = |seconds: u32| NonZeroU32::new(seconds).ok_or(BadTimeControl::Zero);
        let text = text.trim();
        if text == "none" {
            return Ok(Self::None);
        }
        if let Some(limit) = text.strip_suffix("/move") {
            return Ok(Self::PerMove {
                limit: some(seconds(limit, Bare::Refused)?)?,
            });
        }
        if let Some((start, increment)) = text.split_once('+') {
            let start = some(seconds(start, Bare::Minutes)?)?;
            return Ok(Self::Fischer {
                start,
                increment: seconds(increment, Bare::Seconds)?,
            });
        }
        if let Some((reserve, delay)) = text.split_once(' ') {
            let delay = delay
                .trim_start()
                .strip_prefix('d')
                .ok_or(BadTimeControl::Form)?;
            let reserve = some(seconds(reserve, Bare::Minutes)?)?;
            return Ok(Self::Delay {
                reserve,
                delay: seconds(delay, Bare::Seconds)?,
            });
        }
        let days = text.strip_suffix('d').ok_or(BadTimeControl::Form)?;
        if days.contains(|c: char| !c.is_ascii_digit()) {
            return Err(BadTimeControl::Form);
        }
        Ok(Self::Correspondence {
            days: some(seconds(days, Bare::Seconds)?)?,
        })
    }
}

/// `1h30m`, with units.
struct Long(NonZeroU32);

impl fmt::Display for Long {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.0.get();
        for (letter, unit) in UNITS {
            if rest >= unit {
                write!(f, "{}{letter}", rest / unit)?;
                rest %= unit;
            }
        }
        Ok(())
    }
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Self::None => f.write_str("none"),
            Self::Fischer { start, increment } if start.get().is_multiple_of(60) => {
                write!(f, "{}+{increment}", start.get() / 60)
            }
            Self::Fischer { start, increment } => write!(f, "{}+{increment}", Long(start)),
            Self::Delay { reserve, delay } => write!(f, "{} d{delay}", Long(reserve)),
            Self::PerMove { limit } => write!(f, "{}/move", Long(limit)),
            Self::Correspondence { days } => write!(f, "{days}d"),
        }
    }
}

impl TryFrom<String> for TimeControl {
    type Error = BadTimeControl;

    fn try_from(text: String) -> Result<Self, BadTimeControl> {
        text.parse()
    }
}

impl From<TimeControl> for String {
    fn from(control: TimeControl) -> Self {
        control.to_string()
    }
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use proptest::prelude::*;

    /// Controls with times up to `longest` seconds (or days).
    pub(in crate::clock) fn controls(longest: u32) -> impl Strategy<Value = TimeControl> {
        let some = || (1..=longest).prop_map(|n| NonZeroU32::new(n).unwrap());
        let any = || 0..=longest;
        prop_oneof![
            Just(TimeControl::None),
            (some(), any())
                .prop_map(|(start, increment)| TimeControl::Fischer { start, increment }),
            (some(), any()).prop_map(|(reserve, delay)| TimeControl::Delay { reserve, delay }),
            some().prop_map(|limit| TimeControl::PerMove { limit }),
            some().prop_map(|days| TimeControl::Correspondence { days }),
        ]
    }

    proptest! {
        #[test]
        fn what_is_written_is_read_back(
            control in prop_oneof![controls(u32::MAX), controls(20_000), controls(200)],
        ) {
            prop_assert_eq!(control.to_string().parse(), Ok(control));
            let json = serde_json::to_string(&control).unwrap();
            prop_assert_eq!(serde_json::from_str::<TimeControl>(&json).unwrap(), control);
        }

        #[test]
        fn any_text_is_read_or_refused(text in "[0-9hmsd+ /ove-]{0,12}") {
            if let Ok(control) = text.parse::<TimeControl>() {
                prop_assert_eq!(control.to_string().parse(), Ok(control));
            }
        }
    }

    #[test]
    fn accepted() {
        for (text, canonical) in [
            ("none", "none"),
            ("5+3", "5+3"),
            ("5m+3s", "5+3"),
            ("90s+2", "1m30s+2"),
            ("1h30m+30", "90+30"),
            ("3+1m", "3+60"),
            ("2m d12", "2m d12"),
            ("2 d12s", "2m d12"),
            ("14m  d12", "14m d12"),
            ("90m d0", "1h30m d0"),
            ("30s/move", "30s/move"),
            ("2m/move", "2m/move"),
            ("3d", "3d"),
            (" 14d ", "14d"),
        ] {
            let control: TimeControl = text.parse().unwrap_or_else(|bad| panic!("{text}: {bad}"));
            assert_eq!(control.to_string(), canonical);
        }
    }

    #[test]
    fn refused() {
        use BadTimeControl::{Form, TooLong, Zero};
        for (text, why) in [
            ("", Form),
            ("5", Form),
            ("five", Form),
            ("5+", Form),
            ("+3", Form),
            ("-5+3", Form),
            ("5+-3", Form),
            ("5m3+3", Form),
            ("3s5m+1", Form),
            ("5m5m+1", Form),
            ("2m 12", Form),
            ("2m d", Form),
            ("2md12", Form),
            ("30/move", Form),
            ("d", Form),
            ("3hd", Form),
            ("+3d", Form),
            ("0+3", Zero),
            ("0m d12", Zero),
            ("0s/move", Zero),
            ("0d", Zero),
            ("4294967296d", TooLong),
            ("4294967295+0", TooLong),
            ("1193047h/move", TooLong),
        ] {
            assert_eq!(text.parse::<TimeControl>(), Err(why), "{text}");
        }
    }
}
