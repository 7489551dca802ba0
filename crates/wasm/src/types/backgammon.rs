//! The mirror of `web/src/box/backgammon.ts`.

use serde::{Deserialize, Serialize};

use super::{BySide, Side};

/// A place of the board. Points of backgammon are always counted as Light counts them, 1 to 24, for both sides: Light
/// moves down to `off`, Dark moves up to `off`. Only texts (`24/18`) use the mover's own count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum BoardPlace {
    /// A point, 1 to 24; in draughts a square by its number.
    Number(u8),
    /// A place that has a name.
    Named(NamedPlace),
}

/// The places without a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum NamedPlace {
    /// The bar.
    Bar,
    /// Off the board.
    Off,
}

/// One die played with one checker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Step {
    /// From where.
    pub from: BoardPlace,
    /// To where.
    pub to: BoardPlace,
    /// With which die; 0 for a step that was found in no legal play.
    pub die: u8,
    /// Whether it hits.
    pub hits: bool,
}

/// A whole play: up to four steps, in the order they are made. No step at all is a turn lost.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct BackgammonTurn {
    /// The steps in order.
    pub steps: Vec<Step>,
    /// As the record prints it: `13/5`, `bar/21 24/21`, in the mover's own count; empty for a turn lost.
    pub text: String,
    /// For a turn lost: was it a checker that could not enter, or no die that could be played?
    pub lost: Option<Lost>,
}

/// Why a turn was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayEdge {
    /// The step.
    #[serde(flatten)]
    pub step: Step,
    /// Where it leads.
    pub node: usize,
}

/// A stage of entering a play.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayNode {
    /// The steps that can still grow into a whole legal play.
    pub next: Vec<PlayEdge>,
    /// May the turn be confirmed here? With compulsory dice this is true exactly where `next` is empty.
    pub done: bool,
}

/// Every way to enter every legal play, as a graph whose root is node 0. Different orders that reach the same board
/// share a node, so a double stays small where a list of ordered plays would not, and the page needs no rule of
/// backgammon to offer exactly the steps that are legal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct PlayGraph {
    /// The stages.
    pub nodes: Vec<PlayNode>,
}

/// The dice on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct MatchScore {
    /// Points to play to; nothing for a single game or money play.
    pub length: Option<u32>,
    /// Points so far.
    pub points: BySide<u64>,
    /// How it stands with the Crawford game.
    pub crawford: CrawfordState,
}

/// How it stands with the Crawford game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
