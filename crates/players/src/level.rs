//! How strong: the levels of each game, and what a choice means to the engine.
//!
//! A game's table ([`draughts::LEVELS`], [`backgammon::LEVELS`]) holds one row a level, the weakest first. A level is
//! known by its id; what it is called, and the sentence about it, stand in the catalogues under that id.

use core::time::Duration;

use ::table::GameKind;

use crate::players::CannotThink;
use crate::{backgammon, chess, draughts};

/// A level of a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level<Sight> {
    /// What catalogues, records and commands know it by.
    pub id: &'static str,
    /// What it sees.
    pub sight: Sight,
}

/// How many levels there are: as many in every game, so that one scale serves all of them, in records too.
pub const LEVELS: u8 = ::table::session::LEVELS;
const _: () = assert!(draughts::LEVELS.len() == LEVELS as usize);
const _: () = assert!(backgammon::LEVELS.len() == LEVELS as usize);
const _: () = assert!(chess::LEVELS.len() == LEVELS as usize);

/// The level to begin with where nobody has chosen one.
pub const USUAL: u8 = 4;

/// The row of a table for a level counted from 1; what lies beyond the table is its nearest end.
pub(crate) const fn row<Sight: Copy, const N: usize>(
    levels: &[Level<Sight>; N],
    number: u8,
) -> Sight {
    let last = N - 1;
    let at = (number as usize).saturating_sub(1);
    levels[if at > last { last } else { at }].sight
}

/// The ids of a game's levels, the weakest first.
#[must_use]
pub fn ids(game: GameKind) -> Vec<&'static str> {
    match game {
        GameKind::Backgammon => backgammon::LEVELS.iter().map(|level| level.id).collect(),
        GameKind::Draughts => draughts::LEVELS.iter().map(|level| level.id).collect(),
        GameKind::Chess => chess::LEVELS.iter().map(|level| level.id).collect(),
    }
}

/// The number of the level with this id, counted from 1.
#[must_use]
pub fn numbered(game: GameKind, id: &str) -> Option<u8> {
    let at = ids(game).into_iter().position(|known| known == id)?;
    u8::try_from(at + 1).ok()
}

/// How much thought is wanted. What is said beside a level overrules it; what is left open is as the level has it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// A level, counted from 1.
    pub level: Option<u8>,
    /// As well as it can be done in about a second, without a level.
    pub best: bool,
    /// Turns deep.
    pub plies: Option<u32>,
    /// How long. Only a search can be told; nets judge in no time.
    pub time: Option<Duration>,
    /// Positions looked at. Only a search can be told.
    pub nodes: Option<u64>,
}

/// Deeper than any search gets.
pub(crate) const DEEPEST: u32 = 99;
/// How long a search goes on that nothing else bounds.
const USUAL_TIME: Duration = Duration::from_secs(1);

/// Whether a search that begins now is late.
pub(crate) fn late<'a>(
    time: Option<Duration>,
    clock: &'a dyn Fn() -> Duration,
) -> impl Fn() -> bool + 'a {
    let started = clock();
    move || time.is_some_and(|time| clock().saturating_sub(started) >= time)
}

/// What bounds a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Bounds {
    /// Turns deep.
    pub(crate) depth: u32,
    /// Positions looked at.
    pub(crate) nodes: u64,
    /// How long, where that bounds it.
    pub(crate) time: Option<Duration>,
}

impl Choice {
    /// What a search is bounded by whose level has this depth and so many positions: as far as there is time for where
    /// nothing else ends it.
    pub(crate) fn bounds(self, depth: u32, nodes: u64) -> Bounds {
        let nodes = self.nodes.unwrap_or(nodes);
        let endless = self.plies.is_none() && depth == DEEPEST && nodes == u64::MAX;
        Bounds {
            depth: self.plies.unwrap_or(depth),
            nodes,
            time: self.time.or(endless.then_some(USUAL_TIME)),
        }
    }

    /// A level, counted from 1.
    #[must_use]
    pub const fn level(number: u8) -> Self {
        Self {
            level: Some(number),
            best: false,
            plies: None,
            time: None,
            nodes: None,
        }
    }

    /// As well as it can be done in about a second: for hints and judgements.
    #[must_use]
    pub const fn best() -> Self {
        Self {
            level: None,
            best: true,
            plies: None,
            time: None,
            nodes: None,
        }
    }

    /// The same, but no longer than this.
    #[must_use]
    pub const fn within(self, time: Duration) -> Self {
        Self {
            time: Some(time),
            ..self
        }
    }
}

/// What the engine is told.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Setting {
    /// About draughts.
    Draughts(draughts::Sight),
    /// About backgammon.
    Backgammon(backgammon::Sight),
    /// About chess.
    Chess(chess::Sight),
}

/// What a choice means in a game.
///
/// # Errors
/// If the game is not judged so many plies deep.
pub fn setting(game: GameKind, choice: Choice) -> Result<Setting, CannotThink> {
    Ok(match game {
        GameKind::Draughts => Setting::Draughts(draughts::Sight::of(choice)),
        GameKind::Backgammon => Setting::Backgammon(backgammon::Sight::of(choice)?),
        GameKind::Chess => Setting::Chess(chess::Sight::of(choice)),
    })
}
