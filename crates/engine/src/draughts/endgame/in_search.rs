//! The tables as a search asks them: with the time that the draw rules leave.

use std::sync::Arc;

use draughts::Rules;

use super::index::Placement;
use super::known::Wdl;
use super::limits::Limits;
use super::probe::Tables;
use crate::draughts::search::{Endgames, FewPieces, Known};

/// The tables and the draw rules of one rule set.
#[derive(Clone, Debug)]
pub struct Ends {
    tables: Arc<Tables>,
    limits: Limits,
}

impl Ends {
    /// The tables as these rules play with them; nothing where they are those of another game.
    #[must_use]
    pub fn new(rules: &Rules, tables: Arc<Tables>) -> Option<Self> {
        let limits = tables.fit(rules).then(|| Limits::new(rules, &tables))?;
        Some(Self { tables, limits })
    }
}

impl Endgames for Ends {
    fn most_pieces(&self) -> u32 {
        self.tables.most_pieces()
    }

    /// A win that a draw rule may cut off is not promised, nor is a draw: where no man can put the rule off, the search
    /// has to see for itself.
    fn probe(&self, few: &FewPieces) -> Option<Known> {
        let place = Placement::new(few.white, few.black, few.kings, few.white_to_move);
        let material = place.material();
        let known = self.tables.at(&place)?;
        let within = |most: u16| {
            known
                .plies
                .filter(|&plies| u32::from(plies) + few.counted <= u32::from(most))
        };
        let surely = within(self.limits.plies(material)).map(u32::from);
        let perhaps = || within(self.limits.plies_if_put_off(material)).map(u32::from);
        match known.outcome {
            Wdl::Draw => Some(Known::Drawn),
            Wdl::Win => surely
                .map(Known::Won)
                .or_else(|| perhaps().map(Known::Winning)),
            Wdl::Loss => surely
                .map(Known::Lost)
                .or_else(|| perhaps().map(Known::Losing)),
        }
    }
}
