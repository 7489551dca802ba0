//! The live protocol: what is refused, what is withheld, what survives a restart.

use super::*;
use crate::Side::{self, Dark, Light};

fn fault<T: core::fmt::Debug>(refused: Result<T, Refusal>) -> Wrong {
    match refused.unwrap_err() {
        Refusal::Fault(fault) => fault.what,
        other => panic!("expected a fault, found {other:?}"),
    }
}

fn reveal(holders: &mut [Holder], party: Party, exchange: &Follower) -> Message {
    holders[party as usize].reveal(exchange).unwrap()
}

#[test]
fn the_order_is_opponent_thrower_server() {
    for by in Side::BOTH {
        let (mut exchange, mut holders) = three(AbsenceRule::LeaveOut, 8);
        let order = [by.other().into(), by.into(), Party::Server];
        exchange.accept(&exchange.request(by, Throw::Pair)).unwrap();
        for awaited in order {
            assert_eq!(exchange.awaited(), Some(awaited));
            for party in Party::ALL.into_iter().filter(|&party| party != awaited) {
                assert_eq!(
                    holders[party as usize].reveal(&exchange),
                    Err(Withheld::NotAwaited)
                );
                let element = Digest::new([0; 32]);
                let early = Message::Reveal {
                    roll: 1,
                    party,
                    element,
                };
                let refused = exchange.accept(&early).unwrap_err();
                assert_eq!(
                    refused,
                    Refusal::OutOfTurn {
                        awaited,
                        from: party
                    }
                );
            }
            let message = reveal(&mut holders, awaited, &exchange);
            exchange.accept(&message).unwrap();
        }
        assert_eq!(exchange.awaited(), None);
        assert_eq!(verify(exchange.transcript()).unwrap().proven, 1);
    }
}

#[test]
fn nothing_is_shown_before_a_request() {
    let (mut exchange, mut holders) = three(AbsenceRule::LeaveOut, 8);
    for holder in &mut holders {
        assert_eq!(holder.reveal(&exchange), Err(Withheld::NotAwaited));
    }
    let absent = Message::Absent {
        roll: 1,
        party: Party::Dark,
    };
    assert_eq!(
        exchange.accept(&absent).unwrap_err(),
        Refusal::NothingRequested
    );
}

#[test]
fn nothing_comes_between_request_and_dice() {
    let (mut exchange, mut holders) = three(AbsenceRule::LeaveOut, 8);
    let request = exchange.request(Light, Throw::Opening);
    exchange.accept(&request).unwrap();
    let renewal = Message::Renew(holders[0].clone().renew(8, [9; 32]).unwrap());
    for message in [
        request,
        renewal,
        Message::Seed {
            words: "now?".into(),
            from: WordsFrom::Player,
        },
    ] {
        assert_eq!(
            exchange.accept(&message).unwrap_err(),
            Refusal::ThrowUnderWay
        );
    }
    for party in [Party::Dark, Party::Light, Party::Server] {
        let message = reveal(&mut holders, party, &exchange);
        exchange.accept(&message).unwrap();
    }
    assert_eq!(exchange.transcript().entries.len(), 1);
}

#[test]
fn only_the_opponent_can_be_left_out_and_only_where_allowed() {
    let (mut exchange, mut holders) = three(AbsenceRule::LeaveOut, 8);
    exchange
        .accept(&exchange.request(Light, Throw::Pair))
        .unwrap();
    exchange
        .accept(&Message::Absent {
            roll: 1,
            party: Party::Dark,
        })
        .unwrap();
    let thrower = exchange.accept(&Message::Absent {
        roll: 1,
        party: Party::Light,
    });
    assert_eq!(
        fault(thrower),
        Wrong::MayNotBeAbsent {
            party: Party::Light
        }
    );
    let message = reveal(&mut holders, Party::Light, &exchange);
    exchange.accept(&message).unwrap();
    // The server withholds: the throw stands still, nothing is recorded, nothing can replace it.
    let server = exchange.accept(&Message::Absent {
        roll: 1,
        party: Party::Server,
    });
    assert_eq!(
        fault(server),
        Wrong::MayNotBeAbsent {
            party: Party::Server
        }
    );
    assert_eq!(exchange.awaited(), Some(Party::Server));
    assert_eq!(
        verify(exchange.transcript()).unwrap(),
        DiceReport::default()
    );
    assert_eq!(
        exchange
            .accept(&exchange.request(Light, Throw::Pair))
            .unwrap_err(),
        Refusal::ThrowUnderWay
    );

    let (mut waiting, _) = three(AbsenceRule::Wait, 8);
    waiting
        .accept(&waiting.request(Light, Throw::Pair))
        .unwrap();
    let left_out = waiting.accept(&Message::Absent {
        roll: 1,
        party: Party::Dark,
    });
    assert_eq!(
        fault(left_out),
        Wrong::MayNotBeAbsent { party: Party::Dark }
    );
}

