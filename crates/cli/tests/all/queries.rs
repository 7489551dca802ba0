//! `rules`, `moves`, `check`, `perft` and `eval`.

use serde_json::json;

use crate::{data, file, tabuleiro, tabuleiro_with};

#[test]
fn rules_lists_every_set_with_its_points() {
    let listed = tabuleiro(&["rules", "--json"]).json();
    let ids: Vec<&str> = listed
        .as_array()
        .expect("a list")
        .iter()
        .map(|set| set["id"].as_str().expect("an id"))
        .collect();
    for id in [
        "backgammon:tournament",
        "backgammon:xalingo",
        "draughts:garden",
        "draughts:turkish",
    ] {
        assert!(ids.contains(&id), "{id}");
    }
    for set in listed.as_array().expect("a list") {
        assert!(
            set["points"]
                .as_object()
                .is_some_and(|points| points.len() > 10),
            "{}",
            set["id"]
        );
        assert!(set["name"].is_string() && set["game"].is_string());
    }
}

#[test]
fn moves_of_backgammon() {
    let moves = tabuleiro(&[
        "moves",
        "backgammon",
        "--position",
        "4HPwATDgc/ABMA",
        "--dice",
        "31",
        "--json",
    ])
    .json();
    let moves = moves["moves"].as_array().expect("a list");
    assert_eq!(moves.len(), 16);
    assert!(
        moves.contains(&json!({ "move": "8/5 6/5", "position": "sGfwATDgc/ABMA" })),
        "{moves:?}"
    );
}

#[test]
fn moves_of_draughts_name_what_is_taken() {
    let moves = tabuleiro(&[
        "moves",
        "draughts:xalingo",
        "--position",
        "W:WK8:B9,16,17,18",
        "--json",
    ])
    .json();
    let only = &moves["moves"][0];
    assert_eq!(only["move"], "8x22x13x2x20");
    assert_eq!(only["position"], "B:WK20:B");
    assert_eq!(only["captures"], json!(["18", "17", "9", "16"]));
    assert_eq!(moves["moves"].as_array().map(Vec::len), Some(1));
}

#[test]
fn check_names_reason_and_article() {
    let ran = tabuleiro(&[
        "check",
        "italian",
        "--position",
        "W:W21,K31:B11,18,K28",
        "31x24",
        "--json",
    ]);
    assert_eq!(ran.code, 1);
    let verdict = ran.json();
    assert_eq!(verdict["legal"], false);
    assert_eq!(verdict["reason"], "must-take-the-most");
    assert!(
        verdict["article"]
            .as_str()
            .is_some_and(|article| article.contains("6.6")),
        "{verdict}"
    );
    assert_eq!(verdict["instead"], "21x14x7");

    let ran = tabuleiro(&[
        "check",
        "backgammon:xalingo",
        "--dice",
        "31",
        "6/5",
        "8/5",
        "--json",
    ]);
    assert_eq!(
        (ran.code, ran.json()["move"].as_str()),
        (0, Some("8/5 6/5"))
    );
}

#[test]
fn a_batch_is_answered_in_order_and_a_bad_line_does_not_stop_it() {
    let lines = "4HPwATDgc/ABMA\t31\t8/5 6/5\n4HPwATDgc/ABMA\t31\t8/5\nnonsense\t31\t8/5\n\
        4HPwATDgc/ABMA\t66\t24/18(2) 13/7(2)\n";
    let ran = tabuleiro_with(&["check", "backgammon", "--batch"], lines);
    let answers: Vec<serde_json::Value> = ran
        .out
        .lines()
        .map(|line| serde_json::from_str(line).expect("JSON"))
        .collect();
    assert_eq!(answers.len(), 4);
    assert_eq!(answers[0]["legal"], true);
    assert_eq!(answers[1]["reason"], "must-play-both");
    assert_eq!(answers[2]["line"], 3);
    assert!(answers[2]["error"].is_string());
    assert_eq!(answers[3]["legal"], true);
    assert_eq!(ran.code, 2);
}

