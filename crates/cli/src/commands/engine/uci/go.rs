//! How long to think, as `go` says it.

use std::time::Duration;

use ::chess::Color;
use players::Choice;
use players::chess::Sight;

use crate::allotted::Allotted;
use crate::commands::engine::clock::Clock;

/// What `go` said.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Go {
    depth: Option<u32>,
    nodes: Option<u64>,
    move_time: Option<Duration>,
    clock: Option<Clock>,
    pub(super) infinite: bool,
    pub(super) ponder: bool,
}

/// No search gets deeper.
const DEEPEST: u32 = 99;
/// Without a word about time.
const USUAL: Duration = Duration::from_secs(1);

impl Go {
    /// Reads the arguments for the side to move; what is not understood is passed over.
    pub(super) fn read(line: &str, side: Color) -> Self {
        let mut go = Self::default();
        let (mut time, mut increment, mut moves) = (None, Duration::ZERO, None);
        let mut words = line.split_whitespace().skip(1).peekable();
        while let Some(word) = words.next() {
            let mut number = || words.next_if(|word| word.parse::<i64>().is_ok());
            let mut count = || number().and_then(|word| word.parse::<u64>().ok());
            let own = |white: &str, black: &str| match side {
                Color::White => word == white,
                Color::Black => word == black,
            };
            match word {
                "infinite" => go.infinite = true,
                "ponder" => go.ponder = true,
                "depth" => go.depth = count().map(|depth| depth.min(DEEPEST.into()) as u32),
                "mate" => go.depth = count().map(|moves| moves.saturating_mul(2).min(99) as u32),
                "nodes" => go.nodes = count(),
                "movetime" => go.move_time = count().map(Duration::from_millis),
                "movestogo" => moves = count().map(|moves| moves.min(1000) as u32),
                // A clock may have run out by a little.
                _ if own("wtime", "btime") => {
                    time = Some(Duration::from_millis(count().unwrap_or(0)));
                }
                _ if own("winc", "binc") => {
                    increment = Duration::from_millis(count().unwrap_or(0));
                }
                _ => {}
            }
        }
        go.clock = time.map(|time| Clock {
            time,
            moves,
            increment,
        });
        go
    }

    /// How far the search may go; time is watched by whoever stops it.
    pub(super) fn sight(&self, level: u8) -> Sight {
        let mut sight = Sight::of(Choice {
            level: (level > 0).then_some(level),
            plies: self.depth,
            nodes: self.nodes,
            ..Choice::default()
        });
        sight.time = None;
        sight
    }

    /// How long a move may take; nothing where something else bounds it, or nothing does.
    pub(super) fn time(&self, level: u8) -> Option<Allotted> {
        if self.infinite {
            return None;
        }
        if let (None, Some(clock)) = (self.move_time, self.clock) {
            return Some(clock.for_a_move());
        }
        let bounded = self.depth.is_some() || self.nodes.is_some() || level > 0;
        let time = self.move_time.or((!bounded).then_some(USUAL));
        time.map(Allotted::exactly)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_form_is_understood() {
        let read = |line| Go::read(line, Color::Black);
        let time = |line| read(line).time(0);
        let milliseconds = Duration::from_millis;
        let exactly = |time| Some(Allotted::exactly(time));
        assert_eq!(time("go movetime 250"), exactly(milliseconds(250)));
        assert_eq!(time("go depth 9"), None);
        assert_eq!(time("go infinite"), None);
        assert_eq!(time("go"), exactly(USUAL));
        assert_eq!(read("go").time(3), None);
        let clock = "go wtime 1 btime 60000 winc 5 binc 1000 movestogo 10";
        let around = Allotted {
            enough: milliseconds(4140),
            most: milliseconds(17_250),
        };
        assert_eq!(time(clock), Some(around));
        assert_eq!(time("go movetime 9 btime 7"), exactly(milliseconds(9)));
        // A clock that has run out, and words that are not understood.
        assert!(
            time("go btime -30 wtime 5 searchmoves e2e4").is_some_and(|time| time.most.is_zero())
        );
        let both = read("go depth 5 nodes 700").sight(0);
        assert_eq!((both.depth, both.nodes), (5, 700));
    }
}