#[test]
fn a_player_called_absent_after_answering_notices() {
    let (mut mine, mut holders) = three(AbsenceRule::LeaveOut, 8);
    mine.accept(&mine.request(Light, Throw::Pair)).unwrap();
    let message = reveal(&mut holders, Party::Dark, &mine);
    mine.accept(&message).unwrap();
    let lie = mine
        .accept(&Message::Absent {
            roll: 1,
            party: Party::Dark,
        })
        .unwrap_err();
    assert_eq!(
        lie,
        Refusal::OutOfTurn {
            awaited: Party::Light,
            from: Party::Dark
        }
    );
}

#[test]
fn an_absent_player_comes_back() {
    let (mut exchange, mut holders) = three(AbsenceRule::LeaveOut, 64);
    let mut without_dark: Vec<Holder> = holders[..2].to_vec();
    exchange
        .roll_with(&mut without_dark, Light, Throw::Pair)
        .unwrap();
    exchange
        .roll_with(&mut without_dark, Light, Throw::Pair)
        .unwrap();
    let stuck = exchange
        .clone()
        .roll_with(&mut without_dark, Dark, Throw::Pair)
        .unwrap_err();
    assert_eq!(stuck, Refusal::NobodyHolds { party: Party::Dark });
    exchange.roll_with(&mut holders, Dark, Throw::Pair).unwrap();
    let report = verify(exchange.transcript()).unwrap();
    assert_eq!((report.rolls, report.absent), (3, 2));
    // What was left out is passed over: throw 3 takes the third element.
    let Entry::Roll(third) = &exchange.transcript().entries[2] else {
        panic!()
    };
    let second = exchange.verifier().chains(Party::Dark).unwrap();
    assert_eq!(third.proof[1].party(), Party::Dark);
    assert_eq!(second.current.place(4), Some(4));
}

#[test]
fn wrong_and_replayed_elements_are_refused() {
    let (mut exchange, mut holders) = three(AbsenceRule::LeaveOut, 8);
    exchange
        .roll_with(&mut holders, Light, Throw::Pair)
        .unwrap();
    exchange
        .accept(&exchange.request(Light, Throw::Pair))
        .unwrap();
    let Entry::Roll(first) = &exchange.transcript().entries[0] else {
        panic!()
    };
    let old = *first.proof[0].element().unwrap();
    let replayed = Message::Reveal {
        roll: 2,
        party: Party::Dark,
        element: old,
    };
    assert_eq!(
        fault(exchange.accept(&replayed)),
        Wrong::Element { party: Party::Dark }
    );
    let as_it_was = Message::Reveal {
        roll: 1,
        party: Party::Dark,
        element: old,
    };
    let refused = fault(exchange.accept(&as_it_was));
    assert_eq!(
        refused,
        Wrong::RollNumber {
            expected: 2,
            found: 1
        }
    );
}

