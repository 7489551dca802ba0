//! What happens at a table.

use crate::Side;
use crate::clock::Span;
use crate::dice::{self, Party};
use crate::game::GameEvent;

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
}

/// What can happen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Act {
    /// A move, a play, a decision about the cube, a resignation with its stake: whatever the game
    /// itself knows, except throws.
    Play(GameEvent),
    /// A throw with its proof, or typed in; or what the dice need between two throws.
    Dice(dice::Entry),
    /// A player gives the game up, where games have no stake.
    Resign,
    /// A player proposes something to the other.
    Offer(Offer),
    /// The proposal is accepted.
    Accept,
    /// The proposal is declined.
    Decline,
    /// Play goes on after an adjournment.
    Resume,
    /// This side's time is up.
    Flag(Side),
    /// This side has left for good and loses.
    Leave(Side),
    /// The next game begins.
    NextGame,
    /// The players stop, where they play for points without an end.
    Stop,
    /// The throw that was asked for waits for this party's element, and so does the clock. On the record only
    /// where somebody keeps the others waiting.
    Await(Party),
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
}

impl Offer {
    /// Its place in a table with one entry a kind.
    pub(super) const fn kind(self) -> usize {
        match self {
            Self::Draw => 0,
            Self::Takeback { .. } => 1,
            Self::Adjournment => 2,
        }
    }

    /// A stable name, for JSON and translations.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::Takeback { .. } => "takeback",
            Self::Adjournment => "adjournment",
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
        let by = match &entry {
            dice::Entry::Roll(roll) => roll.by.into(),
            dice::Entry::Typed(typed) => typed.by.into(),
            dice::Entry::Void(void) => void.by.into(),
            dice::Entry::Renew(renew) => renew.commitment.party,
            dice::Entry::Seed(_) => Party::Server,
        };
        Self::new(by, Act::Dice(entry))
    }

    /// The same event with a remark.
    #[must_use]
    pub fn noted(mut self, note: impl Into<String>) -> Self {
        self.note = Some(note.into());
        self
    }
}
