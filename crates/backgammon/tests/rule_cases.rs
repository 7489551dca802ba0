//! The shared cases that tell the rule sets apart, run from the file.

mod support;

use std::collections::BTreeSet;
use std::path::PathBuf;

use backgammon::notation::Written;
use backgammon::{Frame, LegalPlays, Roll};
use serde_json::Value;
use support::diagram;

fn cases() -> Vec<Value> {
    let shared = std::env::var_os("TABULEIRO_SHARED").map_or_else(
        || PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../../shared"),
        PathBuf::from,
    );
    let path = shared.join("data/rule_cases.json");
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{} cannot be read: {error}", path.display()));
    let Value::Array(cases) = serde_json::from_str(&text).expect("JSON") else {
        panic!("not a list");
    };
    cases
        .into_iter()
        .filter(|case| case["game"] == "backgammon")
        .collect()
}

fn texts(value: &Value) -> Vec<&str> {
    let list = value.as_array().expect("a list");
    list.iter()
        .map(|text| text.as_str().expect("text"))
        .collect()
}

#[test]
fn every_case_with_dice_holds() {
    let mut run = 0;
    for case in cases().iter().filter(|case| !case["dice"].is_null()) {
        let rules = case["rules"].as_str().expect("a rule set");
        assert!(Frame::from_id(rules).is_some(), "{rules}");
        let position = diagram::parse(case["position"].as_str().expect("a position"));
        let die = |index: usize| case["dice"][index].as_u64().expect("a die") as u8;
        let roll = Roll::from_pips(die(0), die(1)).expect("dice");
        let legal = LegalPlays::of(position, roll);
        let why = case["why"].as_str().expect("a reason");

        let mut results = BTreeSet::new();
        for text in texts(&case["legal"]) {
            let written: Written = text.parse().expect(text);
            let play = position
                .resolve(roll, &written)
                .unwrap_or_else(|illegal| panic!("{text}: {illegal} ({why})"));
            results.insert(position.check_play(roll, &play).expect(text));
        }
        if why.contains("[legal list complete]") {
            assert_eq!(results.len(), legal.len(), "{why}");
        }
        for text in texts(&case["illegal"]) {
            let written: Written = text.parse().expect(text);
            let refused = position.resolve(roll, &written);
            assert!(refused.is_err(), "{text} should be refused: {why}");
        }
        run += 1;
    }
    assert_eq!(run, 12);
}