#[test]
fn perft_counts_both_ways() {
    let count = |arguments: &[&str]| tabuleiro(arguments).json()["nodes"].as_u64();
    assert_eq!(
        count(&["perft", "international", "6", "--json"]),
        Some(167_140)
    );
    assert_eq!(
        count(&["perft", "international", "6", "--json", "--bulk"]),
        Some(167_140)
    );
    assert_eq!(count(&["perft", "frisian", "6", "--json"]), Some(102_431));
    assert_eq!(
        count(&["perft", "frisian", "6", "--json", "--paths"]),
        Some(103_584)
    );
    let divided = tabuleiro(&["perft", "english", "5", "--divide", "--json"]).json();
    let branches = divided["divide"].as_array().expect("branches");
    assert_eq!(
        branches
            .iter()
            .filter_map(|branch| branch["nodes"].as_u64())
            .sum::<u64>(),
        7361
    );
    assert_eq!(divided["nodes"], 7361);
}

#[test]
fn a_position_that_cannot_stand_is_told_in_its_own_numbers() {
    let refused = tabuleiro(&["moves", "spanish", "--position", "W:W32:B5"]);
    assert_eq!(
        refused.refusal(),
        "2: tabuleiro: position “W:W32:B5”: The man on 32 stands where it would have become a king."
    );
}

#[test]
fn perft_proves_every_published_row() {
    let ran = tabuleiro(&["perft", "--rows", &data("perft.json"), "--json"]);
    let compared = ran.json();
    assert_eq!(ran.code, 0, "{compared}");
    assert!(compared["rows"].as_u64() > Some(100));
    assert_eq!(compared["rows"], compared["exact"]);
    let wrong = file(
        "rows.json",
        r#"[{"rules":"spanish","position":"start","depth":2,"convention":"paths","count":49},
            {"rules":"italian","position":"start","depth":2,"convention":"unique","count":50}]"#,
    );
    let ran = tabuleiro(&["perft", "--rows", &wrong, "--json"]);
    assert_eq!(ran.code, 1);
    let compared = ran.json();
    assert_eq!(compared["exact"], 1);
    assert_eq!(compared["wrong"][0]["rules"], "italian");
    assert_eq!(compared["wrong"][0]["nodes"], 49);
    let broken = file("broken-rows.json", r#"[{"rules":"italian"}]"#);
    assert_eq!(tabuleiro(&["perft", "--rows", &broken]).code, 2);
    assert_eq!(tabuleiro(&["perft", "italian"]).code, 2);
}

#[test]
fn house_rules_work_wherever_an_id_does() {
    let rules = file(
        "garden-forced.toml",
        "parent = \"garden\"\nid = \"garden-forced\"\nname = \"Garden, forced\"\n\
         compulsion = \"forced\"\ncontinuation = \"whole-sequence\"\n",
    );
    let ran = tabuleiro(&[
        "check",
        &rules,
        "--position",
        "W:W22,32:B1,19",
        "32-28",
        "--json",
    ]);
    assert_eq!(ran.json()["reason"], "must-capture", "{}", ran.err);
    assert_eq!(
        tabuleiro(&["check", "garden", "--position", "W:W22,32:B1,19", "32-28"]).code,
        0
    );
    assert!(tabuleiro(&["perft", &rules, "4", "--json"]).json()["nodes"].as_u64() > Some(0));
    assert!(tabuleiro(&["eval", &rules, "--plies", "3", "--json"]).json()["best"].is_string());
}

#[test]
fn eval_ranks_the_moves() {
    let judged = tabuleiro(&["eval", "backgammon", "--dice", "31", "--json"]).json();
    assert_eq!(judged["best"], "8/5 6/5");
    assert_eq!(judged["candidates"].as_array().map(Vec::len), Some(16));
    let before_the_roll = tabuleiro(&["eval", "backgammon", "--json"]).json();
    assert_eq!(before_the_roll["cube"]["advice"], "no double, take");

    // A shot for two men: the search must see it.
    let judged = tabuleiro(&[
        "eval",
        "italian",
        "--position",
        "W:W21,K31:B11,18,K28",
        "--plies",
        "4",
        "--json",
    ])
    .json();
    assert_eq!(judged["best"], "21x14x7");
}

