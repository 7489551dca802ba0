//! The fast generator against the slow one.

mod support;

use std::collections::BTreeSet;

use backgammon::{Position, Results, Roll};
use support::positions::{Kind, Random, random};
use support::slow;

fn assert_same(position: Position, roll: Roll, buffer: &mut Results) {
    position.results(roll, buffer);
    let fast: BTreeSet<Position> = buffer.iter().copied().collect();
    assert_eq!(
        fast.len(),
        buffer.len(),
        "a result came twice: {position:?} {roll}"
    );
    assert_eq!(fast, slow::results(position, roll), "{position:?} {roll}");
}

#[test]
fn fast_and_slow_agree_on_random_positions() {
    let mut seed = Random::new(1);
    let mut buffer = Results::new();
    for kind in Kind::ALL {
        for _ in 0..400 {
            let position = random(kind, &mut seed);
            for roll in Roll::all_distinct() {
                assert_same(position, roll, &mut buffer);
            }
        }
    }
}
