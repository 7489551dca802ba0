//! A turn being entered step by step.
//!
//! Half-entered turns never reach a game or a record: they live here until they are whole.

use alloc::vec::Vec;

use crate::dice::Roll;
use crate::illegal::Illegal;
use crate::legal::{LegalPlays, Numbers};
use crate::play::{Play, Step};
use crate::point::{Origin, Point, Target};
use crate::position::Position;

/// A turn in the making: the steps so far always begin some legal play.
#[derive(Clone, Debug)]
pub struct Entry {
    start: Position,
    roll: Roll,
    legal: LegalPlays,
    steps: Play,
}

impl Entry {
    /// Nothing entered yet.
    #[must_use]
    pub fn new(start: Position, roll: Roll) -> Self {
        Self {
            start,
            roll,
            legal: LegalPlays::of(start, roll),
            steps: Play::NONE,
        }
    }

    /// Every legal play of the roll from the start of the turn.
    #[must_use]
    pub const fn legal(&self) -> &LegalPlays {
        &self.legal
    }

    /// The steps entered so far, in order.
    #[must_use]
    pub const fn steps(&self) -> &Play {
        &self.steps
    }

    /// The position after them, the same side still to move.
    #[must_use]
    pub fn position(&self) -> Position {
        self.steps
            .iter()
            .fold(self.start, |position, &step| position.after_step(step))
    }

    /// Enters one more step.
    ///
    /// # Errors
    /// The rule that forbids it; among them that it would leave a number unplayed that could have been played.
    pub fn step(&mut self, origin: Origin, target: Target) -> Result<Step, Illegal> {
        let position = self.position();
        let mut refusal = Illegal::NumberNotRolled {
            origin,
            target,
            roll: self.roll,
        };
        for die in self.numbers().distinct() {
            if target.number() != origin.number().saturating_sub(die.pips()) {
                continue;
            }
            match position.check_step(origin, die) {
                Ok(step) => {
                    let mut steps = self.steps;
                    steps.push(step);
                    if self.can_become_legal(position.after_step(step), self.left_after(&steps)) {
                        self.steps = steps;
                        return Ok(step);
                    }
                    // Legal in itself, so only the duty to play as much as possible stands against it.
                    refusal = match self.start.check_play(self.roll, &steps) {
                        Err(illegal) => illegal,
                        Ok(_) => refusal,
                    };
                }
                Err(illegal) => refusal = illegal,
            }
        }
        Err(refusal)
    }

    /// Takes the last step back.
    pub fn undo(&mut self) -> Option<Step> {
        let last = *self.steps.last()?;
        self.steps = Play::new(&self.steps[..self.steps.len() - 1]);
        Some(last)
    }

    /// Every step that can come next.
    #[must_use]
    pub fn next_steps(&self) -> Vec<Step> {
        let position = self.position();
        let mut next = Vec::new();
        for die in self.numbers().distinct() {
            for origin in origins() {
                let Ok(step) = position.check_step(origin, die) else {
                    continue;
                };
                let mut steps = self.steps;
                steps.push(step);
                if self.can_become_legal(position.after_step(step), self.left_after(&steps)) {
                    next.push(step);
                }
            }
        }
        next
    }

    /// The whole play, once the steps make one and no further step is possible.
    #[must_use]
    pub fn finished(&self) -> Option<Play> {
        let whole = self.legal.leading_to(self.position().swapped()).is_some();
        (whole && self.next_steps().is_empty()).then_some(self.steps)
    }

    /// The legal plays that the steps so far can still become.
    pub fn continuations(&self) -> impl Iterator<Item = Play> {
        let (position, left) = (self.position(), self.numbers());
        self.legal
            .iter()
            .filter(move |legal| reaches(position, left, &|end| end == legal.position))
            .map(|legal| legal.play)
    }

    fn numbers(&self) -> Numbers {
        self.left_after(&self.steps)
    }

    fn left_after(&self, steps: &Play) -> Numbers {
        let mut left = Numbers::of(self.roll);
        for step in steps.iter() {
            left.take(step.die);
        }
        left
    }

    fn can_become_legal(&self, position: Position, left: Numbers) -> bool {
        reaches(position, left, &|end| self.legal.leading_to(end).is_some())
    }
}

/// Does some way of playing the numbers left lead to a position (seen by the next player) that is wanted?
fn reaches(position: Position, left: Numbers, wanted: &impl Fn(Position) -> bool) -> bool {
    if wanted(position.swapped()) {
        return true;
    }
    left.distinct().any(|die| {
        let mut rest = left;
        rest.take(die);
        origins().any(|origin| {
            position
                .check_step(origin, die)
                .is_ok_and(|step| reaches(position.after_step(step), rest, wanted))
        })
    })
}

fn origins() -> impl Iterator<Item = Origin> {
    [Origin::Bar]
        .into_iter()
        .chain(Point::all().rev().map(Origin::Point))
}