#[test]
fn a_used_up_chain_is_refused_until_it_is_renewed() {
    let (mut exchange, mut holders) = three(AbsenceRule::LeaveOut, 2);
    for _ in 0..2 {
        exchange
            .roll_with(&mut holders, Light, Throw::Pair)
            .unwrap();
    }
    for party in [Party::Light, Party::Server] {
        assert_eq!(exchange.verifier().elements_left(party), Some(0));
        let refused = exchange.accept(&exchange.request(Light, Throw::Pair));
        assert_eq!(fault(refused), Wrong::Exhausted { party });
        let renewed = holders[party as usize].renew(4, [8; 32]).unwrap();
        exchange.accept(&Message::Renew(renewed)).unwrap();
    }
    // Dark has nothing left, and may be left out as the opponent.
    exchange
        .accept(&exchange.request(Light, Throw::Pair))
        .unwrap();
    assert_eq!(holders[2].reveal(&exchange), Err(Withheld::NotAwaited));
    exchange
        .accept(&Message::Absent {
            roll: 3,
            party: Party::Dark,
        })
        .unwrap();
    for party in [Party::Light, Party::Server] {
        let message = reveal(&mut holders, party, &exchange);
        exchange.accept(&message).unwrap();
    }
    // Back again with a chain that begins with throw 4.
    let renewed = holders[2].renew(4, [8; 32]).unwrap();
    exchange.accept(&Message::Renew(renewed)).unwrap();
    exchange
        .roll_with(&mut holders, Light, Throw::Pair)
        .unwrap();
    let report = verify(exchange.transcript()).unwrap();
    assert_eq!((report.rolls, report.absent), (4, 1));
}

#[test]
fn a_holder_does_not_go_back_or_show_twice() {
    let (mut exchange, mut holders) = three(AbsenceRule::LeaveOut, 8);
    let start = exchange.clone();
    exchange
        .accept(&exchange.request(Light, Throw::Pair))
        .unwrap();
    let shown = reveal(&mut holders, Party::Dark, &exchange);
    // The message was lost: the same again.
    assert_eq!(reveal(&mut holders, Party::Dark, &exchange), shown);
    exchange.accept(&shown).unwrap();
    for party in [Party::Light, Party::Server] {
        let message = reveal(&mut holders, party, &exchange);
        exchange.accept(&message).unwrap();
    }
    exchange
        .accept(&exchange.request(Light, Throw::Pair))
        .unwrap();
    reveal(&mut holders, Party::Dark, &exchange);

    // Somebody winds the table back to throw 1.
    let mut wound_back = start.clone();
    wound_back
        .accept(&wound_back.request(Light, Throw::Pair))
        .unwrap();
    let withheld = holders[2].reveal(&wound_back);
    assert_eq!(withheld, Err(Withheld::AlreadyBeyond { shown: 2 }));

    // Throw 2 after another course.
    let mut other = start;
    let mut without_dark: Vec<Holder> = holders[..2]
        .iter()
        .map(|holder| {
            let table = other.transcript().header.table.clone();
            Holder::new(table, holder.party(), 8, [holder.party() as u8; 32]).unwrap()
        })
        .collect();
    other
        .roll_with(&mut without_dark, Light, Throw::Pair)
        .unwrap();
    other.accept(&other.request(Light, Throw::Pair)).unwrap();
    assert_eq!(holders[2].reveal(&other), Err(Withheld::OtherCourse));

    // A remembered holder keeps to it.
    let table = other.transcript().header.table.clone();
    let json = serde_json::to_string(holders[2].secret()).unwrap();
    let secret: HolderSecret = serde_json::from_str(&json).unwrap();
    let mut restored = Holder::restore(table, Party::Dark, &secret).unwrap();
    assert_eq!(restored.commitment(), holders[2].commitment());
    assert_eq!(restored.reveal(&other), Err(Withheld::OtherCourse));
    assert_eq!(restored.reveal(&exchange), holders[2].reveal(&exchange));
}

#[test]
fn a_takeback_gives_the_same_dice_again() {
    let (mut exchange, mut holders) = three(AbsenceRule::LeaveOut, 8);
    exchange
        .roll_with(&mut holders, Light, Throw::Pair)
        .unwrap();
    let taken_back = exchange.clone();
    let before = exchange
        .roll_with(&mut holders, Dark, Throw::Pair)
        .unwrap()
        .dice;
    exchange
        .roll_with(&mut holders, Light, Throw::Pair)
        .unwrap();
    let mut again = Follower::resume(taken_back.transcript().clone(), &[]).unwrap();
    let refused = again
        .clone()
        .roll_with(&mut holders, Dark, Throw::Pair)
        .unwrap_err();
    assert_eq!(
        refused,
        Refusal::Withheld(Withheld::AlreadyBeyond { shown: 3 })
    );
    for holder in &mut holders {
        holder.wind_back(2);
    }
    assert_eq!(
        again
            .roll_with(&mut holders, Dark, Throw::Pair)
            .unwrap()
            .dice,
        before
    );
}

