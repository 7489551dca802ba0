//! The mirror of `web/src/box/backgammon.ts`.

use serde::{Deserialize, Serialize};

use super::{BySide, Side};

/// A place of the backgammon board, as Light counts for both sides: a point, the bar, or off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Place {
    /// A point, 1 to 24; in draughts a square by its number.
    Number(u8),
    /// A place that has a name.
    Named(NamedPlace),
}

/// The places without a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum NamedPlace {
    /// The bar.
    Bar,
    /// Off the board.
    Off,
}

/// One die played with one checker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// From where.
    pub from: Place,
    /// To where.
    pub to: Place,
    /// With which die; 0 for a step that was found in no legal play.
    pub die: u8,
    /// Whether it hits.
    pub hits: bool,
}

/// A whole play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct BackgammonTurn {
    /// The steps in order.
    pub steps: Vec<Step>,
    /// As the record prints it, in the mover's own count.
    pub text: String,
    /// Why a turn was lost.
    pub lost: Option<Lost>,
}

/// Why a turn was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Lost {
    /// A checker could not enter.
    #[serde(rename = "no entry")]
    NoEntry,
    /// No die could be played.
    #[serde(rename = "no move")]
    NoMove,
}

/// One more step, and the node it leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PlayEdge {
    /// The step.
    #[serde(flatten)]
    pub step: Step,
    /// Where it leads.
    pub node: usize,
}

/// A stage of entering a play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayNode {
    /// The steps that can follow.
    pub next: Vec<PlayEdge>,
    /// May the turn be confirmed here?
    pub done: bool,
}

/// Every way to enter every legal play; the root is node 0.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayGraph {
    /// The stages.
    pub nodes: Vec<PlayNode>,
}

/// Checkers of one side by place, as Light counts; index 0 is unused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Checkers {
    /// On the points.
    pub points: Vec<u8>,
    /// On the bar.
    pub bar: u8,
    /// Borne off.
    pub off: u8,
    /// The pip count; not read back.
    #[serde(default)]
    pub pips: u16,
}

/// The doubling cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Cube {
    /// What it shows.
    pub value: u64,
    /// Who may double next.
    pub owner: Option<Side>,
}

/// The dice on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Dice {
    /// Whose.
    pub side: Side,
    /// What they show.
    pub values: [u8; 2],
    /// The number of the throw at this table, from 1.
    pub number: u32,
}

/// The score around the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct MatchScore {
    /// Points to play to.
    pub length: Option<u32>,
    /// Points so far.
    pub points: BySide<u64>,
    /// How it stands with the Crawford game.
    pub crawford: CrawfordState,
}

/// How it stands with the Crawford game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum CrawfordState {
    /// There is none.
    #[serde(rename = "off")]
    Off,
    /// It has not come yet.
    #[serde(rename = "not yet")]
    NotYet,
    /// This is it.
    #[serde(rename = "now")]
    Now,
    /// It is over.
    #[serde(rename = "past")]
    Past,
}
