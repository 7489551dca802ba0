//! The common case, without recursion: men that jump once each, and none that could go on.

use super::{BitsOf, ranks_kings, springboards};
use crate::Promotion;
use crate::fast::bits::Bits;
use crate::fast::layout::{Layout, each_way, way};
use crate::fast::packed::Play;
use crate::fast::plan::{Plan, Table};

/// Jumps of men that end after one piece.
pub struct SingleJumps<T: Table, const WHITE: bool> {
    /// From where a man can jump each way.
    springboards: [BitsOf<T>; 8],
    men: BitsOf<T>,
}

impl<T: Table, const WHITE: bool> SingleJumps<T, WHITE> {
    #[inline(always)]
    pub(super) fn new(plan: Plan, men: BitsOf<T>, prey: BitsOf<T>, empty: BitsOf<T>) -> Self {
        Self {
            springboards: [
                springboards::<T, WHITE, { way::UP_LEFT }>(plan, prey, empty),
                springboards::<T, WHITE, { way::UP_RIGHT }>(plan, prey, empty),
                springboards::<T, WHITE, { way::DOWN_LEFT }>(plan, prey, empty),
                springboards::<T, WHITE, { way::DOWN_RIGHT }>(plan, prey, empty),
                springboards::<T, WHITE, { way::UP }>(plan, prey, empty),
                springboards::<T, WHITE, { way::LEFT }>(plan, prey, empty),
                springboards::<T, WHITE, { way::RIGHT }>(plan, prey, empty),
                springboards::<T, WHITE, { way::DOWN }>(plan, prey, empty),
            ],
            men,
        }
    }

    /// The men that can jump.
    #[inline(always)]
    pub(super) fn any(&self) -> BitsOf<T> {
        let [a, b, c, d, e, f, g, h] = self.springboards;
        self.men & (a | b | c | d | e | f | g | h)
    }

    /// Whether no man can go on after its jump, and all jumps rank alike.
    ///
    /// A second jump cannot lead back to where the piece came from (that takes four), so it does not matter here that
    /// its square is vacated; and straight back stands only the piece just taken.
    #[inline(always)]
    pub(super) fn are_all(&self, plan: Plan, kings: BitsOf<T>) -> bool {
        each_way!(self.trouble::<_>(plan, kings)).is_empty()
    }

    /// The squares where a jump this way lands and is more than a plain single jump.
    #[inline(always)]
    fn trouble<const WAY: usize>(&self, plan: Plan, kings: BitsOf<T>) -> BitsOf<T> {
        let victims = T::Layout::step::<WAY>(self.men & self.springboards[WAY]);
        let landings = T::Layout::step::<WAY>(victims);
        let [a, b, c, d, e, f, g, h] = self.springboards_but_back::<WAY>();
        let mut trouble = landings & (a | b | c | d | e | f | g | h);
        if matches!(plan.promotion, Promotion::InPassing) {
            trouble |= landings & T::Layout::last_row(WHITE);
        }
        if ranks_kings(plan) {
            trouble |= victims & kings;
        }
        trouble
    }

    #[inline(always)]
    fn springboards_but_back<const WAY: usize>(&self) -> [BitsOf<T>; 8] {
        let mut all = self.springboards;
        all[way::reverse(WAY)] = Bits::ZERO;
        all
    }

    /// Every jump, in words.
    #[inline(always)]
    pub fn each(&self, take: &mut impl FnMut(Play<BitsOf<T>>)) {
        self.each_that_way::<{ way::UP_LEFT }>(take);
        self.each_that_way::<{ way::UP_RIGHT }>(take);
        self.each_that_way::<{ way::DOWN_LEFT }>(take);
        self.each_that_way::<{ way::DOWN_RIGHT }>(take);
        self.each_that_way::<{ way::UP }>(take);
        self.each_that_way::<{ way::LEFT }>(take);
        self.each_that_way::<{ way::RIGHT }>(take);
        self.each_that_way::<{ way::DOWN }>(take);
    }

    #[inline(always)]
    fn each_that_way<const WAY: usize>(&self, take: &mut impl FnMut(Play<BitsOf<T>>)) {
        let mut jumpers = self.men & self.springboards[WAY];
        while let Some(from) = jumpers.pop() {
            let taken = T::Layout::step::<WAY>(from);
            let to = T::Layout::step::<WAY>(taken);
            take(Play {
                from,
                to,
                taken,
                king: false,
                crown: to & T::Layout::last_row(WHITE),
            });
        }
    }
}
