//! What the nets see of a position.
//!
//! The raw part follows Tesauro (1992): for each side and place, units for a first, a second and a third checker and
//! one that grows with the rest. Because a place and its count decide their units, a net can be laid out with one row
//! of weights for each side, place and count, and a play changes only the rows of the places it touches. Hand-made
//! [features] follow.

mod escapes;
mod features;
mod shots;
mod side;

use backgammon::Position;

use features::FEATURES;
pub(crate) use side::{Side, each};

pub use shots::shots;

/// Changes whenever the meaning of an input changes; a net carries the version it was trained for.
pub const INPUT_VERSION: u32 = 2;

/// Places of a side: off, 24 points, bar.
pub(crate) const PLACES: usize = 26;
/// Units that code how many checkers stand on a place.
pub(crate) const UNITS: usize = 4;
/// How many checkers a place can hold, and none.
pub(crate) const COUNTS: usize = 16;
/// Units of both sides.
pub(crate) const RAW: usize = 2 * PLACES * UNITS;
/// All inputs of a net.
pub(crate) const INPUTS: usize = RAW + 2 * FEATURES;
/// Rows of a net laid out by side, place and count, before the features.
pub(crate) const COUNT_ROWS: usize = 2 * PLACES * COUNTS;

/// The units of a place with so many checkers.
pub(crate) fn units(place: usize, count: usize) -> [f32; UNITS] {
    let at_least = |least: usize| f32::from(u8::from(count >= least));
    let fifth = |from: usize| count.saturating_sub(from).min(5) as f32 / 5.0;
    let rest = count.saturating_sub(3) as f32 / 2.0;
    match place {
        0 => [fifth(0), fifth(5), fifth(10), at_least(1)],
        25 => [at_least(1), at_least(2), at_least(3), rest],
        _ => [
            f32::from(u8::from(count == 1)),
            at_least(2),
            at_least(3),
            rest,
        ],
    }
}

/// The features of both sides, the side to move first.
pub(crate) type Features = [[f32; FEATURES]; 2];

/// A position as the nets take it in: both sides unpacked, the side to move first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Seen {
    pub(crate) sides: [Side; 2],
}

/// Which net judges a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Class {
    /// The sides can still hit each other.
    Contact,
    /// They can, and a side has hardly a checker left that is not deep in its board or off.
    Crashed,
    /// They cannot.
    Race,
}

/// With so few checkers above the 3 point a side has crashed.
const CRASHED_AT: u32 = 6;

impl Seen {
    pub(crate) fn of(position: Position) -> Self {
        Self {
            sides: [Side::of(position.mover()), Side::of(position.other())],
        }
    }

    /// Has a side borne off everything?
    pub(crate) fn is_over(&self) -> bool {
        self.sides.iter().any(|side| side.rearmost() == 0)
    }

    /// Has each side everything home, so that neither can meet the other any more? Only with all fifteen checkers,
    /// borne off or not: with fewer a gammon means something else.
    pub(crate) fn is_bearoff(&self) -> bool {
        let home = |side: &Side| side.rearmost() <= 6 && side.on[..7].iter().sum::<u8>() == 15;
        self.sides.iter().all(home)
    }

    pub(crate) fn class(&self) -> Class {
        let [mover, other] = &self.sides;
        if mover.rearmost() + other.rearmost() <= 25 {
            return Class::Race;
        }
        let above = |side: &Side| {
            side.on[4..26]
                .iter()
                .map(|&count| u32::from(count))
                .sum::<u32>()
        };
        if above(mover) <= CRASHED_AT || above(other) <= CRASHED_AT {
            Class::Crashed
        } else {
            Class::Contact
        }
    }

    pub(crate) fn features(&self) -> Features {
        features::features(&self.sides[0], &self.sides[1])
    }
}

/// For each of several positions the rows of weights, with the factor each is taken with: what a first layer adds up.
#[derive(Clone, Debug, Default)]
pub(crate) struct Rows {
    rows: Vec<(u32, f32)>,
    /// Where the rows of each position end.
    ends: Vec<usize>,
}

impl Rows {
    pub(crate) fn clear(&mut self) {
        self.rows.clear();
        self.ends.clear();
    }

    pub(crate) fn push(&mut self, row: usize, factor: f32) {
        self.rows.push((row as u32, factor));
    }

    /// What has been pushed since the last end is one position.
    pub(crate) fn end(&mut self) {
        self.ends.push(self.rows.len());
    }

    pub(crate) fn positions(&self) -> usize {
        self.ends.len()
    }

    /// Which of the first so many rows any of the positions has.
    pub(crate) fn touched(&self, rows: usize) -> Vec<bool> {
        let mut touched = vec![false; rows];
        for &(row, _) in &self.rows {
            touched[row as usize] = true;
        }
        touched
    }

    /// The rows of one position.
    #[inline(always)]
    pub(crate) fn of(&self, position: usize) -> &[(u32, f32)] {
        let start = if position == 0 {
            0
        } else {
            self.ends[position - 1]
        };
        &self.rows[start..self.ends[position]]
    }

    /// The inputs that are not 0, one row an input: how a net learns.
    pub(crate) fn push_inputs(&mut self, seen: &Seen) {
        for (index, side) in seen.sides.iter().enumerate() {
            for place in each(side.with_at_least(1)) {
                let first = (index * PLACES + place) * UNITS;
                let units = units(place, usize::from(side.on[place]));
                for (unit, value) in units.into_iter().enumerate() {
                    if value != 0.0 {
                        self.push(first + unit, value);
                    }
                }
            }
        }
    }

    /// The rows of all places that hold checkers, one row a side, place and count: how a net plays.
    pub(crate) fn push_places(&mut self, seen: &Seen) {
        for (index, side) in seen.sides.iter().enumerate() {
            for place in each(side.with_at_least(1)) {
                self.push(count_row(index, place, side.on[place]), 1.0);
            }
        }
    }

    /// The same, but only what distinguishes `after` from `before`.
    pub(crate) fn push_changes(&mut self, before: &Seen, after: &Seen) {
        for index in 0..2 {
            let (old, new) = (&before.sides[index], &after.sides[index]);
            for place in each(old.differing(new)) {
                // An empty place has no units, so its row is empty too.
                for (count, factor) in [(new.on[place], 1.0), (old.on[place], -1.0)] {
                    if count > 0 {
                        self.push(count_row(index, place, count), factor);
                    }
                }
            }
        }
    }

    /// The same for the features, counted from `first`: most plays leave half of them alone.
    pub(crate) fn push_changed_features(
        &mut self,
        before: &Features,
        after: &Features,
        first: usize,
    ) {
        let pairs = before.as_flattened().iter().zip(after.as_flattened());
        for (index, (before, after)) in pairs.enumerate() {
            if before != after {
                self.push(first + index, after - before);
            }
        }
    }

    /// The features that are not 0, counted from `first`.
    pub(crate) fn push_features(&mut self, features: &Features, first: usize) {
        for (index, &value) in features.as_flattened().iter().enumerate() {
            if value != 0.0 {
                self.push(first + index, value);
            }
        }
    }
}

/// The row of a side's place with so many checkers.
fn count_row(side: usize, place: usize, count: u8) -> usize {
    (side * PLACES + place) * COUNTS + usize::from(count)
}
