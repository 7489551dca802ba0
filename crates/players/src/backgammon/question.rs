//! What a player of backgammon is asked: a position with what surrounds it, and what is to be decided there.

use ::backgammon::formats::{PlayedFor, Situation};
use ::backgammon::{CubeUse, Phase, Raise, Roll, Side};
use ::engine::backgammon::cube::{Cube, Holder, Stakes};
use ::engine::backgammon::{MatchEquity, Setting};
use ::table::game::Backgammon;

/// What is to be decided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// Nothing: one die each is to be thrown.
    Opening,
    /// Whether to double before the throw.
    Roll {
        /// May it double?
        may_double: bool,
    },
    /// How to play a roll.
    Play(Roll),
    /// How to answer a raise.
    Answer(Raise),
    /// Nothing: the game is over, or waits for something else.
    Nothing,
}

/// A position with what surrounds it, and what is to be decided there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Question {
    /// Position, score and cube.
    pub situation: Situation,
    /// What is to be decided.
    pub decision: Decision,
    /// Is a cube used?
    pub with_cube: bool,
}

impl Question {
    /// About a situation by itself: how to play the roll, or without one whether to double.
    #[must_use]
    pub const fn about(situation: Situation, roll: Option<Roll>) -> Self {
        Self {
            situation,
            decision: match roll {
                Some(roll) => Decision::Play(roll),
                None => Decision::Roll { may_double: true },
            },
            with_cube: true,
        }
    }

    /// What is played for here, seen by the side on roll.
    pub(super) fn setting<'a>(&self, equity: &'a MatchEquity) -> Setting<'a> {
        let Situation {
            on_roll: mover,
            cube,
            score,
            played_for,
            ..
        } = self.situation;
        let mut crawford = false;
        let stakes = match played_for {
            PlayedFor::Money { jacoby, beavers } => Stakes::Money { jacoby, beavers },
            PlayedFor::Match {
                length,
                crawford: now,
            } => {
                crawford = now;
                let away = |side: Side| {
                    let missing = u64::from(length.get()).saturating_sub(score[side.index()]);
                    u32::try_from(missing).unwrap_or(u32::MAX).max(1)
                };
                let (away, other_away) = (away(mover), away(!mover));
                Stakes::Match {
                    away,
                    other_away,
                    table: equity,
                    post_crawford: away == 1 || other_away == 1,
                }
            }
        };
        let holder = match cube.owner() {
            _ if crawford || !self.with_cube => Holder::Away,
            None => Holder::Nobody,
            Some(owner) if owner == mover => Holder::Mover,
            Some(_) => Holder::Other,
        };
        match (u32::try_from(cube.value()), stakes) {
            // Beyond that no cube is turned.
            (Ok(value), _) if value > MOST_ON_CUBE => Setting::Cubeless,
            (Err(_), _) => Setting::Cubeless,
            // Without a cube every point counts alike, gammons too.
            (_, Stakes::Money { .. }) if holder == Holder::Away => Setting::Cubeless,
            (Ok(value), _) => Setting::Cube(Cube {
                stakes,
                value,
                holder,
            }),
        }
    }
}

/// The highest cube that is thought about: it is raised some times more in thought.
const MOST_ON_CUBE: u32 = 1 << 16;

impl From<&Backgammon> for Question {
    fn from(contest: &Backgammon) -> Self {
        let game = contest.game();
        Self {
            situation: contest.situation(),
            decision: match game.phase() {
                Phase::Opening => Decision::Opening,
                Phase::ToRoll | Phase::ThrowAgain => Decision::Roll {
                    may_double: game.may_double().is_ok(),
                },
                Phase::Rolled(roll) | Phase::OpeningRolled(roll) => Decision::Play(roll),
                Phase::Raised(raise) => Decision::Answer(raise),
                Phase::Resigned { .. } | Phase::Over(_) => Decision::Nothing,
            },
            with_cube: contest.contest().terms().cube == CubeUse::On,
        }
    }
}
