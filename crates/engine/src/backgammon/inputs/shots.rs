//! Which rolls hit, and what they hit: counted over the 21 rolls, with combinations, doubles and the bar.
//!
//! Everything is done on masks over places in the hitter's numbering. Two rules are left out because they would cost
//! more than they tell: that both numbers must be played if they can (a hit that breaks it is counted), and that a
//! double may hit three.

use backgammon::Position;

use super::side::{POINTS, Places, Side, each, highest, mirrored};

/// What one side's next roll does to the other side's blots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Shots {
    /// Rolls of 36 that can hit.
    pub(crate) hits: u32,
    /// Rolls of 36 that can hit two.
    pub(crate) double_hits: u32,
    /// Pips that the other side loses by the dearest hit, summed over the 36 rolls.
    pub(crate) pips: u32,
}

/// The hitter: its checkers on the board, how many are on the bar, where it may land and where a landing hits.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hitter {
    pub(crate) one: Places,
    pub(crate) two: Places,
    pub(crate) bar: u8,
    pub(crate) open: Places,
    pub(crate) blots: Places,
}

/// The dearest hits of one roll: the pips of the dearest, and those of the dearest two together (0: none).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Best {
    one: u32,
    two: u32,
}

impl Shots {
    fn add(&mut self, best: Best, ways: u32) {
        self.hits += ways * u32::from(best.one > 0);
        self.double_hits += ways * u32::from(best.two > 0);
        self.pips += ways * best.one.max(best.two);
    }
}

impl Best {
    fn hit(&mut self, blots: Places) {
        // A checker hit on the hitter's point x has come 25 - (25 - x) pips and loses them.
        self.one = self.one.max(highest(blots) as u32);
    }

    fn pair(&mut self, first: usize, second: usize) {
        self.two = self.two.max((first + second) as u32);
    }
}

/// With how many rolls of 36 the side to move can hit.
#[must_use]
pub fn shots(position: Position) -> u32 {
    Hitter::of(position).shots().hits
}

impl Hitter {
    /// The side to move.
    fn of(position: Position) -> Self {
        let (mine, theirs) = (Side::of(position.mover()), Side::of(position.other()));
        let held = mirrored(theirs.with_at_least(2));
        Self {
            one: mine.with_at_least(1) & POINTS,
            two: mine.with_at_least(2) & POINTS,
            bar: mine.on[25],
            open: POINTS & !held,
            blots: mirrored(theirs.with_at_least(1)) & !held & POINTS,
        }
    }

    /// Counts all 36 rolls.
    #[inline(always)]
    pub(crate) fn shots(&self) -> Shots {
        let mut shots = Shots::default();
        // Nothing to hit, or nobody behind it.
        if self.bar == 0 && self.one < self.blots & self.blots.wrapping_neg() || self.blots == 0 {
            return shots;
        }
        for high in 1..=6 {
            shots.add(self.double(high), 1);
            for low in 1..high {
                let best = match self.bar {
                    0 => self.mixed(high, low),
                    1 => self.mixed_from_the_bar(high, low),
                    _ => self.mixed_entering_twice(high, low),
                };
                shots.add(best, 2);
            }
        }
        shots
    }

    #[inline(always)]
    fn mixed(&self, a: usize, b: usize) -> Best {
        let by_a = (self.one >> a) & self.open;
        let by_b = (self.one >> b) & self.open;
        let by_both = ((by_a >> b) | (by_b >> a)) & self.open;
        let mut best = Best::default();
        let hits = (by_a | by_b | by_both) & self.blots;
        if hits == 0 {
            return best;
        }
        best.hit(hits);
        let (hit_by_a, hit_by_b) = (by_a & self.blots, by_b & self.blots);
        // One checker that hits on its way and where it ends.
        for x in each((hit_by_a >> b) & self.blots) {
            best.pair(x + b, x);
        }
        for x in each((hit_by_b >> a) & self.blots) {
            best.pair(x + a, x);
        }
        if hit_by_a != 0 && hit_by_b != 0 {
            for x in each(hit_by_a) {
                for y in each(hit_by_b & !(1 << x)) {
                    if x + a != y + b || self.two >> (x + a) & 1 == 1 {
                        best.pair(x, y);
                    }
                }
            }
        }
        best
    }

    #[inline(always)]
    fn mixed_from_the_bar(&self, a: usize, b: usize) -> Best {
        let mut best = Best::default();
        for (enters, moves) in [(a, b), (b, a)] {
            let entry: Places = 1 << (25 - enters);
            if self.open & entry == 0 {
                continue;
            }
            let landings = ((self.one | entry) >> moves) & self.open & self.blots;
            best.hit((entry & self.blots) | landings);
            if entry & self.blots != 0 && landings & !entry != 0 {
                best.pair(25 - enters, highest(landings & !entry));
            }
        }
        best
    }

