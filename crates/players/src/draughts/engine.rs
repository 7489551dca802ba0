//! The player as an engine of other programs: it tells what it finds on the way, and stops when told.

use ::draughts::{Course, Turn};
use ::engine::draughts::{Progress, Watch};

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

/// Whoever is told what a search finds: what was found so far, and the line that is expected where it is asked for.
/// Says whether to go on.
pub type Tell<'a> = dyn FnMut(&Found, &mut dyn FnMut() -> Vec<Turn>) -> bool + 'a;

/// Hears a search on behalf of whoever is told, and keeps what was found.
struct Telling<'a, 'b> {
    stop: &'a mut dyn FnMut() -> bool,
    tell: &'a mut Tell<'b>,
}

impl Watch<Turn> for Telling<'_, '_> {
    fn stop(&mut self, _nodes: u64) -> bool {
        (self.stop)()
    }

    fn finished(&mut self, progress: &mut Progress<'_, Turn>) -> bool {
        let (depth, nodes, score) = (progress.depth, progress.nodes, progress.score);
        let Some(turn) = progress.best() else {
            return true;
        };
        let found = Found {
            best: JudgedTurn { turn, score },
            depth,
            nodes,
        };
        !(self.tell)(&found, &mut || progress.line())
    }
}

impl Players {
    /// Searches deeper and deeper, as far as the sight goes or until stopped, and tells what it has found after each
    /// depth. Time is the affair of whoever stops it. An `endless` search goes on where everything is decided.
    ///
    /// Nothing comes of it where there is no legal turn.
    pub fn search_draughts(
        &mut self,
        game: &Course,
        sight: Sight,
        endless: bool,
        stop: &mut dyn FnMut() -> bool,
        tell: &mut Tell<'_>,
    ) -> Option<Found> {
        let mut telling = Telling { stop, tell };
        let thought = self.draughts.search(game, sight, endless, &mut telling);
        Some(Found {
            best: thought.turns.into_iter().next()?,
            depth: thought.depth,
            nodes: thought.nodes,
        })
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
