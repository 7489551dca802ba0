//! Captures from afar: flying kings.

use super::first::ends_right_behind;
use super::{Hunt, captures_along, may_turn_back};
use crate::fast::bits::Bits;
use crate::fast::layout::{Layout, each_way, way};
use crate::fast::plan::Planned;
use crate::{Continuation, KingCapture, Landing};

impl<L: Layout, P: Planned> Hunt<'_, L, P> {
    /// Tries every flight from a square, which the piece has reached by a jump over the last one taken; says whether
    /// there is one.
    pub(super) fn flies_on(
        &mut self,
        at: L::Bits,
        last: L::Bits,
        taken: L::Bits,
        pieces: u32,
    ) -> bool {
        each_way!(self.flies_first::<_>(at, last, taken, pieces))
    }

    #[inline(always)]
    fn flies_first<const WAY: usize>(
        &mut self,
        at: L::Bits,
        last: L::Bits,
        taken: L::Bits,
        pieces: u32,
    ) -> bool {
        let plan = self.table.plan();
        captures_along(plan, WAY)
            && (may_turn_back(plan) || !L::step::<WAY>(at).meets(last))
            && self.flies::<WAY>(at, taken, pieces)
    }

    /// Looks this way for a piece to take.
    #[inline(always)]
    fn flies<const WAY: usize>(&mut self, at: L::Bits, taken: L::Bits, pieces: u32) -> bool {
        let free = self.free(taken);
        let victim = L::first_on_line::<WAY>(at.index(), free) & self.prey & !taken;
        let landing = L::step::<WAY>(victim) & free;
        if landing.is_empty() {
            return false;
        }
        self.flew_over::<WAY>(landing, victim, taken | victim, pieces + 1);
        true
    }

    /// On or back along the line of the last jump.
    #[inline(always)]
    fn flies_along<const WAY: usize, const LINE: usize>(
        &mut self,
        at: L::Bits,
        taken: L::Bits,
        pieces: u32,
    ) -> bool {
        (WAY == LINE || WAY == way::reverse(LINE) && may_turn_back(self.table.plan()))
            && self.flies::<WAY>(at, taken, pieces)
    }

    /// Off the line of the last jump.
    #[inline(always)]
    fn turns<const WAY: usize, const LINE: usize>(
        &mut self,
        at: L::Bits,
        taken: L::Bits,
        pieces: u32,
    ) -> bool {
        WAY != LINE
            && WAY != way::reverse(LINE)
            && captures_along(self.table.plan(), WAY)
            && self.flies::<WAY>(at, taken, pieces)
    }

    /// A king has jumped: every square behind the piece is a place to turn, and perhaps to stop.
    #[inline(never)]
    fn flew_over<const WAY: usize>(
        &mut self,
        behind: L::Bits,
        victim: L::Bits,
        taken: L::Bits,
        pieces: u32,
    ) {
        if !self.is_news(behind, victim, taken, pieces) {
            return;
        }
        let plan = self.table.plan();
        // On along the line it makes no difference where it touches down, so that is tried once.
        let before = self.noted();
        self.note(victim, behind, pieces);
        let on_line = each_way!(self.flies_along::<_, WAY>(behind, taken, pieces));
        self.put_back(before);
        let mut goes_on = on_line;
        let mut at = behind;
        while at.any() {
            self.note(victim, at, pieces);
            let turned = each_way!(self.turns::<_, WAY>(at, taken, pieces));
            goes_on |= turned;
            let ends = !matches!(plan.continuation, Continuation::WholeSequence)
                && self.ends(on_line | turned);
            if ends && (at == behind || !self.binds(victim)) {
                self.finish(at, taken, pieces, false);
            }
            self.put_back(before);
            at = self.next_landing::<WAY>(at, taken);
        }
        if goes_on || !matches!(plan.continuation, Continuation::WholeSequence) {
            return;
        }
        let mut at = behind;
        while at.any() {
            self.note(victim, at, pieces);
            self.finish(at, taken, pieces, false);
            self.put_back(before);
            at = if self.binds(victim) {
                Bits::ZERO
            } else {
                self.next_landing::<WAY>(at, taken)
            };
        }
    }

    #[inline(always)]
    fn next_landing<const WAY: usize>(&self, at: L::Bits, taken: L::Bits) -> L::Bits {
        match self.table.plan().king_capture {
            KingCapture::Adjacent | KingCapture::FromAfar(Landing::RightBehind) => Bits::ZERO,
            KingCapture::FromAfar(Landing::Anywhere | Landing::RightBehindALastKing) => {
                L::step::<WAY>(at) & self.free(taken)
            }
        }
    }

    /// Whether a capture that ends with this piece ends right behind it.
    #[inline(always)]
    fn binds(&self, victim: L::Bits) -> bool {
        ends_right_behind(self.table.plan(), victim, self.kings)
    }
}
