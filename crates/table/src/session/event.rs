//! What happens at a table.

use super::Version;
use crate::Side;
use crate::clock::Span;
use crate::dice::{self, Commitment, Party, Throw};
use crate::game::GameEvent;
use serde::{Deserialize, Serialize};

/// One thing that happens at a table, and who did it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// Who: a player, by the colour held in the game on the board, or the server (the machine, of a
    /// local table).
    pub by: Party,
    /// What.
    pub act: Act,
    /// How much of the time was spent by the network and not by the player: it is not charged. Whoever runs
    /// the table measures and bounds it.
    pub lag: Span,
    /// A remark to keep with it.
    pub note: Option<String>,
    /// The signs of PDN and PGN for a good move, a mistake and so on, by their numbers.
    pub nags: Vec<u8>,
    /// What could have been played instead, from just before this event.
    pub variations: Vec<Variation>,
    /// The rules end the game in a draw with this move, and the players went on all the same. For games that others
    /// wrote down: at a table of one's own the draw ends the game.
    pub goes_on: bool,
}

/// A line of moves that was not played, or a remark that stands between two of them: then nobody moves in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Variation(pub Vec<Aside>);

/// A move of a variation, or a remark before its first move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Aside {
    /// The move in its notation; in backgammon with the dice before it. Empty for a remark alone.
    #[serde(rename = "move", default, skip_serializing_if = "String::is_empty")]
    pub text: String,
    /// As for an [`Event`].
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub nags: Vec<u8>,
    /// A remark to keep with it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub note: Option<String>,
    /// What could have been played instead of this one.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub variations: Vec<Variation>,
}

/// What can happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A move, a play, a decision about the cube, a resignation with its stake: whatever the game
    /// itself knows, except throws.
    Play(GameEvent),
    /// A throw with its proof, or typed in; or what the dice need between two throws.
    Dice(dice::Entry),
    /// A player asks for a throw of this kind and is bound to it, before anybody's element is shown.
    Request(Throw),
    /// A player gives the game up, where games have no stake.
    Resign,
    /// A player proposes something to the other.
    Offer(Offer),
    /// The proposal is accepted.
    Accept,
    /// The proposal is declined.
    Decline,
    /// Play goes on after an adjournment: where somebody sits elsewhere, once both have said so.
    Resume,
    /// This side's time is up.
    Flag(Side),
    /// This side has left for good and loses.
    Leave(Side),
    /// The next game begins: where somebody sits elsewhere, once both have said so.
    NextGame,
    /// The players stop, where they play for points without an end.
    Stop,
    /// The throw that was asked for waits for this party's element, and so does the clock. On the record only
    /// where somebody keeps the others waiting.
    Await(Party),
    /// Both players are there, and time begins to run.
    Begin,
    /// Nothing has come of it: not both have moved yet, and nobody wins or loses.
    Abort,
    /// The server was last heard of at this moment: nobody's time runs.
    Halt,
    /// The server is back.
    GoOn,
}

impl Act {
    /// Those that say nothing but their name.
    pub(crate) const PLAIN: [Self; 10] = [
        Self::Resign,
        Self::Accept,
        Self::Decline,
        Self::Resume,
        Self::NextGame,
        Self::Stop,
        Self::Begin,
        Self::Abort,
        Self::Halt,
        Self::GoOn,
    ];

    /// A stable name, as the record has it.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Play(_) => "play",
            Self::Dice(_) => "dice",
            Self::Request(_) => "request",
            Self::Resign => "resign",
            Self::Offer(_) => "offer",
            Self::Accept => "accept",
            Self::Decline => "decline",
            Self::Resume => "resume",
            Self::Flag(_) => "flag",
            Self::Leave(_) => "leave",
            Self::NextGame => "next-game",
            Self::Stop => "stop",
            Self::Await(_) => "await",
            Self::Begin => "begin",
            Self::Abort => "abort",
            Self::Halt => "halt",
            Self::GoOn => "go-on",
        }
    }

    /// The version of the record from which on it is known.
    #[must_use]
    pub const fn since(&self) -> Version {
        match self {
            Self::Request(_) | Self::Begin | Self::Abort | Self::Halt | Self::GoOn => Version::Two,
            _ => Version::One,
        }
    }
}

/// What a player can propose.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Offer {
    /// The game is drawn.
    Draw,
    /// The game goes back to where this many of its moves and throws had been made.
    Takeback {
        /// How many stay.
        keep: usize,
    },
    /// Play stops and the clocks stand until somebody resumes it.
    Adjournment,
    /// The proposer has lost the secrets of his dice and seals another chain.
    Reseal(Commitment),
}

impl Offer {
    /// How many kinds there are.
    pub(super) const KINDS: usize = 4;

    /// Its place in a table with one entry a kind.
    pub(super) const fn kind(self) -> usize {
        match self {
            Self::Draw => 0,
            Self::Takeback { .. } => 1,
            Self::Adjournment => 2,
            Self::Reseal(_) => 3,
        }
    }

    /// A stable name, for JSON and translations.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Takeback { .. } => "takeback",
            Self::Adjournment => "adjournment",
            Self::Reseal(_) => "reseal",
        }
    }
}

impl Event {
    /// Something that `by` does.
    #[must_use]
    pub const fn new(by: Party, act: Act) -> Self {
        Self {
            by,
            act,
            lag: Span::ZERO,
            note: None,
            nags: Vec::new(),
            variations: Vec::new(),
            goes_on: false,
        }
    }

    /// Something that the player of this colour does.
    #[must_use]
    pub fn by(side: Side, act: Act) -> Self {
        Self::new(side.into(), act)
    }

    /// A move or another event of the game.
    #[must_use]
    pub fn play(side: Side, event: GameEvent) -> Self {
        Self::by(side, Act::Play(event))
    }

    /// An entry of the dice, in the name of whoever made it.
    #[must_use]
    pub fn dice(entry: dice::Entry) -> Self {
        Self::new(maker(&entry).unwrap_or(Party::Server), Act::Dice(entry))
    }

    /// The same event with a remark.
    #[must_use]
    pub fn noted(mut self, note: impl Into<String>) -> Self {
        self.note = Some(note.into());
        self
    }
}

/// Who makes an entry of the dice; whichever side is human, for words.
pub(super) fn maker(entry: &dice::Entry) -> Option<Party> {
    match entry {
        dice::Entry::Roll(roll) => Some(roll.by.into()),
        dice::Entry::Typed(typed) => Some(typed.by.into()),
        dice::Entry::Void(void) => Some(void.by.into()),
        dice::Entry::Renew(renew) => Some(renew.commitment.party),
        dice::Entry::Reseal(reseal) => Some(reseal.commitment.party),
        dice::Entry::Seed(_) => None,
    }
}
