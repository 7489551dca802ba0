//! A turn's worth of moves.

use core::ops::Deref;

use crate::checkers::{BAR, Checkers};
use crate::dice::Die;
use crate::point::{Origin, Target};
use crate::position::Position;

/// One checker moved by one die.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Step {
    /// Where the checker came from.
    pub origin: Origin,
    /// Where it went.
    pub target: Target,
    /// The number used; more than the distance when a checker is borne off with a larger one.
    pub die: Die,
    /// Did it hit a single opposing checker?
    pub hit: bool,
}

impl Step {
    /// The step of a checker from `origin` with `die` in `position`; whether it is allowed is
    /// another question.
    pub(crate) fn of(position: Position, origin: Origin, die: Die) -> Self {
        let target = Target::from_index(origin.index().saturating_sub(usize::from(die.pips())));
        let hit = match target {
            Target::Point(point) => position.opposing(point) == 1,
            Target::Off => false,
        };
        Self {
            origin,
            target,
            die,
            hit,
        }
    }
}

/// A whole turn: up to four steps in the order made; none at all when nothing can be played.
///
/// The text form (`Display`) is the canonical notation, see [`notation`](crate::notation).
/// Equality compares steps in order, so two ways of reaching one result are different values;
/// [`LegalPlays`](crate::LegalPlays) lists each result once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Play {
    steps: [Step; 4],
    len: u8,
}

impl Play {
    /// No step: the turn is lost.
    pub const NONE: Self = Self {
        steps: [Step {
            origin: Origin::Bar,
            target: Target::Off,
            die: Die::One,
            hit: false,
        }; 4],
        len: 0,
    };

    /// The play of these steps in this order.
    ///
    /// # Panics
    /// If there are more than four.
    #[must_use]
    pub fn new(steps: &[Step]) -> Self {
        let mut play = Self::NONE;
        for &step in steps {
            play.push(step);
        }
        play
    }

    /// Adds a step at the end.
    pub(crate) fn push(&mut self, step: Step) {
        self.steps[usize::from(self.len)] = step;
        self.len += 1;
    }

    /// The steps in order.
    #[must_use]
    pub fn steps(&self) -> &[Step] {
        &self.steps[..usize::from(self.len)]
    }

    /// Is it the empty play of a lost turn?
    #[must_use]
    pub const fn is_none(&self) -> bool {
        self.len == 0
    }
}

impl Deref for Play {
    type Target = [Step];

    fn deref(&self) -> &[Step] {
        self.steps()
    }
}

impl Position {
    /// The position after one step, the same side still to move. No rule is asked.
    pub(crate) fn after_step(self, step: Step) -> Self {
        let mover = self
            .mover()
            .minus(Checkers::one(step.origin.index()))
            .plus(Checkers::one(step.target.index()));
        let other = match step.target {
            Target::Point(point) if self.opposing(point) == 1 => {
                let hit = Checkers::one(point.mirrored().number().into());
                self.other().minus(hit).plus(Checkers::one(BAR))
            }
            _ => self.other(),
        };
        Self::from_checked(mover, other)
    }
}
