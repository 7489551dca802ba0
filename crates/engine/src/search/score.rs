//! Scores of every game that is searched.

/// A score in hundredths of a man or a pawn, seen by the side to move.
pub type Score = i32;

/// The score of a game won at once; a win in so many turns is that much less.
pub const WON: Score = 30_000;
/// Scores beyond this are wins found to the end.
pub const SURELY_WON: Score = WON - 1_000;
/// No evaluation is beyond this: a win that is not found is not told as one.
pub(crate) const MOST: Score = SURELY_WON - 1_000;
