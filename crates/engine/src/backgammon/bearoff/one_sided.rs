//! How many rolls one side needs, as exact chances.
//!
//! For each of the 54,264 ways to have up to 15 checkers on six points, the chances of being done after 1, 2, 3 …
//! rolls, playing so that the mean is least. Two sides that cannot meet roll each for themselves, so two rows give the
//! chances of winning; a second table, of the rolls until the first checker is off, gives those of a gammon. Each
//! distribution is exact for its way of playing; that a side behind might do better by playing for luck is left out.

use backgammon::{Results, Roll};

use super::super::inputs::Seen;
use super::super::outlook::Outlook;
use super::super::player::chance;
use super::cache::Kept;
use super::homes::{CHECKERS, alone, every, home_of, index, pips};
/// Ways to have up to 15 checkers on six points.
const POSITIONS: usize = 54_264;
/// Rolls that are told apart; hardly one side in a million needs more.
const ROLLS: usize = 28;

/// The chance of being done with each roll, counted from 0 rolls.
type Chances = [f32; ROLLS];

/// For every home position the rolls until all are off, and until the first one is.
#[derive(Debug)]
pub(crate) struct OneSided {
    all: Vec<Chances>,
    first: Vec<Chances>,
}

impl Kept for OneSided {
    const LENGTH: usize = 2 * POSITIONS * ROLLS;

    fn numbers(&self) -> impl Iterator<Item = f32> {
        [&self.all, &self.first]
            .into_iter()
            .flat_map(|chances| chances.as_flattened().iter().copied())
    }

    fn from_numbers(numbers: &[f32]) -> Self {
        let rows = numbers.as_chunks::<ROLLS>().0;
        Self {
            all: rows[..POSITIONS].to_vec(),
            first: rows[POSITIONS..].to_vec(),
        }
    }
}

impl OneSided {
    pub(super) fn build() -> Self {
        let mut homes = every(CHECKERS);
        // A roll takes at least a pip, so what can follow a position has fewer pips.
        homes.sort_by_key(pips);
        let mut table = Self {
            all: vec![[0.0; ROLLS]; POSITIONS],
            first: vec![[0.0; ROLLS]; POSITIONS],
        };
        let mut means = vec![[0.0f32; 2]; POSITIONS];
        let mut results = Results::new();
        for home in &homes {
            let here = index(home);
            let full = home.iter().map(|&count| usize::from(count)).sum::<usize>() == CHECKERS;
            let Some(position) = alone(home) else {
                // The empty board: nothing is left to do.
                table.all[here][0] = 1.0;
                table.first[here][0] = 1.0;
                continue;
            };
            let (mut all, mut first) = ([0.0; ROLLS], [0.0; ROLLS]);
            for roll in Roll::all_distinct() {
                position.results(roll, &mut results);
                let after = || {
                    results
                        .iter()
                        .map(|result| index(&home_of(&result.other().counts())))
                };
                let best = |which: usize| {
                    after().min_by(|&a, &b| means[a][which].total_cmp(&means[b][which]))
                };
                let weight = chance(roll);
                if let Some(best) = best(0) {
                    add_later(&mut all, &table.all[best], weight);
                }
                if full && let Some(best) = best(1) {
                    add_later(&mut first, &table.first[best], weight);
                }
            }
            if !full {
                // A checker is off already.
                first[0] = 1.0;
            }
            means[here] = [mean(&all), mean(&first)];
            table.all[here] = all;
            table.first[here] = first;
        }
        table
    }

