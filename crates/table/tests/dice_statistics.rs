//! A quick look at the fairness of the dice; `cargo bench --bench dice_statistics` takes the long
//! one with ten million throws.

#[path = "support/statistics.rs"]
mod statistics;

use statistics::Counts;
use tabuleiro_table::Side;
use tabuleiro_table::dice::{AbsenceRule, Exchange, Header, Holder, Party, TableId, Throw};

fn counted(throws: u32, mut distort: impl FnMut([u8; 2]) -> [u8; 2]) -> Counts {
    let table: TableId = "quick-statistics".parse().unwrap();
    let mut holders: Vec<Holder> = Party::ALL
        .into_iter()
        .map(|party| Holder::new(table.clone(), party, throws, [party as u8; 32]).unwrap())
        .collect();
    let [server, light, dark] = [0, 1, 2].map(|i: usize| holders[i].commitment().into());
    let header = Header::online(table, AbsenceRule::Wait, server, light, dark);
    let mut exchange = Exchange::new(&header).unwrap();
    let mut counts = Counts::new();
    for _ in 0..throws {
        let roll = exchange
            .roll_with(&mut holders, Side::Light, Throw::Pair)
            .unwrap();
        counts.add(distort(roll.dice));
    }
    counts
}

#[test]
fn dice_look_fair() {
    statistics::check_the_functions();
    let counts = counted(40_000, |dice| dice);
    assert_eq!(counts.throws(), 40_000);
    let found = counts.p_values();
    assert!(found.are_plausible(), "{found:?}");
}

#[test]
fn the_tests_would_notice() {
    // One 6 in fifty turned into a 1.
    let mut n = 0;
    let loaded = counted(40_000, |dice| {
        n += 1;
        dice.map(|die| if die == 6 && n % 50 < 2 { 1 } else { die })
    });
    let found = loaded.p_values();
    assert!(found.pairs < 0.001, "{found:?}");

    // Fair one by one, but one throw in twenty repeats the one before.
    let (mut n, mut before) = (0, [1, 1]);
    let sticky = counted(40_000, |dice| {
        n += 1;
        before = if n % 20 == 0 { before } else { dice };
        before
    });
    let found = sticky.p_values();
    assert!(found.successive < 0.001, "{found:?}");

    // The second die leans towards the half that the first one was not in.
    let mut n = 0;
    let alternating = counted(40_000, |[a, b]| {
        n += 1;
        if n % 30 == 0 && (a > 3) == (b > 3) {
            [a, 7 - b]
        } else {
            [a, b]
        }
    });
    let found = alternating.p_values();
    assert!(found.runs < 0.001, "{found:?}");
}
