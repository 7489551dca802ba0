//! What is expected to be played after a turn, and what it comes to.

use super::Turns;

/// What a line comes to for the side that begins it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line<T> {
    /// The turns, the first one included.
    pub(crate) turns: Vec<T>,
    /// What is taken less what is lost at its end.
    pub(crate) net: i32,
    /// What is won by crowning less what the other side wins so.
    pub(crate) crowned: i32,
    /// Where the side that begins crowns first, as an index of the turns.
    pub(crate) crowns: Option<usize>,
    /// Where the other side does.
    pub(crate) is_crowned_against: Option<usize>,
    /// The last turn that took something.
    last_capture: Option<usize>,
}

impl<T: Clone> Line<T> {
    /// Counts what a line comes to.
    pub(crate) fn counted<G: Turns<Turn = T>>(game: &G, turns: Vec<T>) -> Self {
        let mover = game.mover();
        let mut game = game.clone();
        let mut line = Self {
            turns: Vec::new(),
            net: 0,
            crowned: 0,
            crowns: None,
            is_crowned_against: None,
            last_capture: None,
        };
        for (at, turn) in turns.iter().enumerate() {
            let own = game.mover() == mover;
            let sign = if own { 1 } else { -1 };
            let taken = game.taken(turn) as i32;
            if taken > 0 {
                line.last_capture = Some(at);
                line.net += sign * taken;
            }
            if let Some(worth) = game.crowned(turn) {
                line.crowned += sign * worth as i32;
                let crowned = if own {
                    &mut line.crowns
                } else {
                    &mut line.is_crowned_against
                };
                crowned.get_or_insert(at);
            }
            game.take_turn(turn);
        }
        line.turns = turns;
        line
    }

    /// The turns to the last capture, to a crowning that counts for something, or to the turn with this index, whichever
    /// comes last: what shows the point.
    pub(crate) fn telling(&self, least: usize) -> Vec<T> {
        let crowned = self.crowns.max(self.is_crowned_against);
        let crowned = crowned.filter(|_| self.crowned != 0);
        let end = self.last_capture.max(crowned).unwrap_or(0).max(least);
        self.turns.iter().take(end + 1).cloned().collect()
    }
}

/// How far a line is followed, and how hard each turn of it is thought about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Reach {
    /// Turns, before it goes on to where nothing is taken.
    pub(crate) turns: usize,
    /// Turns deep that the first position was looked at: each turn of the line one less.
    pub(crate) depth: u32,
    /// Positions for each turn; little is needed where the search has been there.
    pub(crate) nodes: u64,
}

impl Reach {
    /// So many turns at most, and no more than the search saw.
    pub(crate) fn of(turns: usize, depth: u32, nodes: u64) -> Self {
        Self {
            turns: turns.min(depth as usize).max(2),
            depth,
            nodes,
        }
    }
}

/// Turns beyond the reach until nothing can be taken, at most.
const TO_QUIET: usize = 6;

/// Follows a turn with what is expected after it, as far as told and then until nothing hangs, or to the end of the
/// game. `reply` finds the best turn of a position, so deep and with so many positions.
pub(crate) fn follow<G: Turns>(
    game: &G,
    first: &G::Turn,
    reach: Reach,
    mut reply: impl FnMut(&G, u32, u64) -> Option<G::Turn>,
) -> Vec<G::Turn> {
    let mut game = game.clone();
    let mut turns = vec![first.clone()];
    game.take_turn(first);
    loop {
        let length = turns.len();
        let far = length >= reach.turns + TO_QUIET;
        if game.end().is_some() || far || (length >= reach.turns && game.is_quiet()) {
            return turns;
        }
        let depth = reach.depth.saturating_sub(length as u32).max(1);
        let Some(turn) = reply(&game, depth, reach.nodes) else {
            return turns;
        };
        game.take_turn(&turn);
        turns.push(turn);
    }
}
