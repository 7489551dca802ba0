//! What has been found out about positions already: the transposition table.

use std::sync::atomic::{AtomicU64, Ordering};

use super::score::{SURELY_WON, Score};

/// How a remembered score bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

/// What is remembered of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Memory {
    pub(crate) turn: u32,
    pub(crate) score: i16,
    pub(crate) depth: i8,
    pub(crate) bound: Bound,
}

impl Memory {
    /// In one word, which is never 0.
    const fn packed(self) -> u64 {
        let bound = match self.bound {
            Bound::Exact => 1,
            Bound::AtLeast => 2,
            Bound::AtMost => 3,
        };
        (self.turn as u64) << 32
            | (self.score as u16 as u64) << 16
            | (self.depth as u8 as u64) << 8
            | bound
    }

    const fn unpacked(word: u64) -> Option<Self> {
        let bound = match word as u8 {
            1 => Bound::Exact,
            2 => Bound::AtLeast,
            3 => Bound::AtMost,
            _ => return None,
        };
        Some(Self {
            turn: (word >> 32) as u32,
            score: (word >> 16) as i16,
            depth: (word >> 8) as i8,
            bound,
        })
    }
}

/// A place of the table: what is remembered, and the hash mixed with it. Whoever reads it while another thread writes
/// sees that they do not belong together (Hyatt and Mann, 2002).
#[derive(Debug, Default)]
struct Place {
    mixed: AtomicU64,
    memory: AtomicU64,
}

/// A table of fixed size, which several threads may use; a place holds the last position that was worth more work, or
/// anything newer.
#[derive(Debug)]
pub(crate) struct Memo {
    places: Vec<Place>,
    mask: u64,
}

impl Memo {
    /// A table of 2 to the power `bits` places.
    pub(crate) fn new(bits: u32) -> Self {
        Self {
            places: (0..1 << bits).map(|_| Place::default()).collect(),
            mask: (1 << bits) - 1,
        }
    }

    pub(crate) fn forget(&mut self) {
        self.places.fill_with(Place::default);
    }

    #[inline(always)]
    pub(crate) fn get(&self, hash: u64) -> Option<Memory> {
        let place = &self.places[(hash & self.mask) as usize];
        let word = place.memory.load(Ordering::Relaxed);
        if place.mixed.load(Ordering::Relaxed) ^ word == hash {
            Memory::unpacked(word)
        } else {
            None
        }
    }

    #[inline(always)]
    pub(crate) fn put(&self, hash: u64, turn: u32, score: Score, depth: i32, bound: Bound) {
        let depth = depth.clamp(-1, 100) as i8;
        if bound != Bound::Exact && self.get(hash).is_some_and(|old| old.depth > depth + 2) {
            return;
        }
        let word = Memory {
            turn,
            score: score as i16,
            depth,
            bound,
        }
        .packed();
        let place = &self.places[(hash & self.mask) as usize];
        place.memory.store(word, Ordering::Relaxed);
        place.mixed.store(hash ^ word, Ordering::Relaxed);
    }
}

/// A win is so many turns away from the root in the search, but from the position in the table.
pub(crate) fn to_table(score: Score, ply: u32) -> Score {
    shift(score, ply as Score)
}

/// And back.
pub(crate) fn from_table(score: Score, ply: u32) -> Score {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_is_got_unless_a_deeper_look_knows_better() {
        let memo = Memo::new(10);
        assert_eq!(memo.get(0), None);
        let put = |score, depth, bound| memo.put(77, 1 << 31 | 5, score, depth, bound);
        let got = || {
            memo.get(77)
                .map(|memory| (memory.turn, memory.score, memory.depth, memory.bound))
        };
        put(-31, 9, Bound::AtMost);
        assert_eq!(got(), Some((1 << 31 | 5, -31, 9, Bound::AtMost)));
        put(-29_900, 4, Bound::AtLeast);
        assert_eq!(got().map(|memory| memory.1), Some(-31));
        put(-29_900, 4, Bound::Exact);
        assert_eq!(got(), Some((1 << 31 | 5, -29_900, 4, Bound::Exact)));
        // Another position in the same place.
        memo.put(77 + 1024, 1 << 31, 3, 1, Bound::AtLeast);
        assert_eq!((got(), memo.get(77 + 1024).is_some()), (None, true));
    }
}
