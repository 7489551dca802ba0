//! The positions that tell the rule sets apart, from `tests/data/rule_cases.json`.

use crate::common::position;
use serde_json::Value;
use tabuleiro_draughts::notation::EntryError;
use tabuleiro_draughts::rule_sets::by_id;
use tabuleiro_draughts::{Position, Reason, Rules};

struct Case {
    rules: &'static Rules,
    fen: String,
    legal: Vec<String>,
    illegal: Vec<String>,
    why: String,
}

fn cases() -> Vec<Case> {
    let rows: Vec<Value> = serde_json::from_str(&test_data::text("rule_cases.json")).expect("JSON");
    let texts = |value: &Value| -> Vec<String> {
        let list = value.as_array().expect("a list");
        list.iter()
            .map(|text| text.as_str().expect("a text").to_string())
            .collect()
    };
    let draughts = rows.iter().filter(|row| row["game"] == "draughts");
    draughts
        .map(|row| {
            let id = row["rules"].as_str().expect("an id");
            Case {
                rules: by_id(id).unwrap_or_else(|| panic!("no rule set {id}")),
                fen: row["position"].as_str().expect("a position").to_string(),
                legal: texts(&row["legal"]),
                illegal: texts(&row["illegal"]),
                why: row["why"].as_str().unwrap_or_default().to_string(),
            }
        })
        .collect()
}

/// The positions after these moves, sorted by what they print.
fn results<'a>(
    rules: &Rules,
    before: &Position,
    moves: impl Iterator<Item = &'a tabuleiro_draughts::Move>,
) -> Vec<String> {
    let mut after: Vec<String> = moves
        .map(|play| format!("{:?}", before.played(play, rules)))
        .collect();
    after.sort();
    after.dedup();
    after
}

#[test]
fn every_row_holds() {
    let cases = cases();
    assert!(cases.len() >= 25, "only {} rows", cases.len());
    for case in &cases {
        let rules = case.rules;
        let what = |text: &str| format!("{} {} {text}: {}", rules.id, case.fen, case.why);
        let before = position(rules, &case.fen);
        let read: Vec<_> = case
            .legal
            .iter()
            .map(|text| {
                before
                    .read_move(rules, text)
                    .unwrap_or_else(|error| panic!("{}: {error}", what(text)))
            })
            .collect();
        let all = before.legal_moves(rules);
        if case.why.contains("[legal list complete]") {
            assert_eq!(
                results(rules, &before, read.iter()),
                results(rules, &before, all.iter()),
                "{}",
                what("the list is not complete")
            );
        }
        for text in &case.illegal {
            match before.read_move(rules, text) {
                Ok(play) => panic!("{}: accepted as {}", what(text), rules.names().play(&play)),
                Err(EntryError::Unreadable(error)) => panic!("{}: {error}", what(text)),
                Err(EntryError::Illegal(refusal)) => {
                    assert_ne!(refusal.reason, Reason::Unexplained, "{}", what(text));
                    assert_eq!(
                        refusal.alternative.is_some(),
                        !all.is_empty(),
                        "{}",
                        what(text)
                    );
                }
            }
        }
    }
}

/// Some rows name the position after the only move.
#[test]
fn the_named_results_come_about() {
    let mut named = 0;
    for case in &cases() {
        let lower = case.why.to_lowercase();
        let Some(start) = lower.find("result ") else {
            continue;
        };
        let fen: String = case.why[start + 7..]
            .chars()
            .take_while(|c| c.is_ascii_alphanumeric() || ":,".contains(*c))
            .collect();
        let before = position(case.rules, &case.fen);
        let [only] = &before.legal_moves(case.rules)[..] else {
            panic!("{} has more than one move", case.fen);
        };
        let fen = fen.trim_end_matches(',');
        assert_eq!(
            before.played(only, case.rules),
            position(case.rules, fen),
            "{} {fen}",
            case.fen
        );
        named += 1;
    }
    assert!(named >= 4, "only {named} rows name a result");
}

/// What each refused row is told, in full.
#[test]
fn the_reasons_of_the_rows() {
    let mut told = String::new();
    for case in &cases() {
        let before = position(case.rules, &case.fen);
        for text in &case.illegal {
            if let Err(EntryError::Illegal(refusal)) = before.read_move(case.rules, text) {
                told += &format!(
                    "{} {} {text}\n    {}: {refusal} ({})\n",
                    case.rules.id,
                    case.fen,
                    refusal.reason.code(),
                    refusal.article
                );
            }
        }
    }
    insta::assert_snapshot!(told);
}
