//! `rollout`, `analyse`, and match equity tables from files.

use crate::{file, tabuleiro};

/// The start, at 1 to 0 in a match to 3.
const START: &str = "XGID=-b----E-C---eE---c-e----B-:0:0:1:00:1:0:0:3:10";

#[test]
fn a_rollout_says_what_it_found_with_its_error() {
    let arguments = [
        "rollout",
        "--trials",
        "6",
        "--truncate",
        "1",
        "--threads",
        "2",
        "--json",
    ];
    let once = tabuleiro(&arguments).json();
    for field in ["equity", "cubeful", "stderr", "seconds"] {
        assert!(once[field].is_number(), "{field}: {once}");
    }
    assert_eq!(once["trials"], 6);
    assert!(once["probabilities"]["win"].is_number() && once["cube"]["no_double"].is_number());
    let mut again = arguments;
    again[6] = "1";
    let again = tabuleiro(&again).json();
    assert_eq!(once["cubeful"], again["cubeful"], "threads change nothing");
    let plays = tabuleiro(&[
        "rollout",
        "--dice",
        "31",
        "--trials",
        "2",
        "--truncate",
        "1",
        "--candidates",
        "2",
        "--cubeless",
        "--json",
    ]);
    let plays = plays.json();
    let candidates = plays["candidates"].as_array().expect("plays");
    assert_eq!(candidates.len(), 2);
    assert_eq!(plays["best"], candidates[0]["move"]);
    assert!(plays["cubeful"].is_null());
}

#[test]
fn bad_rollouts_are_refused() {
    for (arguments, said) in [
        (&["rollout", "--position", "nonsense"][..], "nonsense"),
        (&["rollout", "--trials", "0"], "--trials"),
        (&["rollout", "--dice", "77"], "77"),
        (&["rollout", "--met", "/nowhere.xml"], "/nowhere.xml"),
    ] {
        let refused = tabuleiro(arguments);
        assert_eq!(refused.code, 2, "{arguments:?}");
        assert!(refused.err.contains(said), "{}", refused.err);
    }
}

const MATCH: &str = "\
 3 point match

 Game 1
 Ana : 0                        Bruno : 0
  1) 31: 13/10 24/23             64: 24/14
  2) 65: 24/18 23/18             Doubles => 2
  3)  Drops
                                  Wins 1 point
";

#[test]
fn a_match_is_analysed() {
    let path = file("analysed.mat", MATCH);
    let found = tabuleiro(&["analyse", &path, "--plies", "0", "--json"]).json();
    let players = found["players"].as_array().expect("players");
    assert_eq!(players[0]["name"], "Ana");
    assert!(players[0]["pr"].is_number() && players[1]["luck"].is_number());
    assert_eq!(players[0]["cube"]["wrong_drops"]["count"], 1);
    let moves = found["moves"].as_array().expect("decisions");
    assert_eq!(moves[0]["best"], "8/5 6/5");
    assert_eq!(moves[0]["move"], "24/23 13/10");
    assert!(moves[0]["reason"].is_string() && moves[0]["mark"].is_string());
    let dropped = moves.last().expect("a decision");
    assert_eq!(
        (&dropped["move"], &dropped["best"]),
        (&"drop".into(), &"take".into())
    );
    let told = tabuleiro(&["analyse", &path, "--plies", "0", "--lang", "pt"]);
    assert!(told.out.contains("Ana: PR "), "{}", told.out);
    assert!(told.out.contains("31: 24/23 13/10 (erro"), "{}", told.out);
}

#[test]
fn what_cannot_be_analysed_is_told() {
    let game = file("analysed.pdn", "[GameType \"21\"]\n1. 11-15 23-19 *\n");
    let refused = tabuleiro(&["analyse", &game]);
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("not judged yet"), "{}", refused.err);
    assert_eq!(tabuleiro(&["analyse", "/nowhere.mat"]).code, 2);
}

#[test]
fn a_table_of_match_equities_is_read() {
    let table = |chance: &str, other: &str| {
        format!(
            "<met><pre-crawford-table type=\"explicit\"><row><me>0.5</me><me>{chance}</me></row>\
             <row><me>{other}</me><me>0.5</me></row></pre-crawford-table>\
             <post-crawford-table type=\"explicit\"><row><me>0.5</me><me>0.48</me></row></post-crawford-table></met>"
        )
    };
    let chance = |met: &str| {
        let found = tabuleiro(&[
            "eval",
            "backgammon",
            "--position",
            START,
            "--met",
            met,
            "--json",
        ]);
        found.json()["cube"]["match_chances"]["double_drop"].as_f64()
    };
    // At 1 to 0 in a match to 3, a game won means 1-away, 3-away, which this table does not have: it is computed.
    let computed = chance(&file("met.xml", &table("0.7", "0.3"))).expect("a match");
    assert!((0.74..0.77).contains(&computed), "{computed}");
    let unfair = file("unfair.xml", &table("0.7", "0.1"));
    let refused = tabuleiro(&["eval", "backgammon", "--met", &unfair]);
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("sum to 1"), "{}", refused.err);
}

#[test]
fn rollers_are_levels_of_backgammon() {
    // On the bar against a closed board, the cube on our side: one play, and it is rolled out all the same.
    let shut_out = "XGID=-BBBCCB-----------cbbbbbbA:1:1:1:00:0:0:0:0:10";
    let found = tabuleiro(&[
        "eval",
        "backgammon",
        "--position",
        shut_out,
        "--dice",
        "61",
        "--level",
        "roller",
        "--json",
    ]);
    let found = found.json();
    assert_eq!(
        found["candidates"].as_array().map(Vec::len),
        Some(1),
        "{found}"
    );
    assert_eq!(found["depth"], 5);
    assert!(found["nodes"].as_u64() > Some(42 * 5 * 21), "{found}");
    let refused = tabuleiro(&["eval", "backgammon", "--level", "best"]);
    assert_eq!(refused.code, 2);
    assert!(refused.err.contains("roller, roller+"), "{}", refused.err);
    assert_eq!(tabuleiro(&["eval", "italian", "--level", "roller"]).code, 2);
}
