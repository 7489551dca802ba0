//! Which turn to look at first.

use draughts::fast::bits::Bits;
use draughts::fast::plan::Table;

use super::{Child, Searcher};

impl<T: Table> Searcher<'_, T> {
    /// Best first: the turn remembered, then what takes most, then what has cut before.
    pub(super) fn order(&mut self, start: usize, remembered: u32, ply: u32) {
        let killers = self.history.killers(ply);
        for child in &mut self.children[start..] {
            let taken = child.play.map_or(0, |play| play.taken.count() as i32);
            child.order = if child.key == remembered {
                1 << 30
            } else if taken > 0 || child.huff.any() {
                (1 << 20) + taken * 1000
            } else if killers.contains(&child.key) {
                1 << 19
            } else {
                let crowned = child.play.is_some_and(|play| play.crown.any());
                self.history.of(child.key) + if crowned { self.evaluation.king() } else { 0 }
            };
        }
    }

    /// The best of the turns that have not been looked at, from `at` on. Most nodes are decided by the first ones: the
    /// others need no order.
    #[inline(always)]
    pub(super) fn pick(&mut self, at: usize) -> Child<T> {
        let rest = &mut self.children[at..];
        let (mut best, mut most) = (0, rest[0].order);
        for (index, child) in rest.iter().enumerate().skip(1) {
            if child.order > most {
                (best, most) = (index, child.order);
            }
        }
        rest.swap(0, best);
        rest[0]
    }
}
