//! Thinking about draughts in slices.

use ::draughts::Course;
use ::engine::draughts::SURELY_WON;

use super::own_ends::is_an_end;
use super::{Analysis, Head, Sight, analysis, every_turn, think, truths, why};
use crate::analysis::Purpose;
use crate::pace::{FIRST_SLICE, Pace};

/// Beyond this depth nothing new is found.
const DEEP_ENOUGH: u32 = 60;

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
        let nodes = self.pace.next(sight.nodes, now);
        let this_slice = Sight {
            nodes: if building {
                nodes.min(FIRST_SLICE)
            } else {
                nodes
            },
            ..sight
        };
        let thought = head.ask(game, this_slice, every_turn(sight, purpose), &mut || false);
        self.pace.add(thought.nodes, thought.depth);
        let decided = thought
            .turns
            .first()
            .is_none_or(|best| best.score.abs() >= SURELY_WON);
        let playing = matches!(purpose, Purpose::Play { .. });
        let found = decided
            || (playing && thought.turns.len() <= 1)
            || thought.depth >= sight.depth.min(DEEP_ENOUGH)
            || self.pace.spent() >= sight.nodes;
        // Whoever asks why waits for the truth, which takes a second or two the first time.
        let late = self.pace.is_late(sight.time, now);
        let done = ((found || late) && !building) || self.pace.is_endless();
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
}
