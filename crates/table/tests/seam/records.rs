//! The record against the table that wrote it, and against everyone who would change it.

use crate::honest::Random;
use crate::live::Live;
use serde_json::Value;
use std::collections::BTreeMap;
use tabuleiro_table::{record, verify};

fn read_back(text: &str, seed: u64) -> tabuleiro_table::Table {
    record::read(text.as_bytes()).unwrap_or_else(|fault| panic!("seed {seed}: {fault}\n{text}"))
}

#[test]
fn replaying_a_record_gives_the_table_bit_for_bit() {
    for seed in 0..200 {
        let live = Live::played(seed, 120);
        let text = live.text();
        let again = read_back(&text, seed);
        assert_eq!(again, live.table, "seed {seed}");
        let mut written = Vec::new();
        record::write(&again, &mut written).unwrap();
        assert_eq!(written, text.as_bytes());
    }
}

#[test]
fn undo_is_truncation() {
    for seed in 0..100 {
        let mut live = Live::played(seed, 60);
        let text = live.text();
        let lines: Vec<&str> = text.lines().collect();
        let keep = live.random.below(lines.len());
        let shorter = lines[..=keep].join("\n");
        assert_eq!(
            live.table.truncated(keep),
            read_back(&shorter, seed),
            "seed {seed}"
        );
    }
}

#[test]
fn verify_accepts_a_thousand_records_of_all_rule_sets() {
    let mut events: BTreeMap<String, usize> = BTreeMap::new();
    let mut ended: BTreeMap<String, usize> = BTreeMap::new();
    for seed in 0..1000 {
        // Some go on to their end, all of them in time.
        let live = Live::played(seed, if seed % 10 == 0 { 400 } else { 40 });
        let found = verify(live.text().as_bytes());
        assert!(found.ok, "seed {seed}: {found:?}");
        assert_eq!(found.dice, live.report, "seed {seed}");
        if live.text().contains("\"takeback\"") {
            assert!(found.moves <= live.moves, "seed {seed}");
        } else {
            assert_eq!(found.moves, live.moves, "seed {seed}");
        }
        assert_eq!(found.events, live.table.events());
        assert_eq!(found.result.is_some(), live.table.result().is_some());
        assert_eq!(found.seal.as_ref(), Some(live.table.seal()));
        for line in live.table.lines_from(0) {
            let line: Value = serde_json::from_str(line).unwrap();
            let names = ["do", "offer"].map(|member| line[member].as_str());
            for name in names.into_iter().flatten() {
                *events.entry(name.to_owned()).or_default() += 1;
            }
            if let Some(reason) = line["ends"]["reason"].as_str() {
                *ended.entry(reason.to_owned()).or_default() += 1;
            }
        }
    }
    println!("{events:?}\n{ended:?}");
    // The generator does reach everything.
    for name in [
        "play",
        "dice",
        "resign",
        "offer",
        "draw",
        "takeback",
        "adjournment",
        "accept",
        "decline",
        "resume",
        "flag",
        "leave",
        "next-game",
        "stop",
        "await",
    ] {
        assert!(events.contains_key(name), "no {name} in {events:?}");
    }
    for reason in [
        "no-pieces",
        "no-moves",
        "borne-off",
        "dropped",
        "resigned",
        "agreed",
        "flag-fell",
        "abandoned",
    ] {
        assert!(ended.contains_key(reason), "no {reason} in {ended:?}");
    }
}

/// What a text says, whatever its spacing and the order of its members; nothing if it is no JSON.
fn meaning(text: &[u8]) -> Option<Vec<Value>> {
    text.split(|&byte| byte == b'\n')
        .filter(|line| !line.is_empty())
        .map(|line| serde_json::from_slice(line).ok())
        .collect()
}

/// One byte is put in another's place, struck out, or put in: at least `number` changes of meaning to records made from
/// these seeds, all refused, each in its line.
fn change_bytes(seeds: core::ops::Range<u64>, number: usize) {
    let mut changed = 0;
    let mut harmless = 0;
    let records = seeds.end - seeds.start;
    for seed in seeds {
        let live = Live::played(seed, 30);
        let text = live.text().into_bytes();
        let original = meaning(&text);
        let mut random = Random(!seed);
        for _ in 0..(number as u64 * 6 / 5).div_ceil(records) {
            let mut mutated = text.clone();
            let place = random.below(text.len());
            match random.below(10) {
                0 => drop(mutated.remove(place)),
                1 => mutated.insert(place, random.next() as u8),
                // Mostly to a byte that could stand there.
                2..6 => mutated[place] = text[random.below(text.len())],
                6..9 => mutated[place] = random.pick(b" 0123456789abcdef\"-/x:,[]{}"),
                _ => mutated[place] = random.next() as u8,
            }
            if mutated == text {
                continue;
            }
            let found = verify(&mutated[..]);
            if meaning(&mutated) == original {
                harmless += 1;
                assert!(found.ok, "nothing was changed: {:?}", found.fault);
            } else {
                changed += 1;
                // The line of the byte, said by its number.
                let line = 1 + text[..place].iter().filter(|&&byte| byte == b'\n').count();
                let said = found.fault.as_ref().map(|fault| fault.line);
                let shown = String::from_utf8_lossy(&mutated);
                assert!(
                    !found.ok && said == Some(line),
                    "seed {seed}, byte {place} of line {line}, said {said:?}: {shown}"
                );
            }
        }
    }
    println!("{changed} changes of meaning refused, {harmless} harmless ones accepted");
    assert!(changed >= number);
}

#[test]
fn verify_refuses_every_changed_byte_1() {
    change_bytes(0..140, 2600);
}

#[test]
fn verify_refuses_every_changed_byte_2() {
    change_bytes(140..280, 2600);
}

#[test]
fn verify_refuses_every_changed_byte_3() {
    change_bytes(280..420, 2600);
}

#[test]
fn verify_refuses_every_changed_byte_4() {
    change_bytes(420..560, 2600);
}
