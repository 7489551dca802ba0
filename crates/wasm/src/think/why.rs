//! Why the best turn is better than the next one, from what can be seen on the board and in the engine's numbers.

use ::backgammon::{Checkers, Position as Board};
use ::draughts::{Course, Goal, Position, Rules, Turn};
use ::engine::backgammon::cube::CubeDecision;
use ::engine::backgammon::{Candidate, Outlook};
use ::engine::draughts::{SURELY_WON, Thought, WON};
use ::words::page::{Because, CubeChoice, PlayFact, because};

use super::Heads;
use crate::boards::draughts_turn;
use crate::types::Localised;

/// The sentence in every language.
pub(super) fn say(why: &Because) -> Localised {
    Localised::of(|lang| because(why, lang))
}

/// Turns of a line that is looked at to its quiet end, at most.
const LONGEST_LINE: usize = 10;
/// Positions that a turn of such a line may take to find: it is played out to be counted, not to be judged again.
const LINE_NODES: u64 = 3_000;
/// Less than this many hundredths of a man is no difference.
const NOTHING: i32 = 3;

/// What a line comes to.
struct Line {
    texts: Vec<String>,
    /// Pieces taken less pieces lost.
    net: i32,
    crowns: bool,
    is_crowned_against: bool,
}

/// Follows a turn with what is expected after it, for a reply at least, until nothing can be taken.
fn line(rules: &Rules, position: &Position, first: &Turn, heads: &mut Heads) -> Line {
    let mover = position.to_move();
    let mut line = Line {
        texts: Vec::new(),
        net: 0,
        crowns: false,
        is_crowned_against: false,
    };
    let (mut at, mut turn) = (*position, first.clone());
    loop {
        line.texts.push(draughts_turn(rules, &turn).text);
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
        if line.texts.len() >= LONGEST_LINE || (quiet && line.texts.len() >= 2) {
            return line;
        }
        let reply = heads
            .ask_at(rules, &at, LINE_NODES)
            .turns
            .into_iter()
            .next();
        match reply {
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
    turns.iter().any(|turn| {
        turn.huff.is_some() || turn.play.as_ref().is_some_and(::draughts::Move::is_capture)
    })
}

/// Why the best turn of draughts is the best.
pub(super) fn of_draughts(game: &Course, thought: &Thought, heads: &mut Heads) -> Option<Because> {
    let rules = game.rules();
    let best = thought.turns.first()?;
    let Some(second) = thought.turns.get(1) else {
        return Some(Because::Only);
    };
    if best.score >= SURELY_WON {
        let plies = (WON - best.score).unsigned_abs();
        return Some(Because::Wins {
            moves: plies.div_ceil(2).max(1),
        });
    }
    if best.score <= -SURELY_WON {
        return Some(Because::HoldsOut);
    }
    if second.score <= -SURELY_WON {
        return Some(Because::OthersLose);
    }
    // Beside the next one that is not as good.
    let worse = thought
        .turns
        .iter()
        .find(|judged| best.score - judged.score >= NOTHING);
    let Some(second) = worse else {
        let other = draughts_turn(rules, &second.turn).text;
        return Some(Because::Level { other });
    };
    let other = draughts_turn(rules, &second.turn).text;
    if second.score <= -SURELY_WON {
        return Some(Because::Loses { other });
    }
    let gap = best.score - second.score;
    let value = format!("{:.2}", f64::from(gap) / 100.0);
    if rules.goal.value == Goal::Losing {
        // Here pieces are a burden, and a king is the worst.
        return Some(Because::Better { value, other });
    }
    let [of_best, of_second] =
        [best, second].map(|judged| line(rules, game.position(), &judged.turn, heads));
    let more = of_best.net - of_second.net;
    Some(if more > 0 {
        Because::Pieces {
            line: of_best.texts,
            pieces: more.unsigned_abs(),
            other,
        }
    } else if of_best.crowns && !of_second.crowns {
        Because::King {
            line: of_best.texts,
            other,
        }
    } else if of_second.is_crowned_against && !of_best.is_crowned_against {
        Because::NoKing { other }
    } else if more == 0 {
        Because::Squares { value, other }
    } else {
        Because::Better { value, other }
    })
}

/// What can be seen of a play on the board that it leaves.
struct Seen {
    hits: u8,
    blots: usize,
    off: u8,
    /// Own checkers in the opponent's home board or on the bar.
    back: u8,
    points: Vec<u8>,
}

impl Seen {
    /// `result` is as the next player sees it.
    fn of(result: Board) -> Self {
        let own: Checkers = result.other();
        let stacks: Vec<(u8, u8)> = own
            .points()
            .map(|(point, count)| (point.number(), count))
            .collect();
        let on = |wanted: &dyn Fn(u8, u8) -> bool| -> Vec<u8> {
            let found = stacks
                .iter()
                .filter(|&&(point, count)| wanted(point, count));
            found.map(|&(point, _)| point).collect()
        };
        // A single checker is in danger only while the sides have yet to pass each other.
        let blots = if result.has_contact() {
            on(&|_, count| count == 1).len()
        } else {
            0
        };
        Self {
            hits: result.mover().bar(),
            blots,
            off: own.off(),
            back: own.bar()
                + stacks
                    .iter()
                    .filter(|(point, _)| *point >= 19)
                    .map(|(_, count)| count)
                    .sum::<u8>(),
            points: on(&|_, count| count >= 2),
        }
    }
}

/// How many facts a sentence bears.
const MOST_FACTS: usize = 3;
/// Less than this share of the games is no difference.
const TELLING: f32 = 0.01;

/// Why the best play of a roll is the best. `ranked` has what each is worth, best first.
pub(super) fn of_plays(
    before: Board,
    ranked: &[(Candidate, f32)],
    text_of: impl Fn(&Candidate) -> Option<String>,
) -> Option<Because> {
    let (best, worth) = ranked.first()?;
    let Some((second, second_worth)) = ranked.get(1) else {
        return Some(Because::Only);
    };
    let other = text_of(second)?;
    let gap = worth - second_worth;
    if gap < 0.0005 {
        return Some(Because::Level { other });
    }
    Some(Because::Play {
        facts: facts(before, best, second),
        value: format!("{gap:.3}"),
        other,
    })
}

fn facts(before: Board, best: &Candidate, second: &Candidate) -> Vec<PlayFact> {
    let [this, that] = [best, second].map(|judged| Seen::of(judged.result));
    let had: Vec<u8> = Seen::of(before.swapped()).points;
    let more = |one: u8, other: u8| u32::from(one.saturating_sub(other));
    let share = |of: fn(&Outlook) -> f32| of(&best.outlook) - of(&second.outlook);
    let percent = |share: f32| format!("{:.1}", share * 100.0);
    let mut found = Vec::new();
    let hits = more(this.hits, that.hits);
    if hits > 0 {
        found.push(PlayFact::Hits(hits));
    }
    // The point nearest to the home board is the one that matters.
    let new_point = this
        .points
        .iter()
        .copied()
        .filter(|point| !had.contains(point) && !that.points.contains(point))
        .min();
    found.extend(new_point.map(PlayFact::Point));
    let off = more(this.off, that.off);
    if off > 0 {
        found.push(PlayFact::Off(off));
    }
    let blots = that.blots.saturating_sub(this.blots);
    if blots > 0 {
        found.push(PlayFact::Blots(blots as u32));
    }
    let escapes = more(that.back, this.back);
    if escapes > 0 {
        found.push(PlayFact::Escapes(escapes));
    }
    let wins = share(|outlook| outlook.win);
    if wins >= TELLING {
        found.push(PlayFact::WinsMore(percent(wins)));
    }
    let gammons = share(|outlook| outlook.win_gammon);
    if gammons >= TELLING {
        found.push(PlayFact::Gammons(percent(gammons)));
    }
    let lost = -share(|outlook| outlook.lose_gammon);
    if lost >= TELLING {
        found.push(PlayFact::FewerGammons(percent(lost)));
    }
    found.truncate(MOST_FACTS);
    found
}

/// Whether to double, from the numbers of both.
pub(super) fn of_doubling(decision: &CubeDecision, doubles: bool) -> Because {
    let doubled = decision.double_take.min(decision.double_drop);
    let (choice, better, worse) = if doubles {
        (CubeChoice::Double, doubled, decision.no_double)
    } else {
        (CubeChoice::Roll, decision.no_double, doubled)
    };
    cube(choice, better, worse)
}

/// Whether to take: the numbers are the doubler's, and the answer is the other side's.
pub(super) fn of_taking(decision: &CubeDecision) -> Because {
    let (take, drop) = (-decision.double_take, -decision.double_drop);
    if decision.takes() {
        cube(CubeChoice::Take, take, drop)
    } else {
        cube(CubeChoice::Drop, drop, take)
    }
}

fn cube(choice: CubeChoice, better: f32, worse: f32) -> Because {
    Because::Cube {
        choice,
        better: format!("{better:.3}"),
        worse: format!("{worse:.3}"),
    }
}
