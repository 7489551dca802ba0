//! What is expected to be played after a turn, followed with what the search has found already.

use ::draughts::{Course, Move, Turn};

use super::{Head, Sight};
use crate::level::Choice;

/// What a line comes to for the side that begins it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Line {
    /// The turns, the first one included.
    pub(crate) turns: Vec<Turn>,
    /// Pieces taken less pieces lost at its end.
    pub(crate) net: i32,
    /// Where the side that begins crowns first, as an index of the turns.
    pub(crate) crowns: Option<usize>,
    /// Where the other side does.
    pub(crate) is_crowned_against: Option<usize>,
    /// The last turn that took something.
    last_capture: Option<usize>,
}

impl Line {
    /// The turns to the last capture, or to the turn with this index where that comes later: what shows the point.
    pub(crate) fn telling(&self, least: usize) -> Vec<Turn> {
        let end = self.last_capture.unwrap_or(0).max(least);
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

/// Turns beyond the reach until nothing can be taken, at most.
const TO_QUIET: usize = 6;

/// How many pieces a turn takes.
fn taken(turn: &Turn) -> u32 {
    let play = turn.play.as_ref().map_or(0, |play| play.taken().len());
    u32::from(turn.huff.is_some()) + play as u32
}

/// Follows a turn with what is expected after it, as far as told and then until nothing can be taken, or to the end of
/// the game.
pub(crate) fn follow(game: &Course, first: &Turn, reach: Reach, head: &mut Head) -> Line {
    let mover = game.position().to_move();
    let mut line = Line::default();
    let (mut game, mut turn) = (game.clone(), first.clone());
    loop {
        let own = game.position().to_move() == mover;
        let at = line.turns.len();
        let pieces = taken(&turn);
        if pieces > 0 {
            line.last_capture = Some(at);
            line.net += if own { pieces as i32 } else { -(pieces as i32) };
        }
        if turn.play.as_ref().is_some_and(Move::promotes) {
            let crowned = if own {
                &mut line.crowns
            } else {
                &mut line.is_crowned_against
            };
            crowned.get_or_insert(at);
        }
        line.turns.push(turn.clone());
        game.take(&turn);
        let length = line.turns.len();
        let over = game.outcome().is_some() || turn.play.is_none();
        if over || length >= reach.turns + TO_QUIET || (length >= reach.turns && !can_take(&game)) {
            return line;
        }
        let sight = Sight::of(Choice {
            plies: Some(reach.depth.saturating_sub(length as u32).max(1)),
            nodes: Some(reach.nodes),
            ..Choice::default()
        });
        let thought = head.ask(&game, sight, false, &mut || false);
        match thought.turns.into_iter().next() {
            Some(reply) => turn = reply.turn,
            None => return line,
        }
    }
}

fn can_take(game: &Course) -> bool {
    let turns = game.position().legal_turns(game.rules());
    turns.iter().any(|turn| taken(turn) > 0)
}
