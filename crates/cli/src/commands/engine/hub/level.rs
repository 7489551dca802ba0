//! How long to think, as the protocol's `level` says it.

use std::time::Duration;

use players::Choice;
use players::draughts::Sight;

use crate::allotted::Allotted;
use crate::commands::engine::clock::Clock;
use crate::hub::Said;

/// What `level` said.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Level {
    depth: Option<u32>,
    nodes: Option<u64>,
    move_time: Option<Duration>,
    clock: Option<Clock>,
    infinite: bool,
}

/// Without a word about time.
const USUAL: Duration = Duration::from_secs(1);

impl Level {
    /// Reads the arguments; a sentence says what is wrong with one.
    pub(super) fn read(said: &Said) -> Result<Self, String> {
        let mut level = Self {
            infinite: said.has("infinite"),
            ..Self::default()
        };
        let wrong = |name: &str, text: &str| format!("level {name}={text}: a number is wanted");
        let seconds = |name: &str| -> Result<Option<Duration>, String> {
            let Some(text) = said.value(name) else {
                return Ok(None);
            };
            let seconds: f64 = text.parse().map_err(|_| wrong(name, text))?;
            // A clock may have run out by a little.
            let seconds = if seconds < 0.0 { 0.0 } else { seconds };
            let time = Duration::try_from_secs_f64(seconds).map_err(|_| wrong(name, text))?;
            Ok(Some(time))
        };
        if let Some(text) = said.value("depth") {
            level.depth = Some(text.parse().map_err(|_| wrong("depth", text))?);
        }
        if let Some(text) = said.value("nodes") {
            level.nodes = Some(text.parse().map_err(|_| wrong("nodes", text))?);
        }
        level.move_time = seconds("move-time")?;
        if let Some(time) = seconds("time")? {
            let moves = said.value("moves");
            let moves = moves.map(|text| text.parse().map_err(|_| wrong("moves", text)));
            level.clock = Some(Clock {
                time,
                moves: moves.transpose()?,
                increment: seconds("inc")?.unwrap_or_default(),
            });
        }
        Ok(level)
    }

    /// How far the search may go; time is watched by whoever stops it.
    pub(super) fn sight(&self) -> Sight {
        let choice = Choice {
            plies: Some(self.depth.unwrap_or(u32::MAX).clamp(1, DEEPEST)),
            nodes: self.nodes,
            ..Choice::default()
        };
        Sight::of(choice)
    }

    /// How long a move may take; nothing where something else bounds it, or nothing does.
    pub(super) fn time(&self) -> Option<Allotted> {
        if self.infinite {
            return None;
        }
        if let Some(clock) = self.clock {
            return Some(clock.for_a_move());
        }
        let bounded = self.depth.is_some() || self.nodes.is_some();
        let time = self.move_time.or((!bounded).then_some(USUAL));
        time.map(Allotted::exactly)
    }
}

/// No search gets deeper.
const DEEPEST: u32 = 99;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::engine::clock::ON_THE_WAY;

    fn read(text: &str) -> Result<Level, String> {
        Level::read(&Said::read(text))
    }

    #[test]
    fn every_form_is_understood() {
        let time = |text| read(text).expect(text).time();
        assert_eq!(
            time("level move-time=0.25"),
            Some(Allotted::exactly(Duration::from_millis(250)))
        );
        assert_eq!(time("level depth=9"), None);
        assert_eq!(time("level nodes=5000"), None);
        assert_eq!(time("level infinite"), None);
        assert_eq!(time("level"), Some(Allotted::exactly(USUAL)));
        let level = read("level depth=9 nodes=77").expect("numbers");
        assert_eq!((level.sight().depth, level.sight().nodes), (9, 77));
        assert_eq!(level.sight().time, None);
        for text in [
            "level depth=x",
            "level time=soon",
            "level time=1 moves=-3",
            "level nodes=",
        ] {
            assert!(read(text).is_err(), "{text}");
        }
    }

    #[test]
    fn a_clock_never_runs_out() {
        for text in [
            "level time=60",
            "level time=60 moves=1",
            "level time=0.1 inc=2",
            "level time=0",
            "level time=-0.2 inc=1",
            "level moves=40 time=10",
        ] {
            let level = read(text).expect(text);
            let clock = level.clock.expect(text);
            // As many moves as the clock says, or a long game.
            let mut left = clock.time;
            for _ in 0..clock.moves.unwrap_or(200) {
                let now = Clock {
                    time: left,
                    ..clock
                };
                left += clock.increment;
                let Allotted { enough, most: took } = now.for_a_move();
                assert!(enough <= took, "{text}");
                assert!(
                    took < left || left < ON_THE_WAY,
                    "{text}: {took:?} of {left:?}"
                );
                left = left.saturating_sub(took);
            }
        }
        // A hard move may take longer than its share, and another begins no depth that it would hardly finish.
        let of_sixty = read("level time=60").expect("a clock").time();
        let seconds = Duration::from_secs_f64;
        let expected = Allotted {
            enough: seconds(1.2),
            most: seconds(5.0),
        };
        assert_eq!(of_sixty, Some(expected));
    }
}
