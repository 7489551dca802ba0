//! A match as it was written down, whatever the file format.
//!
//! A record says what happened, move by move, and knows nothing of legality: that is what
//! [`MatchRecord::check`] is for. Reading a file brings it into one form (see [`GameRecord::normalise`]), so
//! that a record comes back unchanged from the text it is written to, and from the other format.

mod board;
mod check;
mod moves;
mod normalise;
mod replay;
mod scribe;
mod tags;

use alloc::string::String;
use alloc::vec::Vec;
use core::fmt;

use super::mat::text_of_action;
use super::sgf::setup_properties;
use super::sgf::tree::{Property, Tree};
use super::text::Place;
use crate::dice::Roll;
use crate::position::Position;
use crate::side::Side;

pub use check::{Problem, ProblemKind, Report};
pub use moves::Move;
pub use scribe::Scribe;
pub use tags::{RecordedRules, Tag};

pub(super) use board::Board;
pub(super) use moves::parse_word;
pub(super) use normalise::Walk;
pub(super) use tags::key;

/// A match, or a session of money games, as a file tells it.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct MatchRecord {
    /// Points to win; 0 for money play.
    pub length: u32,
    /// What the head of the file says of the match, in order: place, date, rules and so on. See
    /// [`MatchRecord::rules`] for what of it concerns the play.
    pub tags: Vec<Tag>,
    /// Remarks on the whole match, lines separated by `\n`; empty if there are none.
    pub comment: String,
    /// The games in order.
    pub games: Vec<GameRecord>,
}

/// One game of a match.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct GameRecord {
    /// Which game of the match it is, the first being 1.
    pub number: u32,
    /// The names, light side first.
    pub players: [String; 2],
    /// Points won before this game, light side first.
    pub score: [u64; 2],
    /// Is it the Crawford game?
    pub crawford: bool,
    /// Remarks on the game, before its first entry.
    pub comment: String,
    /// What happened, in order.
    pub entries: Vec<Entry>,
    /// How it ended, if the file says so.
    pub result: Option<GameResult>,
    /// What an SGF file says that concerns no rule of ours.
    pub sgf: SgfExtras,
    /// Where the game starts in the file.
    pub place: Place,
}

/// Something that happened in a game.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Entry {
    /// What happened.
    pub action: Action,
    /// Remarks on it, lines separated by `\n`; empty if there are none.
    pub comment: String,
    /// What an SGF file says of it that concerns no rule of ours, such as an engine's analysis.
    pub sgf: SgfExtras,
    /// Where it stands in the file.
    pub place: Place,
}

/// Parts of an SGF file that are kept for writing it again, and mean nothing to the rules. They
/// are lost in a `.mat` file, which has no place for them.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct SgfExtras {
    /// Properties we do not know.
    pub properties: Vec<Property>,
    /// Alternatives to what follows.
    pub variations: Vec<Tree>,
}

/// What can happen.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    /// A side rolled and played; without moves when it could not, or when the game ended before it
    /// did.
    Play {
        /// Whose turn.
        side: Side,
        /// The dice.
        roll: Roll,
        /// The moves in the order written. None of them is known to be legal.
        moves: Vec<Move>,
    },
    /// A turn of which the file does not say what was played: `66: ????`.
    Hidden {
        /// Whose turn.
        side: Side,
        /// The dice, if there were any.
        roll: Option<Roll>,
        /// What the file has in place of the play.
        text: String,
    },
    /// A side doubled.
    Double {
        /// Who.
        side: Side,
        /// The value that the cube would have.
        value: u64,
    },
    /// A side answered a double by turning the cube once more and keeping it: a beaver, or a
    /// raccoon after that.
    Beaver {
        /// Who.
        side: Side,
        /// The value that the cube would have.
        value: u64,
    },
    /// A side accepted a double.
    Take {
        /// Who.
        side: Side,
    },
    /// A side refused a double.
    Drop {
        /// Who.
        side: Side,
    },
    /// Something was set by hand.
    Setup(Setup),
    /// Nothing happened: a remark of its own.
    Note,
}

impl fmt::Display for Action {
    /// As a `.mat` file has it, or a set-up as an SGF file has it.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Setup(setup) => setup_properties(*setup)
                .iter()
                .try_for_each(|property| property.fmt(f)),
            action => f.write_str(text_of_action(action).unwrap_or_default().trim()),
        }
    }
}

/// What can be set by hand, one thing at a time.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Setup {
    /// The whole board, and whose turn it is.
    Board {
        /// The checkers, seen by the side on roll.
        position: Position,
        /// Whose turn it is.
        on_roll: Side,
    },
    /// Whose turn it is.
    Turn(Side),
    /// The number on the cube.
    CubeValue(u64),
    /// Who holds the cube; nobody if it lies in the middle.
    CubeOwner(Option<Side>),
    /// The dice, before the play.
    Dice {
        /// Whose dice.
        side: Side,
        /// What they show.
        roll: Roll,
    },
}

/// How a game ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct GameResult {
    /// Who won.
    pub winner: Side,
    /// How many points.
    pub points: u64,
    /// Did the loser resign? Otherwise the last checker was borne off, or a double refused.
    pub resigned: bool,
}

impl Action {
    /// Who acted.
    #[must_use]
    pub const fn side(&self) -> Option<Side> {
        match *self {
            Self::Play { side, .. }
            | Self::Hidden { side, .. }
            | Self::Double { side, .. }
            | Self::Beaver { side, .. }
            | Self::Take { side }
            | Self::Drop { side } => Some(side),
            Self::Setup(_) | Self::Note => None,
        }
    }
}

impl From<Action> for Entry {
    fn from(action: Action) -> Self {
        Self {
            action,
            comment: String::new(),
            sgf: SgfExtras::default(),
            place: Place::default(),
        }
    }
}

impl Entry {
    /// The action, read at a place.
    #[must_use]
    pub fn at(action: Action, place: Place) -> Self {
        Self {
            place,
            ..Self::from(action)
        }
    }
}

/// A remark in its usual form: lines end in `\n`, without blanks behind them, and there is no empty
/// line at the beginning or the end.
pub(super) fn tidy_comment(comment: &str) -> String {
    let comment = comment.replace("\r\n", "\n").replace('\r', "\n");
    let mut tidy = String::with_capacity(comment.len());
    let mut empty_lines = 0_usize;
    for line in comment.split('\n').map(str::trim_end) {
        if line.is_empty() {
            empty_lines += 1;
            continue;
        }
        if !tidy.is_empty() {
            tidy.extend(core::iter::repeat_n('\n', empty_lines + 1));
        }
        empty_lines = 0;
        tidy.push_str(line);
    }
    tidy
}

/// Adds a line to a remark.
pub(super) fn add_line(comment: &mut String, line: &str) {
    if !comment.is_empty() {
        comment.push('\n');
    }
    comment.push_str(line);
}
