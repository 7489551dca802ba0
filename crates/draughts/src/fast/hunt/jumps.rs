//! Jumps over the adjacent piece: men, and kings that are short.

use super::{Hunt, captures_along, may_follow, men_capture_along, prey_of_men};
use crate::Promotion;
use crate::fast::bits::Bits;
use crate::fast::layout::{Layout, each_way};
use crate::fast::plan::Planned;

impl<L: Layout, P: Planned> Hunt<'_, L, P> {
    /// Tries every jump from a square; says whether there is one.
    #[inline(always)]
    pub(super) fn goes_on<const LAST: usize, const KING: bool>(
        &mut self,
        at: L::Bits,
        taken: L::Bits,
        pieces: u32,
    ) -> bool {
        each_way!(self.jumps::<_, LAST, KING>(at, taken, pieces))
    }

    #[inline(always)]
    fn jumps<const WAY: usize, const LAST: usize, const KING: bool>(
        &mut self,
        at: L::Bits,
        taken: L::Bits,
        pieces: u32,
    ) -> bool {
        let plan = self.table.plan();
        let allowed = if KING {
            captures_along(plan, WAY)
        } else {
            men_capture_along(plan, WAY, self.white)
        };
        if !allowed || !may_follow(plan, WAY, LAST) {
            return false;
        }
        let prey = if KING {
            self.prey
        } else {
            prey_of_men(plan, self.prey, self.kings)
        };
        let victim = L::step::<WAY>(at) & prey & !taken;
        let landing = L::step::<WAY>(victim) & self.free(taken);
        if landing.is_empty() {
            return false;
        }
        self.lands::<WAY, KING>(landing, victim, taken | victim, pieces + 1);
        true
    }

    /// A piece has jumped: it goes on, or ends here.
    fn lands<const WAY: usize, const KING: bool>(
        &mut self,
        at: L::Bits,
        victim: L::Bits,
        taken: L::Bits,
        pieces: u32,
    ) {
        if !self.is_news(at, taken, pieces, WAY, false) {
            return;
        }
        let before = self.note(victim, at, pieces);
        let on_last_row = !KING && at.meets(L::last_row(self.white));
        match self.table.plan().promotion {
            Promotion::StopsTheMove if on_last_row => self.finish(at, taken, pieces, true),
            Promotion::InPassing if on_last_row => {
                self.crowned_in_passing = true;
                let goes_on = self.king_goes_on::<WAY>(at, taken, pieces);
                if self.ends(goes_on) {
                    self.finish(at, taken, pieces, true);
                }
                self.crowned_in_passing = false;
            }
            _ => {
                let goes_on = self.goes_on::<WAY, KING>(at, taken, pieces);
                if self.ends(goes_on) {
                    self.finish(at, taken, pieces, on_last_row);
                }
            }
        }
        self.put_back(before);
    }
}
