//! The legal plays of a roll, spelled out, and the check of a single one.

use alloc::vec::Vec;
use core::ops::Deref;

use crate::checkers::BAR;
use crate::dice::{Die, Roll};
use crate::generate::Results;
use crate::illegal::Illegal;
use crate::notation::Written;
use crate::play::{Play, Step};
use crate::point::{Origin, Point, Target};
use crate::position::Position;

/// A legal play and where it leads.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LegalPlay {
    /// The play in canonical order; its text form is the canonical notation.
    pub play: Play,
    /// The position afterwards, as the next player sees it.
    pub position: Position,
}

/// All legal plays of a roll: every distinct result once, rear checkers first. Where nothing can be
/// played it holds the one empty play. Reads as a slice.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize))]
pub struct LegalPlays(Vec<LegalPlay>);

impl LegalPlays {
    /// The legal play nearest to one that was tried: of those that begin the most of its moves, the first.
    #[must_use]
    pub fn nearest(&self, tried: &Written) -> Option<Play> {
        let begun = |legal: &&LegalPlay| {
            let steps = legal.play.steps();
            let moves = tried.moves.iter();
            let from = |origin| steps.iter().any(|step| step.origin == origin);
            let to = |target| steps.iter().any(|step| step.target == target);
            moves
                .map(|written| {
                    let last = written.landings.last();
                    let lands = last.is_some_and(|landing| to(landing.target));
                    2 * usize::from(from(written.origin)) + usize::from(lands)
                })
                .sum::<usize>()
        };
        // The first of equals: `max_by_key` would give the last.
        self.0
            .iter()
            .rev()
            .max_by_key(begun)
            .map(|legal| legal.play)
    }

    /// The legal plays of `roll` in `position`.
    #[must_use]
    pub fn of(position: Position, roll: Roll) -> Self {
        let mut results = Results::new();
        position.results(roll, &mut results);
        let mut plays: Vec<LegalPlay> = results
            .iter()
            .map(|&result| LegalPlay {
                play: spell(position, roll, result),
                position: result,
            })
            .collect();
        plays.sort_unstable_by(|one, two| two.play.steps().cmp(one.play.steps()));
        Self(plays)
    }

    /// The play that leads to `position` (as the next player sees it).
    #[must_use]
    pub fn leading_to(&self, position: Position) -> Option<Play> {
        self.0
            .iter()
            .find(|legal| legal.position == position)
            .map(|legal| legal.play)
    }
}

impl<'a> IntoIterator for &'a LegalPlays {
    type Item = &'a LegalPlay;
    type IntoIter = core::slice::Iter<'a, LegalPlay>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.iter()
    }
}

impl IntoIterator for LegalPlays {
    type Item = LegalPlay;
    type IntoIter = alloc::vec::IntoIter<LegalPlay>;

    fn into_iter(self) -> Self::IntoIter {
        self.0.into_iter()
    }
}

impl Deref for LegalPlays {
    type Target = [LegalPlay];

    fn deref(&self) -> &[LegalPlay] {
        &self.0
    }
}

impl Position {
    /// Spells the play of `roll` that leads to `result`, a position seen by the next player; nothing
    /// if no legal play does. This is how the steps are found for the one result that was chosen.
    #[must_use]
    pub fn play_to(self, roll: Roll, result: Self) -> Option<Play> {
        let mut results = Results::new();
        self.results(roll, &mut results);
        results.contains(&result).then(|| spell(self, roll, result))
    }

    /// One checker with one number: the step, or the rule that forbids it.
    ///
    /// # Errors
    /// The rule. Compulsion is a matter of whole plays: see [`Position::try_play`].
    pub fn check_step(self, origin: Origin, die: Die) -> Result<Step, Illegal> {
        let mover = self.mover();
        if mover.at(origin.index()) == 0 {
            return Err(match origin {
                Origin::Point(point) if self.opposing(point) > 0 => {
                    Illegal::OpponentsChecker { point }
                }
                _ => Illegal::NoCheckerThere { origin },
            });
        }
        if mover.bar() > 0 && origin != Origin::Bar {
            return Err(Illegal::BarFirst {
                on_bar: mover.bar(),
                origin,
            });
        }
        let step = Step::of(self, origin, die);
        match step.target {
            Target::Point(target) if !self.is_open(target) => Err(Illegal::PointBlocked {
                origin,
                target,
                held_by: self.opposing(target),
            }),
            Target::Point(_) => Ok(step),
            Target::Off => {
                let rearmost = mover.highest();
                if rearmost > 6 {
                    return Err(Illegal::NotAllHome {
                        origin,
                        rearmost: Origin::from_index(rearmost),
                    });
                }
                // With the exact number any checker comes off; with a higher one only the rearmost.
                if origin.number() < die.pips() && rearmost > origin.index() {
                    return Err(Illegal::HigherPointFirst {
                        origin,
                        die,
                        higher: Point::from_index(rearmost),
                    });
                }
                Ok(step)
            }
        }
    }

