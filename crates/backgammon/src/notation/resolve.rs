//! What a written play means on this board with this roll, or which rule forbids it.
//!
//! A written way may leave points out, so there can be several ways to spend the dice on it. All are
//! tried. Of the legal ones the one counts whose hits are those that were marked; if none is legal, the
//! one that got furthest says why.

use alloc::vec::Vec;

use super::parse::{Landing, Written};
use crate::dice::{Die, Roll};
use crate::illegal::Illegal;
use crate::legal::Numbers;
use crate::play::{Play, Step};
use crate::point::{Origin, Point, Target};
use crate::position::Position;

/// A leg of a written way: from one named place to the next.
#[derive(Clone, Copy)]
struct Leg {
    origin: Origin,
    landing: Landing,
}

/// One number spent on a checker, not yet checked.
#[derive(Clone, Copy)]
struct Spent {
    origin: Origin,
    die: Die,
}

/// How one way of spending the dice went: how many of its hits are not as marked, and the play; or how
/// many steps went well, and why the next did not.
type Attempt = Result<(usize, Play), (usize, Illegal)>;

impl Position {
    /// The play of `roll` that `written` means.
    ///
    /// Where a way names no points in between and more than one route is legal, the one counts that
    /// hits exactly where a hit is marked.
    ///
    /// # Errors
    /// The rule that forbids every way to read it.
    pub fn resolve(self, roll: Roll, written: &Written) -> Result<Play, Illegal> {
        let legs = legs(written);
        for leg in &legs {
            check_leg(leg, roll)?;
        }
        // Each leg fits the roll; the first that is left over when they are taken together:
        if let Some(count) = (1..=legs.len()).find(|&count| ways(&legs[..count], roll).is_empty()) {
            let leg = legs[count - 1];
            return Err(Illegal::NumberUsedUp {
                origin: leg.origin,
                target: leg.landing.target,
                roll,
            });
        }
        let attempts = ways(&legs, roll)
            .into_iter()
            .map(|way| self.attempt(roll, way, &legs));
        match attempts.reduce(better) {
            Some(Ok((_, play))) => Ok(play),
            Some(Err((_, illegal))) => Err(self.explain(roll, &legs, illegal)),
            None => self.try_play(roll, &Play::NONE).map(|_| Play::NONE),
        }
    }

    /// Plays one way of spending the dice.
    fn attempt(self, roll: Roll, mut way: Vec<Spent>, legs: &[Leg]) -> Attempt {
        // Where any order is possible, this one is: from the rear, the smaller number first.
        way.sort_by_key(|spent| (core::cmp::Reverse(spent.origin), spent.die));
        let mut play = Play::NONE;
        let mut position = self;
        let mut astray = 0;
        for spent in way {
            let step = position
                .check_step(spent.origin, spent.die)
                .map_err(|illegal| (play.len(), illegal))?;
            position = position.after_step(step);
            play.push(step);
            astray += usize::from(step.hit != marked(step, legs));
        }
        self.try_play(roll, &play)
            .map_err(|illegal| (play.len(), illegal))?;
        Ok((astray, play))
    }

    /// A held point that was not named is a point in between.
    fn explain(self, roll: Roll, legs: &[Leg], illegal: Illegal) -> Illegal {
        let Illegal::PointBlocked { target: held, .. } = illegal else {
            return illegal;
        };
        let named = |point: Point| {
            legs.iter()
                .any(|leg| leg.landing.target == Target::Point(point))
        };
        if named(held) {
            return illegal;
        }
        let between = |leg: &&Leg| {
            leg.origin.number() > held.number() && leg.landing.target.number() < held.number()
        };
        let Some(leg) = legs.iter().find(between) else {
            return illegal;
        };
        let mut points = [None; 2];
        if roll.is_double() {
            points[0] = Some(held);
        } else {
            for (slot, die) in points.iter_mut().zip([roll.high(), roll.low()]) {
                *slot = Point::new(leg.origin.number().saturating_sub(die.pips()))
                    .filter(|&point| !self.is_open(point));
            }
        }
        Illegal::BetweenBlocked {
            origin: leg.origin,
            target: leg.landing.target,
            between: points,
        }
    }
}

/// The legal one, then the one with hits as marked, then the one that got further; the earlier of equals.
fn better(one: Attempt, two: Attempt) -> Attempt {
    match (&one, &two) {
        (Ok((astray, _)), Ok((less, _))) if less < astray => two,
        (Err((got, _)), Err((further, _))) if further > got => two,
        (Err(_), Ok(_)) => two,
        _ => one,
    }
}

/// What is wrong with a leg whatever the others are: its direction, its distance.
fn check_leg(leg: &Leg, roll: Roll) -> Result<(), Illegal> {
    let (origin, target) = (leg.origin, leg.landing.target);
    if origin.number() <= target.number() {
        return Err(Illegal::WrongDirection { origin, target });
    }
    if ways(&[*leg], roll).is_empty() {
        return Err(Illegal::NumberNotRolled {
            origin,
            target,
            roll,
        });
    }
    Ok(())
}

fn legs(written: &Written) -> Vec<Leg> {
    let mut legs = Vec::new();
    for way in &written.moves {
        for _ in 0..way.checkers {
            let mut origin = way.origin;
            for &landing in &way.landings {
                legs.push(Leg { origin, landing });
                if let Target::Point(point) = landing.target {
                    origin = Origin::Point(point);
                }
            }
        }
    }
    legs
}

/// Was a hit marked where this step lands?
fn marked(step: Step, legs: &[Leg]) -> bool {
    legs.iter()
        .any(|leg| leg.landing.hit && leg.landing.target == step.target)
}

/// Every way to spend the dice of a roll on the legs.
fn ways(legs: &[Leg], roll: Roll) -> Vec<Vec<Spent>> {
    let mut ways = Vec::new();
    spend(legs, None, Numbers::of(roll), &mut Vec::new(), &mut ways);
    ways
}

/// Goes through the legs; `at` is where the checker stands in the middle of the first.
fn spend(
    legs: &[Leg],
    at: Option<Origin>,
    numbers: Numbers,
    spent: &mut Vec<Spent>,
    ways: &mut Vec<Vec<Spent>>,
) {
    let Some((leg, rest)) = legs.split_first() else {
        ways.push(spent.clone());
        return;
    };
    let origin = at.unwrap_or(leg.origin);
    for die in Die::ALL {
        let mut left = numbers;
        if !left.take(die) {
            continue;
        }
        let lands = origin.number().saturating_sub(die.pips());
        spent.push(Spent { origin, die });
        match leg.landing.target {
            target if lands == target.number() => {
                spend(rest, None, left, spent, ways);
            }
            target if lands > target.number() => {
                if let Some(point) = Point::new(lands) {
                    spend(legs, Some(Origin::Point(point)), left, spent, ways);
                }
            }
            _ => {}
        }
        spent.pop();
    }
}
