//! Thinking about chess in slices.

use ::chess::Game;
use ::engine::chess::SURELY_WON;

use super::{Analysis, Head, Sight, analysis, every_move, think};
use crate::analysis::Purpose;
use crate::pace::Pace;

/// Beyond this depth nothing new is found.
const DEEP_ENOUGH: u32 = 40;

/// A position being thought about.
#[derive(Clone, Copy, Debug)]
pub struct Thinking {
    sight: Sight,
    purpose: Purpose,
    pace: Pace,
}

impl Thinking {
    pub(crate) const fn new(sight: Sight, purpose: Purpose, now: u64) -> Self {
        Self {
            sight,
            purpose,
            pace: Pace::new(now),
        }
    }

    /// One more slice, and whether it was the last.
    pub(crate) fn slice(&mut self, game: &Game, head: &mut Head, now: u64) -> (Analysis, bool) {
        let Self { sight, purpose, .. } = *self;
        if sight.is_short() {
            // It is used up in one slice.
            return (think(game, sight, purpose, head, &mut || false), true);
        }
        let this_slice = Sight {
            nodes: self.pace.next(sight.nodes, now),
            ..sight
        };
        let all_moves = every_move(sight, purpose);
        let thought = head.ask(game, this_slice, all_moves, &mut |_| false);
        self.pace.add(thought.nodes, thought.depth);
        let best = thought.moves.first();
        let decided = best.is_none_or(|best| best.score.abs() >= SURELY_WON);
        let playing = matches!(purpose, Purpose::Play { .. });
        let found = decided
            || (playing && thought.moves.len() <= 1)
            || thought.depth >= sight.depth.min(DEEP_ENOUGH)
            || self.pace.spent() >= sight.nodes;
        let done = found || self.pace.is_late(sight.time, now) || self.pace.is_endless();
        (analysis(game, thought, sight, purpose, head), done)
    }
}
