//! The turns from a position, huffs among them.

use draughts::fast::bits::Bits;
use draughts::fast::generator::generate;
use draughts::fast::hunt::hunters;
use draughts::fast::packed::{Memory as _, PackedOf, PlayOf};
use draughts::fast::plan::Table;

use super::{BitsOf, Searcher, hash};
use crate::search::KEY_BITS;

/// A turn on the way to a position, and what is needed to order and to name it.
#[derive(Clone, Copy, Debug)]
pub(in crate::draughts) struct Child<T: Table> {
    pub(in crate::draughts) position: PackedOf<T>,
    pub(in crate::draughts) huff: BitsOf<T>,
    /// None where a huff took the last piece.
    pub(in crate::draughts) play: Option<PlayOf<T>>,
    /// Names the turn in tables.
    pub(super) key: u32,
    pub(super) order: i32,
    /// Of the position, where it has been asked for.
    pub(super) hash: Option<u64>,
    /// A king's move without capture: it can be taken back, so positions can come again.
    pub(super) reversible: bool,
}

impl<T: Table> Child<T> {
    /// Whether it takes something off the board.
    pub(super) fn is_loud(&self) -> bool {
        self.huff.any() || self.play.is_none_or(|play| play.taken.any())
    }
}

impl<T: Table> Searcher<'_, T> {
    /// Every turn from a position.
    pub(super) fn expanded(&mut self, position: &PackedOf<T>) -> Vec<Child<T>> {
        let start = self.children.len();
        self.expand(position);
        self.children.split_off(start)
    }

    /// The turn that tables know by this key.
    pub(in crate::draughts) fn by_key(
        &mut self,
        position: &PackedOf<T>,
        key: u32,
    ) -> Option<Child<T>> {
        let turns = self.expanded(position);
        turns.into_iter().find(|child| child.key == key)
    }

    pub(super) fn expand(&mut self, position: &PackedOf<T>) {
        self.expand_moves(position, Bits::ZERO);
        if self.huffs {
            let mut huffable = position.memory.huffable();
            while let Some(square) = huffable.pop() {
                let huffed = position.huffed(square);
                let left = if position.white_to_move {
                    huffed.black
                } else {
                    huffed.white
                };
                if left.is_empty() {
                    self.children.push(Child {
                        position: huffed,
                        huff: square,
                        play: None,
                        key: key_of(square.index(), 0, 0, 0),
                        order: 0,
                        hash: None,
                        reversible: false,
                    });
                } else {
                    self.expand_moves(&huffed, square);
                }
            }
        }
    }

    /// Fetches what is remembered of the positions that these turns lead to.
    pub(super) fn fetch(&mut self, start: usize) {
        for child in &mut self.children[start..] {
            let hash = hash::<T>(&child.position);
            self.memo.prefetch(hash);
            child.hash = Some(hash);
        }
    }

    fn expand_moves(&mut self, position: &PackedOf<T>, huff: BitsOf<T>) {
        if position.white_to_move {
            self.expand_moves_of::<true>(position, huff);
        } else {
            self.expand_moves_of::<false>(position, huff);
        }
    }

    fn expand_moves_of<const WHITE: bool>(&mut self, position: &PackedOf<T>, huff: BitsOf<T>) {
        let plan = self.table.plan();
        let hunters = if self.huffs {
            hunters::<T, WHITE>(self.table, position)
        } else {
            Bits::ZERO
        };
        let huff_index = if huff.any() { huff.index() + 1 } else { 0 };
        let children = &mut self.children;
        let mut push = |play: PlayOf<T>| {
            let taken = play.taken.widened();
            children.push(Child {
                position: position.played::<WHITE>(play, plan, hunters),
                huff,
                play: Some(play),
                key: key_of(
                    huff_index,
                    play.from.index(),
                    play.to.index(),
                    (taken ^ taken >> 64) as u64,
                ),
                order: 0,
                hash: None,
                reversible: play.king && taken == 0 && huff.is_empty(),
            });
        };
        if generate::<T, WHITE>(self.table, position, &mut self.captures, &mut push) {
            self.captures.plays().iter().copied().for_each(push);
        }
    }
}

const fn key_of(huff: u32, from: u32, to: u32, taken: u64) -> u32 {
    let taken = (taken.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 53) as u32;
    // Never 0, which means "no turn".
    (from | to << 7) | (huff ^ taken) << KEY_BITS | 1 << 31
}