#[test]
fn a_holder_notices_a_commitment_that_is_not_its_own() {
    let (exchange, _) = three(AbsenceRule::LeaveOut, 8);
    let table = exchange.transcript().header.table.clone();
    let mut other = Holder::new(table, Party::Dark, 8, [77; 32]).unwrap();
    let mut exchange = exchange;
    exchange
        .accept(&exchange.request(Light, Throw::Pair))
        .unwrap();
    assert_eq!(other.reveal(&exchange), Err(Withheld::NotMyChain));
}

#[test]
fn people_who_saw_different_things_notice_before_they_show_anything() {
    let (mut mine, mut holders) = three(AbsenceRule::LeaveOut, 8);
    let mut yours = mine.clone();
    mine.roll_with(&mut holders, Light, Throw::Pair).unwrap();
    let table = yours.transcript().header.table.clone();
    let mut without_dark: Vec<Holder> = [Party::Server, Party::Light]
        .map(|party| Holder::new(table.clone(), party, 8, [party as u8; 32]).unwrap())
        .into();
    yours
        .roll_with(&mut without_dark, Light, Throw::Pair)
        .unwrap();
    assert_ne!(mine.verifier().seal(), yours.verifier().seal());
    let request = mine.request(Dark, Throw::Pair);
    assert_eq!(
        yours.accept(&request).unwrap_err(),
        Refusal::OtherTranscript
    );
}

#[test]
fn a_table_is_taken_up_again_in_the_middle_of_a_throw() {
    let (mut exchange, mut holders) = three(AbsenceRule::LeaveOut, 8);
    exchange
        .roll_with(&mut holders, Light, Throw::Pair)
        .unwrap();
    exchange
        .accept(&exchange.request(Dark, Throw::Pair))
        .unwrap();
    exchange
        .accept(&Message::Absent {
            roll: 2,
            party: Party::Light,
        })
        .unwrap();
    let message = reveal(&mut holders, Party::Dark, &exchange);
    exchange.accept(&message).unwrap();
    let kept = serde_json::to_string(&(exchange.transcript(), exchange.under_way())).unwrap();

    let (transcript, under_way): (Transcript, Vec<Message>) = serde_json::from_str(&kept).unwrap();
    let mut again = Follower::resume(transcript, &under_way).unwrap();
    assert_eq!(again.awaited(), Some(Party::Server));
    let message = reveal(&mut holders, Party::Server, &again);
    again.accept(&message).unwrap();
    exchange.accept(&message).unwrap();
    assert_eq!(again.transcript(), exchange.transcript());
    assert_eq!(verify(again.transcript()).unwrap().rolls, 2);
}

#[test]
fn the_machine_waits_for_words_after_every_commitment() {
    let table: TableId = "local".parse().unwrap();
    let mut holders = [Holder::new(table.clone(), Party::Server, 2, [5; 32]).unwrap()];
    let header = Header::machine(table, holders[0].commitment().into());
    let mut exchange = Follower::new(header).unwrap();
    let early = exchange.roll_with(&mut holders, Light, Throw::Pair);
    assert_eq!(fault(early), Wrong::SeedMissing);
    exchange
        .accept(&Message::Seed {
            words: "minha vez".into(),
            from: WordsFrom::Player,
        })
        .unwrap();
    for _ in 0..2 {
        exchange
            .roll_with(&mut holders, Light, Throw::Pair)
            .unwrap();
    }
    let renewed = holders[0].renew(2, [6; 32]).unwrap();
    exchange.accept(&Message::Renew(renewed)).unwrap();
    let early = exchange.roll_with(&mut holders, Dark, Throw::Pair);
    assert_eq!(fault(early), Wrong::SeedMissing);
    for words in [String::new(), "x".repeat(LONGEST_SEED + 1)] {
        assert_eq!(
            fault(exchange.accept(&Message::Seed {
                words,
                from: WordsFrom::Player
            })),
            Wrong::SeedLength
        );
    }
    exchange
        .accept(&Message::Seed {
            words: "x".repeat(LONGEST_SEED),
            from: WordsFrom::Player,
        })
        .unwrap();
    exchange.roll_with(&mut holders, Dark, Throw::Pair).unwrap();
    // Seals of so few throws bind nobody.
    assert_eq!(verify(exchange.transcript()).unwrap().one_sided, 3);
}

