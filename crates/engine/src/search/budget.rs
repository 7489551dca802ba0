//! How long a search may go on.

/// Positions between two looks at the clock, and the fewest of any search: enough to have seen every move once.
const NODES_A_LOOK: u64 = 1 << 10;

/// When to stop.
pub(crate) struct Budget<'a> {
    /// The first iteration looks so many turns deep.
    pub(crate) first: u32,
    /// And the last.
    pub(crate) depth: u32,
    pub(crate) nodes: u64,
    /// Asked now and then; true stops the search.
    pub(crate) stop: &'a mut dyn FnMut(u64) -> bool,
}

impl Budget<'_> {
    /// Whether it is used up after so many positions.
    #[inline(always)]
    pub(crate) fn is_used_up(&mut self, nodes: u64) -> bool {
        nodes >= self.nodes.max(NODES_A_LOOK)
            || (nodes.is_multiple_of(NODES_A_LOOK) && (self.stop)(nodes))
    }
}
