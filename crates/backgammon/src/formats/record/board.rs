//! Checkers moved as a record says, whether the rules allow it or not.

use alloc::vec::Vec;

use super::Move;
use super::moves::{origin, target};
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
    /// which they can be made, hits marked where they happen. A play that the dice do not explain
    /// is made as it is written. `None` if checkers are not where it takes them from, or the
    /// points not free that it goes to.
    pub(in super::super) fn play(
        &mut self,
        side: Side,
        roll: Roll,
        written: &[Move],
    ) -> Option<Vec<Move>> {
        let mut sorted = written.to_vec();
        sorted.sort_by_key(|step| core::cmp::Reverse(step.origin));
        let ways = [
            (written, HitsOnTheWay::AsMarked),
            (written, HitsOnTheWay::Allowed),
            (&sorted, HitsOnTheWay::AsMarked),
            (&sorted, HitsOnTheWay::Allowed),
        ];
        for (moves, hits_on_the_way) in ways {
            let mut search = Search {
                side,
                hits_on_the_way,
                moves: Vec::new(),
            };
            if let Some(after) = search.go(*self, moves, Dice::of(roll)) {
                *self = after;
                return Some(search.moves);
            }
        }
        [written, &sorted]
            .into_iter()
            .find_map(|moves| self.play_as_written(side, moves))
    }

    fn play_as_written(&mut self, side: Side, written: &[Move]) -> Option<Vec<Move>> {
        let mut after = *self;
        let mut moves = Vec::with_capacity(written.len());
        for &step in written {
            let hit = after.step(side, step.origin.index(), step.target.index())?;
            moves.push(Move { hit, ..step });
        }
        *self = after;
        Some(moves)
    }
}

/// The numbers still to be played, each with how often.
#[derive(Clone, Copy)]
struct Dice([(u8, u8); 2]);

impl Dice {
    fn of(roll: Roll) -> Self {
        let (high, low) = (roll.high().pips(), roll.low().pips());
        if roll.is_double() {
            Self([(high, 4), (low, 0)])
        } else {
            Self([(high, 1), (low, 1)])
        }
    }

    /// Each number left, with what is left after it: the one equal to `distance` first, so that a
    /// move of one die is not taken for a move of two.
    fn choices(self, distance: u8) -> impl Iterator<Item = (u8, Self)> {
        let order = if self.0[1].0 == distance {
            [1, 0]
        } else {
            [0, 1]
        };
        order.into_iter().filter_map(move |index| {
            let mut rest = self;
            let (pips, times) = &mut rest.0[index];
            *times = times.checked_sub(1)?;
            Some((*pips, rest))
        })
    }
}

/// What a move of several dice may hit before it ends. `13/5` says nothing of the point between;
/// whoever hit there would have written it, so the quiet way comes first.
#[derive(Clone, Copy, PartialEq, Eq)]
enum HitsOnTheWay {
    AsMarked,
    Allowed,
}

/// Looks for a way to make moves with dice. At most four dice, so at most a handful of branches.
struct Search {
    side: Side,
    hits_on_the_way: HitsOnTheWay,
    moves: Vec<Move>,
}

impl Search {
    fn go(&mut self, board: Board, moves: &[Move], dice: Dice) -> Option<Board> {
        match moves.split_first() {
            None => Some(board),
            Some((&first, rest)) => self.one(board, first, rest, dice),
        }
    }

    fn one(&mut self, board: Board, step: Move, rest: &[Move], dice: Dice) -> Option<Board> {
        let (from, end) = (step.origin.number(), step.target.number());
        for (pips, left) in dice.choices(from - end) {
            let to = from.saturating_sub(pips);
            if to < end {
                continue;
            }
            let mut after = board;
            let Some(hit) = after.step(self.side, from.into(), to.into()) else {
                continue;
            };
            if hit && to > end && self.hits_on_the_way == HitsOnTheWay::AsMarked {
                continue;
            }
            let (Some(origin_of_step), Some(target_of_step)) = (origin(from), target(to)) else {
                continue;
            };
            let made = self.moves.len();
            self.moves.push(Move {
                origin: origin_of_step,
                target: target_of_step,
                hit,
            });
            let found = if to == end {
                self.go(after, rest, left)
            } else {
                // `to` is above `end`, so it is a point.
                origin(to).and_then(|origin| self.one(after, Move { origin, ..step }, rest, left))
            };
            if found.is_some() {
                return found;
            }
            self.moves.truncate(made);
        }
        None
    }
}
