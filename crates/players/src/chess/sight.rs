//! How far a player of chess sees.

use core::time::Duration;

use ::engine::Random;
use ::engine::chess::Score;

use crate::Purpose;
use crate::level::{Choice, Level, row};

/// What bounds a search, and by how much its scores are off.
///
/// Weak levels err as people do: they look less far ahead, they can't tell good from middling, and now and then they
/// play at first sight. What can be taken back at once they see even then, so they never move a piece to where it is
/// simply lost unless they overlook it, as beginners do: `overlooks` says how much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sight {
    /// Moves deep.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// How long, where that bounds it.
    pub time: Option<Duration>,
    /// By how much it misjudges a move when it plays, in hundredths of a pawn.
    pub blur: Score,
    /// A move that is seen to be worse than the best by this much is not played, in hundredths of a pawn.
    pub overlooks: Score,
    /// Of a hundred moves that it plays, so many it plays at first sight.
    pub lapses: u8,
}

/// More positions than a look a few moves ahead needs, in almost every position.
pub(super) const SHORT: u64 = 60_000;
/// What is seen at first sight: each move, and the captures that follow.
const FIRST_SIGHT: u32 = 1;
/// Deeper than any search gets.
const DEEPEST: u32 = 99;

/// As far as there is time for.
const FULL: Sight = Sight {
    depth: DEEPEST,
    nodes: u64::MAX,
    time: None,
    blur: 0,
    overlooks: 0,
    lapses: 0,
};

/// A level that looks so many moves ahead: enough positions for any such look.
const fn ahead(
    id: &'static str,
    depth: u32,
    blur: Score,
    overlooks: Score,
    lapses: u8,
) -> Level<Sight> {
    Level {
        id,
        sight: Sight {
            depth,
            nodes: SHORT,
            time: None,
            blur,
            overlooks,
            lapses,
        },
    }
}

/// A level that looks at so many positions, and errs only by not seeing further. Positions, not seconds: it is as
/// strong on every machine.
const fn thorough(id: &'static str, nodes: u64) -> Level<Sight> {
    Level {
        id,
        sight: Sight { nodes, ..FULL },
    }
}

/// The levels of chess, the weakest first. Measured by `tabuleiro bench levels`.
pub const LEVELS: [Level<Sight>; 10] = [
    ahead("1", 1, 400, 400, 0),
    ahead("2", 1, 150, 250, 0),
    ahead("3", 1, 50, 120, 0),
    ahead("4", 2, 30, 90, 30),
    ahead("5", 3, 25, 70, 20),
    ahead("6", 4, 12, 60, 10),
    ahead("7", 6, 5, 40, 4),
    thorough("8", 12_000),
    thorough("9", 100_000),
    thorough("10", 1_000_000),
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
            best: _,
        } = choice;
        let mut sight = level.map_or(FULL, |number| row(&LEVELS, number));
        sight.depth = plies.unwrap_or(sight.depth);
        sight.nodes = nodes.unwrap_or(sight.nodes);
        let endless = plies.is_none() && sight.depth == DEEPEST && sight.nodes == u64::MAX;
        sight.time = time.or(endless.then_some(USUAL_TIME));
        sight
    }

    /// The sight of this move: now and then a level that plays does not look ahead.
    pub(super) fn this_time(self, purpose: Purpose) -> Self {
        match purpose {
            Purpose::Play { seed } if self.lapses > 0 => {
                // Not the slips' own numbers: else the same moves would be misjudged at first sight.
                let lapses = Random::new(!seed).below(100) < self.lapses.into();
                let depth = if lapses { FIRST_SIGHT } else { self.depth };
                Self { depth, ..self }
            }
            _ => self,
        }
    }

    /// Whether it sees so little that what others have found out must not help it.
    pub(super) const fn is_short(&self) -> bool {
        self.nodes <= SHORT
    }
}
