//! Why the best play or choice about the cube is better than another one, from what can be seen on the board and in the
//! engine's numbers.

use ::backgammon::{Checkers, Play, Position};
use ::engine::backgammon::Outlook;
use ::engine::backgammon::cube::CubeDecision;

use super::{JudgedPlay, Plays};

/// Why a play or a choice is the best one.
#[derive(Clone, Debug, PartialEq)]
pub enum Reason {
    /// There is no other play.
    Only,
    /// Another play is as good.
    Level {
        /// The other play.
        other: Play,
    },
    /// It is better than another play.
    Better {
        /// What tells them apart, the most telling first.
        facts: Vec<Fact>,
        /// By how much, in points.
        gap: f32,
        /// The other play.
        other: Play,
    },
    /// A choice about the cube.
    Cube {
        /// The better one.
        choice: CubeChoice,
        /// What it is worth.
        better: f32,
        /// What its opposite is worth.
        worse: f32,
    },
}

/// What tells one play from another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Fact {
    /// It hits so many more checkers.
    Hits(u32),
    /// It makes a point that the other does not.
    Point(u8),
    /// It bears so many more checkers off.
    Off(u32),
    /// It leaves so many fewer blots.
    Blots(u32),
    /// It brings so many more checkers out of the opponent's home board.
    Escapes(u32),
    /// It wins a larger share of the games, by so much.
    WinsMore(f32),
    /// It wins more gammons, by this share of the games.
    Gammons(f32),
    /// It loses fewer gammons, by this share of the games.
    FewerGammons(f32),
}

/// A choice about the cube.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CubeChoice {
    /// To double.
    Double,
    /// To roll without a double.
    Roll,
    /// To take.
    Take,
    /// To drop.
    Drop,
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
    fn of(result: Position) -> Self {
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
/// Less than this many points is no difference.
const NOTHING: f32 = 0.0005;

/// Why the best play of a roll is the best.
pub(super) fn best_play(plays: &Plays) -> Option<Reason> {
    if plays.ranked.len() == 1 {
        return Some(Reason::Only);
    }
    best_over(plays, 1)
}

/// Why the best play of a roll is better than another one.
pub(super) fn best_over(plays: &Plays, other: usize) -> Option<Reason> {
    let (best, second) = (plays.ranked.first()?, plays.ranked.get(other)?);
    let other = plays.spelled(second)?;
    let gap = best.worth - second.worth;
    if gap < NOTHING {
        return Some(Reason::Level { other });
    }
    Some(Reason::Better {
        facts: facts(plays.position, best, second),
        gap,
        other,
    })
}

fn facts(before: Position, best: &JudgedPlay, second: &JudgedPlay) -> Vec<Fact> {
    let [this, that] = [best, second].map(|judged| Seen::of(judged.result));
    let had: Vec<u8> = Seen::of(before.swapped()).points;
    let more = |one: u8, other: u8| u32::from(one.saturating_sub(other));
    let share = |of: fn(&Outlook) -> f32| of(&best.outlook) - of(&second.outlook);
    let mut found = Vec::new();
    let hits = more(this.hits, that.hits);
    if hits > 0 {
        found.push(Fact::Hits(hits));
    }
    // The point nearest to the home board is the one that matters.
    let new_point = this
        .points
        .iter()
        .copied()
        .filter(|point| !had.contains(point) && !that.points.contains(point))
        .min();
    found.extend(new_point.map(Fact::Point));
    let off = more(this.off, that.off);
    if off > 0 {
        found.push(Fact::Off(off));
    }
    let blots = that.blots.saturating_sub(this.blots);
    if blots > 0 {
        found.push(Fact::Blots(blots as u32));
    }
    let escapes = more(that.back, this.back);
    if escapes > 0 {
        found.push(Fact::Escapes(escapes));
    }
    let wins = share(|outlook| outlook.win);
    if wins >= TELLING {
        found.push(Fact::WinsMore(wins));
    }
    let gammons = share(|outlook| outlook.win_gammon);
    if gammons >= TELLING {
        found.push(Fact::Gammons(gammons));
    }
    let lost = -share(|outlook| outlook.lose_gammon);
    if lost >= TELLING {
        found.push(Fact::FewerGammons(lost));
    }
    found.truncate(MOST_FACTS);
    found
}

/// Whether to double, from the numbers of both.
pub(super) fn doubling(decision: &CubeDecision) -> Reason {
    let doubled = decision.doubled();
    if decision.doubles() {
        cube(CubeChoice::Double, doubled, decision.no_double)
    } else {
        cube(CubeChoice::Roll, decision.no_double, doubled)
    }
}

/// Whether to take: the numbers are the doubler's, and the answer is the other side's.
pub(super) fn taking(decision: &CubeDecision) -> Reason {
    let (take, drop) = (-decision.double_take, -decision.double_drop);
    if decision.takes() {
        cube(CubeChoice::Take, take, drop)
    } else {
        cube(CubeChoice::Drop, drop, take)
    }
}

const fn cube(choice: CubeChoice, better: f32, worse: f32) -> Reason {
    Reason::Cube {
        choice,
        better,
        worse,
    }
}
