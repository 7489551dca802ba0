//! What has refuted lines before: killers by ply, and quiet turns by their squares.

use super::DEEPEST;

/// From and to are enough to know a quiet turn by.
pub(super) const KEY_BITS: u32 = 14;
const MOST: i32 = 1 << 18;

#[derive(Debug)]
pub(super) struct History {
    killers: Vec<[u32; 2]>,
    praise: Vec<i32>,
}

impl History {
    pub(super) fn new() -> Self {
        Self {
            killers: vec![[0; 2]; DEEPEST as usize + 1],
            praise: vec![0; 1 << KEY_BITS],
        }
    }

    #[inline(always)]
    pub(super) fn killers(&self, ply: u32) -> [u32; 2] {
        self.killers[ply as usize]
    }

    #[inline(always)]
    pub(super) fn of(&self, key: u32) -> i32 {
        self.praise[place(key)]
    }

    /// A quiet turn that refuted the line is likely to do so again.
    pub(super) fn praise(&mut self, key: u32, ply: u32, depth: i32) {
        let killers = &mut self.killers[ply as usize];
        if killers[0] != key {
            *killers = [key, killers[0]];
        }
        let praise = &mut self.praise[place(key)];
        *praise = (*praise + depth * depth).min(MOST);
    }
}

const fn place(key: u32) -> usize {
    (key & ((1 << KEY_BITS) - 1)) as usize
}
