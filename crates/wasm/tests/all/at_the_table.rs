//! What happens at a table besides plain moves: beavers, void throws, clocks, the huff, and why a turn is the best.

use crate::support::{Page, in_four_languages, people};
use serde_json::{Value, json};

/// Backgammon for money, with dice that are typed in.
fn for_money(options: &[&str]) -> Value {
    let mut table = people("backgammon:tournament");
    table["backgammon"] =
        json!({ "length": null, "cube": true, "options": options, "dice": "typed" });
    table
}

fn roll(page: &mut Page, view: &Value, dice: [u8; 2]) -> Value {
    page.done(view, &json!({ "kind": "roll", "dice": dice }))
}

fn typed(page: &mut Page, view: &Value, text: &str) -> Value {
    page.done(view, &json!({ "kind": "typed", "text": text }))
}

/// Light has opened with 3-1, and Dark is to roll.
fn opened(page: &mut Page, options: &[&str]) -> Value {
    let view = page.open(&for_money(options));
    let view = roll(page, &view, [3, 1]);
    typed(page, &view, "8/5 6/5")
}

#[test]
fn a_double_is_beavered_and_the_cube_stays_with_the_beaver() {
    let mut page = Page::new();
    let view = opened(&mut page, &["beavers"]);
    assert_eq!(
        view["toAct"],
        json!({ "kind": "roll", "side": "dark", "double": "yes" })
    );
    let doubled = page.done(&view, &json!({ "kind": "double" }));
    assert_eq!(
        doubled["toAct"],
        json!({ "kind": "answer", "side": "light", "value": 2, "mayBeaver": true, "costOfDrop": 1 })
    );
    let beavered = page.done(&doubled, &json!({ "kind": "beaver" }));
    // Only beavers were agreed on: no raccoons.
    assert_eq!(
        beavered["toAct"],
        json!({ "kind": "answer", "side": "dark", "value": 4, "mayBeaver": false, "costOfDrop": 2 })
    );
    let again = page.act(&beavered, &json!({ "kind": "beaver" }));
    assert_eq!(again["ok"], false);
    in_four_languages(&again["refusal"]["sentence"]);
    let taken = page.done(&beavered, &json!({ "kind": "take" }));
    assert_eq!(taken["cube"], json!({ "value": 4, "owner": "light" }));
    assert_eq!(taken["toAct"]["kind"], "roll");
    let events: Vec<&Value> = taken["record"]["line"]
        .as_array()
        .expect("a line")
        .iter()
        .map(|entry| &entry["event"]["kind"])
        .collect();
    assert_eq!(events, ["play", "double", "beaver", "take"]);
}

#[test]
fn a_beaver_that_was_not_agreed_on_is_refused() {
    let mut page = Page::new();
    let view = opened(&mut page, &[]);
    let doubled = page.done(&view, &json!({ "kind": "double" }));
    assert_eq!(doubled["toAct"]["mayBeaver"], false);
    let answer = page.act(&doubled, &json!({ "kind": "beaver" }));
    assert_eq!(answer["ok"], false);
    assert_eq!(answer["refusal"]["reason"], "beavers-not-played");
    let dropped = page.done(&doubled, &json!({ "kind": "drop" }));
    assert_eq!(dropped["outcome"]["reason"], "dropped");
    assert_eq!(dropped["outcome"]["winner"], "dark");
}

#[test]
fn a_void_throw_is_thrown_again_and_it_is_too_late_to_double() {
    let mut page = Page::new();
    let view = opened(&mut page, &[]);
    let void = page.done(&view, &json!({ "kind": "void throw" }));
    assert_eq!(
        void["toAct"],
        json!({ "kind": "roll", "side": "dark", "double": "not the owner" })
    );
    let double = page.act(&void, &json!({ "kind": "double" }));
    assert_eq!(double["ok"], false);
    in_four_languages(&double["refusal"]["sentence"]);
    let thrown = roll(&mut page, &void, [6, 5]);
    assert_eq!(thrown["dice"]["values"], json!([6, 5]));
    let record = page.ask("exportRecord", &json!([thrown["table"], "own"]));
    let again = page.open(&json!({
        "ruleSet": "backgammon:tournament",
        "seats": for_money(&[])["seats"],
        "time": null,
        "record": record["text"],
    }));
    assert_eq!(again["dice"]["values"], json!([6, 5]));
    let proof = page.ask("verifyDice", &json!([again["table"]]));
    assert!(
        proof["rolls"]
            .as_array()
            .expect("rolls")
            .iter()
            .all(|roll| roll["proof"] == "typed"),
        "{proof}"
    );
}

