//! The mirror of `web/src/box/analysis.ts`.

use serde::{Deserialize, Serialize};

use super::{Action, BackgammonTurn, ChessTurn, DraughtsTurn, Localised, NodeId, TableId};

/// What to think about, and how long.
#[derive(Clone, Copy, Debug, PartialEq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ThinkRequest {
    /// The table.
    pub table: TableId,
    /// `move` plays at the level of the seat; `hint` and `study` use full strength.
    pub purpose: Purpose,
    /// An upper bound in milliseconds; the answer may come sooner.
    pub budget: f64,
}

/// What is thought for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Purpose {
    /// The computer's turn, at the level of its seat.
    Move,
    /// A hint.
    Hint,
    /// Study.
    Study,
}

/// A turn of some game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Turn {
    /// Of draughts.
    Draughts(DraughtsTurn),
    /// Of backgammon.
    Backgammon(BackgammonTurn),
    /// Of chess.
    Chess(ChessTurn),
}

/// One ranked turn.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct Candidate {
    /// The turn.
    pub turn: Turn,
    /// The action that plays it.
    pub action: Action,
    /// From the view of the side to move: equity in backgammon, men in draughts, pawns in chess.
    pub value: f64,
    /// Against the best one, never negative.
    pub loss: f64,
    /// Share of the wins of the side to move, 0 to 1; nothing when the engine has no such number.
    pub wins: Option<f64>,
    /// How the game ends after it with best play, where that is known.
    pub ending: Option<Ending>,
}

/// How a game ends with best play, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Ending {
    /// Won, drawn or lost.
    pub result: EndingResult,
    /// In how many turns of both sides together; nothing for a draw.
    pub turns: Option<u16>,
    /// Does the end surely come before a draw rule does?
    pub in_time: bool,
}

/// Who wins with best play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum EndingResult {
    /// The side to move.
    Won,
    /// Nobody.
    Drawn,
    /// The other side.
    Lost,
}

/// Chances of a backgammon game from the view of the side to move, each 0 to 1. Gammons are part of wins and losses.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "lowercase")]
pub enum Unit {
    /// Points a game.
    Equity,
    /// Men.
    Men,
    /// Pawns.
    Pawns,
}

/// What the engine thinks of one node. Deeper ones replace shallower ones while it works.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct Analysis {
    /// The table.
    pub table: TableId,
    /// The node.
    pub node: NodeId,
    /// Best first. Empty when there is nothing to choose.
    pub candidates: Vec<Candidate>,
    /// What the engine would do now: the best turn, or roll, double, take, drop.
    pub action: Option<Action>,
    /// In what values are counted.
    pub unit: Unit,
    /// For the evaluation bar: Light's share of the wins, 0 to 1.
    pub light_share: f64,
    /// Light's value.
    pub light_value: f64,
    /// How the game ends with best play, where that is known.
    pub ending: Option<Ending>,
    /// Backgammon.
    pub chances: Option<Chances>,
    /// Before a roll with a cube.
    pub cube: Option<CubeAdvice>,
    /// Chess: how it would go on, the best move first, as records write moves.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(test, ts(optional))]
    pub line: Option<Vec<String>>,
    /// One sentence why the best turn is best, where the engine can say it.
    pub why: Option<Localised>,
    /// How deep.
    pub depth: u32,
    /// Is it the last word?
    pub done: bool,
}

/// Errors and luck of one side over a record.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[cfg_attr(test, derive(ts_rs::TS))]
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
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum RollProof {
    /// It does.
    #[serde(rename = "agrees")]
    Agrees,
    /// It does, but no player added words after the seal: whoever holds the machine could have chosen the dice.
    #[serde(rename = "one-sided")]
    OneSided,
    /// It does not.
    #[serde(rename = "does not agree")]
    DoesNotAgree,
    /// There is none.
    #[serde(rename = "typed")]
    Typed,
}

/// The proof of all dice of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DiceProof {
    /// Made before the game, in hexadecimal; nothing when all dice were typed.
    pub commitment: Option<String>,
    /// Every throw.
    pub rolls: Vec<ProvenRoll>,
    /// Are the secrets open, so that the sum can be repeated?
    pub opened: bool,
}
