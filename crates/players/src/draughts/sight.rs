//! How far a player of draughts sees.

use core::time::Duration;

use ::draughts::Rules;
use ::engine::Random;
use ::engine::draughts::Score;

use crate::Purpose;
use crate::level::{Bounds, Choice, DEEPEST, Level, row};

/// What bounds a search, and by how much its scores are off.
///
/// Weak levels err as people do: they look less far ahead, they can't tell good from middling, and now and then they
/// play at first sight. What lies open on the board they see, so they never give a piece away for nothing.
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
    /// Of a hundred turns that it plays, so many it plays at first sight.
    pub lapses: Lapses,
}

/// How often somebody plays at first sight, of a hundred turns, by the size of the board: on a large one a look ahead
/// is worth more and a game has more turns, so the same levels need other numbers there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lapses {
    /// On 8×8.
    pub small: u8,
    /// On larger boards.
    pub large: u8,
}

impl Lapses {
    /// Never.
    pub const NONE: Self = Self { small: 0, large: 0 };

    const fn on(self, rules: &Rules) -> u8 {
        if rules.board.value.size.side() > 8 {
            self.large
        } else {
            self.small
        }
    }
}

/// More positions than a look a few turns ahead needs, in almost every position.
pub(super) const SHORT: u64 = 60_000;
/// What is seen at first sight: each turn, and the captures that follow.
const FIRST_SIGHT: u32 = 1;

/// As far as there is time for.
const FULL: Sight = Sight {
    depth: DEEPEST,
    nodes: u64::MAX,
    time: None,
    blur: 0,
    lapses: Lapses::NONE,
};

/// A level that looks so many turns ahead: enough positions for any such look.
const fn ahead(id: &'static str, depth: u32, blur: Score, [small, large]: [u8; 2]) -> Level<Sight> {
    Level {
        id,
        sight: Sight {
            depth,
            nodes: SHORT,
            time: None,
            blur,
            lapses: Lapses { small, large },
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

/// The levels of draughts, the weakest first. Measured by `tabuleiro bench levels`.
pub const LEVELS: [Level<Sight>; 10] = [
    ahead("1", 1, 75, [0, 0]),
    ahead("2", 2, 20, [75, 80]),
    ahead("3", 2, 15, [20, 24]),
    ahead("4", 3, 12, [18, 27]),
    ahead("5", 4, 8, [8, 12]),
    ahead("6", 5, 1, [0, 1]),
    ahead("7", 7, 3, [1, 3]),
    thorough("8", 10_000),
    thorough("9", 100_000),
    thorough("10", 1_000_000),
];

impl Sight {
    /// What a choice means here: without a level as far as there is time for.
    #[must_use]
    pub fn of(choice: Choice) -> Self {
        let sight = choice.level.map_or(FULL, |number| row(&LEVELS, number));
        let Bounds { depth, nodes, time } = choice.bounds(sight.depth, sight.nodes);
        Self {
            depth,
            nodes,
            time,
            ..sight
        }
    }

    /// The sight of this turn: now and then a level that plays does not look ahead.
    pub(super) fn this_time(self, purpose: Purpose, rules: &Rules) -> Self {
        let lapses = self.lapses.on(rules);
        match purpose {
            Purpose::Play { seed } if lapses > 0 => {
                // Not the slips' own numbers: else the same turns would be misjudged at first sight.
                let lapses = Random::new(!seed).below(100) < lapses.into();
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
