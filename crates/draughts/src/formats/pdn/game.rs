//! A game as a PDN file has it: tags, moves as written, comments, variations.

use super::error::{At, PdnError};
use super::score::Score;
use crate::notation::MoveText;
use alloc::boxed::Box;
use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

/// One game of a PDN file, as written. Nothing in it is known to be legal: see
/// [`Replay`](super::Replay) for that.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct PdnGame {
    /// Where the game starts in the file.
    pub at: At,
    /// The tag pairs in order.
    pub tags: Vec<Tag>,
    /// The moves, with everything between them.
    pub body: Vec<Node>,
    /// The result after the last move, if one is written there.
    pub score: Option<Score>,
}

/// A tag pair: `[White "Tinsley, M."]`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Tag {
    /// The name.
    pub name: String,
    /// The value, unescaped.
    pub value: String,
}

/// One thing in the moves of a game or of a variation.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Node {
    /// A move.
    Move(WrittenMove),
    /// Another way to go on, instead of the move before it.
    Variation(Vec<Node>),
    /// A comment: `{…}`, `; …`, or words in parentheses.
    Comment(String),
    /// A numeric glyph: `$1`.
    Glyph(u8),
    /// A position set up at this point (PDN 3.0), as FEN.
    Setup(String),
    /// `-`: a move that nobody wrote down.
    Missing,
}

/// A move in a game, as written.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct WrittenMove {
    /// Where it stands in the file.
    pub at: At,
    /// The move number before it, if there is one.
    pub number: Option<MoveNumber>,
    /// The squares.
    pub text: MoveText,
    /// `!`, `?`, `!?`, `*` … right behind it; empty for none.
    pub strength: Strength,
}

/// A move number: `12.` or `12...`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MoveNumber {
    /// The number.
    pub number: u32,
    /// Whether dots say that the move is the second player's.
    pub second: bool,
}

impl fmt::Display for MoveNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}",
            self.number,
            if self.second { "..." } else { "." }
        )
    }
}

/// The marks behind a move: up to eight of `!`, `?`, `*`, `+`, `=`, `#`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Strength {
    marks: [u8; 8],
}

impl Strength {
    /// The marks that can be part of one.
    pub(super) const MARKS: &'static [u8] = b"!?*+=#";

    /// These marks; what cannot be one is left out.
    #[must_use]
    pub fn of(marks: &str) -> Self {
        let mut strength = Self::default();
        let marks = marks.bytes().filter(|mark| Self::MARKS.contains(mark));
        strength.add(&marks.collect::<Vec<u8>>());
        strength
    }

    /// Adds marks; the ninth and later ones are dropped.
    pub(super) fn add(&mut self, marks: &[u8]) {
        let used = self.as_str().len();
        for (place, mark) in self.marks[used..].iter_mut().zip(marks) {
            *place = *mark;
        }
    }

    /// The marks.
    #[must_use]
    pub fn as_str(&self) -> &str {
        let used = self.marks.iter().take_while(|mark| **mark != 0).count();
        core::str::from_utf8(&self.marks[..used]).unwrap_or_default()
    }
}

/// A game that could not be read to its end, with what could.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BadGame {
    /// What stopped the reading, and where.
    pub error: PdnError,
    /// The tags and moves before it.
    pub read: PdnGame,
}

impl fmt::Display for BadGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.error.fmt(f)
    }
}

impl core::error::Error for BadGame {
    fn source(&self) -> Option<&(dyn core::error::Error + 'static)> {
        Some(&self.error)
    }
}

/// What reading one game gives.
pub type ReadGame = Result<PdnGame, Box<BadGame>>;

/// Names of tags that programs of other countries write instead of those of the standard.
const OTHER_NAMES: [(&str, &str); 3] = [
    ("Bianco", "White"),
    ("Nero", "Black"),
    ("Risultato", "Result"),
];

impl Tag {
    /// Is it the tag that the standard calls so? Names are compared without regard to case, and the Italian names of
    /// the players and the result are known: real files have `[fen "…"]` and `[Bianco "…"]`.
    #[must_use]
    pub fn is(&self, name: &str) -> bool {
        let own = OTHER_NAMES
            .iter()
            .find(|(other, _)| self.name.eq_ignore_ascii_case(other))
            .map_or(self.name.as_str(), |(_, standard)| standard);
        own.eq_ignore_ascii_case(name)
    }
}

impl PdnGame {
    /// The value of a tag, as [`Tag::is`] knows it.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags
            .iter()
            .find(|tag| tag.is(name))
            .map(|tag| tag.value.as_str())
    }

    /// Sets a tag, replacing its first value if it has one.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        match self.tags.iter_mut().find(|tag| tag.is(name)) {
            Some(tag) => tag.value = value.into(),
            None => self.tags.push(Tag {
                name: name.into(),
                value: value.into(),
            }),
        }
    }

    /// What the `GameType` tag says, if it says something.
    #[must_use]
    pub fn game_type(&self) -> Option<&str> {
        self.tag("GameType")
            .map(str::trim)
            .filter(|text| !matches!(*text, "" | "?"))
    }

    /// Are there tags, and then nothing? A file that was cut off ends so. A position alone is a problem to solve.
    #[must_use]
    pub fn breaks_off(&self) -> bool {
        let told = !self.body.is_empty() || self.score.is_some();
        !told && self.tag("FEN").is_none()
    }

    /// The moves of the game itself, without variations.
    pub fn moves(&self) -> impl Iterator<Item = &WrittenMove> {
        self.body.iter().filter_map(|node| match node {
            Node::Move(written) => Some(written),
            _ => None,
        })
    }

    /// The result: what stands after the last move, or else in the `Result` tag.
    #[must_use]
    pub fn result(&self) -> Option<Score> {
        match self.score {
            None | Some(Score::Unknown) => self.tag("Result").and_then(Score::parse).or(self.score),
            known => known,
        }
    }
}
