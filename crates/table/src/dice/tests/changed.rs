//! A transcript with anything changed in it does not verify, and the fault says where.

use super::*;

/// The place that an honest check should name for a transcript that differs from the original.
fn expected_place(original: &Transcript, changed: &Transcript, places: &[u32]) -> u32 {
    if original.header != changed.header {
        return 0;
    }
    let same = original
        .entries
        .iter()
        .zip(&changed.entries)
        .take_while(|(a, b)| a == b)
        .count();
    places
        .get(same)
        .copied()
        .unwrap_or_else(|| places.last().map_or(1, |last| last + 1))
}

fn assert_rejected(original: &Transcript, changed: &Transcript, places: &[u32]) {
    let place = expected_place(original, changed, places);
    match verify(changed) {
        Err(fault) => assert_eq!(fault.roll, place, "{fault}"),
        Ok(report) => panic!("accepted {report:?} with a change at roll {place}"),
    }
}

/// Every byte of the JSON text is replaced by other characters that may stand there. What still
/// reads as a transcript and is not the same one must be rejected at the right throw.
#[test]
fn every_byte_matters() {
    let (mut rejected, mut unreadable, mut same) = (0, 0, 0);
    for seed in 0..14 {
        let played = honest(seed, 6).transcript;
        let places = places(&played);
        let text = serde_json::to_string(&played).unwrap();
        let mut random = Random(seed);
        for at in 0..text.len() {
            let mut bytes = text.clone().into_bytes();
            bytes[at] = match bytes[at] {
                b'0'..=b'9' | b'a'..=b'f' => random.pick(b"0123456789abcdef"),
                _ => random.pick(b"abcdefghijklmnopqrstuvwxyz-_ 0123456789{}[]:,\""),
            };
            match serde_json::from_slice::<Transcript>(&bytes) {
                Err(_) => unreadable += 1,
                Ok(changed) if changed == played => same += 1,
                Ok(changed) => {
                    assert_rejected(&played, &changed, &places);
                    rejected += 1;
                }
            }
        }
    }
    assert!(
        rejected > 10_000,
        "{rejected} rejected, {unreadable} unreadable, {same} the same"
    );
}

/// Whole entries and steps: swapped, doubled, dropped, moved to another table.
#[test]
fn order_and_completeness_matter() {
    let mut count = 0;
    for seed in 100..160 {
        let played = honest(seed, 12).transcript;
        let places = places(&played);
        let n = played.entries.len();
        let mut changes = Vec::new();
        for i in 0..n {
            for j in i + 1..n {
                let mut swapped = played.clone();
                swapped.entries.swap(i, j);
                changes.push(swapped);
            }
            let mut doubled = played.clone();
            doubled.entries.insert(i, played.entries[i].clone());
            changes.push(doubled);
            if i + 1 < n {
                let mut dropped = played.clone();
                dropped.entries.remove(i);
                changes.push(dropped);
            }
            let Entry::Roll(roll) = &played.entries[i] else {
                continue;
            };
            for k in 0..roll.proof.len() {
                let mut other = |change: &dyn Fn(&mut Vec<Step>)| {
                    let mut changed = played.clone();
                    let Entry::Roll(roll) = &mut changed.entries[i] else {
                        unreachable!()
                    };
                    change(&mut roll.proof);
                    changes.push(changed);
                };
                if k > 0 {
                    other(&|proof| proof.swap(0, k));
                }
                other(&|proof| proof.truncate(k));
                other(&|proof| proof.push(proof[k]));
                if roll.proof[k].element().is_some() {
                    other(&|proof| proof[k] = Step::Absent(proof[k].party()));
                }
            }
        }
        for entry in &honest(seed + 1000, 3).transcript.entries {
            let mut foreign = played.clone();
            foreign.entries.push(entry.clone());
            changes.push(foreign);
        }
        count += changes.len();
        for changed in changes {
            if changed != played {
                assert_rejected(&played, &changed, &places);
            }
        }
    }
    assert!(count > 5000, "{count}");
}

#[test]
fn the_header_of_another_table_does_not_fit() {
    for seed in 0..40 {
        let played = honest(seed, 6).transcript;
        let mut renamed = played.clone();
        renamed.header.table = "other".parse().unwrap();
        assert_eq!(verify(&renamed), Err(Wrong::Seal.at(0)));
        let mut newer = played;
        newer.header.v = 3;
        assert_eq!(verify(&newer), Err(Wrong::Version { found: 3 }.at(0)));
    }
}
