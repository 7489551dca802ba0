//! What crosses the boundary about tables that are led by a server.

use ::table::dice::Commitment;
use serde::{Deserialize, Serialize};

use super::{Answer, BySide, Side, TableId, TableView};

/// A seat that is taken at a server: what to send there, and what never to send.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Sealed {
    /// The key of one's own dice, for one's own link alone.
    pub key: String,
    /// What binds one to them.
    #[cfg_attr(test, ts(type = "object"))]
    pub commitment: Commitment,
}

/// What a word of the server led to.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Heard {
    /// The table, once it has begun.
    pub view: Option<TableView>,
    /// Everything around it.
    pub online: OnlineView,
    /// What to send now, in this order.
    pub send: Vec<String>,
    /// Lines are missing: ask for them from `online.version` on.
    pub gap: bool,
    /// Why the server did not let a command happen.
    pub refused: Option<String>,
}

/// What came of something that was to be said to the server.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Told {
    /// The table with it, until the server has answered; or why it cannot be.
    pub answer: Answer,
    /// Everything around it.
    pub online: OnlineView,
    /// What to send now, in this order.
    pub send: Vec<String>,
}

/// Everything around a table that a server leads.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct OnlineView {
    /// By this number the box knows it.
    pub table: TableId,
    /// How many lines are known.
    pub version: u32,
    /// Which side is one's own in the game on the board; nothing for those who watch.
    pub you: Option<Side>,
    /// `waiting`, `live`, `over` or `closed`.
    pub state: String,
    /// Who sits where, by the sides of the game on the board.
    pub seats: BySide<OnlineSeat>,
    /// Something was said to the server that it has not answered.
    pub pending: bool,
    /// The server has stopped the clocks, and why.
    pub halted: Option<String>,
    /// A proposal that stands.
    pub offer: Option<OnlineOffer>,
    /// A resignation that waits for an answer.
    pub resigned: Option<Resigned>,
    /// Who has said that the next game may begin.
    pub ready: BySide<bool>,
    /// What can be said now besides moves.
    pub may: May,
    /// The secrets of one's own dice are not here: come back with the own link, or seal others.
    pub dice_lost: bool,
    /// Somebody has asked for a throw that has not come yet.
    pub throwing: bool,
    /// Play is adjourned until both would go on.
    pub adjourned: bool,
    /// What was said here.
    pub chat: Vec<Said>,
    /// Who would talk.
    pub chat_wanted: BySide<bool>,
    /// Who would play again.
    pub rematch_wanted: BySide<bool>,
    /// The new table.
    pub rematch: Option<Rematch>,
    /// The lag of one's own line, in milliseconds.
    pub lag: Option<u64>,
}

/// Somebody at a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OnlineSeat {
    /// What they are called.
    pub name: String,
    /// Has somebody sat down?
    pub taken: bool,
    /// Are they there now?
    pub here: bool,
    /// For how many milliseconds they have been gone.
    pub gone: Option<u64>,
}

/// A proposal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct OnlineOffer {
    /// Who made it.
    pub by: Side,
    /// What.
    #[cfg_attr(test, ts(type = "'draw' | 'takeback' | 'adjournment' | 'reseal'"))]
    pub what: &'static str,
}

/// A resignation that waits for an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Resigned {
    /// Who.
    pub by: Side,
    /// For how many points: 1, 2 or 3 times the cube.
    pub points: u64,
}

/// What can be said at a table now besides moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct May {
    /// Nothing shall come of it.
    pub abort: bool,
    /// One's own last move is to be taken back.
    pub takeback: bool,
    /// A draw.
    pub draw: bool,
    /// Going on another time.
    pub adjourn: bool,
    /// Going on now.
    pub resume: bool,
    /// The next game.
    pub next: bool,
    /// No further game, where points are kept without an end.
    pub stop: bool,
}

/// Something that was said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Said {
    /// By whom, in the order in which they sat down.
    pub from: u8,
    /// What.
    pub text: String,
    /// When, by the server's clock.
    pub at: u64,
}

/// A new table for the same two.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Rematch {
    /// Its id at the server.
    pub table: String,
    /// The secret of one's own seat.
    pub secret: String,
}

/// What can be said to a server that is no move.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum Saying {
    /// My last move shall be taken back.
    Takeback,
    /// Play shall go on another time.
    Adjournment,
    /// It goes on; both have to say so.
    Resume,
    /// The secrets of one's own dice are lost: others in their place, from this key, if the other player agrees.
    Reseal {
        /// 64 hexadecimal digits that were drawn here.
        key: String,
    },
    /// What was proposed is accepted.
    Accept,
    /// It is declined, or withdrawn.
    Decline,
    /// The resignation is accepted.
    Accepted,
    /// It is not enough.
    Refused,
    /// Nothing shall come of it.
    Abort,
    /// The other one has been gone long enough.
    Claim,
    /// No further game.
    Stop,
    /// I leave for good.
    Leave,
    /// Once more.
    Rematch,
    /// Words, or whether one would talk.
    Chat {
        /// Would one?
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        on: Option<bool>,
        /// The words.
        #[serde(default)]
        #[cfg_attr(test, ts(optional))]
        text: Option<String>,
    },
    /// What was said last is shown to whoever looks after the server.
    Report,
}
