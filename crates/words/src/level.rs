//! What the computer's levels are called, and the sentence about each.

use ::table::catalogue::GameKind;
use ::table::session::LEVELS;

#[cfg(test)]
use super::message::Kind;
use super::message::{Argument, messages};
use super::{Lang, Message};

messages! {
    /// Words about levels.
    Levels {
        Name = "level-name" { level: Level },
        Draughts = "level-draughts" { level: Level },
        Backgammon = "level-backgammon" { level: Level },
        Chess = "level-chess" { level: Level },
    }
}

/// A level, counted from 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Level(u8);

impl Level {
    /// What the catalogues select by, the weakest first.
    const KEYS: [&'static str; LEVELS as usize] = [
        "novice",
        "beginner",
        "learner",
        "amateur",
        "veteran",
        "club",
        "tournament",
        "expert",
        "master",
        "champion",
    ];
}

impl Argument for Level {
    #[cfg(test)]
    const KIND: Kind = Kind::Choice(&Self::KEYS);

    fn value(&self, _: Lang) -> crate::resolve::Value<'_> {
        let at = usize::from(self.0.clamp(1, LEVELS)) - 1;
        Self::KEYS[at].into()
    }
}

/// What a level is called, counted from 1: the same in every game.
#[must_use]
pub fn level_name(level: u8, lang: Lang) -> String {
    let level = Level(level);
    Levels::Name { level }.say(lang)
}

/// How the computer plays a game at a level, counted from 1: one sentence.
#[must_use]
pub fn level_about(game: GameKind, level: u8, lang: Lang) -> String {
    let level = Level(level);
    match game {
        GameKind::Draughts => Levels::Draughts { level },
        GameKind::Backgammon => Levels::Backgammon { level },
        GameKind::Chess => Levels::Chess { level },
    }
    .say(lang)
}
