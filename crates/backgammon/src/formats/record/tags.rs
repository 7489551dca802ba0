//! What the head of a file says of a match.

use alloc::string::String;

use super::{Action, GameRecord, MatchRecord};
use crate::position::StartingPosition;

/// A fact with its name: `; [EventDate "2024.05.01"]`.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Tag {
    /// The name.
    pub key: String,
    /// The value.
    pub value: String,
}

/// The rules that a record names. What it does not name is `None`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
#[non_exhaustive]
pub struct RecordedRules {
    /// Is there a Crawford game?
    pub crawford: Option<bool>,
    /// Are gammons worth one point until the cube has been turned?
    pub jacoby: Option<bool>,
    /// May a double be turned once more at once?
    pub beavers: Option<bool>,
    /// Is there a cube?
    pub cube: Option<bool>,
    /// How the checkers are set up.
    pub start: Option<StartingPosition>,
}

/// The names under which the rules are kept, as eXtreme Gammon writes them.
pub(in super::super) mod key {
    pub(in super::super::super) const CRAWFORD: &str = "Crawford";
    pub(in super::super::super) const JACOBY: &str = "Jacoby";
    pub(in super::super::super) const BEAVER: &str = "Beaver";
    pub(in super::super::super) const CUBE: &str = "Cube";
    pub(in super::super::super) const VARIATION: &str = "Variation";
}

impl MatchRecord {
    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, key: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|tag| tag.key.eq_ignore_ascii_case(key))
            .map(|tag| tag.value.as_str())
    }

    /// Sets a tag: in its place if it is there, else at the end.
    pub fn set_tag(&mut self, key: &str, value: &str) {
        let old = self
            .tags
            .iter_mut()
            .find(|tag| tag.key.eq_ignore_ascii_case(key));
        match old {
            Some(tag) => tag.value = value.into(),
            None => self.tags.push(Tag {
                key: key.into(),
                value: value.into(),
            }),
        }
    }

    /// What the tags say of the rules.
    #[must_use]
    pub fn rules(&self) -> RecordedRules {
        let switch = |key| match self.tag(key)? {
            on if on.eq_ignore_ascii_case("On") => Some(true),
            off if off.eq_ignore_ascii_case("Off") => Some(false),
            _ => None,
        };
        RecordedRules {
            crawford: switch(key::CRAWFORD),
            jacoby: switch(key::JACOBY),
            beavers: switch(key::BEAVER),
            cube: switch(key::CUBE),
            start: self.tag(key::VARIATION).and_then(|variation| {
                match variation.to_ascii_lowercase().as_str() {
                    "backgammon" => Some(StartingPosition::Standard),
                    // GNU Backgammon says with how many checkers.
                    "hypergammon (3)" => Some(StartingPosition::Hypergammon),
                    other => StartingPosition::from_id(other),
                }
            }),
        }
    }

    /// How the checkers are set up at the start of each game; `None` for a variation of the game
    /// that we do not know.
    #[must_use]
    pub fn start(&self) -> Option<StartingPosition> {
        match self.tag(key::VARIATION) {
            Some(_) => self.rules().start,
            None => Some(StartingPosition::Standard),
        }
    }

    /// Is there a Crawford game? A match has one unless it says otherwise.
    #[must_use]
    pub fn has_crawford_rule(&self) -> bool {
        self.length > 0 && self.rules().crawford.unwrap_or(true)
    }

    /// Which game is the Crawford game, going by the scores: the first one before which a side is
    /// one point short of the match. A match to one point has none. A record that begins at such a
    /// score does not show whether the Crawford game came before; a double in its first game does.
    pub(in super::super) fn crawford_game_by_score(&self) -> Option<usize> {
        let target = u64::from(self.length.checked_sub(1)?);
        if target == 0 || !self.has_crawford_rule() {
            return None;
        }
        let first = self
            .games
            .iter()
            .position(|game| game.score.contains(&target))?;
        let is_doubled = |game: &GameRecord| {
            let mut actions = game.entries.iter().map(|entry| &entry.action);
            actions.any(|action| matches!(action, Action::Double { .. }))
        };
        (first > 0 || !is_doubled(&self.games[first])).then_some(first)
    }
}
