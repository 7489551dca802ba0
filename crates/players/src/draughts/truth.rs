//! How a position ends with best play, where that is known to the end.

use ::draughts::{Course, Rules};
use ::engine::draughts::endgame::{Limits, Material, Tables, Wdl};

/// What is known of a position, for the side that is asked about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Truth {
    /// Who wins.
    pub outcome: Wdl,
    /// In how many turns of both sides together; none for a draw, and in tables without distances.
    pub plies: Option<u16>,
    /// Does the end surely come before a draw rule does?
    pub in_time: bool,
}

impl Truth {
    /// Of the side to move, from tables; the game may be over already.
    pub(super) fn looked_up(game: &Course, rules: &Rules, tables: &Tables) -> Option<Self> {
        if let Some(over) = game.outcome() {
            let outcome = match over.winner {
                Some(side) if side == game.position().to_move() => Wdl::Win,
                Some(_) => Wdl::Loss,
                None => Wdl::Draw,
            };
            return Some(Self {
                outcome,
                plies: Some(0).filter(|_| outcome != Wdl::Draw),
                in_time: true,
            });
        }
        let known = tables.of(game.position(), rules)?;
        let counted = game.repeatable().len();
        let limit = Limits::new(rules, tables).plies(Material::of(game.position()));
        let in_time = |plies: u16| usize::from(plies) + counted <= usize::from(limit);
        Some(Self {
            outcome: known.outcome,
            plies: known.plies,
            in_time: known.outcome == Wdl::Draw || known.plies.is_some_and(in_time),
        })
    }

    /// The same for whoever moved there.
    #[must_use]
    pub(crate) fn for_the_mover(self) -> Self {
        Self {
            outcome: match self.outcome {
                Wdl::Win => Wdl::Loss,
                Wdl::Draw => Wdl::Draw,
                Wdl::Loss => Wdl::Win,
            },
            plies: self.plies.map(|plies| plies + 1),
            ..self
        }
    }

    /// Is this better for whoever it is about?
    #[must_use]
    pub(crate) const fn is_better_than(self, other: Self) -> bool {
        rank(self.outcome) > rank(other.outcome)
    }
}

const fn rank(outcome: Wdl) -> u8 {
    match outcome {
        Wdl::Loss => 0,
        Wdl::Draw => 1,
        Wdl::Win => 2,
    }
}
