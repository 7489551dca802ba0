//! How fast the backgammon nets judge, play and look ahead, on positions of games between them:
//!
//! ```text
//! cargo bench -p tabuleiro-engine --features shipped --bench backgammon
//! ```

use backgammon::{Position, Roll, StartingPosition};
use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use tabuleiro_engine::Random;
use tabuleiro_engine::backgammon::{Brain, Plies, Thoughts};

fn main() {
    divan::main();
}

const POSITIONS: usize = 500;

/// Positions with contact from games of the shipped nets, each with a roll.
fn decisions(brain: &Brain) -> Vec<(Position, Roll)> {
    let mut random = Random::new(11);
    let mut thoughts = Thoughts::default();
    let mut decisions = Vec::with_capacity(POSITIONS);
    while decisions.len() < POSITIONS {
        let mut position = StartingPosition::Standard.position();
        while position.has_contact() && decisions.len() < POSITIONS {
            let roll = random.roll();
            decisions.push((position, roll));
            position = brain.best(position, roll, &mut thoughts).result;
        }
    }
    decisions
}

#[divan::bench]
fn static_evaluations(bencher: Bencher<'_, '_>) {
    let brain = Brain::shipped();
    let positions = decisions(&brain);
    let mut thoughts = Thoughts::default();
    bencher
        .counter(ItemsCount::new(positions.len()))
        .bench_local(|| {
            for (position, _) in &positions {
                black_box(brain.judge(*position, &mut thoughts));
            }
        });
}

#[divan::bench]
fn best_plays(bencher: Bencher<'_, '_>) {
    let brain = Brain::shipped();
    let decisions = decisions(&brain);
    let mut thoughts = Thoughts::default();
    bencher
        .counter(ItemsCount::new(decisions.len()))
        .bench_local(|| {
            for (position, roll) in &decisions {
                black_box(brain.best(*position, *roll, &mut thoughts));
            }
        });
}

#[divan::bench]
fn looks_ahead(bencher: Bencher<'_, '_>) {
    let brain = Brain::shipped();
    let decisions = decisions(&brain);
    let mut thoughts = Thoughts::default();
    bencher.counter(ItemsCount::new(50_usize)).bench_local(|| {
        for (position, _) in &decisions[..50] {
            black_box(brain.look_ahead(*position, Plies::ONE, &mut thoughts));
        }
    });
}
