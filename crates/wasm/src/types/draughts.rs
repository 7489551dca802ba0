//! The mirror of `web/src/box/draughts.ts`.

use serde::Serialize;

/// One whole turn of draughts: a huff where there was one, then one move with its route.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct DraughtsTurn {
    /// Every square the piece stands on, the first and the last included: two for a quiet move, none where the huff
    /// took the last piece.
    pub path: Vec<u8>,
    /// The pieces taken, in order of capture: one for each jump.
    pub taken: Vec<u8>,
    /// The piece huffed before the move.
    pub huff: Option<u8>,
    /// Does the piece become a king?
    pub crowns: bool,
    /// As the record prints it: `22-18`, `23×14×7`.
    pub text: String,
}

/// The pieces the side to move may huff.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub struct HuffRight {
    /// At least one square.
    pub squares: Vec<u8>,
}
