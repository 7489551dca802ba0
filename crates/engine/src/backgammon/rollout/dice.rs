//! The dice of a rollout.

use backgammon::{Die, Roll};

use crate::Random;

/// Throws of two dice, the order told apart.
const THROWS: u32 = 36;

/// The throws of one trial: the first two evenly spread over the trials, the others at random.
#[derive(Clone, Debug)]
pub(super) struct Dice {
    given: [Roll; 2],
    thrown: usize,
    random: Random,
}

impl Dice {
    /// Of this trial of a seed. Every 36 trials have each first and each second throw once, every 1,296 each pair.
    pub(super) fn of(seed: u64, trial: u32) -> Self {
        let cycle = trial / (THROWS * THROWS);
        let within = trial % (THROWS * THROWS);
        let (block, place) = (within / THROWS, within % THROWS);
        // Each cycle has its own order of throws.
        let mut shuffler = Random::new(seed ^ u64::from(cycle).wrapping_mul(0xd6e8_feb8_6659_fd93));
        let (first, second) = (shuffled(&mut shuffler), shuffled(&mut shuffler));
        let throw = |number: u32| {
            let die = |index: u32| Die::ALL[index as usize];
            Roll::new(die(number / 6), die(number % 6))
        };
        Self {
            given: [
                throw(first[place as usize]),
                throw(second[((place + block) % THROWS) as usize]),
            ],
            thrown: 0,
            random: Random::new(
                seed.wrapping_mul(0x9e37_79b9_7f4a_7c15)
                    .wrapping_add(u64::from(trial) + 1),
            ),
        }
    }

    pub(super) fn throw(&mut self) -> Roll {
        let given = self.given.get(self.thrown).copied();
        self.thrown += 1;
        given.unwrap_or_else(|| self.random.roll())
    }
}

/// The numbers of all throws in any order (Fisher and Yates).
fn shuffled(random: &mut Random) -> [u32; THROWS as usize] {
    let mut order = core::array::from_fn(|index| index as u32);
    for last in (1..THROWS).rev() {
        let other = random.below(last + 1);
        order.swap(last as usize, other as usize);
    }
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn the_first_throws_are_spread_evenly() {
        let throws = |range: core::ops::Range<u32>, which: usize| -> HashSet<Roll> {
            range.map(|trial| Dice::of(5, trial).given[which]).collect()
        };
        for block in 0..36 {
            let range = block * 36..(block + 1) * 36;
            assert_eq!(throws(range.clone(), 0).len(), 36);
            assert_eq!(throws(range, 1).len(), 36);
        }
        let pairs: HashSet<[Roll; 2]> =
            (1296..2592).map(|trial| Dice::of(5, trial).given).collect();
        assert_eq!(pairs.len(), 1296);
    }

    #[test]
    fn a_trial_has_its_own_dice_every_time() {
        let throws = |seed, trial| {
            let mut dice = Dice::of(seed, trial);
            [(); 30].map(|()| dice.throw())
        };
        assert_eq!(throws(1, 7), throws(1, 7));
        assert_ne!(throws(1, 7)[2..], throws(1, 8)[2..]);
        assert_ne!(throws(1, 7), throws(2, 7));
    }
}
