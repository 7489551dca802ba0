//! What a learned table knows of a position: a list of places in the table, each counted for White or for Black.
//!
//! A place holds two weights, for a full board and for an empty one. The board seen from the other side with colours
//! changed has the same places with changed signs, so both sides learn from every game.

use draughts::fast::bits::Bits;
use draughts::fast::layout::Layout;

use super::blocks::{PATTERNS, Shape, patterns};

/// Squares by their bit index.
pub(super) const INDICES: usize = 128;
/// More kings of a side than this count as so many.
pub(super) const KINGS: usize = 4;
/// Kings of a side up to this, and pieces up to [`FEW`], are told apart man by man: many endings of few pieces are
/// drawn whatever the men are worth.
const FEW_KINGS: usize = 3;
/// Pieces of a side that are few.
const FEW: usize = 6;
const FORCES: usize = (FEW_KINGS + 1) * (FEW + 1);

/// Pieces on a board, in the bits of its layout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::draughts) struct Placed<B> {
    pub(in crate::draughts) white: B,
    pub(in crate::draughts) black: B,
    pub(in crate::draughts) kings: B,
    pub(in crate::draughts) white_to_move: bool,
}

impl<B: Bits> Placed<B> {
    /// How many pieces.
    #[inline(always)]
    pub(in crate::draughts) fn pieces(&self) -> u32 {
        (self.white | self.black).count()
    }

    /// Kings and men of White and of Black.
    #[inline(always)]
    pub(super) fn forces(&self) -> [Force; 2] {
        [self.white, self.black].map(|side| Force {
            kings: (side & self.kings).count() as usize,
            men: (side & !self.kings).count() as usize,
        })
    }
}

/// What a side has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Force {
    kings: usize,
    men: usize,
}

/// The place of both sides' kings by their number, counted from the first such place; nothing where they are as many.
#[inline(always)]
pub(super) fn king_counts([white, black]: [Force; 2]) -> Option<(usize, bool)> {
    let (white, black) = (white.kings.min(KINGS), black.kings.min(KINGS));
    ordered(white, black, KINGS + 1)
}

/// The place of two small forces; nothing where they are not small or the same.
#[inline(always)]
pub(super) fn few_pieces(forces: [Force; 2]) -> Option<(usize, bool)> {
    if forces.iter().any(|force| force.kings + force.men > FEW) {
        return None;
    }
    let [white, black] = forces.map(|force| force.kings.min(FEW_KINGS) * (FEW + 1) + force.men);
    ordered(white, black, FORCES)
}

/// The stronger first; whether that is Black.
#[inline(always)]
fn ordered(white: usize, black: usize, count: usize) -> Option<(usize, bool)> {
    match white.cmp(&black) {
        core::cmp::Ordering::Greater => Some((white * count + black, false)),
        core::cmp::Ordering::Less => Some((black * count + white, true)),
        core::cmp::Ordering::Equal => None,
    }
}

/// Whether the side to move has "the move" with as many pieces as the other: the last word when both run out of free
/// moves. Players count the pieces on the columns that begin at their own edge; an odd number means yes.
#[inline(always)]
pub(super) fn has_the_move<L: Layout>(placed: &Placed<L::Bits>) -> Option<bool> {
    if placed.white.count() != placed.black.count() {
        return None;
    }
    let own_rows = L::Bits::narrowed(every_second_row::<L>(placed.white_to_move));
    Some(((placed.white | placed.black) & own_rows).count() % 2 == 1)
}

/// The rows of the board that lie an even number of steps from a side's edge.
const fn every_second_row<L: Layout>(white: bool) -> u128 {
    let side = L::SIZE.side() as u32;
    let mut rows = 0;
    let mut row = if white { 1 } else { 0 };
    while row < side {
        let (start, length) = if L::ALL_SQUARES {
            (1 + row * (side + 1), side)
        } else {
            (
                1 + row / 2 * (side + 3) + row % 2 * (side / 2 + 1),
                side / 2,
            )
        };
        rows |= ((1 << length) - 1) << start;
        row += 2;
    }
    rows
}

