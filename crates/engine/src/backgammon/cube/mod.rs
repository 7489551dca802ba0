//! When to double, and when to take.
//!
//! Janowski's model ("Take-points in money games", 1993): the value of a cube lies between a dead one, which nobody
//! turns again, and a live one, which is turned at exactly the right moment. In between, the truth is a share of the
//! way, the [`Liveliness`], which depends on the kind of position. One code for money and matches: what differs is only
//! what winning so many points is worth, and in a match the share is taken in chances of winning it.
//!
//! [`ahead`] looks at the rolls first and asks the model where the look ends, with every double on the way decided.

pub mod ahead;
mod liveliness;
mod view;

pub use liveliness::Liveliness;

pub(crate) use view::View;

use super::match_equity::MatchEquity;
use super::outlook::Outlook;

/// What is played for.
#[derive(Clone, Copy, Debug)]
pub enum Stakes<'a> {
    /// Points without end.
    Money {
        /// Gammons count only once the cube has been turned.
        jacoby: bool,
        /// Whoever is doubled may double again at once and keep the cube.
        beavers: bool,
    },
    /// A match.
    Match {
        /// Points that the side on roll still needs.
        away: u32,
        /// Points that the opponent still needs.
        other_away: u32,
        /// The chances at every score.
        table: &'a MatchEquity,
        /// After the Crawford game.
        post_crawford: bool,
    },
}

impl Stakes<'_> {
    /// The same, seen by the opponent.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Money { .. } => self,
            Self::Match {
                away,
                other_away,
                table,
                post_crawford,
            } => Self::Match {
                away: other_away,
                other_away: away,
                table,
                post_crawford,
            },
        }
    }

    /// What winning so many points (or losing, below 0) is worth: points, or the chance of winning the match.
    pub(crate) fn worth(self, points: i64) -> f32 {
        match self {
            Self::Money { .. } => points as f32,
            Self::Match {
                away,
                other_away,
                table,
                post_crawford,
            } => {
                let won = u32::try_from(points).unwrap_or(0);
                let lost = u32::try_from(-points).unwrap_or(0);
                // Once a side needs a single point, the next game is the Crawford game; the one after is not.
                let after = post_crawford || away == 1 || other_away == 1;
                table.chance(
                    away.saturating_sub(won),
                    other_away.saturating_sub(lost),
                    after,
                )
            }
        }
    }

    /// What something is worth to the opponent that is worth this much here.
    pub(crate) const fn to_other(self, worth: f32) -> f32 {
        match self {
            Self::Money { .. } => -worth,
            Self::Match { .. } => 1.0 - worth,
        }
    }
}

/// Where the cube lies, seen by the side on roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holder {
    /// In the middle.
    Nobody,
    /// The side on roll.
    Mover,
    /// The opponent.
    Other,
    /// Out of play: nobody may turn it, as in the Crawford game.
    Away,
}

impl Holder {
    /// The same, seen by the opponent.
    #[must_use]
    pub const fn reversed(self) -> Self {
        match self {
            Self::Mover => Self::Other,
            Self::Other => Self::Mover,
            Self::Nobody | Self::Away => self,
        }
    }

    /// May the side on roll double, as far as the cube's place goes?
    #[must_use]
    pub const fn may_double(self) -> bool {
        matches!(self, Self::Nobody | Self::Mover)
    }
}

/// A cube, with what is played for, seen by the side on roll.
#[derive(Clone, Copy, Debug)]
pub struct Cube<'a> {
    /// Money or a match.
    pub stakes: Stakes<'a>,
    /// What it shows.
    pub value: u32,
    /// Who holds it.
    pub holder: Holder,
}

