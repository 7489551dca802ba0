//! What has refuted lines before: killers by ply, and quiet turns by their squares.

use super::DEEPEST;

/// From and to are enough to know a quiet turn by.
pub(crate) const KEY_BITS: u32 = 14;

#[derive(Debug)]
pub(crate) struct History {
    killers: Vec<[u32; 2]>,
    praise: Vec<i32>,
}

impl History {
    /// No turn is praised or blamed more.
    pub(crate) const MOST: i32 = 1 << 18;

    pub(crate) fn new() -> Self {
        Self {
            killers: vec![[0; 2]; DEEPEST as usize + 1],
            praise: vec![0; 1 << KEY_BITS],
        }
    }

    #[inline(always)]
    pub(crate) fn killers(&self, ply: u32) -> [u32; 2] {
        self.killers[ply as usize]
    }

    #[inline(always)]
    pub(crate) fn of(&self, key: u32) -> i32 {
        self.praise[place(key)]
    }

    /// A quiet turn that refuted the line is likely to do so again.
    pub(crate) fn praise(&mut self, key: u32, ply: u32, depth: i32) {
        self.remember(key, ply);
        let praise = &mut self.praise[place(key)];
        *praise = (*praise + depth * depth).min(Self::MOST);
    }

    /// A killer of its ply.
    pub(crate) fn remember(&mut self, key: u32, ply: u32) {
        let killers = &mut self.killers[ply as usize];
        if killers[0] != key {
            *killers = [key, killers[0]];
        }
    }

    /// Praise or blame that weighs the less the nearer a turn is to the most already: what was true long ago fades.
    pub(crate) fn weigh(&mut self, key: u32, bonus: i32) {
        let praise = &mut self.praise[place(key)];
        let faded = i64::from(*praise) * i64::from(bonus.abs()) / i64::from(Self::MOST);
        *praise += bonus - faded as i32;
    }
}

const fn place(key: u32) -> usize {
    (key & ((1 << KEY_BITS) - 1)) as usize
}
