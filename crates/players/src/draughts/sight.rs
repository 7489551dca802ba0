//! How far a player of draughts sees.

use core::time::Duration;

use ::draughts::{KingRange, Rules};
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
    /// So many turns deeper.
    pub deeper: ByBoard,
    /// Of a hundred turns that it plays, so many it plays at first sight.
    pub lapses: ByBoard,
}

/// A number by the board and its kings: on a large board a look ahead is worth more and a game has more turns, and
/// where kings fly more games end in a draw, so the same levels need other numbers there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ByBoard {
    /// On 8×8 with short kings.
    pub short: u8,
    /// On 8×8 with flying kings.
    pub flying: u8,
    /// On larger boards.
    pub large: u8,
}

impl ByBoard {
    /// Nothing anywhere.
    pub const NONE: Self = Self::of([0, 0, 0]);

    const fn of([short, flying, large]: [u8; 3]) -> Self {
        Self {
            short,
            flying,
            large,
        }
    }

    const fn on(self, rules: &Rules) -> u8 {
        match rules.king_range.value {
            _ if rules.board.value.size.side() > 8 => self.large,
            KingRange::Short => self.short,
            KingRange::Flying => self.flying,
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
    deeper: ByBoard::NONE,
    lapses: ByBoard::NONE,
};

/// A level that looks so many turns ahead: enough positions for any such look.
const fn ahead(id: &'static str, depth: u32, blur: Score, lapses: [u8; 3]) -> Level<Sight> {
    Level {
        id,
        sight: Sight {
            depth,
            nodes: SHORT,
            time: None,
            blur,
            deeper: ByBoard::NONE,
            lapses: ByBoard::of(lapses),
        },
    }
}

/// The same, a turn deeper where kings fly on the small board.
const fn deeper_for_flying(level: Level<Sight>) -> Level<Sight> {
    Level {
        sight: Sight {
            deeper: ByBoard::of([0, 1, 0]),
            ..level.sight
        },
        ..level
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
    ahead("1", 1, 85, [0, 0, 0]),
    ahead("2", 2, 20, [80, 70, 60]),
    ahead("3", 2, 15, [20, 17, 10]),
    ahead("4", 3, 12, [18, 14, 14]),
    ahead("5", 4, 8, [8, 1, 6]),
    deeper_for_flying(ahead("6", 5, 1, [0, 0, 1])),
    deeper_for_flying(ahead("7", 7, 3, [1, 0, 2])),
    thorough("8", 20_000),
    thorough("9", 100_000),
    thorough("10", 1_000_000),
];

impl Sight {
    /// What a choice means here: without a level as far as there is time for.
    #[must_use]
    pub fn of(choice: Choice) -> Self {
        let sight = choice.level.map_or(FULL, |number| row(&LEVELS, number));
        let Bounds { depth, nodes, time } = choice.bounds(sight.depth, sight.nodes);
        let deeper = match choice.plies {
            Some(_) => ByBoard::NONE,
            None => sight.deeper,
        };
        Self {
            depth,
            nodes,
            time,
            deeper,
            ..sight
        }
    }

    /// The sight of this turn: now and then a level that plays does not look ahead.
    pub(super) fn this_time(self, purpose: Purpose, rules: &Rules) -> Self {
        let lapses = self.lapses.on(rules);
        let depth = match purpose {
            // Not the slips' own numbers: else the same turns would be misjudged at first sight.
            Purpose::Play { seed } if Random::new(!seed).below(100) < lapses.into() => FIRST_SIGHT,
            _ => self.depth + u32::from(self.deeper.on(rules)),
        };
        Self { depth, ..self }
    }

    /// Whether it sees so little that what others have found out must not help it.
    pub(super) const fn is_short(&self) -> bool {
        self.nodes <= SHORT
    }
}
