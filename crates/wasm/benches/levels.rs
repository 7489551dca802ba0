//! The three levels of the computer, measured against each other; it takes minutes:
//!
//! ```text
//! cargo bench -p tabuleiro-wasm --bench levels
//! ```
//!
//! `LEVELS_GAMES` (40) says how many games a pair plays, `LEVELS_RULES` (all) which rule sets, separated by commas.

#[expect(dead_code, reason = "the tests use the rest of it")]
#[path = "../tests/all/support.rs"]
mod support;

use serde_json::json;
use support::Page;

/// Half points of the higher level out of twice the games.
fn play(rules: &str, higher: u8, games: u32) -> u32 {
    let mut page = Page::new();
    // A slice of thought counts as 40 ms, however slow the machine is: the same nodes everywhere.
    page.tick = 40;
    page.budget = 400.0;
    let seat = |level: u8| json!({ "name": "C", "player": { "kind": "computer", "level": level } });
    let mut score = 0;
    for game in 0..games {
        let (light, dark, ours) = if game % 2 == 0 {
            (higher, higher - 1, "light")
        } else {
            (higher - 1, higher, "dark")
        };
        let mut view = page.open(&json!({
            "ruleSet": rules,
            "seats": { "light": seat(light), "dark": seat(dark) },
            "time": null,
            "backgammon": { "length": 1, "cube": true, "options": [], "dice": "fair" },
        }));
        for turn in 0..400 {
            if !view["outcome"].is_null() {
                break;
            }
            let turns = view["turns"].as_array().filter(|_| turn < 4).cloned();
            let action = match turns.filter(|turns| !turns.is_empty()) {
                // The first turns by lot, so that no two games are alike.
                Some(turns) => {
                    let chosen = &turns[(game as usize * 31 + turn * 17) % turns.len()];
                    json!({ "kind": "move", "path": chosen["path"], "huff": chosen["huff"] })
                }
                None => page.think(&view, "move")["action"].clone(),
            };
            view = page.done(&view, &action);
        }
        score += match view["outcome"]["winner"].as_str() {
            Some(winner) if winner == ours => 2,
            Some(_) => 0,
            None => 1,
        };
        page.ask("closeTable", &json!([view["table"]]));
    }
    score
}

fn main() {
    let games: u32 =
        std::env::var("LEVELS_GAMES").map_or(40, |count| count.parse().expect("a number"));
    let all = Page::new().ask("ruleSets", &json!([]));
    let wanted = std::env::var("LEVELS_RULES").unwrap_or_default();
    let ids: Vec<&str> = all
        .as_array()
        .expect("sets")
        .iter()
        .filter_map(|set| set["id"].as_str())
        .filter(|id| wanted.is_empty() || wanted.split(',').any(|one| one == *id))
        .collect();
    for id in ids {
        for higher in [2, 3] {
            let score = f64::from(play(id, higher, games)) / 2.0;
            let share = 100.0 * score / f64::from(games);
            println!(
                "{id}: level {higher} against {}: {score} of {games} ({share:.0} %)",
                higher - 1
            );
            // One game of backgammon is mostly luck, so no more than this can be asked of a few dozen.
            assert!(
                share > 50.0,
                "{id}: level {higher} is not better than the one below"
            );
        }
    }
}
