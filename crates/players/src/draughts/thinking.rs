//! Thinking about draughts in slices.

use core::time::Duration;

use ::draughts::Course;
use ::engine::draughts::SURELY_WON;

use super::own_ends::is_an_end;
use super::{Analysis, Head, Sight, analysis, every_turn, think, truths, why};
use crate::analysis::Purpose;

/// Positions of the first slice: a few milliseconds.
const FIRST_SLICE: u64 = 12_000;
/// How long a slice should take, in milliseconds: nobody waits noticeably for an answer in between.
const SLICE: u64 = 40;
/// The longest slice, for when an iteration needs more.
const LONGEST_SLICE: u64 = 160;
/// Slices of one question at most.
const MOST_SLICES: u32 = 2000;
/// Beyond this depth nothing new is found.
const DEEP_ENOUGH: u32 = 60;

/// A position being thought about.
#[derive(Clone, Copy, Debug)]
pub struct Thinking {
    sight: Sight,
    purpose: Purpose,
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

impl Thinking {
    pub(crate) const fn new(sight: Sight, purpose: Purpose, now: u64) -> Self {
        Self {
            sight,
            purpose,
            started: now,
            last: now,
            slices: 0,
            nodes: FIRST_SLICE,
            spent: 0,
            depth: 0,
        }
    }

    /// One more slice, and whether it was the last.
    pub(crate) fn slice(&mut self, game: &Course, head: &mut Head, now: u64) -> (Analysis, bool) {
        let Self { sight, purpose, .. } = *self;
        if sight.is_short() && matches!(purpose, Purpose::Play { .. }) {
            // It is used up in one slice, and looks nothing up.
            return (think(game, sight, purpose, head, &mut || false), true);
        }
        let building = head.build_an_end(game) && purpose == Purpose::Explain && is_an_end(game);
        if sight.is_short() {
            return (think(game, sight, purpose, head, &mut || false), true);
        }
        self.adapt(now);
        let slice = if building { FIRST_SLICE } else { self.nodes };
        let this_slice = Sight {
            nodes: slice.min(sight.nodes.saturating_sub(self.spent)),
            ..sight
        };
        let thought = head.ask(game, this_slice, every_turn(sight, purpose), &mut || false);
        self.slices += 1;
        self.spent = self.spent.saturating_add(thought.nodes);
        if thought.depth <= self.depth {
            // It did not get further: the next iteration needs a longer slice.
            self.nodes += self.nodes / 2;
        }
        self.depth = thought.depth.max(self.depth);
        let decided = thought
            .turns
            .first()
            .is_none_or(|best| best.score.abs() >= SURELY_WON);
        let playing = matches!(purpose, Purpose::Play { .. });
        let found = decided
            || (playing && thought.turns.len() <= 1)
            || thought.depth >= sight.depth.min(DEEP_ENOUGH)
            || self.spent >= sight.nodes;
        // Whoever asks why waits for the truth, which takes a second or two the first time.
        let done = ((found || self.is_late(now)) && !building) || self.slices >= MOST_SLICES;
        // To look for it takes a search of its own.
        let reason = if done && purpose == Purpose::Explain {
            why::best(game, &thought, head)
        } else {
            None
        };
        let truths = truths(game, &thought, head, purpose);
        let analysis = Analysis {
            truths,
            ..analysis(game, thought, reason, sight, purpose)
        };
        (analysis, done)
    }

    /// Is the time that was given used up?
    fn is_late(&self, now: u64) -> bool {
        let passed = Duration::from_millis(now.saturating_sub(self.started));
        self.sight.time.is_some_and(|time| passed >= time)
    }

    /// Makes the next slice as long as it should be by the clock.
    fn adapt(&mut self, now: u64) {
        let took = now.saturating_sub(self.last);
        self.last = now;
        if self.slices == 0 || took == 0 {
            return;
        }
        let rate = self.nodes / took;
        let least = (rate * SLICE / 2).max(FIRST_SLICE);
        let most = (rate * LONGEST_SLICE).max(FIRST_SLICE);
        self.nodes = self.nodes.clamp(least, most);
    }
}
