//! A turn's worth of moves.

use core::fmt;
use core::ops::Deref;
use core::str::FromStr;

use crate::checkers::{BAR, Checkers};
use crate::dice::Die;
use crate::notation::NotationError;
use crate::point::{Origin, Target};
use crate::position::Position;

/// One checker moved by one die.
///
/// Its text is `13/8`, `bar/20*` or `6/off`, with the number behind it where it is not the distance: `4/off@6`
/// bears off from the 4 point with a 6. Every step that some die makes reads back from its text unchanged;
/// others are refused.
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
    /// The step that `die` makes from `origin`. Nobody is hit off the board: there `hit` says nothing.
    #[must_use]
    pub fn new(origin: Origin, die: Die, hit: bool) -> Self {
        let target = Target::from_index(origin.index().saturating_sub(usize::from(die.pips())));
        Self {
            origin,
            target,
            die,
            hit: hit && target != Target::Off,
        }
    }

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

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let hit = if self.hit { "*" } else { "" };
        write!(f, "{}/{}{hit}", self.origin, self.target)?;
        let distance = self.origin.number().checked_sub(self.target.number());
        if distance == Some(self.die.pips()) {
            Ok(())
        } else {
            write!(f, "@{}", self.die)
        }
    }
}

impl FromStr for Step {
    type Err = NotationError;

    fn from_str(text: &str) -> Result<Self, NotationError> {
        let malformed = || NotationError::Move(text.into());
        let (way, die) = match text.split_once('@') {
            None => (text, None),
            Some((way, die)) => (way, Some(die.parse::<Die>().map_err(|_| malformed())?)),
        };
        let (way, hit) = way
            .strip_suffix('*')
            .map_or((way, false), |way| (way, true));
        let (origin, target) = way.split_once('/').ok_or_else(malformed)?;
        let (origin, target): (Origin, Target) = (origin.parse()?, target.parse()?);
        let distance = origin.number().saturating_sub(target.number());
        let die = die.or(Die::new(distance)).ok_or_else(malformed)?;
        let step = Self::new(origin, die, hit);
        if step.target == target && step.hit == hit {
            Ok(step)
        } else {
            Err(malformed())
        }
    }
}

/// A whole turn: up to four steps in the order made; none at all when nothing can be played.
///
/// The text form (`Display`) is the canonical notation, see [`notation`](crate::notation).
/// Equality compares steps in order, so two ways of reaching one result are different values;
/// [`LegalPlays`](crate::LegalPlays) lists each result once.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(try_from = "alloc::vec::Vec<Step>", into = "alloc::vec::Vec<Step>")
)]
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

impl Default for Play {
    fn default() -> Self {
        Self::NONE
    }
}

impl TryFrom<&[Step]> for Play {
    type Error = NotationError;

    /// # Errors
    /// If there are more than four steps.
    fn try_from(steps: &[Step]) -> Result<Self, NotationError> {
        if steps.len() > 4 {
            return Err(NotationError::TooMany);
        }
        Ok(Self::new(steps))
    }
}

impl<'a> IntoIterator for &'a Play {
    type Item = &'a Step;
    type IntoIter = core::slice::Iter<'a, Step>;

    fn into_iter(self) -> Self::IntoIter {
        self.steps().iter()
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