#[test]
fn the_machine_s_throws_are_not_made_void_or_typed() {
    let mut page = Page::new();
    let mut table = for_money(&[]);
    table["backgammon"]["dice"] = json!("fair");
    let view = page.open(&table);
    for action in [
        json!({ "kind": "void throw" }),
        json!({ "kind": "roll", "dice": [6, 6] }),
    ] {
        let answer = page.act(&view, &action);
        assert_eq!(answer["ok"], false, "{action}");
        in_four_languages(&answer["refusal"]["title"]);
        in_four_languages(&answer["refusal"]["sentence"]);
    }
    let thrown = page.done(&view, &json!({ "kind": "roll" }));
    assert_eq!(thrown["toAct"]["kind"], "play");
}

#[test]
fn a_flag_falls_and_not_before() {
    let mut page = Page::new();
    let mut table = people("draughts:italian");
    table["time"] = json!("1+2");
    let view = page.open(&table);
    assert_eq!(view["clock"]["left"]["light"], 60_000);
    page.now += 20_000;
    let moved = page.done(&view, &json!({ "kind": "typed", "text": "22-18" }));
    let left = moved["clock"]["left"]["light"].as_u64().expect("time");
    assert!(
        (41_900..=42_000).contains(&left),
        "20 s used, 2 s more: {left}"
    );
    assert_eq!(moved["clock"]["running"], "dark");
    let early = page.act(&moved, &json!({ "kind": "flag" }));
    assert_eq!(early["ok"], false);
    assert_eq!(early["refusal"]["reason"], "flag-stands");
    in_four_languages(&early["refusal"]["sentence"]);
    page.now += 60_001;
    let late = page.act(&moved, &json!({ "kind": "typed", "text": "11-15" }));
    assert_eq!(late["ok"], false);
    assert_eq!(late["refusal"]["reason"], "flag-has-fallen");
    let fallen = page.done(&moved, &json!({ "kind": "flag" }));
    assert_eq!(fallen["outcome"]["winner"], "light");
    assert_eq!(fallen["outcome"]["reason"], "flag");
    assert!(fallen["clock"]["running"].is_null());
    assert_eq!(fallen["toAct"]["kind"], "over");
}

#[test]
fn a_delay_passes_before_the_reserve() {
    let mut page = Page::new();
    let mut table = people("backgammon:tournament");
    table["time"] = json!("2m d12");
    let view = page.open(&table);
    assert_eq!(view["clock"]["left"]["light"], 132_000);
    assert_eq!(view["clock"]["delay"]["light"], 12_000);
    let view = roll(&mut page, &view, [6, 4]);
    page.now += 20_000;
    let moved = page.done(&view, &json!({ "kind": "typed", "text": "24/14" }));
    let clock = &moved["clock"];
    let reserve = clock["left"]["light"].as_u64().expect("time") - 12_000;
    assert!((111_900..=112_000).contains(&reserve), "8 s of 20 counted");
    assert_eq!(
        clock["delay"]["light"], 12_000,
        "whole again for the next turn"
    );
}

#[test]
fn every_move_has_its_own_time() {
    let mut page = Page::new();
    let mut table = people("draughts:italian");
    table["time"] = json!("30s/move");
    let view = page.open(&table);
    page.now += 29_000;
    let moved = page.done(&view, &json!({ "kind": "typed", "text": "22-18" }));
    assert_eq!(
        moved["clock"]["left"]["light"], 30_000,
        "nothing is carried over"
    );
    page.now += 30_001;
    let fallen = page.done(&moved, &json!({ "kind": "flag" }));
    assert_eq!(fallen["outcome"]["winner"], "light");
}

