//! How far a player of backgammon sees.

use core::time::Duration;

use ::engine::backgammon::Depth;

use crate::level::{Choice, Level, row};
use crate::players::CannotThink;

/// How deep the nets are asked, and by how much their values are off.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sight {
    /// How deep.
    pub depth: Depth,
    /// After how long no deeper look is taken.
    pub time: Option<Duration>,
    /// By how much it misjudges a play when it plays, in points.
    pub blur: f32,
}

/// The levels of backgammon, the weakest first.
pub const LEVELS: [Level<Sight>; 3] = [
    Level {
        id: "1",
        sight: Sight {
            depth: Depth::One,
            time: None,
            blur: 0.32,
        },
    },
    Level {
        id: "2",
        sight: Sight {
            depth: Depth::One,
            time: None,
            blur: 0.10,
        },
    },
    Level {
        id: "3",
        sight: Sight {
            depth: Depth::Two,
            time: None,
            blur: 0.0,
        },
    },
];

/// A glance: what is meant where nothing is said.
const GLANCE: Sight = Sight {
    depth: Depth::One,
    time: None,
    blur: 0.0,
};

/// The depths there are, the least first.
const DEPTHS: [Depth; 2] = [Depth::One, Depth::Two];

/// The plies of a depth.
pub(super) const fn plies_of(depth: Depth) -> u32 {
    match depth {
        Depth::One => 1,
        Depth::Two => 2,
    }
}

impl Sight {
    /// What a choice means here: without a level and without plies a glance.
    ///
    /// # Errors
    /// If the nets are not asked so deep.
    pub fn of(choice: Choice) -> Result<Self, CannotThink> {
        let mut sight = choice.level.map_or(GLANCE, |number| row(&LEVELS, number));
        if let Some(plies) = choice.plies {
            let mut depths = DEPTHS.into_iter();
            let found = depths.find(|depth| plies_of(*depth) == plies);
            sight.depth = found.ok_or(CannotThink::Plies {
                plies,
                least: plies_of(DEPTHS[0]),
                most: plies_of(DEPTHS[DEPTHS.len() - 1]),
            })?;
        }
        sight.time = choice.time;
        Ok(sight)
    }
}
