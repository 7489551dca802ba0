//! The first jump of every capture, and the common case without recursion: pieces that jump once each, and none that
//! could go on.

use super::{BitsOf, captures_along, king_springboards, may_turn_back, springboards};
use crate::fast::bits::Bits;
use crate::fast::layout::{Layout, each_way, way};
use crate::fast::packed::Play;
use crate::fast::plan::{Plan, Table};
use crate::{KingCapture, Landing, Promotion};

/// The springboards of one kind of piece.
macro_rules! springboards {
    ($function:ident::<$($parameter:ident),*>($($argument:expr),*)) => {
        [
            $function::<$($parameter,)* { way::UP_LEFT }>($($argument),*),
            $function::<$($parameter,)* { way::UP_RIGHT }>($($argument),*),
            $function::<$($parameter,)* { way::DOWN_LEFT }>($($argument),*),
            $function::<$($parameter,)* { way::DOWN_RIGHT }>($($argument),*),
            $function::<$($parameter,)* { way::UP }>($($argument),*),
            $function::<$($parameter,)* { way::LEFT }>($($argument),*),
            $function::<$($parameter,)* { way::RIGHT }>($($argument),*),
            $function::<$($parameter,)* { way::DOWN }>($($argument),*),
        ]
    };
}

/// From where a piece can jump, each way.
type Springboards<B> = [B; 8];

#[inline(always)]
pub(super) fn any_way<B: Bits>([a, b, c, d, e, f, g, h]: Springboards<B>) -> B {
    a | b | c | d | e | f | g | h
}

/// From where a piece that has jumped this way can jump again.
#[inline(always)]
fn any_way_but_back<B: Bits, const WAY: usize>(mut springboards: Springboards<B>) -> B {
    springboards[way::reverse(WAY)] = B::ZERO;
    any_way(springboards)
}

/// The first jumps of men.
pub struct MenJumps<T: Table, const WHITE: bool> {
    men: BitsOf<T>,
    springboards: Springboards<BitsOf<T>>,
}

impl<T: Table, const WHITE: bool> MenJumps<T, WHITE> {
    #[inline(always)]
    pub(super) fn new(plan: Plan, men: BitsOf<T>, prey: BitsOf<T>, empty: BitsOf<T>) -> Self {
        Self {
            men,
            springboards: springboards!(springboards::<T, WHITE>(plan, prey, empty)),
        }
    }

    /// The men that can jump.
    #[inline(always)]
    pub(super) fn hunters(&self) -> BitsOf<T> {
        self.men & any_way(self.springboards)
    }

    /// The men that can go on after a jump.
    ///
    /// A second jump leaves the line of the first, or goes on along it, so it does not matter here that the piece has
    /// left its square; and straight back stands only the piece just taken.
    #[inline(always)]
    pub(super) fn going_on(&self, plan: Plan) -> BitsOf<T> {
        let stops = if matches!(plan.promotion, Promotion::StopsTheMove) {
            T::Layout::last_row(WHITE)
        } else {
            Bits::ZERO
        };
        each_way!(self.going_on_after::<_>(!stops))
    }

    #[inline(always)]
    fn going_on_after<const WAY: usize>(&self, go: BitsOf<T>) -> BitsOf<T> {
        let springboards = any_way_but_back::<_, WAY>(self.springboards) & go;
        self.jumpers::<WAY>() & T::Layout::back::<WAY>(T::Layout::back::<WAY>(springboards))
    }

    /// Whether one becomes a king by its jump, and might go on as one.
    #[inline(always)]
    pub(super) fn crown_in_passing(&self, plan: Plan) -> bool {
        matches!(plan.promotion, Promotion::InPassing)
            && each_way!(self.landings_that_way::<_>()).meets(T::Layout::last_row(WHITE))
    }

    /// What is taken.
    #[inline(always)]
    pub(super) fn victims(&self) -> BitsOf<T> {
        each_way!(self.victims_that_way::<_>())
    }

    #[inline(always)]
    fn victims_that_way<const WAY: usize>(&self) -> BitsOf<T> {
        T::Layout::step::<WAY>(self.jumpers::<WAY>())
    }

    #[inline(always)]
    fn landings_that_way<const WAY: usize>(&self) -> BitsOf<T> {
        T::Layout::step::<WAY>(self.victims_that_way::<WAY>())
    }

    #[inline(always)]
    fn jumpers<const WAY: usize>(&self) -> BitsOf<T> {
        self.men & self.springboards[WAY]
    }

    /// Every jump, in words, where there is nothing more to a capture.
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
        let mut jumpers = self.jumpers::<WAY>();
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

/// The first jumps of kings.
pub struct KingJumps<T: Table> {
    plan: Plan,
    kings: BitsOf<T>,
    springboards: Springboards<BitsOf<T>>,
    empty: BitsOf<T>,
    kings_of_both: BitsOf<T>,
}

impl<T: Table> KingJumps<T> {
    #[inline(always)]
    pub(super) fn new(
        plan: Plan,
        own: BitsOf<T>,
        prey: BitsOf<T>,
        empty: BitsOf<T>,
        kings_of_both: BitsOf<T>,
    ) -> Self {
        Self {
            plan,
            kings: own & kings_of_both,
            springboards: springboards!(king_springboards::<T>(plan, prey, empty)),
            empty,
            kings_of_both,
        }
    }

