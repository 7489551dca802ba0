//! How far a player of backgammon sees.

use core::time::Duration;

use ::engine::backgammon::Plies;

use crate::level::{Choice, Level, row};
use crate::players::CannotThink;

/// How deep the nets are asked, and by how much their values are off.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sight {
    /// How deep.
    pub depth: Plies,
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
            depth: Plies::ZERO,
            time: None,
            blur: 0.32,
        },
    },
    Level {
        id: "2",
        sight: Sight {
            depth: Plies::ZERO,
            time: None,
            blur: 0.10,
        },
    },
    Level {
        id: "3",
        sight: Sight {
            depth: Plies::ONE,
            time: None,
            blur: 0.0,
        },
    },
];

/// A glance: what is meant where nothing is said.
const GLANCE: Sight = Sight {
    depth: Plies::ZERO,
    time: None,
    blur: 0.0,
};

impl Sight {
    /// What a choice means here: without a level and without plies a glance.
    ///
    /// # Errors
    /// If the nets are not asked so deep.
    pub fn of(choice: Choice) -> Result<Self, CannotThink> {
        let mut sight = choice.level.map_or(GLANCE, |number| row(&LEVELS, number));
        if let Some(plies) = choice.plies {
            sight.depth = Plies::new(plies).ok_or(CannotThink::Plies {
                plies,
                least: Plies::ZERO.count(),
                most: Plies::THREE.count(),
            })?;
        }
        sight.time = choice.time;
        Ok(sight)
    }
}
