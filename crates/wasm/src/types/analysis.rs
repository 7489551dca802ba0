//! The mirror of `web/src/box/analysis.ts`.

use serde::{Deserialize, Serialize};

use super::{Action, BackgammonTurn, DraughtsTurn, Localised, NodeId, TableId};

/// What to think about, and how long.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
pub struct ThinkRequest {
    /// The table.
    pub table: TableId,
    /// What for.
    pub purpose: Purpose,
    /// An upper bound in milliseconds.
    pub budget: f64,
}

/// What is thought for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Purpose {
    /// The computer's turn, at the level of its seat.
    Move,
    /// A hint.
    Hint,
    /// Study.
    Study,
}

/// A turn of either game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(untagged)]
pub enum Turn {
    /// Of draughts.
    Draughts(DraughtsTurn),
    /// Of backgammon.
    Backgammon(BackgammonTurn),
}

/// One ranked turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Candidate {
    /// The turn.
    pub turn: Turn,
    /// The action that plays it.
    pub action: Action,
    /// For the side to move: equity, or men.
    pub value: f64,
    /// Against the best one.
    pub loss: f64,
    /// Share of the wins of the side to move.
    pub wins: Option<f64>,
}

/// Chances of a backgammon game for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Chances {
    /// Winning.
    pub win: f64,
    /// Winning a gammon or more.
    pub win_gammon: f64,
    /// Winning a backgammon.
    pub win_backgammon: f64,
    /// Losing a gammon or more.
    pub lose_gammon: f64,
    /// Losing a backgammon.
    pub lose_backgammon: f64,
}

/// What to do with the cube.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct CubeAdvice {
    /// In short.
    pub action: CubeAction,
    /// What rolling is worth.
    pub no_double: f64,
    /// What a double is worth that is taken.
    pub double_take: f64,
    /// What a double is worth that is dropped.
    pub double_drop: f64,
}

/// What to do with the cube, in short.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum CubeAction {
    /// Roll.
    #[serde(rename = "no double")]
    NoDouble,
    /// Double; it is a take.
    #[serde(rename = "double, take")]
    DoubleTake,
    /// Double; it is a drop.
    #[serde(rename = "double, drop")]
    DoubleDrop,
    /// Roll, and play for the gammon.
    #[serde(rename = "too good")]
    TooGood,
}

/// In what a value is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Unit {
    /// Points a game.
    Equity,
    /// Men.
    Men,
}

/// What the engine thinks of one node.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Analysis {
    /// The table.
    pub table: TableId,
    /// The node.
    pub node: NodeId,
    /// Best first.
    pub candidates: Vec<Candidate>,
    /// What the engine would do now.
    pub action: Option<Action>,
    /// In what values are counted.
    pub unit: Unit,
    /// Light's share of the wins.
    pub light_share: f64,
    /// Light's value.
    pub light_value: f64,
    /// Backgammon.
    pub chances: Option<Chances>,
    /// Before a roll with a cube.
    pub cube: Option<CubeAdvice>,
    /// Why the best turn is best.
    pub why: Option<Localised>,
    /// How deep.
    pub depth: u32,
    /// Is it the last word?
    pub done: bool,
}

/// Errors and luck of one side over a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct SideReport {
    /// The mean loss of a decision, in thousandths of a point or hundredths of a man.
    pub error_rate: Option<f64>,
    /// Turns that lost something that matters.
    pub errors: u32,
    /// Turns that lost much.
    pub blunders: u32,
    /// What the dice gave.
    pub luck: Option<f64>,
}

impl From<::players::Report> for SideReport {
    fn from(report: ::players::Report) -> Self {
        Self {
            error_rate: report.error_rate,
            errors: report.errors,
            blunders: report.blunders,
            luck: report.luck,
        }
    }
}

/// One throw and whether its proof agrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ProvenRoll {
    /// Its number.
    pub number: u32,
    /// What fell.
    pub dice: [u8; 2],
    /// Whether the proof agrees.
    pub proof: RollProof,
}

/// Whether the proof of a throw agrees.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum RollProof {
    /// It does.
    #[serde(rename = "agrees")]
    Agrees,
    /// It does not.
    #[serde(rename = "does not agree")]
    DoesNotAgree,
    /// There is none.
    #[serde(rename = "typed")]
    Typed,
}

/// The proof of all dice of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DiceProof {
    /// Made before the game.
    pub commitment: Option<String>,
    /// Every throw.
    pub rolls: Vec<ProvenRoll>,
    /// Are the secrets open, so that the sum can be repeated?
    pub opened: bool,
}
