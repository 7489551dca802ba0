//! From words back to moves with their whole route.

use super::bits::Bits;
use super::built_in::{Work, with_remembering_table};
use super::generator::generate;
use super::hunt::{Captures, Trail, hunters};
use super::layout::{Layout, to_square, to_squares};
use super::packed::{Packed, PackedOf, Play, PlayOf};
use super::plan::Table;
use super::zobrist::Hashed;
use crate::{Board, Move, Position, Rules, SquareSet};
use alloc::vec::Vec;

/// Every legal move of the side to move, huffs apart, each order of jumps for itself.
pub(crate) fn moves(position: &Position, rules: &Rules) -> Vec<Move> {
    with_remembering_table(rules, Spell(position, rules.board.value))
}

/// The pieces of the side to move that could capture, whatever the precedence.
pub(crate) fn could_capture(position: &Position, rules: &Rules) -> SquareSet {
    with_remembering_table(rules, Hunters(position, rules.board.value))
}

/// Whether the side to move has any legal move. Much less work than [`moves`]: no capture is followed to its end.
pub(crate) fn can_move(position: &Position, rules: &Rules) -> bool {
    with_remembering_table(rules, CanMove(position, rules.board.value))
}

struct CanMove<'p>(&'p Position, Board);

impl Work for CanMove<'_> {
    type Output = bool;

    fn run<T: Table>(self, table: T) -> bool {
        let packed: PackedOf<T> = Packed::new::<T::Layout>(self.0, self.1);
        // Precedence never forbids every capture, so one that begins is enough.
        let hunts = if packed.white_to_move {
            hunters::<T, true>(table, &packed).any()
        } else {
            hunters::<T, false>(table, &packed).any()
        };
        let mut steps = Vec::new();
        hunts || listed(table, &packed, &mut Captures::by_result(), &mut steps) || !steps.is_empty()
    }
}

/// Lists steps and captures; says whether there are captures. One function for all who ask: it is compiled for every
/// layout and colour, and the page carries each.
fn listed<T: Table>(
    table: T,
    packed: &PackedOf<T>,
    captures: &mut Captures<<T::Layout as Layout>::Bits>,
    steps: &mut Vec<PlayOf<T>>,
) -> bool {
    steps.clear();
    if packed.white_to_move {
        generate::<T, true>(table, packed, captures, |play| steps.push(play))
    } else {
        generate::<T, false>(table, packed, captures, |play| steps.push(play))
    }
}

struct Spell<'p>(&'p Position, Board);

/// How many jumps are tried for the sake of every route. A real position needs a few hundred; a made-up one can have
/// more routes than anybody will ever write down, and then one for each result must do.
const ENOUGH_JUMPS: u64 = 1 << 18;

impl Work for Spell<'_> {
    type Output = Vec<Move>;

    fn run<T: Table>(self, table: T) -> Vec<Move> {
        let Self(position, board) = self;
        let packed: PackedOf<T> = Packed::new::<T::Layout>(position, board);
        let mut captures = Captures::by_path_with_trails(ENOUGH_JUMPS);
        let mut steps: Vec<PlayOf<T>> = Vec::new();
        let mut captured = listed(table, &packed, &mut captures, &mut steps);
        if captures.gave_up() {
            captures = Captures::by_result_with_trails();
            captured = listed(table, &packed, &mut captures, &mut steps);
        }
        let mut moves = Vec::new();
        if captured {
            let pairs = captures.plays().iter().zip(captures.trails());
            moves.extend(pairs.map(|(play, trail)| spell_capture::<T::Layout>(play, trail, board)));
        }
        let square = |bit: <T::Layout as Layout>::Bits| to_square::<T::Layout>(bit.index(), board);
        moves.extend(
            steps
                .iter()
                .map(|play| Move::step(square(play.from), square(play.to), play.crown.any())),
        );
        moves
    }
}

fn spell_capture<L: Layout>(play: &Play<L::Bits>, trail: &Trail<L::Bits>, board: Board) -> Move {
    let square = |bit: L::Bits| to_square::<L>(bit.index(), board);
    let landings = trail.iter().map(|&(_, landing)| square(landing));
    Move::capture(
        core::iter::once(square(play.from))
            .chain(landings)
            .collect(),
        trail.iter().map(|&(victim, _)| square(victim)).collect(),
        play.crown.any(),
    )
}

struct Hunters<'p>(&'p Position, Board);

impl Work for Hunters<'_> {
    type Output = SquareSet;

    fn run<T: Table>(self, table: T) -> SquareSet {
        let packed: PackedOf<T> = Packed::new::<T::Layout>(self.0, self.1);
        let found = if packed.white_to_move {
            hunters::<T, true>(table, &packed)
        } else {
            hunters::<T, false>(table, &packed)
        };
        to_squares::<T::Layout>(found, self.1)
    }
}

/// The hash of a position.
pub(crate) fn hash(position: &Position, rules: &Rules) -> u64 {
    with_remembering_table(rules, Hash(position, rules.board.value))
}

struct Hash<'p>(&'p Position, Board);

impl Work for Hash<'_> {
    type Output = u64;

    fn run<T: Table>(self, _: T) -> u64 {
        let packed: PackedOf<T> = Packed::new::<T::Layout>(self.0, self.1);
        Hashed::new(packed).hash()
    }
}
