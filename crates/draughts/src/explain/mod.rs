//! Why a tried move is refused: found by walking it against the table, apart from the generator.
//!
//! The generator asks what can be played; this asks what is wrong with one move. The two share no code and must agree:
//! what the explanation does not refuse is exactly the list of legal moves.

mod articles;
mod walk;

pub use articles::Ban;

use crate::illegal::{Illegal, Reason};
use crate::notation::Join;
use crate::{
    Compulsion, Continuation, KingCapture, KingPatience, Landing, Move, Position, Preference,
    Rules, Square, SquareSet,
};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cmp::Reverse;
use walk::{Jump, Walk};

/// How many jumps the search for a capture between two bare squares makes before it gives up: a board strewn with
/// pieces for a flying king has more orders of capture than anyone wants to wait for.
const SEARCH_LIMIT: u32 = 4_000;

/// A move as somebody tries it: squares from the first to the last.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Tried<'a> {
    pub(crate) squares: &'a [Square],
    pub(crate) join: Join,
}

/// Says what is wrong with a move, or nothing.
///
/// `route` is the way of the piece from its first square to its last, jump by jump; squares between two pieces taken
/// along one line may be left out. `Ok` says that the move is legal.
///
/// # Errors
/// The rule that the move breaks.
pub fn examine(position: &Position, rules: &Rules, route: &[Square]) -> Result<(), Box<Illegal>> {
    let tried = Tried {
        squares: route,
        join: Join::Nothing,
    };
    let legal = position.legal_moves(rules);
    match judge(position, rules, &legal, tried) {
        Ok(()) => Ok(()),
        Err(reason) => Err(refuse(rules, &legal, route, reason)),
    }
}

/// Why a move that is not among the legal ones is refused.
pub(crate) fn refuse_move(
    position: &Position,
    rules: &Rules,
    legal: &[Move],
    play: &Move,
) -> Box<Illegal> {
    let tried = Tried {
        squares: play.route(),
        join: Join::Nothing,
    };
    let reason = if legal.is_empty() {
        Reason::GameOver
    } else {
        let judged = judge(position, rules, legal, tried);
        judged.err().unwrap_or(Reason::Unexplained)
    };
    refuse(rules, legal, play.route(), reason)
}

/// A refusal with its article and a legal move close to the one tried.
pub(crate) fn refuse(
    rules: &Rules,
    legal: &[Move],
    tried: &[Square],
    reason: Reason,
) -> Box<Illegal> {
    let shared = |play: &Move| {
        play.route()
            .iter()
            .zip(tried)
            .take_while(|(a, b)| a == b)
            .count()
    };
    let alternative = legal
        .iter()
        // The same answer whatever the order of the list.
        .max_by_key(|play| (shared(play), play.taken().len(), Reverse(play.route())))
        .cloned();
    Box::new(Illegal {
        article: articles::article(rules, &reason),
        reason,
        alternative,
        names: rules.names(),
    })
}

/// The rule that a move breaks, given the legal ones.
pub(crate) fn judge(
    position: &Position,
    rules: &Rules,
    legal: &[Move],
    tried: Tried<'_>,
) -> Result<(), Reason> {
    let Some((&from, waypoints)) = tried.squares.split_first() else {
        return Err(Reason::Unexplained);
    };
    let Some((&to, _)) = waypoints.split_last() else {
        return Err(Reason::GoesNowhere(from));
    };
    let Some(start) = Walk::new(position, rules, from) else {
        return Err(Reason::NoPiece(from));
    };
    if position
        .piece(from)
        .is_none_or(|piece| piece.side != position.to_move())
    {
        return Err(Reason::NotYours(from));
    }
    let is_step = waypoints.len() == 1 && !start.passes_a_piece(to);
    let direct = if is_step && tried.join != Join::Cross {
        match start.step_to(to) {
            Ok(()) => return judge_step(position, rules, legal, from),
            Err(reason) => Err(reason),
        }
    } else {
        waypoints
            .iter()
            .try_fold(start.clone(), |walk, &square| walk.jump_to(square))
    };
    match direct {
        Ok(walk) => judge_capture(position, rules, legal, &walk),
        // Not what it seems; perhaps the first and last square of a longer capture.
        Err(reason) => match search(position, rules, start, waypoints) {
            Some(walk) => judge_capture(position, rules, legal, &walk),
            None if from == to && waypoints.len() == 1 => Err(Reason::GoesNowhere(from)),
            None => Err(reason),
        },
    }
}

/// A step that works by itself: is it allowed now?
fn judge_step(
    position: &Position,
    rules: &Rules,
    legal: &[Move],
    from: Square,
) -> Result<(), Reason> {
    if rules.compulsion.value == Compulsion::Forced {
        let with: SquareSet = legal
            .iter()
            .filter(|play| play.is_capture())
            .map(Move::from)
            .collect();
        if !with.is_empty() {
            return Err(Reason::MustCapture { with });
        }
    }
    match rules.king_patience.value {
        KingPatience::Moves(limit) if position.is_out_of_patience(from, rules) => {
            Err(Reason::KingMustRest { king: from, limit })
        }
        _ => Ok(()),
    }
}

/// A capture whose every jump works: is it complete, and the right one?
fn judge_capture(
    position: &Position,
    rules: &Rules,
    legal: &[Move],
    walk: &Walk<'_>,
) -> Result<(), Reason> {
    finished(position, rules, walk)?;
    precedence(position, rules, legal, walk)
}

