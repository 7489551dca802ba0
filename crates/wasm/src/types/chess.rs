//! What is one game's own: chess. Squares are numbers from 1 (a1) along the ranks to 64 (h8).

use serde::{Serialize, Serializer};

use super::{BySide, ChessKind, ChessPiece, TableCommon};

/// Something that only tables of chess have, written by a function of its own: written within another one, it would be
/// loaded at a first visit with it (`tabuleiro-bind`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Later<T>(pub T);

impl<T: Serialize> Serialize for Later<T> {
    #[inline(never)]
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.serialize(serializer)
    }
}

/// One move of chess.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChessTurn {
    /// From where.
    pub from: u8,
    /// To where; a king that castles goes to where it will stand.
    pub to: u8,
    /// What moves.
    pub piece: ChessKind,
    /// The square of the piece that is taken: not the one gone to where a pawn captures in passing.
    pub taken: Option<u8>,
    /// What a pawn becomes.
    pub promotion: Option<ChessKind>,
    /// The rook that goes along where a king castles.
    pub rook: Option<RookStep>,
    /// Does it give check?
    pub check: bool,
    /// Is it mate?
    pub mate: bool,
    /// As records write it, with English letters: `Nf3`.
    pub text: String,
    /// By its squares, for whoever plays it: `g1f3`.
    pub uci: String,
}

/// The way of a rook when a king castles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct RookStep {
    /// From where.
    pub from: u8,
    /// To where.
    pub to: u8,
}

/// A draw that can be claimed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum ClaimRight {
    /// The position came often enough.
    #[serde(rename = "repetition")]
    Repetition,
    /// Nothing happened for long enough.
    #[serde(rename = "no progress")]
    NoProgress,
}

/// Checks that have been given, where they win.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct ChecksGiven {
    /// By each side.
    pub by: BySide<u8>,
    /// So many win.
    pub wins: u8,
}

/// A table of chess.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub struct ChessView {
    /// What every table shows.
    #[serde(flatten)]
    pub common: TableCommon,
    /// The pieces.
    pub pieces: Vec<ChessPiece>,
    /// Every legal move of the side to move.
    pub turns: Vec<ChessTurn>,
    /// The king that is in check.
    pub check: Option<u8>,
    /// The draw that the side to move can claim now.
    pub claim: Option<ClaimRight>,
    /// The moves with which it can claim one instead of making them, as UCI writes them.
    pub claim_with: Vec<String>,
    /// The checks that have been given, where they win.
    pub checks: Option<ChecksGiven>,
    /// The move before.
    pub last: Option<ChessTurn>,
    /// What each side has taken so far, the most valuable first; what pawns became is not counted.
    pub taken: BySide<Vec<ChessKind>>,
}
