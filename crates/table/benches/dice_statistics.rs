//! Ten million throws, made the way an online table makes them, against three tests of fairness.
//! `cargo bench -p tabuleiro-table --bench dice_statistics` prints the figures and fails when one
//! is out of range. Seeds are fixed, so it either always passes or never does.

#[path = "../tests/support/statistics.rs"]
mod statistics;

use statistics::Counts;
use std::time::Instant;
use tabuleiro_table::Side;
use tabuleiro_table::dice::{
    AbsenceRule, Entry, Exchange, Header, Holder, Party, TableId, Throw, Transcript, verify,
};

const THROWS_A_TABLE: u32 = 4000;

/// Plays one table to the end of its chains, checks its transcript, and counts its dice.
fn play(number: u32, counts: &mut Counts) {
    let table: TableId = format!("statistics-{number}").parse().expect("a good name");
    let mut entropy = [0; 32];
    entropy[..4].copy_from_slice(&number.to_be_bytes());
    let mut holders: Vec<Holder> = Party::ALL
        .into_iter()
        .map(|party| {
            entropy[4] = party as u8;
            Holder::new(table.clone(), party, THROWS_A_TABLE, entropy).expect("a good length")
        })
        .collect();
    let [server, light, dark] = [0, 1, 2].map(|i: usize| holders[i].commitment().into());
    let header = Header::online(table, AbsenceRule::Wait, server, light, dark);
    let mut exchange = Exchange::new(&header).expect("a good header");
    let mut entries = Vec::new();
    let mut by = Side::Light;
    for _ in 0..THROWS_A_TABLE {
        let roll = exchange
            .roll_with(&mut holders, by, Throw::Pair)
            .expect("an honest throw");
        counts.add(roll.dice);
        entries.push(Entry::Roll(roll));
        by = by.other();
    }
    let report = verify(&Transcript { header, entries }).expect("an honest table");
    assert_eq!(
        (report.rolls, report.proven, report.absent),
        (THROWS_A_TABLE, THROWS_A_TABLE, 0)
    );
}

/// The same number of dice from bytes modulo six without skipping the four highest: the mistake
/// that these tests must be able to see.
fn with_modulo_bias(throws: u64) -> Counts {
    let mut state = 1u64;
    let mut die = || {
        state = state
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        let mixed = (state ^ (state >> 29)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (mixed >> 56) as u8 % 6 + 1
    };
    let mut counts = Counts::new();
    for _ in 0..throws {
        counts.add([die(), die()]);
    }
    counts
}

fn main() {
    // Without `--bench` (under `cargo test`) a short run shows that it still works.
    let long = std::env::args().any(|argument| argument == "--bench");
    let tables = if long { 2500 } else { 10 };
    statistics::check_the_functions();

    let start = Instant::now();
    let mut counts = Counts::new();
    for number in 0..tables {
        play(number, &mut counts);
    }
    let seconds = start.elapsed().as_secs_f64();
    assert_eq!(counts.throws(), u64::from(tables * THROWS_A_TABLE));
    let found = counts.p_values();
    println!(
        "{} throws at {tables} tables, all verified, in {seconds:.1} s ({:.2} µs a throw)",
        counts.throws(),
        seconds * 1e6 / counts.throws() as f64
    );
    println!(
        "chi-square, 36 outcomes of a throw:      p = {:.4}",
        found.pairs
    );
    println!(
        "chi-square, 1296 outcomes of two throws: p = {:.4}",
        found.successive
    );
    println!(
        "runs of high and low dice:               p = {:.4}",
        found.runs
    );
    assert!(found.are_plausible(), "{found:?}");

    if long {
        let biased = with_modulo_bias(counts.throws()).p_values();
        println!(
            "for comparison, modulo bias on 36 outcomes: p = {:.1e}",
            biased.pairs
        );
        assert!(biased.pairs < 1e-6, "{biased:?}");
    }
}
