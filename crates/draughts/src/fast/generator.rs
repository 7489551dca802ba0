//! The generator: steps here, captures in [`hunt`].

use super::bits::Bits;
use super::hunt::{self, Captures, Found};
use super::layout::each_way;
use super::layout::{Layout, way};
use super::packed::{Memory, Packed, PackedOf, Play, PlayOf};
use super::plan::{Plan, Table};
use crate::{Compulsion, KingPatience, KingRange, Lines};

type BitsOf<T> = <<T as Table>::Layout as Layout>::Bits;

/// Whether steps go this way.
#[inline(always)]
pub(super) const fn steps_along(plan: Plan, direction: usize) -> bool {
    match plan.lines {
        Lines::Diagonal | Lines::DiagonalCapturesAlsoStraight => direction < 4,
        Lines::Straight => direction >= 4,
    }
}

/// Whether a way leads back for this side.
#[inline(always)]
pub(super) const fn is_backward(direction: usize, white: bool) -> bool {
    if white {
        way::is_down(direction)
    } else {
        way::is_up(direction)
    }
}

/// Finds every legal move of the side to move, huffs apart. Most go straight to the closure; captures of more than one
/// jump go to the list, since a later one may have to be preferred. Says whether the list holds any.
#[inline(always)]
pub fn generate<T: Table, const WHITE: bool>(
    table: T,
    position: &PackedOf<T>,
    captures: &mut Captures<BitsOf<T>>,
    take: impl FnMut(PlayOf<T>),
) -> bool {
    generate_of::<T, WHITE, true>(table, position, captures, take)
}

/// The same for a side that may have kings, or for one that is known to have none.
#[inline(always)]
pub(super) fn generate_of<T: Table, const WHITE: bool, const KINGS: bool>(
    table: T,
    position: &PackedOf<T>,
    captures: &mut Captures<BitsOf<T>>,
    mut take: impl FnMut(PlayOf<T>),
) -> bool {
    let plan = table.plan();
    if is_won(plan, position) {
        return false;
    }
    let (quiet, in_the_list) = match hunt::captures_of::<T, WHITE, KINGS>(table, position, captures)
    {
        Found::None => (true, false),
        Found::OfMen(jumps) => {
            jumps.each(&mut take);
            (false, false)
        }
        Found::OfBoth(jumps, flights) => {
            jumps.each(&mut take);
            flights.each(&mut take);
            (false, false)
        }
        Found::InTheList => (false, true),
    };
    if quiet || matches!(plan.compulsion, Compulsion::Huff) {
        steps::<T, WHITE, KINGS>(table, position, take);
    }
    in_the_list
}

/// Whether a king has ended the game, where the first one wins.
#[inline(always)]
pub(super) fn is_won<B: Bits, M>(plan: Plan, position: &Packed<B, M>) -> bool {
    plan.first_king_wins && position.kings.any()
}

/// Every move without capture.
#[inline(always)]
pub(super) fn steps<T: Table, const WHITE: bool, const KINGS: bool>(
    table: T,
    position: &PackedOf<T>,
    mut step: impl FnMut(PlayOf<T>),
) {
    let plan = table.plan();
    let (own, opponent) = position.sides::<WHITE>();
    let empty = BitsOf::<T>::narrowed(T::Layout::BOARD) & !(own | opponent);
    let men = own & !position.kings;
    if men.any() {
        man_steps::<T, WHITE, { way::UP_LEFT }>(plan, men, empty, &mut step);
        man_steps::<T, WHITE, { way::UP_RIGHT }>(plan, men, empty, &mut step);
        man_steps::<T, WHITE, { way::DOWN_LEFT }>(plan, men, empty, &mut step);
        man_steps::<T, WHITE, { way::DOWN_RIGHT }>(plan, men, empty, &mut step);
        man_steps::<T, WHITE, { way::UP }>(plan, men, empty, &mut step);
        man_steps::<T, WHITE, { way::LEFT }>(plan, men, empty, &mut step);
        man_steps::<T, WHITE, { way::RIGHT }>(plan, men, empty, &mut step);
        man_steps::<T, WHITE, { way::DOWN }>(plan, men, empty, &mut step);
    }
    let mut kings = own & position.kings;
    if !KINGS || kings.is_empty() {
        return;
    }
    if T::Memory::KEPT
        && let KingPatience::Moves(most) = plan.king_patience
    {
        let run = position.memory.runs()[usize::from(!WHITE)];
        if run.moves >= most {
            kings = kings & !BitsOf::<T>::bit(run.index.into());
        }
    }
    while let Some(from) = kings.pop() {
        let mut targets = each_way!(king_reaches::<T, _>(plan, from, empty));
        while let Some(to) = targets.pop() {
            step(Play {
                from,
                to,
                taken: Bits::ZERO,
                king: true,
                crown: Bits::ZERO,
            });
        }
    }
}

#[inline(always)]
fn man_steps<T: Table, const WHITE: bool, const WAY: usize>(
    plan: Plan,
    men: BitsOf<T>,
    empty: BitsOf<T>,
    step: &mut impl FnMut(PlayOf<T>),
) {
    if !steps_along(plan, WAY) || is_backward(WAY, WHITE) {
        return;
    }
    let last_row = T::Layout::last_row(WHITE);
    let mut targets = T::Layout::step::<WAY>(men) & empty;
    while let Some(to) = targets.pop() {
        step(Play {
            from: T::Layout::back::<WAY>(to),
            to,
            taken: Bits::ZERO,
            king: false,
            crown: to & last_row,
        });
    }
}

/// The squares a king reaches this way without capturing.
#[inline(always)]
fn king_reaches<T: Table, const WAY: usize>(
    plan: Plan,
    from: BitsOf<T>,
    empty: BitsOf<T>,
) -> BitsOf<T> {
    if !steps_along(plan, WAY) {
        return Bits::ZERO;
    }
    match plan.king_range {
        KingRange::Short => T::Layout::step::<WAY>(from) & empty,
        KingRange::Flying => T::Layout::free_on_line::<WAY>(from.index(), empty),
    }
}
