//! Whoever looks on while a search goes on: hears what it finds, and ends it.

use super::Score;

/// How far a search has come.
pub struct Progress<'a, Turn> {
    /// Turns deep that were looked at completely.
    pub depth: u32,
    /// Positions looked at.
    pub nodes: u64,
    /// What the best turn is worth, for the side to move.
    pub score: Score,
    /// So many turns of what is expected, at most.
    line: &'a mut dyn FnMut(u32) -> Vec<Turn>,
}

impl<'a, Turn> Progress<'a, Turn> {
    pub(crate) fn new(
        (depth, nodes): (u32, u64),
        score: Score,
        line: &'a mut dyn FnMut(u32) -> Vec<Turn>,
    ) -> Self {
        Self {
            depth,
            nodes,
            score,
            line,
        }
    }

    /// The best turn.
    pub fn best(&mut self) -> Option<Turn> {
        (self.line)(1).into_iter().next()
    }

    /// What is expected, the best turn first. Made when it is asked for: nobody reads the lines of the first
    /// milliseconds.
    pub fn line(&mut self) -> Vec<Turn> {
        (self.line)(self.depth)
    }
}

impl<Turn> core::fmt::Debug for Progress<'_, Turn> {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("Progress")
            .field("depth", &self.depth)
            .field("nodes", &self.nodes)
            .field("score", &self.score)
            .finish_non_exhaustive()
    }
}

/// Whoever watches a search.
pub trait Watch<Turn> {
    /// Hears the number of positions looked at now and then, and ends the search by answering true.
    fn stop(&mut self, nodes: u64) -> bool;

    /// Hears of every depth that was finished, and ends the search by answering true.
    fn finished(&mut self, _progress: &mut Progress<'_, Turn>) -> bool {
        false
    }
}

/// A watch that only stops.
impl<Turn, F: FnMut(u64) -> bool> Watch<Turn> for F {
    fn stop(&mut self, nodes: u64) -> bool {
        self(nodes)
    }
}
