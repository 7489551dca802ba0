//! How fast the results of a roll are generated: 1,000 contact positions, mixed rolls and doubles
//! apart, results only. Each benchmark asserts its count before it times.
//!
//! The positions come from random play out of the starting position with a seed of its own, so
//! the set is the same on every machine.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use tabuleiro_backgammon::{Position, Results, Roll, StartingPosition};

fn main() {
    divan::main();
}

const POSITIONS: usize = 1_000;

/// Knuth's 64-bit linear congruential generator; the high bits are good enough for dice.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % end
    }
}

/// Every third position of random games as long as the sides are in contact.
fn contact_positions() -> Vec<Position> {
    let rolls: Vec<Roll> = Roll::all_ordered().collect();
    let mut random = Random(2002);
    let mut results = Results::new();
    let mut positions = Vec::with_capacity(POSITIONS);
    while positions.len() < POSITIONS {
        let mut position = StartingPosition::Standard.position();
        let mut ply = 0;
        while position.has_contact() && position.finished().is_none() {
            if ply % 3 == 0 && positions.len() < POSITIONS {
                positions.push(position);
            }
            position.results(rolls[random.below(36)], &mut results);
            // Sorted, because the order of the results is no promise.
            let mut next = results.to_vec();
            next.sort_unstable();
            position = next[random.below(next.len())];
            ply += 1;
        }
    }
    positions
}

fn count(positions: &[Position], rolls: &[Roll], results: &mut Results) -> usize {
    let mut total = 0;
    for &roll in rolls {
        for &position in positions {
            position.results(roll, results);
            total += black_box(&results[..]).len();
        }
    }
    total
}

fn bench(bencher: Bencher, doubles: bool, expected: usize) {
    let positions = contact_positions();
    let rolls: Vec<Roll> = Roll::all_distinct()
        .filter(|roll| roll.is_double() == doubles)
        .collect();
    let mut results = Results::new();
    assert_eq!(count(&positions, &rolls, &mut results), expected);
    bencher
        .counter(ItemsCount::new(positions.len() * rolls.len()))
        .bench_local(|| count(black_box(&positions), &rolls, &mut results));
}

#[divan::bench]
fn contact_mixed(bencher: Bencher) {
    bench(bencher, false, 213_676);
}

#[divan::bench]
fn contact_doubles(bencher: Bencher) {
    bench(bencher, true, 250_728);
}
