//! What a small net learns only slowly from bare points: shots, escapes, blockades, timing, the race.
//!
//! Each figure is ours: a count scaled to about 0…1. Measured, the shots are worth most, then escapes and blockade.

use super::super::kernels::kernel;
use super::escapes::Ways;
use super::shots::Hitter;
use super::side::{POINTS, Places, Side, each, highest, mirrored};

/// Features of one side.
pub(crate) const FEATURES: usize = 36;

#[derive(Clone, Copy)]
enum Feature {
    /// Pips to go.
    Pips,
    /// Checkers outside the home board.
    Outside,
    /// The place of the rearmost checker.
    Rear,
    /// Pips until all are home.
    ToBearIn,
    /// The squares of the counts: stacks.
    Squares,
    /// Turns to bear off what is left, two at a time.
    TurnsLeft,
    /// Checkers on the 1 point twice, on the 2 point once.
    Low,
    /// Empty points among 4, 5 and 6.
    EmptyHigh,
    /// Quarters of the board still to cross.
    Crossovers,
    /// Rolls that hit.
    Hits,
    /// Pips that the dearest hit of each roll costs the other side.
    PipsHit,
    /// Rolls that hit two.
    DoubleHits,
    /// Rolls that hit, times the own home points that then hinder the entry.
    HitsTimesHome,
    /// Points made in the own home board.
    HomePoints,
    /// Rolls that the rearmost checker can play alone.
    RearFree,
    /// Rolls that carry it past the points ahead.
    RearPast,
    /// Pips it can make.
    RearPips,
    /// The fewest rolls past the points ahead from any place on its way.
    WorstPast,
    /// Rolls that do not get checkers in the other side's home board past, summed over them.
    Stuck,
    /// Pips that all checkers outside can make.
    Mobility,
    /// Own points among the six places ahead of the other side's rearmost checker.
    BlockNear,
    /// Among the next six.
    BlockFar,
    /// The longest run of points that it has still to pass.
    LongestRun,
    /// Checkers behind that run, times its length, if it is three or more.
    BehindRun,
    /// Home points squared while the other side is on the bar.
    ShutOut,
    /// Checkers on the other side's bar, more with more home points.
    OnTheirBar,
    /// Points held in the other side's home board.
    Anchors,
    /// How far advanced the best of them is (the bar point counts).
    BestAnchor,
    /// Checkers in the other side's home board and on the bar.
    Back,
    /// Blots in the own home board.
    HomeBlots,
    /// Blots between the home boards.
    OuterBlots,
    /// Checkers beyond two on the lowest points.
    Dead,
    /// Pips to play before a home point or an anchor must be given up.
    Spare,
    /// Pips until all have passed the other side's rearmost checker.
    ToPass,
    /// Checkers that have not passed it.
    NotPast,
    /// How far the rearmost checker is left alone behind the next.
    Straggler,
}

/// What each is divided by, so that it seldom exceeds 1.
const DIVISORS: [f32; FEATURES] = [
    150.0, 15.0, 25.0, 100.0, 60.0, 8.0, 12.0, 3.0, 30.0, 36.0, 432.0, 12.0, 216.0, 6.0, 36.0,
    36.0, 294.0, 36.0, 144.0, 2940.0, 6.0, 6.0, 6.0, 30.0, 36.0, 24.0, 2.0, 7.0, 6.0, 2.0, 3.0,
    6.0, 80.0, 120.0, 15.0, 18.0,
];

/// The features before division.
type Values = [i32; FEATURES];

kernel! {
    /// The features of both sides, the side to move first.
    features(mover: &Side, other: &Side) -> [[f32; FEATURES]; 2] {
        let sides = [Seen::of(mover), Seen::of(other)];
        let contact = sides[0].rear + sides[1].rear > 25;
        let mut features = [[0.0; FEATURES]; 2];
        for (index, features) in features.iter_mut().enumerate() {
            let mut values = [0; FEATURES];
            let (own, opposing) = (&sides[index], &sides[1 - index]);
            own.race(&mut values);
            if contact {
                own.contact(opposing, &mut values);
            }
            for (feature, (value, divisor)) in features.iter_mut().zip(values.iter().zip(DIVISORS)) {
                *feature = *value as f32 * (1.0 / divisor);
            }
        }
        features
    }
}

