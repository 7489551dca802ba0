//! How far a player of chess sees.

use core::time::Duration;

use ::engine::chess::Score;

use crate::level::{Bounds, Choice, DEEPEST, Level, row};

/// What bounds a search, and by how much its scores are off.
///
/// Weak levels err as people do: they play at first sight and can't tell good from middling. What can be taken at once
/// they see even then, so they never move a piece to where it is simply lost unless they overlook it, as beginners do:
/// `overlooks` says how much. Looks of two or three moves that misjudge as much were measured to be no stronger.
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
}

/// More positions than a look a few moves ahead needs, in almost every position.
pub(super) const SHORT: u64 = 60_000;
/// What is seen at first sight: each move, and the captures that follow.
const FIRST_SIGHT: u32 = 1;

/// As far as there is time for.
const FULL: Sight = Sight {
    depth: DEEPEST,
    nodes: u64::MAX,
    time: None,
    blur: 0,
    overlooks: 0,
};

/// A level that plays at first sight, and misjudges what it sees.
const fn first_sight(id: &'static str, blur: Score, overlooks: Score) -> Level<Sight> {
    Level {
        id,
        sight: Sight {
            depth: FIRST_SIGHT,
            nodes: SHORT,
            time: None,
            blur,
            overlooks,
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
    first_sight("1", 400, 400),
    first_sight("2", 280, 350),
    first_sight("3", 160, 260),
    first_sight("4", 85, 170),
    first_sight("5", 30, 80),
    thorough("6", 1_250),
    thorough("7", 2_900),
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

    /// Whether it sees so little that what others have found out must not help it.
    pub(super) const fn is_short(&self) -> bool {
        self.nodes <= SHORT
    }
}