    /// Plays a whole play of `roll` if the rules allow it, and gives the position afterwards, as the next
    /// player sees it.
    ///
    /// A play is judged by its steps, one after the other, and then by its result: it is legal if some
    /// play of the most numbers leads to the same position. (With 6-2 a checker may go from 5 off with
    /// the 6 alone, when moving it by 2 and bearing off another one would leave the same checkers.)
    ///
    /// Cheap where every number is used; only a shorter play has to be compared with what else could be played.
    /// There is no unchecked form: a [`LegalPlay`] has its position already, and [`Position::results`] needs no
    /// play at all.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub fn try_play(self, roll: Roll, play: &Play) -> Result<Self, Illegal> {
        let mut left = Numbers::of(roll);
        let mut position = self;
        for step in play.steps() {
            if !left.take(step.die) {
                return Err(Illegal::NumberUsedUp {
                    origin: step.origin,
                    target: step.target,
                    roll,
                });
            }
            let allowed = position.check_step(step.origin, step.die)?;
            if allowed.target != step.target {
                return Err(Illegal::NumberNotRolled {
                    origin: step.origin,
                    target: step.target,
                    roll,
                });
            }
            position = position.after_step(allowed);
        }
        let result = position.swapped();
        // Nobody can play more numbers than all of them.
        if play.len() == roll.step_count() {
            return Ok(result);
        }
        let mut results = Results::new();
        self.results(roll, &mut results);
        if results.contains(&result) {
            return Ok(result);
        }
        Err(short_play(self, roll, play, &results))
    }
}

/// The play is fine step by step but leaves out numbers: says which rule of compulsion it breaks.
fn short_play(position: Position, roll: Roll, play: &Play, results: &Results) -> Illegal {
    let example = spell(position, roll, results[0]);
    if play.is_none() {
        Illegal::MustPlay { example }
    } else if roll.is_double() {
        Illegal::MustPlayMore {
            die: roll.high(),
            played: play.len() as u8,
            possible: example.len() as u8,
            example,
        }
    } else if example.len() == 2 {
        Illegal::MustPlayBoth { roll, example }
    } else {
        Illegal::MustPlayLarger {
            die: roll.high(),
            example,
        }
    }
}

/// The numbers of a roll still to be used.
#[derive(Clone, Copy)]
pub(crate) struct Numbers {
    left: [u8; 7],
}

impl Numbers {
    pub(crate) fn of(roll: Roll) -> Self {
        let mut left = [0; 7];
        let each = if roll.is_double() { 2 } else { 1 };
        left[usize::from(roll.first().pips())] += each;
        left[usize::from(roll.second().pips())] += each;
        Self { left }
    }

    /// Uses a number up; says whether there was one.
    pub(crate) fn take(&mut self, die: Die) -> bool {
        let left = &mut self.left[usize::from(die.pips())];
        if *left == 0 {
            return false;
        }
        *left -= 1;
        true
    }
}

/// The steps that lead to `result`, which is one of the roll's results, from the highest origin
/// down and of one origin the smaller number first. That order is always possible where any is (see the
/// generator of doubles).
fn spell(position: Position, roll: Roll, result: Position) -> Play {
    if position.swapped() == result {
        return Play::NONE;
    }
    if roll.is_double() {
        return spell_double(position, roll.high(), result);
    }
    let (high, low) = (roll.high(), roll.low());
    let both = [(low, high), (high, low)];
    for first_origin in (1..=BAR).rev() {
        for (first, second) in both {
            let Ok(step) = position.check_step(Origin::from_index(first_origin), first) else {
                continue;
            };
            let after = position.after_step(step);
            for second_origin in (1..=first_origin).rev() {
                let Ok(next) = after.check_step(Origin::from_index(second_origin), second) else {
                    continue;
                };
                if after.after_step(next).swapped() == result {
                    return Play::new(&[step, next]);
                }
            }
        }
    }
    (1..=BAR)
        .rev()
        .flat_map(|origin| [(origin, high), (origin, low)])
        .filter_map(|(origin, die)| position.check_step(Origin::from_index(origin), die).ok())
        .find(|&step| position.after_step(step).swapped() == result)
        .map_or(Play::NONE, |step| Play::new(&[step]))
}

/// How many steps left each point follows from the checkers before and after, from the rear down.
fn spell_double(position: Position, die: Die, result: Position) -> Play {
    let (before, after) = (position.mover(), result.other());
    let number = usize::from(die.pips());
    let mut left = [0_u8; BAR + 7];
    let mut play = Play::NONE;
    let mut now = position;
    for place in (1..=BAR).rev() {
        left[place] = before.at(place) + left[place + number] - after.at(place);
        for _ in 0..left[place] {
            let step = Step::of(now, Origin::from_index(place), die);
            now = now.after_step(step);
            play.push(step);
        }
    }
    play
}
