//! The mirror of `web/src/box/draughts.ts`.

use serde::{Deserialize, Serialize};

use super::Side;

/// Where a playing square lies.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PlayingSquare {
    /// Its number in the rule set.
    pub square: u8,
    /// From the far row.
    pub row: u8,
    /// From the left as Light sees it.
    pub column: u8,
    /// In letters.
    pub name: String,
}

/// The board itself.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct DraughtsShape {
    /// Squares a side.
    pub size: u8,
    /// Is the far left square a dark one?
    pub dark_far_left: bool,
    /// Which squares are played.
    pub play: PlayedSquares,
    /// In order of their numbers.
    pub squares: Vec<PlayingSquare>,
}

/// Which squares are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PlayedSquares {
    /// The dark ones.
    Dark,
    /// The light ones.
    Light,
    /// All.
    All,
}

/// A man or a king on its square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Piece {
    /// Where.
    pub square: u8,
    /// Whose.
    pub side: Side,
    /// What.
    pub rank: Rank,
}

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Rank {
    /// A man.
    Man,
    /// A king.
    King,
}

/// One whole turn.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct DraughtsTurn {
    /// Every square the piece stands on; nothing where the huff took the last piece.
    pub path: Vec<u8>,
    /// The pieces taken, in order.
    pub taken: Vec<u8>,
    /// The piece huffed before the move.
    pub huff: Option<u8>,
    /// Does the piece become a king?
    pub crowns: bool,
    /// As the record prints it.
    pub text: String,
}

/// The pieces that may be huffed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct HuffRight {
    /// At least one square.
    pub squares: Vec<u8>,
}
