//! Jumps over the adjacent piece: men, and kings that are short.

use super::first::any_way;
use super::{Hunt, captures_along, men_capture_along, prey_of_men};
use crate::fast::bits::Bits;
use crate::fast::layout::{Layout, way};
use crate::fast::plan::Planned;
use crate::{Continuation, Promotion};

impl<L: Layout, P: Planned> Hunt<'_, L, P> {
    /// Tries every jump from a square; says whether there is one.
    #[inline(always)]
    pub(super) fn goes_on<const KING: bool>(
        &mut self,
        at: L::Bits,
        taken: L::Bits,
        pieces: u32,
    ) -> bool {
        let landings = self.landings::<KING>(at, taken);
        let next = any_way(landings);
        if next.is_single() {
            // Which way it is need not be guessed.
            if next.any() {
                self.lands_here::<KING>(next, Self::victims(landings), taken, pieces);
            }
        } else {
            self.each_jump::<KING>(landings, taken, pieces);
        }
        next.any()
    }

    /// Where each way leads from a square. The way back needs no thought: there stands what was just taken.
    #[inline(always)]
    fn landings<const KING: bool>(&self, at: L::Bits, taken: L::Bits) -> [L::Bits; 8] {
        [
            self.landing::<{ way::UP_LEFT }, KING>(at, taken),
            self.landing::<{ way::UP_RIGHT }, KING>(at, taken),
            self.landing::<{ way::DOWN_LEFT }, KING>(at, taken),
            self.landing::<{ way::DOWN_RIGHT }, KING>(at, taken),
            self.landing::<{ way::UP }, KING>(at, taken),
            self.landing::<{ way::LEFT }, KING>(at, taken),
            self.landing::<{ way::RIGHT }, KING>(at, taken),
            self.landing::<{ way::DOWN }, KING>(at, taken),
        ]
    }

    #[inline(always)]
    fn landing<const WAY: usize, const KING: bool>(&self, at: L::Bits, taken: L::Bits) -> L::Bits {
        let plan = self.table.plan();
        let (allowed, prey) = if KING {
            (captures_along(plan, WAY), self.prey)
        } else {
            (
                men_capture_along(plan, WAY, self.white),
                prey_of_men(plan, self.prey, self.kings),
            )
        };
        if allowed {
            L::step::<WAY>(L::step::<WAY>(at) & prey & !taken) & self.free(taken)
        } else {
            Bits::ZERO
        }
    }

    /// The pieces jumped over on the way to some landings.
    #[inline(always)]
    fn victims(landings: [L::Bits; 8]) -> L::Bits {
        L::back::<{ way::UP_LEFT }>(landings[way::UP_LEFT])
            | L::back::<{ way::UP_RIGHT }>(landings[way::UP_RIGHT])
            | L::back::<{ way::DOWN_LEFT }>(landings[way::DOWN_LEFT])
            | L::back::<{ way::DOWN_RIGHT }>(landings[way::DOWN_RIGHT])
            | L::back::<{ way::UP }>(landings[way::UP])
            | L::back::<{ way::LEFT }>(landings[way::LEFT])
            | L::back::<{ way::RIGHT }>(landings[way::RIGHT])
            | L::back::<{ way::DOWN }>(landings[way::DOWN])
    }

    #[inline(always)]
    fn each_jump<const KING: bool>(&mut self, landings: [L::Bits; 8], taken: L::Bits, pieces: u32) {
        self.jumps::<{ way::UP_LEFT }, KING>(landings, taken, pieces);
        self.jumps::<{ way::UP_RIGHT }, KING>(landings, taken, pieces);
        self.jumps::<{ way::DOWN_LEFT }, KING>(landings, taken, pieces);
        self.jumps::<{ way::DOWN_RIGHT }, KING>(landings, taken, pieces);
        self.jumps::<{ way::UP }, KING>(landings, taken, pieces);
        self.jumps::<{ way::LEFT }, KING>(landings, taken, pieces);
        self.jumps::<{ way::RIGHT }, KING>(landings, taken, pieces);
        self.jumps::<{ way::DOWN }, KING>(landings, taken, pieces);
    }

    #[inline(always)]
    fn jumps<const WAY: usize, const KING: bool>(
        &mut self,
        landings: [L::Bits; 8],
        taken: L::Bits,
        pieces: u32,
    ) {
        let landing = landings[WAY];
        if landing.any() {
            self.lands::<KING>(landing, L::back::<WAY>(landing), taken, pieces);
        }
    }

    #[inline(never)]
    fn lands<const KING: bool>(
        &mut self,
        at: L::Bits,
        victim: L::Bits,
        taken: L::Bits,
        pieces: u32,
    ) {
        self.lands_here::<KING>(at, victim, taken, pieces);
    }

    /// A piece has jumped: it goes on, or ends here. As long as there is one way to go on, this is a loop.
    #[inline(always)]
    fn lands_here<const KING: bool>(
        &mut self,
        mut at: L::Bits,
        mut victim: L::Bits,
        mut taken: L::Bits,
        mut pieces: u32,
    ) {
        let plan = self.table.plan();
        let may_stop = matches!(plan.continuation, Continuation::MayStop);
        let before = self.noted();
        let end = loop {
            taken |= victim;
            pieces += 1;
            if !self.is_news(at, victim, taken, pieces) {
                break None;
            }
            self.note(victim, at, pieces);
            let on_last_row = !KING && at.meets(L::last_row(self.white));
            match plan.promotion {
                Promotion::StopsTheMove if on_last_row => break Some(true),
                Promotion::InPassing if on_last_row => {
                    self.crowned_in_passing = true;
                    let goes_on = self.king_goes_on(at, victim, taken, pieces);
                    self.crowned_in_passing = false;
                    break self.ends(goes_on).then_some(true);
                }
                _ => {}
            }
            let landings = self.landings::<KING>(at, taken);
            let next = any_way(landings);
            if next.is_empty() {
                break Some(on_last_row);
            }
            if next.is_single() && !may_stop {
                at = next;
                victim = Self::victims(landings);
                continue;
            }
            self.each_jump::<KING>(landings, taken, pieces);
            break may_stop.then_some(on_last_row);
        };
        if let Some(crowned) = end {
            self.finish_here(at, taken, pieces, crowned);
        }
        self.put_back(before);
    }
}
