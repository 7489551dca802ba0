//! How far a player of backgammon sees.

use core::time::Duration;

use ::backgammon::Position;
use ::engine::backgammon::Plies;
use ::engine::backgammon::cube::CubeDecision;

use crate::level::{Choice, Level, row};
use crate::players::CannotThink;

/// How deep the nets are asked, and by how much their values are off.
///
/// Weak levels err as people do: more where there is more to compare, hardly in a race, and with little heed of the
/// shots that a play leaves. They have the cube of a beginner, which comes late and never as a surprise.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Sight {
    /// How deep.
    pub depth: Plies,
    /// Whether plays that are close are looked at a ply deeper, whatever the depth.
    pub quick: bool,
    /// After how long no deeper look is taken.
    pub time: Option<Duration>,
    /// By how much it misjudges a play of a hard roll when it plays, in points.
    pub blur: f32,
    /// How many points it leaves out of what a shot costs that is sure to hit.
    pub blind: f32,
    /// When it doubles.
    pub cube: CubeHabit,
}

/// When a level doubles, of the times when doubling is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeHabit {
    /// Whenever it is.
    Right,
    /// Only late, and when it is clear.
    Late,
}

/// Pips that a side with the cube of a beginner has left at most when it doubles: of the 167 at the start a good
/// third has been played, which takes six turns of average dice and three of the luckiest.
const LATE: u16 = 110;
/// Points that doubling must gain to be clear.
const CLEAR: f32 = 0.05;

impl CubeHabit {
    /// Whether it doubles, where that is right.
    pub(super) fn doubles(self, position: Position, cube: &CubeDecision) -> bool {
        match self {
            Self::Right => true,
            Self::Late => {
                position.mover().pip_count() <= LATE && cube.doubled() - cube.no_double >= CLEAR
            }
        }
    }
}

const fn level(
    id: &'static str,
    depth: Plies,
    blur: f32,
    blind: f32,
    cube: CubeHabit,
) -> Level<Sight> {
    Level {
        id,
        sight: Sight {
            depth,
            quick: false,
            time: None,
            blur,
            blind,
            cube,
        },
    }
}

/// The levels of backgammon, the weakest first. Measured by `tabuleiro bench levels`.
pub const LEVELS: [Level<Sight>; 10] = [
    level("1", Plies::ZERO, 0.393, 0.20, CubeHabit::Late),
    level("2", Plies::ZERO, 0.357, 0.16, CubeHabit::Late),
    level("3", Plies::ZERO, 0.320, 0.12, CubeHabit::Late),
    level("4", Plies::ZERO, 0.282, 0.08, CubeHabit::Right),
    level("5", Plies::ZERO, 0.245, 0.04, CubeHabit::Right),
    level("6", Plies::ZERO, 0.205, 0.01, CubeHabit::Right),
    level("7", Plies::ZERO, 0.165, 0.00, CubeHabit::Right),
    level("8", Plies::ZERO, 0.120, 0.00, CubeHabit::Right),
    level("9", Plies::ZERO, 0.070, 0.00, CubeHabit::Right),
    level("10", Plies::TWO, 0.000, 0.00, CubeHabit::Right),
];

/// A glance: what is meant where nothing is said.
const GLANCE: Sight = Sight {
    depth: Plies::ZERO,
    quick: false,
    time: None,
    blur: 0.0,
    blind: 0.0,
    cube: CubeHabit::Right,
};

/// As well as it can be done in about a second.
const BEST: Sight = Sight {
    depth: Plies::ONE,
    ..GLANCE
};

impl Sight {
    /// What a choice means here: without a level and without plies a glance.
    ///
    /// # Errors
    /// If the nets are not asked so deep.
    pub fn of(choice: Choice) -> Result<Self, CannotThink> {
        let without = if choice.best { BEST } else { GLANCE };
        let mut sight = choice.level.map_or(without, |number| row(&LEVELS, number));
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
