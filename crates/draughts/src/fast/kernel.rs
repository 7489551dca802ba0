//! The generator as a search uses it: pack a position once, then list, make and hash moves in words.

use super::bits::Bits;
use super::generator::generate;
use super::hunt::{Captures, hunters};
use super::layout::{Layout, to_square, to_squares};
use super::packed::{Packed, PackedOf, PlayOf};
use super::plan::Table;
use super::zobrist::Hashed;
use crate::{Board, Compulsion, Move, Position, Rules, Setup};
use alloc::vec::Vec;

/// The hashed position of a table.
pub type NodeOf<T> = Hashed<<<T as Table>::Layout as Layout>::Bits, <T as Table>::Memory>;

/// The scratch list of captures of a table.
pub type CapturesOf<T> = Captures<<<T as Table>::Layout as Layout>::Bits>;

/// A table with its board.
///
/// ```
/// use tabuleiro_draughts::fast::built_in::{Work, with_table};
/// use tabuleiro_draughts::fast::hunt::Captures;
/// use tabuleiro_draughts::fast::kernel::Kernel;
/// use tabuleiro_draughts::fast::plan::Table;
/// use tabuleiro_draughts::{Position, Rules, rule_sets};
///
/// /// Counts the replies to every first move.
/// struct Replies<'r>(&'r Rules);
///
/// impl Work for Replies<'_> {
///     type Output = usize;
///
///     fn run<T: Table>(self, table: T) -> usize {
///         let kernel = Kernel::new(table, self.0);
///         let start = kernel.pack(&Position::start(self.0));
///         let mut captures = Captures::by_result();
///         let mut first = Vec::new();
///         kernel.plays(&start, &mut captures, &mut first);
///         first
///             .iter()
///             .map(|&play| {
///                 let mut replies = Vec::new();
///                 kernel.plays(&kernel.after(&start, play), &mut captures, &mut replies);
///                 replies.len()
///             })
///             .sum()
///     }
/// }
///
/// let rules = rule_sets::by_id("italian").unwrap();
/// assert_eq!(with_table(rules, Replies(rules)), 49);
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Kernel<T> {
    table: T,
    board: Board,
}

impl<T: Table> Kernel<T> {
    /// A table for a rule set, as [`with_table`](super::built_in::with_table) hands it to some
    /// [`Work`](super::built_in::Work).
    #[must_use]
    pub const fn new(table: T, rules: &Rules) -> Self {
        Self {
            table,
            board: rules.board.value,
        }
    }

    /// The table.
    #[must_use]
    pub const fn table(&self) -> T {
        self.table
    }

    /// Packs a position.
    #[must_use]
    pub fn pack(&self, position: &Position) -> NodeOf<T> {
        let packed: PackedOf<T> = Packed::new::<T::Layout>(position, self.board);
        Hashed::new(packed)
    }

    /// The pieces of a packed position.
    #[must_use]
    pub fn unpack(&self, node: &NodeOf<T>) -> Setup {
        node.position().setup::<T::Layout>(self.board)
    }

    /// Adds every legal move to a list, huffs apart. The captures are scratch, made once and used again.
    #[inline]
    pub fn plays(
        &self,
        node: &NodeOf<T>,
        captures: &mut CapturesOf<T>,
        plays: &mut Vec<PlayOf<T>>,
    ) {
        let position = node.position();
        let take = |play| plays.push(play);
        let in_the_list = if position.white_to_move {
            generate::<T, true>(self.table, position, captures, take)
        } else {
            generate::<T, false>(self.table, position, captures, take)
        };
        if in_the_list {
            plays.extend(captures.plays());
        }
    }

    /// The position after a legal move.
    #[inline]
    #[must_use]
    pub fn after(&self, node: &NodeOf<T>, play: PlayOf<T>) -> NodeOf<T> {
        if node.position().white_to_move {
            self.after_for::<true>(node, play)
        } else {
            self.after_for::<false>(node, play)
        }
    }

    #[inline(always)]
    fn after_for<const WHITE: bool>(&self, node: &NodeOf<T>, play: PlayOf<T>) -> NodeOf<T> {
        let plan = self.table.plan();
        let hunters = match plan.compulsion {
            Compulsion::Forced => Bits::ZERO,
            Compulsion::Huff => hunters::<T, WHITE>(self.table, node.position()),
        };
        node.played::<WHITE>(play, plan, hunters)
    }

    /// A move in words spelled out: the first legal one of that result, with its route.
    #[must_use]
    pub fn spelled(&self, node: &NodeOf<T>, play: PlayOf<T>, rules: &Rules) -> Option<Move> {
        let square =
            |bit: <T::Layout as Layout>::Bits| to_square::<T::Layout>(bit.index(), self.board);
        let taken = to_squares::<T::Layout>(play.taken, self.board);
        let position = Position::new(self.unpack(node), rules).ok()?;
        position.legal_moves(rules).into_iter().find(|found| {
            found.from() == square(play.from)
                && found.to() == square(play.to)
                && found.taken_set() == taken
                && found.promotes() == play.crown.any()
        })
    }
}