#[test]
fn typed_and_proven_dice_do_not_mix() {
    let typed = Message::Typed {
        roll: 1,
        by: Light,
        kind: Throw::Pair,
        dice: [6, 6],
    };
    let (mut exchange, mut holders) = three(AbsenceRule::LeaveOut, 8);
    assert_eq!(fault(exchange.accept(&typed)), Wrong::EntryOfAnotherTable);
    let words = Message::Seed {
        words: "hello".into(),
        from: WordsFrom::Player,
    };
    assert_eq!(fault(exchange.accept(&words)), Wrong::EntryOfAnotherTable);

    let mut real = Follower::new(Header::typed("real".parse().unwrap())).unwrap();
    real.accept(&typed).unwrap();
    let proven = real.roll_with(&mut holders, Light, Throw::Pair);
    assert_eq!(fault(proven), Wrong::EntryOfAnotherTable);
    let loaded = Message::Typed {
        roll: 2,
        by: Light,
        kind: Throw::Pair,
        dice: [7, 1],
    };
    assert_eq!(fault(real.accept(&loaded)), Wrong::NotADie { found: 7 });
    let why = VoidReason::OffTheBoard;
    real.accept(&Message::Void {
        roll: 2,
        by: Dark,
        kind: Throw::Pair,
        why,
    })
    .unwrap();
    let report = verify(real.transcript()).unwrap();
    assert_eq!(
        report,
        DiceReport {
            rolls: 1,
            typed: 1,
            void: 1,
            ..DiceReport::default()
        }
    );
}

#[test]
fn a_tied_opening_is_thrown_again() {
    let mut real = Follower::new(Header::typed("real".parse().unwrap())).unwrap();
    let typed = |roll, kind, dice| Message::Typed {
        roll,
        by: Light,
        kind,
        dice,
    };
    real.accept(&typed(1, Throw::Opening, [4, 4])).unwrap();
    let refused = real.accept(&typed(2, Throw::Pair, [4, 3]));
    assert_eq!(fault(refused), Wrong::TieNotThrownAgain);
    real.accept(&typed(2, Throw::Opening, [4, 3])).unwrap();
    // A double in a turn is no tie.
    real.accept(&typed(3, Throw::Pair, [4, 4])).unwrap();
    real.accept(&typed(4, Throw::Pair, [1, 2])).unwrap();
}

#[test]
fn lengths_that_are_not_allowed() {
    let table: TableId = "t".parse().unwrap();
    for length in [0, LONGEST_CHAIN + 1] {
        let refused = Holder::new(table.clone(), Party::Dark, length, [0; 32]).unwrap_err();
        assert_eq!(refused, BadLength(length));
        let anchor = Digest::new([0; 32]);
        let header = Header::machine(table.clone(), Sealed { length, anchor });
        let fault = Follower::new(header).unwrap_err();
        assert_eq!(
            fault,
            Wrong::ChainLength {
                party: Party::Server
            }
            .at(0)
        );
    }
}

#[test]
fn secrets_do_not_leak_into_debug_output() {
    let (_, holders) = three(AbsenceRule::Wait, 8);
    let shown = format!("{:?} {:?}", holders[1], holders[1].secret());
    assert!(shown.contains(&holders[1].commitment().anchor.to_string()));
    assert!(!shown.contains("0101010101"), "{shown}");
}
