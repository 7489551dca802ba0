//! What a seat may say, and who may do what.

use super::event::{Act, Event, Offer};
use crate::Side;
use crate::dice::{Party, Throw};

/// What somebody who sits at a table can say. It carries neither who says it, which the seat knows, nor when and with
/// what lag, which the server measures; so nobody can speak for another or mend his own clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Intent {
    /// A move or a word of the game, as typed.
    Play(String),
    /// A throw.
    Roll(Throw),
    /// The game is given up.
    Resign,
    /// A proposal.
    Offer(Offer),
    /// The proposal is accepted.
    Accept,
    /// The proposal is declined, or withdrawn.
    Decline,
    /// Ready for the next game.
    NextGame,
    /// Ready to go on after an adjournment.
    Resume,
    /// No further game is wanted.
    Stop,
    /// Nothing shall come of it.
    Abort,
    /// The other side's time is up.
    Flag,
    /// I leave for good.
    Leave,
}

/// Whom an act comes from, as far as the right to it goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Standing {
    /// The player whom the act concerns: who moves, whose flag it is, who leaves.
    Own,
    /// The other player.
    Other,
    /// The server, or the machine of a local table.
    Server,
}

impl Standing {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Own, Self::Other, Self::Server];
}

/// Every act by its name, and who may do it: the player whom it concerns, the other one, the server. Beyond the right
/// to it the table decides whether it can happen now.
pub const RIGHTS: [(&str, [bool; 3]); 17] = [
    ("play", [true, false, false]),
    // Each party's own entries; the server brings a finished throw in the name of the thrower.
    ("dice", [true, false, true]),
    ("request", [true, false, false]),
    ("resign", [true, false, false]),
    ("offer", [true, false, false]),
    ("accept", [true, false, false]),
    ("decline", [true, true, false]),
    ("resume", [true, true, true]),
    ("flag", [true, true, true]),
    ("leave", [true, false, true]),
    ("next-game", [true, true, true]),
    ("stop", [true, true, false]),
    ("await", [false, false, true]),
    ("begin", [false, false, true]),
    ("abort", [true, true, true]),
    ("halt", [false, false, true]),
    ("go-on", [false, false, true]),
];

impl Act {
    /// Whether somebody of this standing may do it.
    #[must_use]
    pub fn is_for(&self, standing: Standing) -> bool {
        let place = match standing {
            Standing::Own => 0,
            Standing::Other => 1,
            Standing::Server => 2,
        };
        RIGHTS
            .iter()
            .any(|(name, rights)| *name == self.id() && rights[place])
    }

    /// Whether this party may do it.
    #[must_use]
    pub fn may(&self, party: Party) -> bool {
        let standing = match (party, self) {
            (Party::Server, _) => Standing::Server,
            (party, Self::Flag(side) | Self::Leave(side)) if party != Party::from(*side) => {
                Standing::Other
            }
            _ => Standing::Own,
        };
        self.is_for(standing)
    }
}

impl Event {
    /// Whether who did it may do so.
    pub(super) fn is_by_right(&self) -> bool {
        self.act.may(self.by)
    }
}

impl Intent {
    /// What it lets happen at a table, said from this side's seat; nothing for a move, which the table has to read
    /// first ([`Table::said`](super::Table::said)).
    #[must_use]
    pub fn act(&self, side: Side) -> Option<Act> {
        Some(match self {
            Self::Play(_) => return None,
            Self::Roll(kind) => Act::Request(*kind),
            Self::Resign => Act::Resign,
            Self::Offer(offer) => Act::Offer(*offer),
            Self::Accept => Act::Accept,
            Self::Decline => Act::Decline,
            Self::NextGame => Act::NextGame,
            Self::Resume => Act::Resume,
            Self::Stop => Act::Stop,
            Self::Abort => Act::Abort,
            Self::Flag => Act::Flag(side.other()),
            Self::Leave => Act::Leave(side),
        })
    }
}
