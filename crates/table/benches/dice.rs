//! What fair dice cost: making a chain, making a throw, checking a game.

use divan::{Bencher, black_box};
use tabuleiro_table::Side;
use tabuleiro_table::dice::{
    AbsenceRule, Entry, Exchange, Header, Holder, LONGEST_CHAIN, Party, TableId, Throw, Transcript,
    USUAL_CHAIN, verify,
};

fn main() {
    divan::main();
}

fn table() -> TableId {
    "bench".parse().expect("a good name")
}

fn holder(party: Party, length: u32) -> Holder {
    Holder::new(table(), party, length, [party as u8; 32]).expect("a good length")
}

fn room(length: u32) -> (Header, Exchange, Vec<Holder>) {
    let holders: Vec<Holder> = Party::ALL
        .into_iter()
        .map(|party| holder(party, length))
        .collect();
    let [server, light, dark] = [0, 1, 2].map(|i: usize| holders[i].commitment().into());
    let header = Header::online(table(), AbsenceRule::LeaveOut, server, light, dark);
    let exchange = Exchange::new(&header).expect("a good header");
    (header, exchange, holders)
}

fn played(throws: u32) -> Transcript {
    let (header, mut exchange, mut holders) = room(USUAL_CHAIN);
    let mut throw = || {
        let thrown = exchange.roll_with(&mut holders, Side::Light, Throw::Pair);
        Entry::Roll(thrown.expect("an honest throw"))
    };
    let entries = (0..throws).map(|_| throw()).collect();
    Transcript { header, entries }
}

/// Sealing a chain before the game.
#[divan::bench(args = [USUAL_CHAIN, LONGEST_CHAIN], sample_count = 10)]
fn make_chain(length: u32) -> Holder {
    holder(Party::Light, black_box(length))
}

/// A whole throw: the request, three elements, all checks, the entry; with the next one's
/// elements always at hand as in a real game.
#[divan::bench(sample_count = 50, sample_size = 50)]
fn throw(bencher: Bencher<'_, '_>) {
    let (_, mut exchange, mut holders) = room(USUAL_CHAIN);
    let entry = exchange
        .roll_with(&mut holders, Side::Light, Throw::Pair)
        .expect("a throw");
    assert_eq!((entry.roll, entry.proof.len()), (1, 3));
    bencher.bench_local(|| {
        let entry = exchange.roll_with(&mut holders, Side::Light, Throw::Pair);
        entry.expect("the chain is long enough").dice
    });
}

/// Checking the dice of a game of sixty throws.
#[divan::bench]
fn verify_sixty(bencher: Bencher<'_, '_>) {
    let transcript = played(60);
    assert_eq!(verify(&transcript).expect("an honest table").proven, 60);
    bencher.bench_local(|| verify(black_box(&transcript)));
}