    /// The kings that can jump.
    #[inline(always)]
    pub(super) fn hunters(&self) -> BitsOf<T> {
        self.kings & any_way(self.springboards)
    }

    /// The kings that can go on after a jump, or perhaps can.
    #[inline(always)]
    pub(super) fn going_on(&self) -> BitsOf<T> {
        let mut hunters = self.hunters();
        let mut found = Bits::ZERO;
        while let Some(king) = hunters.pop() {
            if each_way!(self.turning_points::<_>(king)).any() {
                found |= king;
            }
        }
        found
    }

    /// Where a king that jumps this way can jump again.
    #[inline(always)]
    fn turning_points<const WAY: usize>(&self, king: BitsOf<T>) -> BitsOf<T> {
        if !self.jumps::<WAY>(king) {
            return Bits::ZERO;
        }
        let landings = self.landings::<WAY>(self.victim::<WAY>(king));
        if may_turn_back(self.plan) {
            // Beyond the square of the piece just taken there may be more.
            return landings;
        }
        landings & any_way_but_back::<_, WAY>(self.springboards)
    }

    /// What is taken.
    #[inline(always)]
    pub(super) fn victims(&self) -> BitsOf<T> {
        let mut hunters = self.hunters();
        let mut victims = Bits::ZERO;
        while let Some(king) = hunters.pop() {
            victims |= each_way!(self.victim_that_way::<_>(king));
        }
        victims
    }

    #[inline(always)]
    fn victim_that_way<const WAY: usize>(&self, king: BitsOf<T>) -> BitsOf<T> {
        if self.jumps::<WAY>(king) {
            self.victim::<WAY>(king)
        } else {
            Bits::ZERO
        }
    }

    #[inline(always)]
    fn jumps<const WAY: usize>(&self, king: BitsOf<T>) -> bool {
        captures_along(self.plan, WAY) && king.meets(self.springboards[WAY])
    }

    /// What a king takes this way from one of its springboards.
    #[inline(always)]
    fn victim<const WAY: usize>(&self, king: BitsOf<T>) -> BitsOf<T> {
        match self.plan.king_capture {
            KingCapture::Adjacent => T::Layout::step::<WAY>(king),
            KingCapture::FromAfar(_) => T::Layout::first_on_line::<WAY>(king.index(), self.empty),
        }
    }

    /// Where it can turn after that.
    #[inline(always)]
    fn landings<const WAY: usize>(&self, victim: BitsOf<T>) -> BitsOf<T> {
        match self.plan.king_capture {
            KingCapture::Adjacent | KingCapture::FromAfar(Landing::RightBehind) => {
                T::Layout::step::<WAY>(victim)
            }
            KingCapture::FromAfar(Landing::Anywhere | Landing::RightBehindALastKing) => {
                T::Layout::free_on_line::<WAY>(victim.index(), self.empty)
            }
        }
    }

    /// Every jump, in words, where there is nothing more to a capture.
    #[inline(always)]
    pub fn each(&self, take: &mut impl FnMut(Play<BitsOf<T>>)) {
        let mut hunters = self.hunters();
        while let Some(king) = hunters.pop() {
            self.each_that_way::<{ way::UP_LEFT }>(king, take);
            self.each_that_way::<{ way::UP_RIGHT }>(king, take);
            self.each_that_way::<{ way::DOWN_LEFT }>(king, take);
            self.each_that_way::<{ way::DOWN_RIGHT }>(king, take);
            self.each_that_way::<{ way::UP }>(king, take);
            self.each_that_way::<{ way::LEFT }>(king, take);
            self.each_that_way::<{ way::RIGHT }>(king, take);
            self.each_that_way::<{ way::DOWN }>(king, take);
        }
    }

    #[inline(always)]
    fn each_that_way<const WAY: usize>(
        &self,
        from: BitsOf<T>,
        take: &mut impl FnMut(Play<BitsOf<T>>),
    ) {
        if !self.jumps::<WAY>(from) {
            return;
        }
        let taken = self.victim::<WAY>(from);
        let mut ends = if ends_right_behind(self.plan, taken, self.kings_of_both) {
            T::Layout::step::<WAY>(taken)
        } else {
            self.landings::<WAY>(taken)
        };
        while let Some(to) = ends.pop() {
            take(Play {
                from,
                to,
                taken,
                king: true,
                crown: Bits::ZERO,
            });
        }
    }
}

/// Whether a capture that ends with this piece ends right behind it.
#[inline(always)]
pub(super) fn ends_right_behind<B: Bits>(plan: Plan, victim: B, kings: B) -> bool {
    matches!(
        plan.king_capture,
        KingCapture::FromAfar(Landing::RightBehindALastKing)
    ) && victim.meets(kings)
}
