//! What is settled before the first move: the first line of a record.

use crate::catalogue::RuleSet;
use crate::clock::{Moment, Span, TimeControl};
use crate::dice;
use crate::game::{Contest, NotBegun, Terms};
use core::fmt;
use serde_json::{Map, Value};
use std::collections::BTreeMap;

/// The version of a record. What changes the course of a game needs a new one; each is replayed as it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Version {
    /// The first.
    One,
    /// With requests for throws, halts of the server, tables that wait for their players, remarks in full.
    Two,
}

impl Version {
    /// As the header has it.
    #[must_use]
    pub const fn number(self) -> u32 {
        match self {
            Self::One => 1,
            Self::Two => 2,
        }
    }
}

/// What is settled before the first move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Header {
    /// The version of its record.
    pub version: Version,
    /// By which rules.
    pub rules: RuleSet,
    /// One game or many, and what else the rules leave open.
    pub terms: Terms,
    /// Who plays. The first holds the light pieces in the first game.
    pub players: [Player; 2],
    /// How much time they have.
    pub clock: TimeControl,
    /// Where the game starts, if not at the beginning: a FEN, an XGID or an ID of GNU Backgammon.
    pub start: Option<String>,
    /// Where the dice come from, in a game that has them.
    pub dice: Option<dice::Header>,
    /// Does the table wait until both players have come ([`Act::Begin`](super::Act::Begin))?
    pub gathers: bool,
    /// How long a side may take for its first move before the table is called off.
    pub first_move: Option<Span>,
    /// What the rules were when the table was opened; see [`RuleSet::digest`].
    pub rules_digest: Option<dice::Digest>,
    /// A remark before the first move.
    pub note: Option<String>,
    /// When the table was opened, in milliseconds since 1970; the moments of the events count from here.
    pub begun: Option<Moment>,
    /// What else is known of the occasion: event, place, round.
    pub about: BTreeMap<String, String>,
    /// Members that this version does not know.
    pub unknown: Map<String, Value>,
}

/// A player: a person or a program.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Player {
    /// The name; it may be empty.
    pub name: String,
    /// What sits there.
    pub kind: PlayerKind,
}

/// What sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayerKind {
    /// A person at this device.
    Person,
    /// A person somewhere else.
    Remote,
    /// The computer, at a level; 1 is the weakest. [`PlayerKind::level`] has it on today's scale.
    Computer {
        /// The level.
        level: u8,
        /// One of how many: records of the time when there were three go on saying so.
        of: u8,
    },
}

/// How many levels the computer plays at.
pub const LEVELS: u8 = 10;
/// How many there were once.
pub(crate) const FORMER_LEVELS: u8 = 3;

impl PlayerKind {
    /// The level of a computer among today's [`LEVELS`].
    #[must_use]
    pub fn level(self) -> Option<u8> {
        let Self::Computer { level, of } = self else {
            return None;
        };
        Some(match (level, of) {
            (level, LEVELS) => level.clamp(1, LEVELS),
            // Those that play most like the former three.
            (..=1, FORMER_LEVELS) => 2,
            (2, FORMER_LEVELS) => 5,
            (_, FORMER_LEVELS) => LEVELS,
            (level, of) => {
                let nearest = u16::from(level) * u16::from(LEVELS) / u16::from(of.max(1));
                nearest.clamp(1, LEVELS.into()) as u8
            }
        })
    }
}

impl Player {
    /// A person with this name.
    #[must_use]
    pub fn person(name: impl Into<String>) -> Self {
        Self {
            name: name.into(),
            kind: PlayerKind::Person,
        }
    }

    /// The computer at this level, one of [`LEVELS`].
    #[must_use]
    pub fn computer(name: impl Into<String>, level: u8) -> Self {
        Self {
            name: name.into(),
            kind: PlayerKind::Computer { level, of: LEVELS },
        }
    }
}

/// The longest name of a player, in bytes.
pub const LONGEST_NAME: usize = 200;
/// The longest position, in bytes.
pub const LONGEST_START: usize = 2000;
/// The most remarks about the occasion, and the longest of them in bytes, its name included.
pub const MOST_ABOUT: (usize, usize) = (64, 4000);

/// Why a table cannot be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum OpenError {
    /// The game cannot begin like this.
    Game(NotBegun),
    /// The commitments of the dice are wrong.
    Dice(dice::DiceFault),
    /// Something is longer than it may be.
    TooLong {
        /// What.
        what: LongPart,
        /// How long it may be.
        most: usize,
    },
}

/// What of a header has a length that may be too great.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LongPart {
    /// The name of a player.
    Name,
    /// The position at the start.
    Start,
    /// All that is said about the game: how many things.
    Remarks,
    /// One thing of it: how many bytes.
    Remark,
}

impl fmt::Display for OpenError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Game(error) => error.fmt(f),
            Self::Dice(fault) => fault.fmt(f),
            Self::TooLong { what, most } => match what {
                LongPart::Name => write!(f, "the name of a player has more than {most} bytes"),
                LongPart::Start => write!(f, "the start has more than {most} bytes"),
                LongPart::Remarks => write!(f, "there are more than {most} remarks"),
                LongPart::Remark => write!(f, "a remark has more than {most} bytes"),
            },
        }
    }
}

impl core::error::Error for OpenError {}

impl Header {
    /// A game by these rules on their usual terms, without a clock, between two nameless people; with
    /// typed dice where there are dice.
    #[must_use]
    pub fn new(rules: RuleSet) -> Self {
        let typed = || "local".parse().ok().map(dice::Header::typed);
        let dice = rules.kind().has_dice().then(typed).flatten();
        Self {
            version: Version::Two,
            terms: Terms::usual(&rules),
            rules_digest: Some(rules.digest()),
            rules,
            players: [Player::person(""), Player::person("")],
            clock: TimeControl::None,
            start: None,
            dice,
            gathers: false,
            first_move: None,
            note: None,
            begun: None,
            about: BTreeMap::new(),
            unknown: Map::new(),
        }
    }

    /// Have the rules changed since the table was opened?
    pub(super) fn rules_have_changed(&self) -> bool {
        self.rules_digest
            .is_some_and(|digest| digest != self.rules.digest())
    }

    /// Checks everything and sets up the board.
    pub(super) fn contest(&self) -> Result<Contest, OpenError> {
        self.check_lengths()?;
        let source = self.dice.as_ref().map(|dice| &dice.source);
        Contest::begin(&self.rules, &self.terms, source, self.start.as_deref())
            .map_err(OpenError::Game)
    }

    fn check_lengths(&self) -> Result<(), OpenError> {
        let check = |what, length, most| match length {
            0.. if length > most => Err(OpenError::TooLong { what, most }),
            _ => Ok(()),
        };
        for player in &self.players {
            check(LongPart::Name, player.name.len(), LONGEST_NAME)?;
        }
        let note = self.note.as_ref().map_or(0, String::len);
        check(LongPart::Remark, note, super::LONGEST_NOTE)?;
        check(
            LongPart::Start,
            self.start.as_ref().map_or(0, String::len),
            LONGEST_START,
        )?;
        let (most, longest) = MOST_ABOUT;
        check(LongPart::Remarks, self.about.len(), most)?;
        for (name, text) in &self.about {
            check(LongPart::Remark, name.len() + text.len(), longest)?;
        }
        Ok(())
    }
}
