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
        let mut places = Vec::with_capacity(1 << bits);
        want_large_pages(places.spare_capacity_mut());
        places.resize_with(1 << bits, Place::default);
        Self {
            places,
            mask: (1 << bits) - 1,
        }
    }

    /// Fetches the place of a position that is soon looked up: a look into so large a table waits longer for memory
    /// than the rest of a node takes.
    #[inline(always)]
    pub(crate) fn prefetch(&self, hash: u64) {
        #[cfg(target_arch = "x86_64")]
        #[expect(
            unsafe_code,
            reason = "a hint to the processor; measured, see the commit"
        )]
        // SAFETY: a hint about an address, which may be any; this one is a place of the table.
        unsafe {
            use core::arch::x86_64::{_MM_HINT_T0, _mm_prefetch};
            let place = &raw const self.places[(hash & self.mask) as usize];
            _mm_prefetch::<_MM_HINT_T0>(place.cast());
        }
        #[cfg(not(target_arch = "x86_64"))]
        let _ = hash;
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

/// Asks the system for large pages: at every look into a table of small ones the processor has to find out first where
/// its page is.
fn want_large_pages<T>(memory: &mut [core::mem::MaybeUninit<T>]) {
    #[cfg(target_os = "linux")]
    {
        const PAGE: usize = 1 << 12;
        let bytes = size_of_val(memory);
        let start = memory.as_mut_ptr().addr().next_multiple_of(PAGE);
        let end = (memory.as_ptr().addr() + bytes) / PAGE * PAGE;
        if end > start {
            let first = memory.as_mut_ptr().with_addr(start);
            #[expect(unsafe_code, reason = "the system is asked; measured, see the commit")]
            // SAFETY: whole pages within memory that is ours. The advice changes how they are mapped, not what is in
            // them; that it is not taken is no fault.
            unsafe {
                libc::madvise(first.cast(), end - start, libc::MADV_HUGEPAGE);
            }
        }
    }
    #[cfg(not(target_os = "linux"))]
    let _ = memory;
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
