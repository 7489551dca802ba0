//! How far a player of draughts sees.

use core::time::Duration;

use ::engine::draughts::Score;

use crate::level::{Choice, Level, row};

/// What bounds a search, and by how much its scores are off.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// Turns deep.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// How long, where that bounds it.
    pub time: Option<Duration>,
    /// By how much it misjudges a turn when it plays, in hundredths of a man.
    pub blur: Score,
}

/// Deeper than any search gets.
const DEEPEST: u32 = 99;

/// As far as there is time for.
const FULL: Sight = Sight {
    depth: DEEPEST,
    nodes: u64::MAX,
    time: None,
    blur: 0,
};

/// The levels of draughts, the weakest first.
pub const LEVELS: [Level<Sight>; 3] = [
    Level {
        id: "1",
        sight: Sight {
            depth: 2,
            nodes: 4_000,
            time: None,
            blur: 60,
        },
    },
    Level {
        id: "2",
        sight: Sight {
            depth: 5,
            nodes: 60_000,
            time: None,
            blur: 12,
        },
    },
    Level {
        id: "3",
        sight: FULL,
    },
];

/// How long a search goes on that nothing else bounds.
const USUAL_TIME: Duration = Duration::from_secs(1);

impl Sight {
    /// What a choice means here: without a level as far as there is time for.
    #[must_use]
    pub fn of(choice: Choice) -> Self {
        let Choice {
            level,
            plies,
            time,
            nodes,
        } = choice;
        let mut sight = level.map_or(FULL, |number| row(&LEVELS, number));
        sight.depth = plies.unwrap_or(sight.depth);
        sight.nodes = nodes.unwrap_or(sight.nodes);
        let endless = plies.is_none() && sight.depth == DEEPEST && sight.nodes == u64::MAX;
        sight.time = time.or(endless.then_some(USUAL_TIME));
        sight
    }
}
