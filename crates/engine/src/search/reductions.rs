//! Late turns are searched less deep: the order is mostly right, and whoever comes late has to prove himself first.

const DEPTHS: usize = 64;
const TURNS: usize = 64;

/// By how many turns less, for a depth and a place in the order.
#[derive(Clone)]
pub(crate) struct Reductions {
    table: Box<[[u8; TURNS]; DEPTHS]>,
}

impl Reductions {
    /// Base + ln depth · ln place / divisor from the place `first` on, as most engines of chess do.
    pub(crate) fn new(first: usize, base: f32, divisor: f32) -> Self {
        let mut table = Box::new([[0; TURNS]; DEPTHS]);
        for (depth, row) in table.iter_mut().enumerate().skip(2) {
            for (index, less) in row.iter_mut().enumerate().skip(first.max(1)) {
                let product = (depth as f32).ln() * ((index + 1) as f32).ln();
                *less = (base + product / divisor) as u8;
            }
        }
        Self { table }
    }

    /// For a turn that would be searched so deep.
    #[inline(always)]
    pub(crate) fn of(&self, depth: i32, index: usize) -> i32 {
        let depth = depth.clamp(0, DEPTHS as i32 - 1) as usize;
        self.table[depth][index.min(TURNS - 1)].into()
    }
}
