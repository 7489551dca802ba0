//! Where endgame tables come in: a search asks them about every position that they may know.

use core::fmt::Debug;

use draughts::Size;
use draughts::fast::bits::Bits;
use draughts::fast::layout::Layout;
use draughts::fast::packed::PackedOf;
use draughts::fast::plan::Table;

use crate::draughts::evaluate::{Score, WON};

/// A position of few pieces, in the bits of the 8×8 layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FewPieces {
    /// White's pieces.
    pub white: u64,
    /// Black's pieces.
    pub black: u64,
    /// The kings of both.
    pub kings: u64,
    /// Whose turn it is.
    pub white_to_move: bool,
    /// Moves of both sides since a piece was taken or a man was moved, which a draw rule may have counted.
    pub counted: u32,
}

/// What is known of a position, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Known {
    /// Won in so many turns of both sides together.
    Won(u32),
    /// Drawn.
    Drawn,
    /// Lost in so many turns of both sides together.
    Lost(u32),
}

/// Tables that know the end of the game under one rule set. Without distances a search would never make progress in
/// them, so a win or a loss comes with one.
pub trait Endgames: Debug + Send + Sync {
    /// No position with more pieces is known.
    fn most_pieces(&self) -> u32;
    /// What is known of a position.
    fn probe(&self, position: &FewPieces) -> Option<Known>;
}

/// The score of a position that tables know, `ply` turns from the root.
#[inline]
pub(super) fn score<T: Table>(
    tables: &dyn Endgames,
    position: &PackedOf<T>,
    counted: u32,
    ply: u32,
) -> Option<Score> {
    let small = matches!(T::Layout::SIZE, Size::Eight) && !T::Layout::ALL_SQUARES;
    if !small || (position.white | position.black).count() > tables.most_pieces() {
        return None;
    }
    let known = tables.probe(&FewPieces {
        white: position.white.widened() as u64,
        black: position.black.widened() as u64,
        kings: position.kings.widened() as u64,
        white_to_move: position.white_to_move,
        counted,
    })?;
    Some(match known {
        Known::Won(turns) => WON - (ply + turns) as Score,
        Known::Drawn => 0,
        Known::Lost(turns) => (ply + turns) as Score - WON,
    })
}
