//! Why the best turn of draughts is better than another one, from the engine's numbers and from what is taken and
//! crowned on the way.

use ::draughts::{Course, Goal, Turn};
use ::engine::draughts::{SURELY_WON, Score, Thought, WON};

use super::Head;
use crate::turns::Turns as _;
use crate::turns::line::{Line, Reach};

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

/// Turns of a line before it is followed to its quiet end.
const LINE_TURNS: usize = 6;
/// Positions that a turn of such a line may take to find: it is played out to be counted, not to be judged again.
const LINE_NODES: u64 = 3_000;
/// Less than this many hundredths of a man is no difference.
const NOTHING: Score = 3;
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
    let reach = Reach::of(LINE_TURNS, thought.depth, LINE_NODES);
    let [of_best, of_second] =
        [best, second].map(|judged| Line::counted(game, head.follow(game, &judged.turn, reach)));
    let more = of_best.net - of_second.net;
    let king = gap >= Course::A_CROWN && more == 0;
    Some(if more > 0 && gap >= Course::A_PIECE * more {
        Reason::Pieces {
            line: of_best.telling(0),
            pieces: more.unsigned_abs(),
            other,
        }
    } else if let (Some(at), None, true) = (of_best.crowns, of_second.crowns, king) {
        Reason::King {
            line: of_best.telling(at),
            other,
        }
    } else if of_second.is_crowned_against.is_some() && of_best.is_crowned_against.is_none() && king
    {
        Reason::NoKing { other }
    } else if more == 0 {
        Reason::Squares { gap, other }
    } else {
        Reason::Better { gap, other }
    })
}