    /// The chances of the side to move where both have everything home and cannot meet.
    pub(crate) fn outlook(&self, seen: &Seen) -> Outlook {
        let [mover, other] = seen.sides.each_ref().map(|side| index(&home_of(&side.on)));
        let (mine, theirs) = (&self.all[mover], &self.all[other]);
        let mut outlook = Outlook::default();
        // What is left of the other side's chances before, and with, this roll of it.
        let (mut not_before, mut they_have_none, mut i_have_none) = (1.0, 1.0, 1.0);
        for roll in 0..ROLLS {
            // Done with this roll, the mover wins if the other side was not done with one roll fewer.
            outlook.win += mine[roll] * not_before;
            outlook.win_gammon += mine[roll] * they_have_none;
            not_before -= theirs[roll];
            they_have_none -= self.first[other][roll];
            i_have_none -= self.first[mover][roll];
            outlook.lose_gammon += theirs[roll] * i_have_none;
        }
        outlook.win = outlook.win.clamp(0.0, 1.0);
        outlook.win_gammon = outlook.win_gammon.clamp(0.0, outlook.win);
        outlook.lose_gammon = outlook.lose_gammon.clamp(0.0, 1.0 - outlook.win);
        outlook
    }
}

/// Adds the chances of a position one roll later.
fn add_later(sum: &mut Chances, later: &Chances, weight: f32) {
    for (sum, chance) in sum[1..].iter_mut().zip(later) {
        *sum += weight * chance;
    }
    // What would need more rolls than are told apart.
    sum[ROLLS - 1] += weight * later[ROLLS - 1];
}

fn mean(chances: &Chances) -> f32 {
    (0_u8..)
        .zip(chances)
        .map(|(roll, chance)| f32::from(roll) * chance)
        .sum()
}

#[cfg(test)]
mod tests {
    use super::super::homes::{Home, POINTS};
    use super::super::one_sided;
    use super::*;
    use backgammon::Setup;

    #[test]
    fn known_chances() {
        let table = one_sided();
        let of = |home: Home| &table.all[index(&home)];
        // One checker on the 6 point: 27 of 36 rolls bear it off at once (all but 1-1, 2-1, 3-1, 4-1, 3-2).
        assert!((of([0, 0, 0, 0, 0, 1])[1] - 27.0 / 36.0).abs() < 1e-6);
        // Two on the 1 point: always one roll; three: a double, else two.
        assert!((of([2, 0, 0, 0, 0, 0])[1] - 1.0).abs() < 1e-6);
        assert!((of([3, 0, 0, 0, 0, 0])[1] - 6.0 / 36.0).abs() < 1e-6);
        // 5 and 2: both go with 19 of 36 rolls (published).
        assert!((of([0, 1, 0, 0, 1, 0])[1] - 19.0 / 36.0).abs() < 1e-6);
        // Every row sums to 1.
        for chances in &table.all {
            assert!((chances.iter().sum::<f32>() - 1.0).abs() < 1e-4);
        }
        // Fifteen on the 6 point: the mean is known to lie near 11.3.
        let slowest = mean(of([0, 0, 0, 0, 0, 15]));
        assert!((10.5..12.5).contains(&slowest), "{slowest}");
        // The first of them goes with any 6, and with doubles that bring one off.
        assert!(table.first[index(&[0, 0, 0, 0, 0, 15])][1] > 11.0 / 36.0);
    }

    #[test]
    fn two_homes_make_a_race() {
        let seen = |mover: Home, other: Home| {
            let mut setup = Setup::default();
            setup.mover[1..=POINTS].copy_from_slice(&mover);
            setup.other[1..=POINTS].copy_from_slice(&other);
            let setup = setup.bear_off_the_rest(15);
            Seen::of(setup.position().expect("a race"))
        };
        // One checker on the 6 point against one on the 1 point: 27 of 36, the other side is done next.
        let race = one_sided().outlook(&seen([0, 0, 0, 0, 0, 1], [1, 0, 0, 0, 0, 0]));
        assert!((race.win - 27.0 / 36.0).abs() < 1e-6);
        assert_eq!(race.win_gammon, 0.0);
        // Against fifteen on the 6 point the last checker wins at once, and a gammon.
        let gammon = one_sided().outlook(&seen([1, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 15]));
        assert!((gammon.win - 1.0).abs() < 1e-6 && (gammon.win_gammon - 1.0).abs() < 1e-6);
    }
}