    #[inline(always)]
    fn mixed_entering_twice(&self, a: usize, b: usize) -> Best {
        let entries: Places = (1 << (25 - a)) | (1 << (25 - b));
        let hits = entries & self.blots;
        let mut best = Best::default();
        best.hit(hits);
        if hits == entries {
            best.pair(25 - a, 25 - b);
        }
        best
    }

    #[inline(always)]
    fn double(&self, die: usize) -> Best {
        let mut best = Best::default();
        let mut steps = 4;
        let mut one = self.one;
        let mut entered: Places = 0;
        if self.bar > 0 {
            let entry: Places = 1 << (25 - die);
            if self.open & entry == 0 {
                return best;
            }
            steps = 4_usize.saturating_sub(usize::from(self.bar));
            one |= entry;
            entered = entry & self.blots;
        }
        // Blots that a checker reaches with its first, second … step.
        let mut reached = [0; 4];
        let mut landings = one;
        for hit in reached.iter_mut().take(steps) {
            landings = (landings >> die) & self.open & POINTS;
            *hit = landings & self.blots & !entered;
        }
        let on_the_way = reached.iter().fold(0, |all, hit| all | hit);
        best.hit(entered | on_the_way);
        if (entered | on_the_way).count_ones() < 2 {
            return best;
        }
        if entered != 0 && on_the_way != 0 {
            best.pair(25 - die, highest(on_the_way));
        }
        for later in 0..steps {
            for y in each(reached[later]) {
                for (sooner, &hit) in reached.iter().enumerate().take(later + 1) {
                    // Steps are counted from 0 here: the two checkers need one more each.
                    let together = sooner + later + 1 < steps;
                    let passed = y + (later - sooner) * die;
                    for x in each(hit & !(1 << y)) {
                        if together || x == passed {
                            best.pair(x, y);
                        }
                    }
                }
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Random;
    use backgammon::{Results, Roll, StartingPosition};

    /// What the generator can hit: rolls of 36 with a hit, with two.
    fn generated(position: Position, results: &mut Results) -> (u32, u32) {
        let (mut hits, mut double_hits) = (0, 0);
        let before = position.other().bar();
        for roll in Roll::all_ordered() {
            position.results(roll, results);
            let most = results
                .iter()
                .map(|result| result.mover().bar() - before)
                .max();
            hits += u32::from(most >= Some(1));
            double_hits += u32::from(most >= Some(2));
        }
        (hits, double_hits)
    }

    #[test]
    fn a_shot_count_is_what_the_generator_can_hit() {
        let mut random = Random::new(77);
        let mut results = Results::new();
        let (mut seen, mut with_blots, mut forbidden) = (0, 0, 0);
        for _ in 0..60 {
            let mut position = StartingPosition::Nackgammon.position();
            while position.finished().is_none() && seen < 4000 {
                let shots = Hitter::of(position).shots();
                let (hits, double_hits) = generated(position, &mut results);
                // More than the generator only where the rule forbids it that both numbers must be played.
                assert!(
                    shots.hits >= hits && shots.double_hits >= double_hits,
                    "{position}"
                );
                forbidden += u32::from(shots.hits > hits || shots.double_hits > double_hits);
                with_blots += u32::from(hits > 0);
                seen += 1;
                position.results(random.roll(), &mut results);
                position = results[random.below(results.len() as u32) as usize];
            }
        }
        assert!(with_blots > 1000, "{with_blots}");
        assert!(forbidden * 100 < with_blots, "{forbidden} of {with_blots}");
    }

    #[test]
    fn known_shots() {
        // A lone blot six points away, nothing in between: 17 rolls; from the bar the distance is what enters.
        let open = POINTS;
        let hitter = |one: Places, bar: u8, blots: Places| Hitter {
            one,
            two: 0,
            bar,
            open,
            blots,
        };
        assert_eq!(hitter(1 << 20, 0, 1 << 14).shots().hits, 17);
        assert_eq!(hitter(0, 1, 1 << 19).shots().hits, 17);
        // Two on the bar: any 6, and 3-3 and 2-2, which leave steps enough.
        assert_eq!(hitter(0, 2, 1 << 19).shots().hits, 13);
        // Two blots on the entering points 24 and 23: 1-1 hits the second by 24/23, 2-1 both.
        let both = hitter(0, 2, 1 << 24 | 1 << 23).shots();
        assert_eq!((both.hits, both.double_hits), (20, 3));
        assert_eq!(hitter(1 << 20, 0, 0).shots(), Shots::default());
    }
}