/// One side with its masks.
struct Seen<'a> {
    on: &'a [u8; 32],
    one: Places,
    two: Places,
    rear: usize,
}

const HOME: Places = 0b0111_1110;

impl<'a> Seen<'a> {
    fn of(side: &'a Side) -> Self {
        let one = side.with_at_least(1);
        Self {
            on: &side.on,
            one,
            two: side.with_at_least(2) & POINTS,
            rear: highest(one & !1),
        }
    }

    fn count(&self, places: Places) -> u32 {
        each(places & self.one)
            .map(|place| u32::from(self.on[place]))
            .sum()
    }

    fn blots(&self) -> Places {
        self.one & !self.two & POINTS
    }

    /// What counts in a race and in contact alike.
    #[inline(always)]
    fn race(&self, values: &mut Values) {
        let (mut pips, mut to_bear_in, mut outside, mut squares, mut crossovers) = (0, 0, 0, 0, 0);
        for place in each(self.one & !1) {
            let count = usize::from(self.on[place]);
            pips += count * place;
            squares += count * count;
            crossovers += count * ((place - 1) / 6);
            if place > 6 {
                to_bear_in += count * (place - 6);
                outside += count;
            }
        }
        let left = 15 - usize::from(self.on[0]).min(15);
        let low = 2 * usize::from(self.on[1]) + usize::from(self.on[2]);
        let empty_high = (!self.one & 0b0111_0000).count_ones();
        values[Feature::Pips as usize] = pips as i32;
        values[Feature::Outside as usize] = outside as i32;
        values[Feature::Rear as usize] = self.rear as i32;
        values[Feature::ToBearIn as usize] = to_bear_in as i32;
        values[Feature::Squares as usize] = squares as i32;
        values[Feature::TurnsLeft as usize] = left.div_ceil(2) as i32;
        values[Feature::Low as usize] = low as i32;
        values[Feature::EmptyHigh as usize] = empty_high as i32;
        values[Feature::Crossovers as usize] = crossovers as i32;
    }

    #[inline(always)]
    fn contact(&self, opposing: &Self, values: &mut Values) {
        let held = mirrored(opposing.two);
        let shots = Hitter {
            one: self.one & POINTS,
            two: self.two & POINTS,
            bar: self.on[25],
            open: POINTS & !held,
            blots: mirrored(opposing.blots()),
        }
        .shots();
        let home_points = (self.two & HOME).count_ones();
        values[Feature::Hits as usize] = shots.hits as i32;
        values[Feature::PipsHit as usize] = shots.pips as i32;
        values[Feature::DoubleHits as usize] = shots.double_hits as i32;
        values[Feature::HitsTimesHome as usize] = (shots.hits * home_points) as i32;
        values[Feature::HomePoints as usize] = home_points as i32;
        self.escaping(opposing, values);
        self.blockade(opposing, values);
        self.structure(values);
    }

    /// How the rear checkers get away, and what time there is until they must.
    #[inline(always)]
    fn escaping(&self, opposing: &Self, values: &mut Values) {
        let ways = Ways::over(opposing.two);
        let rear = ways.from(self.rear);
        values[Feature::RearFree as usize] = i32::from(rear.free);
        values[Feature::RearPast as usize] = i32::from(rear.past);
        values[Feature::RearPips as usize] = i32::from(rear.pips);
        let mut worst = 36;
        for place in 13..=self.rear.min(24) {
            worst = worst.min(ways.from(place).past);
        }
        values[Feature::WorstPast as usize] = i32::from(worst);
        // Places above the other side's rearmost checker have not passed it.
        let front = 25 - opposing.rear;
        let (mut stuck, mut mobility, mut spare, mut to_pass, mut not_past) = (0, 0, 0, 0, 0);
        for place in each(self.one & !1) {
            let count = usize::from(self.on[place]);
            if place > front {
                to_pass += count * (place - front);
                not_past += count;
            }
            if place > 6 {
                let here = ways.from(place);
                mobility += count * usize::from(here.pips);
                if place >= 19 {
                    stuck += count * usize::from(36 - here.past);
                } else {
                    spare += count * (place - 6);
                }
            } else {
                spare += count.saturating_sub(2) * (place - 1);
            }
        }
        values[Feature::Stuck as usize] = stuck as i32;
        values[Feature::Mobility as usize] = mobility as i32;
        // Pips to play before a point of the home board or an anchor must be given up.
        values[Feature::Spare as usize] = spare as i32;
        values[Feature::ToPass as usize] = to_pass as i32;
        values[Feature::NotPast as usize] = not_past as i32;
    }

