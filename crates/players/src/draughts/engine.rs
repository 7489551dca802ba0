//! The player as an engine of other programs: it tells what it finds on the way, and stops when told.

use ::draughts::{Course, Turn};
use ::engine::draughts::SURELY_WON;

use super::{JudgedTurn, Sight};
use crate::players::Players;
use crate::turns::line::Reach;

/// What a search has found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The best turn.
    pub best: JudgedTurn,
    /// Turns deep that were looked at completely.
    pub depth: u32,
    /// Positions looked at so far.
    pub nodes: u64,
}

/// Positions for each turn of a line that is told: the search has been there.
const LINE_NODES: u64 = 1_000;

impl Players {
    /// Searches deeper and deeper, as far as the sight goes or until stopped, and tells what it has found after each
    /// depth; `tell` says whether to go on. Time is the affair of whoever stops it. An `endless` search goes on where
    /// everything is decided.
    ///
    /// Nothing comes of it where there is no legal turn.
    pub fn search_draughts(
        &mut self,
        game: &Course,
        sight: Sight,
        endless: bool,
        stop: &mut dyn FnMut() -> bool,
        tell: &mut dyn FnMut(&mut Self, &Found) -> bool,
    ) -> Option<Found> {
        let mut found: Option<Found> = None;
        let mut spent = 0;
        for depth in 1..=sight.depth {
            let this_depth = Sight {
                depth,
                nodes: sight.nodes.saturating_sub(spent),
                ..sight
            };
            let thought = self.draughts.ask(game, this_depth, false, stop);
            spent += thought.nodes;
            let legal = thought.turns.len();
            let best = thought.turns.into_iter().next()?;
            let finished = thought.depth >= depth;
            let decided = best.score.abs() >= SURELY_WON || legal == 1;
            let reached = match &found {
                Some(before) if !finished => before.depth,
                _ => thought.depth,
            };
            let now = Found {
                best,
                depth: reached,
                nodes: spent,
            };
            let goes_on = tell(self, &now);
            found = Some(now);
            if !goes_on || !finished || spent >= sight.nodes || (decided && !endless) || stop() {
                break;
            }
        }
        found
    }

    /// What is expected to be played, a turn of this game first: at least so many turns where the game is not over
    /// before.
    pub fn line(&mut self, game: &Course, found: &Found, turns: usize) -> Vec<Turn> {
        let reach = Reach {
            turns,
            depth: found.depth,
            nodes: LINE_NODES,
        };
        self.draughts.follow(game, &found.best.turn, reach)
    }

    /// Forgets what was found out about draughts: another game begins.
    pub fn forget_draughts(&mut self) {
        self.draughts.forget();
    }
}