impl Cube<'_> {
    /// The same, seen by the opponent.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self {
            stakes: self.stakes.reversed(),
            value: self.value,
            holder: self.holder.reversed(),
        }
    }

    /// The same once the side on roll has doubled and the opponent has taken.
    #[must_use]
    pub const fn taken(self) -> Self {
        Self {
            value: 2 * self.value,
            holder: Holder::Other,
            ..self
        }
    }

    /// May the side on roll double, and can it gain by it? Not with enough on the cube to win the match.
    #[must_use]
    pub fn may_double(&self) -> bool {
        self.holder.may_double() && !self.is_dead_for_mover()
    }

    /// Can the side on roll gain nothing by more than is on the cube?
    pub(crate) const fn is_dead_for_mover(&self) -> bool {
        match self.stakes {
            Stakes::Money { .. } => false,
            Stakes::Match { away, .. } => self.value >= away,
        }
    }

    /// A worth as points at the present cube: 1 is what winning a single game brings, -1 what losing one costs.
    pub(crate) fn in_points(&self, worth: f32) -> f32 {
        let points = i64::from(self.value);
        let (win, lose) = (self.stakes.worth(points), self.stakes.worth(-points));
        2.0 * (worth - lose) / (win - lose) - 1.0
    }

    /// What a point at the present cube is worth: points for money, in a match chances of winning it.
    #[must_use]
    pub fn unit(&self) -> f32 {
        let points = i64::from(self.value);
        (self.stakes.worth(points) - self.stakes.worth(-points)) / 2.0
    }

    /// What each way of using the cube is worth to the side on roll with these chances.
    #[must_use]
    pub fn decide(&self, outlook: Outlook, liveliness: Liveliness) -> CubeDecision {
        let view = View::new(self.stakes, outlook, liveliness);
        CubeDecision::of(
            self,
            view.value(self.value, self.holder),
            view.value(2 * self.value, Holder::Other),
        )
    }

    /// What rolling without a double is worth to the side on roll, in points at the present cube.
    #[must_use]
    pub fn equity(&self, outlook: Outlook, liveliness: Liveliness) -> f32 {
        let view = View::new(self.stakes, outlook, liveliness);
        self.in_points(view.value(self.value, self.holder))
    }

    /// What these chances are worth to the side that has just played, with the opponent to decide about the cube and to
    /// roll: in points at the present cube.
    #[must_use]
    pub fn equity_after_play(&self, outlook: Outlook, liveliness: Liveliness) -> f32 {
        let theirs = self.reversed();
        let outlook = outlook.reversed();
        if theirs.may_double() {
            -theirs.decide(outlook, liveliness).best()
        } else {
            -theirs.equity(outlook, liveliness)
        }
    }
}

/// A decision before the roll, with what each way is worth in points at the present cube.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CubeDecision {
    /// Rolling without a double.
    pub no_double: f32,
    /// Doubling, if it is taken.
    pub double_take: f32,
    /// Doubling, if it is dropped: 1, the present stake.
    pub double_drop: f32,
    /// Doubling, if it is doubled again at once, where that is allowed.
    pub beaver: Option<f32>,
    /// The chances of winning the match by the first three, in a match.
    pub match_chances: Option<[f32; 3]>,
}

impl CubeDecision {
    /// From what rolling and a double that is taken are worth.
    pub(crate) fn of(cube: &Cube<'_>, no_double: f32, double_take: f32) -> Self {
        let match_chances = match cube.stakes {
            Stakes::Money { .. } => None,
            Stakes::Match { .. } => {
                let drop = cube.stakes.worth(i64::from(cube.value));
                Some([no_double, double_take, drop])
            }
        };
        let [no_double, double_take] = [no_double, double_take].map(|worth| cube.in_points(worth));
        let beavers = matches!(cube.stakes, Stakes::Money { beavers: true, .. });
        Self {
            no_double,
            double_take,
            double_drop: 1.0,
            // For money the doubled cube in the same hands is worth twice as much.
            beaver: beavers.then_some(2.0 * double_take),
            match_chances,
        }
    }

    /// What a double is worth when it is rightly answered.
    #[must_use]
    pub fn doubled(&self) -> f32 {
        let taken = self
            .beaver
            .map_or(self.double_take, |beaver| beaver.min(self.double_take));
        taken.min(self.double_drop)
    }

    /// What the position is worth to the side on roll, which decides rightly.
    #[must_use]
    pub fn best(&self) -> f32 {
        self.doubled().max(self.no_double)
    }

    /// Is doubling right?
    #[must_use]
    pub fn doubles(&self) -> bool {
        self.doubled() > self.no_double
    }

    /// Should a double be taken?
    #[must_use]
    pub fn takes(&self) -> bool {
        self.double_take <= self.double_drop
    }

    /// Should a double be doubled again at once?
    #[must_use]
    pub fn beavers(&self) -> bool {
        self.beaver.is_some_and(|beaver| beaver < self.double_take)
    }

    /// Is playing on for a gammon better than winning at once?
    #[must_use]
    pub fn too_good(&self) -> bool {
        self.no_double > self.double_drop && !self.takes()
    }
}

#[cfg(test)]
mod tests;
