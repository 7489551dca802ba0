//! What can be ruled on each point.

use crate::Corner;

/// How the men stand at the start.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Placing {
    /// On every playing square of the first so many rows.
    FirstRows(u8),
    /// On the rows after the first, so many of them: the base row is free.
    RowsAfterTheFirst(u8),
}

/// Along which lines pieces move and capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Lines {
    /// Diagonals only.
    Diagonal,
    /// Moves along diagonals; captures also straight up, down and sideways, over the next squares of the same colour.
    DiagonalCapturesAlsoStraight,
    /// Rows and columns only; men move forward and sideways.
    Straight,
}

/// Which way men capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum ManCaptures {
    /// Never towards their own base row (sideways counts as allowed where lines are straight).
    NotBackward,
    /// Every way.
    AnyWay,
}

/// Whether a man may capture a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum ManAgainstKing {
    /// It captures kings as it captures men.
    Captures,
    /// It may not.
    Powerless,
}

/// How far a king moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum KingRange {
    /// One square.
    Short,
    /// Any distance over empty squares.
    Flying,
}

/// From how far a king captures.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum KingCapture {
    /// The adjacent piece only, landing right behind it.
    Adjacent,
    /// A piece at any distance over empty squares.
    FromAfar(Landing),
}

/// Where a king that captures from afar lands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Landing {
    /// On any empty square behind the piece, up to the next piece.
    Anywhere,
    /// On the square right behind the piece.
    RightBehind,
    /// Anywhere, but a capture that ends by taking a king ends right behind it.
    RightBehindALastKing,
}

/// How the duty to capture is enforced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Compulsion {
    /// Where there is a capture, nothing else is legal.
    Forced,
    /// Not capturing is legal, and the opponent may then take one of the pieces that could have captured off the board.
    Huff,
}

/// How far a capture, once begun, goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Continuation {
    /// To the end; of the squares behind a taken piece, one from which it goes on must be chosen where there is one.
    WholeSequence,
    /// On while the landing square offers a capture; the landing square itself is free.
    WhileLandingOffers,
    /// It may stop after any jump.
    MayStop,
}

/// When the captured pieces leave the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Removal {
    /// All after the last jump: until then they stand in the way, and none may be jumped twice.
    AfterTheMove,
    /// Each as it is jumped: its square is free at once.
    AtOnce,
}

/// Whether the next jump may go straight back along the line of the last one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Reversal {
    /// It may (with removal after the move the piece just jumped stands there, so it never happens).
    Allowed,
    /// It may not.
    Forbidden,
}

/// When a man becomes a king.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Promotion {
    /// When its move ends on the last row; passing over it in a capture changes nothing.
    AtEndOfMove,
    /// On reaching the last row, where its move ends.
    StopsTheMove,
    /// On reaching the last row, from where it goes on capturing as a king.
    InPassing,
}

/// Which capture must be chosen among several: a comparison, applied in the order of the list.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Preference {
    /// The most pieces.
    MostPieces,
    /// With a king rather than a man.
    WithKing,
    /// The most kings taken.
    MostKings,
    /// The sequence in which a king comes earlier, at the first difference.
    KingsEarliest,
    /// The most value, a king being worth less than two men but more than one, and two kings more than three men.
    MostValue,
}

/// How long one king may keep moving while its side also has men.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum KingPatience {
    /// As long as it likes.
    Unlimited,
    /// So many moves in a row without a capture; then another piece must move.
    Moves(u8),
}

/// What is played for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Goal {
    /// Leave the opponent without a piece or without a move.
    Normal,
    /// Be without a piece or without a move oneself.
    Losing,
    /// Be the first to have a king; also won by leaving the opponent without a piece or without a move.
    Breakthrough,
}

/// How squares are written by preference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "kebab-case"))]
pub enum Writing {
    /// As numbers.
    Numbers,
    /// As letter and row.
    Letters,
}

/// Where the numbers of the squares begin, as White sees the board.
pub type Numbering = Corner;

/// How games are written down.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Notation {
    /// The number of the PDN game type, where the standard has one.
    pub game_type: Option<u8>,
    /// Numbers or letters by preference; both are always understood.
    pub writing: Writing,
    /// The corner where the numbers begin.
    pub numbering: Numbering,
    /// What stands between the squares of a capture.
    pub capture_sign: char,
}