    /// What stands in the way of the other side's rearmost checkers.
    #[inline(always)]
    fn blockade(&self, opposing: &Self, values: &mut Values) {
        let ahead = self.two >> (26 - opposing.rear);
        values[Feature::BlockNear as usize] = (ahead & 0x3f).count_ones() as i32;
        values[Feature::BlockFar as usize] = (ahead >> 6 & 0x3f).count_ones() as i32;
        let mut run = self.two & POINTS & (!0 << (26 - opposing.rear));
        let (mut longest, mut last) = (0_i32, 0);
        while run != 0 {
            longest += 1;
            last = run;
            run &= run >> 1;
        }
        values[Feature::LongestRun as usize] = longest;
        if longest >= 3 {
            // The lowest place of the run that lies furthest forward; whoever stands below it is behind the wall.
            let wall = last.trailing_zeros() as usize;
            let behind = opposing.count(!0 << (26 - wall));
            values[Feature::BehindRun as usize] = behind as i32 * longest;
        }
        if opposing.on[25] > 0 {
            let home_points = (self.two & HOME).count_ones() as i32;
            values[Feature::ShutOut as usize] = home_points * home_points;
            values[Feature::OnTheirBar as usize] = i32::from(opposing.on[25]) * (6 + home_points);
        }
    }

    /// Anchors, blots, dead checkers and stragglers.
    #[inline(always)]
    fn structure(&self, values: &mut Values) {
        const THEIR_HOME: Places = 0x01f8_0000;
        let anchors = self.two & THEIR_HOME;
        values[Feature::Anchors as usize] = anchors.count_ones() as i32;
        let advanced = self.two & (THEIR_HOME | 1 << 18);
        if advanced != 0 {
            values[Feature::BestAnchor as usize] = (25 - advanced.trailing_zeros()) as i32;
        }
        values[Feature::Back as usize] = self.count(THEIR_HOME | 1 << 25) as i32;
        let blots = self.blots();
        values[Feature::HomeBlots as usize] = (blots & HOME).count_ones() as i32;
        values[Feature::OuterBlots as usize] = (blots & !HOME & !THEIR_HOME).count_ones() as i32;
        // Own checkers that have gone by, or are out of play on the lowest points.
        let dead: u32 = (1..=3)
            .map(|place| u32::from(self.on[place].saturating_sub(2)))
            .sum();
        values[Feature::Dead as usize] = dead as i32;
        // How far the rearmost checker is left alone behind the next.
        let next = highest(self.one & !1 & !(1 << self.rear));
        if self.on[self.rear] == 1 && next > 0 {
            values[Feature::Straggler as usize] = (self.rear - next) as i32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use backgammon::{Position, StartingPosition};

    fn of(position: Position) -> [[f32; FEATURES]; 2] {
        features(&Side::of(position.mover()), &Side::of(position.other()))
    }

    #[test]
    fn both_sides_look_alike_at_the_start() {
        let [mine, theirs] = of(StartingPosition::Standard.position());
        assert_eq!(mine, theirs);
        assert!(
            mine.iter().all(|value| (0.0..=2.0).contains(value)),
            "{mine:?}"
        );
    }

    #[test]
    fn a_race_has_no_contact_features() {
        // Everything borne in, nobody can be hit.
        let race: Position = "/wEAAAD/AQAAAA@15"
            .parse()
            .or_else(|_| "/wEAAAD/AQAAAA".parse())
            .expect("a race");
        let [mine, _] = of(race);
        assert!(
            mine[Feature::Hits as usize..]
                .iter()
                .all(|value| *value == 0.0),
            "{mine:?}"
        );
    }
}