/// Two kings against one, and the same two moves again: whoever goes back once more repeats the position.
const SHUFFLED: &str = "[GameType \"21\"]\n[SetUp \"1\"]\n[FEN \"W:WK31,K32:BK1\"]\n[Result \"*\"]\n\n\
    1. 32-28 1-6 2. 28-32 6-1 3. 32-28 1-6 *\n";

#[test]
fn eval_knows_the_earlier_positions_of_a_game() {
    let score_of_going_back = |place: &[&str]| {
        let mut arguments = vec!["eval", "english", "--plies", "6", "--json"];
        arguments.extend(place);
        let judged = tabuleiro(&arguments).json();
        let candidates = judged["candidates"].as_array().expect("a list");
        let back = candidates.iter().find(|judged| judged["move"] == "28-32");
        back.expect("the way back")["score"].as_f64()
    };
    let pdn = file("shuffled.pdn", SHUFFLED);
    let record = file("shuffled.jsonl", "");
    assert_eq!(tabuleiro(&["convert", &pdn, &record, "--force"]).code, 0);
    for played in [&pdn, &record] {
        assert_eq!(score_of_going_back(&["--file", played]), Some(0.0));
    }
    let position = ["--position", "W:WK28,K31:BK6"];
    assert_ne!(score_of_going_back(&position), Some(0.0));
}

#[test]
fn eval_of_a_file_wants_a_game_by_the_rules_that_were_named() {
    let pdn = file("shuffled-too.pdn", SHUFFLED);
    let record = file("shuffled-too.jsonl", "");
    assert_eq!(tabuleiro(&["convert", &pdn, &record, "--force"]).code, 0);
    for (arguments, says) in [
        (&["italian", "--file", &record][..], "not played by"),
        (&["english", "--file", &pdn, "--game", "2"], "no game 2"),
        (&["english", "--game", "1"], "--file"),
        (&["english", "--file", &pdn, "--dice", "31"], "--dice"),
    ] {
        let ran = tabuleiro(&[&["eval"], arguments].concat());
        let refused = ran.refusal();
        assert!(
            refused.starts_with("2: ") && refused.contains(says),
            "{refused}"
        );
    }
}

#[test]
fn eval_sees_what_a_level_sees() {
    let judged = |arguments: &[&str]| tabuleiro(&[&["eval", "--json"], arguments].concat());
    let shallow = judged(&["english", "--level", "1"]).json();
    assert_eq!(shallow["depth"], 1);
    assert_eq!(shallow["candidates"].as_array().map(Vec::len), Some(7));
    // Without the slips that the level makes when it plays.
    let again = judged(&["english", "--level", "1"]).json();
    assert_eq!(again["candidates"], shallow["candidates"]);
    assert_eq!(judged(&["backgammon", "--level", "10"]).json()["depth"], 2);
    for (arguments, says) in [
        (
            &["english", "--level", "0"][..],
            "the levels are 1, 2, 3, 4, 5, 6, 7, 8, 9, 10",
        ),
        (
            &["english", "--level", "1", "--plies", "3"],
            "do not go together",
        ),
        (&["backgammon", "--plies", "4"], "0 to 3 plies"),
    ] {
        let refused = judged(arguments).refusal();
        assert!(
            refused.starts_with("2: ") && refused.contains(says),
            "{refused}"
        );
    }
}

#[test]
fn eval_answers_without_time_too() {
    let judged = tabuleiro(&["eval", "english", "--time=0", "--json"]).json();
    assert!(judged["best"].is_string(), "{judged}");
}

#[test]
fn eval_speaks_four_languages() {
    for (lang, advice, effort) in [
        ("pt", "cubo: não dobrar, aceitar", "profundidade 0"),
        ("es", "cubo: no doblar, aceptar", "profundidad 0"),
        ("en", "cube: no double, take", "depth 0"),
        ("it", "cubo: non raddoppiare, accettare", "profondità 0"),
    ] {
        let said = tabuleiro(&["eval", "backgammon", "--lang", lang]).out;
        assert!(said.contains(advice) && said.contains(effort), "{said}");
    }
}
