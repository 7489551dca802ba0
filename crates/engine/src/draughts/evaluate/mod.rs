//! What a position is worth without looking further: by the learned table of the rule set where it is there, else by
//! weights made by hand.

mod adder;
mod blocks;
mod by_hand;
mod features;
mod net;
mod table;

use draughts::fast::layout::Layout;
use draughts::fast::packed::PackedOf;
use draughts::fast::plan::Table;
use draughts::{Goal, Rules};

use crate::search::MOST;

pub use crate::search::{SURELY_WON, Score, WON};
pub use table::{PatternTable, TableError};

pub(super) use blocks::Shape;
pub(super) use by_hand::Weights;
pub(super) use features::{Features, Placed};
pub(super) use net::{Held, KINDS, Learned, STAGES, UNITS, stage};

/// How many hundredths of a man multiply the odds of a game by e: a score as a share of the points is the logistic
/// function of score / this.
pub const SCORE_A_LOGIT: f32 = 110.0;

/// Whatever judges positions of one rule set.
#[derive(Debug)]
pub(super) struct Evaluation<'a> {
    by_hand: Weights,
    learned: Option<&'a PatternTable>,
}

impl<'a> Evaluation<'a> {
    /// By the table, where it is for this board and the game is played to win.
    pub(super) fn new<L: Layout>(rules: &Rules, table: Option<&'a PatternTable>) -> Self {
        let usual = rules.goal.value == Goal::Normal;
        Self {
            by_hand: Weights::new::<L>(rules),
            learned: table.filter(|table| usual && table.is_for::<L>()),
        }
    }

    /// The worth of a position for the side to move, exactly within the window and near it.
    #[inline]
    pub(super) fn evaluate<T: Table>(
        &self,
        position: &PackedOf<T>,
        window: (Score, Score),
        held: &mut Held<<T::Layout as Layout>::Bits>,
    ) -> Score {
        let score = match self.learned {
            Some(table) => table.evaluate::<T>(position, window, held),
            None => self.by_hand.evaluate::<T>(position),
        };
        score.clamp(-MOST, MOST)
    }

    /// What a king is worth.
    pub(super) const fn king(&self) -> Score {
        self.by_hand.king()
    }
}
