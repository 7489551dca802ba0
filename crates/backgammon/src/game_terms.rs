//! What holds for one game of a contest.

use crate::frame::Frame;
use crate::terms::{Beavers, CubeUse, DiceSupply, Jacoby, Terms};

/// The cube in one game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
pub enum CubeTerms {
    /// It can be turned.
    InPlay,
    /// The players left it in the box.
    LeftOut,
    /// This is the Crawford game of a match.
    CrawfordGame,
}

/// What holds for one game of a contest. Made by [`GameTerms::of`]; the fields can be changed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[non_exhaustive]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct GameTerms {
    /// The rule set, for the articles of refusals.
    pub frame: Frame,
    /// The cube.
    pub cube: CubeTerms,
    /// The Jacoby rule.
    pub jacoby: Jacoby,
    /// Beavers.
    pub beavers: Beavers,
    /// Where the dice come from.
    pub dice: DiceSupply,
}

impl GameTerms {
    /// The terms of an ordinary game of a contest; the match decides which one is the Crawford game.
    #[must_use]
    pub fn of(terms: &Terms) -> Self {
        Self {
            frame: terms.frame,
            cube: match terms.cube {
                CubeUse::On => CubeTerms::InPlay,
                CubeUse::Off => CubeTerms::LeftOut,
            },
            jacoby: terms.jacoby,
            beavers: terms.beavers,
            dice: terms.dice,
        }
    }
}
