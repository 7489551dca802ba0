//! The box as the page's worker calls it: by name, with JSON, time and randomness from outside.

use serde_json::{Value, json};
use tabuleiro_wasm::{GamesBox, Outside, call};

const NETS: &[u8] = include_bytes!("../../../engine/data/backgammon.net");

/// A box with a clock that ticks at every call and bytes that never come again.
pub(crate) struct Page {
    games: GamesBox,
    pub(crate) now: u64,
    /// Milliseconds from one call to the next.
    pub(crate) tick: u64,
    /// Milliseconds for a thought.
    pub(crate) budget: f64,
    calls: u64,
}

impl Page {
    pub(crate) fn new() -> Self {
        let mut games = GamesBox::new();
        games
            .load_data("backgammon.net", NETS)
            .expect("the shipped nets");
        Self {
            games,
            now: 1_700_000_000_000,
            tick: 7,
            budget: 50.0,
            calls: 0,
        }
    }

    pub(crate) fn ask(&mut self, name: &str, arguments: &Value) -> Value {
        self.now += self.tick;
        self.calls += 1;
        let mut entropy = [0; Outside::BYTES];
        let mut seed = self.calls.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        for byte in &mut entropy {
            seed ^= seed << 13;
            seed ^= seed >> 7;
            seed ^= seed << 17;
            *byte = seed as u8;
        }
        let outside = Outside {
            now: self.now,
            entropy,
        };
        let answer = call(&mut self.games, name, &arguments.to_string(), &outside)
            .unwrap_or_else(|failure| panic!("{name}{arguments}: {failure}"));
        serde_json::from_str(&answer).expect("JSON")
    }

    pub(crate) fn open(&mut self, options: &Value) -> Value {
        let answer = self.ask("openTable", &json!([options]));
        assert_eq!(answer["ok"], true, "{options}: {answer}");
        answer["value"].clone()
    }

    pub(crate) fn act(&mut self, view: &Value, action: &Value) -> Value {
        self.ask("act", &json!([view["table"], action]))
    }

    pub(crate) fn done(&mut self, view: &Value, action: &Value) -> Value {
        let answer = self.act(view, action);
        assert_eq!(answer["ok"], true, "{action}: {answer}");
        answer["view"].clone()
    }

    pub(crate) fn think(&mut self, view: &Value, purpose: &str) -> Value {
        let request = json!({ "table": view["table"], "purpose": purpose, "budget": self.budget });
        let mut found = self.ask("think", &json!([request]));
        while found["done"] != true {
            found = self.ask("thinkOn", &json!([view["table"]]));
        }
        found
    }

    /// Lets the computer play both sides to the end of the game.
    pub(crate) fn play_out(&mut self, mut view: Value) -> Value {
        for _ in 0..3000 {
            if !view["outcome"].is_null() {
                return view;
            }
            let found = self.think(&view, "move");
            let action = found["action"].clone();
            assert!(
                !action.is_null(),
                "{}: nothing to do at {}",
                view["ruleSet"],
                view["toAct"]
            );
            view = self.done(&view, &action);
        }
        panic!("{} does not end", view["ruleSet"]);
    }
}

pub(crate) fn computers(rules: &str) -> Value {
    let seat = json!({ "name": "C", "player": { "kind": "computer", "level": 1 } });
    let backgammon = json!({ "length": null, "cube": true, "options": [], "dice": "fair" });
    json!({ "ruleSet": rules, "seats": { "light": seat, "dark": seat }, "time": null, "backgammon": backgammon })
}

pub(crate) fn people(rules: &str) -> Value {
    let seat = |name: &str| json!({ "name": name, "player": { "kind": "person" } });
    let backgammon = json!({ "length": 3, "cube": true, "options": [], "dice": "typed" });
    let seats = json!({ "light": seat("Ana"), "dark": seat("Rui") });
    json!({ "ruleSet": rules, "seats": seats, "time": null, "backgammon": backgammon })
}

pub(crate) fn in_four_languages(text: &Value) {
    for lang in ["pt", "es", "en", "it"] {
        let said = text[lang].as_str().unwrap_or_default();
        assert!(!said.is_empty(), "{lang} of {text}");
    }
}
