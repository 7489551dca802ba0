//! What has been found out about positions already: the transposition table.

use crate::draughts::evaluate::{SURELY_WON, Score};

/// How a remembered score bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

#[derive(Clone, Copy, Debug)]
pub(super) struct Memory {
    hash: u64,
    pub(super) turn: u32,
    pub(super) score: i16,
    pub(super) depth: i8,
    pub(super) bound: Bound,
}

/// A table of fixed size; a place holds the last position that was worth more work, or anything newer.
#[derive(Debug)]
pub(in crate::draughts) struct Memo {
    places: Vec<Option<Memory>>,
    mask: u64,
}

impl Memo {
    /// A table of 2 to the power `bits` places.
    pub(in crate::draughts) fn new(bits: u32) -> Self {
        Self {
            places: vec![None; 1 << bits],
            mask: (1 << bits) - 1,
        }
    }

    pub(in crate::draughts) fn forget(&mut self) {
        self.places.fill(None);
    }

    pub(super) fn get(&self, hash: u64) -> Option<Memory> {
        self.places[(hash & self.mask) as usize].filter(|memory| memory.hash == hash)
    }

    pub(super) fn put(&mut self, hash: u64, turn: u32, score: Score, depth: i32, bound: Bound) {
        let place = &mut self.places[(hash & self.mask) as usize];
        let depth = depth.clamp(-1, 100) as i8;
        if let Some(old) = place
            && old.hash == hash
            && old.depth > depth + 2
            && bound != Bound::Exact
        {
            return;
        }
        *place = Some(Memory {
            hash,
            turn,
            score: score as i16,
            depth,
            bound,
        });
    }
}

/// A win is so many turns away from the root in the search, but from the position in the table.
pub(super) fn to_table(score: Score, ply: u32) -> Score {
    shift(score, ply as Score)
}

/// And back.
pub(super) fn from_table(score: Score, ply: u32) -> Score {
    shift(score, -(ply as Score))
}

fn shift(score: Score, by: Score) -> Score {
    if score >= SURELY_WON {
        score + by
    } else if score <= -SURELY_WON {
        score - by
    } else {
        score
    }
}
