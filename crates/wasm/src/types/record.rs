//! The record of a table as the page shows it.

use serde::Serialize;

use super::{BackgammonTurn, ChessTurn, DraughtsTurn, Later, NodeId, Side};

/// What happened at one step of the record.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(tag = "kind")]
pub enum RecordEvent {
    /// A turn of draughts.
    #[serde(rename = "move")]
    Move {
        /// From where to where, and what was taken.
        turn: DraughtsTurn,
    },
    /// A turn of backgammon.
    #[serde(rename = "play")]
    Play {
        /// Its dice.
        dice: [u8; 2],
        /// From where to where, step by step.
        turn: BackgammonTurn,
    },
    /// A move of chess.
    #[serde(rename = "chess")]
    Chess {
        /// From where to where.
        #[cfg_attr(test, ts(as = "ChessTurn"))]
        turn: Later<ChessTurn>,
    },
    /// A draw of chess was claimed.
    #[serde(rename = "claim")]
    Claim,
    /// A double.
    #[serde(rename = "double")]
    Double {
        /// What the cube would show.
        value: u64,
    },
    /// A take.
    #[serde(rename = "take")]
    Take,
    /// A beaver or a raccoon.
    #[serde(rename = "beaver")]
    Beaver {
        /// What the cube would show.
        value: u64,
    },
    /// A drop.
    #[serde(rename = "drop")]
    Drop,
    /// A draw by agreement.
    #[serde(rename = "draw agreed")]
    DrawAgreed,
    /// A resignation.
    #[serde(rename = "resign")]
    Resign {
        /// What it cost.
        points: u64,
    },
    /// A flag fell.
    #[serde(rename = "flag")]
    Flag,
}

/// How an event was judged.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Judgement {
    /// Light's share of the wins after the event, 0 to 1.
    pub light_share: f64,
    /// If it was bad.
    pub mark: Option<Mark>,
    /// What it cost against the best one, in the unit of the game (equity or men); 0 for the best.
    pub loss: f64,
    /// What the dice gave, in equity; nothing without dice.
    pub luck: Option<f64>,
}

/// How bad it was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Mark {
    /// Very.
    Blunder,
    /// Noticeably.
    Error,
}

impl From<::players::Judgement> for Judgement {
    fn from(judged: ::players::Judgement) -> Self {
        Self {
            light_share: judged.light_share,
            mark: judged.mark.map(|mark| match mark {
                ::players::Mark::Blunder => Mark::Blunder,
                ::players::Mark::Error => Mark::Error,
            }),
            loss: judged.loss,
            luck: judged.luck,
        }
    }
}

/// One event of the record, with the branches that left the line just before it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RecordEntry {
    /// The node it leads to.
    pub node: NodeId,
    /// The number printed in front of the row, from 1.
    pub number: u32,
    /// Whose.
    pub side: Side,
    /// What.
    pub event: RecordEvent,
    /// How it was judged.
    pub judgement: Option<Judgement>,
    /// A remark that came with the record.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub note: Option<String>,
    /// Other ways to go on.
    pub branches: Vec<Vec<RecordEntry>>,
}

/// The record as a main line with branches.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct RecordView {
    /// The main line.
    pub line: Vec<RecordEntry>,
    /// The node that is shown.
    pub current: NodeId,
    /// Is `current` the end of the line it lies on?
    pub at_end: bool,
    /// Which game of the match is shown, from 0.
    pub game: usize,
    /// How many games of the match have begun on this line.
    pub games: usize,
    /// A remark before the first move that came with the record.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub note: Option<String>,
}