#[test]
fn a_flag_in_backgammon_loses_the_match() {
    let mut page = Page::new();
    let mut table = people("backgammon:tournament");
    table["time"] = json!("30s+0");
    let view = page.open(&table);
    let view = roll(&mut page, &view, [6, 4]);
    page.now += 31_000;
    let fallen = page.done(&view, &json!({ "kind": "flag" }));
    assert_eq!(fallen["outcome"]["reason"], "flag");
    assert_eq!(fallen["outcome"]["winner"], "dark");
    assert_eq!(fallen["outcome"]["matchOver"], true);
}

/// The leaflet plays one game or adds up the points; without an agreement the next game keeps them.
#[test]
fn game_after_game_for_points_keeps_them() {
    let mut page = Page::new();
    let view = page.open(&people("backgammon:xalingo"));
    let view = roll(&mut page, &view, [6, 4]);
    let given_up = page.done(&view, &json!({ "kind": "resign", "stake": 2 }));
    assert_eq!(given_up["outcome"]["matchOver"], false);
    let next = page.done(&given_up, &json!({ "kind": "next game" }));
    assert_eq!(next["match"]["points"]["dark"], 2);
    assert_eq!(next["record"]["games"], 2);
}

/// Sixty games use a chain of dice up. The next one takes its place between two throws, and the record proves both.
#[test]
fn games_go_on_when_a_chain_of_dice_is_used_up() {
    const GAMES: usize = 4_100;
    let mut page = Page::new();
    let mut table = people("backgammon:xalingo");
    table["backgammon"] = json!({ "length": null, "cube": true, "options": [], "dice": "fair" });
    let mut view = page.open(&table);
    for _ in 0..GAMES {
        view = page.done(&view, &json!({ "kind": "roll" }));
        view = page.done(&view, &json!({ "kind": "resign", "stake": 1 }));
        view = page.done(&view, &json!({ "kind": "next game" }));
    }
    let proof = page.ask("verifyDice", &json!([view["table"]]));
    let rolls = proof["rolls"].as_array().expect("throws");
    assert!(rolls.len() >= GAMES, "{}", rolls.len());
    // Nobody has added words of his own: the seals of both chains are proved, and only they.
    let last = rolls.last();
    assert!(
        rolls.iter().all(|roll| roll["proof"] == "one-sided"),
        "{last:?}"
    );
}

#[test]
fn whoever_does_not_take_is_huffed() {
    let mut page = Page::new();
    let mut view = page.open(&people("draughts:garden"));
    // Quiet turns only: sooner or later one is made where something could have been taken.
    for _ in 0..60 {
        if !view["huff"].is_null() {
            break;
        }
        assert_eq!(
            view["mustCapture"], false,
            "the huff enforces it, not the rules"
        );
        let turns = view["turns"].as_array().expect("turns").clone();
        let quiet = |turn: &&Value| turn["taken"] == json!([]) && turn["huff"].is_null();
        let turn = turns.iter().rev().find(quiet).expect("a quiet turn");
        view = page.done(
            &view,
            &json!({ "kind": "move", "path": turn["path"], "huff": null }),
        );
    }
    let squares = view["huff"]["squares"].as_array().expect("a huff").clone();
    let pieces = |view: &Value| view["pieces"].as_array().expect("pieces").len();
    let before = pieces(&view);
    let turns = view["turns"].as_array().expect("turns").clone();
    let turn = turns
        .iter()
        .find(|turn| turn["huff"] == squares[0] && turn["taken"] == json!([]))
        .expect("a huff and a quiet move");
    let huffed = page.done(
        &view,
        &json!({ "kind": "move", "path": turn["path"], "huff": turn["huff"] }),
    );
    assert_eq!(pieces(&huffed), before - 1);
    let line = huffed["record"]["line"].as_array().expect("a line");
    assert_eq!(line[line.len() - 1]["event"]["turn"]["huff"], squares[0]);
    // A piece that took what it could is not huffed.
    let free = (1..=32)
        .find(|square| !squares.contains(&json!(square)))
        .expect("a square");
    let answer = page.act(
        &view,
        &json!({ "kind": "move", "path": turn["path"], "huff": free }),
    );
    assert_eq!(answer["ok"], false);
    in_four_languages(&answer["refusal"]["sentence"]);
}

