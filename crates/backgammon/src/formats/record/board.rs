//! Checkers moved as a record says, whether the rules allow it or not.

use alloc::vec::Vec;

use super::moves::{Move, written};
use crate::checkers::{BAR, OFF, PLACES};
use crate::dice::Roll;
use crate::generate::Results;
use crate::position::Position;
use crate::setup::Setup;
use crate::side::Side;

/// Where the checkers are while a record is followed. Unlike a [`Position`] it can be brought
/// about by illegal plays, which in a real match may have been made and left standing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in super::super) struct Board {
    /// Light side first, each in its own numbering: off, 24 points, bar.
    counts: [[u8; PLACES]; 2],
}

impl Board {
    pub(in super::super) fn new(position: Position, on_roll: Side) -> Self {
        let setup = Setup::from(position);
        let mut counts = [setup.mover, setup.other];
        if on_roll == Side::Dark {
            counts.swap(0, 1);
        }
        Self { counts }
    }

    /// How many checkers are on each place: light side first, each in its own numbering.
    pub(in super::super) fn counts(&self) -> [[u8; PLACES]; 2] {
        self.counts
    }

    /// The position as `side` sees it on its turn, if it is one.
    pub(in super::super) fn position(&self, side: Side) -> Option<Position> {
        let setup = Setup {
            mover: self.counts[side.index()],
            other: self.counts[side.other().index()],
        };
        setup.position().ok()
    }

    /// Is there something to play for `side` with this roll? Unknown if illegal plays have led to
    /// what is no position.
    pub(in super::super) fn can_move(&self, side: Side, roll: Roll) -> Option<bool> {
        let position = self.position(side)?;
        let mut results = Results::new();
        position.results(roll, &mut results);
        Some(results.iter().any(|&result| result != position.swapped()))
    }

    /// The side that has borne off everything.
    pub(in super::super) fn winner(&self) -> Option<Side> {
        Side::BOTH.into_iter().find(|side| {
            self.counts[side.index()][1..]
                .iter()
                .all(|&count| count == 0)
        })
    }

    /// Moves one checker, and says whether it hit. Nothing happens if none is there, or if the
    /// other side holds the point.
    fn step(&mut self, side: Side, from: usize, to: usize) -> Option<bool> {
        let [mine, theirs] = self
            .counts
            .get_disjoint_mut([side.index(), side.other().index()])
            .ok()?;
        let opposing = if to == OFF { 0 } else { theirs[BAR - to] };
        if mine[from] == 0 || opposing > 1 {
            return None;
        }
        mine[from] -= 1;
        mine[to] += 1;
        if opposing == 1 {
            theirs[BAR - to] = 0;
            theirs[BAR] += 1;
        }
        Some(opposing == 1)
    }

    /// Follows a play. Comes back with the moves put in order: one die each, made in an order in
    /// which they can be made, hits marked where they happen. A play that the rules forbid is made
    /// as it is written. `None` if checkers are not where it takes them from, or the points not free
    /// that it goes to.
    pub(in super::super) fn play(
        &mut self,
        side: Side,
        roll: Roll,
        moves: &[Move],
    ) -> Option<Vec<Move>> {
        let legal = self
            .position(side)
            .and_then(|position| position.resolve(roll, &written(moves)).ok());
        if let Some(play) = legal {
            // Each move is one die already: it may stay as the players made it.
            if play.len() == moves.len()
                && let Some(made) = self.play_as_written(side, moves)
            {
                return Some(made);
            }
            let steps: Vec<Move> = play.iter().copied().map(Move::from).collect();
            return self.play_as_written(side, &steps);
        }
        let mut from_the_rear = moves.to_vec();
        from_the_rear.sort_by_key(|step| core::cmp::Reverse(step.origin));
        self.play_as_written(side, moves)
            .or_else(|| self.play_as_written(side, &from_the_rear))
    }

    fn play_as_written(&mut self, side: Side, moves: &[Move]) -> Option<Vec<Move>> {
        let mut after = *self;
        let mut made = Vec::with_capacity(moves.len());
        for &step in moves {
            let hit = after.step(side, step.origin.index(), step.target.index())?;
            made.push(Move { hit, ..step });
        }
        *self = after;
        Some(made)
    }
}
