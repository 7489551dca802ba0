//! Changes by someone who knows the protocol and computes all seals anew. Seals alone stop only
//! an honest mistake; the dice of a proven throw hold against anyone, because they follow from
//! the commitments.

use super::*;
use crate::Side::{Dark, Light};

/// Computes every seal anew.
fn resealed(mut transcript: Transcript) -> Transcript {
    transcript.header.seal = transcript.header.computed_seal();
    let mut previous = transcript.header.seal;
    for entry in &mut transcript.entries {
        *entry = entry.clone().sealed(&previous);
        previous = *entry.seal();
    }
    transcript
}

fn forge(original: &Transcript, change: impl FnOnce(&mut Transcript)) -> Option<DiceFault> {
    let mut changed = original.clone();
    change(&mut changed);
    verify(&resealed(changed)).err()
}

fn roll_of(transcript: &mut Transcript, i: usize) -> &mut RollEntry {
    match &mut transcript.entries[i] {
        Entry::Roll(roll) => roll,
        other => panic!("{other:?}"),
    }
}

/// Eight throws of three holders, the third and sixth without the opponent.
fn table() -> Transcript {
    let (mut exchange, mut holders) = three(AbsenceRule::LeaveOut, 32);
    for roll in 1..=8 {
        let by = if roll % 2 == 0 { Dark } else { Light };
        if roll % 3 == 0 {
            let opponent = by.other().into();
            let mut present: Vec<Holder> = holders
                .iter()
                .filter(|holder| holder.party() != opponent)
                .cloned()
                .collect();
            exchange.roll_with(&mut present, by, Throw::Pair).unwrap();
        } else {
            exchange.roll_with(&mut holders, by, Throw::Pair).unwrap();
        }
    }
    exchange.transcript().clone()
}

#[test]
fn resealing_an_honest_table_changes_nothing() {
    for seed in 0..50 {
        let played = honest(seed, 12).transcript;
        assert_eq!(resealed(played.clone()), played);
    }
}

#[test]
fn other_dice() {
    let table = table();
    for i in 0..8 {
        let expected = roll_of(&mut table.clone(), i).dice;
        for found in (1..=6).flat_map(|a| (1..=6).map(move |b| [a, b])) {
            let fault = forge(&table, |forged| roll_of(forged, i).dice = found);
            let place = i as u32 + 1;
            let wrong = (found != expected).then_some(Wrong::Dice { expected, found }.at(place));
            assert_eq!(fault, wrong);
        }
    }
}

#[test]
fn other_elements() {
    let table = table();
    let mut random = Random(1);
    for i in 0..8 {
        for k in 0..3 {
            for _ in 0..20 {
                let step = roll_of(&mut table.clone(), i).proof[k];
                let Some(element) = step.element() else {
                    continue;
                };
                let mut bytes = *element.as_bytes();
                bytes[random.below(32)] ^= 1 << random.below(8);
                let other = Step::of(step.party(), Digest::new(bytes));
                let fault = forge(&table, |forged| roll_of(forged, i).proof[k] = other);
                let wrong = Wrong::Element {
                    party: step.party(),
                };
                assert_eq!(fault, Some(wrong.at(i as u32 + 1)));
            }
        }
    }
}

#[test]
fn other_commitments() {
    let table = table();
    let Source::Online(online) = &table.header.source else {
        panic!()
    };
    let zero = Digest::new([0; 32]);
    let forged = |server: Sealed, light: Sealed, dark: Sealed| {
        let name = table.header.table.clone();
        let mut changed = table.clone();
        changed.header = Header::online(name, online.absent, server, light, dark);
        verify(&resealed(changed)).unwrap_err()
    };
    let OnlineChains {
        server,
        light,
        dark,
        ..
    } = *online;
    let other = |sealed: Sealed| Sealed {
        anchor: zero,
        ..sealed
    };
    let wrong = |party| Wrong::Element { party }.at(1);
    assert_eq!(forged(other(server), light, dark), wrong(Party::Server));
    assert_eq!(forged(server, other(light), dark), wrong(Party::Light));
    assert_eq!(forged(server, light, other(dark)), wrong(Party::Dark));
    assert_eq!(forged(server, dark, light), wrong(Party::Dark));
    let short = Sealed {
        length: 4,
        ..server
    };
    assert_eq!(
        forged(short, light, dark),
        Wrong::Exhausted {
            party: Party::Server
        }
        .at(5)
    );
}

