//! Games whose end is known are not played on.

use std::sync::Arc;

use draughts::{Course, Rules, Side};
use engine::draughts::endgame::{Limits, Material, Tables, Wdl};

use crate::answer::Failure;
use crate::commands::endgame;

/// The tables that a match is decided by.
pub(super) struct KnownEnds {
    tables: Arc<Tables>,
    limits: Limits,
}

impl KnownEnds {
    /// The tables of up to so many pieces; what is missing is built.
    pub(super) fn new(rules: &Rules, pieces: u8) -> Result<Self, Failure> {
        let tables = endgame::for_search(rules, pieces).ok_or_else(|| {
            Failure::Input(format!(
                "--known-ends {pieces}: {} has no tables here",
                rules.id
            ))
        })?;
        let limits = Limits::new(rules, &tables);
        Ok(Self { tables, limits })
    }

    /// Who wins from here, nobody in a draw; nothing where that is not known, or a draw rule may come before the win.
    pub(super) fn winner(&self, game: &Course) -> Option<Option<Side>> {
        let (position, rules) = (game.position(), game.rules());
        let known = self.tables.of(position, rules)?;
        let mover = position.to_move();
        let in_time = || {
            let most = u32::from(self.limits.plies(Material::of(position)));
            let counted = game.repeatable().len() as u32;
            u32::from(known.plies?)
                .checked_add(counted)
                .filter(|&plies| plies <= most)
        };
        match known.outcome {
            Wdl::Draw => Some(None),
            Wdl::Win => in_time().map(|_| Some(mover)),
            Wdl::Loss => in_time().map(|_| Some(mover.other())),
        }
    }
}
