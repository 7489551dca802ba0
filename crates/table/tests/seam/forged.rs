//! Somebody changes a record and makes all seals anew: what he can get away with, and what not.

use crate::honest::Random;
use crate::live::Live;
use serde_json::{Value, json};
use tabuleiro_table::record::{Line, Members};
use tabuleiro_table::{Table, Verification, verify};

/// The lines of a record without their seals.
fn lines(table: &Table) -> Vec<Members> {
    let members = |line: &str| {
        let mut members: Members = serde_json::from_str(line).unwrap();
        members.remove("seal");
        members
    };
    table.lines().map(members).collect()
}

/// Sealed anew from the first line on, and checked.
fn resealed(lines: &[Members]) -> Verification {
    let mut text = String::new();
    let mut previous = None;
    for members in lines {
        let line = Line::of(members, previous.as_ref());
        previous = Some(*line.seal());
        text.push_str(&format!("{line}\n"));
    }
    verify(text.as_bytes())
}

fn is(line: &Members, name: &str) -> bool {
    line.get("do").and_then(Value::as_str) == Some(name)
}

/// The records of tables with dice, and the places of their proven throws.
fn with_throws(
    seeds: core::ops::Range<u64>,
) -> impl Iterator<Item = (Random, Vec<Members>, Vec<usize>)> {
    seeds.filter_map(|seed| {
        let live = Live::played(3 * seed, 60);
        let lines = lines(&live.table);
        let proven = |line: &Members| {
            line.get("dice")
                .is_some_and(|dice| dice.get("roll").is_some())
        };
        let throws: Vec<usize> = (1..lines.len()).filter(|&at| proven(&lines[at])).collect();
        (throws.len() >= 2).then_some((live.random, lines, throws))
    })
}

fn change_digit(text: &mut Value, random: &mut Random) {
    let digits = text.as_str().unwrap().to_owned();
    let place = random.below(digits.len());
    let other = if digits.as_bytes()[place] == b'0' {
        "1"
    } else {
        "0"
    };
    let mut changed = digits;
    changed.replace_range(place..=place, other);
    *text = Value::String(changed);
}

#[test]
fn a_die_cannot_be_changed() {
    let mut tried = 0;
    for (mut random, lines, throws) in with_throws(0..60) {
        assert!(resealed(&lines).ok);
        for _ in 0..8 {
            let mut forged = lines.clone();
            let at = random.pick(&throws);
            let roll = &mut forged[at]["dice"]["roll"];
            match random.below(5) {
                0 => {
                    let die = roll["dice"][0].as_u64().unwrap();
                    roll["dice"][0] = json!(die % 6 + 1);
                }
                1 => {
                    let steps = roll["proof"].as_array_mut().unwrap();
                    let step = steps.last_mut().unwrap().as_object_mut().unwrap();
                    change_digit(step.values_mut().next().unwrap(), &mut random);
                }
                2 => roll["roll"] = json!(roll["roll"].as_u64().unwrap() + 1),
                3 => change_digit(&mut roll["seal"], &mut random),
                _ => {
                    let other = if roll["by"] == "light" {
                        "dark"
                    } else {
                        "light"
                    };
                    roll["by"] = json!(other);
                    forged[at]["by"] = json!(other);
                }
            }
            let found = resealed(&forged);
            assert!(!found.ok, "{:?}", forged[at]);
            assert_eq!(found.fault.unwrap().line, at + 1);
            tried += 1;
        }
    }
    assert!(tried > 200, "only {tried}");
}

#[test]
fn a_throw_cannot_be_left_out_moved_or_made_under_another_commitment() {
    for (mut random, lines, throws) in with_throws(0..60) {
        let (one, other) = (throws[0], throws[throws.len() - 1]);
        let mut without = lines.clone();
        without.remove(one);
        assert!(!resealed(&without).ok);
        let mut swapped = lines.clone();
        swapped.swap(one, other);
        assert!(!resealed(&swapped).ok);
        let mut committed = lines.clone();
        let source = committed[0]["dice"]["source"].as_object_mut().unwrap();
        let chains = source.values_mut().next().unwrap();
        change_digit(&mut chains["server"]["anchor"], &mut random);
        let found = resealed(&committed);
        assert_eq!(found.fault.unwrap().line, 1);
    }
}

