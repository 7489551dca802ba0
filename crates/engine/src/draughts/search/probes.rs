//! Where endgame tables come in: a search asks them about every position that they may know.

use core::fmt::Debug;

use draughts::Size;
use draughts::fast::bits::Bits;
use draughts::fast::layout::Layout;
use draughts::fast::packed::PackedOf;
use draughts::fast::plan::Table;

use super::Searcher;
use crate::draughts::evaluate::{SURELY_WON, Score, WON};

/// Of what a position is worth by its pieces, this part is left in a known draw.
const DRAWN_PART: Score = 16;

/// A win that a draw rule may come before is worth so much, less a hundredth of a man for each turn that it takes: more
/// than whatever the pieces look like, and the nearer the better, so that it is walked towards.
const WINNING: Score = 2_000;

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
    /// Won in so many turns, unless a draw rule comes first that may yet be kept off on the way.
    Winning(u32),
    /// Drawn.
    Drawn,
    /// Lost in so many turns, unless a draw rule comes first that may yet be kept off on the way.
    Losing(u32),
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

/// What tables know of a position.
#[inline]
pub(super) fn known<T: Table>(
    tables: &dyn Endgames,
    position: &PackedOf<T>,
    counted: u32,
) -> Option<Known> {
    let small = matches!(T::Layout::SIZE, Size::Eight) && !T::Layout::ALL_SQUARES;
    if !small || (position.white | position.black).count() > tables.most_pieces() {
        return None;
    }
    tables.probe(&FewPieces {
        white: position.white.widened() as u64,
        black: position.black.widened() as u64,
        kings: position.kings.widened() as u64,
        white_to_move: position.white_to_move,
        counted,
    })
}

impl Known {
    /// The score of a won or lost position, `ply` turns from the root; nothing for a draw.
    pub(super) const fn decided(self, ply: u32) -> Option<Score> {
        match self {
            Self::Won(turns) => Some(WON - (ply + turns) as Score),
            Self::Winning(turns) => Some(WINNING - (ply + turns) as Score),
            Self::Losing(turns) => Some((ply + turns) as Score - WINNING),
            Self::Lost(turns) => Some((ply + turns) as Score - WON),
            Self::Drawn => None,
        }
    }
}

impl<T: Table> Searcher<'_, T> {
    /// What tables know of a position of the search.
    #[inline]
    pub(super) fn known(&self, position: &PackedOf<T>) -> Option<Known> {
        known::<T>(self.endgames?, position, self.draws.counted())
    }

    /// The score of a known draw: so little that nothing else weighs less, and of two draws the one in which the other
    /// side has more to get wrong is the better one.
    pub(super) fn drawn(&mut self, position: &PackedOf<T>) -> Score {
        let most = self.tuning.drawn;
        if most == 0 {
            return 0;
        }
        let open = (-SURELY_WON, SURELY_WON);
        (self.evaluate(position, open) / DRAWN_PART).clamp(-most, most)
    }
}
