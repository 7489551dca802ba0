//! Half a play: what can be added to the steps already made, for whoever enters a turn checker by checker.
//! A half-made play never reaches a game or a record; that takes whole ones only.

use alloc::vec::Vec;

use crate::checkers::BAR;
use crate::dice::{Die, Roll};
use crate::generate::Results;
use crate::illegal::Illegal;
use crate::legal::Numbers;
use crate::play::Step;
use crate::point::Origin;
use crate::position::Position;

/// How a turn that has been begun can go on.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Continuations {
    /// The board with the steps made so far, the same side still to move.
    pub position: Position,
    /// The steps that can follow, each of which is part of some legal play; rear checkers first.
    pub steps: Vec<Step>,
    /// Are the steps made so far a legal play as they are?
    pub complete: bool,
}

impl Position {
    /// What can follow the steps `made`, in this order, with `roll`.
    ///
    /// # Errors
    /// Why a step that has been made is refused. A step is refused also if no legal play begins so.
    pub fn continuations(self, roll: Roll, made: &[Step]) -> Result<Continuations, Illegal> {
        let mut results = Results::new();
        self.results(roll, &mut results);
        let mut left = Numbers::of(roll);
        let mut position = self;
        for step in made {
            if !left.take(step.die) {
                return Err(Illegal::NumberUsedUp {
                    origin: step.origin,
                    target: step.target,
                    roll,
                });
            }
            position = position.after_step(position.check_step(step.origin, step.die)?);
        }
        let steps: Vec<Step> = next_steps(position, left)
            .filter(|&(step, left)| leads_to(position.after_step(step), left, &results))
            .map(|(step, _)| step)
            .collect();
        let complete = results.contains(&position.swapped());
        if steps.is_empty() && !complete {
            // Legal steps that lead nowhere: the rule of compulsion says so.
            self.try_play(roll, &crate::play::Play::new(made))?;
        }
        Ok(Continuations {
            position,
            steps,
            complete,
        })
    }
}

/// The single steps that the numbers left allow, with the numbers left after each.
fn next_steps(position: Position, left: Numbers) -> impl Iterator<Item = (Step, Numbers)> {
    (1..=BAR).rev().flat_map(move |place| {
        Die::ALL.into_iter().filter_map(move |die| {
            let mut left = left;
            if !left.take(die) {
                return None;
            }
            let step = position.check_step(Origin::from_index(place), die).ok()?;
            Some((step, left))
        })
    })
}

/// Does some way of going on end in one of the results?
fn leads_to(position: Position, left: Numbers, results: &Results) -> bool {
    results.contains(&position.swapped())
        || next_steps(position, left)
            .any(|(step, left)| leads_to(position.after_step(step), left, results))
}
