//! Both sides with at most six checkers, all home: exact equities, without a cube and with one wherever it lies.
//!
//! Each side plays for the highest equity under that very cube, and doubles, takes and passes without error, for money.
//! Nobody can lose a gammon with so few checkers left.

use backgammon::{Results, Roll};

use super::super::inputs::{Seen, Side};
use super::super::player::chance;
use super::cache::Kept;
use super::homes::{alone, count, every, home_of, index, pips};

/// The most checkers on each side.
const CHECKERS: usize = 6;
/// Homes with so many.
const HOMES: usize = 924;

/// What rolling is worth in a bear-off, in points at the present cube, for money: without a double now, and with the
/// best of doubles, takes and passes later. A double that is taken is worth twice `against`.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Exact {
    /// Without a cube.
    pub cubeless: f32,
    /// With the cube in the middle.
    pub centred: f32,
    /// With the cube on the side on roll.
    pub owned: f32,
    /// With the cube on the other side.
    pub against: f32,
}

/// The equities of every pair of homes.
#[derive(Debug)]
pub(crate) struct TwoSided {
    equities: Vec<[f32; 4]>,
}

impl TwoSided {
    pub(super) fn build() -> Self {
        let after = everything_that_can_follow();
        let mut order: Vec<(u32, u16)> = every(CHECKERS)
            .iter()
            .map(|home| (pips(home), index(home) as u16))
            .collect();
        order.sort_unstable();
        let mut equities = vec![[0.0; 4]; HOMES * HOMES];
        // The same if the side on roll may double first.
        let mut worth = equities.clone();
        // A roll leaves fewer pips on the whole board: what can follow is known before.
        for pair in by_pips(&order) {
            let [mover, other] = pair.map(usize::from);
            let here = mover * HOMES + other;
            equities[here] = match (mover, other) {
                // Nobody rolls with nothing left to bear off: the game is won, or lost.
                (0, _) => [1.0; 4],
                (_, 0) => [-1.0; 4],
                _ => rolled(&after[mover], |result| {
                    worth[other * HOMES + usize::from(result)]
                }),
            };
            let [cubeless, centred, owned, against] = equities[here];
            // The other side passes what would cost it more.
            let doubled = (2.0 * against).min(1.0);
            worth[here] = [cubeless, centred.max(doubled), owned.max(doubled), against];
        }
        Self { equities }
    }

    /// The equities, if both sides have few enough checkers, all home.
    pub(crate) fn exact(&self, seen: &Seen) -> Option<Exact> {
        let few = |side: &Side| side.on[0] as usize >= super::homes::CHECKERS - CHECKERS;
        if !seen.is_bearoff() || !seen.sides.iter().all(few) {
            return None;
        }
        let [mover, other] = seen.sides.each_ref().map(|side| index(&home_of(&side.on)));
        let [cubeless, centred, owned, against] = self.equities[mover * HOMES + other];
        Some(Exact {
            cubeless,
            centred,
            owned,
            against,
        })
    }
}

impl Kept for TwoSided {
    const LENGTH: usize = 4 * HOMES * HOMES;

    fn numbers(&self) -> impl Iterator<Item = f32> {
        self.equities.as_flattened().iter().copied()
    }

    fn from_numbers(numbers: &[f32]) -> Self {
        Self {
            equities: numbers.as_chunks::<4>().0.to_vec(),
        }
    }
}

/// For each home and each of the 21 rolls the homes that a play can leave.
fn everything_that_can_follow() -> Vec<[Vec<u16>; 21]> {
    let mut after = vec![const { [const { Vec::new() }; 21] }; HOMES];
    let mut results = Results::new();
    for home in every(CHECKERS) {
        let Some(position) = alone(&home) else {
            continue;
        };
        for (after, roll) in after[index(&home)].iter_mut().zip(Roll::all_distinct()) {
            position.results(roll, &mut results);
            after.extend(
                results
                    .iter()
                    .map(|result| index(&home_of(&result.other().counts())) as u16),
            );
        }
    }
    debug_assert_eq!(count(CHECKERS), HOMES);
    after
}

/// All pairs of homes, those with the fewest pips together first.
fn by_pips(order: &[(u32, u16)]) -> impl Iterator<Item = [u16; 2]> {
    let most = 2 * order.last().map_or(0, |last| last.0);
    (0..=most).flat_map(move |sum| {
        order
            .iter()
            .take_while(move |one| one.0 <= sum)
            .flat_map(move |&(mine, mover)| {
                let start = order.partition_point(|other| other.0 < sum - mine);
                order[start..]
                    .iter()
                    .take_while(move |other| other.0 == sum - mine)
                    .map(move |&(_, other)| [mover, other])
            })
    })
}

/// What rolling is worth, from what the plays lead to, seen by the opponent.
fn rolled(after: &[Vec<u16>; 21], of_result: impl Fn(u16) -> [f32; 4]) -> [f32; 4] {
    let mut sums = [0.0; 4];
    for (results, roll) in after.iter().zip(Roll::all_distinct()) {
        let mut least = [f32::INFINITY; 4];
        for &result in results {
            for (least, worth) in least.iter_mut().zip(of_result(result)) {
                *least = least.min(worth);
            }
        }
        let weight = chance(roll);
        for (sum, least) in sums.iter_mut().zip(least) {
            *sum -= weight * least;
        }
    }
    // A cube that one side holds lies on the other side for its opponent.
    let [cubeless, centred, against, owned] = sums;
    [cubeless, centred, owned, against]
}

#[cfg(test)]
mod tests {
    use super::super::homes::{Home, POINTS};
    use super::*;
    use backgammon::Setup;

    fn exact(mover: Home, other: Home) -> Exact {
        let mut setup = Setup::default();
        setup.mover[1..=POINTS].copy_from_slice(&mover);
        setup.other[1..=POINTS].copy_from_slice(&other);
        let position = setup.bear_off_the_rest(15).position().expect("a race");
        super::super::exact(position).expect("few checkers")
    }

    #[test]
    fn known_equities() {
        // One checker on the 6 point against one on the 1 point: 27 of 36 win at once, and the cube is of no more use.
        let last_roll = exact([0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0]);
        for equity in [
            last_roll.cubeless,
            last_roll.centred,
            last_roll.owned,
            last_roll.against,
        ] {
            assert!((equity - 0.5).abs() < 1e-6, "{last_roll:?}");
        }
        // Two rolls to go against a last roll but one: 5 and 2 fail with 17 of 36, and then the other side doubles out.
        let before = exact([0, 1, 0, 0, 1, 0], [0, 0, 0, 0, 0, 1]);
        let cubeless = 19.0 / 36.0 - 17.0 / 36.0 * 0.5;
        // A hundredth less: the mover may fail once more.
        assert!(
            (cubeless - 0.05..=cubeless).contains(&before.cubeless),
            "{before:?}"
        );
        assert!((before.centred - 2.0 / 36.0).abs() < 1e-6, "{before:?}");
        // Two checkers on each 6 point: the one that rolls first needs a double to be done at once.
        let two = exact([0, 0, 0, 0, 0, 2], [0, 0, 0, 0, 0, 2]);
        assert!(
            two.owned >= two.centred - 1e-6 && two.centred >= two.against - 1e-6,
            "{two:?}"
        );
        assert!(
            two.owned >= two.cubeless && two.cubeless >= two.against,
            "{two:?}"
        );
    }
}
