//! Counting leaves.

use super::bits::Bits;
use super::generator::generate;
use super::hunt::{Captures, hunters};
use super::layout::Layout;
use super::packed::{Memory, PackedOf, PlayOf};
use super::plan::Table;
use crate::{Compulsion, Convention, LastTurn, Perft};
use alloc::vec::Vec;
use core::hint::black_box;

type BitsOf<T> = <<T as Table>::Layout as Layout>::Bits;

/// A count of leaves under way.
struct Counter<T: Table> {
    table: T,
    last_turn: LastTurn,
    captures: Captures<BitsOf<T>>,
    /// The positions still to be looked at, those of the deepest turn last.
    stack: Vec<PackedOf<T>>,
}

/// The number of positions so many turns away.
#[must_use]
pub fn count<T: Table>(table: T, position: &PackedOf<T>, perft: Perft) -> u64 {
    let mut counter = Counter {
        table,
        last_turn: perft.last_turn,
        captures: match perft.convention {
            Convention::Unique => Captures::by_result(),
            Convention::Paths => Captures::by_path(),
        },
        stack: Vec::new(),
    };
    if perft.depth == 0 {
        1
    } else if position.white_to_move {
        counter.turns::<true>(position, perft.depth)
    } else {
        counter.turns::<false>(position, perft.depth)
    }
}

impl<T: Table> Counter<T> {
    #[inline(always)]
    fn turns<const WHITE: bool>(&mut self, position: &PackedOf<T>, depth: u32) -> u64 {
        let mut total = self.moves::<WHITE>(position, depth);
        if T::Memory::KEPT {
            let mut huffable = position.memory.huffable();
            while let Some(square) = huffable.pop() {
                let huffed = position.huffed(square);
                total += if huffed.sides::<WHITE>().1.is_empty() {
                    // The last piece is gone: the huff alone is the turn, and the last one.
                    u64::from(depth == 1)
                } else {
                    self.moves::<WHITE>(&huffed, depth)
                };
            }
        }
        total
    }

    #[inline(always)]
    fn moves<const WHITE: bool>(&mut self, position: &PackedOf<T>, depth: u32) -> u64 {
        match (depth, self.last_turn) {
            (1, LastTurn::Made) => self.leaves::<WHITE>(position),
            (1, LastTurn::Counted) => self.leaves_unmade::<WHITE>(position),
            _ => self.deeper::<WHITE>(position, depth),
        }
    }

    /// The pieces that could capture, where the opponent may huff them.
    #[inline(always)]
    fn hunters<const WHITE: bool>(&self, position: &PackedOf<T>) -> BitsOf<T> {
        if T::Memory::KEPT && matches!(self.table.plan().compulsion, Compulsion::Huff) {
            hunters::<T, WHITE>(self.table, position)
        } else {
            Bits::ZERO
        }
    }

    fn leaves<const WHITE: bool>(&mut self, position: &PackedOf<T>) -> u64 {
        let plan = self.table.plan();
        let hunters = self.hunters::<WHITE>(position);
        let mut leaves = 0;
        // The position is really made: the compiler may not see that nobody looks at it.
        let mut leaf = |play| {
            let _ = black_box(position.played::<WHITE>(play, plan, hunters));
            leaves += 1;
        };
        if generate::<T, WHITE>(self.table, position, &mut self.captures, &mut leaf) {
            self.captures.plays().iter().copied().for_each(leaf);
        }
        leaves
    }

    fn leaves_unmade<const WHITE: bool>(&mut self, position: &PackedOf<T>) -> u64 {
        let mut leaves = 0;
        if generate::<T, WHITE>(self.table, position, &mut self.captures, |_| leaves += 1) {
            leaves += self.captures.plays().len() as u64;
        }
        leaves
    }

    fn deeper<const WHITE: bool>(&mut self, position: &PackedOf<T>, depth: u32) -> u64 {
        let plan = self.table.plan();
        let hunters = self.hunters::<WHITE>(position);
        let start = self.stack.len();
        let mut push = |play: PlayOf<T>| {
            self.stack
                .push(position.played::<WHITE>(play, plan, hunters));
        };
        if generate::<T, WHITE>(self.table, position, &mut self.captures, &mut push) {
            self.captures.plays().iter().copied().for_each(push);
        }
        let mut total = 0;
        for at in start..self.stack.len() {
            let child = self.stack[at];
            total += if WHITE {
                self.turns::<false>(&child, depth - 1)
            } else {
                self.turns::<true>(&child, depth - 1)
            };
        }
        self.stack.truncate(start);
        total
    }
}
