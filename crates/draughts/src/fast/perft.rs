//! Counting leaves.

use super::bits::Bits;
use super::generator::{generate, generate_of, is_won, steps};
use super::hunt::{self, Captures, Found, hunters};
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
    /// Captures still to be looked at, those of the deepest turn last.
    stack: Vec<PlayOf<T>>,
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

    #[inline(always)]
    fn leaves<const WHITE: bool>(&mut self, position: &PackedOf<T>) -> u64 {
        let (white, black, kings, memory) = (
            position.white,
            position.black,
            position.kings,
            position.memory,
        );
        if position.sides::<WHITE>().0.meets(position.kings) {
            self.leaves_of::<WHITE, true>(white, black, kings, memory)
        } else {
            self.leaves_of::<WHITE, false>(white, black, kings, memory)
        }
    }

    /// The words one by one, so that they stay in registers; and for a side without kings by itself, so that what kings
    /// need does not crowd it.
    #[inline(never)]
    fn leaves_of<const WHITE: bool, const KINGS: bool>(
        &mut self,
        white: BitsOf<T>,
        black: BitsOf<T>,
        kings: BitsOf<T>,
        memory: T::Memory,
    ) -> u64 {
        let position = &PackedOf::<T> {
            white,
            black,
            kings,
            white_to_move: WHITE,
            memory,
        };
        let plan = self.table.plan();
        let hunters = self.hunters::<WHITE>(position);
        let mut leaves = 0;
        // The position is really made: the compiler may not see that nobody looks at it.
        let mut leaf = |play| {
            let _ = black_box(position.played::<WHITE>(play, plan, hunters));
            leaves += 1;
        };
        if generate_of::<T, WHITE, KINGS>(self.table, position, &mut self.captures, &mut leaf) {
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
        if is_won(plan, position) {
            return 0;
        }
        let hunters = self.hunters::<WHITE>(position);
        let mut total = 0;
        let mut visit = |counter: &mut Self, play: PlayOf<T>| {
            let child = position.played::<WHITE>(play, plan, hunters);
            total += counter.next_turns::<WHITE>(&child, depth);
        };
        let found = hunt::captures::<T, WHITE>(self.table, position, &mut self.captures);
        let quiet = matches!(found, Found::None) || matches!(plan.compulsion, Compulsion::Huff);
        match found {
            Found::None => {}
            Found::OfMen(jumps) => jumps.each(&mut |play| visit(self, play)),
            Found::OfBoth(jumps, flights) => {
                jumps.each(&mut |play| visit(self, play));
                flights.each(&mut |play| visit(self, play));
            }
            Found::InTheList => {
                // What is found below overwrites the list.
                let start = self.stack.len();
                self.stack.extend(self.captures.plays());
                for at in start..self.stack.len() {
                    visit(self, self.stack[at]);
                }
                self.stack.truncate(start);
            }
        }
        if quiet {
            steps::<T, WHITE, true>(self.table, position, |play| visit(self, play));
        }
        total
    }

    /// The turns of the other side.
    #[inline(always)]
    fn next_turns<const WHITE: bool>(&mut self, child: &PackedOf<T>, depth: u32) -> u64 {
        if WHITE {
            self.turns::<false>(child, depth - 1)
        } else {
            self.turns::<true>(child, depth - 1)
        }
    }
}