#[test]
fn a_result_must_be_the_one_on_the_board() {
    let mut tried = 0;
    for seed in 0..100 {
        let live = Live::played(seed, 80);
        let lines = lines(&live.table);
        for at in 1..lines.len() {
            if lines[at].contains_key("ends") {
                let mut fails = |change: &dyn Fn(&mut Members)| {
                    let mut forged = lines.clone();
                    change(&mut forged[at]);
                    let found = resealed(&forged);
                    assert_eq!(
                        found.fault.map(|fault| fault.line),
                        Some(at + 1),
                        "{:?}",
                        forged[at]
                    );
                    tried += 1;
                };
                fails(&|line| drop(line.remove("ends")));
                fails(&|line| line["ends"]["reason"] = json!("because"));
                fails(&|line| line["ends"]["points"] = json!(64));
                fails(&|line| {
                    let loser = if line["ends"]["winner"] == "light" {
                        "dark"
                    } else {
                        "light"
                    };
                    line["ends"]["winner"] = json!(loser);
                });
            } else if at % 40 == 7 {
                let ends = json!({"winner": "light", "reason": "resigned"});
                let mut forged = lines.clone();
                forged[at].insert("ends".to_owned(), ends);
                assert_eq!(
                    resealed(&forged).fault.map(|fault| fault.line),
                    Some(at + 1)
                );
            }
        }
    }
    assert!(tried > 60, "only {tried}");
}

#[test]
fn an_event_that_could_not_happen_is_found() {
    let mut tried = 0;
    for seed in 0..80 {
        let mut live = Live::played(seed, 60);
        let lines = lines(&live.table);
        let moves: Vec<usize> = (1..lines.len())
            .filter(|&at| is(&lines[at], "play"))
            .collect();
        if moves.is_empty() {
            continue;
        }
        let at = live.random.pick(&moves);
        let faulty = |change: &dyn Fn(&mut Members)| {
            let mut forged = lines.clone();
            change(&mut forged[at]);
            resealed(&forged).fault.map(|fault| fault.line)
        };
        let here = Some(at + 1);
        assert_eq!(faulty(&|line| line["move"] = json!("1-1")), here);
        assert_eq!(faulty(&|line| line["move"] = json!(22)), here);
        assert_eq!(faulty(&|line| line["by"] = json!("server")), here);
        assert_eq!(faulty(&|line| line["do"] = json!("cheat")), here);
        assert_eq!(faulty(&|line| drop(line.remove("at"))), here);
        assert_eq!(faulty(&|line| line["at"] = json!(-1)), here);
        assert_eq!(
            faulty(&|line| drop(line.insert("side".to_owned(), json!("dark")))),
            here
        );
        let resignation = lines[at]["move"].as_str().unwrap().starts_with("resign");
        if !resignation {
            let other = if lines[at]["by"] == "light" {
                "dark"
            } else {
                "light"
            };
            assert_eq!(
                faulty(&|line| line["by"] = json!(other)),
                here,
                "{:?}",
                lines[at]
            );
        }
        tried += 1;
    }
    assert!(tried > 50, "only {tried}");
}

/// `docs/record-format.md` admits it: a seal is no signature.
#[test]
fn what_a_seal_alone_does_not_protect() {
    let live = Live::played(4, 40);
    let mut lines = lines(&live.table);
    lines[0]["players"][0]["name"] = json!("Somebody else");
    assert!(resealed(&lines).ok);
    lines.truncate(10);
    assert!(resealed(&lines).ok);
}

/// What a later version adds without changing the game is kept.
#[test]
fn unknown_members_are_kept() {
    let live = Live::played(5, 30);
    let mut lines = lines(&live.table);
    lines[0].insert("weather".to_owned(), json!({"rain": true}));
    lines[0]["players"][0]["rating"] = json!(1800);
    lines[3].insert("mood".to_owned(), json!(["calm", 3]));
    let mut text = String::new();
    let mut previous = None;
    for members in &lines {
        let line = Line::of(members, previous.as_ref());
        previous = Some(*line.seal());
        text.push_str(&format!("{line}\n"));
    }
    let table = tabuleiro_table::record::read(text.as_bytes()).unwrap();
    assert_eq!(table.header().unknown["weather"], json!({"rain": true}));
    let written: String = table.lines().flat_map(|line| [line, "\n"]).collect();
    assert_eq!(written, text);
    // But not where it could change what is played.
    lines[0]["terms"]["handicap"] = json!(2);
    assert_eq!(resealed(&lines).fault.unwrap().line, 1);
}