#[test]
fn other_orders() {
    let table = table();
    for i in 0..8 {
        for j in i + 1..8 {
            let fault = forge(&table, |forged| {
                forged.entries.swap(i, j);
                roll_of(forged, i).roll = i as u32 + 1;
                roll_of(forged, j).roll = j as u32 + 1;
            });
            // An element fits at one throw only. Where the opponent was left out, the first
            // element is the thrower's.
            let fault = fault.unwrap();
            assert_eq!(fault.roll, i as u32 + 1);
            assert!(matches!(fault.what, Wrong::Element { .. }), "{fault}");
        }
        let dropped = forge(&table, |forged| {
            forged.entries.remove(i);
            for (k, entry) in forged.entries.iter_mut().enumerate() {
                if let Entry::Roll(roll) = entry {
                    roll.roll = k as u32 + 1;
                }
            }
        });
        if i < 7 {
            let dropped = dropped.unwrap();
            assert_eq!(dropped.roll, i as u32 + 1);
            assert!(matches!(dropped.what, Wrong::Element { .. }), "{dropped}");
        } else {
            assert_eq!(
                dropped, None,
                "cutting the end off is not a forgery that dice can show"
            );
        }
    }
}

#[test]
fn another_thrower() {
    let table = table();
    for i in 0..8 {
        let fault = forge(&table, |forged| {
            let roll = roll_of(forged, i);
            roll.by = roll.by.other();
        });
        let fault = fault.unwrap();
        assert_eq!(fault.roll, i as u32 + 1);
        assert!(matches!(fault.what, Wrong::Order { .. }), "{fault}");
    }
}

/// What a throw would have been with or without the opponent is another matter: calling someone
/// absent afterwards gives other dice (except once in 36 times), so the moves no longer fit.
#[test]
fn calling_someone_absent_afterwards() {
    let table = table();
    let mut same_dice = 0;
    for i in 0..8 {
        let fault = forge(&table, |forged| {
            let party = roll_of(forged, i).proof[0].party();
            roll_of(forged, i).proof[0] = Step::Absent(party);
        });
        match fault {
            Some(fault) => {
                assert_eq!(fault.roll, i as u32 + 1);
                assert!(matches!(fault.what, Wrong::Dice { .. }), "{fault}");
            }
            None => same_dice += 1,
        }
    }
    // Throws 3 and 6 were without the opponent from the start.
    assert_eq!(same_dice, 2);
}

/// A renewal cannot be slipped in to replace a chain in use, nor given to someone else.
#[test]
fn other_renewals() {
    let (mut exchange, mut holders) = three(AbsenceRule::LeaveOut, 3);
    exchange
        .roll_with(&mut holders, Light, Throw::Pair)
        .unwrap();
    for (i, party) in Party::ALL.into_iter().enumerate() {
        let renewed = holders[i].renew(5, [party as u8 + 50; 32]).unwrap();
        exchange.accept(&Message::Renew(renewed)).unwrap();
    }
    for _ in 0..5 {
        exchange.roll_with(&mut holders, Dark, Throw::Pair).unwrap();
    }
    let table = exchange.transcript().clone();
    let renewal = |forged: &mut Transcript, change: &dyn Fn(&mut Commitment)| {
        let Entry::Renew(renew) = &mut forged.entries[1] else {
            panic!()
        };
        assert_eq!(renew.commitment.party, Party::Server);
        change(&mut renew.commitment);
    };
    let other_anchor = forge(&table, |forged| {
        renewal(forged, &|commitment| {
            commitment.anchor = Digest::new([0; 32]);
        });
    });
    assert_eq!(
        other_anchor,
        Some(
            Wrong::Element {
                party: Party::Server
            }
            .at(4)
        )
    );
    let other_number = forge(&table, |forged| {
        renewal(forged, &|commitment| commitment.chain = 2);
    });
    let wrong = Wrong::ChainNumber {
        party: Party::Server,
        expected: 1,
    };
    assert_eq!(other_number, Some(wrong.at(2)));
    let other_party = forge(&table, |forged| {
        renewal(forged, &|commitment| commitment.party = Party::Light);
    });
    // Light's own renewal comes right after it.
    assert_eq!(
        other_party,
        Some(
            Wrong::RenewalWaiting {
                party: Party::Light
            }
            .at(2)
        )
    );
    let too_long = forge(&table, |forged| {
        renewal(forged, &|commitment| commitment.length = u32::MAX);
    });
    assert_eq!(
        too_long,
        Some(
            Wrong::ChainLength {
                party: Party::Server
            }
            .at(2)
        )
    );
    let dropped = forge(&table, |forged| drop(forged.entries.remove(1)));
    assert_eq!(
        dropped,
        Some(
            Wrong::Exhausted {
                party: Party::Server
            }
            .at(4)
        )
    );
}