fn why(page: &mut Page, view: &Value) -> Value {
    let found = page.think(view, "study");
    let why = found["why"].clone();
    in_four_languages(&why);
    why
}

fn english(why: &Value) -> &str {
    why["en"].as_str().unwrap_or_default()
}

#[test]
fn the_best_turn_of_draughts_has_its_reason() {
    let mut page = Page::new();
    for (position, says) in [
        ("W:W22:B18,1", "It is the only legal turn."),
        ("W:W21,22,23:B18", "It wins at once."),
    ] {
        let mut table = people("draughts:italian");
        table["position"] = json!(position);
        let view = page.open(&table);
        let why = why(&mut page, &view);
        assert!(english(&why).starts_with(says), "{position}: {why}");
    }
}

/// What is said of every position of a careless game.
fn reasons(page: &mut Page, rules: &str, care: usize) -> Vec<String> {
    let mut view = page.open(&people(rules));
    let mut said = Vec::new();
    for turn in 0..30 {
        let request = json!({ "table": view["table"], "purpose": "study", "budget": 0 });
        let found = page.ask("think", &json!([request]));
        assert_eq!(found["done"], true);
        in_four_languages(&found["why"]);
        said.push(english(&found["why"]).to_owned());
        let turns = view["turns"].as_array().expect("turns").clone();
        let chosen = &turns[turn * care % turns.len()];
        view = page.done(
            &view,
            &json!({ "kind": "move", "path": chosen["path"], "huff": chosen["huff"] }),
        );
        if !view["outcome"].is_null() {
            break;
        }
    }
    said
}

#[test]
fn reasons_speak_of_what_is_on_the_board() {
    let mut page = Page::new();
    let mut said = Vec::new();
    for care in [3, 5, 7, 11, 13] {
        said.extend(reasons(&mut page, "draughts:english", care));
    }
    for wanted in [
        "only legal turn",
        "better than after",
        "your pieces stand better",
    ] {
        let found = said.iter().any(|said| said.contains(wanted));
        assert!(found, "nobody says {wanted:?}: {said:#?}");
    }
    // Where nothing has to be taken, and where pieces are a burden.
    reasons(&mut page, "draughts:garden", 7);
    let losing = reasons(&mut page, "draughts:english+losing", 7);
    assert!(
        losing
            .iter()
            .any(|said| said.contains("of a man better than"))
    );
    assert!(!losing.iter().any(|said| said.contains("better than after")));
}

#[test]
fn the_best_play_of_backgammon_has_its_reason() {
    let mut page = Page::new();
    let view = page.open(&for_money(&[]));
    let view = roll(&mut page, &view, [3, 1]);
    let why = why(&mut page, &view);
    assert!(
        why["en"]
            .as_str()
            .expect("English")
            .contains("makes the 5 point"),
        "{why}"
    );
    assert!(
        why["pt"]
            .as_str()
            .expect("Portuguese")
            .contains("fecha a casa 5"),
        "{why}"
    );
}

#[test]
fn a_choice_about_the_cube_has_its_reason() {
    let mut page = Page::new();
    let view = opened(&mut page, &[]);
    let before = why(&mut page, &view);
    assert!(
        before["en"]
            .as_str()
            .expect("English")
            .starts_with("Rolling on is worth"),
        "{before}"
    );
    let doubled = page.done(&view, &json!({ "kind": "double" }));
    let answer = why(&mut page, &doubled);
    assert!(
        answer["en"]
            .as_str()
            .expect("English")
            .starts_with("Taking is worth"),
        "{answer}"
    );
}
