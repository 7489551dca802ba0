//! The fair dice as a whole: vectors from elsewhere, the live protocol, changed and forged
//! transcripts.

mod changed;
mod forged;
mod live;
mod vectors;

#[path = "../../../tests/support/honest.rs"]
mod honest;

use super::*;
use honest::{Follower, Random, honest};

/// The number of the throw at which each entry stands.
fn places(transcript: &Transcript) -> Vec<u32> {
    let mut verifier = Verifier::new(&transcript.header).unwrap();
    let place = |entry| {
        let place = verifier.next_roll();
        verifier.check(entry).unwrap();
        place
    };
    transcript.entries.iter().map(place).collect()
}

/// A table with the three usual holders.
fn three(absent: AbsenceRule, length: u32) -> (Follower, Vec<Holder>) {
    let table: TableId = "three".parse().unwrap();
    let holders: Vec<Holder> = Party::ALL
        .into_iter()
        .map(|party| Holder::new(table.clone(), party, length, [party as u8; 32]).unwrap())
        .collect();
    let [server, light, dark] = [0, 1, 2].map(|i: usize| holders[i].commitment().into());
    let exchange = Follower::new(Header::online(table, absent, server, light, dark)).unwrap();
    (exchange, holders)
}

#[test]
fn honest_tables_verify_with_the_right_counts() {
    let mut all = DiceReport::default();
    let (mut renewals, mut ties, mut seeds, mut given) = (0, 0, 0, 0);
    for seed in 0..1500 {
        let played = honest(seed, 30);
        assert_eq!(verify(&played.transcript), Ok(played.report), "seed {seed}");
        let json = serde_json::to_string(&played.transcript).unwrap();
        assert_eq!(
            serde_json::from_str::<Transcript>(&json).unwrap(),
            played.transcript
        );
        all.rolls += played.report.rolls;
        all.one_sided += played.report.one_sided;
        all.absent += played.report.absent;
        all.typed += played.report.typed;
        all.void += played.report.void;
        if matches!(played.transcript.header.source, Source::Machine(_)) {
            given += played.report.proven;
        }
        for entry in &played.transcript.entries {
            renewals += u32::from(matches!(entry, Entry::Renew(_)));
            seeds += u32::from(matches!(entry, Entry::Seed(_)));
            ties += u32::from(matches!(entry, Entry::Roll(roll) if roll.kind.is_tie(roll.dice)));
        }
    }
    // The generator does reach everything.
    assert!(all.rolls > 10_000 && all.absent > 1000 && all.typed > 1000 && all.void > 500);
    assert!(all.one_sided > 1000 && given > 200);
    assert!(renewals > 1000 && ties > 200 && seeds > 500);
}

#[test]
fn a_cut_transcript_is_a_transcript() {
    let played = honest(7, 30);
    for length in 0..=played.transcript.entries.len() {
        let mut cut = played.transcript.clone();
        cut.entries.truncate(length);
        assert!(verify(&cut).is_ok());
    }
}
