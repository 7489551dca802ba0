//! Values computed by `scripts/fair_dice.py`, which shares nothing with this crate.

use super::*;
use crate::Side;
use crate::dice::chain::SecretChain;
use crate::dice::digest::Fields;
use crate::dice::draw::{Secrets, draw};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Vectors {
    #[serde(rename = "made_by")]
    _made_by: String,
    hash: Digest,
    chain: Chain,
    draws: Vec<Draw>,
    transcripts: Vec<Sample>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Chain {
    table: TableId,
    party: Party,
    chain: u32,
    length: u32,
    entropy: Digest,
    elements: BTreeMap<String, Digest>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Draw {
    table: TableId,
    roll: u32,
    dice: [u8; 2],
    secrets: BTreeMap<char, Digest>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Sample {
    /// The chains in the order in which they were committed.
    entropy: Vec<Committed>,
    report: BTreeMap<String, u32>,
    transcript: Transcript,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Committed {
    party: Party,
    length: u32,
    entropy: Digest,
}

fn vectors() -> Vectors {
    serde_json::from_str(include_str!("../../../tests/data/dice_vectors.json")).unwrap()
}

#[test]
fn hashes_and_chains() {
    let vectors = vectors();
    let hash = Fields::hash("test").text("ab").text("c").number(7).finish();
    assert_eq!(hash, vectors.hash);
    let Chain {
        table,
        party,
        chain,
        length,
        entropy,
        elements,
    } = vectors.chain;
    let mut made = SecretChain::new(&table, party, chain, length, entropy.as_bytes());
    assert_eq!(elements.len(), 6);
    for (k, element) in elements {
        match k.parse().unwrap() {
            0 => assert_eq!(made.commitment().anchor, element),
            k => assert_eq!(made.element(k), element),
        }
    }
}

#[test]
fn draws() {
    let draws = vectors().draws;
    assert_eq!(draws.len(), 30);
    for Draw {
        table,
        roll,
        dice,
        secrets,
    } in draws
    {
        let part = |letter| secrets.get(&letter).copied();
        let secrets = Secrets {
            server: part('s'),
            light: part('l'),
            dark: part('d'),
            human: part('h'),
        };
        assert_eq!(draw(&table, roll, &secrets), dice, "roll {roll}");
    }
}

/// Plays a sample again with our own holders, from the same entropy and in the same order.
fn play_again(sample: &Sample) -> Transcript {
    let table = &sample.transcript.header.table;
    let mut entropy = sample.entropy.iter();
    let mut holders = Vec::new();
    let firsts = match sample.transcript.header.source {
        Source::Online(_) => 3,
        Source::Machine(_) => 1,
        Source::Typed => 0,
    };
    for Committed {
        party,
        length,
        entropy,
    } in entropy.by_ref().take(firsts)
    {
        let made = Holder::new(table.clone(), *party, *length, *entropy.as_bytes()).unwrap();
        holders.push(made);
    }
    let sealed: Vec<Sealed> = holders
        .iter()
        .map(|holder| holder.commitment().into())
        .collect();
    let header = match &sample.transcript.header.source {
        Source::Online(online) => Header::online(
            table.clone(),
            online.absent,
            sealed[0],
            sealed[1],
            sealed[2],
        ),
        Source::Machine(_) => Header::machine(table.clone(), sealed[0]),
        Source::Typed => Header::typed(table.clone()),
    };
    let mut exchange = Follower::new(header.of_version(sample.transcript.header.v)).unwrap();
    for entry in &sample.transcript.entries {
        match entry {
            Entry::Roll(roll) => {
                let left_out = roll.proof.iter().find(|step| step.element().is_none());
                let left_out = left_out.map(Step::party);
                let here = |holder: &Holder| Some(holder.party()) != left_out;
                let mut present: Vec<Holder> = holders
                    .iter()
                    .filter(|holder| here(holder))
                    .cloned()
                    .collect();
                exchange
                    .roll_with(&mut present, roll.by, roll.kind)
                    .unwrap();
            }
            Entry::Renew(renew) => {
                let party = renew.commitment.party;
                let next = entropy.next().unwrap();
                assert_eq!(next.party, party);
                let holder = holders
                    .iter_mut()
                    .find(|holder| holder.party() == party)
                    .unwrap();
                let renewed = holder.renew(next.length, *next.entropy.as_bytes()).unwrap();
                exchange.accept(&Message::Renew(renewed)).unwrap();
            }
            Entry::Reseal(_) => panic!("the samples have no lost chains"),
            Entry::Seed(seed) => {
                exchange
                    .accept(&Message::Seed {
                        words: seed.words.clone(),
                        from: WordsFrom::Player,
                    })
                    .unwrap();
            }
            &Entry::Typed(TypedEntry {
                roll,
                by,
                kind,
                dice,
                seal: _,
            }) => {
                exchange
                    .accept(&Message::Typed {
                        roll,
                        by,
                        kind,
                        dice,
                    })
                    .unwrap();
            }
            &Entry::Void(VoidEntry {
                roll,
                by,
                kind,
                why,
                seal: _,
            }) => {
                exchange
                    .accept(&Message::Void {
                        roll,
                        by,
                        kind,
                        why,
                    })
                    .unwrap();
            }
        }
    }
    exchange.transcript().clone()
}

#[test]
fn transcripts_verify_and_come_out_the_same() {
    let samples = vectors().transcripts;
    assert_eq!(samples.len(), 4);
    for sample in samples {
        let report = verify(&sample.transcript).unwrap();
        let counted = BTreeMap::from([
            ("rolls".to_owned(), report.rolls),
            ("proven".to_owned(), report.proven),
            ("one_sided".to_owned(), report.one_sided),
            ("absent".to_owned(), report.absent),
            ("typed".to_owned(), report.typed),
            ("void".to_owned(), report.void),
        ]);
        assert_eq!(counted, sample.report);
        assert_eq!(play_again(&sample), sample.transcript);
    }
}

#[test]
fn the_json_form_is_the_documented_one() {
    let online = &vectors().transcripts[0].transcript;
    let header = serde_json::to_value(&online.header).unwrap();
    assert_eq!(header["v"], 1);
    assert_eq!(header["source"]["online"]["absent"], "leave-out");
    assert_eq!(header["source"]["online"]["dark"]["length"], 4);
    let third = serde_json::to_value(&online.entries[2]).unwrap();
    assert_eq!(third["roll"]["roll"], 3);
    assert_eq!(third["roll"]["by"], Side::Light.name());
    assert_eq!(third["roll"]["kind"], "pair");
    assert_eq!(third["roll"]["proof"][0]["absent"], "dark");
    assert_eq!(
        third["roll"]["proof"][1]["light"].as_str().unwrap().len(),
        64
    );
}
