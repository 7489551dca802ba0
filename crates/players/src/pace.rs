//! How a search is cut into slices, whatever the game.

use core::time::Duration;

/// Positions of the first slice: a few milliseconds.
pub(crate) const FIRST_SLICE: u64 = 12_000;
/// How long a slice should take, in milliseconds: nobody waits noticeably for an answer in between.
const SLICE: u64 = 40;
/// The longest slice, for when an iteration needs more.
const LONGEST_SLICE: u64 = 160;
/// Slices of one question at most.
const MOST_SLICES: u32 = 2000;

/// How far a question has come.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Pace {
    /// When it began and when the last slice was asked for, in milliseconds.
    started: u64,
    last: u64,
    slices: u32,
    /// Positions in the next slice.
    nodes: u64,
    /// Positions looked at so far.
    spent: u64,
    depth: u32,
}

impl Pace {
    pub(crate) const fn new(now: u64) -> Self {
        Self {
            started: now,
            last: now,
            slices: 0,
            nodes: FIRST_SLICE,
            spent: 0,
            depth: 0,
        }
    }

    /// Positions of the next slice, of so many in all: as long as it should be by the clock.
    pub(crate) fn next(&mut self, all: u64, now: u64) -> u64 {
        let took = now.saturating_sub(self.last);
        self.last = now;
        if self.slices > 0 && took > 0 {
            let rate = self.nodes / took;
            let least = (rate * SLICE / 2).max(FIRST_SLICE);
            let most = (rate * LONGEST_SLICE).max(FIRST_SLICE);
            self.nodes = self.nodes.clamp(least, most);
        }
        self.nodes.min(all.saturating_sub(self.spent))
    }

    /// A slice has been: positions looked at, and the depth that was finished.
    pub(crate) fn add(&mut self, nodes: u64, depth: u32) {
        self.slices += 1;
        self.spent = self.spent.saturating_add(nodes);
        if depth <= self.depth {
            // It did not get further: the next iteration needs a longer slice.
            self.nodes += self.nodes / 2;
        }
        self.depth = depth.max(self.depth);
    }

    /// Positions looked at so far.
    pub(crate) const fn spent(&self) -> u64 {
        self.spent
    }

    /// Is the time that was given used up?
    pub(crate) fn is_late(&self, time: Option<Duration>, now: u64) -> bool {
        let passed = Duration::from_millis(now.saturating_sub(self.started));
        time.is_some_and(|time| passed >= time)
    }

    /// Has it gone on for too long, whatever was told?
    pub(crate) const fn is_endless(&self) -> bool {
        self.slices >= MOST_SLICES
    }
}
