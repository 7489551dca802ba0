//! What the net sees of a position.
//!
//! The raw part is Tesauro's (1992) coding: for each side and point, one unit each for a first, a second and a third
//! checker and one that grows with the rest, then the bar and the checkers borne off. A few hand-made features follow,
//! because a small net learns what they say only slowly: the race, blockades, home boards, and how exposed the blots
//! are.

use backgammon::{Checkers, Point, Position};

/// Changes whenever the meaning of an input changes; a net carries the version it was trained for.
pub const INPUT_VERSION: u32 = 1;

const UNITS_A_POINT: usize = 4;
const RAW_A_SIDE: usize = 24 * UNITS_A_POINT + 2;
const FEATURES_A_SIDE: usize = 10;
const A_SIDE: usize = RAW_A_SIDE + FEATURES_A_SIDE;

/// The inputs of a position, as the few that are not 0: a board has 30 checkers and 216 inputs.
#[derive(Clone, Debug)]
pub struct Inputs {
    active: [(u16, f32); Self::COUNT],
    len: usize,
}

impl Inputs {
    /// How many inputs there are.
    pub const COUNT: usize = 2 * A_SIDE;

    /// The inputs of this position: the side to move first.
    #[must_use]
    pub fn of(position: Position) -> Self {
        let mut inputs = Self {
            active: [(0, 0.0); Self::COUNT],
            len: 0,
        };
        let mover = Counts::of(position.mover());
        let other = Counts::of(position.other());
        inputs.push_side(0, &mover, &other);
        inputs.push_side(A_SIDE, &other, &mover);
        inputs
    }

    /// The inputs that are not 0, with their values.
    #[must_use]
    pub fn active(&self) -> &[(u16, f32)] {
        &self.active[..self.len]
    }

    fn push(&mut self, index: usize, value: f32) {
        if value != 0.0 {
            self.active[self.len] = (index as u16, value);
            self.len += 1;
        }
    }

    fn push_side(&mut self, base: usize, own: &Counts, opposing: &Counts) {
        for place in 1..=24 {
            let count = own.on[place];
            let unit = base + (place - 1) * UNITS_A_POINT;
            match count {
                0 => {}
                1 => self.push(unit, 1.0),
                2 => self.push(unit + 1, 1.0),
                more => {
                    self.push(unit + 1, 1.0);
                    self.push(unit + 2, 1.0);
                    self.push(unit + 3, f32::from(more - 3) / 2.0);
                }
            }
        }
        let rest = base + 24 * UNITS_A_POINT;
        self.push(rest, f32::from(own.on[25]) / 2.0);
        self.push(rest + 1, f32::from(own.on[0]) / 15.0);
        for (offset, value) in features(own, opposing).into_iter().enumerate() {
            self.push(base + RAW_A_SIDE + offset, value);
        }
    }
}

/// One side's checkers, unpacked: 0 off, 1 to 24 its points, 25 the bar.
struct Counts {
    on: [u8; 26],
}

impl Counts {
    fn of(checkers: Checkers) -> Self {
        let mut on = [0; 26];
        for point in Point::all() {
            on[usize::from(point.number())] = checkers.on(point);
        }
        on[0] = checkers.off();
        on[25] = checkers.bar();
        Self { on }
    }

    fn rearmost(&self) -> usize {
        (1..26).rev().find(|&place| self.on[place] > 0).unwrap_or(0)
    }
}

/// Rolls of 36 that hit a lone checker at this distance, no point in between being held (a well-known table).
const SHOTS: [u8; 25] = [
    0, 11, 12, 14, 15, 15, 17, 6, 6, 5, 3, 2, 3, 0, 0, 1, 1, 0, 1, 0, 1, 0, 0, 0, 1,
];

fn features(own: &Counts, opposing: &Counts) -> [f32; FEATURES_A_SIDE] {
    let pips: u32 = (1..26)
        .map(|place| u32::from(own.on[place]) * place as u32)
        .sum();
    let rear = own.rearmost();
    // The opponent's rearmost checker, in own numbers; own checkers above this place can still be hit.
    let front = 25 - opposing.rearmost();
    let in_contact: u32 = (front + 1..26).map(|place| u32::from(own.on[place])).sum();

    // The longest wall of held points that a checker in front of it (lower, in own numbers) would have to jump.
    let mut wall = 0;
    let mut longest_wall = 0;
    for place in (front.max(1)..=24).take(13) {
        wall = if own.on[place] >= 2 { wall + 1 } else { 0 };
        longest_wall = longest_wall.max(wall);
    }
    let home_points = (1..=6).filter(|&place| own.on[place] >= 2).count();
    let anchors = (19..=24).filter(|&place| own.on[place] >= 2).count();
    let best_anchor = (18..=22).find(|&place| own.on[place] >= 2).is_some();

    // The chance, blot by blot and as if alone, that the opponent's next roll hits something; and what a hit would
    // cost.
    let mut safe = 1.0f32;
    let mut cost = 0.0f32;
    for place in front + 1..25 {
        if own.on[place] != 1 {
            continue;
        }
        // An opposing checker on its own place q stands on 25 - q in own numbers and comes up towards 24.
        let nearest = (1..place)
            .rev()
            .map(|own_number| 25 - own_number)
            .find(|&their| opposing.on[their] > 0)
            .map(|their| place - (25 - their))
            .or_else(|| (opposing.on[25] > 0).then_some(place));
        if let Some(distance) = nearest {
            let hit = f32::from(SHOTS[distance.min(24)]) / 36.0;
            safe *= 1.0 - hit;
            cost += hit * (25 - place) as f32 / 24.0;
        }
    }
    let outfield = (7..=18).map(|place| u32::from(own.on[place])).sum::<u32>();

    [
        pips as f32 / 167.0,
        rear as f32 / 25.0,
        in_contact as f32 / 15.0,
        longest_wall as f32 / 6.0,
        home_points as f32 / 6.0,
        anchors as f32 / 3.0,
        f32::from(u8::from(best_anchor)),
        1.0 - safe,
        cost,
        outfield as f32 / 10.0,
    ]
}

#[cfg(test)]
mod tests {
    use super::*;
    use backgammon::StartingPosition;

    #[test]
    fn both_sides_look_alike_at_the_start() {
        let position = StartingPosition::Standard.position();
        let inputs = Inputs::of(position);
        let (mine, theirs): (Vec<_>, Vec<_>) = inputs
            .active()
            .iter()
            .partition(|(index, _)| usize::from(*index) < A_SIDE);
        let theirs: Vec<_> = theirs
            .into_iter()
            .map(|(index, value)| (index - A_SIDE as u16, value))
            .collect();
        assert_eq!(mine, theirs);
        assert!(
            inputs
                .active()
                .iter()
                .all(|(index, _)| usize::from(*index) < Inputs::COUNT)
        );
    }

    #[test]
    fn the_table_of_shots_counts_rolls() {
        // A distance of 6 is hit by 11 rolls with a 6, by 5-1, 4-2 (twice each), 3-3 and 2-2.
        assert_eq!(SHOTS[6], 17);
        assert_eq!(SHOTS[1], 11);
        assert_eq!(SHOTS[24], 1);
    }
}
