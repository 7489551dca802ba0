//! Why the best turn of draughts is better than another one, from the engine's numbers and from what is taken and
//! crowned on the way.

use ::draughts::{Course, Goal, Move, Position, Rules, Turn};
use ::engine::draughts::{SURELY_WON, Score, Thought, WON};

use super::Head;

/// Why a turn is the best one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason {
    /// There is no other.
    Only,
    /// It wins by force, in so many moves of its side.
    Wins {
        /// How many.
        moves: u32,
    },
    /// All lose; this one last.
    HoldsOut,
    /// All others lose.
    OthersLose,
    /// Another one loses.
    Loses {
        /// The other turn.
        other: Turn,
    },
    /// It comes out more pieces ahead than another one.
    Pieces {
        /// What is expected to be played.
        line: Vec<Turn>,
        /// How many pieces.
        pieces: u32,
        /// The other turn.
        other: Turn,
    },
    /// It crowns a man, and another one does not.
    King {
        /// What is expected to be played.
        line: Vec<Turn>,
        /// The other turn.
        other: Turn,
    },
    /// Another one lets the opponent crown a man.
    NoKing {
        /// The other turn.
        other: Turn,
    },
    /// It wins no more pieces than another one, but they stand better.
    Squares {
        /// By how much.
        gap: Score,
        /// The other turn.
        other: Turn,
    },
    /// It is better than another one, by what the engine thinks of both.
    Better {
        /// By how much.
        gap: Score,
        /// The other turn.
        other: Turn,
    },
    /// Another one is as good.
    Level {
        /// The other turn.
        other: Turn,
    },
}

/// Turns of a line that is looked at to its quiet end, at most.
const LONGEST_LINE: usize = 10;
/// Positions that a turn of such a line may take to find: it is played out to be counted, not to be judged again.
const LINE_NODES: u64 = 3_000;
/// Less than this many hundredths of a man is no difference.
const NOTHING: Score = 3;

/// What a line comes to.
struct Line {
    turns: Vec<Turn>,
    /// Pieces taken less pieces lost.
    net: i32,
    crowns: bool,
    is_crowned_against: bool,
}

/// Follows a turn with what is expected after it, for a reply at least, until nothing can be taken.
fn line(rules: &Rules, position: &Position, first: &Turn, head: &mut Head) -> Line {
    let mover = position.to_move();
    let mut line = Line {
        turns: Vec::new(),
        net: 0,
        crowns: false,
        is_crowned_against: false,
    };
    let (mut at, mut turn) = (*position, first.clone());
    loop {
        line.turns.push(turn.clone());
        let side = at.to_move();
        let mut taken = 0;
        if let Some(square) = turn.huff {
            at = at.huffed(square);
            taken += 1;
        }
        let Some(play) = &turn.play else {
            line.net += signed(taken, side == mover);
            return line;
        };
        taken += play.taken().len();
        line.net += signed(taken, side == mover);
        if side == mover {
            line.crowns |= play.promotes();
        } else {
            line.is_crowned_against |= play.promotes();
        }
        at = at.played(play, rules);
        let quiet = !can_take(rules, &at);
        if line.turns.len() >= LONGEST_LINE || (quiet && line.turns.len() >= 2) {
            return line;
        }
        let replies = head.ask_at(rules, &at, LINE_NODES).turns;
        match replies.into_iter().next() {
            Some(reply) => turn = reply.turn,
            None => return line,
        }
    }
}

fn signed(pieces: usize, own: bool) -> i32 {
    let pieces = i32::try_from(pieces).unwrap_or(i32::MAX);
    if own { pieces } else { -pieces }
}

fn can_take(rules: &Rules, position: &Position) -> bool {
    let turns = position.legal_turns(rules);
    turns
        .iter()
        .any(|turn| turn.huff.is_some() || turn.play.as_ref().is_some_and(Move::is_capture))
}

/// Why the best turn is the best.
pub(super) fn best(game: &Course, thought: &Thought, head: &mut Head) -> Option<Reason> {
    let rules = game.rules();
    let best = thought.turns.first()?;
    let Some(second) = thought.turns.get(1) else {
        return Some(Reason::Only);
    };
    if best.score >= SURELY_WON {
        let plies = (WON - best.score).unsigned_abs();
        return Some(Reason::Wins {
            moves: plies.div_ceil(2).max(1),
        });
    }
    if best.score <= -SURELY_WON {
        return Some(Reason::HoldsOut);
    }
    if second.score <= -SURELY_WON {
        return Some(Reason::OthersLose);
    }
    // Beside the next one that is not as good.
    let worse = thought
        .turns
        .iter()
        .find(|judged| best.score - judged.score >= NOTHING);
    let Some(second) = worse else {
        return Some(Reason::Level {
            other: second.turn.clone(),
        });
    };
    let other = second.turn.clone();
    if second.score <= -SURELY_WON {
        return Some(Reason::Loses { other });
    }
    let gap = best.score - second.score;
    if rules.goal.value == Goal::Losing {
        // Here pieces are a burden, and a king is the worst.
        return Some(Reason::Better { gap, other });
    }
    let [of_best, of_second] =
        [best, second].map(|judged| line(rules, game.position(), &judged.turn, head));
    let more = of_best.net - of_second.net;
    Some(if more > 0 {
        Reason::Pieces {
            line: of_best.turns,
            pieces: more.unsigned_abs(),
            other,
        }
    } else if of_best.crowns && !of_second.crowns {
        Reason::King {
            line: of_best.turns,
            other,
        }
    } else if of_second.is_crowned_against && !of_best.is_crowned_against {
        Reason::NoKing { other }
    } else if more == 0 {
        Reason::Squares { gap, other }
    } else {
        Reason::Better { gap, other }
    })
}