/// Where everything is in the table of a board.
#[derive(Clone, Debug)]
pub(in crate::draughts) struct Features {
    pub(super) shape: Shape,
    /// For each block and pattern its place, and whether it counts for Black.
    places: Vec<Option<(u32, bool)>>,
    pub(super) kings: usize,
    pub(super) king_counts: usize,
    pub(super) few_pieces: usize,
    pub(super) to_move: usize,
    pub(super) the_move: usize,
    /// Where men by their square are: only while learning, in no file.
    pub(in crate::draughts) men: usize,
}

impl Features {
    pub(in crate::draughts) fn new(shape: Shape) -> Self {
        let first = shape.first_blocks();
        let places = (0..shape.blocks() * PATTERNS).map(|at| {
            let (block, pattern, black) = shape.standing_for(at / PATTERNS, at % PATTERNS)?;
            let nth = first.iter().position(|&one| one == block)?;
            Some(((nth * PATTERNS + pattern) as u32, black))
        });
        let kings = first.len() * PATTERNS;
        let king_counts = kings + INDICES;
        let few_pieces = king_counts + (KINGS + 1) * (KINGS + 1);
        let to_move = few_pieces + FORCES * FORCES;
        Self {
            shape,
            places: places.collect(),
            kings,
            king_counts,
            few_pieces,
            to_move,
            the_move: to_move + 1,
            men: to_move + 2,
        }
    }

    /// Places that a file holds.
    pub(in crate::draughts) const fn kept(&self) -> usize {
        self.men
    }

    /// Places while learning.
    pub(in crate::draughts) const fn all(&self) -> usize {
        self.men + INDICES
    }

    /// The place of a pattern, and whether it counts for Black.
    pub(super) fn place(&self, block: usize, pattern: usize) -> Option<(usize, bool)> {
        let place = self.places[block * PATTERNS + pattern];
        place.map(|(place, black)| (place as usize, black))
    }

    /// The blocks that a square lies in, as many as there are.
    pub(super) fn blocks_over(&self, square: u32) -> usize {
        let over = |block: &usize| self.shape.squares(*block).contains(&square);
        (0..self.shape.blocks()).filter(over).count()
    }

    /// Calls with every place that a position has, and whether it counts for Black.
    pub(in crate::draughts) fn each<L: Layout>(
        &self,
        placed: &Placed<L::Bits>,
        mut each: impl FnMut(usize, bool),
    ) {
        let (white, black) = (placed.white & !placed.kings, placed.black & !placed.kings);
        patterns::<L>(white, black, |block, pattern| {
            if let Some((place, black)) = self.place(block, pattern) {
                each(place, black);
            }
        });
        let turned = self.shape.turned_sum();
        let standing_for = |index| self.shape.square_standing_for(index) as usize;
        for (pieces, from) in [(placed.kings, self.kings), (!placed.kings, self.men)] {
            let mut own = placed.white & pieces;
            while let Some(piece) = own.pop() {
                each(from + standing_for(piece.index()), false);
            }
            let mut own = placed.black & pieces;
            while let Some(piece) = own.pop() {
                each(from + standing_for(turned - piece.index()), true);
            }
        }
        let forces = placed.forces();
        if let Some((place, black)) = king_counts(forces) {
            each(self.king_counts + place, black);
        }
        if let Some((place, black)) = few_pieces(forces) {
            each(self.few_pieces + place, black);
        }
        each(self.to_move, !placed.white_to_move);
        if let Some(has) = has_the_move::<L>(placed) {
            each(self.the_move, placed.white_to_move != has);
        }
    }

    /// Puts what a man of White's and a king are worth on a square into weights that are to be learned.
    pub(in crate::draughts) fn start(
        &self,
        square: u32,
        man: f32,
        king: f32,
        weights: &mut [[f32; 2]],
    ) {
        let square = self.shape.square_standing_for(square) as usize;
        weights[self.men + square] = [man; 2];
        weights[self.kings + square] = [king; 2];
    }

    /// How full the board is, from 0 with four pieces left to 1 at the start.
    pub(in crate::draughts) fn fullness(&self, pieces: u32) -> f32 {
        let (most, left) = (self.shape.pieces() - 4, pieces.saturating_sub(4));
        left.min(most) as f32 / most as f32
    }
}