fn finished(position: &Position, rules: &Rules, walk: &Walk<'_>) -> Result<(), Reason> {
    let at = walk.at();
    if rules.continuation.value != Continuation::MayStop
        && let Some(jump) = walk.jumps().first()
    {
        return Err(Reason::NotFinished {
            at,
            next: jump.victim,
        });
    }
    let Some((before, jump)) = walk.last_jump(position) else {
        return Ok(());
    };
    let over = jump.victim;
    if rules.continuation.value == Continuation::WholeSequence
        && let Some(landing) = goes_on_from(&before, &jump)
    {
        return Err(Reason::LandsWhereItEnds { over, landing });
    }
    let enemy_kings = position.kings(position.to_move().other());
    if rules.king_capture.value == KingCapture::FromAfar(Landing::RightBehindALastKing)
        && enemy_kings.contains(over)
        && at != jump.landings[0]
    {
        return Err(Reason::LandsFarBehindAKing {
            over,
            landing: jump.landings[0],
        });
    }
    Ok(())
}

/// A landing square of the jump from which the capture goes on.
fn goes_on_from(before: &Walk<'_>, jump: &Jump) -> Option<Square> {
    jump.landings
        .iter()
        .copied()
        .find(|&landing| !before.after(jump, landing).jumps().is_empty())
}

/// What a capture takes, for comparing it under the order of preference.
struct Haul {
    with_king: bool,
    /// For each taken piece in order, whether it is a king.
    kings: Vec<bool>,
}

impl Haul {
    fn new(position: &Position, from: Square, taken: &[Square]) -> Self {
        let side = position.to_move();
        let enemy_kings = position.kings(side.other());
        Haul {
            with_king: position.kings(side).contains(from),
            kings: taken
                .iter()
                .map(|&victim| enemy_kings.contains(victim))
                .collect(),
        }
    }

    fn pieces(&self) -> usize {
        self.kings.len()
    }

    fn kings(&self) -> usize {
        self.kings.iter().filter(|king| **king).count()
    }

    /// Men and kings.
    fn by_kind(&self) -> (usize, usize) {
        (self.pieces() - self.kings(), self.kings())
    }

    /// The place in the sequence, from 1, where this one takes a king and the other does not yet, if that is the first
    /// difference.
    fn king_comes_earlier(&self, other: &Haul) -> Option<usize> {
        let king_at = |haul: &Haul, place: usize| haul.kings.get(place).copied().unwrap_or(false);
        let longest = self.pieces().max(other.pieces());
        let first = (0..longest).find(|&place| king_at(self, place) != king_at(other, place))?;
        king_at(self, first).then_some(first + 1)
    }

    /// The value rule: a king counts a little less than two men, so that n kings lose against 2n men and win against
    /// 2n−1.
    fn value(&self) -> (usize, usize) {
        let (men, kings) = self.by_kind();
        // Equal in half-men: the one with fewer kings is worth more.
        (men + 2 * kings, usize::MAX - kings)
    }
}

fn precedence(
    position: &Position,
    rules: &Rules,
    legal: &[Move],
    walk: &Walk<'_>,
) -> Result<(), Reason> {
    // The legal captures are all equal under the order of preference, so any of them stands for the best.
    let Some(best_move) = legal.iter().find(|play| play.is_capture()) else {
        return Ok(());
    };
    let tried = Haul::new(position, walk.route[0], &walk.taken);
    let best = Haul::new(position, best_move.from(), best_move.taken());
    for preference in rules.must_prefer.iter() {
        match preference.value {
            Preference::MostPieces if tried.pieces() < best.pieces() => {
                return Err(Reason::TakesTooFew {
                    taken: tried.pieces(),
                    most: best.pieces(),
                });
            }
            Preference::WithKing if !tried.with_king && best.with_king => {
                return Err(Reason::NotWithTheKing {
                    kings: legal.iter().map(Move::from).collect(),
                });
            }
            Preference::MostKings if tried.kings() < best.kings() => {
                return Err(Reason::TakesTooFewKings {
                    taken: tried.kings(),
                    most: best.kings(),
                });
            }
            Preference::KingsEarliest => {
                if let Some(place) = best.king_comes_earlier(&tried) {
                    return Err(Reason::KingsTooLate { place });
                }
            }
            Preference::MostValue if tried.value() < best.value() => {
                return Err(Reason::TakesTooLittle {
                    taken: tried.by_kind(),
                    most: best.by_kind(),
                });
            }
            _ => {}
        }
    }
    Ok(())
}

/// A capture by this piece that touches the waypoints in order and ends on the last, its other squares left out by
/// whoever wrote it; one that is complete, if there is one.
fn search<'a>(
    position: &Position,
    rules: &Rules,
    start: Walk<'a>,
    waypoints: &[Square],
) -> Option<Walk<'a>> {
    let (&to, inner) = waypoints.split_last()?;
    let mut unfinished = None;
    let mut left = SEARCH_LIMIT;
    let mut stack = alloc::vec![(start, 0_usize)];
    while let Some((walk, met)) = stack.pop() {
        for jump in walk.jumps() {
            for &landing in &jump.landings {
                left = left.checked_sub(1)?;
                let next = walk.after(&jump, landing);
                if met == inner.len() && landing == to {
                    if finished(position, rules, &next).is_ok() {
                        return Some(next);
                    }
                    unfinished.get_or_insert_with(|| next.clone());
                }
                let met = met + usize::from(inner.get(met) == Some(&landing));
                stack.push((next, met));
            }
        }
    }
    unfinished
}
