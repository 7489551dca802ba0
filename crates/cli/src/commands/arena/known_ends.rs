//! Games whose end is known are not played on.

use draughts::fast::layout::Half8;
use draughts::fast::packed::{Nothing, Packed};
use draughts::{Course, Rules, Side};
use engine::draughts::endgame::Ends;
use engine::draughts::{Endgames as _, FewPieces, Known};

use crate::answer::Failure;
use crate::commands::endgame;

/// The tables that a match is decided by.
pub(super) struct KnownEnds(Ends);

impl KnownEnds {
    /// The tables of up to so many pieces; what is missing is built.
    pub(super) fn new(rules: &Rules, pieces: u8) -> Result<Self, Failure> {
        let tables = endgame::for_search(rules, pieces);
        let ends = tables.and_then(|tables| Ends::new(rules, tables));
        ends.map(Self).ok_or_else(|| {
            Failure::Input(format!(
                "--known-ends {pieces}: {} has no tables here",
                rules.id
            ))
        })
    }

    /// Who wins from here, nobody in a draw; nothing where that is not known, or a draw rule may come before the win.
    pub(super) fn winner(&self, game: &Course) -> Option<Option<Side>> {
        let position = game.position();
        let placed = Packed::<u64, Nothing>::new::<Half8>(position, game.rules().board.value);
        if (placed.white | placed.black).count_ones() > self.0.most_pieces() {
            return None;
        }
        let known = self.0.probe(&FewPieces {
            white: placed.white,
            black: placed.black,
            kings: placed.kings,
            white_to_move: placed.white_to_move,
            counted: game.repeatable().len() as u32,
        })?;
        let mover = position.to_move();
        match known {
            Known::Won(_) => Some(Some(mover)),
            Known::Drawn => Some(None),
            Known::Lost(_) => Some(Some(mover.other())),
            Known::Winning(_) | Known::Losing(_) => None,
        }
    }
}
